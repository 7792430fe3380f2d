from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.tokens import EstimatingCounter

COUNTER = EstimatingCounter()


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [
        ("", 0, 0),
        ("ok", 1, 1),
        ("我喜欢手冲咖啡", 6, 8),
        ("The quick brown fox jumps over the lazy dog.", 10, 13),
        ("今天 standup 改到 10 点，帮我 review 一下", 13, 22),
        ("2026-11-28 09:00", 8, 11),
        ("Я переехал в Москву прошлым летом", 8, 20),
        ("🎉🎉", 2, 6),
        ("a" * 600, 75, 120),
        (" " * 1000, 4, 100),
    ],
)
def test_estimates_lie_close_to_the_true_count(text, low, high):
    assert low <= COUNTER.count(text) <= high


@given(st.text(max_size=200))
def test_any_text_has_a_count(text):
    assert 0 <= COUNTER.count(text) <= 2 * len(text)


@given(st.text(max_size=100), st.text(max_size=100))
def test_a_longer_text_never_counts_less(text, more):
    assert COUNTER.count(text) <= COUNTER.count(text + more) + 1
