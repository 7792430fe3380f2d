"""The Reranker port on a sentence-transformers cross-encoder that is on this machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from memory.embedding import preparation
from memory.embedding.model_files import find_model
from memory.embedding.sentence_transformers_runtime import be_quiet, installed
from memory.ports import EmbedderUnavailable, RerankProblem
from memory.threads import Worker

MODEL = "cross-encoder/mmarco-mMiniLMv2-L12-H384-v1"
"""Small, and trained on questions in fourteen languages, Chinese and English among them."""
_TEXT_CHARS = 800


class CrossEncoderReranker:
    """Sorts all texts by how well each answers; loads (seconds) on first use, on a thread of its own."""

    def __init__(self, model: str = "") -> None:
        self._name = model or MODEL
        self._worker = Worker("jide-rerank")
        self._model: Any = None

    async def choose(self, query: str, texts: Sequence[str]) -> list[int]:
        """See `Reranker.choose`; keeps them all."""
        return await self._worker.run(self._sorted, query, list(texts))

    def _sorted(self, query: str, texts: list[str]) -> list[int]:
        asked = preparation.prepare([query], preparation.USUAL.query_chars)[0]
        pairs = [(asked, text) for text in preparation.prepare(texts, _TEXT_CHARS)]
        try:
            scores = self._load().predict(pairs, show_progress_bar=False)
        except (EmbedderUnavailable, ImportError, OSError, ValueError, RuntimeError, TypeError) as error:
            raise RerankProblem(f"{self._name}: {type(error).__name__}: {error}") from error
        return sorted(range(len(texts)), key=lambda place: (-float(scores[place]), place))

    def _load(self) -> Any:
        if self._model is None:
            if not installed():
                raise RerankProblem("sentence-transformers is not installed")
            folder = find_model(self._name)
            be_quiet()
            from sentence_transformers import CrossEncoder

            self._model = CrossEncoder(str(folder), device="cpu", local_files_only=True)
        return self._model
