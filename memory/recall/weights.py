"""Every weight of the ranking, in one place; chosen by a program on talks and notes in two languages."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FloorWeights:
    """A logistic model of relevance: what speaks for a candidate, and which belief lets it through."""

    bias: float
    nearness: float
    coverage: float = 0.0
    shared: float = 0.0
    known: float = 0.0
    dated: float = 0.0
    personal: float = 0.0
    best: float = 0.0
    lead: float = 0.0
    agreement: float = 0.0
    akin: float = 0.0
    strangers: float = 0.0
    enough: float = 3.0
    """So many telling words in common (a rare one counts 1) are as good as more."""
    least_nearness: float = 0.0
    """What is not even so near, and shares no telling word and no named day, has nothing to do with the message."""
    least: float = 0.5
    """Least belief, 0 to 1, in a store that fills the list of candidates."""
    least_small: float = 0.1
    """Share of it that is left for the smallest store, which has heard few words; grows with the square of its size."""


QUESTION_FLOOR = FloorWeights(
    bias=-6.46, nearness=1.76, shared=1.99, known=2.03, dated=1.58, best=2.74, lead=0.91, agreement=1.17,
    strangers=-3.4, least_nearness=0.45, least=0.35, least_small=0.2,
)  # fmt: skip
"""For words of the talk where the message only asks: it should use words that are known."""
STATEMENT_FLOOR = FloorWeights(
    bias=-5.15, nearness=0.0, shared=1.8, known=1.38, dated=2.39, best=0.89, lead=5.17, agreement=3.55, strangers=-2.96,
    least_nearness=0.45, least=0.2, least_small=0.1,
)  # fmt: skip
"""For words of the talk where the message states something: much of it is new."""
MEMORY_FLOOR = FloorWeights(
    bias=-3.85, nearness=5.8, coverage=2.85, shared=2.5, dated=2.2, personal=1.75, akin=2.5, least_small=1.0
)
"""For memories: one neutral sentence about the user, made to be recalled when he speaks of himself."""


@dataclass(frozen=True, slots=True)
class Weights:
    """How the paths are combined; all per query, after normalisation to 0..1."""

    meaning: float = 0.5
    words: float = 0.5
    other_names: float = 0.5
    """Share that another name of an everyday thing counts in full text."""
    akin: float = 0.4
    """Added to a memory that names what a question names, by whatever name; less where it names only some of it."""
    dated: float = 0.5
    """Added to what lies on a day that the query names."""
    others: float = 0.25
    """So much less near counts what is remembered of others where the user asks about himself; in widths."""
    others_words: float = 0.4
    """Share of their full text that they lose there."""
    language: float = 0.75
    """Share of its language taken out of a query, so that memories in the other language are found."""
    soft_days: float = 2.0
    """A day beside a named day still counts a little; in days."""
    soft_days_long: float = 4.0
    """The same for named weeks, months and longer."""
    from_before: float = 0.3
    """Share of the score of the turn before."""
    from_after: float = 0.3
    """Share of the score of the turn after."""
    from_two_before: float = 0.15
    from_two_after: float = 0.1
    related: float = 1.25
    """Most that a candidate gains by belonging to the best finds."""
    related_days: float = 3.0
    """How fast that fades with the days between them."""
    lenders: int = 3
    """So many of the best lend."""
    running: float = 0.45
    """Added to what is fresh where a message goes on with something."""
    recency: float = 0.10
    decay_a_day: float = 0.05
    importance: float = 0.06
    confidence: float = 0.10
    outcome: float = 0.06
    multiplier_bound: float = 0.2
    """All small factors together never move a score by more than this share."""
    most_alike: float = 0.97
    """Share of common terms from which two lines say the same."""
    question_floor: FloorWeights = QUESTION_FLOOR
    statement_floor: FloorWeights = STATEMENT_FLOOR
    memory_floor: FloorWeights = MEMORY_FLOOR
