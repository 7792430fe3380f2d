"""Sessions: one sitting of talk each; a restart on the same day goes on with the day's last one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from memory.ids import new_id
from memory.records import Session
from memory.sqlite.rows import SESSION_COLUMNS, micros, session_of

if TYPE_CHECKING:
    from memory.ports import Clock
    from memory.sqlite.database import Database
    from memory.sqlite.masks import Masks


class RecentSession(NamedTuple):
    """One session with talk."""

    id: str
    day: str
    messages: int
    named_after: str
    """Id of the user's first message that is no answer to an onboarding question, else of his first."""


class Sessions:
    """Running summaries are read without what was forgotten."""

    def __init__(self, db: Database, clock: Clock, masks: Masks) -> None:
        self._db = db
        self._clock = clock
        self._masks = masks

    def resume_or_open(self, day: str, zone: str, *, fresh: bool = False) -> Session:
        """The day's last session, or a new one; `fresh`: a new one unless the last is still empty."""
        with self._db.transaction():
            last = self._read("WHERE day = ? ORDER BY seq DESC LIMIT 1", day)
            if last and not (fresh and self._has_messages(last[0].id)):
                return last[0]
            now = self._clock.now()
            session = Session(new_id(now), day, now, zone)
            self._db.run(
                "INSERT INTO sessions (id, day, started_at, zone) VALUES (?, ?, ?, ?)",
                (session.id, day, micros(now), zone),
            )
        return session

    def get(self, session_id: str) -> Session | None:
        """A session by id."""
        found = self._read("WHERE id = ?", session_id)
        return found[0] if found else None

    def recent(self, limit: int) -> list[RecentSession]:
        """The last sessions in which the user said something, newest first."""
        first = "SELECT f.id FROM messages f WHERE f.session_id = s.id AND f.role = 'user' {} ORDER BY f.seq LIMIT 1"
        answer = (
            "SELECT 1 FROM quotes q JOIN memories k ON k.id = q.memory_id "
            "WHERE q.message_id = f.id AND k.source_type = 'onboarding'"
        )
        rows = self._db.rows(
            f"SELECT s.id, s.day, count(*), coalesce(({first.format(f'AND NOT EXISTS ({answer})')}), "
            f"({first.format('')})) AS named FROM sessions s JOIN messages m ON m.session_id = s.id "
            "WHERE m.role <> 'context' AND m.temporary = 0 GROUP BY s.id HAVING named IS NOT NULL "
            "ORDER BY max(m.seq) DESC LIMIT ?",
            (limit,),
        )
        return [RecentSession(*row) for row in rows]

    def set_summary(self, session_id: str, summary: str, upto: str | None) -> None:
        """Keep the running summary; `upto` is the id of the last message folded into it."""
        with self._db.transaction():
            self._db.run("UPDATE sessions SET summary = ?, summary_upto = ? WHERE id = ?", (summary, upto, session_id))
            self._masks.rewritten("summary", session_id, summary)

    def _has_messages(self, session_id: str) -> bool:
        return self._db.row("SELECT 1 FROM messages WHERE session_id = ? LIMIT 1", (session_id,)) is not None

    def _read(self, clause: str, *values: str) -> list[Session]:
        sessions = [
            session_of(row) for row in self._db.rows(f"SELECT {SESSION_COLUMNS} FROM sessions {clause}", values)
        ]
        summaries = self._masks.clean("summary", [(session.id, session.summary) for session in sessions])
        return [replace(session, summary=summary) for session, summary in zip(sessions, summaries, strict=True)]
