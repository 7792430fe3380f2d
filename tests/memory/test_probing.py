from __future__ import annotations

from pathlib import Path

import pytest

from memory.probing import installed_version, loads

DIE = "import os, signal; os.kill(os.getpid(), signal.SIGILL)"


def note(path: Path, more: str = "") -> str:
    return f"open({str(path)!r}, 'a').write('x'); {more}"


def test_versions_are_read_without_importing():
    assert installed_version("numpy") != "0"
    assert installed_version("no_such_package_here") is None


def test_what_loads_is_asked_once(tmp_path: Path):
    tries = tmp_path / "tries"
    assert [loads("numpy", note(tries), tmp_path) for _ in range(3)] == [True, True, True]
    assert tries.read_text() == "x"


def test_what_dies_by_a_signal_is_asked_once_and_harms_nobody(tmp_path: Path):
    tries = tmp_path / "tries"
    assert [loads("numpy", note(tries, DIE), tmp_path) for _ in range(2)] == [False, False]
    assert tries.read_text() == "x"


@pytest.mark.parametrize("failure", ["raise ImportError", "import time; time.sleep(60)"])
def test_an_ordinary_failure_is_asked_again(tmp_path: Path, failure: str):
    tries = tmp_path / "tries"
    assert [loads("numpy", note(tries, failure), tmp_path, 1.0) for _ in range(2)] == [False, False]
    assert tries.read_text() == "xx"
    assert loads("numpy", "pass", tmp_path)


def test_a_package_that_is_absent_is_not_tried(tmp_path: Path):
    tries = tmp_path / "tries"
    assert not loads("no_such_package_here", note(tries), tmp_path)
    assert not tries.exists()


def test_a_spoilt_memory_of_it_is_no_obstacle(tmp_path: Path):
    (tmp_path / "probes.json").write_text("[1, 2")
    assert loads("numpy", "pass", tmp_path)
    assert loads("numpy", DIE, tmp_path)


def test_a_folder_that_cannot_be_written_is_no_obstacle(tmp_path: Path):
    (tmp_path / "file").write_text("")
    assert loads("numpy", "pass", tmp_path / "file")
