"""A lock between processes on a folder: of an index, which many may write and one alone erase; of copies, of files."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from memory.ports import IndexUnready

_NAME = ".lock"
_PAUSE_S = 0.02


class FolderUnready(IndexUnready):
    """The lock cannot be had: the folder cannot be used."""


class FolderBusy(FolderUnready):
    """The lock cannot be had: another process holds it."""


@contextmanager
def folder_lock(folder: Path, *, alone: bool = False, limit_s: float = 30.0) -> Iterator[None]:
    """Hold the folder's lock: shared, or alone. The system lets go of it when a process dies.

    Raises FolderBusy when it cannot be had within `limit_s` seconds, FolderUnready when the folder cannot be used.
    """
    handle = _open(folder)
    try:
        give_up = time.monotonic() + limit_s
        while not _take(handle, alone):
            if time.monotonic() > give_up:
                raise FolderBusy("another process holds the folder")
            time.sleep(_PAUSE_S)
        yield
    finally:
        os.close(handle)  # lets go of the lock as well


def _open(folder: Path) -> int:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return os.open(folder / _NAME, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise FolderUnready(f"{error.strerror}: {error.filename}") from error


if sys.platform == "win32":
    import msvcrt

    def _take(handle: int, alone: bool) -> bool:
        """Windows knows no shared lock here: writers take turns there."""
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _take(handle: int, alone: bool) -> bool:
        try:
            fcntl.flock(handle, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
