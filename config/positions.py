"""On which line of a TOML file a key stands; tomllib does not say."""

from __future__ import annotations

import re
from dataclasses import dataclass

_HEADER = re.compile(r"\s*\[\[?([^\[\]]+)\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=(.*)$""", re.DOTALL)
_STRINGS = re.compile(r'"(?:[^"\\]|\\.)*"|' + r"'[^']*'")
_FENCES = ('"""', "'''")


@dataclass(frozen=True, slots=True)
class Positions:
    """Where things stand; lines count from 1."""

    starts: dict[str, int]
    """Line of every table and key by its full name; the first one counts."""
    continued: dict[int, int]
    """Of a line within a value of several lines: the line on which the value begins."""

    def line_of(self, path: str) -> int:
        """The line of a key, or of the nearest table or inline table that holds it; 1 if there is none."""
        while path:
            if path in self.starts:
                return self.starts[path]
            path = path.rpartition(".")[0]
        return 1

    @property
    def last_start(self) -> int:
        """The line on which the last key or table begins; 1 if there is none."""
        return max(self.starts.values(), default=1)


def find_positions(text: str) -> Positions:
    """Where the tables and keys of a TOML text stand; makes the best of a broken one."""
    positions = Positions({}, {})
    table, fence, depth, start = "", "", 0, 0
    for number, line in enumerate(text.split("\n"), 1):
        if fence or depth > 0:
            positions.continued[number] = start
            depth += 0 if fence else _depth(line)
            fence = "" if fence and line.count(fence) % 2 else fence
        elif header := _HEADER.match(line):
            table = _plain(header[1])
            positions.starts.setdefault(table, number)
        elif key := _KEY.match(line):
            start, name = number, _plain(key[1])
            positions.starts.setdefault(f"{table}.{name}" if table else name, number)
            fence = next((mark for mark in _FENCES if key[2].count(mark) % 2), "")
            depth = 0 if fence else _depth(key[2])
    return positions


def _plain(name: str) -> str:
    return ".".join(part.strip().strip("\"'") for part in name.split("."))


def _depth(line: str) -> int:
    """How many brackets a line leaves open."""
    bare = _STRINGS.sub("", line).partition("#")[0]
    return bare.count("[") + bare.count("{") - bare.count("]") - bare.count("}")
