"""Vectors by text kept in a folder between runs of an evaluation, so that nothing is embedded twice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from memory.ports import Embedder

if TYPE_CHECKING:
    from memory.ports import Matrix

_SAVED_AFTER = 64
"""New vectors that may be lost when a run is cut off."""


class CachedEmbedder:
    """The Embedder port in front of another one; what is new is written now and then, and by `save`."""

    def __init__(self, inner: Embedder, folder: Path) -> None:
        self._inner = inner
        self._folder = folder
        self._known: dict[bytes, bytes] | None = None
        self._new: dict[bytes, bytes] = {}

    @property
    def fingerprint(self) -> str:
        """That of the embedder behind it."""
        return self._inner.fingerprint

    @property
    def dim(self) -> int:
        """That of the embedder behind it."""
        return self._inner.dim

    @property
    def spread(self) -> tuple[float, float]:
        """That of the embedder behind it."""
        return self._inner.spread

    def embed_queries(self, texts: Sequence[str]) -> Matrix:
        """See `Embedder.embed_queries`."""
        return self._embed(texts, b"q", self._inner.embed_queries)

    def embed_documents(self, texts: Sequence[str]) -> Matrix:
        """See `Embedder.embed_documents`."""
        return self._embed(texts, b"d", self._inner.embed_documents)

    def save(self) -> None:
        """Append what was embedded since the last save."""
        if self._new:
            self._folder.mkdir(parents=True, exist_ok=True)
            with self._path.open("ab") as file:
                file.write(b"".join(key + vector for key, vector in self._new.items()))
            self._new = {}

    @property
    def _path(self) -> Path:
        name = sha256(self.fingerprint.encode()).hexdigest()[:16]
        return self._folder / f"{name}-{self.dim}.vectors"

    def _embed(self, texts: Sequence[str], role: bytes, embed: Callable[[Sequence[str]], Matrix]) -> Matrix:
        import numpy as np

        known = self._load()
        keys = [sha256(role + text.encode("utf-8", "replace")).digest() for text in texts]
        missing = {key: text for key, text in zip(keys, texts, strict=True) if key not in known}
        if missing:
            made = np.asarray(embed(list(missing.values())), dtype=np.float32)
            fresh = {key: row.tobytes() for key, row in zip(missing, made, strict=True)}
            known.update(fresh)
            self._new.update(fresh)
            if len(self._new) >= _SAVED_AFTER:
                self.save()
        joined = b"".join(known[key] for key in keys)
        return np.frombuffer(joined, dtype=np.float32).reshape(len(keys), self.dim).copy()

    def _load(self) -> dict[bytes, bytes]:
        if self._known is None:
            size = 32 + 4 * self.dim
            data = self._path.read_bytes() if self._path.exists() else b""
            whole = len(data) // size * size
            self._known = {data[at : at + 32]: data[at + 32 : at + size] for at in range(0, whole, size)}
        return self._known
