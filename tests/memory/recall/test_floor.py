from __future__ import annotations

from dataclasses import replace

import pytest

from memory.recall.candidates import Candidate, PathHits
from memory.recall.floor import Ranked, Signals, coverage, held_terms, nearness, passes, relevance, term_weights
from memory.recall.query import RecallOptions
from memory.recall.ranking import Ranking
from memory.recall.reading import Reading
from memory.recall.weights import MEMORY_FLOOR, QUESTION_FLOOR, STATEMENT_FLOOR
from memory.records import Source
from tests.memory.recall.builders import NOW, memory

WEAK = Signals(nearness=0.3, coverage=0.0, shared=0.0, known=0.1, dated=0.0, lead=0.4, agreement=0.0)
STRONG = Signals(nearness=1.0, coverage=0.7, shared=2.0, known=1.0, dated=0.0, lead=0.8, agreement=0.3)


@pytest.mark.parametrize("model", [QUESTION_FLOOR, STATEMENT_FLOOR, MEMORY_FLOOR])
def test_strong_signals_pass_and_weak_ones_do_not(model):
    assert relevance(STRONG, model) > model.least
    assert relevance(WEAK, model) < model.least


@pytest.mark.parametrize(
    "name",
    [
        "nearness",
        "coverage",
        "shared",
        "known",
        "dated",
        "personal",
        "best",
        "lead",
        "agreement",
    ],
)
@pytest.mark.parametrize("model", [QUESTION_FLOOR, STATEMENT_FLOOR, MEMORY_FLOOR])
def test_no_other_signal_speaks_against(model, name):
    assert relevance(replace(WEAK, **{name: 1.0}), model) >= relevance(WEAK, model)


def test_names_that_nobody_heard_speak_against():
    assert relevance(replace(STRONG, strangers=1.0), QUESTION_FLOOR) < relevance(STRONG, QUESTION_FLOOR)
    assert relevance(replace(STRONG, strangers=1.0), MEMORY_FLOOR) == relevance(STRONG, MEMORY_FLOOR)


def test_more_than_enough_shared_words_are_no_more():
    plenty = replace(WEAK, shared=QUESTION_FLOOR.enough)
    assert relevance(replace(plenty, shared=50.0), QUESTION_FLOOR) == relevance(plenty, QUESTION_FLOOR)


def test_rare_words_weigh_more():
    weights = term_weights(["unknown", "rare", "common"], {"rare": 2, "common": 5_000})
    assert weights["unknown"] == 1.0
    assert weights["unknown"] > weights["rare"] > weights["common"] > 0
    assert coverage(weights, ["rare"]) > coverage(weights, ["common"])
    assert coverage(weights, ["unknown", "rare", "common"]) == pytest.approx(1.0)
    assert coverage({}, ["rare"]) == 0.0


def test_what_a_text_holds():
    assert held_terms("我养了一只猫和两条狗", ["猫", "狗", "鱼"]) == {"猫", "狗"}
    assert held_terms("She planned three trips", ["trip", "plan", "ship"]) == {"trip", "plan"}


def test_nearness_is_counted_from_the_baseline():
    hits = PathHits({"a": 0.88, "b": 0.80}, baseline=0.78, width=0.1)
    assert nearness("a", hits) == pytest.approx(1.0)
    assert nearness("only words", hits) == pytest.approx(nearness("b", hits))
    assert nearness("far", PathHits({"far": 0.5}, baseline=0.78, width=0.1)) == 0.0
    assert 0 < nearness("a", PathHits({}, {"a": 1.0})) < 1


def judged(texts, hits, options=None, wanted=6, terms=("greyhound", "kennel"), states=False, names=()):
    pool = {key: Candidate(key, Source.MESSAGE, key, text, NOW, "2026-11-28") for key, text in texts.items()}
    ranking = Ranking(tuple(pool), dict.fromkeys(pool, 1.0), {key: {} for key in pool})
    reading = Reading("q", terms, names=names, states=states)
    return passes(Ranked(reading, hits, pool, ranking), list(pool), options or RecallOptions(), wanted)


HITS = PathHits({"right": 0.88, "wrong": 0.79}, {"right": 9.0}, {"greyhound": 2, "kennel": 1}, baseline=0.78, width=0.1)
TEXTS = {"right": "I painted the greyhound's kennel", "wrong": "The starter died again"}


def test_the_right_line_is_let_through_and_the_other_stopped():
    assert judged(TEXTS, HITS) == (["right"], ["wrong"])


def test_a_question_about_what_nobody_mentioned_brings_nothing():
    strange = replace(HITS, frequencies={"greyhound": 0, "kennel": 0}, meaning={"right": 0.80, "wrong": 0.79})
    assert judged({"right": "I bought bread", "wrong": "It rained"}, strange)[0] == []


def test_the_floor_can_be_lifted_and_raised():
    assert judged(TEXTS, HITS, RecallOptions(floor=0.0)) == (["right", "wrong"], [])
    assert len(judged(TEXTS, HITS, RecallOptions(floor=2.0))[0]) <= 1


def test_what_ranks_below_is_not_let_through():
    many = {f"k{place}": "the greyhound kennel" for place in range(20)}
    near = dict.fromkeys(many, 0.88)
    hits = replace(HITS, meaning=near)
    assert judged(many, hits, wanted=3) == (["k0", "k1", "k2"], [])


def test_a_question_about_a_stranger_brings_nothing():
    others = {f"far{place}": 0.78 for place in range(200)}
    hits = replace(HITS, meaning={**HITS.meaning, **others}, frequencies={**HITS.frequencies, "brunhild": 0})
    assert judged(TEXTS, hits)[0] == ["right"]
    assert judged(TEXTS, hits, names=(("brunhild",),))[0] == []


def test_a_memory_is_judged_by_its_own_model():
    held = memory("m", "The user has a dog called Comet")
    pool = {"m": Candidate("m", Source.MEMORY, "m", held.content, NOW, "2026-11-27", memory=held)}
    ranking = Ranking(("m",), {"m": 1.0}, {"m": {}})
    hits = PathHits({"m": 0.83}, frequencies={"rex": 0}, baseline=0.78, width=0.1)
    options = RecallOptions()
    asked = Reading("q", ("rex",), personal=True)
    assert passes(Ranked(asked, hits, pool, ranking), ["m"], options, 6)[0] == ["m"]
    assert passes(Ranked(replace(asked, personal=False), hits, pool, ranking), ["m"], options, 6)[0] == []
