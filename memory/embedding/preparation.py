"""What every runtime does to a text before embedding it."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from memory.ports import Matrix

QUERY_CHARS = 400
"""A longer query says no more and costs far more (140 ms at 400 characters, quadratic after)."""
DOCUMENT_CHARS = 1600
"""About 512 tokens of English, the most that the usual models read."""
BATCH = 32
"""Texts embedded in one call of an engine."""

# A NUL ends the text inside a C engine, a lone surrogate cannot be encoded at all.
_UNSAFE = re.compile("[\x00\ud800-\udfff]")


def prepare(texts: Sequence[str], limit: int) -> list[str]:
    """The texts cut to `limit` characters, without what an engine cannot take; "" where nothing is left."""
    return [_UNSAFE.sub("", text[:limit]).strip() for text in texts]


def empty_matrix(rows: int, dim: int) -> Matrix:
    """Zeros, shape (rows, dim), float32: the vector of a text with nothing in it, which matches nothing."""
    import numpy as np

    return np.zeros((rows, dim), dtype=np.float32)


def threads_to_use() -> int:
    """Threads for an engine: half the processors, 1 to 4, so that typing stays smooth meanwhile."""
    return min(4, max(1, (os.cpu_count() or 2) // 2))
