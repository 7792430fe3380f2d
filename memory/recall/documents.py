"""What documents have to say to a message: searched, ranked and judged for themselves, then let in among the rest.

The user's own things and the documents never compete for a place among the candidates. Where both have passed the
floor, the lines stand by how much they hold of what is asked; documents take a share of the lines at most from what
else fits (what is left free they may fill), and where the message is about the user himself none comes before a memory.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from memory.ports import IndexFilter, RecallIndex
from memory.recall import paths
from memory.recall.candidates import Candidate, PathHits
from memory.recall.floor import Ranked, passes, signals_of
from memory.recall.query import RecallOptions, RecallQuery
from memory.recall.ranking import Ranking, rank
from memory.recall.reading import Reading
from memory.writing.gate import gives_orders


class Hits(NamedTuple):
    """What was found of documents; see the fields of `PathHits`."""

    meaning: dict[str, float]
    words: dict[str, float]
    frequencies: dict[str, int]


NONE = Hits({}, {}, {})


@dataclass(frozen=True, slots=True)
class Passages:
    """The passages that relate to a message."""

    pool: Mapping[str, Candidate] = field(default_factory=dict)
    ranking: Ranking = field(default_factory=lambda: Ranking((), {}))
    kept: tuple[str, ...] = ()
    """What passed, best first."""
    below_floor: tuple[str, ...] = ()
    orders: tuple[str, ...] = ()
    """What would command the assistant."""
    strength: Mapping[str, float] = field(default_factory=dict)
    """How much each that passed holds of what is asked, see `strengths`."""


def search(
    documents: RecallIndex, reading: Reading, vector: Sequence[float] | None, options: RecallOptions, query: RecallQuery
) -> Hits:
    """Search the shelf of documents, by meaning and by words. Blocking. Raises IndexProblem."""
    if not documents.exists():
        return NONE
    where = IndexFilter(namespaces=query.scope.namespaces, days=query.scope.days)
    near = paths.search_meaning(documents, vector, options.candidates, where) if vector is not None else {}
    if not reading.terms:
        return Hits(near, {}, {})
    return Hits(near, *paths.search_words(documents, reading.terms, options.rare_terms, options.candidates, where))


def related_passages(
    reading: Reading,
    hits: PathHits,
    pool: Mapping[str, Candidate],
    query: RecallQuery,
    options: RecallOptions,
    most: int,
) -> Passages:
    """What of the passages found passes the floor. Pure. A document has no day: one that is named is no sign."""
    if not pool:
        return Passages()
    timeless = replace(reading, spans=(), running=False, states=False)  # a message that only tells asks no document
    ranking = rank(hits, pool, timeless, query.moment, options.weights)
    ranked = Ranked(timeless, hits, pool, ranking)
    kept, stopped = passes(ranked, ranking.order, options, most)
    orders = [row_id for row_id in kept if gives_orders(pool[row_id].whole)]
    harmless = tuple(row_id for row_id in kept if row_id not in orders)
    strength = strengths(ranked, harmless, options)
    return Passages(pool, ranking, harmless, tuple(stopped), tuple(orders), strength)


def strengths(ranked: Ranked, row_ids: Sequence[str], options: RecallOptions) -> dict[str, float]:
    """By row id the share of the telling words held plus the nearness: the same measure on both shelves, 0 to 2.5."""
    found = signals_of(ranked, row_ids, options)
    return {row_id: signals.coverage + signals.nearness for row_id, signals in found}


def share(query: RecallQuery, options: RecallOptions, most: int) -> int:
    """How many of `most` lines documents may take from what else fits; all where nothing else is wanted."""
    return round(most * options.document_share) if query.scope.own_sources else most


def let_in(
    own: Sequence[str],
    passages: Sequence[str],
    strength: Mapping[str, float],
    first: frozenset[str],
) -> list[str]:
    """Both orders as one: a passage stands before what is weaker, but behind all that comes `first`."""
    order: list[str] = []
    waiting = list(passages)
    last_first = max((place for place, row_id in enumerate(own) if row_id in first), default=-1)
    for place, row_id in enumerate(own):
        while waiting and place > last_first and strength[waiting[0]] > strength.get(row_id, 0.0):
            order.append(waiting.pop(0))
        order.append(row_id)
    return order + waiting
