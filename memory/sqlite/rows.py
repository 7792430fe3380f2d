"""How records are written into columns and read back."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from memory.built_in import BUILT_IN_MODEL
from memory.days import DAY_START_HOUR
from memory.forgetting import sameness_key
from memory.records import (
    Kind,
    Memory,
    Message,
    MessageState,
    Quote,
    Register,
    Role,
    Session,
    SourceType,
    Status,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from memory.sqlite.database import Row, Value

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)
# Looked up here: recall reads hundreds of rows at every turn, and asking an Enum takes ten times as long.
ROLES = {one.value: one for one in Role}
KINDS = {one.value: one for one in Kind}
_STATUSES = {one.value: one for one in Status}
_SOURCES = {one.value: one for one in SourceType}
_REGISTERS = {one.value: one for one in Register}

MESSAGE_COLUMNS = (
    "id, session_id, role, text, created_at, zone, day, state, model, tokens, pasted, temporary, reasoning"
)
SESSION_COLUMNS = "id, day, started_at, zone, summary, summary_upto"
MEMORY_COLUMNS = (
    "id, namespace, kind, slot, topic, content, value, value_key, content_hash, status, source_type, "
    "register, confidence, importance, outcome, mention_count, access_count, created_at, updated_at, "
    "last_accessed_at, date, zone, expires_at, superseded_by, metadata"
)


RECALLABLE = (
    "{0}temporary = 0 AND {0}role <> 'context' AND {0}state <> 'failed' AND {0}writer IS NULL "
    f"AND NOT ({{0}}role = 'assistant' AND {{0}}model = '{BUILT_IN_MODEL}')"
)
"""As `Message.recallable`, and no longer being written; to be filled with the name of the table, or ""."""


def micros(moment: datetime) -> int:
    """Microseconds since 1970 of an aware moment."""
    return (moment - _EPOCH) // _MICROSECOND


def moment(stored: int) -> datetime:
    """The moment (UTC) of so many microseconds since 1970."""
    return _EPOCH + stored * _MICROSECOND


def maybe_micros(when: datetime | None) -> int | None:
    """As `micros`; None stays None."""
    return None if when is None else micros(when)


def maybe_moment(stored: int | None) -> datetime | None:
    """As `moment`; None stays None."""
    return None if stored is None else moment(stored)


def marks(values: Sequence[object]) -> str:
    """As many question marks as there are values, for `IN (…)`."""
    return ", ".join("?" * len(values))


AMONG = "IN (SELECT value FROM json_each(?))"
"""As `IN (…)` for any number of values, given as `listed`: SQLite takes few question marks, and this is as quick."""


def listed(values: Iterable[str | int]) -> str:
    """The one value that AMONG takes."""
    return json.dumps([*values])


NO_LIMIT = -1
"""As `LIMIT ?`: all rows."""


def message_values(message: Message) -> tuple[Value, ...]:
    """The columns of MESSAGE_COLUMNS."""
    return (
        message.id, message.session_id, message.role.value, message.text, micros(message.created_at),
        message.zone, message.day, message.state.value, message.model, message.tokens,
        json.dumps(message.pasted), int(message.temporary), message.reasoning,
    )  # fmt: skip


def message_of(row: Row) -> Message:
    """The message of a row of MESSAGE_COLUMNS."""
    return Message(
        id=row[0],
        session_id=row[1],
        role=ROLES[row[2]],
        text=row[3],
        created_at=moment(row[4]),
        zone=row[5],
        day=row[6],
        state=MessageState(row[7]),
        model=row[8],
        tokens=row[9],
        pasted=tuple((start, end) for start, end in json.loads(row[10])),
        temporary=bool(row[11]),
        reasoning=row[12],
    )


def session_of(row: Row) -> Session:
    """The session of a row of SESSION_COLUMNS."""
    return Session(row[0], row[1], moment(row[2]), row[3], row[4], row[5])


def memory_values(memory: Memory) -> tuple[Value, ...]:
    """The columns of MEMORY_COLUMNS."""
    return (
        memory.id, memory.namespace, memory.kind.value, memory.slot, memory.topic, memory.content,
        memory.value, sameness_key(memory.value), memory.content_hash, memory.status.value,
        memory.source_type.value, memory.register.value, memory.confidence, memory.importance,
        memory.outcome, memory.mention_count, memory.access_count, micros(memory.created_at),
        micros(memory.updated_at), maybe_micros(memory.last_accessed_at), memory.date, memory.zone,
        maybe_micros(memory.expires_at), memory.superseded_by,
        json.dumps(dict(memory.metadata), ensure_ascii=False),
    )  # fmt: skip


def memory_of(row: Row, quotes: Sequence[Quote | None], day_start_hour: int = DAY_START_HOUR) -> Memory:
    """The memory of a row of MEMORY_COLUMNS; the first of `quotes` is its origin (None: it has none)."""
    return Memory(
        day_start_hour=day_start_hour,
        id=row[0],
        namespace=row[1],
        kind=KINDS[row[2]],
        slot=row[3],
        topic=row[4],
        content=row[5],
        value=row[6],
        content_hash=row[8],
        status=_STATUSES[row[9]],
        source_type=_SOURCES[row[10]],
        register=_REGISTERS[row[11]],
        confidence=row[12],
        importance=row[13],
        outcome=row[14],
        mention_count=row[15],
        access_count=row[16],
        created_at=moment(row[17]),
        updated_at=moment(row[18]),
        last_accessed_at=maybe_moment(row[19]),
        date=row[20],
        zone=row[21],
        expires_at=maybe_moment(row[22]),
        superseded_by=row[23],
        metadata=json.loads(row[24]) if row[24] != "{}" else {},
        origin=quotes[0] if quotes else None,
        mentions=tuple(quote for quote in quotes[1:] if quote is not None),
    )
