"""What is imported before the first paint, and how `jide` decides between screen and command line."""

from __future__ import annotations

import subprocess
import sys

import pytest

from ui import boot
from ui.__main__ import _screen_options

HEAVY = (
    "litellm", "lancedb", "pyarrow", "numpy", "torch", "sentence_transformers", "pydantic", "tiktoken",
    "importlib.metadata", "textual.widgets._markdown", "markdown_it", "pygments", "argparse", "memory.records",
    "assistant.events",
)  # fmt: skip


def test_importing_the_app_pulls_in_nothing_heavy():
    code = f"import sys, ui.app; print([m for m in {HEAVY!r} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_first_paint_needs_nothing_heavy():
    code = f"""
import asyncio, sys
from assistant.port import ScreenOptions
from ui.app import JideApp

async def connect():
    await asyncio.sleep(60)

async def main():
    app = JideApp(connect, ScreenOptions("zh", "auto", True, "me", "offline", False, (), "/dev/null", print))
    app._after_first_paint = lambda: None
    async with app.run_test(size=(120, 36)) as pilot:
        await pilot.press("x")
        assert app.stage.prompt.text == "x"
        print([m for m in {HEAVY!r} if m in sys.modules])

asyncio.run(main())
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("arguments", "options"),
    [
        ([], {}),
        (["--user", "lin"], {"user": "lin"}),
        (["--home=/tmp/x", "--model", "ollama_chat/qwen3"], {"home": "/tmp/x", "model": "ollama_chat/qwen3"}),
        (["ask", "hi"], None),
        (["--user", "lin", "ask"], None),
        (["--version"], None),
        (["--user"], None),
        (["--user", "--model"], None),
        (["--nonsense"], None),
    ],
)
def test_only_a_bare_call_opens_the_screen(arguments: list[str], options: dict[str, str] | None):
    assert _screen_options(arguments) == options


def test_the_user_s_own_environment_wins():
    environ = {"LITELLM_LOG": "DEBUG"}
    boot.prepare(environ)
    assert environ["LITELLM_LOG"] == "DEBUG"
    assert environ["LITELLM_MODE"] == "PRODUCTION"


@pytest.mark.parametrize(
    ("environ", "wish", "off"),
    [
        ({"TERM_PROGRAM": "iTerm.app"}, "auto", True),
        ({"TERM_PROGRAM": "iTerm.app", "TMUX": "/tmp/tmux"}, "auto", False),
        ({"TERM_PROGRAM": "iTerm.app"}, "on", False),
        ({}, "off", True),
        ({}, "auto", False),
    ],
)
def test_the_keyboard_protocol_is_off_where_it_swallows_chinese(environ: dict[str, str], wish: str, off: bool):
    boot.choose_keyboard(wish, environ)
    assert ("TEXTUAL_DISABLE_KITTY_KEY" in environ) is off
