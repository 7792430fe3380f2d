"""Every setting is read by the product: a key of config.toml that changes nothing would be a lie."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import config
from config.settings import keys

ROOT = Path(config.__file__).parents[1]


def _read(path: Path) -> Iterator[tuple[str, str]]:
    """(section, key) of each attribute looked up on something called like a section; names that getattr takes too."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    takes_names = any(isinstance(node, ast.Name) and node.id == "getattr" for node in ast.walk(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute | ast.Name):
            owner = node.value.attr if isinstance(node.value, ast.Attribute) else node.value.id
            yield owner.removeprefix("_"), node.attr
        elif takes_names and isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield "recall", node.value  # the weights of recall are taken over by name


def test_every_setting_is_read() -> None:
    files = [path for folder in ("assistant", "ui") for path in (ROOT / folder).rglob("*.py")]
    # models.py is given its own table and calls it settings
    read = {("models" if section == "settings" else section, key) for path in files for section, key in _read(path)}
    assert sorted(path for path in keys() if tuple(path.split(".")) not in read) == []
