"""Scores follow what the user says after a reply: a little, within bounds, once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from memory.life.judging import Verdict, verdict
from memory.manager import MemoryManager
from memory.options import MemoryOptions, OutcomeOptions
from memory.records import Memory, Status
from tests.memory.life.manager_case import SetClock, remembering

PRAISE = [
    "谢谢，就是这个", "太好了！那接着说第二点", "没错，你还记得啊", "嗯，说得对", "帮大忙了",
    "Thanks, exactly what I needed", "Perfect. Next question", "That's right!", "Great, you remembered",
]  # fmt: skip
CORRECTION = [
    "不对，我早就搬走了", "不是，我说的是苏州", "你记错了，谢谢", "错了，是二十号", "这条过时了", "已经不喝咖啡了",
    "No, I moved last year", "That's not right", "You got that wrong", "Wrong, it is 20 percent", "nope",
    "That's no longer true, thanks",
]  # fmt: skip
NOTHING = [
    "帮我写一封邮件", "那周末呢？", "我住在杭州", "继续", "No problem, go on", "What about dinner?",
    "把报告里的错误改一下", "不知道吃什么好",
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "expected"),
    [(t, Verdict.PRAISE) for t in PRAISE] + [(t, Verdict.CORRECTION) for t in CORRECTION]
    + [(t, Verdict.NOTHING) for t in NOTHING],
)  # fmt: skip
def test_words_say_how_it_went(text: str, expected: Verdict) -> None:
    assert verdict(text, "我喜欢喝什么？") is expected


@pytest.mark.parametrize(
    ("now", "before", "again"),
    [
        ("我的预算是多少来着？", "我的预算是多少？", True),
        ("what was my budget again", "What was my budget?", True),
        ("我的预算是多少？", "我的目标是多少？", False),
        ("好", "好", False),
    ],
)
def test_the_same_question_is_asked_again(now: str, before: str, again: bool) -> None:
    assert (verdict(now, before) is Verdict.AGAIN) is again


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


async def answered(memory: MemoryManager, question: str) -> None:
    """A question whose reply used what is remembered."""
    session = await memory.open_session()
    heard = await memory.hear(session.id, question, (), temporary=False)
    recall = await memory.recall_for(heard.message, window_ids=(heard.message.id,), previous=(), seconds=20)
    lines = (*recall.profile, *recall.history)
    await memory.adopted("", tuple(line.id for line in lines), lines)


async def says(memory: MemoryManager, text: str) -> None:
    session = await memory.open_session()
    await memory.hear(session.id, text, (), temporary=False)


async def knows(memory: MemoryManager) -> Memory:
    [change] = await memory.hands.remember("我的单车停在二号楼地下室")
    assert change.memory is not None
    await memory.chores.drain()
    return change.memory


async def score(memory: MemoryManager, of: Memory) -> float:
    [found] = await memory.hands.by_ids([of.id])
    return round(found.outcome, 3)


@pytest.mark.parametrize(
    ("next_words", "expected"), [("谢谢", 0.6), ("不对，换地方了", 0.35), ("我的单车停在哪儿？", 0.47), ("继续", 0.5)]
)
async def test_what_is_said_next_moves_the_score_once(
    tmp_path: Path, clock: SetClock, next_words: str, expected: float
) -> None:
    async with remembering(tmp_path, clock) as memory:
        bike = await knows(memory)
        await answered(memory, "我的单车停在哪里？")
        assert await memory.upkeep.judge() == 0  # nothing was said yet
        await says(memory, next_words)
        await memory.upkeep.judge()
        await memory.upkeep.judge()
        assert await score(memory, bike) == expected


async def test_a_key_counts_once_and_instead_of_words(tmp_path: Path, clock: SetClock) -> None:
    async with remembering(tmp_path, clock) as memory:
        bike = await knows(memory)
        assert await memory.upkeep.rate(good=True) == 0
        await answered(memory, "我的单车停在哪里？")
        assert await memory.upkeep.rate(good=False) == 1
        assert await memory.upkeep.rate(good=False) == 0
        await says(memory, "谢谢")
        await memory.upkeep.judge()
        assert await score(memory, bike) == 0.35


async def test_what_goes_badly_is_archived_undoably(tmp_path: Path, clock: SetClock) -> None:
    options = MemoryOptions(outcome=replace(OutcomeOptions(), corrected=0.25))
    async with remembering(tmp_path, clock, options=options) as memory:
        bike = await knows(memory)
        await answered(memory, "我的单车停在哪里？")
        await memory.upkeep.rate(good=False)
        [found] = await memory.hands.by_ids([bike.id])
        assert (found.status, found.outcome) == (Status.ARCHIVED, 0.25)
        [line, *_] = await memory.hands.log(1)
        await memory.hands.undo(line[0].unit)
        [found] = await memory.hands.by_ids([bike.id])
        assert found.status is Status.ACTIVE
