"""The rows of one table kept in memory, where a search costs a tenth of LanceDB's, however much is unmerged.

LanceDB keeps them, and searches what is not in memory (yet): a large table at first, and one that is too large.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from threading import RLock
from typing import TYPE_CHECKING, Any

from memory.lance.limits import Limits
from memory.lance.rows import GRAMS, VECTOR, WORDS
from memory.ports import IndexRow
from memory.postings import Postings
from memory.resident_rows import Head, Rows

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_MOST_DEAD = 1000
"""So many replaced or removed rows are carried along, or a quarter of the others: each takes its room and time."""
_SEARCHES = 8
"""So many (two or three messages) tell that further ones will follow: a large table is worth reading."""
_ROWS_A_SEARCH = 12_500
"""Each search pays for reading so many again, after others wrote: else it would be done after each write beside a
process that indexes thousands (100 000 rows: 1.2 s).
"""
_AT_A_TIME = 1024
"""Rows that are read at a time: each holds the interpreter for a moment, and its copies are on top of all the rest."""


class Resident:
    """Follows one table by what its own process writes; what others wrote is read with the whole table again.

    Whoever uses what it holds has its `lock`. `written` is what `Writes.count` says before the table is looked at.
    """

    def __init__(self, dim: int, limits: Limits) -> None:
        self.lock = RLock()
        self._dim = dim
        self._limits = limits
        self._searches = 0
        self._rows: Rows | None = None
        self._written = -1
        self._too_large = -1
        """At so many writes it was too large to be read for one search."""
        self._begun = False
        """Was it ever read?"""
        self._resting = False

    @property
    def asked(self) -> bool:
        """Has this process searched?"""
        return self._begun or self._searches > 0

    def forget(self) -> None:
        """Hold nothing: the table may be another one now."""
        with self.lock:
            self._rows = None
            self._written = self._too_large = -1

    def of(self, table: Any, written: int) -> Rows | None:
        """All rows of the table; None where they are not in memory and reading them would delay a search."""
        self._searches += 1
        return self._held(table, written)

    def load(self, table: Any, written: int) -> bool:
        """Read the table if searches of it go on, while others may search; is it in memory now?

        For whoever writes it.
        """
        with self.lock:
            if self._rows is not None and written == self._written:
                return True
            count = table.count_rows()
            if count > self._limits.resident_rows or self._searches < self._wanted(count):
                return False
            if count <= self._limits.at_once_rows:
                return self._held(table, written) is not None
            self._rows = None  # the old and the new at once would be too much
        rows = self._read(table)
        with self.lock:
            self._rows, self._written = rows, written
        return True

    def _wanted(self, rows: int) -> float:
        """Searches since the last reading that pay for the next one."""
        return rows / _ROWS_A_SEARCH if self._begun or rows <= self._limits.at_once_rows else _SEARCHES

    def follow(self, before: int, after: int, rows: Sequence[IndexRow], gone: Iterable[str]) -> None:
        """Take over what was written between two counts; where others wrote as well, `of` reads it later.

        `gone` are ids that the writing removed.
        """
        with self.lock:
            held = self._rows
            if held is None or self._written != before or after != before + 1:
                return
            for row_id in gone:
                held.remove(row_id)
            for row in rows:
                held.put(row)
            stale = len(held) > self._limits.resident_rows or held.dead > max(_MOST_DEAD, len(held) // 4)
            self._written = -1 if stale else after

    @contextmanager
    def at_rest(self) -> Iterator[None]:
        """While this process writes: what is held is searched as it was, since `follow` comes in a moment."""
        self._resting = True
        try:
            yield
        finally:
            self._resting = False

    def _held(self, table: Any, written: int) -> Rows | None:
        if self._rows is not None and (self._resting or written == self._written):
            return self._rows
        self._rows = None
        if written != self._too_large:
            if table.count_rows() <= self._limits.at_once_rows:
                self._rows, self._written = self._read(table), written
            else:
                self._too_large = written
        return self._rows

    def _read(self, table: Any) -> Rows:
        rows, terms = Rows(self._dim), _Terms()
        names = [*Head._fields, WORDS, GRAMS, *([VECTOR] if self._dim else [])]
        for part in table.search().select(names).limit(None).to_batches(_AT_A_TIME):
            terms.add([part[WORDS], part[GRAMS]], part.num_rows)
            heads = list(map(Head._make, zip(*(part[name].to_pylist() for name in Head._fields), strict=True)))
            rows.fill(heads, _vectors(part[VECTOR] if self._dim else None, len(heads), self._dim))
        rows.read(terms.postings())
        self._begun, self._searches = True, 0
        return rows


class _Terms:
    """Gathers blank-separated terms of rows; no term stands in two columns of one."""

    def __init__(self) -> None:
        self._codes: dict[str, int] = {}
        self._found: list[NDArray[np.int32]] = []
        self._places: list[NDArray[np.int32]] = []
        self._rows = 0

    def add(self, columns: Iterable[Any], rows: int) -> None:
        """The columns of the next rows."""
        import numpy as np
        import pyarrow.compute as pc

        for column in columns:
            lists = pc.split_pattern(column, " ")
            terms = pc.list_flatten(lists).dictionary_encode()
            names = terms.dictionary.to_pylist()
            codes = np.fromiter(
                (self._codes.setdefault(name, len(self._codes)) for name in names), np.int32, len(names)
            )
            numbers = terms.indices.to_numpy()
            places = pc.list_parent_indices(lists).to_numpy().astype(np.int32) + np.int32(self._rows)
            real = numbers != names.index("") if "" in names else slice(None)  # a row without terms has one: ""
            self._found.append(codes[numbers[real]])
            self._places.append(places[real])
        self._rows += rows

    def postings(self) -> Postings:
        """Of all rows; nothing is gathered any more."""
        import numpy as np

        none = np.zeros(0, dtype=np.int32)
        codes, places = np.concatenate([none, *self._found]), np.concatenate([none, *self._places])
        self._found, self._places = [], []
        return Postings.of(self._rows, list(self._codes), codes, places)


def _vectors(column: Any, rows: int, dim: int) -> NDArray[np.float32]:
    """(rows, dim) numbers of a column; zeros where a row has none."""
    import numpy as np

    vectors = np.zeros((rows, dim), dtype=np.float32)
    if dim and rows:
        vectors[:] = column.values.to_numpy(zero_copy_only=False)[column.offset * dim :][: rows * dim].reshape(
            rows, dim
        )
        if column.null_count:
            vectors[~column.is_valid().to_numpy(zero_copy_only=False)] = 0
    return vectors
