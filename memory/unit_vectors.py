"""Vectors of length 1, in 16 bits a number: half the memory of floats, and compared in no more time."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

_SCALE = 32767
_BLOCK = 128
"""Vectors that are kept, and made floats for comparing, at a time: their 200 KB stay in a processor's cache."""


class UnitVectors:
    """Each has a place: 0, 1, 2 … in the order in which they are added. Cosines are right to 0.0001."""

    def __init__(self, dim: int) -> None:
        self._dim = dim
        self._count = 0
        self._blocks: list[NDArray[np.int16]] = []
        self._without: list[int] = []
        """Places of what could never match."""

    def __len__(self) -> int:
        return self._count

    def add(self, vectors: NDArray[np.float32]) -> None:
        """The next ones, (n, dim), of any length; zeros and what is not finite have a place, and never match."""
        import numpy as np

        lengths = np.sqrt(np.einsum("ij,ij->i", vectors, vectors))
        useless = ~np.isfinite(lengths) | (lengths == 0)
        self._without.extend((self._count + np.flatnonzero(useless)).tolist())
        scaled = np.where(useless[:, None], 0, vectors) * (_SCALE / np.where(useless, 1, lengths))[:, None]
        numbers = np.rint(scaled).astype(np.int16)
        while len(numbers):
            at = self._count % _BLOCK
            if not at:
                self._blocks.append(np.zeros((_BLOCK, self._dim), dtype=np.int16))
            part = numbers[: _BLOCK - at]
            self._blocks[-1][at : at + len(part)] = part
            self._count += len(part)
            numbers = numbers[len(part) :]

    def cosines(self, vector: Sequence[float]) -> NDArray[np.float32]:
        """Of a vector with each, by place; -inf where it never matches."""
        import numpy as np

        asked = np.asarray(vector, dtype=np.float32)
        found = np.empty(len(self._blocks) * _BLOCK, dtype=np.float32)
        length = float(np.linalg.norm(asked))
        asked = asked / (length * _SCALE) if length else asked
        floats = np.empty((_BLOCK, self._dim), dtype=np.float32)
        for number, block in enumerate(self._blocks):
            np.copyto(floats, block)
            np.dot(floats, asked, out=found[number * _BLOCK : (number + 1) * _BLOCK])
        found = found[: self._count]
        found[self._without if length else slice(None)] = -np.inf
        return found
