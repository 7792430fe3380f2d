"""What every runtime does to a text before embedding it."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from memory.ports import TextLimits

if TYPE_CHECKING:
    from memory.ports import Matrix


USUAL = TextLimits()

# A NUL ends the text inside a C engine, a lone surrogate cannot be encoded at all.
_UNSAFE = re.compile("[\x00\ud800-\udfff]")


def prepare(texts: Sequence[str], limit: int) -> list[str]:
    """The texts cut to `limit` characters, without what an engine cannot take; "" where nothing is left."""
    return [_UNSAFE.sub("", text[:limit]).strip() for text in texts]


def empty_matrix(rows: int, dim: int) -> Matrix:
    """Zeros, shape (rows, dim), float32: the vector of a text with nothing in it, which matches nothing."""
    import numpy as np

    return np.zeros((rows, dim), dtype=np.float32)


def embedded(texts: Sequence[str], dim: int, at_once: int, encode: Callable[[list[str]], Matrix]) -> Matrix:
    """What `encode` gives for the texts, so many in a call; one with nothing in it gets zeros, which match nothing."""
    out = empty_matrix(len(texts), dim)
    full = [place for place, text in enumerate(texts) if text]
    for start in range(0, len(full), at_once):
        places = full[start : start + at_once]
        out[places] = encode([texts[place] for place in places])
    return out


def threads_to_use() -> int:
    """Threads for an engine: half the processors, 1 to 4, so that typing stays smooth meanwhile."""
    return min(4, max(1, (os.cpu_count() or 2) // 2))
