"""What the paths propose: one candidate a recallable text, with what the later stages need to know of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import NamedTuple

from memory.ports import Hit
from memory.records import Memory, Role, Source
from memory.text import index_terms


class Candidate(NamedTuple):
    """A text that may be injected, as the store knows it now (never as the index remembered it).

    A tuple, since every recall makes hundreds of them.
    """

    id: str
    """The row's id in the index, "<source>:<key>"."""
    source: Source
    key: str
    """Id of the memory, message or passage, or the day."""
    text: str
    created_at: datetime
    day: str
    """The user's day it was formed on, ISO."""
    session_id: str = ""
    role: Role | None = None
    memory: Memory | None = None
    """For source = memory."""
    before: str | None = None
    """Row id of the turn before it in the same sitting."""
    after: str | None = None
    """Row id of the turn after it in the same sitting."""
    title: str = ""
    """Name of the document and the headings it stands under, for source = knowledge."""

    @property
    def whole(self) -> str:
        """Its words, those it stands under included."""
        return f"{self.title}\n{self.text}" if self.title else self.text


@dataclass(frozen=True, slots=True)
class PathHits:
    """What each path found: raw scores by row id, in the path's own unit."""

    meaning: Mapping[str, float] = field(default_factory=dict)
    """Cosines."""
    words: Mapping[str, float] = field(default_factory=dict)
    """BM25, or 1.0 for a literal match of a one-character query."""
    frequencies: Mapping[str, int] = field(default_factory=dict)
    """How many rows of the index hold each term of the query; empty where it could not be asked."""
    baseline: float | None = None
    """The cosine of the query with texts that have nothing to do with it; None where there is no vector."""
    width: float = 1.0
    """How far above that the cosine of a perfect match lies, for this embedder."""

    fingerprint: str = ""
    """Of the embedder that made the query's vector; "" where there is none."""

    def ids(self) -> list[str]:
        """Every proposed id once; the best of each path first."""
        return list(dict.fromkeys([*_ordered(self.meaning), *_ordered(self.words)]))

    def without(self, texts: Mapping[str, str]) -> PathHits:
        """The same without some rows, given with their texts, whose words no longer count."""
        counts = Counter(term for text in texts.values() for term in set(index_terms(text)))
        return replace(
            self,
            meaning={row_id: score for row_id, score in self.meaning.items() if row_id not in texts},
            words={row_id: score for row_id, score in self.words.items() if row_id not in texts},
            frequencies={term: max(count - counts[term], 0) for term, count in self.frequencies.items()},
        )


def best_of(*hits: Iterable[Hit]) -> dict[str, float]:
    """Scores by id over several searches of one path; an id found twice keeps its best score."""
    found: dict[str, float] = {}
    for hit in (hit for search in hits for hit in search):
        if hit.score > found.get(hit.id, float("-inf")):
            found[hit.id] = hit.score
    return found


def _ordered(scores: Mapping[str, float]) -> list[str]:
    return sorted(scores, key=lambda key: (-scores[key], key))
