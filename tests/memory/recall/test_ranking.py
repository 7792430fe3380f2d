from __future__ import annotations

import time
from datetime import timedelta

import pytest

from memory.recall.candidates import Candidate, PathHits
from memory.recall.ranking import nearness, rank, scaled, stretched
from memory.recall.reading import DaySpan, Reading
from memory.recall.weights import Weights
from memory.records import Kind, Quote, Source
from tests.memory.recall.builders import NOW, memory

WEIGHTS = Weights()
TODAY = NOW.toordinal()
PLAIN = Reading("q", ("q",))


def said(key, days_ago=1, **changes):
    made = NOW - timedelta(days=days_ago)
    return Candidate(key, Source.MESSAGE, key, key, made, made.date().isoformat(), **changes)


def held(key, **changes):
    one = memory(key, key, **changes)
    return Candidate(key, Source.MEMORY, key, key, one.created_at, one.created_at.date().isoformat(), memory=one)


def order(hits, *candidates, reading=PLAIN, weights=WEIGHTS):
    return rank(hits, {one.id: one for one in candidates}, reading, NOW, weights)


def test_min_max_over_the_query():
    assert stretched({"a": 0.9, "b": 0.8, "c": 0.85}) == pytest.approx({"a": 1.0, "b": 0.0, "c": 0.5})
    assert stretched({"a": 0.7, "b": 0.7}) == {"a": 1.0, "b": 1.0}
    assert stretched({}) == {}


def test_words_are_shares_of_the_best():
    assert scaled({"a": 8.0, "b": 2.0}) == {"a": 1.0, "b": 0.25}
    assert scaled({}) == {}


def test_what_both_paths_find_comes_first():
    hits = PathHits({"a": 0.86, "b": 0.85, "c": 0.80}, {"b": 5.0, "d": 4.0})
    found = order(hits, said("a"), said("b"), said("c"), said("d"))
    assert found.order[0] == "b"
    assert found.scores["b"] == 1.0
    assert set(found.parts["b"]) == {"meaning", "words"}
    assert set(found.parts["d"]) == {"words"}


def test_stale_rows_do_not_take_part():
    hits = PathHits({"gone": 0.95, "a": 0.85, "b": 0.80})
    found = order(hits, said("a"), said("b"))
    assert found.order == ("a", "b")
    assert found.parts["a"]["meaning"] == pytest.approx(WEIGHTS.meaning)


def test_a_named_day_lifts_what_lies_on_it():
    reading = Reading("q", ("q",), (DaySpan(TODAY - 10, TODAY - 10),))
    hits = PathHits({"then": 0.84, "other": 0.85, "far": 0.80})
    found = order(hits, said("then", 10), said("other", 3), said("far", 30), reading=reading)
    assert found.order[0] == "then"
    assert found.parts["then"]["dated"] == pytest.approx(WEIGHTS.dated)
    assert "dated" not in found.parts["other"]


def test_nearness_of_days():
    day = (DaySpan(TODAY, TODAY),)
    iso = NOW.date().isoformat()
    assert nearness(iso, day, WEIGHTS) == 1.0
    assert 0 < nearness((NOW - timedelta(days=1)).date().isoformat(), day, WEIGHTS) < 1
    assert nearness((NOW - timedelta(days=2)).date().isoformat(), day, WEIGHTS) == 0.0
    month = (DaySpan(TODAY - 30, TODAY - 3),)
    assert 0 < nearness(iso, month, WEIGHTS) < 1


def test_what_goes_on_prefers_the_fresh_but_never_ages_likes():
    hits = PathHits({"old": 0.85, "new": 0.85, "like": 0.85})
    going = Reading("q", ("q",), running=True)
    found = order(hits, said("old", 60), said("new", 1), held("like", kind=Kind.PREFERENCE), reading=going)
    assert found.order == ("like", "new", "old")
    assert found.parts["new"]["running"] > found.parts["old"].get("running", 0.0)
    asked = order(hits, said("old", 60), said("new", 1), held("like", kind=Kind.PREFERENCE))
    assert "running" not in asked.parts["new"]


def test_freshness_that_all_share_says_nothing():
    going = Reading("q", ("q",), running=True)
    hits = PathHits({"near": 0.88, "far": 0.80, "like": 0.86})
    found = order(hits, said("near", 1), said("far", 1), held("like", kind=Kind.PREFERENCE), reading=going)
    assert found.order == ("near", "like", "far")
    assert max(parts.get("running", 0.0) for parts in found.parts.values()) < WEIGHTS.running / 10


def test_the_best_memory_of_a_message_stands_above_it():
    origin = {"origin": Quote("msg", "words")}
    hits = PathHits({"msg": 0.9, "near": 0.87, "other": 0.82, "low": 0.80})
    message = said("msg")._replace(source=Source.MESSAGE, key="msg")
    found = order(hits, message, held("near", **origin), held("other", **origin), held("low"))
    assert found.order == ("near", "msg", "other", "low")
    assert found.parts["near"]["origin"] > 0
    assert "origin" not in found.parts["other"]


def test_importance_breaks_ties_and_never_outranks_relevance():
    hits = PathHits({"dull": 0.85, "weighty": 0.85, "right": 0.88, "low": 0.80})
    found = order(hits, held("dull"), held("weighty", importance=0.9), held("right", importance=0.1), held("low"))
    assert found.order[:3] == ("right", "weighty", "dull")


def test_neighbours_share():
    one = said("one")._replace(after="two")
    two = said("two")._replace(before="one")
    found = order(PathHits({"one": 0.9, "two": 0.80, "alone": 0.81}), one, two, said("alone"))
    assert found.order == ("one", "two", "alone")
    assert found.parts["two"]["neighbour"] > 0


def test_nothing_gives_nothing():
    assert order(PathHits()).order == ()


def test_two_hundred_candidates_take_milliseconds():
    near = {f"k{place}": 0.8 + place / 10_000 for place in range(200)}
    pool = [said(f"k{place}", place, before=f"k{place - 1}", after=f"k{place + 1}") for place in range(200)]
    reading = Reading("q", ("q",), (DaySpan(TODAY - 40, TODAY - 10),), running=True)
    started = time.thread_time()
    for _ in range(10):
        order(PathHits(near, near), *pool, reading=reading)
    assert (time.thread_time() - started) / 10 < 0.15
