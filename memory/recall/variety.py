"""No five lines that say the same: of near-equal texts only the best stays, and no message beside its own memory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from memory.recall.candidates import Candidate
from memory.records import Source
from memory.text import index_terms

NEARLY_ALL = 0.7
"""Share of a message's characters that its memories quote."""

_NEGATING = frozenset("不没無无未别勿莫")
_NEGATIONS = frozenset(
    {"not", "no", "never", "without", "don't", "doesn't", "didn't", "isn't", "wasn't", "won't", "can't"}
)


def split_same(
    order: Sequence[str], texts: Mapping[str, str], limit: int, most_alike: float
) -> tuple[list[str], list[str]]:
    """(kept, dropped): walks `order` (best first) until `limit` are kept; repeats are dropped.

    Two texts repeat each other where the smaller one shares at least `most_alike` (0 to 1) of its distinct terms
    and both hold the same numbers; "18 %" and "20 %" are never the same. What comes after the limit is kept.
    """
    kept: list[str] = []
    dropped: list[str] = []
    seen: list[frozenset[str]] = []
    for place, key in enumerate(order):
        if len(kept) >= limit:
            return kept + list(order[place:]), dropped
        terms = frozenset(index_terms(texts[key]))
        if any(_same(terms, other, most_alike) for other in seen):
            dropped.append(key)
        else:
            kept.append(key)
            seen.append(terms)
    return kept, dropped


def _same(one: frozenset[str], other: frozenset[str], most_alike: float) -> bool:
    larger = max(len(one), len(other))
    if not larger or len(one & other) < most_alike * larger:
        return False
    return not any(_turns_the_meaning(term) for term in one ^ other)


def _turns_the_meaning(term: str) -> bool:
    """A number or a negation that only one of two texts holds makes them say different things."""
    return any(char.isdigit() or char in _NEGATING for char in term) or term in _NEGATIONS


def split_retold(order: Sequence[str], pool: Mapping[str, Candidate]) -> tuple[list[str], list[str]]:
    """(kept, dropped): messages of which a memory further up in `order` says nearly all are dropped."""
    told: dict[str, int] = {}
    kept: list[str] = []
    dropped: list[str] = []
    for key in order:
        one = pool[key]
        memory = one.memory
        if memory is not None and memory.origin is not None and memory.origin.message_id:
            message = memory.origin.message_id
            told[message] = told.get(message, 0) + len(memory.origin.text)
        retold = one.source is Source.MESSAGE and told.get(one.key, 0) >= NEARLY_ALL * len(one.text)
        (dropped if retold else kept).append(key)
    return kept, dropped
