"""Nothing relevant, nothing injected: strangers' questions, messages that need no memory, and what silence costs.

    python -m tests.bench.silence [--data DIR] [--cache DIR] [--every N] [FILE …]

1. Two hundred questions of other people are asked of each person's store. Printed is the share of the six lines that
   a floorless recall injects which the floor leaves: at most 0.25 over the three kinds of talk (aim 0.10).
2. Sixty messages that need no memory (`tests.memory.recall.plain_messages`): how many bring anything at all.
3. What the floor takes from recall@10 in one's own store stands in `tests.bench.recall` ("no floor" minus "Jide").
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
from dataclasses import replace

from memory.recall.evaluate import Bench, Conversation, Question, conversations, told
from memory.recall.query import RecallQuery
from memory.recall.vector_cache import CachedEmbedder
from tests.bench.recall import add_data_arguments, chosen_files, make_bench
from tests.memory.recall.plain_messages import PLAIN_MESSAGES

KINDS = ("locomo", "lifebench", "realmem")
MOST = 0.25
QUESTIONS = 200
LINES = 6


def strange_questions(files: dict[str, list[Conversation]], name: str, own: Conversation) -> list[Question]:
    """Questions about other people in the store's language, the same ones on every run.

    They come from the kinds of talk that are judged; where those hold none in this language, from all.
    """
    foreign = [
        (kind, one) for kind, told_by in files.items() for one in told_by if one.id != own.id and one.lang == own.lang
    ]
    judged = [one for kind, one in foreign if kind.startswith(KINDS)]
    others = judged or [one for _, one in foreign]
    questions = [question for one in others for question in one.questions]
    wanted = QUESTIONS // len(files[name])
    return random.Random(own.id).sample(questions, min(wanted, len(questions)))


async def lines_kept(own: Conversation, bench: Bench, questions: list[Question]) -> tuple[list[int], int]:
    """(lines that each strange question brings, messages that need no memory and bring some)."""
    async with told(own, bench) as (engine, _, _):
        strange = [
            len((await engine.recall(RecallQuery(one.text, one.time, limit=LINES, gates=False))).history)
            for one in questions
        ]
        now = max(item.time for item in own.items)
        plain = [len((await engine.recall(RecallQuery(text, now))).history) for text in PLAIN_MESSAGES]
        return strange, sum(1 for lines in plain if lines)


async def measure(files: dict[str, list[Conversation]], names: list[str], bench: Bench) -> float:
    """Print a line for each file; the mean share over the three kinds of talk."""
    shares: dict[str, list[float]] = {}
    for name in names:
        found = [
            await lines_kept(own, bench, strange_questions(files, name, own)[:: bench.every]) for own in files[name]
        ]
        counts = [lines for strange, _ in found for lines in strange]
        share = sum(counts) / (LINES * len(counts))
        plain = max(messages for _, messages in found)
        print(f"{name:14s} {share:.3f} over {len(counts)} strange questions; plain messages: {plain}", flush=True)
        shares.setdefault(name.rpartition("-")[0] or name, []).append(share)
    judged = [sum(shares[kind]) / len(shares[kind]) for kind in KINDS if kind in shares]
    return sum(judged) / len(judged) if judged else 0.0


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
