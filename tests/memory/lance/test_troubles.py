"""What another process, a full disk or a lost file does to an index that is open."""

from __future__ import annotations

import errno
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from memory.lance import engine, writes
from memory.lance.index import LanceIndex
from memory.lance.writes import Writes
from memory.ports import IndexProblem, IndexUnready
from tests.contracts.test_indexes import DIM, near, row

FULL = 112 if sys.platform == "win32" else errno.ENOSPC


@pytest.mark.parametrize(
    ("raised", "passing"),
    [
        (RuntimeError(f"lance error: No space left on device (os error {FULL}), src/writer.rs:258"), True),
        (RuntimeError("lance error: Object at location x.lance not found: No such file (os error 2)"), False),
        (OSError(errno.ENOSPC, "No space left on device"), True),
        (OSError("Invalid user input"), False),
        (ValueError("Table 'recall__x' was not found"), False),
        (MemoryError(), True),
    ],
)
def test_what_the_system_refuses_is_told_from_what_is_broken(raised: Exception, passing: bool) -> None:
    with pytest.raises(IndexProblem) as seen, engine.own_errors():
        raise raised
    assert isinstance(seen.value, IndexUnready) is passing


def test_a_count_that_begins_anew_begins_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn, seen, counts = [40, 7], [], Writes(tmp_path, "t")
    monkeypatch.setattr(writes, "randbelow", lambda most: drawn.pop())
    for _ in range(2):
        for _ in range(3):
            counts.add()
            seen.append(counts.count(None))
        (tmp_path / "t.writes").unlink()
    assert seen == [8, 9, 10, 41, 42, 43], "what was read before must not pass for what is there now"
    assert counts.count(None) == 0


def test_a_count_that_is_not_ours_to_write_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counts, file, append = Writes(tmp_path, "t"), tmp_path / "t.writes", Writes._append
    file.write_bytes(b"." * 10)

    def refused(path: Path) -> None:
        if file.exists():
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        append(path)

    monkeypatch.setattr(Writes, "_append", staticmethod(refused))
    counts.add()
    assert counts.count(None) not in (0, 10)


def test_threads_that_find_it_closed_open_it_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []
    connect = engine.connect
    monkeypatch.setattr(engine, "connect", lambda uri: made.append(uri) or connect(uri))
    index = LanceIndex(str(tmp_path / "index"), "test", DIM)
    with ThreadPoolExecutor(2) as threads:
        found = list(threads.map(lambda n: near(index, n, 1), range(2)))
    assert found == [[], []]
    assert len(made) == 1


def test_a_table_that_is_made_anew_elsewhere_takes_writes_at_once(tmp_path: Path) -> None:
    index, other = (LanceIndex(str(tmp_path / "index"), "test", DIM) for _ in range(2))
    index.upsert([row("memory:1", "茶", 1)])
    other.clear()
    assert other.count() == 0
    index.upsert([row("memory:2", "茶", 2)])
    assert near(index, 2, 5) == near(other, 2, 5) == ["memory:2"]
