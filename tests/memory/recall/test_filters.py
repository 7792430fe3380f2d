"""What a recall is narrowed by: status and time (D2), and memories at rest found by their words (D6)."""

from __future__ import annotations

from datetime import timedelta

import pytest

from memory.recall.query import Scope
from memory.records import Kind, Source, Status
from memory.sqlite.rebuilding import UNFINISHED
from tests.memory.recall.builders import NOW, memory


def _day(days_ago: float) -> str:
    return (NOW - timedelta(days=days_ago)).date().isoformat()


@pytest.fixture
async def moved(world):
    """Lived in two places, learnt the violin long ago, had a task that is over."""
    await world.hold(
        memory("old", "用户住在杭州西湖边", slot="location", days_ago=40),
        memory("violin", "用户学过半年小提琴", status=Status.ARCHIVED, days_ago=300),
        memory("lesson", "用户想给孩子报小提琴课", Kind.TASK, status=Status.EXPIRED, days_ago=20),
        memory("shop", "用户在琴行买过小提琴弦", days_ago=5),
    )
    await world.workers.store.run(
        world.store.memories.supersede, "old", memory("new", "用户住在苏州园区", slot="location", days_ago=3)
    )
    await world.drain()
    return world


async def _ids(world, text, **scope):
    found = await world.recall(text, scope=Scope(**scope))
    return [line.id for line in found.history]


@pytest.mark.parametrize(
    ("statuses", "expected"),
    [
        ((), {"shop"}),
        ((Status.ACTIVE,), {"shop"}),
        ((Status.ARCHIVED,), {"violin"}),
        ((Status.EXPIRED,), {"lesson"}),
        ((Status.SUPERSEDED,), set()),
        ((Status.ACTIVE, Status.ARCHIVED, Status.EXPIRED), {"shop", "violin", "lesson"}),
    ],
)
async def test_only_memories_that_stand_so(moved, statuses, expected):
    assert set(await _ids(moved, "小提琴", statuses=statuses)) == expected


async def test_what_no_longer_holds_is_found_where_it_is_asked_for_and_says_so(moved):
    found = await moved.recall("住在哪里", scope=Scope(statuses=(Status.SUPERSEDED,)))
    assert [line.id for line in found.history] == ["old"]
    assert ("superseded", "") in found.history[0].reasons
    assert found.profile == ()


async def test_talk_has_no_status(world):
    await world.say("小提琴弦断了一根", days_ago=2)
    await world.hold(memory("shop", "用户买过小提琴弦"))
    assert {line.source for line in (await world.recall("小提琴弦")).history} == {Source.MEMORY, Source.MESSAGE}
    assert await _ids(world, "小提琴弦", statuses=(Status.ACTIVE,)) == ["shop"]


@pytest.mark.parametrize(
    ("since", "until", "expected"),
    [(10, None, {"b"}), (None, 30, {"a"}), (60, 1, {"a", "b"}), (45, 30, {"a"}), (25, 10, set())],
)
async def test_only_what_was_said_within_these_days(world, since, until, expected):
    await world.hold(memory("a", "用户在看冰岛的机票", days_ago=40), memory("b", "用户订了冰岛的机票", days_ago=5))
    days = {name: _day(ago) for name, ago in (("since", since), ("until", until)) if ago is not None}
    assert set(await _ids(world, "冰岛机票", **days)) == expected


async def test_days_that_the_message_names_count_within_those_asked_for(world):
    await world.say("和老周去看了话剧", days_ago=1)
    assert len((await world.recall("昨天和老周看了什么")).history) == 1
    assert await _ids(world, "昨天和老周看了什么", until=_day(10)) == []


async def test_talk_and_memories_at_rest_are_narrowed_by_days_too(moved):
    await moved.say("小提琴要换弦了", days_ago=30)
    assert len(await _ids(moved, "小提琴换弦", sources=(Source.MESSAGE,), since=_day(31), until=_day(29))) == 1
    assert await _ids(moved, "小提琴换弦", sources=(Source.MESSAGE,), since=_day(20)) == []
    assert await _ids(moved, "小提琴", statuses=(Status.ARCHIVED,), since=_day(100)) == []


async def test_the_archive_answers_however_much_lies_in_it(world):
    await world.hold(
        memory("violin", "用户学过半年小提琴", status=Status.ARCHIVED, days_ago=900),
        *(memory(f"x{n}", f"用户在{n}号店买过零食", status=Status.ARCHIVED, days_ago=100 + n / 10) for n in range(600)),
    )
    assert [line.id for line in (await world.recall("小提琴学过多久")).history] == ["violin"]


async def test_a_full_text_made_anew_holds_what_is_at_rest(moved):
    await moved.workers.store.run(moved.store.rebuild)
    await moved.drain()
    assert await _ids(moved, "小提琴", statuses=(Status.ARCHIVED,)) == ["violin"]
    assert await moved.workers.store.run(moved.store.meta.get, UNFINISHED) == ""


async def test_what_is_let_go_is_at_rest_no_more(moved):
    held = ("SELECT count(*) FROM words WHERE words MATCH ?", ('"学 过 半 年"',))
    assert await moved.workers.store.run(moved.store.db.row, *held) == (1,)
    await moved.workers.store.run(moved.store.forget, ["violin"])
    assert await _ids(moved, "小提琴", statuses=(Status.ARCHIVED,)) == []
    assert await moved.workers.store.run(moved.store.db.row, *held) == (0,)
