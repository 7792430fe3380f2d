"""Rows held in memory and compared one by one: cosine for meaning, BM25 for words."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from memory.ports import Hit, IndexFilter, IndexProblem, IndexRow
from memory.text import index_terms

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_K1 = 1.2
_B = 0.75


class Rows:
    """Grows by appending; what is replaced or removed is only marked, until `Rows` is made anew."""

    def __init__(self, dim: int) -> None:
        self._dim = dim
        self._rows: list[IndexRow] = []
        self._place: dict[str, int] = {}
        self._chunks: dict[str, set[str]] = {}
        self._postings: dict[str, array[int]] = {}
        self._lengths = array("I")
        self._matrix: NDArray[np.float32] | None = None

    def __len__(self) -> int:
        return len(self._place)

    @property
    def dead(self) -> int:
        """How many places are only marked."""
        return len(self._rows) - len(self._place)

    def put(self, row: IndexRow) -> None:
        """Add or replace one. Raises IndexProblem for a vector of another length."""
        if self._dim and row.vector is not None and len(row.vector) != self._dim:
            raise IndexProblem(f"a vector of {len(row.vector)} numbers for an index of {self._dim}")
        place = len(self._rows)
        self._rows.append(row)
        self._place[row.id] = place
        self._chunks.setdefault(owner_of(row.id), set()).add(row.id)
        terms = Counter(index_terms(row.text))
        self._lengths.append(terms.total())
        for term, times in terms.items():
            self._postings.setdefault(term, array("I")).extend((place, times))

    def remove(self, row_id: str) -> None:
        """Remove one, or all chunks of a thing; nothing happens if there is none."""
        for chunk in self._chunks.get(row_id, {row_id}).copy():
            if self._place.pop(chunk, None) is not None:
                self._chunks[owner_of(chunk)].discard(chunk)

    def live(self) -> Iterator[IndexRow]:
        """All rows that count."""
        return (self._rows[place] for place in self._place.values())

    def ids(self) -> set[str]:
        """Their ids."""
        return set(self._place)

    def frequency(self, term: str) -> int:
        """In how many rows a term stands."""
        return len(self._postings.get(term, ())) // 2

    def nearest(self, vector: Sequence[float], k: int, where: IndexFilter) -> list[Hit]:
        """By cosine, best first."""
        import numpy as np

        query = np.asarray(vector, dtype=np.float32)
        length = float(np.linalg.norm(query))
        if not self._rows or not length:
            return []
        matrix, has_one = self._vectors()
        scores = np.where(has_one, matrix @ (query / length), -np.inf)
        return self._best(scores, -np.inf, k, where)

    def matching(self, terms: Mapping[str, float], k: int, where: IndexFilter) -> list[Hit]:
        """By BM25, best first; `terms` with the share that each counts."""
        import numpy as np

        scores = np.zeros(len(self._rows), dtype=np.float32)
        lengths = np.frombuffer(self._lengths, dtype=np.uint32).astype(np.float32)
        usual = float(lengths.mean()) if len(lengths) else 1.0
        for term, share in terms.items():
            if (held := self._postings.get(term)) is None:
                continue
            found = np.frombuffer(held, dtype=np.uint32).reshape(-1, 2)
            at, times = found[:, 0], found[:, 1].astype(np.float32)
            rarity = np.log1p((len(self._rows) - len(at) + 0.5) / (len(at) + 0.5))
            scores[at] += share * rarity * times * (_K1 + 1) / (times + _K1 * (1 - _B + _B * lengths[at] / usual))
        return self._best(scores, 0.0, k, where)

    def _best(self, scores: NDArray[np.float32], above: float, k: int, where: IndexFilter) -> list[Hit]:
        """The k best rows that count, pass the filter and score more than `above`."""
        import numpy as np

        found: list[Hit] = []
        for place in np.argsort(-scores, kind="stable").tolist():
            if len(found) == k or not scores[place] > above:
                break
            row = self._rows[place]
            if self._place.get(row.id) == place and _passes(row, where):
                found.append(Hit(row.id, float(scores[place])))
        return found

    def _vectors(self) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """(unit vectors, one row a place; which rows have one). Made as far as there are rows."""
        import numpy as np

        if self._matrix is None:
            self._matrix = np.zeros((0, self._dim), dtype=np.float32)
        if (filled := len(self._matrix)) < len(self._rows):
            new = np.zeros((len(self._rows) - filled, self._dim), dtype=np.float32)
            for at, row in enumerate(self._rows[filled:]):
                if row.vector is not None:
                    new[at] = row.vector
            lengths = np.linalg.norm(new, axis=1, keepdims=True)
            useless = ~np.isfinite(lengths) | (lengths == 0)
            new = np.where(useless, 0, new / np.where(useless, 1, lengths)).astype(np.float32)
            self._matrix = np.concatenate((self._matrix, new))
        return self._matrix, np.asarray(self._matrix.any(axis=1))


def owner_of(row_id: str) -> str:
    """The thing that a row belongs to: its id without the number of the chunk."""
    return row_id.partition("#")[0]


def _passes(row: IndexRow, where: IndexFilter) -> bool:
    return (
        (not where.namespaces or row.namespace in where.namespaces)
        and (not where.sources or row.source in where.sources)
        and (where.days is None or where.days[0] <= row.day <= where.days[1])
        and (where.until_ts is None or row.created_ts <= where.until_ts)
    )
