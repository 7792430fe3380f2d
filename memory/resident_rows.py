"""Rows held in memory and compared one by one: cosine for meaning, BM25 for words."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from memory.ports import Hit, IndexFilter, IndexProblem, IndexRow
from memory.postings import Postings
from memory.row_ids import owner_of as owner_of
from memory.text import index_terms
from memory.unit_vectors import UnitVectors

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Head(NamedTuple):
    """What is known of a row besides its text and its vector; see `IndexRow`."""

    id: str
    source: str
    namespace: str
    created_ts: float
    day: str


class Columns:
    """What a filter asks of rows, as numbers, so that all of them are looked at in one step."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self._sources, self._namespaces, self._days, self._created = array("L"), array("L"), array("L"), array("d")

    def add(self, head: Head) -> None:
        """The next row."""
        self._sources.append(self._number(head.source))
        self._namespaces.append(self._number(head.namespace))
        self._days.append(_day_number(head.day))
        self._created.append(head.created_ts)

    def passing(self, where: IndexFilter) -> NDArray[np.bool_]:
        """Which rows pass, by place."""
        import numpy as np

        passing = np.ones(len(self._days), dtype=bool)
        for wanted, column in ((where.sources, self._sources), (where.namespaces, self._namespaces)):
            if wanted:
                passing &= np.isin(np.array(column), [self._number(name) for name in wanted])
        if where.days is not None:
            first, last = map(_day_number, where.days)
            days = np.array(self._days)
            passing &= (first <= days) & (days <= last)
        if where.until_ts is not None:
            passing &= np.array(self._created) <= where.until_ts
        return passing

    def _number(self, name: str) -> int:
        return self._numbers.setdefault(name, len(self._numbers))


def _day_number(day: str) -> int:
    """In the order of the ISO days; 0 for what is none."""
    digits = day.replace("-", "")
    return int(digits) if digits.isdecimal() else 0


class Rows:
    """Each row has a place, which is never used again: what is replaced or removed is only marked."""

    def __init__(self, dim: int) -> None:
        self._dim = dim
        self._ids: list[str] = []
        self._columns = Columns()
        self._place: dict[str, int] = {}
        self._chunks: dict[str, tuple[str, ...]] = {}
        """The ids of a thing's pieces, where they are numbered."""
        self._dead: list[int] = []
        self._vectors = UnitVectors(dim)
        self._postings = Postings()

    def __len__(self) -> int:
        return len(self._place)

    @property
    def dead(self) -> int:
        """How many places are only marked."""
        return len(self._dead)

    def put(self, row: IndexRow) -> None:
        """Add or replace one. Raises IndexProblem for a vector of another length."""
        import numpy as np

        vector = np.zeros((1, self._dim), dtype=np.float32)
        if self._dim and row.vector is not None:
            if len(row.vector) != self._dim:
                raise IndexProblem(f"a vector of {len(row.vector)} numbers for an index of {self._dim}")
            vector[0] = row.vector
        self.fill([Head(row.id, row.source, row.namespace, row.created_ts, row.day)], vector)
        self._postings.put(index_terms(row.text))

    def fill(self, heads: Sequence[Head], vectors: NDArray[np.float32]) -> None:
        """Put rows whose words come with `read`: one vector a row, zeros where there is none."""
        self._vectors.add(vectors)
        for place, head in enumerate(heads, len(self._ids)):
            if not self._mark(head.id) and (owner := owner_of(head.id)) != head.id:
                self._chunks[owner] = (*self._chunks.get(owner, ()), head.id)
            self._place[head.id] = place
            self._ids.append(head.id)
            self._columns.add(head)

    def read(self, postings: Postings) -> None:
        """The words of all rows that were filled in."""
        self._postings = postings

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

        return self._best(self._vectors.cosines(vector), -np.inf, k, where)

    def matching(self, terms: Mapping[str, float], k: int, where: IndexFilter) -> list[Hit]:
        """By BM25, best first; `terms` with the share that each counts."""
        return self._best(self._postings.scores(terms), 0.0, k, where)

    def _best(self, scores: NDArray[np.float32], above: float, k: int, where: IndexFilter) -> list[Hit]:
        """The k best that count, pass the filter and score more than `above`; `scores` has one for each place."""
        import numpy as np

        scores[self._dead] = -np.inf
        scores[~self._columns.passing(where)] = -np.inf
        places = np.argpartition(-scores, k)[:k] if len(scores) > k else np.arange(len(scores))
        places = places[scores[places] > above]
        order = places[np.lexsort((places, -scores[places]))].tolist()
        return [Hit(self._ids[place], score) for place, score in zip(order, scores[order].tolist(), strict=True)]

    def _mark(self, row_id: str) -> bool:
        """Its place counts no more; was there one?"""
        place = self._place.get(row_id)
        if place is not None:
            self._dead.append(place)
        return place is not None
