"""Many messages at once with what was said beside each: the lean read that recall stands on (two statements)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from memory.records import Role
from memory.sqlite.rows import AMONG, RECALLABLE, ROLES, listed, moment

if TYPE_CHECKING:
    from memory.sqlite.database import Database, Row

_BESIDE = (
    "(SELECT seq FROM messages n WHERE n.session_id = m.session_id AND n.seq {side} m.seq AND "
    + RECALLABLE.format("n.")
    + " ORDER BY n.seq {order} LIMIT 1)"
)
_COLUMNS = "m.seq, m.id, m.session_id, m.role, m.created_at, m.day, m.text"
_WANTED = (
    f"SELECT {_COLUMNS}, {_BESIDE.format(side='<', order='DESC')}, {_BESIDE.format(side='>', order='ASC')} "
    f"FROM messages m WHERE {RECALLABLE.format('m.')} AND m.id {AMONG}"
)
_NEIGHBOURS = f"SELECT {_COLUMNS} FROM messages m WHERE m.seq {AMONG}"


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
    rows = db.rows(_WANTED, (listed(ids),))
    known = {row[0]: _turn(row) for row in rows}
    missing = {seq for row in rows for seq in row[7:] if seq is not None and seq not in known}
    known |= {row[0]: _turn(row) for row in db.rows(_NEIGHBOURS, (listed(missing),))}
    return [Beside(known[row[0]], known.get(row[7]), known.get(row[8])) for row in rows]


def _turn(row: Row) -> Turn:
    return Turn(row[1], row[2], ROLES[row[3]], moment(row[4]), row[5], row[6])
