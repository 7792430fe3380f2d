"""Purging: the words themselves go, now and everywhere in the database; and looking whether anything is
left.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from memory.forgetting import blotted, sameness_key, strong_values
from memory.ports import StoreBusy
from memory.records import Memory, Message, Source
from memory.row_ids import row_id_of
from memory.sqlite.backups import replace_backups
from memory.sqlite.letting_go import DAY, PLACES, Parts, Place, messages_holding, texts_at, twins
from memory.sqlite.memory_rows import read_memories
from memory.sqlite.rows import AMONG, listed
from memory.sqlite.words import shadow

if TYPE_CHECKING:
    from memory.spans import Span
    from memory.sqlite.database import Database
    from memory.sqlite.masks import Let
    from memory.sqlite.outbox import Outbox
    from memory.sqlite.vectors import Vectors

_CHUNK = 1 << 20


PATIENCE_S = 60.0
"""How long a purge has for its own end before the background takes it up."""


@dataclass(frozen=True, slots=True)
class Purged:
    """What a purge of the database did. The index is purged by whoever drains the outbox next."""

    memories: int
    messages: int
    """Messages that were rewritten."""
    texts: int
    """Summaries, prompts, passages of documents and other texts that were rewritten."""
    rewritten: bool
    """The file was rewritten without free space and the log emptied; False: another process was in the
    way.
    """
    look_for: tuple[str, ...]
    """Words that should be nowhere now, for `Store.trace`; never to be stored."""


@dataclass(frozen=True, slots=True)
class Trace:
    """Where something that should be gone was found."""

    where: str
    """"table.column" or the path of a file."""
    count: int


def purge(parts: Parts, outbox: Outbox, vectors: Vectors, ids: Sequence[str]) -> Purged:
    """Rewrite and remove everything that goes with these memories, inside a transaction; see
    `Store.purge`.
    """
    found = parts.memories.get_many(ids)
    memories = [*found, *twins(parts.db, found)]
    gone = [memory.id for memory in memories]
    lets = parts.masks.let_go(memories)
    look_for = _telling(parts.db, memories)
    masked = parts.masks.of("message", gone)  # what asked to forget them says what they were, in other words
    touched = [
        message.id
        for message in messages_holding(parts, memories)
        if _blot_message(parts, lets, message, masked.get(message.id, ()))
    ]
    texts = sum(_blot_place(parts, lets, place) for place in PLACES) + parts.documents.blot(lets, memories)
    _blot_log(parts.db, lets, gone)
    for memory in memories:
        parts.tombstones.add(memory, parts.clock.now())
    parts.memories.delete(gone)
    _drop_questions(parts.db, gone)
    parts.masks.remove(gone)
    parts.transcript.reindex(touched, neighbours=True)
    _purge_derived(parts, outbox, vectors, gone, touched)
    look_for = [text for text in look_for if not parts.documents.hold(text)]
    return Purged(len(gone), len(touched), texts, False, tuple(look_for))


def rewrite(db: Database, backups: Path) -> bool:
    """Leave no free page, no log and no old backup behind; False when another process was in the way.

    Old backups hold what was purged: they are replaced by one new copy.
    """
    db.checkpoint()
    try:
        db.vacuum()
        complete = db.checkpoint()
    except StoreBusy:
        complete = False
    return replace_backups(db, backups) and complete


def trace(db: Database, files: Sequence[Path], texts: Sequence[str]) -> list[Trace]:
    """Where any of these texts stands in a column of the database or in the bytes of these files."""
    needles = list(dict.fromkeys(text for text in texts if text.strip()))
    return [*in_rows(db, needles), *_in_files(files, needles)] if needles else []


def drop(parts: Parts, outbox: Outbox, vectors: Vectors, ids: Sequence[str]) -> None:
    """Remove memories and the log's pictures of them, inside a transaction; the talk keeps its words."""
    gone = [memory.id for memory in parts.memories.get_many(ids)]
    _blot_log(parts.db, (), gone)
    parts.memories.delete(gone)
    _drop_questions(parts.db, gone)
    vectors.forget_sources(row_id_of(Source.MEMORY, key) for key in gone)
    for key in gone:
        outbox.purge(Source.MEMORY, key)


def _telling(db: Database, memories: Sequence[Memory]) -> list[str]:
    """The words to look for afterwards; what another active memory says as well is rightly found."""
    gone = [memory.id for memory in memories]
    others = read_memories(db, f"WHERE status = 'active' AND id NOT {AMONG}", (listed(gone),))
    kept = "\n".join(sameness_key(other.value) + "\n" + sameness_key(other.content) for other in others)
    found: list[str] = []
    for memory in memories:
        found += [*strong_values(memory), memory.content, *(quote.text for quote in memory.quotes)]
    return [text for text in dict.fromkeys(found) if sameness_key(text) not in kept]


def _blot_message(parts: Parts, lets: Sequence[Let], message: Message, masked: Sequence[Span]) -> bool:
    text = blotted(_blot(message.text, lets, message.id), masked)
    reasoning = _blot(message.reasoning, lets)
    if (text, reasoning) == (message.text, message.reasoning):
        return False
    parts.db.run("UPDATE messages SET text = ?, reasoning = ? WHERE id = ?", (text, reasoning, message.id))
    _blot_quotes(parts.db, lets, message, text)
    if masked:
        _blot_copies(parts.db, message.text, text)
    return True


