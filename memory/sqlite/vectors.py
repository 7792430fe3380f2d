"""Cache of embeddings: nothing is embedded twice, and a rebuild of the index takes seconds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING

from memory.row_ids import owner_of
from memory.sqlite.rows import AMONG, listed

if TYPE_CHECKING:
    from memory.sqlite.database import Database


def text_hash(text: str) -> str:
    """The key of a text in the cache."""
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


class Vectors:
    """float32 bytes by (hash of the text, fingerprint of the embedder)."""

    def __init__(self, db: Database) -> None:
        self._db = db

    def get_many(self, hashes: Sequence[str], fingerprint: str) -> dict[str, bytes]:
        """The vectors that are known, by hash."""
        return self._read("hash", hashes, fingerprint)

    def of_rows(self, row_ids: Sequence[str], fingerprint: str) -> dict[str, bytes]:
        """The vectors that were made for these index rows, by row id; rows that share another's text are left out."""
        return self._read("source_id", row_ids, fingerprint)

    def put_many(self, fingerprint: str, vectors: Iterable[tuple[str, str, bytes]]) -> None:
        """Keep vectors, each as (hash, id of the index row it was made for, float32 bytes).

        The row's id ("message:ID#0") lets a purge remove the vector with the text. What is made for a thing whose
        purge is not through yet may rest on the old text: it is not kept.
        """
        with self._db.relaxed(), self._db.transaction():
            purged = {
                f"{row[0]}:{row[1]}" for row in self._db.rows("SELECT source, key FROM outbox WHERE op = 'purge'")
            }
            self._db.run_many(
                "INSERT INTO vectors (hash, fingerprint, source_id, vector) VALUES (?, ?, ?, ?) "
                "ON CONFLICT (hash, fingerprint) DO UPDATE SET source_id = excluded.source_id, "
                "vector = excluded.vector",
                [
                    (key, fingerprint, source_id, vector)
                    for key, source_id, vector in vectors
                    if owner_of(source_id) not in purged
                ],
            )

    def forget_sources(self, source_ids: Iterable[str]) -> None:
        """Remove the vectors made for these things ("message:ID", all its chunks included)."""
        with self._db.transaction():
            self._db.run_many(
                "DELETE FROM vectors WHERE source_id = ?1 OR (source_id >= ?1 || '#' AND source_id < ?1 || '$')",
                [(source_id,) for source_id in source_ids],
            )

    def prune(self, fingerprint: str) -> int:
        """Remove what other embedders made, once everything is embedded anew; how many vectors."""
        return self._db.run("DELETE FROM vectors WHERE fingerprint <> ?", (fingerprint,))

    def _read(self, column: str, keys: Sequence[str], fingerprint: str) -> dict[str, bytes]:
        sql = f"SELECT {column}, vector FROM vectors WHERE {column} {AMONG} AND fingerprint = ?"
        return dict(self._db.rows(sql, (listed(keys), fingerprint)))
