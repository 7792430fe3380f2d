from __future__ import annotations

from dataclasses import replace

import pytest

from memory.recall.candidates import Candidate
from memory.recall.multipliers import factor, fades, recency
from memory.recall.weights import Weights
from memory.records import Kind, Source
from tests.memory.recall.builders import NOW, memory

WEIGHTS = Weights()


def candidate(**changes):
    held = memory("m", "text", **changes)
    return Candidate("memory:m", Source.MEMORY, "m", held.content, held.created_at, "2026-11-27", memory=held)


def test_a_memory_told_once_is_neutral():
    assert factor(candidate(), NOW, WEIGHTS) == (1.0, {})


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"kind": Kind.TASK}, True),
        ({"kind": Kind.EVENT}, True),
        ({"slot": "project"}, True),
        ({"kind": Kind.PREFERENCE}, False),
        ({"slot": "name"}, False),
        ({"kind": Kind.INSTRUCTION}, False),
    ],
)
def test_only_tasks_events_and_running_work_fade(changes, expected):
    assert fades(candidate(**changes)) is expected


def test_recency_is_exponential_and_use_keeps_it_fresh():
    old = candidate(kind=Kind.TASK, days_ago=20)
    assert recency(old, NOW, 0.05) == pytest.approx(0.3679, abs=1e-4)
    used = old._replace(memory=replace(old.memory, last_accessed_at=NOW))
    assert recency(used, NOW, 0.05) == 1.0


def test_fresh_before_stale_important_before_trivial():
    fresh, stale = candidate(kind=Kind.TASK, days_ago=1), candidate(kind=Kind.TASK, days_ago=100)
    assert factor(fresh, NOW, WEIGHTS)[0] > factor(stale, NOW, WEIGHTS)[0]
    assert factor(candidate(importance=0.9), NOW, WEIGHTS)[0] > 1.0 > factor(candidate(importance=0.3), NOW, WEIGHTS)[0]
    assert factor(candidate(outcome=0.9), NOW, WEIGHTS)[0] > 1.0 > factor(candidate(outcome=0.1), NOW, WEIGHTS)[0]
    assert factor(candidate(confidence=0.6), NOW, WEIGHTS)[0] < 1.0


def test_all_together_never_exceed_the_bound():
    best = candidate(importance=1.0, confidence=1.0, outcome=1.0)
    worst = candidate(kind=Kind.TASK, days_ago=1000, importance=0.0, confidence=0.0, outcome=0.0)
    strong = replace(WEIGHTS, importance=1.0, outcome=1.0)
    assert factor(best, NOW, strong)[0] == pytest.approx(1.2)
    assert factor(worst, NOW, strong)[0] == pytest.approx(0.8)


def test_messages_have_no_factors():
    said = Candidate("message:a#0", Source.MESSAGE, "a", "text", NOW, "2026-11-28")
    assert factor(said, NOW, WEIGHTS) == (1.0, {})
