"""How well a ranked list did: recall, hit and reciprocal rank, over all questions and by group."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

FIVE, TEN = 5, 10


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one question brought back."""

    found: tuple[str, ...]
    """Ids of the items whose text recall returned, in order, each once."""
    gold: frozenset[str]
    category: str
    lang: str
    injected: tuple[str, ...] = ()
    """The same after all gates."""
    lines: int = 0
    tokens: int = 0
    query_ms: float = 0.0

    def recall(self, k: int) -> float:
        """Share of the gold items among the first `k`; 0 where there is no gold."""
        return len(self.gold & set(self.found[:k])) / len(self.gold) if self.gold else 0.0

    def hit(self, k: int) -> float:
        """1 if any gold item is among the first `k`."""
        return float(bool(self.gold & set(self.found[:k])))

    def reciprocal_rank(self) -> float:
        """1 / place of the first gold item, 0 if none was found."""
        return next((1.0 / place for place, key in enumerate(self.found, 1) if key in self.gold), 0.0)


def summary(outcomes: Iterable[Outcome]) -> dict[str, float]:
    """Means over questions, rounded to four places."""
    every = list(outcomes)
    return {
        "recall@5": mean([one.recall(FIVE) for one in every]),
        "recall@10": mean([one.recall(TEN) for one in every]),
        "hit@5": mean([one.hit(FIVE) for one in every]),
        "mrr": mean([one.reciprocal_rank() for one in every]),
    }


def grouped(outcomes: Sequence[Outcome], name: str) -> dict[str, dict[str, float]]:
    """Means by "category" or "lang", sorted by name."""
    groups: dict[str, list[Outcome]] = {}
    for one in outcomes:
        groups.setdefault(str(getattr(one, name)), []).append(one)
    return {key: summary(groups[key]) for key in sorted(groups)}


def injected(outcomes: Sequence[Outcome]) -> dict[str, float]:
    """What was left after all gates: share of gold items, lines and tokens a question."""
    shares = [len(one.gold & set(one.injected)) / len(one.gold) if one.gold else 0.0 for one in outcomes]
    return {
        "recall": mean(shares),
        "lines": mean([float(one.lines) for one in outcomes]),
        "tokens": mean([float(one.tokens) for one in outcomes]),
    }


def mean(values: Sequence[float]) -> float:
    """The mean to four places, 0 for none."""
    return round(sum(values) / len(values), 4) if values else 0.0


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which `share` (0 to 1) of the values lie, to one place; 0 for none."""
    ordered = sorted(values)
    return round(ordered[min(int(share * len(ordered)), len(ordered) - 1)], 1) if ordered else 0.0
