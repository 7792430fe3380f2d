"""Fits the floor: two small logistic models that tell lines of an answer from lines for a stranger's question.

    python -m tests.bench.tune_floor --cache DIR [--data DIR] [--every N] [FILE …]

One model judges the lines of a question, one those of a message that states something; both are fitted on stores that
fill the list of candidates, since small ones say little of themselves (their threshold sinks with their size). Every
file counts the same, and so do its right and its strange lines; right ones a half more. A weight keeps the sign that
its signal has by its meaning, or is nothing. Printed are the weights and, for each belief, what each file loses of
recall@10 and what share of six strange lines remains: with the weights fitted on all files, and (held out) on all
but the file's own kind.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from memory.measuring.vector_cache import CachedEmbedder
from memory.recall.floor import Ranked, Signals, signals_of
from memory.recall.query import RecallOptions
from memory.recall.weights import QUESTION_FLOOR, Weights
from tests.bench.recall import add_data_arguments, chosen_files, make_bench
from tests.bench.silence import KINDS, LINES
from tests.bench.tune_recall import Case, gather

FEATURES = {
    False: ("nearness", "shared", "known", "dated", "best", "lead", "agreement", "strangers"),
    True: ("shared", "known", "dated", "best", "lead", "agreement", "strangers"),
}
"""By whether the message states something. How near the single line is says nothing there: talk that goes on is near."""
LEASTS = (0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5)
_RIGHT = 1.5
_RIDGE = 2e-3
_DEPTH = 16


@dataclass(frozen=True)
class Asked:
    """One question and its best lines: (right?, signals), best first."""

    file: str
    strange: bool
    states: bool
    gold: int
    lines: tuple[tuple[bool, Signals], ...]


def asked(case: Case, weights: Weights) -> Asked:
    """The best lines of a question, one a message."""
    reading, hits = case.found.reading, case.found.hits
    ranking = case.ranking(weights)
    best: dict[str, str] = {}
    for row in () if reading.asks_nothing else ranking.order:
        best.setdefault(case.pool[row].key, row)
    order = list(best.values())[:_DEPTH]
    found = signals_of(Ranked(reading, hits, case.pool, ranking), order, RecallOptions(weights=weights))
    lines = tuple((case.pool[row].key in case.gold, signals) for row, signals in found)
    return Asked(case.file, case.strange, reading.states, len(case.gold), lines)


def vector(signals: Signals, states: bool) -> list[float]:
    """The features of a line, as `relevance` weighs them."""
    capped = replace(signals, shared=min(signals.shared / QUESTION_FLOOR.enough, 1.0))
    return [getattr(capped, name) for name in FEATURES[states]]


def fit(cases: Sequence[Asked], states: bool) -> np.ndarray:
    """The weights and the bias; those whose sign would be wrong are 0."""
    rows = [
        (one.file, right, 1.0 / one.gold if right else 1.0, vector(signals, states))
        for one in cases
        if one.states is states
        for right, signals in (one.lines[:LINES] if one.strange else one.lines)
        if right or one.strange
    ]
    right = np.array([row[1] for row in rows])
    share = balanced([row[0] for row in rows], right, np.array([row[2] for row in rows]))
    data = np.c_[np.array([row[3] for row in rows]), np.ones(len(rows))]
    sign = np.array([-1.0 if name == "strangers" else 1.0 for name in FEATURES[states]])
    used = np.ones(data.shape[1], dtype=bool)
    while True:
        weights = np.zeros(data.shape[1])
        weights[used] = newton(data[:, used], right, share)
        wrong = np.r_[weights[:-1] * sign < 0, False]
        if not wrong.any():
            return weights
        used &= ~wrong


def balanced(files: Sequence[str], right: np.ndarray, share: np.ndarray) -> np.ndarray:
    """Each file and each side weighs the same, less where it has few lines; both LifeBench files are one kind."""
    names = np.array(files)
    for name in set(files):
        for side, factor in ((right, _RIGHT), (~right, 1.0)):
            chosen = (names == name) & side
            if chosen.any():
                whole = factor * min(chosen.sum() / 60, 1.0) * (0.5 if name.startswith("lifebench") else 1.0)
                share[chosen] *= whole / share[chosen].sum()
    return share / share.sum()


def newton(data: np.ndarray, right: np.ndarray, share: np.ndarray) -> np.ndarray:
    """Logistic regression with a small ridge."""
    weights = np.zeros(data.shape[1])
    ridge = _RIDGE * np.eye(len(weights))
    ridge[-1, -1] = 1e-9
    for _ in range(60):
        belief = 1 / (1 + np.exp(-data @ weights))
        slope = data.T @ ((belief - right) * share) + ridge @ weights
        curve = (data * (share * belief * (1 - belief))[:, None]).T @ data + ridge
        weights = weights - np.linalg.solve(curve, slope)
    return weights


def show(label: str, name: str, cases: Sequence[Asked], models: dict[bool, np.ndarray]) -> None:
    """Loss of recall@10 and share of strange lines that remain, for each least belief."""
    cells = []
    beliefs = [_beliefs(one, models) for one in cases]
    for least in LEASTS:
        lost = [
            sum(right for right, _ in one.lines[:10]) / one.gold - sum([right for right, _ in kept][:10]) / one.gold
            for one, kept in zip(
                cases, (_kept(one, at, least) for one, at in zip(cases, beliefs, strict=True)), strict=True
            )
            if one.gold
        ]
        left = [
            min(len(_kept(one, at, least)), LINES) / LINES
            for one, at in zip(cases, beliefs, strict=True)
            if one.strange
        ]
        cells.append(f"{least}: {np.mean(lost):.4f}/{np.mean(left):.2f}" if lost and left else "")
    print(f"   {name:13s} {label:8s} lost/kept {'  '.join(cells)}", flush=True)


def _beliefs(one: Asked, models: dict[bool, np.ndarray]) -> np.ndarray:
    if not one.lines:
        return np.zeros(0)
    data = np.array([vector(signals, one.states) for _, signals in one.lines])
    return np.asarray(1 / (1 + np.exp(-np.c_[data, np.ones(len(data))] @ models[one.states])))


def _kept(one: Asked, beliefs: np.ndarray, least: float) -> list[tuple[bool, Signals]]:
    return [line for line, belief in zip(one.lines, beliefs, strict=True) if belief >= least]


def tune(cases: Sequence[Asked]) -> None:
    """Fit, print, and print what the fit is worth on files it has not seen."""
    models = {states: fit(cases, states) for states in FEATURES}
    for states, weights in models.items():
        named = {name: round(float(value), 2) for name, value in zip((*FEATURES[states], "bias"), weights, strict=True)}
        print("statements" if states else "questions", named)
    kinds = sorted({one.file.rpartition("-")[0] or one.file for one in cases})
    for kind in kinds:
        others = [one for one in cases if not one.file.startswith(kind)]
        held_out = {states: fit(others, states) if _enough(others, states) else models[states] for states in FEATURES}
        for name in sorted({one.file for one in cases if one.file.startswith(kind)}):
            own = [one for one in cases if one.file == name]
            show("", name, own, models)
            show("held out", name, own, held_out)


def _enough(cases: Sequence[Asked], states: bool) -> bool:
    """Are there both right and strange lines?"""
    return (
        len(
            {
                one.strange
                for one in cases
                if one.states is states and any(right or one.strange for right, _ in one.lines)
            }
        )
        > 1
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_data_arguments(parser)
    parser.add_argument("--every", type=int, default=1)
    chosen = parser.parse_args()
    names = [name for name in chosen_files(chosen) if name.startswith(KINDS)]
    bench = make_bench(chosen.cache, chosen.every)
    if bench.embedder is None or chosen.cache is None:
        parser.error("--cache DIR keeps the vectors; without it every question would be embedded anew")
    embedder = CachedEmbedder(bench.embedder, chosen.cache)
    cases = asyncio.run(gather(chosen.data, names, replace(bench, embedder=embedder), strangers=True))
    embedder.save()
    tune([asked(case, Weights()) for case in cases])


if __name__ == "__main__":
    main()
