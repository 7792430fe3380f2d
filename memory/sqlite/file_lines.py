"""What stands in the files that the user may edit, as it was written last: hashes, no text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import TYPE_CHECKING

from memory.sqlite.rows import AMONG, listed

if TYPE_CHECKING:
    from memory.sqlite.database import Database


def line_hash(text: str) -> str:
    """Equal for texts that differ in blanks alone."""
    return sha256(" ".join(text.split()).encode("utf-8", "surrogatepass")).hexdigest()[:24]


class FileLines:
    """The lines of each file by key (id of the memory, or "summary")."""

    def __init__(self, db: Database) -> None:
        self._db = db

    def of(self, file: str) -> dict[str, str]:
        """Hash by key, of what was written last."""
        rows = self._db.rows("SELECT key, hash FROM file_lines WHERE file = ?", (file,))
        return {str(key): str(value) for key, value in rows}

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

    def keep_only(self, file: str, keys: Iterable[str]) -> None:
        """No others stand in it any more."""
        self._db.run(f"DELETE FROM file_lines WHERE file = ? AND key NOT {AMONG}", (file, listed(keys)))
