from __future__ import annotations

import pytest

from memory.measuring.scores import Outcome, grouped, injected, mean, percentile, summary


def outcome(found, gold, **changes):
    facts = {"category": "one", "lang": "en", **changes}
    return Outcome(tuple(found), frozenset(gold), **facts)


def test_recall_hit_and_rank_of_one_question():
    one = outcome("abcdefghij", "bx")
    assert (one.recall(5), one.hit(5), one.reciprocal_rank()) == (0.5, 1.0, 0.5)
    none = outcome("abc", "x")
    assert (none.recall(10), none.hit(5), none.reciprocal_rank()) == (0.0, 0.0, 0.0)
    assert outcome("abc", "").recall(10) == 0.0


def test_means_over_questions_and_groups():
    two = [outcome("ab", "a"), outcome("ab", "x", category="two", lang="zh")]
    assert summary(two) == {"recall@5": 0.5, "recall@10": 0.5, "hit@5": 0.5, "mrr": 0.5}
    assert list(grouped(two, "category")) == ["one", "two"]
    assert grouped(two, "lang")["zh"]["recall@10"] == 0.0
    assert summary([])["mrr"] == 0.0


def test_what_was_injected():
    two = [outcome("ab", "a", injected=("a",), lines=3, tokens=60), outcome("ab", "b", lines=1, tokens=20)]
    assert injected(two) == {"recall": 0.5, "lines": 2.0, "tokens": 40.0}


def test_percentiles():
    assert percentile(range(1, 101), 0.95) == 96
    assert percentile([], 0.5) == 0.0
    assert mean([1, 2]) == pytest.approx(1.5)
