"""Many messages at once with what was said beside each: the lean read that recall stands on (two statements)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from memory.built_in import BUILT_IN_MODEL
from memory.records import Role
from memory.sqlite.rows import ROLES, marks, moment

if TYPE_CHECKING:
    from memory.sqlite.database import Database, Row

_AT_ONCE = 400
_RECALLABLE = (
    "{0}temporary = 0 AND {0}role <> 'context' AND {0}state <> 'failed' AND {0}writer IS NULL "
    f"AND NOT ({{0}}role = 'assistant' AND {{0}}model = '{BUILT_IN_MODEL}')"
)
"""As `Message.recallable`, and no longer being written."""
_BESIDE = (
    "(SELECT seq FROM messages n WHERE n.session_id = m.session_id AND n.seq {side} m.seq AND "
    + _RECALLABLE.format("n.")
    + " ORDER BY n.seq {order} LIMIT 1)"
)
_COLUMNS = "m.seq, m.id, m.session_id, m.role, m.created_at, m.day, m.text"
_WANTED = (
    f"SELECT {_COLUMNS}, {_BESIDE.format(side='<', order='DESC')}, {_BESIDE.format(side='>', order='ASC')} "
    f"FROM messages m WHERE {_RECALLABLE.format('m.')} AND m.id IN "
)
_NEIGHBOURS = f"SELECT {_COLUMNS} FROM messages m WHERE m.seq IN "


class Turn(NamedTuple):
    """One message, raw, as far as recall looks at it; a tuple, since every recall makes hundreds of them."""

    id: str
    session_id: str
    role: Role
    created_at: datetime
    day: str
    text: str


class Beside(NamedTuple):
    """A message between the recallable ones right before and right after it in its session."""

    turn: Turn
    before: Turn | None
    after: Turn | None


def turns_beside(db: Database, ids: Sequence[str]) -> list[Beside]:
    """The recallable ones of these messages with their neighbours, in no order."""
    rows: list[tuple[Turn, int | None, int | None]] = []
    known: dict[int, Turn] = {}
    for at in range(0, len(ids), _AT_ONCE):
        part = ids[at : at + _AT_ONCE]
        for row in db.rows(f"{_WANTED} ({marks(part)})", part):
            known[row[0]] = turn = _turn(row)
            rows.append((turn, row[7], row[8]))
    missing = sorted({seq for _, *near in rows for seq in near if seq is not None and seq not in known})
    for at in range(0, len(missing), _AT_ONCE):
        some = missing[at : at + _AT_ONCE]
        known |= {row[0]: _turn(row) for row in db.rows(f"{_NEIGHBOURS} ({marks(some)})", some)}
    return [Beside(turn, known.get(before or -1), known.get(after or -1)) for turn, before, after in rows]


def _turn(row: Row) -> Turn:
    return Turn(row[1], row[2], ROLES[row[3]], moment(row[4]), row[5], row[6])
