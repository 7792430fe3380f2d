from __future__ import annotations

from array import array

import pytest

from memory.recall.related import ENOUGH, related
from memory.recall.weights import Weights

WEIGHTS = Weights(related=1.0, related_days=3.0, lenders=1)
VECTORS = {
    "plan": array("f", [1.0, 0.0, 0.0]).tobytes(),
    "photo": array("f", [0.9, 0.1, 0.0]).tobytes(),
    "later": array("f", [0.9, 0.1, 0.0]).tobytes(),
    "other": array("f", [0.0, 0.0, 1.0]).tobytes(),
}
SCORES = {"plan": 1.0, "photo": 0.2, "later": 0.2, "other": 0.3}
DAYS = {"plan": 100, "photo": 100, "later": 130, "other": 100}


def test_what_resembles_the_best_and_lies_near_it_gains():
    gains = related(SCORES, VECTORS, DAYS, WEIGHTS)
    assert gains["photo"] > 0.9 * len(VECTORS) / ENOUGH
    assert gains["later"] < 0.01 * len(VECTORS) / ENOUGH
    assert gains["other"] == pytest.approx(0.0, abs=1e-6)
    assert max(gains.values()) <= WEIGHTS.related + 1e-6


def test_the_more_turns_the_more_they_say():
    twice = {**VECTORS, **{f"{key}2": vector for key, vector in VECTORS.items()}}
    days = {**DAYS, **{f"{key}2": 200 for key in DAYS}}
    scores = {**SCORES, **{f"{key}2": 0.1 for key in SCORES}}
    assert related(scores, twice, days, WEIGHTS)["photo"] > 1.5 * related(SCORES, VECTORS, DAYS, WEIGHTS)["photo"]


def test_candidates_without_a_vector_gain_nothing():
    assert "bare" not in related({**SCORES, "bare": 0.5}, VECTORS, {**DAYS, "bare": 100}, WEIGHTS)


def test_too_few_to_compare_or_nothing_to_lend():
    assert related({"plan": 1.0}, VECTORS, DAYS, WEIGHTS) == {}
    assert related(SCORES, {}, DAYS, WEIGHTS) == {}
    assert related(dict.fromkeys(SCORES, 0.0), VECTORS, DAYS, WEIGHTS) == {}
