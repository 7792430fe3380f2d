"""Reads config.toml. What is wrong in it is said with its line, and the usual value goes on.

Runs before the first paint: what only a mistake needs is imported where the mistake is met.
"""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from config.key import Key, Value
from config.problems import Problem
from config.settings import Settings, keys, sections

_SECRETS = (
    "api_key",
    "apikey",
    "api_keys",
    "access_key",
    "access_token",
    "api_token",
    "auth_token",
    "secret",
    "password",
)
_SHOWN_CHARS = 40


@dataclass(frozen=True, slots=True)
class Loaded:
    """The settings, and what was wrong with the file."""

    settings: Settings
    problems: tuple[Problem, ...] = ()

    def sentences(self, language: str) -> tuple[str, ...]:
        """The problems as sentences, in the order of their lines."""
        return tuple(problem.sentence(language) for problem in self.problems)


def load_settings(path: Path) -> Loaded:
    """The settings in a file; the usual ones where there is none. Never raises for what a user has done."""
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        return Loaded(Settings())
    except UnicodeDecodeError:
        return Loaded(Settings(), (Problem("not_utf8", 1),))
    except OSError as error:
        return Loaded(Settings(), (Problem("unreadable", 1, values={"reason": error.strerror or "?"}),))
    return parse_settings(text)


def parse_settings(text: str) -> Loaded:
    """The settings in the text of a config.toml."""
    content, problems = _parse(text)
    values, found = _check(content)
    if found:
        from config.positions import find_positions

        positions = find_positions(text)
        problems += [replace(problem, line=positions.line_of(problem.key)) for problem in found]
    settings = Settings(**{name: kind(**values.get(name, {})) for name, kind in sections().items()})
    return Loaded(settings, tuple(sorted(problems, key=lambda problem: problem.line)))


def check_value(key: Key, value: object) -> Value | Problem:
    """The value as the key holds it, or what is wrong with it."""
    about = key.about
    values: dict[str, object] = {"value": _shown(value), "default": _shown(key.default)}
    if key.kind is float and isinstance(value, int) and not isinstance(value, bool):
        value = float(value)
    if not isinstance(value, (bool, int, float, str)) or type(value) is not key.kind:
        return Problem("wrong_type", 1, key.path, values, key.kind)
    if isinstance(value, str) and any(map(_unseen, value)):
        return Problem("unseen", 1, key.path, values)
    if about.choices and value not in about.choices:
        return Problem("not_a_choice", 1, key.path, values | {"choices": ", ".join(about.choices)})
    low, high = about.low, about.high
    if low is not None and high is not None and not isinstance(value, str) and not low <= value <= high:
        limits = {"low": f"{low:g}", "high": f"{high:.10g}"}
        return Problem("out_of_range", 1, key.path, values | limits)
    return value


def _unseen(char: str) -> bool:
    """Whether a character does something instead of being seen; joiners belong to emoji and Persian names."""
    return unicodedata.category(char) in {"Cc", "Cf", "Cs"} and char not in "\u200c\u200d"


def _parse(text: str) -> tuple[dict[str, Any], list[Problem]]:
    try:
        return tomllib.loads(text), []
    except tomllib.TOMLDecodeError:
        from config.repair import readable_part

        return readable_part(text)


def _check(content: dict[str, Any]) -> tuple[dict[str, dict[str, Value]], list[Problem]]:
    """The valid values by section, and what is wrong with the others (their lines still open)."""
    known = keys()
    values: dict[str, dict[str, Value]] = {}
    problems: list[Problem] = []
    for path, value in _flatten(content):
        key = known.get(path)
        if key is None:
            problems.append(_unknown(path))
        elif isinstance(checked := check_value(key, value), Problem):
            problems.append(checked)
        else:
            values.setdefault(key.section, {})[key.name] = checked
    return values, problems


def _flatten(content: dict[str, Any]) -> Iterator[tuple[str, object]]:
    """(full name, value) of every setting; a table where none belongs counts as a value."""
    for section, table in content.items():
        if isinstance(table, dict):
            yield from ((f"{section}.{name}", value) for name, value in table.items())
            if not table and section not in sections():
                yield section, table
        else:
            yield section, table


def _unknown(path: str) -> Problem:
    if path in sections():
        return Problem("not_a_table", 1, path)
    name = path.rpartition(".")[2].lower()
    if name == "key" or name.endswith(_SECRETS):
        return Problem("secret_key", 1, path)
    nearest = nearest_key(path)
    return Problem("unknown_key_near" if nearest else "unknown_key", 1, path, {"nearest": nearest})


def nearest_key(path: str) -> str:
    """The known key most like a mistyped or misplaced one, or ""."""
    from difflib import get_close_matches

    section, _, name = path.rpartition(".")
    same_name = [known for known in keys() if known.endswith(f".{name}")]
    if len(same_name) == 1:
        return same_name[0]
    known = {key.name: key.path for key in keys().values() if key.section == section} if section in sections() else {}
    if match := get_close_matches(name, known, n=1, cutoff=0.6):
        return known[match[0]]
    return next(iter(get_close_matches(path, keys(), n=1, cutoff=0.7)), "")


def _shown(value: object) -> str:
    """A value as it stands in TOML, shortened."""
    if isinstance(value, bool):
        return str(value).lower()
    text = f'"{value}"' if isinstance(value, str) else str(value)
    return text if len(text) <= _SHOWN_CHARS else text[: _SHOWN_CHARS - 1] + "…"
