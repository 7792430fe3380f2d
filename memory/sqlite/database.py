"""One connection to one database file: opened safely, migrated, with short transactions and our own
errors.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import apsw

from memory.days import DAY_START_HOUR
from memory.ports import NewerDatabase, StoreBusy, StoreDamaged, StoreProblem
from memory.sqlite import migrations
from memory.user_folder import make_private

Row = tuple[Any, ...]
"""Columns as SQLite gives them; the tables are STRICT, so each reader knows their types."""
Value = str | int | float | bytes | None

_BUSY_MS = 15_000
_CREATING = threading.Lock()
_SETTINGS = (
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",
    "PRAGMA trusted_schema = OFF",
    "PRAGMA temp_store = MEMORY",
    "PRAGMA cache_size = -8000",  # 8 MB
)


@contextmanager
def own_errors() -> Iterator[None]:
    """Turn apsw's errors into memory's: StoreBusy for a lock held too long, StoreDamaged, StoreProblem for the rest."""
    try:
        yield
    except (apsw.BusyError, apsw.LockedError) as error:
        raise StoreBusy(str(error)) from error
    except (apsw.NotADBError, apsw.CorruptError) as error:
        raise StoreDamaged(str(error)) from error
    except apsw.Error as error:
        raise StoreProblem(str(error)) from error


class Database:
    """An open database. One thread owns it; several processes may have the same file open."""

    def __init__(self, path: Path, connection: apsw.Connection, unclean: bool) -> None:
        self.path = path
        self.unclean = unclean
        """A write-ahead log was lying there at opening: the last process died, or another one is running."""
        self.day_start_hour = DAY_START_HOUR
        """Local hour at which the user's day begins, for the days of what is read."""
        self._connection = connection
        self._file = _identity(path)
        self._depth = 0

    @classmethod
    def open(cls, path: Path, backups: Path | None = None) -> Database:
        """Open or create the database and bring it to the newest version, with a copy in `backups` before.

        Folders are made 0700, the file 0600. `backups` defaults to a folder of that name beside the file.
        Raises NewerDatabase (nothing is touched), StoreBusy, StoreProblem.
        """
        make_private(path.parent)
        unclean = _has_content(Path(f"{path}-wal"))
        with own_errors():
            make_private_file(path)
            connection = apsw.Connection(str(path))
            try:
                database = cls(path, connection, unclean)
                database._set_up(backups or path.parent / "backups")
            except BaseException:
                connection.close(True)
                raise
        return database

    @classmethod
    def open_as_it_is(cls, path: Path) -> Database:
        """Open a file only to look at it: nothing is created or brought up to date. Raises StoreProblem."""
        with own_errors():
            return cls(path, apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READWRITE), unclean=False)

    def rows(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """All rows of a query."""
        with own_errors():
            return self._execute(sql, values).fetchall()

    def row(self, sql: str, values: Sequence[Value] = ()) -> Row | None:
        """The first row of a query, or None."""
        with own_errors():
            return self._execute(sql, values).fetchone()

    def run(self, sql: str, values: Sequence[Value] = ()) -> int:
        """Run one statement; the number of rows it changed."""
        with own_errors():
            self._execute(sql, values)
            return int(self._connection.changes())

    def run_many(self, sql: str, many: Sequence[Sequence[Value]]) -> None:
        """Run one statement for each set of values."""
        for values in many:
            self.run(sql, values)

    def last_row_id(self) -> int:
        """Row id of the last insert."""
        return int(self._connection.last_insert_rowid())

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All or nothing. Takes the write lock at once (BEGIN IMMEDIATE); inside another one it is a
        savepoint.
        """
        outermost = self._depth == 0
        name = f"depth_{self._depth}"
        self.run("BEGIN IMMEDIATE" if outermost else f"SAVEPOINT {name}")
        self._depth += 1
        try:
            yield
            self.run("COMMIT" if outermost else f"RELEASE {name}")
        except BaseException:
            self._roll_back(outermost, name)
            raise
        finally:
            self._depth -= 1

    @contextmanager
    def relaxed(self) -> Iterator[None]:
        """Writes in here may be lost by a power cut (never by a crash): for text that is saved every
        second.
        """
        if self._depth:
            yield
            return
        self.run("PRAGMA synchronous = NORMAL")
        try:
            yield
        finally:
            self.run("PRAGMA synchronous = FULL")

    def quick_check(self, table: str = "20") -> list[str]:
        """What is wrong with the file or one table, in SQLite's words; empty when sound. Seconds on a large file."""
        found = [str(row[0]) for row in self.rows(f"PRAGMA quick_check({table})")]
        return [] if found == ["ok"] else found

    def checkpoint(self) -> bool:
        """Move the write-ahead log into the file and empty it. False when another process is in the way."""
        row = self.row("PRAGMA wal_checkpoint(TRUNCATE)")
        return row is not None and row[0] == 0

    def vacuum(self) -> None:
        """Rewrite the file without free pages. Raises StoreBusy when another process is writing."""
        self.run("VACUUM")

    def backup(self, to: Path) -> None:
        """Write a compact, private copy. Raises StoreProblem if `to` exists and is not empty."""
        make_private(to.parent)
        make_private_file(to)
        self.run("VACUUM INTO ?", (str(to),))

    @property
    def displaced(self) -> bool:
        """Is no file, or another one, where this one was opened? What is written then ends with this process."""
        return _identity(self.path) != self._file

    def version(self) -> int:
        """Number of the last migration that was applied."""
        row = self.row("PRAGMA user_version")
        return int(row[0]) if row else 0

    def close(self) -> None:
        """Release the file; closing twice is harmless."""
        with own_errors():
            self._connection.close()

    def _execute(self, sql: str, values: Sequence[Value]) -> apsw.Cursor:
        try:
            return self._connection.execute(sql, values)
        except UnicodeEncodeError:  # half a character, as a broken terminal or a cut file may hand in
            return self._connection.execute(sql, [_whole(value) for value in values])

    def _set_up(self, backups: Path) -> None:
        self._connection.set_busy_timeout(_BUSY_MS)
        self._refuse_newer()
        if (mode := self.row("PRAGMA journal_mode")) and mode[0] != "wal":
            self._switch_to_wal()
        for setting in _SETTINGS:
            self.run(setting)
        self._migrate(backups)

    def _switch_to_wal(self) -> None:
        """SQLite does not wait for others here, so two first starts at the same moment take turns by hand."""
        give_up = time.monotonic() + _BUSY_MS / 1000
        while True:
            try:
                self.run("PRAGMA journal_mode = WAL")
                return
            except StoreBusy:
                if time.monotonic() > give_up:
                    raise
                time.sleep(0.02)

    def _refuse_newer(self) -> None:
        if (version := self.version()) > migrations.latest():
            raise NewerDatabase(f"{version} > {migrations.latest()}")

    def _migrate(self, backups: Path) -> None:
        if (version := self.version()) == migrations.latest():
            return
        if version > 0:
            self.backup(backups / f"before-{version + 1}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.db")
        with self.transaction():  # all of them: nobody sees a database between two versions
            while (version := self.version()) < migrations.latest():  # another process may have been faster
                self.run(migrations.script(version + 1))
                self.run(f"PRAGMA user_version = {version + 1}")

    def _roll_back(self, outermost: bool, name: str) -> None:
        with own_errors():
            if not self._connection.in_transaction:  # SQLite has rolled back by itself (disk full, I/O error)
                return
            self._connection.execute("ROLLBACK" if outermost else f"ROLLBACK TO {name}; RELEASE {name}")


def make_private_file(path: Path) -> None:
    """Create an empty file with mode 0600 if there is none; SQLite gives its helper files the same mode.

    One that is there is not even opened: closing it again would drop every lock that this process holds on it
    (so POSIX wants it), SQLite's own as well. Raises StoreProblem.
    """
    try:
        with _CREATING:
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        return
    except OSError as error:
        raise StoreProblem(f"{error.strerror}: {error.filename}") from error


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()  # looking at it opens nothing
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _whole(value: Value) -> Value:
    return value.encode("utf-8", "replace").decode("utf-8") if isinstance(value, str) else value


def _has_content(path: Path) -> bool:
    try:
        return path.stat().st_size > 0
    except OSError:
        return False
