"""The screen as text files under `snapshots/`, read by people in reviews.

After a change that is meant to be seen: `UPDATE_SNAPSHOTS=1 pytest tests/ui`, then look at `git diff`.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.ui.conftest import Stage

FOLDER = Path(__file__).parent / "snapshots"


async def matches(stage: Stage, name: str) -> None:
    """Wait until the screen looks as in the file of that name."""
    file = FOLDER / f"{name}.txt"
    if os.environ.get("UPDATE_SNAPSHOTS"):
        await _settled(stage)
        file.write_text(_text(stage), encoding="utf-8")
        return
    if not file.exists():
        pytest.fail(f"no snapshot {file.name}; UPDATE_SNAPSHOTS=1 makes it")
    wanted = file.read_text(encoding="utf-8")
    await stage.until(lambda: _text(stage) == wanted, f"looking as in {file.name}")


def _text(stage: Stage) -> str:
    return stage.screen_text() + "\n"


async def _settled(stage: Stage) -> None:
    """Wait until the screen does not change any more."""
    before = ""
    for _ in range(100):
        await stage.pilot.pause(0.1)
        if before == (before := stage.screen_text()):
            return
