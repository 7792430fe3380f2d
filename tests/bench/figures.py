"""The figures that recall is measured against: what others reach on the same files, and what Jide reached last."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

REGRESSION = 0.01
"""A file that loses more than this against the committed figures fails the benchmark."""
COMMITTED = Path(__file__).with_name("recall_figures.json")


@dataclass(frozen=True, slots=True)
class Goal:
    """recall@10 of one file: three things a user would get instead, the least for Jide, and its aim."""

    vectors: float
    """Vectors alone: mem0, Chroma and LanceDB with the same model give these ranks."""
    bm25: float
    simple: float
    """The best simple sum of both with dates."""
    least: float
    aim: float


GOALS: dict[str, Goal] = {
    "locomo": Goal(0.516, 0.635, 0.703, 0.75, 0.80),
    "lifebench-zh": Goal(0.296, 0.354, 0.543, 0.57, 0.68),
    "lifebench-en": Goal(0.292, 0.371, 0.508, 0.54, 0.66),
    "madial-zh": Goal(0.601, 0.610, 0.691, 0.71, 0.80),
    "madial-en": Goal(0.521, 0.633, 0.709, 0.73, 0.80),
    "memorybank-zh": Goal(0.973, 0.893, 0.991, 0.99, 1.00),
    "memorybank-en": Goal(0.918, 0.891, 0.950, 0.96, 1.00),
    "realmem": Goal(0.364, 0.386, 0.423, 0.49, 0.55),
}


def committed(part: str) -> dict[str, float]:
    """recall@10 by file as it was last committed: "floor_on", "floor_off", or "sample" (the quick test's)."""
    figures: dict[str, float] = json.loads(COMMITTED.read_text(encoding="utf-8")).get(part, {})
    return figures


def commit(part: str, figures: dict[str, float]) -> None:
    """Write new figures over those of the same files."""
    kept = json.loads(COMMITTED.read_text(encoding="utf-8")) if COMMITTED.exists() else {}
    kept[part] = dict(sorted({**kept.get(part, {}), **figures}.items()))
    COMMITTED.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def regressions(part: str, figures: dict[str, float]) -> list[str]:
    """One sentence for each file that lost more than REGRESSION."""
    before = committed(part)
    return [
        f"{name} ({part}): {now:.4f}, was {before[name]:.4f}"
        for name, now in figures.items()
        if name in before and now < before[name] - REGRESSION
    ]
