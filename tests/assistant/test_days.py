"""Days as they are lived: talk at night, journeys through zones, a clock set back, summaries that fail."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

import pytest

from assistant.chat_model import Cause, ModelError
from assistant.engine import Engine
from assistant.events import ContextReady
from assistant.offline.model import OfflineModel
from memory.options import MemoryOptions
from memory.records import JobKind
from tests.assistant.engine_case import NOW, opened, say
from tests.scripted_model import ScriptedModel


def at(text: str) -> datetime:
    """A moment of the user's clock."""
    return datetime.fromisoformat(text)


async def days_of(engine: Engine) -> list[tuple[str, str]]:
    """(day, text) of everything the user said, in the order of writing."""
    store = engine.memory.store
    days = await engine.memory.call(store.transcript.days_with_talk, 30)
    return [(day, m.text) for day in sorted(days) for m in await engine.memory.talks.said_on(day)]


async def test_talk_in_the_small_hours_belongs_to_the_day_before(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel(), now=at("2026-11-27T23:40:00+08:00")) as engine:
        await say(engine, "晚上把行李收拾好了")
        evening = engine.session_id
    async with opened(tmp_path, OfflineModel(), now=at("2026-11-28T01:30:00+08:00")) as engine:
        assert engine.session_id == evening
        await say(engine, "睡不着，再核对一遍机票")
        assert {day for day, _ in await days_of(engine)} == {"2026-11-27"}
    async with opened(tmp_path, OfflineModel(), now=at("2026-11-28T08:00:00+08:00")) as engine:
        assert engine.session_id != evening
        told = (await engine.command("/昨天")).text
        assert "行李" in told and "机票" in told


async def test_a_memory_bears_the_users_day_not_that_of_greenwich(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel(), now=at("2026-11-28T07:00:00+08:00")) as engine:
        events = await say(engine, "我叫小林，对花生过敏")
        blocks = next(event for event in events if isinstance(event, ContextReady)).blocks
        assert {line.date for line in blocks[0].lines} == {"2026-11-28"}
        assert {view.said_at for view in await engine.memories()} == {"2026-11-28"}
        assert (await engine.command("/profile")).text.count("今天") == 2
    async with opened(tmp_path, OfflineModel(), now=at("2026-11-29T02:00:00+08:00")) as engine:
        assert (await engine.command("/profile")).text.count("今天") == 2


@pytest.mark.parametrize(("hour", "day"), [(4, "2026-11-27"), (0, "2026-11-28"), (6, "2026-11-27")])
async def test_the_hour_at_which_a_day_begins_holds_for_memories_too(tmp_path: Path, hour: int, day: str) -> None:
    options = MemoryOptions(day_start_hour=hour)
    async with opened(tmp_path, OfflineModel(), now=at("2026-11-28T02:00:00+08:00"), memory=options) as engine:
        events = await say(engine, "我叫小林，对花生过敏")
        blocks = next(event for event in events if isinstance(event, ContextReady)).blocks
        assert {line.date for line in blocks[0].lines} == {day}
        assert {one.memory.day for one in await engine.memories()} == {day}
        assert [said for said, _ in await days_of(engine)] == [day]


async def test_a_phone_number_said_in_passing_stays_in_its_talk(tmp_path: Path) -> None:
    number, street = "13812345678", "文三路 478 号"
    model = ScriptedModel()
    async with opened(tmp_path, model, now=at("2026-11-27T10:00:00+08:00")) as engine:
        await say(engine, f"装修师傅的电话是{number}，他的店在{street}，约好周日量尺寸")
        await say(engine, "师傅的电话多少来着？")
        assert number in str(model.sent[-1].messages)  # the open session knows it
    async with opened(tmp_path, model, now=at("2026-11-28T10:00:00+08:00")) as engine:
        await engine.background.catch_up()
        greeting = (await engine.opening()).greeting
        found = await engine.memory.recall_text("装修师傅的电话和店的地址")
        summary = await engine.memory.talks.day_summary("2026-11-27")
        everything = f"{greeting}{found}{summary}"
        assert "装修师傅" in str(found.history) and summary
        assert number not in everything and street not in everything
        await say(engine, f"记住装修师傅的电话是{number}")
        assert number in str((await engine.memory.recall_text("装修师傅的电话")).history)


