from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.text import (
    index_terms,
    is_cjk,
    normalise,
    query_terms,
    sentences,
    shorten,
    stem,
)


def test_equal_words_have_one_spelling():
    assert normalise("繁體中文與ＡＢＣ１２３") == "繁体中文与abc123"
    assert normalise("Straße") == "strasse"


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("手冲咖啡", ["手冲", "冲咖", "咖啡"]),
        ("猫", ["猫"]),
        ("我用 Python 写代码", ["我用", "python", "写代", "代码"]),
        ("C++ and C#, v2", ["c++", "and", "c#", "v2"]),
        ("she's Ann's", ["she", "ann"]),
        ("", []),
        ("！？…", []),
    ],
)
def test_index_terms(text, terms):
    assert index_terms(text) == terms


def test_traditional_and_simplified_meet():
    assert set(index_terms("學習語言")) == set(index_terms("学习语言"))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("trips", "trip"),
        ("hiking", "hike"),
        ("hiked", "hike"),
        ("stories", "story"),
        ("running", "run"),
        ("planned", "plan"),
        ("boxes", "box"),
        ("tried", "try"),
        ("classes", "class"),
        ("Ann's", "Ann"),
    ],
)
def test_forms_of_a_word_share_a_stem(one, other):
    assert stem(one.lower()) == stem(other.lower())


@pytest.mark.parametrize("word", ["bus", "this", "sing", "red", "2026", "naïve", "c++"])
def test_short_and_odd_words_stay(word):
    assert stem(word) == word


def test_queries_drop_grammar_and_keep_what_is_asked():
    assert query_terms("What did I say about my trip to Kyoto?") == ["say", "trip", "kyoto"]
    assert "什么" not in query_terms("我的猫叫什么名字")
    assert "名字" in query_terms("我的猫叫什么名字")


def test_a_query_of_grammar_alone_keeps_everything():
    assert query_terms("who are you") == ["who", "are", "you"]
    assert query_terms("你是谁") != []


def test_a_query_term_is_found_among_the_index_terms_of_its_text():
    for text in ("用户养了一只叫团子的猫", "She planned three trips to Kyoto", "我在 ByteDance 做前端"):
        assert set(query_terms(text)) <= set(index_terms(text))


def test_sentences_of_both_languages():
    assert sentences("今天很累。明天去杭州！你呢？") == ["今天很累。", "明天去杭州！", "你呢？"]
    assert sentences("I met Mr. Lee. It cost 3.5 dollars! Why?\nOk") == [
        "I met Mr. Lee.",
        "It cost 3.5 dollars!",
        "Why?",
        "Ok",
    ]
    assert sentences("他说：“走吧。”然后走了") == ["他说：“走吧。”", "然后走了"]
    assert sentences("") == []


def test_shorten_cuts_at_a_word_and_says_so():
    assert shorten("one  two\nthree", 100) == "one two three"
    assert shorten("one two three four", 14) == "one two three…"
    assert len(shorten("长" * 300, 200)) == 200
    assert shorten("abc", 0) == "…"


def test_script_is_told():
    assert is_cjk("abc中")
    assert not is_cjk("abc é")


@given(st.text(max_size=200))
def test_anything_can_be_read(text):
    assert len(index_terms(text)) <= 4 * len(text) + 1  # a ligature may become several letters
    assert set(query_terms(text)) <= set(index_terms(text))
    assert all(sentence.strip() for sentence in sentences(text))


@pytest.mark.parametrize("piece", ["啊", "a", "a b ", "。", "' ", "x. ", "1"])
def test_time_grows_with_the_length_only(piece):
    started = time.thread_time()
    text = piece * 50_000
    index_terms(text)
    query_terms(text)
    sentences(text)
    assert time.thread_time() - started < 5.0
