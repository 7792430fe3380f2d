"""Small facts about this machine, found out once and kept in a JSON file: losing them costs only finding out again."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any


def read(path: Path) -> dict[str, Any]:
    """What the file holds; {} where it is missing or damaged."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def keep(path: Path, key: str, value: object) -> None:
    """Keep a fact beside the others; nothing happens where the folder cannot be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        aside = path.with_name(f"{path.name}.{os.getpid()}")
        aside.write_text(json.dumps({**read(path), key: value}, indent=1, sort_keys=True), encoding="utf-8")
        aside.replace(path)
    except OSError:
        return
