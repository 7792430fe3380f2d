"""From what the user names to the files that are read: a file as it is, of a folder the texts in it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

TEXT_SUFFIXES = frozenset({
    ".md", ".markdown", ".mdown", ".txt", ".text", ".rst", ".org", ".adoc", ".asciidoc", ".tex", ".csv", ".tsv",
})  # fmt: skip
"""What is taken of a folder; a file that is named itself may be called anything."""


def texts_in(folder: Path, most: int) -> list[Path] | None:
    """The text files in a folder and below, by name, hidden ones left out; None if there are more than `most`."""
    found: list[Path] = []
    for path in _walk(folder):
        if len(found) == most:
            return None
        found.append(path)
    return found


def _walk(folder: Path) -> Iterator[Path]:
    for at, folders, names in os.walk(folder):  # does not follow links to folders: no circles
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(names):
            path = Path(at, name)
            if not name.startswith(".") and path.suffix.casefold() in TEXT_SUFFIXES and path.is_file():
                yield path
