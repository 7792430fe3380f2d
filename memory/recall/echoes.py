"""The question is no answer: what only asks the same, and what the store knows without it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from memory.recall.candidates import Candidate, PathHits
from memory.recall.query import RecallQuery
from memory.recall.reading import Reading
from memory.records import Role
from memory.row_ids import key_of
from memory.text import normalise, query_terms

_MARKS = ("?", "？", "吗", "呢")
_SHORT_QUESTION = 120
"""Characters."""


def asking_the_same(pool: Mapping[str, Candidate], reading: Reading) -> frozenset[str]:
    """Row ids of the user's questions that name nothing beyond what the message asks for."""
    terms = frozenset(reading.terms)
    return frozenset(row_id for row_id, one in pool.items() if _asks_the_same(one, terms))


def told_before(
    query: RecallQuery,
    hits: PathHits,
    row_ids: Sequence[str],
    pool: Mapping[str, Candidate],
    asking: frozenset[str],
) -> PathHits:
    """What the paths found, without the talk in the window and without the question itself.

    The message is often indexed before it is answered, and may have been asked before, in these or fewer words: it is
    nearest to itself and holds all its words, which says nothing of what the store knows.
    """
    own = normalise(query.text)
    start = own[:1]
    echoes: dict[str, str] = {}
    for row_id in row_ids:
        one = pool.get(row_id)
        if one is None:
            echoes[row_id] = query.text if key_of(row_id) in query.window_ids else ""
        elif one.key in query.window_ids or (
            one.memory is None and (row_id in asking or (_start(one.text[:2]) == start and normalise(one.text) == own))
        ):
            echoes[row_id] = one.text
    return hits.without(echoes) if echoes else hits


def _asks_the_same(one: Candidate, terms: frozenset[str]) -> bool:
    text = one.text
    if one.role is not Role.USER or not text.endswith(_MARKS) or len(text) > _SHORT_QUESTION:
        return False
    asked = query_terms(text)
    return bool(asked) and terms.issuperset(asked)


@lru_cache(maxsize=4096)
def _start(two: str) -> str:
    """The first character in one spelling (a mark that stands for itself joins it): most texts differ in it."""
    return normalise(two)[:1]