async def test_a_zone_change_loses_and_doubles_nothing(tmp_path: Path) -> None:
    said = []
    for moment in ("2026-11-27T22:00:00+08:00", "2026-11-27T20:00:00+01:00", "2026-11-27T17:00:00-05:00"):
        async with opened(tmp_path, OfflineModel(), now=at(moment)) as engine:
            said.append(f"现在是{moment[11:16]}，一切顺利地出发了")
            await say(engine, said[-1])
    async with opened(tmp_path, OfflineModel(), now=at("2026-11-28T09:00:00-05:00")) as engine:
        await engine.background.catch_up()
        assert sorted(text for _, text in await days_of(engine)) == sorted(said)
        assert {day for day, _ in await days_of(engine)} == {"2026-11-27"}
        assert (await engine.memory.talks.day_summary("2026-11-27")) != ""


async def test_a_clock_set_back_keeps_the_order_and_everything(tmp_path: Path) -> None:
    for moment, text in (
        ("2026-11-28T10:00:00+08:00", "上午把合同寄出去了"),
        ("2026-11-26T10:00:00+08:00", "时钟往回拨了，先测一下打印机"),
        ("2026-11-28T11:00:00+08:00", "现在时钟又对了，去吃午饭"),
    ):
        async with opened(tmp_path, OfflineModel(), now=at(moment)) as engine:
            await say(engine, text)
    async with opened(tmp_path, OfflineModel(), now=at("2026-11-29T09:00:00+08:00")) as engine:
        await engine.background.catch_up()
        texts = [text for _, text in await days_of(engine)]
        assert sorted(texts) == sorted(set(texts))
        assert len(texts) == 3
        assert await engine.memory.chores.queue_days() == 0
        found = await engine.recall("合同寄出去了吗")
        assert any("合同" in line.text for line in found.history)


async def test_a_day_the_model_failed_on_is_summed_up_later_once(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel(), now=NOW - timedelta(days=1)) as engine:
        await say(engine, "和房东谈好了续租，租金不变")
    failing = ScriptedModel(by_prompt={"小结": ModelError(Cause.SERVER, "scripted")})
    async with opened(tmp_path, failing) as engine:
        await engine.background.catch_up()
        assert await engine.memory.talks.day_summary("2026-11-27") == ""
        await engine.memory.call(engine.memory.store.queue.retry, JobKind.DAY, "2026-11-27")
    async with opened(tmp_path, ScriptedModel(by_prompt={"小结": "房东同意续租。"})) as engine:
        await engine.background.catch_up()
        assert await engine.memory.talks.day_summary("2026-11-27") == "房东同意续租。"
    again = ScriptedModel()
    async with opened(tmp_path, again) as engine:
        await engine.background.catch_up()
        assert not any("续租" in request.messages[-1].content for request in again.completed if _is_day(request))


async def test_a_process_that_dies_while_summing_up_leaves_the_job(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel(), now=NOW - timedelta(days=1)) as engine:
        await say(engine, "和房东谈好了续租，租金不变")
    async with opened(tmp_path, OfflineModel()) as engine:
        await engine.memory.chores.queue_days()
        claimed = await engine.memory.call(engine.memory.store.queue.claim, (JobKind.DAY,), "dead", 0.0)
        assert claimed is not None  # and then it is gone
    async with opened(tmp_path, OfflineModel()) as engine:
        await engine.background.catch_up()
        assert "续租" in await engine.memory.talks.day_summary("2026-11-27")


@pytest.mark.parametrize("days", [2, 14])
async def test_after_silent_days_the_greeting_finds_the_last_day(tmp_path: Path, days: int) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        await say(engine, "我叫小林")
        await say(engine, "想把书房刷成浅绿色，周末去看漆")
    async with opened(tmp_path, OfflineModel(), now=NOW + timedelta(days=days)) as engine:
        opening = await engine.opening()
        assert "书房" in opening.greeting
        assert len(opening.sources) == len(opening.greeting.splitlines())
        at_source = [source for source in opening.sources if source]
        around = [message.text for source in at_source for message in await engine.around(source)]
        assert any("书房" in text for text in around)
        await say(engine, "好，继续")
        assert opening.question is None


async def test_the_global_summary_is_rewritten_after_a_session(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel(), now=NOW - timedelta(days=1)) as engine:
        await say(engine, "项目进入测试阶段了，下周上线")
    writing = ScriptedModel(by_prompt={"现状": "项目在测试，下周上线。", "小结": "聊了项目测试。"})
    async with opened(tmp_path, writing) as engine:
        await engine.background.catch_up()
        assert await engine.memory.standing.text() == "项目在测试，下周上线。"
        await say(engine, "接下来做什么？")
        assert "项目在测试，下周上线。" in writing.sent[-1].messages[0].content
        calls = len(writing.completed)
        await engine.background.catch_up()
        assert not any("旧的现状" in r.messages[-1].content for r in writing.completed[calls:])


def _is_day(request: object) -> bool:
    return "小结" in request.messages[0].content  # type: ignore[attr-defined]
