"""The looks of the screen, a file a part."""

from __future__ import annotations

from pathlib import Path


def sheet(name: str) -> Path:
    """The file of one part."""
    return Path(__file__).parent / f"{name}.tcss"
