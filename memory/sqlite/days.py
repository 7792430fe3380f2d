"""Summaries of days, and which days have none yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from memory.records import DaySummary, Source
from memory.row_ids import row_id_of
from memory.sqlite.rows import AMONG, listed, micros, moment

if TYPE_CHECKING:
    from collections.abc import Sequence

    from memory.sqlite.database import Database, Row
    from memory.sqlite.masks import Masks
    from memory.sqlite.outbox import Outbox
    from memory.sqlite.words import Words

_COLUMNS = "day, text, created_at, made_by"


class Days:
    """Day summaries; what is read is without what was forgotten."""

    def __init__(self, db: Database, masks: Masks, words: Words, outbox: Outbox) -> None:
        self._db = db
        self._masks = masks
        self._words = words
        self._outbox = outbox

    def put(self, summary: DaySummary) -> None:
        """Keep or replace the summary of a day."""
        with self._db.transaction():
            self._db.run(
                f"INSERT INTO days ({_COLUMNS}) VALUES (?, ?, ?, ?) ON CONFLICT (day) DO UPDATE SET "
                "text = excluded.text, created_at = excluded.created_at, made_by = excluded.made_by",
                (summary.day, summary.text, micros(summary.created_at), summary.made_by),
            )
            self._masks.rewritten("day", summary.day, summary.text)
            self.reindex([summary.day])

    def get(self, day: str) -> DaySummary | None:
        """The summary of a day."""
        found = self.get_many([day])
        return found[0] if found else None

    def get_many(self, days: Sequence[str]) -> list[DaySummary]:
        """The summaries of these days, those that exist, oldest first."""
        return self._read(f"WHERE day {AMONG} ORDER BY day", (listed(days),))

    def missing(self, today: str, limit: int = 30) -> list[str]:
        """Days before `today` that were talked on and have no summary, the newest `limit`, oldest first."""
        rows = self._db.rows(
            "SELECT DISTINCT day FROM messages WHERE day < ? AND role = 'user' AND temporary = 0 "
            "AND day NOT IN (SELECT day FROM days) ORDER BY day DESC LIMIT ?",
            (today, limit),
        )
        return [str(row[0]) for row in reversed(rows)]

    def reindex(self, days: Sequence[str]) -> None:
        """Bring words and outbox in step with these summaries; call it inside a transaction."""
        for summary in self.get_many(days):
            self._words.put(
                row_id_of(Source.DAY, summary.day), Source.DAY, summary.text, summary.day, summary.created_at
            )
            self._outbox.upsert(Source.DAY, summary.day)

    def _read(self, clause: str, values: tuple[str | int, ...]) -> list[DaySummary]:
        rows = self._db.rows(f"SELECT {_COLUMNS} FROM days {clause}", values)
        texts = self._masks.clean("day", [(row[0], row[1]) for row in rows])
        return [_summary(row, text) for row, text in zip(rows, texts, strict=True)]


def _summary(row: Row, text: str) -> DaySummary:
    return DaySummary(day=row[0], text=text, created_at=moment(row[2]), made_by=row[3])
