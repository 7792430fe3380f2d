"""In the first weeks: silence where nothing is meant, and what is meant in other words is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from memory.records import Quote, Role
from tests.memory.recall.builders import memory
from tests.memory.recall.real_world import PATIENT, RealWorld, needs_model
from tests.memory.recall.tiny_stores import FOUND, SILENT, STORES, Tiny

pytestmark = needs_model


async def lived(world: RealWorld, tiny: Tiny) -> dict[str, str]:
    """Tell the store; the key of each message by its id."""
    said = await world.say(*[text for _, text in tiny.talk], roles=(Role.USER,) * len(tiny.talk)) if tiny.talk else []
    told = [(key, message) for (key, _), message in zip(tiny.talk, said, strict=True)]
    origins = {key: Quote(message.id, message.text) for key, message in told if key}
    held = [
        memory(key, text, kind=kind, slot=slot, origin=origins.get(key, Quote("q", text)))
        for key, (text, kind, slot) in tiny.memories.items()
    ]
    await world.hold(*held)
    return {message.id: key or message.text for key, message in told}


@pytest.mark.parametrize("name", STORES)
async def test_what_may_be_injected_is_and_nothing_else(tmp_path: Path, name: str):
    wrong: dict[str, list[str]] = {}
    async with RealWorld.opened(tmp_path) as world:
        key_of = await lived(world, STORES[name])
        for case in (one for one in (*SILENT, *FOUND) if one.store == name):
            found = await world.recall(case.text, deadline_s=PATIENT)
            keys = [key_of.get(line.id, line.id) for line in found.history]
            if (case.first and keys[:1] != [case.first]) or not set(keys) <= {case.first, *case.may}:
                wrong[case.text] = keys
    assert wrong == {}
