"""Nothing relevant, nothing injected: strangers' questions, messages that need no memory, and what silence costs.

    python -m tests.bench.silence [--data DIR] [--cache DIR] [--every N] [FILE …]

1. Two hundred questions of other people are asked of each person's store, those of `tests.bench.strangers` among
   them. Printed is the share of the six lines that a floorless recall injects which the floor leaves: at most 0.25
   over the three kinds of talk (aim 0.10). What companion talk (memorybank, madial) leaves there is printed only.
2. Sixty messages that need no memory (`tests.memory.recall.plain_messages`): how many bring anything at all.
3. What the floor takes from recall@10 in one's own store stands in `tests.bench.recall` ("no floor" minus "Jide").
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
from dataclasses import replace
from datetime import datetime

from memory.measuring.evaluate import Bench, Conversation, Question, conversations, told
from memory.measuring.vector_cache import CachedEmbedder
from memory.recall.engine import RecallEngine
from memory.recall.query import RecallQuery
from tests.bench.recall import add_data_arguments, chosen_files, make_bench
from tests.bench.strangers import STRANGE_EN, STRANGE_ZH
from tests.memory.recall.plain_messages import PLAIN_MESSAGES

KINDS = ("locomo", "lifebench", "realmem")
COMPANIONS = ("madial", "memorybank")
MOST = 0.25
QUESTIONS = 200
LINES = 6


def strange_questions(files: dict[str, list[Conversation]], name: str, own: Conversation) -> list[Question]:
    """Questions about other people in the store's language, the same ones on every run."""
    questions = _sample(_foreign(files, own, KINDS), own, QUESTIONS // len(files[name]))
    now = max(item.time for item in own.items)
    made_up = STRANGE_ZH if own.lang == "zh" else STRANGE_EN
    return [*questions, *(Question(text, now, frozenset(), "made up") for text in made_up)]


def companion_questions(files: dict[str, list[Conversation]], name: str, own: Conversation) -> list[Question]:
    """What others said to a companion: much of it fits many lives."""
    return _sample(_foreign(files, own, COMPANIONS), own, QUESTIONS // len(files[name]) // 4)


def _foreign(files: dict[str, list[Conversation]], own: Conversation, kinds: tuple[str, ...]) -> list[Question]:
    return [
        question
        for kind, told_by in files.items()
        if kind.startswith(kinds)
        for one in told_by
        if one.id != own.id and one.lang == own.lang
        for question in one.questions
    ]


def _sample(questions: list[Question], own: Conversation, wanted: int) -> list[Question]:
    return random.Random(own.id).sample(questions, min(wanted, len(questions)))


async def lines_kept(engine: RecallEngine, questions: list[Question]) -> list[int]:
    """Lines that each strange question brings."""
    return [
        len((await engine.recall(RecallQuery(one.text, one.time, limit=LINES, gates=False))).history)
        for one in questions
    ]


async def loud(engine: RecallEngine, now: datetime) -> int:
    """How many messages that need no memory bring some."""
    return len([text for text in PLAIN_MESSAGES if (await engine.recall(RecallQuery(text, now))).history])


async def measure(files: dict[str, list[Conversation]], names: list[str], bench: Bench) -> float:
    """Print a line for each file; the mean share over the three kinds of talk."""
    shares: dict[str, list[float]] = {}
    for name in names:
        counts: list[int] = []
        companions: list[int] = []
        plain = 0
        for own in files[name]:
            async with told(own, bench) as (engine, _, _):
                counts += await lines_kept(engine, strange_questions(files, name, own)[:: bench.every])
                companions += await lines_kept(engine, companion_questions(files, name, own)[:: bench.every])
                plain = max(plain, await loud(engine, max(item.time for item in own.items)))
        beside = f"companion talk {_share(companions):.3f}; plain messages: {plain}"
        print(f"{name:14s} {_share(counts):.3f} over {len(counts)} strange questions; {beside}", flush=True)
        shares.setdefault(name.rpartition("-")[0] or name, []).append(_share(counts))
    judged = [sum(shares[kind]) / len(shares[kind]) for kind in KINDS if kind in shares]
    return sum(judged) / len(judged) if judged else 0.0


def _share(counts: list[int]) -> float:
    return sum(counts) / (LINES * len(counts)) if counts else 0.0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_data_arguments(parser)
    parser.add_argument("--every", type=int, default=1)
    chosen = parser.parse_args()
    names = chosen_files(chosen)
    everything = argparse.Namespace(files=[], data=chosen.data)
    files = {name: list(conversations(chosen.data / f"{name}.jsonl")) for name in chosen_files(everything)}
    bench = make_bench(chosen.cache, chosen.every)
    embedder = CachedEmbedder(bench.embedder, bench.cache) if bench.embedder and bench.cache else bench.embedder
    mean = asyncio.run(measure(files, names, replace(bench, embedder=embedder)))
    print(f"mean over {', '.join(KINDS)}: {mean:.3f} (at most {MOST})")
    if isinstance(embedder, CachedEmbedder):
        embedder.save()
    return 0 if mean <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
