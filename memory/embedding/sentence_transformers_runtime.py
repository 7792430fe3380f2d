"""Any sentence-transformers model that is on this machine: a folder, or a name that was fetched before.

Importing the library takes seconds and 400 MB, so nothing of it is touched before the first text.
"""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from memory import state_file
from memory.embedding import preparation
from memory.embedding.model_files import dimension, find_model, identity, prompt_family, prompts_of
from memory.embedding.problems import TorchMissing
from memory.embedding.spread import E5_SPREAD, measure_spread
from memory.ports import EmbedderUnavailable

if TYPE_CHECKING:
    from memory.ports import Matrix, TextLimits

_QUIET = ("sentence_transformers", "transformers", "huggingface_hub", "httpx", "urllib3", "filelock")
HOW_TO_GET = (
    "sentence-transformers is not installed; get it with: LIGHT=0 make setup, "
    "or: pip install torch sentence-transformers"
)
_SPREADS = "spreads.json"


def installed() -> bool:
    """Are sentence-transformers and torch there? Looks for them without importing either."""
    from importlib.util import find_spec

    return all(find_spec(name) is not None for name in ("torch", "sentence_transformers"))


class SentenceTransformersEmbedder:
    """The Embedder port on sentence-transformers; on the CPU, a graphics card is left to the chat model.

    Its tokenizers are not safe for several threads: one lock lets one call in at a time.
    """

    def __init__(
        self, model: str, state_dir: Path | None = None, num_threads: int | None = None,
        limits: TextLimits = preparation.USUAL,
    ) -> None:  # fmt: skip
        self._name = model
        self._limits = limits
        self._state_dir = state_dir
        self._threads = num_threads
        self._model: Any = None
        self._lock = threading.RLock()

    @cached_property
    def folder(self) -> Path:
        """Where the model's files are. Raises ModelMissing."""
        return find_model(self._name)

    @cached_property
    def fingerprint(self) -> str:
        """Runtime, model by name and content, prompts and cut. Raises ModelMissing."""
        model = f"{Path(self._name).name} {identity(self.folder)}"
        return f"sentence-transformers:{model} {self._family} {self._limits.document_chars}"

    @cached_property
    def dim(self) -> int:
        """Length of a vector, from the model's files; loads the model only where they do not tell."""
        known = dimension(self.folder)
        return known if known is not None else int(self._load().get_embedding_dimension())

    @cached_property
    def spread(self) -> tuple[float, float]:
        """Known for e5; for others measured once (loads the model) and kept in the state folder."""
        if self._family.startswith("e5"):
            return E5_SPREAD
        return self._kept_spread() or self._measured_spread()

    def embed_queries(self, texts: Sequence[str]) -> Matrix:
        """Unit vectors of search texts (cut first); zeros for a text with nothing in it."""
        return self._embed("encode_query", preparation.prepare(texts, self._limits.query_chars))

    def embed_documents(self, texts: Sequence[str]) -> Matrix:
        """Unit vectors of stored texts (cut first); zeros for a text with nothing in it."""
        return self._embed("encode_document", preparation.prepare(texts, self._limits.document_chars))

    @cached_property
    def _family(self) -> str:
        return prompt_family(self._name, self.folder)

    def _embed(self, method: str, texts: list[str]) -> Matrix:
        with self._lock:
            encode = partial(getattr(self._load(), method), show_progress_bar=False, normalize_embeddings=True)
            return preparation.embedded(texts, self.dim, self._limits.batch, encode)

    def _load(self) -> Any:
        with self._lock:
            if self._model is None:
                self._model = _open(self.folder, prompts_of(self._family), self._threads)
            return self._model

    def _kept_spread(self) -> tuple[float, float] | None:
        if self._state_dir is None:
            return None
        try:
            low, high = state_file.read(self._state_dir / _SPREADS)[self.fingerprint]
            return (float(low), float(high))
        except (ValueError, KeyError, TypeError):
            return None

    def _measured_spread(self) -> tuple[float, float]:
        spread = measure_spread(self)
        if self._state_dir is not None:
            state_file.keep(self._state_dir / _SPREADS, self.fingerprint, spread)
        return spread


def _open(folder: Path, prompts: dict[str, str] | None, num_threads: int | None) -> Any:
    be_quiet()
    try:
        import torch
        from sentence_transformers import SentenceTransformer
    except ImportError as error:
        raise TorchMissing(HOW_TO_GET) from error
    torch.set_num_threads(num_threads or preparation.threads_to_use())
    try:
        return SentenceTransformer(str(folder), prompts=prompts, device="cpu", local_files_only=True)
    except (OSError, ValueError, KeyError, RuntimeError, TypeError, AttributeError, ImportError) as error:
        raise EmbedderUnavailable(f"{folder.name}: {type(error).__name__}: {error}") from error


def be_quiet() -> None:
    """No network, no bars, no log lines: each is read when the library is imported."""
    for name, value in {
        "HF_HUB_OFFLINE": "1",
        "HF_HUB_DISABLE_TELEMETRY": "1",
        "HF_HUB_DISABLE_PROGRESS_BARS": "1",
        "TQDM_DISABLE": "1",
        "TOKENIZERS_PARALLELISM": "false",
    }.items():
        os.environ.setdefault(name, value)
    for name in _QUIET:
        logging.getLogger(name).setLevel(logging.ERROR)
