"""What was let go, as keyed hashes without text: it is not learnt again from old talk."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from memory.forgetting import sameness_key
from memory.sqlite.rows import AMONG, listed, marks, micros

if TYPE_CHECKING:
    from memory.records import Memory
    from memory.sqlite.database import Database
    from memory.sqlite.meta import Meta

_KEY = "tombstone_key"


class Tombstones:
    """Hashes of (slot, value) and of contents, under a random key that only this database holds."""

    def __init__(self, db: Database, meta: Meta) -> None:
        self._db = db
        self._meta = meta

    def add(self, memory: Memory, at: datetime) -> None:
        """Remember that this was let go."""
        self._db.run_many(
            "INSERT INTO tombstones (hash, memory_id, at) VALUES (?, ?, ?) "
            "ON CONFLICT (hash, memory_id) DO UPDATE SET at = excluded.at",
            [(found, memory.id, micros(at)) for found in self._hashes(memory.slot, memory.value, memory.content)],
        )

    def has(self, slot: str | None, value: str, content: str, said_at: datetime | None = None) -> bool:
        """Was this let go? With `said_at`, only a letting-go later than those words counts: what is said anew
        is new.
        """
        hashes = self._hashes(slot, value, content)
        row = self._db.row(
            f"SELECT 1 FROM tombstones WHERE hash IN ({marks(hashes)}) AND at >= ? LIMIT 1",
            (*hashes, micros(said_at) if said_at else 0),
        )
        return row is not None

    def remove_of(self, memory_ids: Sequence[str]) -> None:
        """These memories are restored."""
        self._db.run(f"DELETE FROM tombstones WHERE memory_id {AMONG}", (listed(memory_ids),))

    def _hashes(self, slot: str | None, value: str, content: str) -> list[str]:
        texts = [f"content\0{key}"] if (key := sameness_key(content)) else []
        if slot and (key := sameness_key(value)):
            texts.append(f"value\0{slot}\0{key}")
        secret = self._secret()
        return [hmac.new(secret, text.encode("utf-8", "surrogatepass"), "sha256").hexdigest() for text in texts]

    def _secret(self) -> bytes:
        if not self._meta.get(_KEY):
            self._meta.set_once(_KEY, secrets.token_hex(32))
        return bytes.fromhex(self._meta.get(_KEY))
