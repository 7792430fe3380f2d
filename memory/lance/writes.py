"""How often what is at a place was written, by any process: what was read before holds as long as that is the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

_NAME = ".writes"


class Writes:
    """Counts writes of rows. Compaction and indexing leave the rows as they are, and do not count.

    `folder`: where the tables lie, if it is a folder: a file beside them grows by a byte for each write. Elsewhere the
    version of the table is asked, which compaction changes, too.
    """

    def __init__(self, folder: Path | None) -> None:
        self._file = folder / _NAME if folder is not None else None

    def count(self, table: Any) -> int:
        """How many there were so far."""
        if self._file is None:
            return int(table.version)
        try:
            return self._file.stat().st_size
        except FileNotFoundError:
            return 0

    def add(self) -> None:
        """Once more, after it is written. A process that dies before that writes again: its outbox says so."""
        if self._file is not None:
            with self._file.open("ab", buffering=0) as file:
                self._file.chmod(0o600)
                file.write(b".")