def _blot_copies(db: Database, before: str, after: str) -> None:
    """What asked to forget stands in the prompt history and the recall log too, there perhaps cut."""
    db.run("UPDATE prompts SET text = ? WHERE text = ?", (after, before))
    db.run(
        "UPDATE recalls SET query = substr(?, 1, length(query)) "
        "WHERE query != '' AND query = substr(?, 1, length(query))",
        (after, before),
    )


def _blot_quotes(db: Database, lets: Sequence[Let], message: Message, text: str) -> None:
    """Other memories may quote the same clause."""
    rows = db.rows("SELECT memory_id, position, text, start, end FROM quotes WHERE message_id = ?", (message.id,))
    for memory_id, position, quoted, start, end in rows:
        literal = 0 <= start < end and message.text[start:end] == quoted
        new = text[start:end] if literal else _blot(quoted, lets)
        if new != quoted:
            sql = "UPDATE quotes SET text = ? WHERE memory_id = ? AND position = ?"
            db.run(sql, (new, memory_id, position))


def _blot_place(parts: Parts, lets: Sequence[Let], place: Place) -> int:
    keys: list[str] = []
    for key, text in texts_at(parts.db, place):
        if (new := _blot(text, lets)) != text:
            parts.db.run(f"UPDATE {place.table} SET {place.text} = ? WHERE {place.key} = ?", (new, key))
            keys.append(key)
    if place is DAY:
        parts.days.reindex(keys)
    return len(keys)


def _blot_log(db: Database, lets: Sequence[Let], gone: Sequence[str]) -> None:
    """The log's pictures of purged memories go; those of others keep all but their words."""
    gone_set = set(gone)
    for seq, before in db.rows("SELECT seq, before FROM changes WHERE before IS NOT NULL"):
        pictures = {key: value for key, value in json.loads(before).items() if key not in gone_set}
        new = json.dumps(_walk(pictures, lambda text: _blot(text, lets)), ensure_ascii=False) if pictures else None
        if new != before:
            db.run("UPDATE changes SET before = ? WHERE seq = ?", (new, seq))


def _drop_questions(db: Database, gone: Sequence[str]) -> None:
    db.run(f"DELETE FROM questions WHERE memory_id {AMONG} OR other_id {AMONG}", (listed(gone), listed(gone)))


def _purge_derived(parts: Parts, outbox: Outbox, vectors: Vectors, gone: Sequence[str], touched: Sequence[str]) -> None:
    """Vectors and index rows of everything that held the words, neighbours of messages included."""
    messages = [*touched, *(message.id for message in parts.transcript.followers(touched))]
    days = [key for key, _ in texts_at(parts.db, DAY)]
    for source, keys in ((Source.MEMORY, gone), (Source.MESSAGE, messages), (Source.DAY, days)):
        vectors.forget_sources(row_id_of(source, key) for key in keys)
        for key in keys:
            outbox.purge(source, key)


def _blot(text: str, lets: Sequence[Let], message_id: str | None = None) -> str:
    spans: list[Span] = [span for let in lets for span in let.spans(text, message_id)] if text else []
    return blotted(text, spans) if spans else text


def _walk(value: Any, change: Callable[[str], str]) -> Any:  # noqa: ANN401 - JSON
    if isinstance(value, str):
        return change(value)
    if isinstance(value, list):
        return [_walk(item, change) for item in value]
    if isinstance(value, dict):
        return {key: _walk(item, change) for key, item in value.items()}
    return value


def in_rows(db: Database, needles: Sequence[str]) -> list[Trace]:
    """Where any of these texts stands in a column of the database."""
    found: list[Trace] = []
    for table, column in _text_columns(db):
        forms = needles if table != "words_content" else [*needles, *map(shadow, needles)]
        # As one value: thousands of conditions would be more than SQLite takes.
        anywhere = f'EXISTS (SELECT 1 FROM json_each(?) WHERE instr("{table}"."{column}", json_each.value))'
        row = db.row(f'SELECT count(*) FROM "{table}" WHERE {anywhere}', (listed(forms),))
        if row and row[0]:
            found.append(Trace(f"{table}.{column}", int(row[0])))
    return found


def _text_columns(db: Database) -> list[tuple[str, str]]:
    rows = db.rows(
        "SELECT t.name, c.name FROM sqlite_schema t JOIN pragma_table_info(t.name) c "
        "WHERE t.type = 'table' AND t.name <> 'words' AND (c.type = 'TEXT' OR t.name = 'words_content')"
    )
    return [(str(table), str(column)) for table, column in rows]


def _in_files(files: Sequence[Path], needles: Sequence[str]) -> list[Trace]:
    forms = [form for text in needles for form in {text, shadow(text).strip(), json.dumps(text)[1:-1]}]
    wanted = [form.encode("utf-8", "surrogatepass") for form in forms]
    found: list[Trace] = []
    for path in files:
        count = sum(sum(chunk.count(needle) for needle in wanted) for chunk in _chunks(path, max(map(len, wanted))))
        if count:
            found.append(Trace(str(path), count))
    return found


def _chunks(path: Path, overlap: int) -> Iterator[bytes]:
    """None of a file that went meanwhile: other processes tidy the index."""
    with suppress(FileNotFoundError), path.open("rb") as file:
        tail = b""
        while chunk := file.read(_CHUNK):
            yield tail + chunk
            tail = chunk[-(overlap - 1) :] if overlap > 1 else b""
