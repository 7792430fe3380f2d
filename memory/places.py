"""Where one user's files lie, what else Jide owns on this machine, and how a private file is written."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from memory.user_folder import UserFolder

MEMORY_FILE = "MEMORY.md"
WriteFile = Callable[[Path, str], None]
"""Writes a file that only the user can read, whole or not at all. Raises OSError."""


@dataclass(frozen=True, slots=True)
class Places:
    """Given by the composition root, which alone knows the folders of the machine."""

    folder: UserFolder
    write: WriteFile
    owned: tuple[Path, ...] = ()
    """Files and folders beside the user's own: the log, the settings, an index that lies elsewhere."""
    headings: Mapping[str, str] = field(default_factory=dict)
    """Headings of MEMORY.md and the day logs, see `memory.life.markdown`."""
    keep_files: bool = False
    """Keep MEMORY.md and the day logs beside the database."""
    elsewhere: str = ""
    """Address of an index that is not on this machine: what lies there cannot be searched byte by byte."""

    def everything(self) -> tuple[Path, ...]:
        """All places that a purge is answerable for."""
        return (self.folder.root, *self.owned)


def files_in(places: Sequence[Path]) -> Iterator[Path]:
    """Every file in these files and folders, each once; folders may vanish meanwhile."""
    seen: set[Path] = set()
    for place in places:
        inside = [Path(folder, name) for folder, _, names in os.walk(place) for name in names]
        found = sorted(inside) if place.is_dir() else [place]
        for path in found:
            if path not in seen and path.is_file():
                seen.add(path)
                yield path
