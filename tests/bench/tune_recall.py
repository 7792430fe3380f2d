"""Chooses the weights of the ranking by a coordinate search; those of the floor: `tests.bench.tune_floor`.

    python -m tests.bench.tune_recall --cache DIR [--data DIR] [--every N] [FILE …]

Every question is asked once of the product's own paths; what they bring is kept, and each setting is then ranked
offline. The mean recall@10 over the files is maximised (each file counts the same).
"""

from __future__ import annotations

import argparse
import asyncio
import time
from dataclasses import dataclass, field, replace
from pathlib import Path

from memory.measuring.evaluate import Bench, conversations, told
from memory.measuring.vector_cache import CachedEmbedder
from memory.recall.assembly import Found
from memory.recall.candidates import Candidate
from memory.recall.engine import RecallEngine, Run
from memory.recall.query import RecallQuery
from memory.recall.ranking import Ranking, rank
from memory.recall.weights import Weights
from tests.bench.recall import add_data_arguments, chosen_files, make_bench
from tests.bench.silence import strange_questions

GRID: dict[str, tuple[float, ...]] = {
    "meaning": (0.3, 0.4, 0.5, 0.6, 0.7),
    "words": (0.3, 0.4, 0.5, 0.6, 0.7),
    "dated": (0.3, 0.45, 0.6, 0.8, 1.0),
    "soft_days": (1.0, 1.5, 2.5),
    "soft_days_long": (1.0, 2.0, 4.0, 8.0),
    "from_before": (0.1, 0.2, 0.3, 0.4),
    "from_after": (0.1, 0.2, 0.3, 0.4),
    "from_two_before": (0.0, 0.1, 0.15, 0.2),
    "from_two_after": (0.0, 0.05, 0.1, 0.15),
    "related": (0.0, 0.5, 1.0, 1.5, 2.0),
    "related_days": (1.0, 2.0, 4.0, 8.0),
    "lenders": (2, 3, 4),
    "running": (0.0, 0.1, 0.2, 0.3),
}


@dataclass(frozen=True)
class Case:
    """One question and all that the paths brought for it."""

    file: str
    query: RecallQuery
    found: Found
    pool: dict[str, Candidate]
    vectors: dict[str, bytes]
    gold: frozenset[str]
    """Row ids."""
    strange: bool = False

    def ranking(self, weights: Weights) -> Ranking:
        return rank(self.found.hits, self.pool, self.found.reading, self.query.moment, weights, self.vectors)

    def recall(self, weights: Weights) -> float:
        keys = list(dict.fromkeys(self.pool[row].key for row in self.ranking(weights).order))[:10]
        return len(self.gold & set(keys)) / len(self.gold) if self.gold else 0.0


@dataclass
class Shared:
    """Candidates and vectors of one store by row id: its cases hold the same ones."""

    candidates: dict[str, Candidate] = field(default_factory=dict)
    vectors: dict[str, bytes] = field(default_factory=dict)


async def gather(folder: Path, names: list[str], bench: Bench, strangers: bool) -> list[Case]:
    """Ask every question of its own store, and (for the floor) some of each store by strangers."""
    files = {name: list(conversations(folder / f"{name}.jsonl")) for name in names}
    cases: list[Case] = []
    for name, told_by in files.items():
        for own in told_by:
            shared = Shared()
            async with told(own, bench) as (engine, item_of, _):
                message_of = {item: message for message, item in item_of.items()}
                for question in own.questions[:: bench.every]:
                    query = RecallQuery(question.text, question.time, until=question.time)
                    gold = frozenset(message_of[key] for key in question.gold if key in message_of)
                    cases.append(await _case(engine, name, query, gold, shared))
                for question in strange_questions(files, name, own) if strangers else ():
                    query = RecallQuery(question.text, question.time)
                    cases.append(replace(await _case(engine, name, query, frozenset(), shared), strange=True))
        print(f"gathered {name}", flush=True)
    return cases


async def _case(engine: RecallEngine, name: str, query: RecallQuery, gold: frozenset[str], shared: Shared) -> Case:
    found = await engine.gather(query, Run(time.perf_counter()))
    reader, store = engine.reader, engine.workers.store
    pool = await store.run(reader.candidates, found.hits.ids(), query)
    vectors = await store.run(reader.vectors, list(pool), found.hits.fingerprint)
    pool = {key: shared.candidates.setdefault(key, one) for key, one in pool.items()}
    return Case(
        name, query, found, pool, {key: shared.vectors.setdefault(key, one) for key, one in vectors.items()}, gold
    )


def by_file(cases: list[Case], weights: Weights) -> dict[str, float]:
    """Mean recall@10 of each file."""
    shares: dict[str, list[float]] = {}
    for case in cases:
        shares.setdefault(case.file, []).append(case.recall(weights))
    return {name: sum(part) / len(part) for name, part in shares.items()}


def search(cases: list[Case]) -> Weights:
    """Walk along one weight after the other as long as the mean rises."""
    best = Weights()
    scores = by_file(cases, best)
    top = sum(scores.values()) / len(scores)
    show(best, scores, "start")
    improved = True
    while improved:
        improved = False
        for name, values in GRID.items():
            for value in values:
                tried = replace(best, **{name: value})
                scores = by_file(cases, tried)
                mean = sum(scores.values()) / len(scores)
                if mean > top + 1e-4:
                    best, top, improved = tried, mean, True
                    show(best, scores, f"{name}={value}")
    return best


def show(weights: Weights, scores: dict[str, float], label: str) -> None:
    """One line of figures."""
    mean = sum(scores.values()) / len(scores)
    print(f"{label:24s} {mean:.4f}  " + "  ".join(f"{name} {score:.3f}" for name, score in scores.items()), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_data_arguments(parser)
    parser.add_argument("--every", type=int, default=1)
    chosen = parser.parse_args()
    bench = make_bench(chosen.cache, chosen.every)
    if bench.embedder is None or chosen.cache is None:
        parser.error("--cache DIR keeps the vectors; without it every question would be embedded anew")
    embedder = CachedEmbedder(bench.embedder, chosen.cache)
    cases = asyncio.run(gather(chosen.data, chosen_files(chosen), replace(bench, embedder=embedder), strangers=False))
    embedder.save()
    print(search(cases))


if __name__ == "__main__":
    main()
