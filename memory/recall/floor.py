"""The floor: what does not relate to the message is not injected, however well it ranks among its like.

The best score of a query alone cannot tell (a foreign question has a best line too), so several signals
are combined: how near the text is in absolute terms, how much of the question's telling words it holds,
whether the store knows the question's rare words at all, and whether it lies on a day that was named.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from memory.recall.candidates import Candidate, PathHits
from memory.recall.query import RecallOptions
from memory.recall.ranking import Ranking, origin_of
from memory.recall.reading import Reading
from memory.recall.weights import FloorWeights
from memory.text import index_terms, is_cjk, normalise

_UNKNOWN_NEARNESS = 0.65
_UNKNOWN_SHARE = 0.5
_SURE = 0.99
_FEW_ROWS = 50
_CAUTION = 0.1
"""The nearest of a handful of texts is often near by chance: so much more is asked of it, less the more there are."""


@dataclass(frozen=True, slots=True)
class Signals:
    """What speaks for one candidate."""

    nearness: float
    """Cosine above that of unrelated texts, in widths of the embedder's relevance; 0 to about 1.5."""
    coverage: float
    """Share of the message's telling words, rare ones counting more, that the text holds; 0 to 1."""
    shared: float
    """How many telling words they have in common; a rare one counts 1."""
    known: float
    """Share of the telling words that the store holds at all: what nobody mentioned cannot be answered."""
    dated: float
    """1 on a named day, falling to 0 beside it."""
    personal: float = 0.0
    """1 where the message speaks of the user himself."""
    best: float = 0.0
    """Nearness of the nearest text of all: a message that nothing is near to has no answer here."""
    strangers: float = 0.0
    """Share of the names in the message that the store has never heard, 0 to 1; the one signal that speaks against."""


def relevance(signals: Signals, weights: FloorWeights) -> float:
    """Belief, 0 to 1, that the candidate has to do with the message."""
    total = (
        weights.bias
        + weights.nearness * signals.nearness
        + weights.coverage * signals.coverage
        + weights.shared * min(signals.shared / weights.enough, 1.0)
        + weights.known * signals.known
        + weights.dated * signals.dated
        + weights.personal * signals.personal
        + weights.best * signals.best
        + weights.strangers * signals.strangers
    )
    return 1.0 / (1.0 + math.exp(-total))


def touches(signals: Signals, least_nearness: float) -> bool:
    """Does the candidate come near the message at all, by meaning, a telling word or a named day?"""
    return signals.nearness >= least_nearness or signals.shared > 0.0 or signals.dated > 0.0


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


def nearness(row_id: str, hits: PathHits) -> float:
    """How much nearer than unrelated texts, 1 about as near as it gets.

    What the vectors did not bring counts as near as the last that they brought; without vectors nothing is known
    of nearness, and words decide alone.
    """
    if hits.baseline is None or not hits.meaning:
        return _UNKNOWN_NEARNESS
    cosine = hits.meaning[row_id] if row_id in hits.meaning else min(hits.meaning.values())
    return max(cosine - hits.baseline, 0.0) / hits.width


def passes(
    reading: Reading,
    hits: PathHits,
    pool: Mapping[str, Candidate],
    ranking: Ranking,
    order: Sequence[str],
    options: RecallOptions,
    most: int,
) -> tuple[list[str], list[str]]:
    """(let through, stopped) of the first `most` of `order` (best first): what ranks below is not let through."""
    if options.floor <= 0.0:
        return list(order), []
    weights = options.weights
    talk = weights.statement_floor if reading.states else weights.question_floor
    trust = _trust(hits, options.candidates)
    caution = _CAUTION * max(1.0 - len(hits.meaning) / _FEW_ROWS, 0.0) if hits.meaning else 0.0
    signals = signals_of(reading, hits, pool, ranking, order[:most], options)
    through: dict[str, bool] = {}
    for row_id, found in signals:
        model = weights.memory_floor if pool[row_id].memory else talk
        share = model.least_small + (1.0 - model.least_small) * trust**2
        believed = relevance(found, model) >= min(model.least * share * options.floor, _SURE)
        through[row_id] = believed and touches(found, model.least_nearness + caution)
    said = {pool[row_id].key for row_id, passed in through.items() if passed and pool[row_id].memory is None}
    stand = _standing_for(said, list(through), pool)
    kept = [key for key, passed in through.items() if passed or key in stand]
    return kept, [key for key in through if key not in set(kept)]


def _standing_for(said: set[str], order: Sequence[str], pool: Mapping[str, Candidate]) -> set[str]:
    """For each of these messages, the memory from it that stands above it: what is let through lets it through."""
    found: dict[str, str] = {}
    for key in order:
        one = pool[key]
        if one.memory is None:
            found.setdefault(one.key, "")
        elif origin_of(one) in said:
            found.setdefault(origin_of(one), key)
    return set(found.values())


def signals_of(
    reading: Reading,
    hits: PathHits,
    pool: Mapping[str, Candidate],
    ranking: Ranking,
    order: Sequence[str],
    options: RecallOptions,
) -> Iterator[tuple[str, Signals]]:
    """What speaks for each candidate of `order`, one after the other."""
    terms = term_weights(reading.terms, hits.frequencies)
    known = _known(terms, hits, options.candidates)
    best = max((nearness(row_id, hits) for row_id in hits.meaning), default=_UNKNOWN_NEARNESS)
    strangers = _strangers(reading.names, hits)
    whole = options.weights.dated or 1.0
    for row_id in order:
        held = held_terms(pool[row_id].text, terms)
        yield (
            row_id,
            Signals(
                nearness=nearness(row_id, hits),
                coverage=coverage(terms, held),
                shared=sum(terms[term] for term in held),
                known=known,
                dated=ranking.parts[row_id].get("dated", 0.0) / whole,
                personal=float(reading.personal),
                best=best,
                strangers=strangers,
            ),
        )


def _known(terms: Mapping[str, float], hits: PathHits, full: int) -> float:
    """The share of known words; a small store has heard few words, so there it says less."""
    if not hits.frequencies:
        return _UNKNOWN_SHARE
    share = coverage(terms, [term for term in terms if hits.frequencies.get(term, 0) > 0])
    trust = _trust(hits, full)
    return share * trust + _UNKNOWN_SHARE * (1.0 - trust)


def _strangers(names: Sequence[str], hits: PathHits) -> float:
    """The share of names that no row holds; 0 where that could not be asked."""
    if not names or not hits.frequencies:
        return 0.0
    return sum(1 for name in names if not hits.frequencies.get(name, 0)) / len(names)


def _trust(hits: PathHits, full: int) -> float:
    """How far the store fills a list of `full` candidates, 0 to 1; without vectors it counts as full."""
    return min(len(hits.meaning) / full, 1.0) if hits.meaning else 1.0
