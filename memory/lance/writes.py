"""How often a table was written, by any process: what was read before holds as long as that is the same."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from secrets import randbelow
from typing import Any

_SUFFIX = ".writes"
_MOST_AT_FIRST = 4096


class Writes:
    """Counts writes of rows. Compaction and indexing leave the rows as they are, and do not count.

    `folder`: where the table lies, if it is a folder: a file beside it grows by a byte for each write. Elsewhere the
    version of the table is asked, which compaction changes, too.
    """

    def __init__(self, folder: Path | None, table_name: str) -> None:
        self._file = folder / f"{table_name}{_SUFFIX}" if folder is not None else None

    def count(self, table: Any) -> int:
        """How many there were so far."""
        if self._file is None:
            return int(table.version)
        try:
            return self._file.stat().st_size
        except FileNotFoundError:
            return 0

    def add(self) -> None:
        """Once more, after it is written. A process that dies before that writes again: its outbox says so.

        Raises OSError.
        """
        if self._file is None:
            return
        try:
            self._append(self._file)
        except PermissionError:  # another user's, or read-only; the folder, in which a table was just written, is ours
            with suppress(OSError):
                self._file.unlink()
            self._append(self._file)

    @staticmethod
    def _append(path: Path) -> None:
        """A file that is made anew begins at some length: it is not to be taken for the one that was there before."""
        handle = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        try:
            new = os.fstat(handle).st_size == 0
            os.write(handle, b"." * (randbelow(_MOST_AT_FIRST) + 1 if new else 1))
        finally:
            os.close(handle)
