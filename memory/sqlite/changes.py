"""The memory log: what happened to which memory, when and by which rule; and what undo needs to take it
back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from memory.ids import new_id
from memory.records import ChangeKind, LoggedChange, Memory
from memory.sqlite.memory_rows import from_snapshot, snapshot
from memory.sqlite.rows import micros, moment

if TYPE_CHECKING:
    from memory.ports import Clock
    from memory.sqlite.database import Database, Row

_COLUMNS = "unit, by_user, at, kind, memory_id, replaced_id, rule, before, undone"


@dataclass(frozen=True, slots=True)
class Undoable:
    """What one line of the log changed: the memories as they were before, None where there was none."""

    kind: ChangeKind
    before: dict[str, Memory | None]


class Changes:
    """The log. What is written inside `action` is one unit, undone as a whole."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self._db = db
        self._clock = clock
        self._unit: str | None = None
        self._by_user = False

    @contextmanager
    def action(self, *, by_user: bool, unit: str = "") -> Iterator[str]:
        """Everything changed in here is one unit, in one transaction; gives its id. Inner ones join the
        outer; with the `unit` of an action before, this one goes on with it.
        """
        if self._unit is not None:
            with self._db.transaction():
                yield self._unit
            return
        self._unit, self._by_user = unit or new_id(self._clock.now()), by_user
        try:
            with self._db.transaction():
                yield self._unit
        finally:
            self._unit, self._by_user = None, False

    def add(
        self,
        kind: ChangeKind,
        memory_id: str | None,
        before: Sequence[tuple[str, Memory | None]] = (),
        *,
        replaced_id: str | None = None,
        rule: str = "",
    ) -> None:
        """Write one line; `before` holds the touched memories as they were (None: there was none)."""
        now = self._clock.now()
        self._db.run(
            f"INSERT INTO changes ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)",
            (
                self._unit or new_id(now),
                int(self._by_user),
                micros(now),
                kind.value,
                memory_id,
                replaced_id,
                rule,
                snapshot(before) if before else None,
            ),
        )

    def refused(self, rule: str) -> None:
        """The gate refused something: only the rule is kept, never the text."""
        self.add(ChangeKind.REFUSED, None, rule=rule)

    def last(self, limit: int = 100) -> list[LoggedChange]:
        """The last lines, newest first."""
        rows = self._db.rows(f"SELECT {_COLUMNS} FROM changes ORDER BY seq DESC LIMIT ?", (limit,))
        return [_logged(row) for row in rows]

    def last_seq(self) -> int:
        """Number of the last line; 0 before the first."""
        row = self._db.row("SELECT max(seq) FROM changes")
        return int(row[0] or 0) if row else 0

    def changed_since(self, seq: int) -> list[str]:
        """Ids of the memories that are there and were changed after this line."""
        sql = "SELECT DISTINCT m.id FROM changes c JOIN memories m ON m.id IN (c.memory_id, c.replaced_id)"
        return [str(row[0]) for row in self._db.rows(f"{sql} WHERE c.seq > ?", (seq,))]

    def let_go_since(self, seq: int) -> bool:
        """Was anything forgotten, or brought back, after this line?"""
        sql = "SELECT 1 FROM changes WHERE seq > ? AND kind IN ('forgotten', 'restored') LIMIT 1"
        return self._db.row(sql, (seq,)) is not None

    def last_unit(self, since: datetime | None = None) -> str | None:
        """The user's last action (not earlier than `since`) that can be undone."""
        row = self._db.row(
            "SELECT unit FROM changes WHERE by_user = 1 AND undone = 0 AND before IS NOT NULL AND at >= ? "
            "ORDER BY seq DESC LIMIT 1",
            (micros(since) if since else 0,),
        )
        return str(row[0]) if row else None

    def take_back(self, unit: str) -> list[Undoable]:
        """What to restore to undo a unit, in the order to do it; the unit counts as undone from now on."""
        rows = self._db.rows(
            "SELECT kind, before FROM changes WHERE unit = ? AND undone = 0 AND before IS NOT NULL ORDER BY seq DESC",
            (unit,),
        )
        self._db.run("UPDATE changes SET undone = 1 WHERE unit = ?", (unit,))
        return [Undoable(ChangeKind(kind), from_snapshot(before)) for kind, before in rows]


def _logged(row: Row) -> LoggedChange:
    return LoggedChange(
        unit=row[0],
        by_user=bool(row[1]),
        at=moment(row[2]),
        kind=ChangeKind(row[3]),
        memory_id=row[4],
        replaced_id=row[5],
        rule=row[6],
        undone=bool(row[8]),
    )
