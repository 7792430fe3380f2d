from __future__ import annotations

from memory.recall.gates import MARK_AND_DATE_TOKENS, cost, gate_tokens, tagged
from memory.records import Line, Source
from tests.memory.recall.builders import WordCounter

COUNTER = WordCounter()


def line(key, text="a few words", tokens=None, **changes):
    counted = cost(text, COUNTER) if tokens is None else tokens
    return Line(key, Source.MEMORY, text, "2026-11-01", counted, **changes)


def test_the_lowest_goes_first_until_the_tokens_fit():
    gated = gate_tokens([line("a", tokens=40), line("b", tokens=40), line("c", tokens=40)], 90, COUNTER)
    assert [one.id for one in gated.kept] == ["a", "b"]
    assert [(one.id, one.reason) for one in gated.dropped] == [("c", "gate_tokens")]


def test_allergies_and_instructions_are_shortened_never_dropped():
    long = "过敏" * 90
    lines = [
        line("plain", tokens=40),
        line("allergy", long, slot="allergy"),
        line("rule", long, kind="instruction"),
    ]
    gated = gate_tokens(lines, 160, COUNTER)
    assert [one.id for one in gated.kept] == ["allergy", "rule"]
    assert [one.id for one in gated.dropped] == ["plain"]
    assert all(len(one.text) < len(long) for one in gated.kept)
    assert sum(one.tokens for one in gated.kept) <= 160


def test_even_with_no_room_at_all_they_stay():
    gated = gate_tokens([line("health", "很长的健康状况" * 30, slot="health")], 0, COUNTER)
    assert [one.id for one in gated.kept] == ["health"]
    assert len(gated.kept[0].text) <= 50


def test_nothing_is_touched_where_all_fits():
    lines = [line("a"), line("b")]
    assert gate_tokens(lines, 1000, COUNTER).kept == tuple(lines)
    assert gate_tokens([], 0, COUNTER).kept == ()


def test_tags_are_short_and_unique():
    assert [one.tag for one in tagged([line("a"), line("b")])] == ["m1", "m2"]


def test_mark_and_date_are_paid_for():
    assert cost("one two", COUNTER) == 2 + MARK_AND_DATE_TOKENS
