"""What the recall index does not know yet; filled in the same transaction as the change itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from memory.records import Source
from memory.sqlite.rows import RECALLABLE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from memory.sqlite.database import Database

Op = Literal["upsert", "delete", "purge"]


@dataclass(frozen=True, slots=True)
class OutboxEntry:
    """One thing to bring to the index.

    upsert: read `key` from the store and index what is there now; if nothing recallable is there, delete.
    delete: remove its rows. purge: remove its rows and every byte of them, then as upsert.
    """

    revision: int
    """Grows with every change: what is acknowledged by it can not hide a later one."""
    op: Op
    source: Source
    key: str
    """Id of the memory, message or passage, or the day; without the source and chunk number."""


class Outbox:
    """At most one entry a thing; the latest change wins, except that a purge stays a purge until it is
    done.
    """

    def __init__(self, db: Database) -> None:
        self._db = db

    def upsert(self, source: Source, key: str) -> None:
        """Something was added or changed."""
        self._put("upsert", source, key)

    def delete(self, source: Source, key: str) -> None:
        """Something is no longer recallable."""
        self._put("delete", source, key)

    def purge(self, source: Source, key: str) -> None:
        """Something must leave no byte in the index."""
        self._put("purge", source, key)

    def pending(self, limit: int = 256, *, urgent: bool = False) -> list[OutboxEntry]:
        """The oldest entries; passages of documents, of which there may be many thousands, wait for all others.

        `urgent`: without those of them that are to be added or changed.
        """
        found = self._read(f"WHERE {_URGENT}", limit)
        return found if found or urgent else self._read("", limit)

    def purges(self, limit: int) -> list[OutboxEntry]:
        """The oldest purges."""
        return self._read("WHERE op = 'purge'", limit)

    def acknowledge(self, entries: Iterable[OutboxEntry]) -> None:
        """These are in the index. An entry that was changed meanwhile stays, under its new revision."""
        with self._db.transaction():
            self._db.run_many("DELETE FROM outbox WHERE revision = ?", [(entry.revision,) for entry in entries])

    def things(self) -> list[tuple[Source, str]]:
        """(source, key) of every entry."""
        return [(Source(source), key) for source, key in self._db.rows("SELECT source, key FROM outbox")]

    def count(self, *, urgent: bool = False) -> int:
        """How many things the index does not know yet; `urgent` as in `pending`."""
        row = self._db.row(f"SELECT count(*) FROM outbox WHERE {_URGENT if urgent else 'true'}")
        return int(row[0]) if row else 0

    def enqueue_all(self) -> int:
        """Queue everything recallable, for a rebuild of the index; how many entries there are then."""
        with self._db.transaction():
            for source, sql in _EVERYTHING:
                self._db.run(
                    f"INSERT INTO outbox (op, source, key) SELECT 'upsert', ?, {sql} "
                    "ON CONFLICT (source, key) DO NOTHING",
                    (source.value,),
                )
        return self.count()

    def everything(self) -> list[tuple[Source, str]]:
        """(source, key) of everything recallable: memories, days, messages, passages; the oldest of each first."""
        return [(source, str(row[0])) for source, sql in _EVERYTHING for row in self._db.rows(f"SELECT {sql}")]

    def _read(self, clause: str, limit: int) -> list[OutboxEntry]:
        sql = f"SELECT revision, op, source, key FROM outbox {clause} ORDER BY revision LIMIT ?"
        return [
            OutboxEntry(revision, op, Source(source), key) for revision, op, source, key in self._db.rows(sql, (limit,))
        ]

    def _put(self, op: Op, source: Source, key: str) -> None:
        held = self._db.row("SELECT op FROM outbox WHERE source = ? AND key = ?", (source.value, key))
        if held is not None:
            op = "purge" if held[0] == "purge" else op
            self._db.run("DELETE FROM outbox WHERE source = ? AND key = ?", (source.value, key))
        self._db.run("INSERT INTO outbox (op, source, key) VALUES (?, ?, ?)", (op, source.value, key))


_URGENT = f"NOT (source = '{Source.KNOWLEDGE.value}' AND op = 'upsert')"
_EVERYTHING = (
    (Source.MEMORY, "id FROM memories WHERE status = 'active' ORDER BY seq"),
    (Source.DAY, "day FROM days WHERE true ORDER BY day"),
    (
        Source.MESSAGE,
        f"id FROM messages WHERE {RECALLABLE.format('')} AND trim(text) <> '' ORDER BY seq",
    ),
    (
        Source.KNOWLEDGE,
        "p.id FROM passages p JOIN documents d ON d.id = p.document_id WHERE d.digest <> '' ORDER BY p.seq",
    ),
)
