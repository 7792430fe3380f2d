"""Changes one setting in config.toml and leaves everything else, comments too, as the user wrote it."""

from __future__ import annotations

import re
from pathlib import Path

from config.key import Key, Value
from config.load import check_value, nearest_key
from config.paths import write_private
from config.positions import find_positions
from config.problems import Problem
from config.reference import default_config, toml_value
from config.settings import keys


class BadSetting(ValueError):
    """The setting cannot be changed this way; `problem` says why, as a sentence in either language."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.sentence("en"))
        self.problem = problem


def write_setting(path: Path, name: str, value: Value, language: str = "en") -> None:
    """Set one key ("models.chat") in the file at `path`; a missing file is made, explained in `language`.

    Raises BadSetting for an unknown key, a wrong value or a file that is no TOML (which stays untouched), and
    OSError where it cannot be written.
    """
    key = keys().get(name)
    if key is None:
        nearest = nearest_key(name)
        raise BadSetting(Problem("unknown_key_near" if nearest else "unknown_key", 1, name, {"nearest": nearest}))
    checked = check_value(key, value)
    if isinstance(checked, Problem):
        raise BadSetting(checked)
    write_private(path, _changed(_current(path, language), key, checked))


def ensure_config(path: Path, language: str) -> bool:
    """Make the commented config.toml if there is none. True if it was made. Raises OSError."""
    if path.exists():
        return False
    write_private(path, default_config(language))
    return True


def _current(path: Path, language: str) -> str:
    try:
        return path.read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        return default_config(language)
    except UnicodeDecodeError as error:
        raise BadSetting(Problem("not_saved", 1)) from error


def _changed(text: str, key: Key, value: Value) -> str:
    import tomlkit  # here, because only a change needs it
    from tomlkit.exceptions import TOMLKitError

    try:
        document = tomlkit.parse(text)
    except TOMLKitError as error:
        raise BadSetting(Problem("not_saved", 1)) from error
    table = document.get(key.section)
    if isinstance(table, dict) and key.name in table:
        table[key.name] = value
    elif uncommented := _uncommented(text, key, value):
        return uncommented
    elif isinstance(table, dict):
        table[key.name] = value
    else:
        document[key.section] = {key.name: value}
    return tomlkit.dumps(document)


def _uncommented(text: str, key: Key, value: Value) -> str | None:
    """The text with the commented-out example of the key made real, None if there is no such line."""
    lines = text.split("\n")
    starts = find_positions(text).starts
    first = starts.get(key.section)
    example = re.compile(rf"#\s*{re.escape(key.name)}\s*=")
    if first is None or not lines[first - 1].lstrip().startswith("["):
        return None
    for index in range(first, len(lines)):
        if lines[index].lstrip().startswith("["):
            return None
        if example.match(lines[index].lstrip()):
            ending = "\r" if lines[index].endswith("\r") else ""
            lines[index] = f"{key.name} = {toml_value(value)}{ending}"
            return "\n".join(lines)
    return None
