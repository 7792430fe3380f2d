"""Slash commands as typed: finding the one that is meant, in English or Chinese, half- or full-width."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from assistant.port import CommandSpec

SLASHES = ("/", "／")
QUIT_WORDS = frozenset({"exit", "quit", ":q", "退出"})
"""Typed alone they leave, as in every other program."""

NEED_ARGUMENT = frozenset({"remember", "forget", "recall"})
"""Commands that do nothing by themselves: choosing one from the list waits for its argument."""

LOCAL_COMMANDS: tuple[CommandSpec, ...] = (
    CommandSpec(("copy",), ("复制",), "command.copy.argument", "command.copy"),
    CommandSpec(("retry",), ("重试",), "", "command.retry"),
    CommandSpec(("panel",), ("面板",), "", "command.panel"),
    CommandSpec(("theme",), ("主题", "配色"), "command.theme.argument", "command.theme"),
)
"""What the screen does by itself, beside the engine's commands."""


@dataclass(frozen=True, slots=True)
class Match:
    """A command that fits what is typed, and which characters of its names do."""

    spec: CommandSpec
    name: str
    """The name that fits, without the slash."""
    hits: tuple[int, ...]
    """Positions in `name`."""


def is_command(text: str) -> bool:
    """Is it one line that begins as a command does? A slash inside the name ("/usr/bin") makes it text."""
    line = text.strip()
    name = line[1:].split(maxsplit=1)[0] if line[1:].strip() else ""
    return line.startswith(SLASHES) and "\n" not in line and not any(slash in name for slash in SLASHES)


def split(line: str) -> tuple[str, str]:
    """Name (normalised) and argument of a command line."""
    name, _, argument = line.strip()[1:].replace("\u3000", " ").partition(" ")
    return _normal(name), argument.strip()


def find(name: str, specs: Sequence[CommandSpec]) -> CommandSpec | None:
    """The command of exactly this name."""
    return next((spec for spec in specs if name in spec.names or name in spec.chinese), None)


def matches(typed: str, specs: Sequence[CommandSpec], used: Mapping[str, int]) -> list[Match]:
    """Commands that fit the name typed so far, best first; among equals the most used first."""
    wanted = _normal(typed)
    ranked: list[tuple[int, int, int, Match]] = []
    for order, spec in enumerate(specs):
        best: tuple[int, Match] | None = None
        for name in (*spec.names, *spec.chinese):
            hits = _hits(wanted, name)
            if hits is None:
                continue
            score = _score(wanted, name, hits)
            if best is None or score < best[0]:
                best = (score, Match(spec, name, hits))
        if best is not None:
            ranked.append((best[0], -used.get(spec.names[0], 0), order, best[1]))
    return [entry[3] for entry in sorted(ranked, key=lambda entry: entry[:3])]


def _normal(name: str) -> str:
    return unicodedata.normalize("NFKC", name).lower()


def _hits(wanted: str, name: str) -> tuple[int, ...] | None:
    """Positions of the wanted letters in order, or None."""
    start = name.find(wanted)
    if start >= 0:
        return tuple(range(start, start + len(wanted)))
    hits: list[int] = []
    position = -1
    for letter in wanted:
        position = name.find(letter, position + 1)
        if position < 0:
            return None
        hits.append(position)
    return tuple(hits)


def _score(wanted: str, name: str, hits: tuple[int, ...]) -> int:
    if name == wanted or not wanted:
        return 0
    if name.startswith(wanted):
        return 1
    return 2 if hits[-1] - hits[0] + 1 == len(hits) else 3
