"""The files that the user may edit: what is to stand in them, and what stood there when they were written last.

Of the latter hashes are kept, no text.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from typing import TYPE_CHECKING

from memory.records import Kind
from memory.sqlite.rows import AMONG, KINDS, listed, micros

if TYPE_CHECKING:
    from memory.sqlite.database import Database

_WHOLE = ""
"""Key under which the hash of a file's whole text stands."""


@dataclass(frozen=True, slots=True)
class Shown:
    """Of a memory what a file shows: all of them are read whenever one has changed."""

    id: str
    kind: Kind
    slot: str | None
    content: str


def line_hash(text: str) -> str:
    """Equal for texts that differ in blanks alone."""
    return _hash(" ".join(text.split()))


class FileLines:
    """The lines of each file by key (id of the memory, or "summary")."""

    def __init__(self, db: Database) -> None:
        self._db = db

    def shown(self, after: str, limit: int, between: tuple[datetime, datetime] | None = None) -> list[Shown]:
        """The user's own active memories (those made between two moments) by id, a page behind `after`."""
        made, values = "", list[str | int]()
        if between is not None:
            made, values = "AND created_at >= ? AND created_at < ? ", [micros(moment) for moment in between]
        rows = self._db.rows(
            "SELECT id, kind, slot, content FROM memories WHERE status = 'active' AND id > ? AND namespace = 'me' "
            f"AND register = 'real' {made}ORDER BY id LIMIT ?",
            (after, *values, limit),
        )
        return [Shown(key, KINDS[kind], slot, content) for key, kind, slot, content in rows]

    def stamp(self) -> str:
        """Differs whenever anything differs that a file shows."""
        sql = (
            "SELECT (SELECT max(seq) FROM changes), (SELECT max(seq) FROM messages), "
            "(SELECT max(created_at) FROM days), (SELECT count(*) FROM days)"
        )
        return str(self._db.row(sql))

    def of(self, file: str) -> dict[str, str]:
        """Hash by key, of what was written last."""
        rows = self._db.rows("SELECT key, hash FROM file_lines WHERE file = ? AND key <> ?", (file, _WHOLE))
        return {str(key): str(value) for key, value in rows}

    def is_as_written(self, file: str, text: str) -> bool:
        """Is this, to the letter, what was written last?"""
        row = self._db.row("SELECT hash FROM file_lines WHERE file = ? AND key = ?", (file, _WHOLE))
        return row is not None and row[0] == _hash(text)

    def written(self, file: str, text: str) -> None:
        """This is what stands in the file now, and its lines are noted."""
        self._db.run(
            "INSERT OR REPLACE INTO file_lines (file, key, hash) VALUES (?, ?, ?)", (file, _WHOLE, _hash(text))
        )

    def put(self, file: str, lines: Mapping[str, str]) -> None:
        """These lines, given as text by key, stand in the file now."""
        wanted = {key: line_hash(text) for key, text in lines.items()}
        with self._db.transaction():
            sql = f"SELECT key, hash FROM file_lines WHERE file = ? AND key {AMONG}"
            held: dict[str, str] = dict(self._db.rows(sql, (file, listed(wanted))))
            self._db.run_many(
                "INSERT OR REPLACE INTO file_lines (file, key, hash) VALUES (?, ?, ?)",
                [(file, key, hashed) for key, hashed in wanted.items() if held.get(key) != hashed],
            )

    def remove(self, file: str, keys: Iterable[str]) -> None:
        """These do not stand in it any more."""
        self._db.run(f"DELETE FROM file_lines WHERE file = ? AND key {AMONG}", (file, listed(keys)))

    def keep_only(self, file: str, keys: Iterable[str]) -> None:
        """No others stand in it any more."""
        self._db.run(f"DELETE FROM file_lines WHERE file = ? AND key NOT {AMONG}", (file, listed(keys)))


def _hash(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:24]
