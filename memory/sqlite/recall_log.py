"""The recall log: what was asked, what was found with which scores, what was injected and what was used.

It keeps ids and numbers; of the user's words only the query, and that is read without what was forgotten.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from memory.logged import LoggedLine, LoggedRecall
from memory.records import Dropped, Line, Recall, Source
from memory.sqlite.rows import micros, moment

if TYPE_CHECKING:
    from memory.ports import Clock
    from memory.sqlite.database import Database, Row
    from memory.sqlite.masks import Masks

_KEPT = 5000
_COLUMNS = "seq, at, message_id, query, lines, dropped, degraded, tokens, total_ms, cited"


@dataclass(frozen=True, slots=True)
class Unjudged:
    """A recall whose lines stood behind a reply, and what the user said after it ("" where nothing yet)."""

    id: int
    query: str
    cited: tuple[str, ...]
    next_text: str


class RecallLog:
    """The last 5000 recalls."""

    def __init__(self, db: Database, clock: Clock, masks: Masks) -> None:
        self._db = db
        self._clock = clock
        self._masks = masks

    def add(self, recall: Recall, message_id: str | None = None) -> int:
        """Log a recall (made for a message); gives its id."""
        blocks = (("profile", recall.profile), ("history", recall.history))
        lines = [_line(line, block) for block, found in blocks for line in found]
        dropped = [[line.id, line.reason, line.score] for line in recall.dropped]
        with self._db.relaxed(), self._db.transaction():
            self._db.run(
                "INSERT INTO recalls (at, message_id, query, lines, dropped, degraded, tokens, total_ms) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    micros(self._clock.now()), message_id, recall.query, json.dumps(lines),
                    json.dumps(dropped), json.dumps(recall.degraded), recall.tokens, recall.ms.total,
                ),
            )  # fmt: skip
            recall_id = self._db.last_row_id()
            self._db.run("DELETE FROM recalls WHERE seq <= ?", (recall_id - _KEPT,))
            self._db.run("DELETE FROM masks WHERE place = 'query' AND CAST(key AS INTEGER) <= ?", (recall_id - _KEPT,))
        return recall_id

    def set_cited(self, ids: Sequence[str], recall_id: int) -> None:
        """The reply is there: these lines of the recall were used."""
        with self._db.relaxed():
            self._db.run("UPDATE recalls SET cited = ? WHERE seq = ?", (json.dumps(list(ids)), recall_id))

    def unjudged(self, limit: int = 100) -> list[Unjudged]:
        """The last recalls that were used, that the user said something after, and that are not judged yet."""
        rows = self._db.rows(
            "SELECT r.seq, r.query, r.cited, (SELECT n.text FROM messages n WHERE n.session_id = m.session_id "
            "AND n.seq > m.seq AND n.role = 'user' ORDER BY n.seq LIMIT 1) AS next "
            "FROM recalls r JOIN messages m ON m.id = r.message_id "
            "WHERE r.judged = 0 AND r.cited <> '[]' AND next IS NOT NULL ORDER BY r.seq DESC LIMIT ?",
            (limit,),
        )
        return [Unjudged(row[0], row[1], tuple(json.loads(row[2])), row[3]) for row in reversed(rows)]

    def newest(self) -> Unjudged | None:
        """The last recall made for a message; None if there is none or it is judged already."""
        row = self._db.row(
            "SELECT seq, query, cited, judged FROM recalls WHERE message_id IS NOT NULL ORDER BY seq DESC LIMIT 1"
        )
        return Unjudged(row[0], row[1], tuple(json.loads(row[2])), "") if row and not row[3] else None

    def set_judged(self, recall_id: int) -> None:
        """What the user thought of it has been counted."""
        self._db.run("UPDATE recalls SET judged = 1 WHERE seq = ?", (recall_id,))

    def last(self, limit: int = 1) -> list[LoggedRecall]:
        """The last recalls, newest first."""
        rows = self._db.rows(f"SELECT {_COLUMNS} FROM recalls ORDER BY seq DESC LIMIT ?", (limit,))
        queries = self._masks.clean("query", [(str(row[0]), row[3]) for row in rows])
        return [_logged(row, query) for row, query in zip(rows, queries, strict=True)]


def _line(line: Line, block: str) -> list[object]:
    codes = [code for code, _ in line.reasons]
    return [line.id, block, line.source.value, line.tag, line.score, dict(line.parts), codes, line.tokens]


def _logged(row: Row, query: str) -> LoggedRecall:
    return LoggedRecall(
        id=row[0],
        at=moment(row[1]),
        message_id=row[2],
        query=query,
        lines=tuple(
            LoggedLine(key, block, Source(source), tag, score, parts, tuple(codes), tokens)
            for key, block, source, tag, score, parts, codes, tokens in json.loads(row[4])
        ),
        dropped=tuple(Dropped(key, reason, score) for key, reason, score in json.loads(row[5])),
        degraded=tuple(json.loads(row[6])),
        tokens=row[7],
        total_ms=row[8],
        cited=tuple(json.loads(row[9])),
    )
