"""The floor: what does not relate to the message is not injected, however well it ranks among its like.

The best score of a query alone cannot tell (a foreign question has a best line too), so several signals
are combined: how near the text is in absolute terms, how much of the question's telling words it holds,
whether the store knows the question's rare words and names at all, how far the nearest text stands out from
the rest, whether words and meaning agree on what is best, and whether the text lies on a day that was named.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from heapq import nsmallest

from memory.recall.candidates import Candidate, PathHits
from memory.recall.query import RecallOptions
from memory.recall.ranking import Ranking, origin_of
from memory.recall.reading import Reading
from memory.recall.weights import FloorWeights
from memory.records import Role
from memory.text import index_terms, is_cjk, normalise

_UNKNOWN_NEARNESS = 0.65
_UNKNOWN_SHARE = 0.5
_USUAL_LEAD = 0.6
_USUAL_AGREEMENT = 0.2
"""What counts where a store is too small to tell: the middle between answered questions and strangers' ones."""
_BEST = 10
"""So many of the best of each path are compared."""
_SURE = 0.99
_FEW_ROWS = 80
_CAUTION = 0.37
"""The nearest of a handful of texts is often near by chance: so much more is asked of it, less the more there are."""
_BEHIND = 0.24
"""So far behind the nearest may a text of a handful lie, up to twice that where it holds the words; in widths."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """Candidates in order, with how the message was read and what the paths found for it."""

    reading: Reading
    hits: PathHits
    pool: Mapping[str, Candidate]
    ranking: Ranking


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
    asked: float = 0.0
    """Nearness of the turn that the text answers, where it is a reply: what fits its question fits."""
    lead: float = _USUAL_LEAD
    """How far the nearest text stands out from the last that the vectors brought, in widths; 0 to about 1.2."""
    agreement: float = _USUAL_AGREEMENT
    """Share of the ten nearest texts that are among the ten best by words, 0 to 1."""
    akin: float = 0.0
    """Share of the everyday things named in a question that the memory names too, by whatever name, 0 to 1."""
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
        + weights.lead * signals.lead
        + weights.agreement * signals.agreement
        + weights.akin * signals.akin
        + weights.strangers * signals.strangers
    )
    return 1.0 / (1.0 + math.exp(-total))


def touches(signals: Signals, least_nearness: float, few: float) -> bool:
    """Does the candidate come near the message at all, by meaning, a telling word or a named day?

    `few` is 1 for the smallest store and 0 for one of eighty rows: of a handful of texts what lies far behind the
    nearest has nothing to do with the message, and the nearest may be near by chance.
    """
    if signals.dated > 0.0:
        return True
    near = max(signals.nearness, signals.asked)
    if (signals.best - near) * few > _BEHIND * (1.0 + signals.coverage):
        return False
    return (
        signals.shared > 0.0
        or signals.akin > 0.0
        or near >= least_nearness + _CAUTION * few * (1.0 - signals.personal / 2.0)
    )


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


def passes(ranked: Ranked, order: Sequence[str], options: RecallOptions, most: int) -> tuple[list[str], list[str]]:
    """(let through, stopped) of the first `most` of `order` (best first): what ranks below is not let through."""
    if options.floor <= 0.0:
        return list(order), []
    weights = options.weights
    pool, meaning = ranked.pool, ranked.hits.meaning
    talk = weights.statement_floor if ranked.reading.states else weights.question_floor
    trust = _trust(ranked.hits, options.candidates)
    few = max(1.0 - len(meaning) / _FEW_ROWS, 0.0) if meaning else 0.0
    signals = signals_of(ranked, order[:most], options)
    through: dict[str, bool] = {}
    for row_id, found in signals:
        model = weights.memory_floor if pool[row_id].memory else talk
        share = model.least_small + (1.0 - model.least_small) * trust**2
        believed = relevance(found, model) >= min(model.least * share * options.floor, _SURE)
        through[row_id] = believed and touches(found, model.least_nearness, few)
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


def signals_of(ranked: Ranked, order: Sequence[str], options: RecallOptions) -> Iterator[tuple[str, Signals]]:
    """What speaks for each candidate of `order`, one after the other."""
    reading, hits, pool, ranking = ranked.reading, ranked.hits, ranked.pool, ranked.ranking
    terms = term_weights(reading.terms, hits.frequencies)
    full = options.candidates
    known = _known(terms, hits, full)
    best = max((nearness(row_id, hits) for row_id in hits.meaning), default=_UNKNOWN_NEARNESS)
    lead, agreement = _lead(hits, full), _agreement(hits, full)
    strangers = _strangers(reading.names, hits)
    whole, named = options.weights.dated or 1.0, options.weights.akin or 1.0
    for row_id in order:
        held = held_terms(pool[row_id].whole, terms)
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
                asked=_asked(pool[row_id], pool, hits),
                lead=lead,
                agreement=agreement,
                akin=ranking.parts[row_id].get("akin", 0.0) / named,
                strangers=strangers,
            ),
        )


def _asked(one: Candidate, pool: Mapping[str, Candidate], hits: PathHits) -> float:
    reply = one.role is Role.ASSISTANT and one.before is not None and one.before in pool
    return nearness(one.before or "", hits) if reply else 0.0


def _known(terms: Mapping[str, float], hits: PathHits, full: int) -> float:
    """The share of known words; a small store has heard few words, so there it says less."""
    if not hits.frequencies:
        return _UNKNOWN_SHARE
    share = coverage(terms, [term for term in terms if hits.frequencies.get(term, 0) > 0])
    return _trusted(share, _UNKNOWN_SHARE, hits, full)


def _lead(hits: PathHits, full: int) -> float:
    """How far the nearest text stands out from the last of a full list: a stranger's question is near to nothing."""
    if not hits.meaning:
        return _USUAL_LEAD
    near = sorted(hits.meaning.values(), reverse=True)
    return _trusted(min((near[0] - near[:full][-1]) / hits.width, 1.2), _USUAL_LEAD, hits, full)


def _agreement(hits: PathHits, full: int) -> float:
    """How far words and meaning propose the same texts; one path alone says nothing."""
    if not hits.meaning or not hits.words:
        return _USUAL_AGREEMENT
    share = len(_best_of(hits.meaning) & _best_of(hits.words)) / _BEST
    return _trusted(share, _USUAL_AGREEMENT, hits, full)


def _best_of(scores: Mapping[str, float]) -> set[str]:
    return set(nsmallest(_BEST, scores, key=lambda key: (-scores[key], key)))


def _strangers(names: Sequence[Sequence[str]], hits: PathHits) -> float:
    """The share of names that no row holds a part of; 0 where that could not be asked."""
    if not names or not hits.frequencies:
        return 0.0
    return sum(1 for name in names if not any(hits.frequencies.get(term, 0) for term in name)) / len(names)


def _trusted(share: float, usual: float, hits: PathHits, full: int) -> float:
    """What was measured, as far as the store is large enough to tell; for the rest what is usual."""
    trust = _trust(hits, full)
    return share * trust + usual * (1.0 - trust)


def _trust(hits: PathHits, full: int) -> float:
    """How far the store fills a list of `full` candidates, 0 to 1; without vectors it counts as full."""
    return min(len(hits.meaning) / full, 1.0) if hits.meaning else 1.0
