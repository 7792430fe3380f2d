"""Questions about memories that only the user can answer: they disagree, may be copies, may be outdated."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from memory.records import WaitingKind
from memory.sqlite.rows import micros, moment

if TYPE_CHECKING:
    from memory.ports import Clock
    from memory.sqlite.database import Database, Row
    from memory.sqlite.masks import Masks

_COLUMNS = "id, kind, memory_id, other_id, reason, asked_at"


@dataclass(frozen=True, slots=True)
class Question:
    """One open question; `other_id` is "" where it concerns a single memory."""

    id: int
    kind: WaitingKind
    memory_id: str
    other_id: str
    reason: str
    asked_at: datetime


class Questions:
    """The table of questions. Each pair is asked about once, and again only after one of the two has changed."""

    def __init__(self, db: Database, clock: Clock, masks: Masks) -> None:
        self._db = db
        self._clock = clock
        self._masks = masks

    def ask(self, kind: WaitingKind, memory_id: str, other_id: str = "", reason: str = "") -> bool:
        """Put a question; False if it stands already, or was answered and nothing has changed since."""
        with self._db.transaction():
            if self._known(kind, memory_id, other_id):
                return False
            self._db.run(
                "INSERT INTO questions (kind, memory_id, other_id, reason, asked_at) VALUES (?, ?, ?, ?, ?) "
                "ON CONFLICT (kind, memory_id, other_id) DO UPDATE "
                "SET reason = excluded.reason, asked_at = excluded.asked_at, answer = ''",
                (kind.value, memory_id, other_id, reason, micros(self._clock.now())),
            )
            row = self._db.row(
                "SELECT id FROM questions WHERE kind = ? AND memory_id = ? AND other_id = ?",
                (kind.value, memory_id, other_id),
            )
            if row is not None:
                self._masks.rewritten("question", str(row[0]), reason)
        return True

    def seen(self, kind: WaitingKind, memory_id: str, other_id: str) -> bool:
        """Has this pair ever been asked about or settled, in either order?"""
        sql = "SELECT 1 FROM questions WHERE kind = ? AND (memory_id, other_id) IN (VALUES (?, ?), (?, ?))"
        return self._db.row(sql, (kind.value, memory_id, other_id, other_id, memory_id)) is not None

    def settled(self, kind: WaitingKind, memory_id: str, other_id: str, *, answer: str) -> None:
        """Note what was done without asking, so that it is not done again against the user's will."""
        if self.ask(kind, memory_id, other_id):
            self._db.run(
                "UPDATE questions SET answer = ? WHERE kind = ? AND memory_id = ? AND other_id = ?",
                (answer, kind.value, memory_id, other_id),
            )

    def open(self, limit: int = 200) -> list[Question]:
        """What is not answered yet, oldest first."""
        sql = f"SELECT {_COLUMNS} FROM questions WHERE answer = '' ORDER BY id LIMIT ?"
        rows = self._db.rows(sql, (limit,))
        reasons = self._masks.clean("question", [(str(row[0]), row[4]) for row in rows])
        return [_question(row, reason) for row, reason in zip(rows, reasons, strict=True)]

    def get(self, question_id: int) -> Question | None:
        """An open question by its number."""
        row = self._db.row(f"SELECT {_COLUMNS} FROM questions WHERE id = ? AND answer = ''", (question_id,))
        return _question(row, row[4]) if row else None

    def answered(self, question_id: int, answer: str) -> None:
        """It is decided."""
        self._db.run("UPDATE questions SET answer = ? WHERE id = ?", (answer, question_id))

    def _known(self, kind: WaitingKind, memory_id: str, other_id: str) -> bool:
        """Does it stand, in either order, newer than both memories?"""
        row = self._db.row(
            "SELECT 1 FROM questions q WHERE kind = ? AND (memory_id, other_id) IN (VALUES (?, ?), (?, ?)) "
            "AND asked_at >= (SELECT coalesce(max(updated_at), 0) FROM memories WHERE id IN (?, ?))",
            (kind.value, memory_id, other_id, other_id, memory_id, memory_id, other_id),
        )
        return row is not None


def _question(row: Row, reason: str) -> Question:
    return Question(row[0], WaitingKind(row[1]), row[2], row[3], reason, moment(row[5]))
