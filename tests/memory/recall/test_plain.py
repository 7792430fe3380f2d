from __future__ import annotations

import pytest

from memory.recall.courtesy import is_agreement, is_courtesy
from memory.recall.plain import is_sum, needs_no_memory, works_on_words


@pytest.mark.parametrize(
    "text", ["多谢啦", "Good morning!", "哈哈哈", "You're the best", "好的，知道了", "Perfect, thanks a lot 👍"]
)
def test_a_courtesy_is_no_more_than_polite(text):
    assert is_courtesy(text)


@pytest.mark.parametrize(
    "text",
    [
        "谢谢，顺便问下签证要什么材料",
        "你好，我叫小林",
        "thanks, and the hotel?",
        "好，继续",
        "yes, go on",
        "今天真好看",
        "",
    ],
)
def test_more_than_a_courtesy(text):
    assert not is_courtesy(text)


@pytest.mark.parametrize(
    ("text", "expected"), [("好的", True), ("是的！", True), ("Yes please", True), ("好，继续", False)]
)
def test_a_bare_yes(text, expected):
    assert is_agreement(text) is expected


@pytest.mark.parametrize(
    "text",
    [
        "12 * 7",
        "64的平方根",
        "三加五等于几",
        "How many feet are in a mile?",
        "What's 20% of 85?",
        "把5英里换算成公里",
        "一年有多少天",
    ],
)
def test_sums_are_told(text):
    assert is_sum(text)


@pytest.mark.parametrize(
    "text",
    [
        "预算是多少",
        "How much is the rent?",
        "我还有几天考试",
        "三天",
        "把预算改成50万",
        "how many months",
        "多少钱",
        "50%",
    ],
)
def test_amounts_of_ones_own_are_no_sums(text):
    assert not is_sum(text)


@pytest.mark.parametrize(
    "text",
    [
        "把这句话翻译成德语：早安",
        "Translate “good luck” to Spanish",
        "“我”字怎么读",
        "Rephrase: we are going out",
        "润色一下：我们昨天去了海边",
    ],
)
def test_words_that_stand_in_the_message(text):
    assert works_on_words(text)


@pytest.mark.parametrize(
    "text", ["帮我翻译一下我的简历", "Translate my CV to German", "翻译上次那封邮件", "Rewrite the intro"]
)
def test_words_that_do_not(text):
    assert not works_on_words(text)


@pytest.mark.parametrize("text", ["Who are you?", "你能做什么", "thanks!", "7+8"])
def test_messages_that_need_no_memory(text):
    assert needs_no_memory(text)


@pytest.mark.parametrize(
    "text", ["巴黎有什么好玩的", "推荐一款咖啡豆", "What should I cook tonight?", "还是上次那个问题"]
)
def test_messages_that_may_need_some(text):
    assert not needs_no_memory(text)
