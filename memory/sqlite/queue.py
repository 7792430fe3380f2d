"""Work for the background: kept until it is done, leased so that one process does each job once."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from memory.sqlite.rows import marks

if TYPE_CHECKING:
    from memory.sqlite.database import Database, Row

_FIRST_WAIT_S = 30.0
_LONGEST_WAIT_S = 3600.0
_COLUMNS = "id, kind, key, attempts, not_before, last_error"


@dataclass(frozen=True, slots=True)
class Job:
    """One piece of work."""

    id: int
    kind: str
    key: str
    attempts: int
    """Times it was begun, this one included."""
    not_before: float
    last_error: str


@dataclass(frozen=True, slots=True)
class QueueCounts:
    """How much work there is: can be begun, waits for its time, is being done, has failed for good."""

    ready: int = 0
    later: int = 0
    running: int = 0
    failed: int = 0

    @property
    def waiting(self) -> int:
        """Everything that is still going to be done."""
        return self.ready + self.later + self.running


class Queue:
    """The jobs. All times are seconds of the real clock (`time.time()`), which is the default of every
    `now`.
    """

    def __init__(self, db: Database) -> None:
        self._db = db

    def add(self, kind: str, key: str, *, not_before: float = 0.0) -> None:
        """Ask for a job. One with the same kind and key is not added twice.

        If it is being done right now, it is done once more afterwards; if it had failed for good, it starts
        anew.
        """
        now = time.time()
        self._db.run(
            "INSERT INTO jobs (kind, key, payload, not_before) VALUES (?1, ?2, '{}', ?3) "
            "ON CONFLICT (kind, key) DO UPDATE SET "
            "again = coalesce(lease_until > ?4, 0), attempts = iif(failed, 0, attempts), "
            "not_before = iif(failed, excluded.not_before, not_before), failed = 0",
            (kind, key, not_before, now),
        )

    def claim(self, kinds: Sequence[str], owner: str, lease_s: float, now: float | None = None) -> Job | None:
        """Take the job that has waited longest, for `lease_s` seconds; None if there is none to begin.

        A job whose lease has run out (its owner died) may be taken again.
        """
        now = time.time() if now is None else now
        if self._due(kinds, now) is None:  # most looks find nothing: they need no lock
            return None
        with self._db.transaction():
            row = self._due(kinds, now)
            if row is None:
                return None
            self._db.run(
                "UPDATE jobs SET owner = ?, lease_until = ?, attempts = attempts + 1, again = 0 WHERE id = ?",
                (owner, now + lease_s, row[0]),
            )
        return _job(row, attempts=row[3] + 1)

    def done(self, job: Job, owner: str) -> bool:
        """The job is finished (and begins anew if it was asked for meanwhile); False if it was no longer the
        owner's.
        """
        with self._db.transaction():
            again = self._db.run(
                "UPDATE jobs SET owner = NULL, lease_until = NULL, attempts = 0, again = 0, last_error = '' "
                "WHERE id = ? AND owner = ? AND again = 1",
                (job.id, owner),
            )
            return bool(again or self._db.run("DELETE FROM jobs WHERE id = ? AND owner = ?", (job.id, owner)))

    def fail(
        self, job: Job, owner: str, error: str, retry_after: float | None = None, *, most: int = 8,
        now: float | None = None,
    ) -> bool:  # fmt: skip
        """The job did not work; `error` is a code or a sentence without the user's text.

        It is tried again after `retry_after` seconds, by default 30 s doubled with each attempt, at most an
        hour; after `most` attempts it is kept as failed. False if it was no longer the owner's.
        """
        now = time.time() if now is None else now
        backed_off = min(_FIRST_WAIT_S * 2 ** (job.attempts - 1), _LONGEST_WAIT_S)
        wait = backed_off if retry_after is None else retry_after
        sql = (
            "UPDATE jobs SET owner = NULL, lease_until = NULL, again = 0, last_error = ?, not_before = ?, "
            "failed = ? WHERE id = ? AND owner = ?"
        )
        given_up = int(job.attempts >= most)
        return self._db.run(sql, (error, now + wait, given_up, job.id, owner)) > 0

    def release(self, job: Job, owner: str) -> bool:
        """Give a job back untouched: the attempt does not count."""
        sql = (
            "UPDATE jobs SET owner = NULL, lease_until = NULL, again = 0, attempts = max(attempts - 1, 0) "
            "WHERE id = ? AND owner = ?"
        )
        return self._db.run(sql, (job.id, owner)) > 0

    def drop(self, kind: str, key: str) -> bool:
        """The job is no longer wanted."""
        return self._db.run("DELETE FROM jobs WHERE kind = ? AND key = ?", (kind, key)) > 0

    def counts(self) -> QueueCounts:
        """How much work there is."""
        now = time.time()
        rows = self._db.rows(
            "SELECT CASE WHEN failed THEN 'failed' WHEN lease_until > ? THEN 'running' "
            "WHEN not_before > ? THEN 'later' ELSE 'ready' END AS state, count(*) FROM jobs GROUP BY state",
            (now, now),
        )
        return QueueCounts(**{str(state): int(number) for state, number in rows})

    def troubled(self, limit: int = 100) -> list[Job]:
        """Jobs that did not work the last time, given up or still to be tried again, oldest first."""
        sql = f"SELECT {_COLUMNS} FROM jobs WHERE failed = 1 OR last_error <> '' ORDER BY id LIMIT ?"
        return [_job(row) for row in self._db.rows(sql, (limit,))]

    def retry(self, kind: str, key: str) -> bool:
        """Begin a job anew and at once; False if there is none."""
        sql = "UPDATE jobs SET failed = 0, attempts = 0, not_before = 0 WHERE kind = ? AND key = ?"
        return self._db.run(sql, (kind, key)) > 0

    def _due(self, kinds: Sequence[str], now: float) -> Row | None:
        return self._db.row(
            f"SELECT {_COLUMNS} FROM jobs WHERE kind IN ({marks(kinds)}) AND failed = 0 AND not_before <= ? "
            "AND (lease_until IS NULL OR lease_until <= ?) ORDER BY not_before, id LIMIT 1",
            (*kinds, now, now),
        )


def _job(row: Row, attempts: int | None = None) -> Job:
    return Job(row[0], row[1], row[2], attempts or row[3], row[4], row[5])
