"""Daily copies of the database: made beside the work, kept few, and replaced when something is purged."""

from __future__ import annotations

import time
from collections.abc import Iterable
from pathlib import Path

import apsw

from memory.folder_lock import FolderUnready, folder_lock
from memory.records import JobKind
from memory.sqlite.database import Database, make_private_file, own_errors
from memory.user_folder import make_private

ASIDE = "damaged-"
"""How the name of a database begins that was put aside; it is no copy to go back to."""
_DAILY = "daily-*.db"
_PART = ".part"
_PATIENCE_S = 10.0
_PURGED = f"DELETE FROM jobs WHERE kind = '{JobKind.REWRITE}'"
"""In the copy that a purge leaves nothing more is to be purged: who goes back to it would lose what was put aside."""


def back_up(database: Path, folder: Path, day: str, keep: int) -> Path | None:
    """A compact copy of the database for this day, unless there is one; only the newest `keep` daily ones stay.

    Opens a connection of its own, so that nobody waits for it. Gives the new file, None if there was nothing to
    do. Raises StoreProblem, and FolderUnready while another process copies or purges.
    """
    target = folder / f"daily-{day}.db"
    made = None
    make_private(folder)
    with folder_lock(folder, alone=True):
        _remove(folder.glob(f"*{_PART}"))  # of processes that died while they copied
        if keep and not target.exists():
            copy_database(database, target)
            made = target
        _remove(sorted(folder.glob(_DAILY))[: -keep or None])
    return made


def replace_backups(db: Database, folder: Path) -> bool:
    """Old copies hold what was purged: one new copy takes their place. False while another process copies."""
    if not folder.exists():
        return True
    try:
        with folder_lock(folder, alone=True, limit_s=_PATIENCE_S):
            old = [*folder.glob("*.db*")]  # with parts of copies and the logs of what was put aside
            _remove(old)
            if old:
                copy_database(db.path, folder / "after-purge.db", _PURGED)
    except FolderUnready:
        return False
    return True


def rescue(db: Database, folder: Path) -> None:
    """A copy of a database whose file was taken away while it was open: the next start goes back to it.

    Where another file took its place, the copy is only kept. Nothing is written where the copies are gone as well:
    whoever removed everything meant it.
    """
    if not db.displaced or not folder.is_dir():
        return
    name = f"{ASIDE if db.path.exists() else 'taken-away-'}{time.strftime('%Y%m%d-%H%M%S')}.db"
    part = folder / f"{name}{_PART}"
    db.backup(part)
    part.replace(folder / name)


def copy_database(database: Path, target: Path, change: str = "") -> None:
    """A compact copy, with one change, in its place only once it is whole. Raises StoreProblem."""
    part = target.with_name(f"{target.name}{_PART}")
    make_private_file(part)
    with own_errors():
        connection = apsw.Connection(str(database), flags=apsw.SQLITE_OPEN_READWRITE)
        try:
            connection.set_busy_timeout(5000)
            connection.execute("VACUUM INTO ?", (str(part),))
        finally:
            connection.close(True)
        if change:
            copy = apsw.Connection(str(part), flags=apsw.SQLITE_OPEN_READWRITE)
            copy.execute(change)
            copy.close(True)
    part.replace(target)


def _remove(paths: Iterable[Path]) -> None:
    for path in list(paths):
        path.unlink(missing_ok=True)
