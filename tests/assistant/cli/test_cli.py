"""The commands in one process: pipes, usage, purge, export and import, the doctor."""

from __future__ import annotations

import io
import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from assistant.cli import main

DAY = "2026-11-28T09:00:00+08:00"


class Shell:
    """Runs commands as the shell would, without a process for each."""

    def __init__(
        self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str], home: Path, language: str
    ) -> None:
        self._patch = patch
        self._capture = capture
        self._home = home
        self._language = language
        self.now = DAY

    def run(self, *arguments: str, code: int = 0, stdin: str = "") -> str:
        """Standard output of one command (standard error of one that fails), which must end with this exit code."""
        for name, value in (("JIDE_HOME", str(self._home / "jide")), ("JIDE_NOW", self.now), ("LC_ALL", "")):
            self._patch.setitem(os.environ, name, value)
        self._patch.setitem(os.environ, "LANG", "zh_CN.UTF-8" if self._language == "zh" else "C.UTF-8")
        self._patch.setattr(sys, "stdin", io.StringIO(stdin))
        ended = main(arguments)
        out, err = self._capture.readouterr()
        assert ended == code, err + out
        return out if code == 0 else err

    def json(self, *arguments: str) -> Any:
        """The JSON that a command prints."""
        return json.loads(self.run(*arguments, "--json"))


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path):
    """Makes a shell: (language, name of its home)."""
    return lambda language, name="one": Shell(monkeypatch, capsys, tmp_path / name, language)


def test_a_pipe_is_context_and_not_memory(shell) -> None:
    shell = shell("zh")
    shell.run("ask", "看看这个", "-", stdin="我叫王小明，我对虾过敏")
    shell.run("ask", stdin="我住在成都")
    assert shell.json("memories", "list") == []


def test_wrong_usage_and_failures_are_told_apart(shell) -> None:
    shell = shell("en")
    shell.run("ask", "--nonsense", code=2)
    assert "01NOSUCH" in shell.run("memories", "show", "01NOSUCH", code=1)
    assert shell.run("day", "someday", code=1).count("\n") == 1
    shell.now = "never"
    assert "JIDE_NOW" in shell.run("ask", "hello", code=1)


def test_purge_leaves_no_trace(shell, tmp_path) -> None:
    shell = shell("zh")
    shell.run("ask", "我对花生过敏")
    memory = shell.json("memories", "list")[0]
    shell.run("memories", "purge", memory["id"], code=1)
    assert shell.json("memories", "list") == [memory]
    assert json.loads(shell.run("memories", "purge", memory["id"], "--yes", "--json"))["traces"] == []
    found = [
        path
        for path in (tmp_path / "one" / "jide").rglob("*")
        if path.is_file() and "花生".encode() in path.read_bytes()
    ]
    assert found == []


def test_export_and_import_neither_lose_nor_double(shell, tmp_path) -> None:
    make, shell = shell, shell("en")
    shell.run("ask", "My name is Nora Finch and I'm allergic to peanuts")
    exported = tmp_path / "export.json"
    shell.run("memories", "export", str(exported))
    shell.run("memories", "import", str(exported))
    assert len(shell.json("memories", "list")) == len(json.loads(exported.read_text())["memories"])
    other = make("en", "other")
    other.run("memories", "import", str(exported))
    contents = {memory["content"] for memory in other.json("memories", "list")}
    assert contents == {memory["content"] for memory in shell.json("memories", "list")}


def test_the_doctor_finds_a_healthy_patient(shell) -> None:
    shell = shell("en")
    states = {finding["name"]: finding["state"] for finding in shell.json("doctor")["findings"]}
    assert states["store"] == "ok"
    assert states["index"] == "ok"
    assert "fail" not in states.values()
