"""What stands in the files that the user may edit, as it was written last: hashes, no text."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import TYPE_CHECKING

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
        """The file holds exactly these lines now, given as text by key."""
        wanted = {key: line_hash(text) for key, text in lines.items()}
        with self._db.transaction():
            rows = self._db.rows("SELECT key, hash FROM file_lines WHERE file = ?", (file,))
            held = {str(key): str(hashed) for key, hashed in rows}
            self._db.run_many(
                "DELETE FROM file_lines WHERE file = ? AND key = ?",
                [(file, key) for key in held if key not in wanted],
            )
            self._db.run_many(
                "INSERT OR REPLACE INTO file_lines (file, key, hash) VALUES (?, ?, ?)",
                [(file, key, hashed) for key, hashed in wanted.items() if held.get(key) != hashed],
            )
