"""Forgetting: memories and every trace of their words step back, undoably; and taking changes back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from memory.forgetting import sameness_key, search_texts
from memory.records import Change, ChangeKind, Memory, Message, Source, Status
from memory.row_ids import key_of
from memory.sqlite.documents import PLACE as PASSAGE
from memory.sqlite.masks import CLEANED_UP
from memory.sqlite.memory_rows import read_memories
from memory.sqlite.rows import AMONG, listed, marks, micros

if TYPE_CHECKING:
    from memory.ports import Clock
    from memory.sqlite.changes import Changes, Undoable
    from memory.sqlite.database import Database
    from memory.sqlite.days import Days
    from memory.sqlite.documents import Documents
    from memory.sqlite.masks import Let, Masks
    from memory.sqlite.memories import Memories
    from memory.sqlite.tombstones import Tombstones
    from memory.sqlite.transcript import Transcript
    from memory.sqlite.words import Words


class Place(NamedTuple):
    """Where one kind of kept text lies; `name` as in `memory.sqlite.masks`."""

    name: str
    table: str
    key: str
    """Column of the key."""
    text: str
    """Column of the text."""


DAY = Place("day", "days", "day", "text")
PLACES = (
    Place("summary", "sessions", "id", "summary"),
    DAY,
    Place("prompt", "prompts", "seq", "text"),
    Place("text", "texts", "key", "text"),
    Place("query", "recalls", "seq", "query"),
    Place("question", "questions", "id", "reason"),
)
"""Every kept text beside messages and documents."""

_TWINS = ("candidate", "superseded", "archived", "expired", "quarantined")


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of the store that letting go concerns."""

    db: Database
    clock: Clock
    changes: Changes
    memories: Memories
    masks: Masks
    tombstones: Tombstones
    transcript: Transcript
    days: Days
    words: Words
    documents: Documents


def forget(parts: Parts, ids: Sequence[str], *, rule: str = "") -> list[Change]:
    """Let memories go; see `Store.forget`."""
    found = [memory for memory in parts.memories.get_many(ids) if memory.status is not Status.FORGOTTEN]
    memories = found if rule == CLEANED_UP else [*found, *twins(parts.db, found)]
    now = parts.clock.now()
    changed: list[Change] = []
    for memory in memories:
        parts.changes.add(ChangeKind.FORGOTTEN, memory.id, [(memory.id, memory)], rule=rule)
        gone = replace(memory, status=Status.FORGOTTEN, updated_at=now)
        parts.memories.put(gone)
        parts.db.run(
            "UPDATE memories SET status_before = ?, forgotten_at = ?, forgotten_rule = ? WHERE id = ?",
            (memory.status.value, micros(now), rule, memory.id),
        )
        parts.tombstones.add(memory, now)
        changed.append(Change(ChangeKind.FORGOTTEN, gone, rule=rule))
    if rule != CLEANED_UP:
        _mask_everywhere(parts, parts.masks.let_go(memories), memories)
    return changed


def mask_request(parts: Parts, message: Message, target: str, ids: Sequence[str]) -> None:
    """The message that asked to forget these memories says what they were: its words go with them."""
    start = message.text.find(target)
    span = (start, start + len(target)) if start >= 0 else (0, len(message.text))
    prompts = parts.db.rows("SELECT seq FROM prompts WHERE text = ?", (message.text,))
    for memory_id in ids:
        parts.masks.add("message", message.id, memory_id, [span])
        for (seq,) in prompts:
            parts.masks.add("prompt", str(seq), memory_id, [span])
    parts.transcript.reindex([message.id], neighbours=True)


def restore(parts: Parts, ids: Sequence[str], *, rule: str = "") -> list[Change]:
    """Bring forgotten memories back; see `Store.restore`."""
    rows = parts.db.rows(
        f"SELECT id, coalesce(status_before, 'active') FROM memories WHERE status = 'forgotten' AND id {AMONG}",
        (listed(ids),),
    )
    before = {str(memory_id): Status(status) for memory_id, status in rows}
    changed: list[Change] = []
    for memory in parts.memories.get_many(list(before)):
        back = replace(memory, status=before[memory.id], updated_at=parts.clock.now())
        parts.memories.put(back)
        parts.changes.add(ChangeKind.RESTORED, memory.id, [(memory.id, memory)], rule=rule)
        changed.append(Change(ChangeKind.RESTORED, back, rule=rule))
    parts.db.run(
        f"UPDATE memories SET status_before = NULL, forgotten_at = NULL, forgotten_rule = NULL WHERE id {AMONG}",
        (listed(before),),
    )
    parts.tombstones.remove_of(list(before))
    touched = parts.masks.remove(list(before))
    parts.transcript.reindex(touched.get("message", []), neighbours=True)
    parts.days.reindex(touched.get("day", []))
    parts.documents.reindex(touched.get(PASSAGE, []))
    return changed


