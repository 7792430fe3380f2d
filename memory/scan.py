"""The RecallIndex port where LanceDB cannot load: all rows in memory, compared one by one.

Good to some ten thousand rows. Kept in one file that any number of processes append to and read.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from hashlib import sha256
from pathlib import Path
from threading import RLock
from typing import Concatenate, ParamSpec, TypeVar

from memory.folder_lock import folder_lock
from memory.ports import Hit, IndexFilter, IndexProblem, IndexRow
from memory.resident_rows import Rows
from memory.row_ids import owner_of
from memory.scan_journal import SUFFIX, Change, Journal

P = ParamSpec("P")
T = TypeVar("T")

_DEAD_ROWS = 1000
"""So many replaced or removed rows are carried along before the file is rewritten."""
_ROWS_PER_LINE = 256


def _one_at_a_time(method: Callable[Concatenate[ScanIndex, P], T]) -> Callable[Concatenate[ScanIndex, P], T]:
    @wraps(method)
    def locked(self: ScanIndex, /, *args: P.args, **kwargs: P.kwargs) -> T:
        with self._lock:
            return method(self, *args, **kwargs)

    return locked


class ScanIndex:
    """One file for exactly one embedder, in a folder."""

    name = "scan"

    def __init__(self, folder: Path, fingerprint: str, dim: int) -> None:
        self._folder = folder
        self._dim = dim
        self._path = folder / f"{sha256(fingerprint.encode()).hexdigest()[:12]}-{dim}{SUFFIX}"
        self._journal = Journal(self._path)
        self._forget()
        self._lock = RLock()

    @_one_at_a_time
    def upsert(self, rows: Sequence[IndexRow]) -> None:
        """See `RecallIndex.upsert`."""
        unique = {row.id: row for row in rows}
        if any(self._dim and row.vector is not None and len(row.vector) != self._dim for row in rows):
            raise IndexProblem(f"a vector whose length is not {self._dim}")
        if unique:
            owners = dict.fromkeys(owner_of(row_id) for row_id in unique)
            self._journal.append(Change(tuple(owners), tuple(unique.values())))

    @_one_at_a_time
    def delete(self, ids: Iterable[str]) -> None:
        """See `RecallIndex.delete`."""
        if gone := tuple(dict.fromkeys(ids)):
            self._journal.append(Change(gone))

    @_one_at_a_time
    def search_vector(self, vector: Sequence[float], k: int, where: IndexFilter) -> list[Hit]:
        """See `RecallIndex.search_vector`."""
        if not self._dim or k <= 0:
            return []
        if len(vector) != self._dim:
            raise IndexProblem(f"a query of {len(vector)} numbers for an index of {self._dim}")
        return self._current().nearest(vector, k, where)

    @_one_at_a_time
    def search_text(
        self, terms: Sequence[str], k: int, where: IndexFilter, weaker: Sequence[str] = (), share: float = 1.0
    ) -> list[Hit]:
        """See `RecallIndex.search_text`."""
        if not (terms or weaker) or k <= 0:
            return []
        return self._current().matching(dict.fromkeys(weaker, share) | dict.fromkeys(terms, 1.0), k, where)

    @_one_at_a_time
    def term_frequencies(self, terms: Sequence[str]) -> dict[str, int]:
        """See `RecallIndex.term_frequencies`."""
        rows = self._current()
        return {term: rows.frequency(term) for term in terms}

    def exists(self) -> bool:
        """See `RecallIndex.exists`."""
        return self._path.exists()

    @_one_at_a_time
    def ids(self) -> set[str]:
        """See `RecallIndex.ids`."""
        return self._current().ids()

    @_one_at_a_time
    def count(self) -> int:
        """See `RecallIndex.count`."""
        return len(self._current())

    @_one_at_a_time
    def maintain(self, *, thorough: bool = False) -> None:
        """See `RecallIndex.maintain`: rewrites the file when much of it is void."""
        rows = self._current()
        if rows.dead > (0 if thorough else max(_DEAD_ROWS, len(rows))):
            with folder_lock(self._folder, alone=True):
                self._rewrite(())

    def crowded(self) -> bool:
        """See `RecallIndex.crowded`: one more line in a file slows nothing."""
        return False

    def settle(self, limit_s: float) -> bool:
        """See `RecallIndex.settle`: nothing runs beside."""
        return True

    @_one_at_a_time
    def purge(self, ids: Iterable[str]) -> None:
        """See `RecallIndex.purge`. What others left here goes whole, and so does a damaged file."""
        gone = tuple(ids)
        with folder_lock(self._folder, alone=True):
            for path in self._folder.glob("*"):
                self._remove_foreign(path)
            try:
                self._rewrite(gone)
            except IndexProblem:
                self._path.unlink(missing_ok=True)
                raise

    @_one_at_a_time
    def clear(self) -> None:
        """See `RecallIndex.clear`."""
        with folder_lock(self._folder, alone=True):
            self._path.unlink(missing_ok=True)
        self._forget()

    @_one_at_a_time
    def close(self) -> None:
        """See `RecallIndex.close`."""
        self._forget()

    def _forget(self) -> None:
        self._rows = Rows(self._dim)
        self._written: dict[str, IndexRow] = {}

    def _current(self, *, locked: bool = False) -> Rows:
        """All rows, with what other processes wrote."""
        rewritten, changes = self._journal.news(locked=locked)
        if rewritten:
            self._forget()
        for change in changes:
            for row_id in change.gone:
                self._rows.remove(row_id)
            for row in change.rows:
                self._rows.put(row)
                self._written[row.id] = row
        return self._rows

    def _rewrite(self, gone: tuple[str, ...]) -> None:
        rows = self._current(locked=True)
        for row_id in gone:
            rows.remove(row_id)
        left = rows.ids()
        live = [row for row_id, row in self._written.items() if row_id in left]
        starts = range(0, len(live), _ROWS_PER_LINE)
        self._journal.rewrite(Change((), tuple(live[at : at + _ROWS_PER_LINE])) for at in starts)

    def _remove_foreign(self, path: Path) -> None:
        if path.suffix == ".lance":
            shutil.rmtree(path, ignore_errors=True)
        elif path.name.endswith(SUFFIX) and path != self._path:
            path.unlink(missing_ok=True)
