"""How often each term stands in one table: counted once, then kept up with what this process writes.

Counting reads the whole table (0.4 s at 100 000 rows): of a large one the counts lie beside it between two runs,
hashed, and hold until the table is purged or others have written.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import Any

from memory.lance.frequencies import TermCounts
from memory.lance.queries import count_terms, held
from memory.ports import IndexRow
from memory.text import index_terms

KEPT_SUFFIX = ".counts"
_LARGE = 20_000
"""Rows from which reading the counts is quicker than counting."""


class Vocabulary:
    """Follows one table. `file`: where its counts lie; None: nowhere."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._counts: TermCounts | None = None
        self._version, self._rows = -1, 0
        self._saved = False

    def of(self, table: Any, terms: Sequence[str]) -> dict[str, int]:
        """About how many rows hold each term."""
        counts = self._counts or self._load(table) or self._count(table)
        unseen = [term for term in terms if not counts.of(term)]
        if unseen and not self._knows_all(table):
            # What another process wrote after the counting is asked for: a term must not pass for absent.
            counts.add(held(table, unseen))
        return {term: counts.of(term) for term in terms}

    def follow(self, table: Any, more: int, rows: Sequence[IndexRow]) -> None:
        """Take over what was just written, by which the table has so many rows more (or fewer)."""
        if self._counts is None:
            return
        self._counts.add(chain.from_iterable(index_terms(row.text) for row in rows))
        self._saved = False
        self._rows += more
        self._knows_all(table)

    def catch_up(self, table: Any) -> None:
        """After upkeep: the table is another version with the same rows."""
        if self._counts is not None:
            self._knows_all(table)

    def save(self) -> None:
        """Keep the counts of a large table for the next run; where that fails it counts again."""
        if self._file is None or self._counts is None or self._saved or self._rows < _LARGE:
            return
        with suppress(OSError):
            self._counts.write(self._file, self._version, self._rows)
            self._saved = True

    def clear(self) -> None:
        """Know nothing any more, on disk either."""
        self._counts = None
        if self._file is not None:
            with suppress(OSError):
                self._file.unlink(missing_ok=True)

    def _load(self, table: Any) -> TermCounts | None:
        found = TermCounts.read(self._file) if self._file is not None and self._file.exists() else None
        if found is None:
            return None
        counts, self._version, self._rows = found
        if not self._knows_all(table):
            return None
        self._counts, self._saved = counts, True
        return counts

    def _count(self, table: Any) -> TermCounts:
        self._version, self._rows = table.version, table.count_rows()
        self._counts, self._saved = count_terms(table), False
        return self._counts

    def _knows_all(self, table: Any) -> bool:
        if table.version != self._version and table.count_rows() == self._rows:  # it was compacted or indexed
            self._version = table.version
        return bool(table.version == self._version)
