"""Turns are understood with their neighbours: each turn gets a share of what the turns beside it score.

Which rows are neighbours is a fact of the candidate (`before`, `after`: turns of one sitting), so a memory, a
note or a day summary, which stand alone, is never touched.
"""

from __future__ import annotations

from collections.abc import Mapping

from memory.recall.candidates import Candidate
from memory.recall.weights import Weights


def share(scores: Mapping[str, float], pool: Mapping[str, Candidate], weights: Weights) -> dict[str, float]:
    """What each candidate gains from the two turns before it and the two after it, where one of them was found."""
    gains: dict[str, float] = {}
    for key in scores:
        if pool[key].before not in pool and pool[key].after not in pool:
            continue
        before, further_before = _two(pool, key, "before")
        after, further_after = _two(pool, key, "after")
        gains[key] = (
            weights.from_before * scores.get(before, 0.0)
            + weights.from_after * scores.get(after, 0.0)
            + weights.from_two_before * scores.get(further_before, 0.0)
            + weights.from_two_after * scores.get(further_after, 0.0)
        )
    return gains


def _two(pool: Mapping[str, Candidate], key: str, side: str) -> tuple[str, str]:
    """Row ids of the next and the one after it on a side, "" where there is none or it was not found."""
    near = getattr(pool[key], side) or ""
    far = getattr(pool[near], side) or "" if near in pool else ""
    return near, far
