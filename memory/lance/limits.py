"""From what size on upkeep of the index does what, and where its rows are searched."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """From what size on upkeep does what."""

    fragments: int = 64
    """Unmerged writes after which they are merged …"""
    child_fragments: int = 48
    """… and where a child does that, which takes a second or more; full text pays 0.3 ms for each of them."""
    most_fragments: int = 120
    """So many of them at most while upkeep is running: further writes wait for it."""
    unindexed_rows: int = 1000
    """Rows that full text may scan before they are indexed."""
    child_rows: int = 20_000
    """Rows from which upkeep runs in a child process: with fewer it takes less than the child's start (0.3 s).
    The vector index is always built in one.
    """
    vector_index_rows: int = 20_000
    """Rows from which a vector index is built: comparing all of them would be felt where they are not in memory."""
    at_once_rows: int = 25_000
    """Most rows that a search reads into memory before it begins (10 000: 0.1 s)."""
    resident_rows: int = 150_000
    """Most rows that are kept in memory at all (100 000: 130 MB, of 384 numbers)."""
