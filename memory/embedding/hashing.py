"""A deterministic embedder with no model: hashed words and character n-grams, for tests.

It knows spellings, not meanings: texts that share words or characters are near, others are not. Equal on
every platform and in every process (BLAKE2b, no random numbers).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from math import log1p, sqrt
from typing import TYPE_CHECKING

from memory.embedding import preparation
from memory.text import index_terms, is_cjk

if TYPE_CHECKING:
    from memory.ports import Matrix, TextLimits

_DIM = 256
_GRAM = 3


class HashingEmbedder:
    """The Embedder port without a model; queries and documents are treated alike."""

    def __init__(self, limits: TextLimits = preparation.USUAL) -> None:
        self._limits = limits

    @property
    def fingerprint(self) -> str:
        """Name, length and version of the features."""
        return f"hashing:{_DIM} v1"

    @property
    def dim(self) -> int:
        """256."""
        return _DIM

    @property
    def spread(self) -> tuple[float, float]:
        """Texts with nothing in common lie about 0; sharing half of the words gives 0.5."""
        return (0.1, 0.5)

    def embed_queries(self, texts: Sequence[str]) -> Matrix:
        """Unit vectors of search texts; zeros for a text without words."""
        return self._embed(preparation.prepare(texts, self._limits.query_chars))

    def embed_documents(self, texts: Sequence[str]) -> Matrix:
        """Unit vectors of stored texts; zeros for a text without words."""
        return self._embed(preparation.prepare(texts, self._limits.document_chars))

    def _embed(self, texts: list[str]) -> Matrix:
        out = preparation.empty_matrix(len(texts), _DIM)
        for row, text in zip(out, texts, strict=True):
            for place, weight in _vector(text).items():
                row[place] = weight
        return out


def _vector(text: str) -> dict[int, float]:
    places: dict[int, float] = {}
    for feature, times in Counter(_features(text)).items():
        digest = int.from_bytes(blake2b(feature.encode(), digest_size=4).digest(), "big")
        sign = 1.0 if digest & 1 else -1.0
        place = (digest >> 1) % _DIM
        places[place] = places.get(place, 0.0) + sign * log1p(times)
    length = sqrt(sum(weight * weight for weight in places.values()))
    return {place: weight / length for place, weight in places.items()} if length else {}


def _features(text: str) -> Iterator[str]:
    """Terms; for words their trigrams too (spelling variants), for Chinese bigrams their characters."""
    for term in index_terms(text):
        yield f"t {term}"
        if is_cjk(term):
            yield from (f"c {char}" for char in term)
        else:
            padded = f"^{term}$"
            yield from (f"g {padded[i : i + _GRAM]}" for i in range(len(padded) - _GRAM + 1))
