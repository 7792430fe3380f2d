"""Rows held in memory and compared one by one: cosine for meaning, BM25 for words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from sys import intern
from typing import TYPE_CHECKING, NamedTuple

from memory.ports import Hit, IndexFilter, IndexProblem, IndexRow
from memory.postings import Postings
from memory.text import index_terms

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_FIRST_PLACES = 256
_SPARE = 4
"""So many times as many rows as are wanted are ordered at first: a filter may leave some out."""


class Head(NamedTuple):
    """What is known of a row besides its text and its vector; see `IndexRow`."""

    id: str
    source: str
    namespace: str
    created_ts: float
    day: str

    def passes(self, where: IndexFilter) -> bool:
        """Is the row one of those that the filter asks for?"""
        return (
            (not where.namespaces or self.namespace in where.namespaces)
            and (not where.sources or self.source in where.sources)
            and (where.days is None or where.days[0] <= self.day <= where.days[1])
            and (where.until_ts is None or self.created_ts <= where.until_ts)
        )


class Rows:
    """Each row has a place, which is never used again: what is replaced or removed is only marked."""

    def __init__(self, dim: int) -> None:
        self._dim = dim
        self._heads: list[Head] = []
        self._place: dict[str, int] = {}
        self._chunks: dict[str, tuple[str, ...]] = {}
        """The ids of a thing's pieces, where they are numbered."""
        self._matrix: NDArray[np.float32] | None = None
        self._useless: list[int] = []
        """Places without a vector, or that count no more."""
        self._postings = Postings()

    def __len__(self) -> int:
        return len(self._place)

    @property
    def dead(self) -> int:
        """How many places are only marked."""
        return len(self._heads) - len(self._place)

    def put(self, row: IndexRow) -> None:
        """Add or replace one. Raises IndexProblem for a vector of another length."""
        if self._dim and row.vector is not None:
            if len(row.vector) != self._dim:
                raise IndexProblem(f"a vector of {len(row.vector)} numbers for an index of {self._dim}")
            self._room(len(self._heads) + 1)[len(self._heads)] = row.vector
        self._put([Head(row.id, intern(row.source), intern(row.namespace), row.created_ts, row.day)])
        self._postings.put(index_terms(row.text))

    def fill(self, heads: Sequence[Head], vectors: NDArray[np.float32], postings: Postings) -> None:
        """Put the first rows, all at once; `vectors` (one a row, zeros where there is none) are taken over."""
        self._matrix = vectors
        self._postings = postings
        self._put(heads)

    def _put(self, heads: Sequence[Head]) -> None:
        """Rows whose vectors stand in their places already, of whatever length."""
        import numpy as np

        first, last = len(self._heads), len(self._heads) + len(heads)
        vectors = self._room(last)[first:last]
        lengths = np.sqrt(np.einsum("ij,ij->i", vectors, vectors))
        useless = ~np.isfinite(lengths) | (lengths == 0)
        vectors[useless] = 0
        vectors /= np.where(useless, 1, lengths)[:, None]
        self._useless.extend((first + np.flatnonzero(useless)).tolist())
        for place, head in enumerate(heads, first):
            if not self._mark(head.id) and (owner := owner_of(head.id)) != head.id:
                self._chunks[owner] = (*self._chunks.get(owner, ()), head.id)
            self._place[head.id] = place
        self._heads.extend(heads)

    def remove(self, row_id: str) -> None:
        """Remove one, or all chunks of a thing; nothing happens if there is none."""
        for chunk in (row_id, *self._chunks.pop(row_id, ())):
            if self._mark(chunk):
                del self._place[chunk]

    def ids(self) -> set[str]:
        """Their ids."""
        return set(self._place)

    def frequency(self, term: str) -> int:
        """In how many rows a term stands, with those that are only marked."""
        return self._postings.frequency(term)

    def nearest(self, vector: Sequence[float], k: int, where: IndexFilter) -> list[Hit]:
        """By cosine, best first."""
        import numpy as np

        query = np.asarray(vector, dtype=np.float32)
        length = float(np.linalg.norm(query))
        if not self._heads or not length:
            return []
        scores = self._room(0)[: len(self._heads)] @ (query / length)
        scores[self._useless] = -np.inf
        return self._best(scores, -np.inf, k, where)

    def matching(self, terms: Mapping[str, float], k: int, where: IndexFilter) -> list[Hit]:
        """By BM25, best first; `terms` with the share that each counts."""
        return self._best(self._postings.scores(terms), 0.0, k, where)

    def _best(self, scores: NDArray[np.float32], above: float, k: int, where: IndexFilter) -> list[Hit]:
        """The k best that count, pass the filter and score more than `above`; `scores` has one for each place."""
        import numpy as np

        if len(scores) > (few := _SPARE * k):
            likely = np.argpartition(-scores, few)[:few]
            found = self._passing(likely[np.lexsort((likely, -scores[likely]))].tolist(), scores, above, k, where)
            if len(found) == k or not scores[likely].min() > above:
                return found
        return self._passing(np.argsort(-scores, kind="stable").tolist(), scores, above, k, where)

    def _passing(
        self, places: Sequence[int], scores: NDArray[np.float32], above: float, k: int, where: IndexFilter
    ) -> list[Hit]:
        found: list[Hit] = []
        for place in places:
            if len(found) == k or not scores[place] > above:
                break
            head = self._heads[place]
            if self._place.get(head.id) == place and head.passes(where):
                found.append(Hit(head.id, float(scores[place])))
        return found

    def _mark(self, row_id: str) -> bool:
        """Its place counts no more; was there one?"""
        place = self._place.get(row_id)
        if place is not None:
            self._useless.append(place)
        return place is not None

    def _room(self, places: int) -> NDArray[np.float32]:
        """The unit vectors by place, with room for so many."""
        import numpy as np

        if self._matrix is None:
            self._matrix = np.zeros((max(places, _FIRST_PLACES), self._dim), dtype=np.float32)
        if (held := len(self._matrix)) < places:
            more = np.zeros((max(places - held, held // 4, _FIRST_PLACES), self._dim), dtype=np.float32)
            self._matrix = np.concatenate((self._matrix, more))
        return self._matrix


def owner_of(row_id: str) -> str:
    """The thing that a row belongs to: its id without the number of the chunk."""
    return row_id.partition("#")[0]
