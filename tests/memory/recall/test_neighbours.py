from __future__ import annotations

import pytest

from memory.recall.candidates import Candidate
from memory.recall.neighbours import share
from memory.recall.weights import Weights
from memory.records import Source
from tests.memory.recall.builders import NOW

WEIGHTS = Weights(from_before=0.4, from_after=0.3, from_two_before=0.2, from_two_after=0.1)


def turn(key, before=None, after=None):
    return Candidate(key, Source.MESSAGE, key, key, NOW, "2026-11-28", before=before, after=after)


def test_a_turn_gains_from_the_turns_on_both_sides():
    pool = {"a": turn("a", after="b"), "b": turn("b", "a", "c"), "c": turn("c", before="b")}
    gains = share({"a": 1.0, "b": 0.0, "c": 0.5}, pool, WEIGHTS)
    assert gains == pytest.approx({"a": 0.1 * 0.5, "b": 0.4 * 1.0 + 0.3 * 0.5, "c": 0.2 * 1.0})


def test_what_stands_alone_gains_nothing():
    assert share({"a": 1.0, "b": 1.0}, {"a": turn("a"), "b": turn("b")}, WEIGHTS) == {}


def test_a_neighbour_that_was_not_found_counts_as_nothing():
    assert share({"b": 1.0}, {"b": turn("b", "a", "c")}, WEIGHTS) == {}
