"""Memories with their quotes, in and out of the tables; no log, no index, no policy."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING

from memory.forgetting import sameness_key
from memory.records import Memory, Quote
from memory.sqlite.rows import AMONG, MEMORY_COLUMNS, listed, marks, memory_of, memory_values

if TYPE_CHECKING:
    from memory.sqlite.database import Database, Row, Value

_NAMES = MEMORY_COLUMNS.split(", ")


def content_hash(content: str) -> str:
    """Equal for contents that are the same sentence but for case, width, space and punctuation."""
    return sha256(sameness_key(content).encode("utf-8", "surrogatepass")).hexdigest()[:32]


def read_memories(db: Database, clause: str, values: Sequence[Value] = ()) -> list[Memory]:
    """The memories of `SELECT … FROM memories <clause>`, with their quotes, in the clause's order."""
    rows = db.rows(f"SELECT {MEMORY_COLUMNS} FROM memories {clause}", values)
    quotes = _quotes(db, [row[0] for row in rows])
    return [memory_of(row, quotes.get(row[0], []), db.day_start_hour) for row in rows]


def write_memory(db: Database, memory: Memory) -> None:
    """Insert or replace a memory and its quotes; call it inside a transaction."""
    changed = ", ".join(f"{name} = excluded.{name}" for name in _NAMES if name != "id")
    db.run(
        f"INSERT INTO memories ({MEMORY_COLUMNS}) VALUES ({marks(_NAMES)}) ON CONFLICT (id) DO UPDATE SET {changed}",
        memory_values(memory),
    )
    db.run("DELETE FROM quotes WHERE memory_id = ?", (memory.id,))
    db.run_many(
        "INSERT INTO quotes (memory_id, position, message_id, text, start, end) VALUES (?, ?, ?, ?, ?, ?)",
        [
            (memory.id, position, quote.message_id, quote.text, quote.start, quote.end)
            for position, quote in enumerate((memory.origin, *memory.mentions))
            if quote is not None
        ],
    )


def delete_memories(db: Database, ids: Iterable[str]) -> None:
    """Delete memories and their quotes; call it inside a transaction."""
    for memory_id in ids:
        db.run("DELETE FROM memories WHERE id = ?", (memory_id,))
        db.run("UPDATE memories SET superseded_by = NULL WHERE superseded_by = ?", (memory_id,))


def snapshot(memories: Iterable[tuple[str, Memory | None]]) -> str:
    """Memories as they are now, by id, as JSON; None: there is none with that id."""
    pictures = {memory_id: memory and _picture(memory) for memory_id, memory in memories}
    return json.dumps(pictures, ensure_ascii=False)


def from_snapshot(text: str) -> dict[str, Memory | None]:
    """The memories of a snapshot."""
    return {memory_id: picture and _from_picture(picture) for memory_id, picture in json.loads(text).items()}


def _picture(memory: Memory) -> dict[str, object]:
    quotes = [
        quote and [quote.message_id, quote.text, quote.start, quote.end] for quote in (memory.origin, *memory.mentions)
    ]
    return {**dict(zip(_NAMES, memory_values(memory), strict=True)), "quotes": quotes}


def _from_picture(picture: dict[str, object]) -> Memory:
    quotes: list[Quote | None] = []
    stored = picture["quotes"]
    for quote in stored if isinstance(stored, list) else []:
        quotes.append(Quote(*quote) if quote else None)
    return memory_of(tuple(picture.get(name) for name in _NAMES), quotes)


def _quotes(db: Database, ids: Sequence[str]) -> dict[str, list[Quote | None]]:
    found: dict[str, list[Quote | None]] = {}
    rows = db.rows(
        "SELECT memory_id, position, message_id, text, start, end FROM quotes "
        f"WHERE memory_id {AMONG} ORDER BY memory_id, position",
        (listed(ids),),
    )
    for row in rows:
        _append(found.setdefault(row[0], []), row)
    return found


def _append(quotes: list[Quote | None], row: Row) -> None:
    if row[1] > 0 and not quotes:
        quotes.append(None)  # mentions without an origin
    quotes.append(Quote(row[2], row[3], row[4], row[5]))
