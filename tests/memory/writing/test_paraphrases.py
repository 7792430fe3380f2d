"""One fact in several wordings is one memory; near facts are never merged."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

import pytest

from memory.records import KIN_SLOTS, Memory, Status
from memory.writing.gate import GateOptions, gate
from memory.writing.reader import read_message
from memory.writing.reconcile import Action, decide
from memory.writing.setting import Before
from tests.memory.writing.cases.a_life import APART, CHANGES, CHINESE, ENGLISH, UNTOUCHED
from tests.memory.writing.cases.paraphrases import DISTINCT, SAME

NOW = datetime.fromisoformat("2026-11-25T10:05:00+08:00")


def learn(messages: Iterable[str]) -> tuple[list[Memory], list[Action]]:
    held: list[Memory] = []
    actions: list[Action] = []
    for text in messages:
        before = Before(kin=[memory.content for memory in held if memory.slot in KIN_SLOTS])
        for p in read_message(text, moment=NOW, zone="+08:00", known=held, before=before).proposals:
            if gate(p, GateOptions()):
                continue
            decision = decide(p, held, tombstoned=False)
            actions.append(decision.action)
            if decision.action is Action.SUPERSEDE:
                held = [memory for memory in held if memory.id != decision.memory_id]
            if decision.action is not Action.MERGE:
                fresh = Memory(
                    f"m{len(actions)}", p.kind, p.content, Status.ACTIVE, p.source_type, NOW, NOW, None,
                    slot=p.slot, value=p.value, date=p.date,
                )  # fmt: skip
                held.insert(0, fresh)
    return held, actions


def test_three_wordings_are_one_memory() -> None:
    records = {wordings[0]: len(learn(wordings)[0]) for wordings in SAME}
    assert len(records) >= 40 and min(records.values()) >= 1
    assert sum(records.values()) / len(records) <= 1.2, records


@pytest.mark.parametrize("pair", DISTINCT)
def test_near_facts_are_never_merged(pair: tuple[str, str]) -> None:
    _, actions = learn(pair)
    assert len(actions) == 2 and Action.MERGE not in actions


@pytest.mark.parametrize("life", [CHINESE, ENGLISH], ids=["zh", "en"])
def test_a_life_is_told_and_nothing_takes_the_place_of_anything(life: tuple[str, ...]) -> None:
    held, actions = learn(life)
    assert not {Action.MERGE, Action.SUPERSEDE, Action.ASK} & set(actions), [memory.content for memory in held]
    assert len(held) >= 0.9 * len(life)


@pytest.mark.parametrize("pair", APART)
def test_another_one_of_a_kind_stands_beside(pair: tuple[str, str]) -> None:
    assert learn(pair)[1] in ([Action.ADD, Action.ADD], [Action.ADD, Action.REFUSE])


@pytest.mark.parametrize("pair", CHANGES)
def test_what_is_over_makes_way(pair: tuple[str, str]) -> None:
    assert learn(pair)[1] == [Action.ADD, Action.SUPERSEDE]


@pytest.mark.parametrize("pair", UNTOUCHED)
def test_what_speaks_of_something_else_leaves_it(pair: tuple[str, str]) -> None:
    assert learn(pair)[1] == [Action.ADD]


def test_there_are_enough_pairs() -> None:
    assert len(DISTINCT) >= 60
