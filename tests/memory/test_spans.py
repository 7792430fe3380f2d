from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.spans import Span, common, find, fold, replaced, united, without, words_pattern


def _found(words: str, text: str) -> list[str]:
    pattern = words_pattern(words)
    assert pattern is not None
    return [text[start:end] for start, end in find(pattern, fold(text))]


@pytest.mark.parametrize(
    ("words", "text", "found"),
    [
        ("花生", "花生和花 生，也有花\n生酱", ["花生", "花 生", "花\n生"]),
        ("繁体", "繁體字", ["繁體"]),
        ("ABC 公司", "在ａｂｃ公司上班，ABC公司", ["ａｂｃ公司", "ABC公司"]),
        ("手冲咖啡，浅烘", "手冲咖啡、浅烘", ["手冲咖啡、浅烘"]),
        ("hand drip", "Hand-drip, hand  drip, handdrip", ["Hand-drip", "hand  drip", "handdrip"]),
        ("Ann", "Ann's plan, Ann, Anna, planning", ["Ann's", "Ann"]),
        ("peanuts", "a peanut, peanuts, peanutty", ["peanut", "peanuts"]),
        ("boss", "bosses, boss, bo", ["bosses", "boss"]),
        ("café", "CAFE\u0301 or café", ["CAFE\u0301", "café"]),
        ("30", "30 in 130, 30.5, 3,30 or 30岁", ["30", "30"]),
        ("3.5", "3.5, 35, 13.5, 3,5", ["3.5", "3,5"]),
        ("C++", "C++, C", ["C++"]),
        ("18%", "18％ and 18", ["18％"]),
        ("a.b@c.com", "mail A.B@C.com now", ["A.B@C.com"]),
        ("①号楼", "住①号楼", ["①号楼"]),
        ("猫", "…猫…ﬁ猫", ["猫", "猫"]),
    ],
)
def test_words_are_found_in_any_spelling(words: str, text: str, found: list[str]) -> None:
    assert _found(words, text) == found


@pytest.mark.parametrize("words", ["", "  ", "。！", "…"])
def test_there_is_nothing_to_look_for_in_signs(words: str) -> None:
    assert words_pattern(words) is None


@given(st.text(max_size=30), st.text(min_size=1, max_size=8), st.text(max_size=30))
def test_any_literal_chinese_or_latin_word_is_found_and_offsets_are_true(before: str, word: str, after: str) -> None:
    folded = fold(before + word + after)
    if folded.origins is not None:
        assert len(folded.origins) == len(folded.text) + 1
        assert list(folded.origins) == sorted(folded.origins)
    words_pattern(word)  # never raises
    text = f"{before} 花生 {after}"
    assert (len(before) + 1, len(before) + 3) in find(words_pattern("花生"), fold(text))


SPANS = st.lists(st.tuples(st.integers(0, 20), st.integers(0, 20)), max_size=6)


def _ground(spans: list[Span]) -> set[int]:
    return {place for start, end in spans for place in range(start, end)}


@given(SPANS, SPANS)
def test_arithmetic_of_spans_is_that_of_sets(first: list[Span], second: list[Span]) -> None:
    assert _ground(united(first)) == _ground(first)
    assert _ground(without(first, second)) == _ground(first) - _ground(second)
    assert _ground(common(first, second)) == _ground(first) & _ground(second)
    tidy = united(first)
    assert all(end < start for (_, end), (start, _) in pairwise(tidy))


def test_replacing() -> None:
    assert replaced("一二三四五", [(3, 9), (0, 1), (1, 2)], "▒▒") == "▒▒三▒▒"
    assert replaced("一二", [], "▒▒") == "一二"
    assert replaced("一二", [(5, 9)], "▒▒") == "一二"
