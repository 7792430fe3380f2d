"""Copies are merged, contradictions asked about, and near but distinct facts left alone."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from memory.ids import new_id
from memory.life.comparing import MOST_ASKED, Likeness, Relation, relation
from memory.manager import MemoryManager
from memory.records import Kind, Memory, Quote, SourceType, Status, WaitingKind
from tests.memory.life.manager_case import SetClock, remembering


def fact(clock: SetClock, content: str, slot: str | None = None, value: str = "", **more: object) -> Memory:
    now = clock.now()
    memory = Memory(
        new_id(now), Kind.FACT, content, Status.ACTIVE, SourceType.TOLD, now, now, Quote(None, content), slot=slot,
        value=value,
    )  # fmt: skip
    return replace(memory, **more)  # type: ignore[arg-type]


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


COPY, MAYBE, CONTRARY, APART = Relation.COPY, Relation.MAYBE_COPY, Relation.CONTRARY, Relation.APART


@pytest.mark.parametrize(
    ("older", "newer", "slot", "expected"),
    [
        ("用户对花生过敏", "用户对花生过敏。", "allergy", COPY),
        ("The user is allergic to peanuts", "the user is allergic to peanuts", "allergy", COPY),
        ("用户周末常去江边钓鱼", "用户周末常到江边去钓鱼", "habit", MAYBE),
        ("The user repairs old bicycles in the garage", "The user repairs old bicycles in his garage", "habit", COPY),
        ("The user repairs old bicycles", "The user repairs old bicycles at weekends", "habit", MAYBE),
        ("用户喜欢喝茶", "用户不喜欢喝茶", "likes", CONTRARY),
        ("The user drinks coffee in the evening", "The user doesn't drink coffee in the evening", "habit", CONTRARY),
        ("用户每周跑步三次", "用户每周跑步五次", "habit", APART),
        ("用户的妹妹在北京读书", "用户的弟弟在北京读书", "family", APART),
        ("用户的女儿五岁", "用户的儿子五岁", "family", APART),
        ("用户喜欢喝红茶", "用户喜欢喝绿茶", "likes", APART),
        ("用户周一去游泳", "用户周四去游泳", "schedule", APART),
        ("The user likes dogs", "The user likes cats", "likes", APART),
        ("用户有一辆自行车", "用户有一台钢琴", "other", APART),
    ],
)
def test_how_two_stand_to_each_other(clock: SetClock, older: str, newer: str, slot: str, expected: Relation) -> None:
    assert relation(fact(clock, newer, slot), fact(clock, older, slot)) is expected


def test_other_dates_and_other_agents_are_kept_apart(clock: SetClock) -> None:
    older = fact(clock, "用户去看牙医", "schedule", date="2026-12-01")
    assert relation(replace(older, id="b", date="2026-12-08"), older) is Relation.APART
    assert relation(replace(older, id="b", namespace="agent"), older) is Relation.APART


def test_only_what_is_near_is_proposed() -> None:
    import numpy as np

    def unit(*values: float) -> bytes:
        vector = np.asarray(values, dtype=np.float32)
        return (vector / np.linalg.norm(vector)).tobytes()

    vectors = {"a": unit(1, 0), "b": unit(1, 0.1), "c": unit(0, 1), "other size": b"1234"}
    likeness = Likeness(vectors)
    assert likeness.near("a", 0.9) == ["b"]
    assert likeness.near("a", -1.0) == ["b", "c"]
    assert likeness.near("missing", 0.9) == likeness.near("other size", 0.9) == Likeness({}).near("a", 0.9) == []


async def keep(memory: MemoryManager, *memories: Memory) -> None:
    for one in memories:
        await memory.call(memory.store.memories.add, one)
    await memory.chores.drain()


async def test_copies_are_merged_once_and_not_against_the_users_will(tmp_path: Path, clock: SetClock) -> None:
    async with remembering(tmp_path, clock) as memory:
        older, newer = fact(clock, "用户对花生过敏", "allergy"), fact(clock, "用户对花生过敏。", "allergy")
        await keep(memory, older, newer)
        done = await memory.upkeep.compare()
        assert (len(done.changes), done.asked) == (1, 0)
        kept, gone = await memory.hands.by_ids([older.id, newer.id])
        assert (kept.status, kept.mention_count, gone.superseded_by) == (Status.ACTIVE, 2, older.id)
        [(line, _, _), *_] = await memory.hands.log(1)
        await memory.hands.undo(line.unit)
        done = await memory.upkeep.compare()
        assert (done.changes, done.asked) == ([], 1)
        [waiting] = await memory.hands.waiting()
        assert waiting.kind is WaitingKind.COPIES
        await memory.hands.decide(waiting.id, "both")
        assert (await memory.upkeep.compare()).asked == 0


async def test_vectors_find_copies_that_share_no_attribute(tmp_path: Path, clock: SetClock) -> None:
    async with remembering(tmp_path, clock) as memory:
        await keep(memory, fact(clock, "用户周末常去江边钓鱼"), fact(clock, "用户周末常常去江边钓鱼"))
        await memory.upkeep.compare()
        assert [one.kind for one in await memory.hands.waiting()] == [WaitingKind.COPIES]


async def test_contradictions_are_asked_about_a_few_at_a_time(tmp_path: Path, clock: SetClock) -> None:
    async with remembering(tmp_path, clock) as memory:
        for number in range(MOST_ASKED + 2):
            thing = "甲乙丙丁戊己庚辛"[number] * 2
            await keep(
                memory,
                fact(clock, f"用户喜欢{thing}花", "likes", f"{thing}花"),
                fact(clock, f"用户不喜欢{thing}花", "dislikes", f"{thing}花"),
            )
        done = await memory.upkeep.compare()
        assert (done.changes, done.asked) == ([], MOST_ASKED)
        assert (await memory.upkeep.compare()).asked == 0  # nothing has changed since


async def test_only_what_has_changed_is_compared_again(tmp_path: Path, clock: SetClock) -> None:
    async with remembering(tmp_path, clock) as memory:
        await keep(memory, fact(clock, "用户对花生过敏", "allergy"))
        await memory.upkeep.compare()
        clock.moment += timedelta(days=1)
        await keep(memory, fact(clock, "用户对花生过敏。", "allergy"))
        assert len((await memory.upkeep.compare()).changes) == 1
