"""Every weight of the ranking, in one place; chosen by a program on talks and notes in two languages."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class FloorWeights:
    """A logistic model of relevance: what speaks for a candidate, and which belief lets it through."""

    bias: float = -3.0
    nearness: float = 5.0
    coverage: float = 3.0
    known: float = 1.0
    dated: float = 1.0
    agreement: float = 0.5
    least: float = 0.25
    """Least belief, 0 to 1."""


@dataclass(frozen=True, slots=True)
class Weights:
    """How the paths are combined; all per query, after normalisation to 0..1."""

    meaning: float = 0.5
    words: float = 0.5
    dated: float = 0.4
    """Added to what lies on a day that the query names."""
    language: float = 0.75
    """Share of its language taken out of a query, so that memories in the other language are found."""
    soft_days: float = 1.5
    """A day beside a named day still counts a little; in days."""
    soft_days_long: float = 4.0
    """The same for named weeks, months and longer."""
    from_before: float = 0.3
    """Share of the score of the turn before."""
    from_after: float = 0.3
    """Share of the score of the turn after."""
    from_two_before: float = 0.15
    from_two_after: float = 0.1
    running: float = 0.2
    """Added to what is fresh where a message goes on with something."""
    recency: float = 0.10
    decay_a_day: float = 0.05
    importance: float = 0.06
    confidence: float = 0.10
    outcome: float = 0.06
    multiplier_bound: float = 0.2
    """All small factors together never move a score by more than this share."""
    most_alike: float = 0.9
    """Share of common terms from which two lines say the same."""
    floor: FloorWeights = field(default_factory=FloorWeights)
