"""Can LanceDB be loaded here? On Intel and AMD it needs AVX2, and dies without a word if it is missing."""

from __future__ import annotations

from pathlib import Path

from memory.probing import loads


def lancedb_loads(state_dir: Path) -> bool:
    """Asked in a child process once per version; remembered in `state_dir`. Takes seconds the first time."""
    return loads("lancedb", "import lancedb", state_dir)
