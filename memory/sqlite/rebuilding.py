"""Full text from nothing: for a damaged word index, and whenever the recall index as a whole is rebuilt."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from memory.sqlite.database import Database
    from memory.sqlite.store import Store

UNFINISHED = "words_unfinished"
"""Key in `meta`, set while a rebuild is under way: a process that died in it has left the words incomplete."""

_AT_ONCE = 500
_SEARCHED = "SELECT id FROM memories WHERE status NOT IN ('candidate', 'forgotten', 'quarantined') ORDER BY seq"


def rebuild(store: Store) -> int:
    """Words and outbox anew, in short transactions; how many things are queued then."""
    with store.db.transaction():
        store.meta.set(UNFINISHED, "1")
        _empty(store.db)
    _in_steps(store.db, "SELECT id FROM messages ORDER BY seq", store.transcript.reindex)
    _in_steps(store.db, "SELECT day FROM days", store.days.reindex)
    _in_steps(store.db, _SEARCHED, lambda ids: _put(store, ids))
    _in_steps(store.db, "SELECT id FROM passages ORDER BY seq", store.documents.reindex)
    store.meta.set(UNFINISHED, "")
    return store.outbox.count()


def _in_steps(db: Database, sql: str, work: Callable[[Sequence[str]], None]) -> None:
    """Other processes write between the steps; what they write is in step already."""
    keys = [str(row[0]) for row in db.rows(sql)]
    for at in range(0, len(keys), _AT_ONCE):
        with db.transaction():
            work(keys[at : at + _AT_ONCE])


def _put(store: Store, ids: Sequence[str]) -> None:
    for memory in store.memories.get_many(ids):
        store.memories.put(memory)


def _empty(db: Database) -> None:
    """A damaged FTS5 table can not be deleted from, but it can be dropped; its schema is the migration's."""
    row = db.row("SELECT sql FROM sqlite_schema WHERE name = 'words'")
    db.run("DROP TABLE words")
    db.run("DELETE FROM words_rows")
    db.run(str(row[0]) if row else "")
