"""The rows kept in memory: all of a small table, and of a large one those that its vector index lacks yet.

Compared there they cost a tenth of a search of LanceDB, however many writes are unmerged. LanceDB keeps them, and
searches what is too large for memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from threading import RLock
from typing import TYPE_CHECKING, Any

from memory.lance.rows import GRAMS, VECTOR, WORDS
from memory.ports import IndexRow
from memory.postings import Postings
from memory.resident_rows import Head, Rows

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_MOST_LACKING = 2000
"""More of them are left to LanceDB: 3 MB, and upkeep indexes them soon."""
_MOST_DEAD = 1000
"""So many replaced or removed rows are carried along, or as many as there are others."""


@dataclass(frozen=True, slots=True)
class Held:
    """Rows of a table that are in memory."""

    rows: Rows
    whole: bool
    """Is no other row in the table? Then they can be searched by words, too."""


class Resident:
    """Follows one table: its own process's writes by what they wrote, all others by reading the table again.

    `most`: so many rows are kept whole until there is a vector index. Whoever uses what it holds has its `lock`.
    """

    def __init__(self, dim: int, most: int) -> None:
        self.lock = RLock()
        self.asked = False
        """Has this process searched?"""
        self._dim = dim
        self._most = most
        self._version = -1
        self._held: Held | None = None
        self._resting = False

    def of(self, table: Any) -> Held | None:
        """What is held of the table as it is now; None where it is too large, or its index lacks too many."""
        self.asked = True
        if self._resting and self._version >= 0:
            return self._held
        version = table.version
        if version != self._version:
            self._held = self._read(table)
            self._version = version
        return self._held

    def whole(self, table: Any) -> Rows | None:
        """All rows of the table as it is now; None where they are not all in memory."""
        held = self.of(table)
        return held.rows if held is not None and held.whole else None

    def follow(self, before: int, after: int, commits: int, rows: Sequence[IndexRow], gone: Iterable[str]) -> None:
        """Take over what was written in so many commits between two versions; else `of` reads it when it is asked.

        `gone` are ids that the writing removed.
        """
        with self.lock:
            held = self._held
            if held is None or self._version != before or after != before + commits:
                return
            for row_id in gone:
                held.rows.remove(row_id)
            for row in rows:
                held.rows.put(row if held.whole else replace(row, text=""))
            too_many = len(held.rows) > (self._most if held.whole else _MOST_LACKING)
            stale = too_many or held.rows.dead > max(_MOST_DEAD, len(held.rows))
            self._version = -1 if stale else after

    def unchanged(self, before: int, after: int) -> None:
        """Between two versions the same rows were written again, and nothing else."""
        with self.lock:
            if self._held is not None and self._held.whole and self._version == before:
                self._version = after

    @contextmanager
    def at_rest(self) -> Iterator[None]:
        """While this process writes: what is held is searched as it was, since `follow` comes in a moment."""
        self._resting = True
        try:
            yield
        finally:
            self._resting = False

    def _read(self, table: Any) -> Held | None:
        count = table.count_rows()
        indexed = [index for index in table.list_indices() if index.columns == [VECTOR]]
        if indexed:
            lacking = sum(index.num_unindexed_rows or 0 for index in indexed)
            return Held(self._last(table, count, lacking), whole=False) if lacking <= _MOST_LACKING else None
        return Held(self._last(table, count, count, WORDS, GRAMS), whole=True) if count <= self._most else None

    def _last(self, table: Any, count: int, wanted: int, *columns: str) -> Rows:
        """The last rows: what is written is appended, and compaction keeps to what has one index."""
        rows = Rows(self._dim)
        if wanted:
            names = [*Head._fields, *columns, *([VECTOR] if self._dim else [])]
            read = table.search().select(names).offset(count - wanted).limit(wanted).to_arrow()
            heads = list(map(Head._make, zip(*(read[name].to_pylist() for name in Head._fields), strict=True)))
            postings = _postings([read[name].combine_chunks() for name in columns], len(heads))
            rows.fill(heads, _vectors(read[VECTOR].chunks if self._dim else (), len(heads), self._dim), postings)
        return rows


def _postings(columns: Sequence[Any], rows: int) -> Postings:
    """Of columns with blank-separated terms; no term stands in two of them.

    Takes 60 ms for 10 000 rows, nearly all of it outside the interpreter.
    """
    import numpy as np

    names: list[str] = []
    codes, places = [np.zeros(0, dtype=np.int32)], [np.zeros(0, dtype=np.int32)]
    for column in columns:
        own, numbers, at = _terms(column)
        codes.append(numbers + np.int32(len(names)))
        places.append(at)
        names.extend(own)
    return Postings.of(rows, names, np.concatenate(codes), np.concatenate(places))


def _terms(column: Any) -> tuple[list[str], NDArray[np.int32], NDArray[np.int32]]:
    """(the terms of a column, the number of each that stands there, at which row)."""
    import numpy as np
    import pyarrow.compute as pc

    lists = pc.split_pattern(column, " ")
    found = pc.list_flatten(lists).dictionary_encode()
    names = found.dictionary.to_pylist()
    codes = found.indices.to_numpy().astype(np.int32)
    places = pc.list_parent_indices(lists).to_numpy().astype(np.int32)
    real = codes != names.index("") if "" in names else slice(None)  # a row without terms has one: ""
    return names, codes[real], places[real]


def _vectors(chunks: Iterable[Any], count: int, dim: int) -> NDArray[np.float32]:
    """(rows, dim) numbers of a column; zeros where a row has none."""
    import numpy as np

    vectors = np.zeros((count, dim), dtype=np.float32)
    at = 0
    for chunk in chunks:
        numbers = chunk.values.to_numpy(zero_copy_only=False)[chunk.offset * dim :][: len(chunk) * dim]
        part = vectors[at : at + len(chunk)]
        part[:] = numbers.reshape(len(chunk), dim)
        if chunk.null_count:
            part[~chunk.is_valid().to_numpy(zero_copy_only=False)] = 0
        at += len(chunk)
    return vectors
