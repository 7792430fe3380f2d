"""Forty messages that point back, asked the day after the talk they point to: its turns are among the first five."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.memory.recall.pointing_back import TALKS, Talk
from tests.memory.recall.real_world import PATIENT, RealWorld, needs_model

pytestmark = needs_model
FIVE = 5
LEAST = 0.9


@pytest.fixture
async def real(tmp_path: Path) -> AsyncIterator[RealWorld]:
    async with RealWorld.opened(tmp_path) as world:
        yield world


async def hits(world: RealWorld, talk: Talk) -> dict[str, bool]:
    """Which messages bring a turn of the talk's last sitting among the first five lines."""
    for days_ago, sitting in zip((9.0, 6.0, 4.0), talk.earlier, strict=True):
        await world.say(*sitting, days_ago=days_ago)
    said = {message.id for message in await world.say(*talk.last, days_ago=1.0)}
    found: dict[str, bool] = {}
    for text in talk.messages:
        history = (await world.recall(text, session_id="today", deadline_s=PATIENT)).history
        found[text] = any(line.id in said for line in history[:FIVE])
    return found


@pytest.mark.timeout(60)
@pytest.mark.parametrize("name", TALKS)
async def test_what_a_message_points_back_to_is_found(real: RealWorld, name: str):
    found = await hits(real, TALKS[name])
    assert len(found) == 10
    assert sum(found.values()) / len(found) >= LEAST, [text for text, hit in found.items() if not hit]


async def test_in_an_empty_store_they_find_nothing(real: RealWorld):
    for talk in TALKS.values():
        assert (await real.recall(talk.messages[0], session_id="today", deadline_s=PATIENT)).history == ()
