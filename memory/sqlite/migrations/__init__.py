"""Numbered SQL files, applied in order, never changed once released: `0001_….sql`, `0002_….sql`, …"""

from __future__ import annotations

from functools import cache
from pathlib import Path


def latest() -> int:
    """Number of the newest migration."""
    return len(_files())


def script(number: int) -> str:
    """The SQL of one migration, counted from 1."""
    return _files()[number - 1].read_text(encoding="utf-8")


@cache
def _files() -> tuple[Path, ...]:
    return tuple(sorted(Path(__file__).parent.glob("[0-9]*.sql")))
