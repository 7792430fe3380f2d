"""A shell that runs the commands in this process."""

from __future__ import annotations

import asyncio
import io
import json
import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from assistant.bootstrap import Setup, Start, open_memory, prepare
from assistant.cli import main
from assistant.tokens import TiktokenCounter

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
        self.complaints = ""
        """Standard error of the last command."""

    def run(self, *arguments: str, code: int = 0, stdin: str = "") -> str:
        """Standard output of one command (standard error of one that fails), which must end with this exit code."""
        ended, out = self._run(arguments, stdin)
        assert ended == code, self.complaints + out
        return out if code == 0 else self.complaints

    def json(self, *arguments: str) -> Any:
        """The JSON that a command prints."""
        return json.loads(self.run(*arguments, "--json"))

    def report(self, *arguments: str) -> Any:
        """The JSON of a command that prints it and fails."""
        ended, out = self._run((*arguments, "--json"), "")
        assert ended == 1, out
        return json.loads(out)

    def _run(self, arguments: Sequence[str], stdin: str) -> tuple[int, str]:
        for name, value in (("JIDE_HOME", str(self._home / "jide")), ("JIDE_NOW", self.now), ("LC_ALL", "")):
            self._patch.setitem(os.environ, name, value)
        self._patch.setitem(os.environ, "LANG", "zh_CN.UTF-8" if self._language == "zh" else "C.UTF-8")
        self._patch.setattr(sys, "stdin", io.StringIO(stdin))
        ended = main(arguments)
        out, self.complaints = self._capture.readouterr()
        return ended, out


@pytest.fixture(scope="session")
def counter() -> TiktokenCounter:
    """A process loads the vocabulary once; here every command would."""
    return TiktokenCounter()


@pytest.fixture(scope="session")
def empty_home(probed: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home whose first start is over: libraries probed, embedder calibrated; nobody has said anything."""
    home = tmp_path_factory.mktemp("empty") / "jide"
    shutil.copytree(probed, home / "state")

    async def first_start() -> None:
        memory = await open_memory(prepare(Start(home=str(home), environ={"JIDE_NOW": DAY})))
        await memory.chores.warm_up()
        await memory.aclose()

    asyncio.run(first_start())
    return home


@pytest.fixture
def shell(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, empty_home: Path,
    counter: TiktokenCounter,
):  # fmt: skip
    """Makes a shell: (language, name of its home)."""
    monkeypatch.setattr(Setup, "tokens", counter)

    def make(language: str, name: str = "one") -> Shell:
        shutil.copytree(empty_home, tmp_path / name / "jide", dirs_exist_ok=True)
        return Shell(monkeypatch, capsys, tmp_path / name, language)

    return make
