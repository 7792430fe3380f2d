"""Reads what can be read of a broken config.toml, so that one slip does not cost the other settings."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from config.positions import find_positions
from config.problems import Problem

_AT_LINE = re.compile(r"at line (\d+)")
_TWICE = re.compile(r"overwrite|declare .* twice|mutate immutable|duplicate", re.IGNORECASE)
_MOST_REPAIRS = 30


def readable_part(text: str) -> tuple[dict[str, Any], list[Problem]]:
    """The content, after leaving out the lines that cannot be read; nothing at all if that does not help."""
    lines = text.replace("\r\n", "\n").split("\n")  # as tomllib counts them
    problems: list[Problem] = []
    for _ in range(_MOST_REPAIRS):
        try:
            return tomllib.loads("\n".join(lines) + "\n"), problems
        except tomllib.TOMLDecodeError as error:
            where = _AT_LINE.search(str(error))
            positions = find_positions("\n".join(lines))
            blamed = min(int(where[1]), len(lines)) if where else positions.last_start
            number = positions.continued.get(blamed, blamed)
            if not lines[number - 1].strip():
                break
            closed = bool(where) and number == blamed
            problems.append(Problem(_broken(str(error), lines[number - 1], closed=closed), number))
            _leave_out(lines, number - 1)
    return {}, [*problems, Problem("hopeless", 1)]


def _broken(error: str, line: str, *, closed: bool) -> str:
    """The code of the problem that tomllib met in a line."""
    if not closed:
        return "not_closed"
    header = "_table" if line.lstrip().startswith("[") else ""
    return ("twice" if _TWICE.search(error) else "broken") + header


def _leave_out(lines: list[str], index: int) -> None:
    """Blank a line; under a table header the whole table goes, or its keys would land in another."""
    is_header = lines[index].lstrip().startswith("[")
    lines[index] = ""
    while is_header and (index := index + 1) < len(lines) and not lines[index].lstrip().startswith("["):
        lines[index] = ""
