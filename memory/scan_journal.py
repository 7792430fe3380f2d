"""The file behind the scan index: one JSON line a change, appended by any process, read on by all."""

from __future__ import annotations

import base64
import json
import os
import re
import secrets
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from io import BufferedWriter
from pathlib import Path
from typing import Any

from memory.folder_lock import folder_lock
from memory.ports import IndexProblem, IndexRow, IndexUnready

SUFFIX = ".scan.jsonl"
_GENERATION = re.compile(rb"[0-9a-f]{16}\n")
"""The first line: another one says that the file was rewritten."""


@dataclass(frozen=True, slots=True)
class Change:
    """What one line says: rows put in (first the ids that they replace), or ids taken out."""

    gone: tuple[str, ...]
    rows: tuple[IndexRow, ...] = ()


class Journal:
    """Remembers how far this process has read. A rewritten file is noticed and read from its beginning."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._generation = b""
        self._read = 0
        self._seen: tuple[int, int, int] | None = None

    def append(self, change: Change) -> None:
        """Add a line, after everybody else's. Raises IndexProblem."""
        line = _line(change)
        lock = folder_lock(self._path.parent, alone=True)
        with lock, _own_errors(self._path), _private(self._path, os.O_APPEND) as file:
            file.write(line if file.tell() else _new_generation() + line)

    def news(self, *, locked: bool = False) -> tuple[bool, list[Change]]:
        """(was the file rewritten, so that all before is void?, the changes since the last call).

        `locked`: the caller holds the folder's lock. Raises IndexProblem for a damaged file.
        """
        try:
            state = self._path.stat()
        except FileNotFoundError:
            rewritten = self._generation != b""
            self._generation, self._read, self._seen = b"", 0, None
            return rewritten, []
        seen = (state.st_ino, state.st_size, state.st_mtime_ns)
        if seen == self._seen:
            return False, []
        with nullcontext() if locked else folder_lock(self._path.parent):
            rewritten, lines = self._unread()
        try:
            changes = [_change(line) for line in lines]
        except (ValueError, KeyError, TypeError, IndexError) as error:
            raise IndexProblem(f"damaged: {self._path.name}") from error
        self._seen = seen
        return rewritten, changes

    def rewrite(self, changes: Iterable[Change]) -> None:
        """Replace the whole file at once. Nobody else may write meanwhile: hold the folder's lock alone."""
        aside = self._path.with_name(f"{self._path.name}.{os.getpid()}")
        with _own_errors(self._path):
            with _private(aside, os.O_TRUNC) as file:
                file.write(_new_generation())
                file.writelines(_line(change) for change in changes)
            aside.replace(self._path)

    def _unread(self) -> tuple[bool, list[bytes]]:
        with _own_errors(self._path), self._path.open("rb") as file:
            generation = file.readline()
            if not _GENERATION.fullmatch(generation):
                raise IndexProblem(f"damaged: {self._path.name}")
            rewritten = generation != self._generation
            file.seek(0 if rewritten else self._read)
            content = file.read()
        start = len(generation) if rewritten else 0
        self._read = len(content) if rewritten else self._read + len(content)
        self._generation = generation
        return rewritten, content[start:].splitlines()


def _private(path: Path, how: int) -> BufferedWriter:
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | how, 0o600), "ab" if how == os.O_APPEND else "wb")


def _new_generation() -> bytes:
    return secrets.token_hex(8).encode() + b"\n"


@contextmanager
def _own_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise IndexUnready(f"{error.strerror}: {path.name}") from error


def _line(change: Change) -> bytes:
    rows = [
        [row.id, row.source, row.namespace, row.created_ts, row.day, row.text, _packed(row.vector), row.kind,
         row.session_id]
        for row in change.rows
    ]  # fmt: skip
    return json.dumps([list(change.gone), rows], ensure_ascii=True).encode() + b"\n"


def _change(line: bytes) -> Change:
    gone, rows = json.loads(line)
    return Change(tuple(gone), tuple(_row(fields) for fields in rows))


def _row(fields: list[Any]) -> IndexRow:
    row_id, source, namespace, created_ts, day, text, vector, kind, session_id = fields
    return IndexRow(row_id, source, namespace, float(created_ts), day, text, _unpacked(vector), kind, session_id)


def _packed(vector: Sequence[float] | None) -> str | None:
    import numpy as np

    if vector is None:
        return None
    return base64.b64encode(np.asarray(vector, dtype="<f4").tobytes()).decode()


def _unpacked(packed: str | None) -> Sequence[float] | None:
    import numpy as np

    if packed is None:
        return None
    numbers: Sequence[float] = np.frombuffer(base64.b64decode(packed), dtype="<f4")  # type: ignore[assignment]  # an array of numbers is one
    return numbers
