"""Chooses the weights of recall: a coordinate search for the ranking, a logistic fit for the floor.

    python -m tests.bench.tune_recall [--data DIR] [--cache DIR] [--every N] [--floor] [FILE …]

Every question is asked once of the product's own paths; what they bring is kept, and each setting is then ranked
offline. The ranking maximises the mean recall@10 over the files (each file counts the same). The floor separates
lines that answer a question from lines of other people's stores; printed are its weights and, for each belief, what
share of the right lines is lost and what share of strange lines remains.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from memory.recall.assembly import Found
from memory.recall.candidates import Candidate
from memory.recall.engine import RecallEngine, Run
from memory.recall.evaluate import Bench, conversations, told
from memory.recall.floor import signals_of
from memory.recall.query import RecallOptions, RecallQuery
from memory.recall.ranking import Ranking, rank
from memory.recall.vector_cache import CachedEmbedder
from memory.recall.weights import Weights
from tests.bench.recall import add_data_arguments, chosen_files, make_bench
from tests.bench.silence import LINES, strange_questions

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
FEATURES = ("nearness", "coverage", "shared", "known", "dated", "personal", "best", "strangers")
AGAINST = FEATURES.index("strangers")
"""The one signal whose weight may be negative, and may not be positive."""


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


async def gather(folder: Path, names: list[str], bench: Bench, strangers: bool) -> list[Case]:
    """Ask every question of its own store, and (for the floor) some of each store by strangers."""
    files = {name: list(conversations(folder / f"{name}.jsonl")) for name in names}
    cases: list[Case] = []
    for name, told_by in files.items():
        for own in told_by:
            async with told(own, bench) as (engine, item_of, _):
                message_of = {item: message for message, item in item_of.items()}
                for question in own.questions[:: bench.every]:
                    query = RecallQuery(question.text, question.time, until=question.time)
                    gold = frozenset(message_of[key] for key in question.gold if key in message_of)
                    cases.append(await _case(engine, name, query, gold))
                for question in strange_questions(files, name, own) if strangers else ():
                    query = RecallQuery(question.text, question.time)
                    cases.append(replace(await _case(engine, name, query, frozenset()), strange=True))
        print(f"gathered {name}", flush=True)
    return cases


async def _case(engine: RecallEngine, name: str, query: RecallQuery, gold: frozenset[str]) -> Case:
    found = await engine.gather(query, Run(time.perf_counter()))
    reader, store = engine.reader, engine.workers.store
    pool = await store.run(reader.candidates, found.hits.ids(), query)
    vectors = await store.run(reader.vectors, list(pool), found.hits.fingerprint)
    return Case(name, query, found, pool, vectors, gold)


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


def floor_rows(cases: list[Case], weights: Weights) -> list[tuple[str, bool, bool, list[float]]]:
    """(file, right line?, does the message state?, features) of the best lines of each question."""
    options = RecallOptions(weights=weights)
    rows: list[tuple[str, bool, bool, list[float]]] = []
    for case in cases:
        ranking = case.ranking(weights)
        order = ranking.order[: LINES if case.strange else 10]
        for row, found in signals_of(case.found.reading, case.found.hits, case.pool, ranking, order, options):
            right = case.pool[row].key in case.gold
            if right or case.strange:
                features = [getattr(found, name) for name in FEATURES]
                rows.append((case.file, right, case.found.reading.states, features))
    return rows


def fit_floor(rows: list[tuple[str, bool, bool, list[float]]], enough: float) -> None:
    """Fit and print one model for questions and one for statements."""
    for states in (False, True):
        part = [row for row in rows if row[2] is states]
        names = np.array([row[0] for row in part])
        right = np.array([row[1] for row in part])
        matrix = np.array([row[3] for row in part])
        matrix[:, FEATURES.index("shared")] = np.minimum(matrix[:, FEATURES.index("shared")] / enough, 1)
        unused = ("coverage", "personal", *(("best", "strangers") if states else ()))
        matrix[:, [FEATURES.index(name) for name in unused]] = 0
        weights = _fit(matrix, right, names)
        belief = 1 / (1 + np.exp(-(np.c_[matrix, np.ones(len(matrix))] @ weights)))
        print(
            "statements" if states else "questions",
            f"enough={enough}",
            dict(zip((*FEATURES, "bias"), weights.round(2), strict=True)),
        )
        for least in (0.1, 0.15, 0.2, 0.25, 0.3, 0.4):
            lost = {
                str(name): f"{np.mean(belief[right & (names == name)] < least):.3f}/"
                f"{np.mean(belief[~right & (names == name)] >= least):.2f}"
                for name in sorted(set(names[right]))
            }
            print(f"   least {least}: lost/strange kept {lost}", flush=True)


def _fit(matrix: np.ndarray, right: np.ndarray, names: np.ndarray) -> np.ndarray:
    """Logistic regression, each weight with the sign it may have; each file counts the same, right lines three times."""
    data = np.c_[matrix, np.ones(len(matrix))]
    share = np.zeros(len(data))
    for name in set(names):
        for side, factor in ((right, 3.0), (~right, 1.0)):
            chosen = (names == name) & side
            if chosen.any():
                share[chosen] = factor / chosen.sum()
    share /= share.sum()
    weights = np.zeros(data.shape[1])
    for _ in range(6000):
        belief = 1 / (1 + np.exp(-data @ weights))
        weights -= 1.5 * (data.T @ ((belief - right) * share) + 1e-3 * np.r_[weights[:-1], 0])
        against = min(weights[AGAINST], 0.0)
        weights[:-1] = np.maximum(weights[:-1], 0)
        weights[AGAINST] = against
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_data_arguments(parser)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--floor", action="store_true")
    chosen = parser.parse_args()
    bench = make_bench(chosen.cache, chosen.every)
    if bench.embedder is None or chosen.cache is None:
        parser.error("--cache DIR keeps the vectors; without it every question would be embedded anew")
    embedder = CachedEmbedder(bench.embedder, chosen.cache)
    cases = asyncio.run(gather(chosen.data, chosen_files(chosen), replace(bench, embedder=embedder), chosen.floor))
    embedder.save()
    if chosen.floor:
        rows = floor_rows(cases, Weights())
        for enough in (1.5, 3.0):
            fit_floor(rows, enough)
    else:
        print(search(cases))


if __name__ == "__main__":
    main()
