"""A database that was lost or damaged: it is put aside, and the newest sound copy takes its place.

SQLite takes an empty file for a new database, and throws the log beside it away: what is there is put aside first.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

from memory.folder_lock import FolderUnready, folder_lock
from memory.ports import StoreBusy, StoreProblem
from memory.sqlite.backups import ASIDE, copy_database
from memory.sqlite.database import Database

_HELPERS = ("", "-wal", "-shm")
_TRUTH = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'words%' AND name NOT LIKE 'sqlite%'"


@dataclass(frozen=True, slots=True)
class Restored:
    """What was put back."""

    made_at: float
    """When the copy was made, seconds since the epoch."""
    aside: Path | None
    """The damaged file as it was; None where there was nothing to keep."""


def is_lost(database: Path, backups: Path) -> bool:
    """Is there no database where there was one: no file or an empty one, but copies of it?"""
    return not _size(database) and bool(_copies(backups))


def put_back(database: Path, backups: Path) -> Restored | None:
    """Put the newest sound copy in the place of a database that is lost or damaged.

    None where no copy can be read, or another process has mended it meanwhile; nothing is changed then.
    Raises StoreBusy.
    """
    if not _copies(backups):
        return None
    try:
        with folder_lock(backups, alone=True):
            return None if _sound(database) else _put_back(database, backups)
    except FolderUnready as problem:
        raise StoreBusy(problem.detail) from problem


def _put_back(database: Path, backups: Path) -> Restored | None:
    copy = next((one for one in _copies(backups) if _sound(one)), None)
    if copy is None:
        return None
    stem = f"{ASIDE}{time.strftime('%Y%m%d-%H%M%S')}.db"
    kept = [end for end in _HELPERS if _size(Path(f"{database}{end}"))]
    for end in _HELPERS:
        path = Path(f"{database}{end}")
        if end in kept:
            path.replace(backups / f"{stem}{end}")
        else:
            path.unlink(missing_ok=True)
    copy_database(copy, database)
    return Restored(copy.stat().st_mtime, backups / stem if kept else None)


def _copies(backups: Path) -> list[Path]:
    """The newest first."""
    found = [path for path in backups.glob("*.db") if not path.name.startswith(ASIDE) and _size(path)]
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def _sound(path: Path) -> bool:
    """Can the truth in this file be read? The word index does not count: it is built anew. Raises StoreBusy."""
    if not _size(path):
        return False
    try:
        database = Database.open_as_it_is(path)
        try:
            tables = database.rows(_TRUTH)
            return bool(tables) and not any(database.quick_check(str(row[0])) for row in tables)
        finally:
            database.close()
    except StoreBusy:
        raise
    except StoreProblem:
        return False


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