def undo(parts: Parts, unit: str) -> list[Change]:
    """Take back one action; see `Store.undo`."""
    changed: list[Change] = []
    for line in parts.changes.take_back(unit):
        changed += _taken_back(parts, line)
    return changed


def twins(db: Database, memories: Sequence[Memory]) -> list[Memory]:
    """Other memories, not active, that say the same as these: copies, and the past of the same value."""
    ids = {memory.id for memory in memories}
    found: dict[str, Memory] = {}
    for memory in memories:
        same = read_memories(
            db,
            f"WHERE status IN ({marks(_TWINS)}) AND (content_hash = ? OR "
            "(slot = ? AND value_key = ? AND value_key <> ''))",
            (*_TWINS, memory.content_hash, memory.slot, sameness_key(memory.value)),
        )
        found |= {twin.id: twin for twin in same if twin.id not in ids}
    return list(found.values())


def messages_holding(parts: Parts, memories: Sequence[Memory]) -> list[Message]:
    """Every message in which something may go with these memories."""
    ids = [quote.message_id for memory in memories for quote in memory.quotes if quote.message_id]
    texts = [text for memory in memories for text in search_texts(memory)]
    ids += map(key_of, parts.words.holding(texts, Source.MESSAGE))
    # What is masked already may hold more under the mask; what is not recallable is not among the words.
    ids += [row[0] for row in parts.db.rows("SELECT DISTINCT key FROM masks WHERE place = 'message'")]
    ids += [
        row[0]
        for row in parts.db.rows(
            "SELECT id FROM messages WHERE temporary = 1 OR role = 'context' OR state = 'failed' "
            "UNION ALL SELECT id FROM messages WHERE writer IS NOT NULL"
        )
    ]
    return parts.transcript.get_many(list(dict.fromkeys(ids)))


def texts_at(db: Database, place: Place) -> list[tuple[str, str]]:
    """All texts of a place, as (key, text)."""
    rows = db.rows(f"SELECT {place.key}, {place.text} FROM {place.table} WHERE {place.text} <> ''")
    return [(str(row[0]), str(row[1])) for row in rows]


def _mask_everywhere(parts: Parts, lets: Sequence[Let], memories: Sequence[Memory]) -> None:
    touched: list[str] = []
    for message in messages_holding(parts, memories):
        for let in lets:
            if spans := let.spans(message.text, message.id):
                parts.masks.add("message", message.id, let.own.memory_id, spans)
                touched.append(message.id)
    parts.transcript.reindex(list(dict.fromkeys(touched)), neighbours=True)
    for place in PLACES:
        keys = _mask_place(parts, lets, place)
        if place is DAY:
            parts.days.reindex(keys)
    parts.documents.mask(lets, memories)


def _mask_place(parts: Parts, lets: Sequence[Let], place: Place) -> list[str]:
    touched: list[str] = []
    for key, text in texts_at(parts.db, place):
        for let in lets:
            if spans := let.spans(text):
                parts.masks.add(place.name, key, let.own.memory_id, spans)
                touched.append(key)
    return list(dict.fromkeys(touched))


def _taken_back(parts: Parts, line: Undoable) -> list[Change]:
    ids = list(line.before)
    if line.kind is ChangeKind.FORGOTTEN:
        return restore(parts, ids, rule="undo")
    if line.kind is ChangeKind.RESTORED:
        return forget(parts, ids, rule="undo")
    changed: list[Change] = []
    for memory_id, before in line.before.items():
        now = parts.memories.get(memory_id)
        if now is None:  # purged since
            continue
        if now.status is Status.FORGOTTEN:
            restore(parts, [memory_id], rule="undo")
        if before is None:
            parts.tombstones.add(now, parts.clock.now())
            parts.memories.delete([memory_id])
            changed.append(Change(ChangeKind.FORGOTTEN, None, replaced=now, rule="undo"))
        else:
            back = replace(
                before,
                access_count=now.access_count,
                last_accessed_at=now.last_accessed_at,
                updated_at=parts.clock.now(),
            )
            parts.memories.put(back)
            changed.append(Change(ChangeKind.RESTORED, back, replaced=now, rule="undo"))
    if changed:
        parts.changes.add(ChangeKind.RESTORED, ids[0], rule="undo")
    return changed
