"""Journeys need tmux and start the real program, in a home of their own."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.journeys.terminal import Terminal

Open = Callable[..., Terminal]


def environment(home: Path, language: str, now: str, **more: str) -> dict[str, str]:
    """What the program sees: its own home, a fixed clock, a locale."""
    kept = {name: os.environ[name] for name in ("PATH",) if name in os.environ}
    locale = "zh_CN.UTF-8" if language == "zh" else "C.UTF-8"
    return {
        **kept, "HOME": str(home), "JIDE_HOME": str(home / "jide"), "LANG": locale, "LC_ALL": "",
        "JIDE_NOW": now, "TEXTUAL_ANIMATIONS": "none", "PYTHONUTF8": "1", "COLORTERM": "truecolor", **more,
    }  # fmt: skip


def configure(home: Path, settings: str) -> None:
    """Write the settings file of the program that `environment` is for."""
    folder = home / "jide" / "config"
    folder.mkdir(parents=True)
    (folder / "config.toml").write_text(settings, encoding="utf-8")


@pytest.fixture
def open_terminal(tmp_path: Path, probed: Path) -> Iterator[Open]:
    """Starts `jide` in a terminal of a given size; every terminal is closed at the end."""
    if shutil.which("tmux") is None:
        pytest.skip("no tmux here")
    shutil.copytree(probed, tmp_path / "jide" / "state", dirs_exist_ok=True)
    opened: list[Terminal] = []

    def start(size: tuple[int, int], language: str, now: str, *arguments: str, **more: str) -> Terminal:
        terminal = Terminal(*size, environment(tmp_path, language, now, **more))
        opened.append(terminal)
        terminal.start(*arguments)
        return terminal

    yield start
    for terminal in opened:
        terminal.close()
