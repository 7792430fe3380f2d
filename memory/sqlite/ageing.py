"""Which memories have reached an end: of their time, of their use, of the time for bringing them back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from memory.records import PROFILE_SLOTS, Kind, Memory, Status
from memory.sqlite.masks import CLEANED_UP
from memory.sqlite.memory_rows import read_memories
from memory.sqlite.rows import marks, micros

if TYPE_CHECKING:
    from memory.sqlite.database import Database

_USED = "max(updated_at, coalesce(last_accessed_at, 0))"
_SLOTS = tuple(sorted(PROFILE_SLOTS))
_FOR_EVER = f"(kind = 'instruction' OR coalesce(slot, '') IN ({marks(_SLOTS)}))"
LIVE = (Status.ACTIVE, Status.CANDIDATE, Status.ARCHIVED)
"""What may still come to an end, or be asked about."""


@dataclass(frozen=True, slots=True)
class Unused:
    """What counts as unused for long enough. Who the user is, and what he asked for, never does."""

    since: datetime
    """Last used, mentioned or changed before this moment."""
    before_day: str
    """What it speaks of lies before this ISO date: what is still to come is not idle."""
    statuses: Sequence[Status]
    kind: Kind | None = None
    below_importance: float = 2.0


def ended(db: Database, now: datetime, limit: int) -> list[Memory]:
    """Those whose fixed end has come, the earliest first."""
    return read_memories(
        db,
        f"WHERE status IN ({marks(LIVE)}) AND expires_at <= ? ORDER BY expires_at LIMIT ?",
        (*(status.value for status in LIVE), micros(now), limit),
    )


def unused(db: Database, what: Unused, limit: int) -> list[Memory]:
    """Those that have lain idle, the longest first."""
    return read_memories(
        db,
        f"WHERE status IN ({marks(what.statuses)}) AND NOT {_FOR_EVER} AND {_USED} < ? AND importance < ? "
        "AND kind = coalesce(?, kind) AND (date IS NULL OR date < substr(?, 1, length(date))) "
        f"ORDER BY {_USED} LIMIT ?",
        (
            *(status.value for status in what.statuses), *_SLOTS, micros(what.since), what.below_importance,
            what.kind and what.kind.value, what.before_day, limit,
        ),
    )  # fmt: skip


def poor(db: Database, below: float, limit: int) -> list[Memory]:
    """Active ones whose use went badly, the worst first."""
    return read_memories(
        db,
        f"WHERE status = 'active' AND NOT {_FOR_EVER} AND outcome < ? ORDER BY outcome LIMIT ?",
        (*_SLOTS, below, limit),
    )


def least_used(db: Database, limit: int, offset: int) -> list[Memory]:
    """Active memories of the user's own, those used the longest ago first."""
    clause = f"WHERE status = 'active' AND namespace = 'me' ORDER BY {_USED} LIMIT ? OFFSET ?"
    return read_memories(db, clause, (limit, offset))


def drift_back(db: Database, share: float) -> int:
    """Outcome scores go back towards the middle by a share of their distance; how many had any."""
    sql = "UPDATE memories SET outcome = outcome + (0.5 - outcome) * ? WHERE abs(outcome - 0.5) > 0.001"
    return db.run(sql, (share,))


def forgotten_before(db: Database, moment: datetime, limit: int) -> tuple[list[str], list[str]]:
    """(ids that the user let go before this moment, ids that were cleaned up before it)."""
    rows = db.rows(
        "SELECT id, coalesce(forgotten_rule, '') = ? FROM memories "
        "WHERE status = 'forgotten' AND forgotten_at < ? ORDER BY seq LIMIT ?",
        (CLEANED_UP, micros(moment), limit),
    )
    return [str(row[0]) for row in rows if not row[1]], [str(row[0]) for row in rows if row[1]]
