"""The floor: what does not relate to the message is not injected, however well it ranks among its like.

The best score of a query alone cannot tell (a foreign question has a best line too), so several signals
are combined: how near the text is in absolute terms, how much of the question's telling words it holds,
whether the store knows the question's rare words at all, and whether it lies on a day that was named.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from memory.recall.candidates import Candidate, PathHits
from memory.recall.query import RecallOptions
from memory.recall.ranking import Ranking
from memory.recall.reading import Reading
from memory.recall.weights import FloorWeights
from memory.text import index_terms, is_cjk, normalise

_JUDGED = 60
"""So many candidates are judged one by one; what ranks below them is not let through."""


@dataclass(frozen=True, slots=True)
class Signals:
    """What speaks for one candidate; each 0 to 1."""

    nearness: float
    """Cosine above that of unrelated texts, 0 where there is no vector."""
    coverage: float
    """Share of the question's telling words, rare ones counting more, that the text holds."""
    known: float
    """The same share for the whole store: what nobody ever mentioned cannot be answered."""
    dated: float
    """1 on a named day."""
    agreement: float
    """1 where several paths proposed it."""


def relevance(signals: Signals, weights: FloorWeights) -> float:
    """Belief, 0 to 1, that the candidate has to do with the message."""
    total = (
        weights.bias
        + weights.nearness * signals.nearness
        + weights.coverage * signals.coverage
        + weights.known * signals.known
        + weights.dated * signals.dated
        + weights.agreement * signals.agreement
    )
    return 1.0 / (1.0 + math.exp(-total))


def term_weights(terms: Iterable[str], frequencies: Mapping[str, int]) -> dict[str, float]:
    """How telling each term is: 1 for one that the store does not hold at all, less the more rows hold it."""
    return {term: 1.0 / (1.0 + math.log1p(frequencies.get(term, 0)) / 2.0) for term in terms}


def held_terms(text: str, terms: Iterable[str]) -> set[str]:
    """The terms that a text holds; one CJK character is looked for anywhere, everything else among its terms."""
    held = set(index_terms(text))
    clean = normalise(text)
    return {term for term in terms if term in held or (len(term) == 1 and is_cjk(term) and term in clean)}


def coverage(weights: Mapping[str, float], held: Iterable[str]) -> float:
    """Share of the weighted terms that are among `held`, 0 to 1; 0 for a message without terms."""
    total = sum(weights.values())
    return sum(weights.get(term, 0.0) for term in set(held)) / total if total else 0.0


def nearness(cosine: float | None, hits: PathHits) -> float:
    """How much nearer than unrelated texts, 1 about as near as it gets; 0 for what was not found by meaning."""
    if cosine is None or hits.baseline is None:
        return 0.0
    return max(cosine - hits.baseline, 0.0) / hits.width


def passes(
    reading: Reading,
    hits: PathHits,
    pool: Mapping[str, Candidate],
    ranking: Ranking,
    order: Sequence[str],
    options: RecallOptions,
) -> set[str]:
    """The row ids of `order` (best first) that are let through."""
    weights = options.weights.floor
    if options.floor <= 0.0:
        return set(order)
    least = min(weights.least * options.floor, 0.99)
    terms = term_weights(reading.terms, hits.frequencies)
    mentioned = [term for term in terms if hits.frequencies.get(term, 0) > 0]
    known = coverage(terms, mentioned) if hits.frequencies else 1.0
    kept: set[str] = set()
    for row_id in order[:_JUDGED]:
        parts = ranking.parts[row_id]
        signals = Signals(
            nearness=nearness(hits.meaning.get(row_id), hits),
            coverage=coverage(terms, held_terms(pool[row_id].text, terms)),
            known=known,
            dated=min(parts.get("dated", 0.0) / options.weights.dated, 1.0) if options.weights.dated else 0.0,
            agreement=float(row_id in hits.meaning and row_id in hits.words),
        )
        if relevance(signals, weights) >= least:
            kept.add(row_id)
    return kept
