from __future__ import annotations

from memory.recall.variety import split_same


def kept(*texts, limit=6):
    named = {str(place): text for place, text in enumerate(texts)}
    return split_same(list(named), named, limit, 0.9)


def test_of_equal_lines_only_the_best_stays():
    assert kept("The user likes tea.", "the user likes TEA", "用户养猫") == (["0", "2"], ["1"])
    assert kept("我喜欢喝茶", "我喜歡喝茶！") == (["0"], ["1"])


def test_numbers_and_negation_make_a_difference():
    long = "the retention target that we agreed on in the review with the whole team is {} percent"
    assert kept(long.format(18), long.format(20))[1] == []
    zh = "用户在团队评审会上说过这个季度的重点目标{}是提升留存率以及转化率还有口碑"
    assert kept(zh.format(""), zh.format("不"))[1] == []


def test_what_comes_after_the_limit_is_not_looked_at():
    assert kept("a b c", "d e f", "a b c", limit=2) == (["0", "1", "2"], [])


def test_empty_texts_do_not_repeat_each_other():
    assert kept("", "")[1] == []
