"""Nothing relevant, nothing injected: messages that need no memory, and questions about other people's lives."""

from __future__ import annotations

from pathlib import Path

import pytest

from memory.measuring.synthetic import sentence
from tests.memory.recall.builders import memory
from tests.memory.recall.plain_messages import PLAIN_MESSAGES
from tests.memory.recall.pointing_back import TALKS
from tests.memory.recall.real_world import PATIENT, RealWorld, needs_model

pytestmark = [needs_model, pytest.mark.timeout(90)]

STRANGE = (
    "When did Caroline adopt her greyhound?",
    "What did Melanie give Jon for his graduation in Lyon?",
    "Which instrument does Tobias play in the orchestra?",
    "How many medals did Ingrid win at the regatta?",
    "Where did Rashid and Leonie spend their honeymoon?",
    "雅婷的面包店是哪一年开张的？",
    "俊杰的吉他是跟谁学的？",
    "秀兰阿姨的手术做得顺利吗？",
)
LINES = 6


async def lived(world: RealWorld) -> None:
    for place, talk in enumerate(TALKS.values()):
        for number, sitting in enumerate((*talk.earlier, talk.last)):
            await world.say(*sitting, days_ago=2.0 + 5 * place + number)
    await world.hold(*[memory(f"x{number}", sentence(number)) for number in range(20)])


async def test_sixty_messages_that_need_no_memory_bring_none(tmp_path: Path):
    assert len(PLAIN_MESSAGES) == 60
    async with RealWorld.opened(tmp_path) as world:
        await lived(world)
        loud = [text for text in PLAIN_MESSAGES if (await world.recall(text, deadline_s=PATIENT)).history]
    assert loud == []


async def test_questions_about_strangers_bring_little(tmp_path: Path):
    async with RealWorld.opened(tmp_path) as world:
        await lived(world)
        kept = {text: len((await world.recall(text, deadline_s=PATIENT)).history) for text in STRANGE}
    assert sum(kept.values()) <= 0.25 * LINES * len(STRANGE), kept
