"""Full text from nothing: for a damaged word index, and whenever the recall index as a whole is rebuilt."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from memory.records import SEARCHED, Source
from memory.row_ids import owner_of, row_id_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from memory.sqlite.database import Database
    from memory.sqlite.store import Store

UNFINISHED = "words_unfinished"
"""Key in `meta`, set while texts lack their words: amid a rebuild, and by a migration that has more texts searched."""

_AT_ONCE = 500
_AT_LEISURE = 20
_SEARCHED = "SELECT id FROM memories WHERE status IN ({}) ORDER BY seq".format(", ".join(map(repr, map(str, SEARCHED))))


def rebuild(store: Store) -> int:
    """Words and outbox anew, in short transactions; how many things are queued then."""
    with store.db.transaction():
        store.meta.set(UNFINISHED, "1")
        _empty(store.db)
    for part in _wordless(store, _AT_ONCE):  # other processes write in between; what they write is in step already
        with store.db.transaction():
            part()
    store.meta.set(UNFINISHED, "")
    return store.outbox.count()


def complete(store: Store) -> Iterator[None]:
    """Give words to the texts that lack them, a few at each step; what has its words keeps them."""
    for part in _wordless(store, _AT_LEISURE):
        part()
        yield
    store.meta.set(UNFINISHED, "")


def _wordless(store: Store, at_once: int) -> Iterator[Callable[[], None]]:
    """What gives some of the texts without words their words, a part at a time; inside a transaction each."""
    held = {owner_of(str(row[0])) for row in store.db.rows("SELECT id FROM words_rows")}
    kinds: tuple[tuple[Source, str, Callable[[Sequence[str]], None]], ...] = (
        (Source.MESSAGE, "SELECT id FROM messages ORDER BY seq", store.transcript.reindex),
        (Source.DAY, "SELECT day FROM days", store.days.reindex),
        (Source.MEMORY, _SEARCHED, partial(_put, store)),
        (Source.KNOWLEDGE, "SELECT id FROM passages ORDER BY seq", store.documents.reindex),
    )
    for source, sql, work in kinds:
        keys = [key for row in store.db.rows(sql) if row_id_of(source, key := str(row[0])) not in held]
        for at in range(0, len(keys), at_once):
            yield partial(work, keys[at : at + at_once])


def _put(store: Store, ids: Sequence[str]) -> None:
    for memory in store.memories.get_many(ids):
        store.memories.put(memory)


def _empty(db: Database) -> None:
    """A damaged FTS5 table can not be deleted from, but it can be dropped; its schema is the migration's."""
    row = db.row("SELECT sql FROM sqlite_schema WHERE name = 'words'")
    db.run("DROP TABLE words")
    db.run("DELETE FROM words_rows")
    db.run(str(row[0]) if row else "")
