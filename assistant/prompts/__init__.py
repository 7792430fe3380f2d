"""Prompt texts as files: NAME.zh.md and NAME.en.md beside this module."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_FOLDER = Path(__file__).parent


@cache
def prompt(name: str, language: str) -> str:
    """The text of a prompt in "zh" or "en". Raises FileNotFoundError for an unknown name."""
    return (_FOLDER / f"{name}.{language}.md").read_text(encoding="utf-8").strip()
