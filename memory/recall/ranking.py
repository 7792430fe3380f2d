"""From what the paths found to one order: normalise, combine, share with neighbours, weigh. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from functools import lru_cache
from heapq import nlargest

from memory.recall.candidates import Candidate, PathHits
from memory.recall.concepts import akin
from memory.recall.multipliers import factor, fades, recency
from memory.recall.neighbours import share
from memory.recall.reading import DaySpan, Reading
from memory.recall.related import related
from memory.recall.weights import Weights
from memory.recall.whose import own_first, own_words
from memory.records import Source

_SHORT_SPAN_DAYS = 3
_ISO_DAY = len("2026-11-28")
_AKIN = 60
"""So many of the best memories by words are looked at for what they name."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """Candidates in order, best first."""

    order: tuple[str, ...]
    scores: Mapping[str, float]
    """0 to 1: the share of the best score that this query could have given."""
    parts: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    """What each path and factor contributed."""


def rank(
    hits: PathHits,
    pool: Mapping[str, Candidate],
    reading: Reading,
    moment: datetime,
    weights: Weights,
    vectors: Mapping[str, bytes] | None = None,
) -> Ranking:
    """Order the candidates of `pool`; what is not in it (stale rows) is ignored.

    `vectors` (float32 bytes by row id, of one embedder) let what belongs together come together.
    """
    parts = _found(hits, pool, reading, weights)
    relevance = {key: sum(found.values()) for key, found in parts.items()}
    _add(parts, "neighbour", share(relevance, pool, weights))
    _add(parts, "dated", {key: weights.dated * _dated(one, reading, weights) for key, one in pool.items()})
    if reading.running:
        _add(parts, "running", running(relevance, pool, moment, weights))
    sums = {key: sum(found.values()) for key, found in parts.items()}
    _add(parts, "related", related(sums, vectors or {}, {key: ordinal(one.day) for key, one in pool.items()}, weights))
    return _weighed(parts, pool, moment, weights)


def _found(
    hits: PathHits, pool: Mapping[str, Candidate], reading: Reading, weights: Weights
) -> dict[str, dict[str, float]]:
    near = {key: score for key, score in hits.meaning.items() if key in pool}
    meaning = stretched(own_first(near, pool, reading, hits.width, weights))
    words = scaled(own_words({key: score for key, score in hits.words.items() if key in pool}, pool, reading, weights))
    parts: dict[str, dict[str, float]] = {key: {} for key in pool}
    _add(parts, "meaning", {key: weights.meaning * score for key, score in meaning.items()})
    _add(parts, "words", {key: weights.words * score for key, score in words.items()})
    best = nlargest(_AKIN, (key for key in words if pool[key].memory is not None), key=lambda key: words[key])
    shares = akin(reading.things, {key: pool[key].text for key in best})
    _add(parts, "akin", {key: weights.akin * share for key, share in shares.items()})
    return parts


def _add(parts: dict[str, dict[str, float]], name: str, gains: Mapping[str, float]) -> None:
    for key, gain in gains.items():
        if gain:
            parts[key][name] = gain


def stretched(scores: Mapping[str, float]) -> dict[str, float]:
    """Min-max over the query: the worst becomes 0, the best 1; one alone, or all equal, become 1."""
    if not scores:
        return {}
    low, high = min(scores.values()), max(scores.values())
    if high - low <= 0.0:
        return dict.fromkeys(scores, 1.0)
    return {key: (score - low) / (high - low) for key, score in scores.items()}


def scaled(scores: Mapping[str, float]) -> dict[str, float]:
    """Shares of the best score: what was not found at all is 0, so the least found one stays above it."""
    high = max(scores.values(), default=0.0)
    return {key: score / high for key, score in scores.items()} if high > 0.0 else {}


def nearness(day: str, spans: tuple[DaySpan, ...], weights: Weights) -> float:
    """1 on a day that the message names, falling to 0 in the days around it; the nearest named day counts."""
    at = ordinal(day)
    best = 0.0
    for span in spans:
        short = span.last - span.first < _SHORT_SPAN_DAYS
        soft = weights.soft_days if short else weights.soft_days_long
        best = max(best, 1.0 - max(span.first - at, at - span.last, 0) / soft)
    return best


@lru_cache(maxsize=4096)
def ordinal(day: str) -> int:
    """The ISO day as a number of days."""
    return date.fromisoformat(day).toordinal()


def _dated(candidate: Candidate, reading: Reading, weights: Weights) -> float:
    """Nearness of the day it was said on, or of the day a memory speaks of."""
    if not reading.spans:
        return 0.0
    said = nearness(candidate.day, reading.spans, weights)
    about = candidate.memory.date if candidate.memory else None
    return max(said, nearness(about, reading.spans, weights)) if about and len(about) == _ISO_DAY else said


def running(
    relevance: Mapping[str, float], pool: Mapping[str, Candidate], moment: datetime, weights: Weights
) -> dict[str, float]:
    """What each candidate gains by being fresh, as part of something that goes on; 0 to `weights.running`.

    Freshness that all candidates share (they are of the same fortnight) says nothing. Likes and facts do not age:
    they gain as they fit.
    """
    lasting = {key for key, one in pool.items() if one.memory is not None and not fades(one)}
    fresh = {key: recency(one, moment, weights.decay_a_day) for key, one in pool.items() if key not in lasting}
    shared = max(2.0 * min(fresh.values(), default=0.0) - 1.0, 0.0)
    top = max(relevance.values(), default=0.0) or 1.0
    gains = {key: weights.running * (share - shared) for key, share in fresh.items()}
    most = max(gains.values(), default=0.0)
    return gains | {key: most * relevance[key] / top for key in lasting}


def _weighed(
    own: dict[str, dict[str, float]], pool: Mapping[str, Candidate], moment: datetime, weights: Weights
) -> Ranking:
    scores: dict[str, float] = {}
    for key, parts in own.items():
        multiplier, small = factor(pool[key], moment, weights)
        scores[key] = sum(parts.values()) * multiplier
        if small:
            parts.update(small)
    _lend_to_memories(scores, own, pool)
    top = max(scores.values(), default=0.0)
    order = sorted(scores, key=lambda key: (-scores[key], pool[key].memory is None, pool[key].created_at, key))
    return Ranking(tuple(order), {key: scores[key] / top if top else 0.0 for key in order}, own)


def _lend_to_memories(
    scores: dict[str, float], parts: Mapping[str, dict[str, float]], pool: Mapping[str, Candidate]
) -> None:
    """A memory stands above the message it came from; of several memories of one message the best does."""
    said: dict[str, float] = {}
    for key, one in pool.items():
        if one.source is Source.MESSAGE:
            said[one.key] = max(said.get(one.key, 0.0), scores[key])
    best: dict[str, str] = {}
    for key in sorted((key for key, one in pool.items() if origin_of(one) in said), key=lambda key: -scores[key]):
        best.setdefault(origin_of(pool[key]), key)
    for message, key in best.items():
        if said[message] > scores[key]:
            parts[key]["origin"] = said[message] - scores[key]
            scores[key] = said[message]


def origin_of(candidate: Candidate) -> str:
    """Id of the message that a memory came from, else ""."""
    memory = candidate.memory
    return memory.origin.message_id or "" if memory is not None and memory.origin is not None else ""
