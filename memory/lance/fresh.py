"""The rows that the vector index lacks yet, kept in memory: LanceDB would look for them again at every search.

That look takes as long as the search itself (10 ms among 10 000 rows), after a single write already.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from memory.lance.rows import VECTOR
from memory.ports import IndexRow
from memory.scan_rows import Rows

_MOST = 2000
"""More of them are left to LanceDB: 3 MB, and upkeep indexes them soon."""
_COLUMNS = ("id", "source", "namespace", "created_ts", "day", VECTOR)


class Fresh:
    """Follows one table: its own process's writes by what they wrote, all others by reading the end of the table."""

    def __init__(self, dim: int) -> None:
        self._dim = dim
        self._version = -1
        self._rows: Rows | None = None

    def of(self, table: Any) -> Rows | None:
        """The rows that the vector index lacks; None where there is no such index, or where it lacks too many."""
        version = table.version
        if version != self._version:
            self._rows = _lacking(table, self._dim)
            self._version = version
        return self._rows

    def follow(self, before: int, after: int, commits: int, rows: Sequence[IndexRow], gone: Iterable[str]) -> None:
        """Take over what was written in so many commits between two versions; else `of` reads it when it is asked.

        `gone` are ids that the writing removed.
        """
        if self._rows is None or self._version != before or after != before + commits:
            return
        for row_id in gone:
            self._rows.remove(row_id)
        for row in rows:
            self._rows.put(replace(row, text=""))
        self._version = after
        if len(self._rows) > _MOST:
            self._rows = None


def _lacking(table: Any, dim: int) -> Rows | None:
    found = [index for index in table.list_indices() if index.columns == [VECTOR]]
    lacking = sum(index.num_unindexed_rows or 0 for index in found)
    if not found or lacking > _MOST:
        return None
    rows = Rows(dim)
    if lacking:
        # They are the last ones: what is written is appended, and compaction keeps to what has one index.
        search = table.search().select(list(_COLUMNS)).offset(table.count_rows() - lacking).limit(lacking)
        for row in search.to_arrow().to_pylist():
            vector = row.pop(VECTOR)
            rows.put(IndexRow(text="", vector=vector, **row))
    return rows
