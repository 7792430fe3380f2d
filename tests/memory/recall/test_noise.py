"""Twenty key facts in each language among some hundred others (`tests.bench.noise` takes ten thousand)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bench.noise import FACTS, LEAST, hold, key_questions, missed
from tests.memory.recall.real_world import PATIENT, RealWorld, needs_model

pytestmark = needs_model


@pytest.mark.timeout(90)
@pytest.mark.parametrize("lang", FACTS)
async def test_key_facts_are_found_among_others(tmp_path: Path, lang: str):
    async with RealWorld.opened(tmp_path) as world:
        await hold(world, lang, 40)
        lost = await missed(world, key_questions(lang))
    assert 1.0 - len(lost) / len(FACTS[lang]) >= LEAST, lost


@pytest.mark.parametrize("lang", FACTS)
async def test_an_empty_store_knows_none_of_them(tmp_path: Path, lang: str):
    async with RealWorld.opened(tmp_path) as world:
        assert [q for _, q in FACTS[lang] if (await world.recall(q, deadline_s=PATIENT)).history] == []
