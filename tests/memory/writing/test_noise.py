"""Twenty facts told among small talk are kept, and hardly anything else is (the program: tests.bench.writing_noise)."""

from __future__ import annotations

from pathlib import Path

from memory.embedding.hashing import HashingEmbedder
from tests.bench.noise_talk import KEYS, talk
from tests.bench.writing_noise import MOST_JUNK, measure


async def test_facts_are_kept_and_noise_is_not(tmp_path: Path) -> None:
    turns = 160
    assert len(set(talk(turns))) > 120
    outcome = await measure(turns, tmp_path, HashingEmbedder)
    assert outcome.stored >= len(KEYS)
    assert outcome.share <= MOST_JUNK, outcome.junk
    assert len(outcome.missing) <= 5, outcome.missing  # the stand-in embedder knows no meaning
