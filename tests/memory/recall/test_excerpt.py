from __future__ import annotations

from memory.recall.excerpt import excerpt

LONG = (
    "The weather was dull all day. " * 8
    + "We painted the kennel blue. Then we had tea. "
    + "Nothing else happened. " * 8
)


def test_a_short_text_is_shown_whole():
    assert excerpt("We painted\nthe kennel.", ["kennel"], 200) == "We painted the kennel."


def test_a_long_text_is_shown_from_where_it_answers():
    shown = excerpt(LONG, ["kennel", "tea"], 100)
    assert shown.startswith("…We painted the kennel blue. Then we had tea.")
    assert len(shown) <= 100


def test_without_a_match_it_is_shown_from_the_beginning():
    assert excerpt(LONG, ["sourdough"], 100).startswith("The weather was dull")
    assert excerpt(LONG, [], 100).startswith("The weather was dull")


def test_chinese_is_cut_at_its_sentences():
    text = "今天一直在下雨。" * 20 + "手冲的水温要降到九十度。" + "后来就回家了。" * 20
    assert excerpt(text, ["水温"], 60).startswith("…手冲的水温要降到九十度。")
    assert len(excerpt(text, ["水温"], 60)) <= 60


def test_one_endless_sentence_is_cut_too():
    assert len(excerpt("很长" * 300, ["很长"], 80)) == 80
