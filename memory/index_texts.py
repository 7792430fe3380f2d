"""What the recall index holds of the store: each memory, message, day and passage as rows, and the text to embed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from memory.chunks import chunks, with_context
from memory.ports import IndexRow
from memory.records import OWN, DaySummary, Memory, Message, Source, Status
from memory.row_ids import row_id_of
from memory.sittings import same_sitting
from memory.writing.privacy.secrets import mask_contact

if TYPE_CHECKING:
    from memory.sqlite.store import Store

Thing = tuple[Source, str]
"""(source, key): what an outbox entry names."""
TEXTS = 2
"""Which making of texts an index is of: another number, and every index is filled anew."""


@dataclass(frozen=True, slots=True)
class IndexText:
    """One row still without its vector, and what that is made from."""

    row: IndexRow
    embedded: str


def texts_of(store: Store, wanted: Iterable[Thing]) -> dict[Thing, list[IndexText]]:
    """The rows of these things as the store knows them now; a thing with nothing recallable is left out."""
    keys: dict[Source, list[str]] = {}
    for source, key in wanted:
        keys.setdefault(source, []).append(key)
    return {
        **_memories(store, keys.get(Source.MEMORY, [])),
        **_days(store, keys.get(Source.DAY, [])),
        **_messages(store, keys.get(Source.MESSAGE, [])),
        **_passages(store, keys.get(Source.KNOWLEDGE, [])),
    }


def _memories(store: Store, ids: Sequence[str]) -> dict[Thing, list[IndexText]]:
    active = [memory for memory in store.memories.get_many(ids) if memory.status is Status.ACTIVE]
    origins = [memory.origin.message_id for memory in active if memory.origin and memory.origin.message_id]
    said = {message.id: message.day for message in store.transcript.get_many(origins)}
    return {
        (Source.MEMORY, memory.id): [IndexText(_memory_row(memory, said), memory.content)]
        for memory in active
        if memory.content.strip()
    }


def _memory_row(memory: Memory, said: Mapping[str, str]) -> IndexRow:
    """Its day is the one on which it was said, else the one on which it was made."""
    origin = memory.origin.message_id if memory.origin else None
    return IndexRow(
        id=row_id_of(Source.MEMORY, memory.id),
        source=Source.MEMORY.value,
        namespace=memory.namespace,
        created_ts=memory.created_at.timestamp(),
        day=said.get(origin or "") or memory.day,
        text=memory.content,
        vector=None,
        kind=memory.kind.value,
    )


def _days(store: Store, days: Sequence[str]) -> dict[Thing, list[IndexText]]:
    return {
        (Source.DAY, summary.day): [IndexText(_day_row(summary), summary.text)]
        for summary in store.days.get_many(days)
        if summary.text.strip()
    }


def _day_row(summary: DaySummary) -> IndexRow:
    return IndexRow(
        id=row_id_of(Source.DAY, summary.day),
        source=Source.DAY.value,
        namespace=OWN,
        created_ts=summary.created_at.timestamp(),
        day=summary.day,
        text=summary.text,
        vector=None,
    )


def _messages(store: Store, ids: Sequence[str]) -> dict[Thing, list[IndexText]]:
    messages = [message for message in store.transcript.get_many(ids) if message.recallable]
    by_id = {message.id: message for message in messages}
    before = {
        key: one
        for key, one in store.transcript.before(list(by_id)).items()
        if one.recallable and same_sitting(one, by_id[key])
    }
    said_before = dict(zip(before, said(store, list(before.values())), strict=True))
    found: dict[Thing, list[IndexText]] = {}
    for message, text in zip(messages, said(store, messages), strict=True):
        pieces = chunks(text)
        if pieces:
            found[Source.MESSAGE, message.id] = [
                IndexText(
                    _message_row(message, number, piece),
                    with_context(number, pieces, said_before.get(message.id, "")),
                )
                for number, piece in enumerate(pieces)
            ]
    return found


def said(store: Store, messages: Sequence[Message]) -> list[str]:
    """The texts of messages as they may be recalled: without what was forgotten, phone numbers and addresses (C4)."""
    return [mask_contact(text).text for text in store.transcript.masked(messages)]


def _message_row(message: Message, number: int, piece: str) -> IndexRow:
    return IndexRow(
        id=row_id_of(Source.MESSAGE, message.id, number),
        source=Source.MESSAGE.value,
        namespace=OWN,
        created_ts=message.created_at.timestamp(),
        day=message.day,
        text=piece,
        vector=None,
        kind=message.role.value,
        session_id=message.session_id,
    )


def _passages(store: Store, ids: Sequence[str]) -> dict[Thing, list[IndexText]]:
    """A passage is found by the words of its headings too, and understood with the name of its document."""
    found: dict[Thing, list[IndexText]] = {}
    for passage in store.documents.get_many(ids):
        words = f"{passage.section}\n{passage.text}" if passage.section else passage.text
        row = IndexRow(
            id=row_id_of(Source.KNOWLEDGE, passage.id),
            source=Source.KNOWLEDGE.value,
            namespace=passage.namespace,
            created_ts=passage.added_at.timestamp(),
            day=passage.day,
            text=words,
            vector=None,
        )
        found[Source.KNOWLEDGE, passage.id] = [IndexText(row, f"{passage.name}\n{words}")]
    return found
