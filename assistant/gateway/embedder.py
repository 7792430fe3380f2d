"""An embedding model through litellm, behind memory's port."""

from __future__ import annotations

import json
import os
import re
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from assistant.chat_model import Cause, ModelError
from assistant.gateway import _load, _loop
from assistant.gateway.errors import model_error
from assistant.gateway.keys import NO_KEY_NEEDED, find_key
from assistant.gateway.options import KNOWN_PROVIDERS, ModelOptions, full_name, is_local, provider_of, with_default_base
from assistant.gateway.redact import redact, secrets_in
from assistant.gateway.retries import Retries
from memory.ports import EmbedderUnavailable, TextLimits

if TYPE_CHECKING:
    from memory.ports import Embedder, Matrix

SMALL_BATCH = 10
"""For providers that take no more texts at once."""
TIMEOUT_SECONDS = 60.0
DEFAULT_SPREAD = (0.2, 0.7)
KNOWN_FILE = "litellm-embedders.json"

_INPUT_TYPES: Mapping[str, tuple[str, str]] = {
    "cohere": ("search_query", "search_document"),
    "voyage": ("query", "document"),
}
"""What providers that tell queries from documents call the two."""
_UNSAFE = re.compile("[\x00\ud800-\udfff]")

Measure = Callable[["Embedder"], tuple[float, float]]


class LitellmEmbedder:
    """The Embedder port on any embedding model that litellm knows, or on an OpenAI-compatible server.

    Every call sends the texts to that model's provider. What is learnt of the model (length of its vectors, range of
    its cosines) is kept in `state_dir`, so that a later start asks nothing.
    """

    def __init__(
        self,
        model: str,
        api_base: str | None = None,
        environ: Mapping[str, str] = os.environ,
        key: Callable[[], str | None] | None = None,
        state_dir: Path | None = None,
        measure: Measure | None = None,
        limits: TextLimits | None = None,
    ) -> None:
        self._options = with_default_base(ModelOptions(model, api_base), environ)
        self._environ = environ
        self._key = key or (lambda: find_key(self._options, environ))
        self._state_dir = state_dir
        self._measure = measure
        self._limits = limits or TextLimits()
        self._batch = self._limits.batch
        self._lock = threading.RLock()

    @property
    def fingerprint(self) -> str:
        """Runtime, model, address and cut."""
        host = urlsplit(self._options.api_base or "").netloc
        return f"litellm:{self._options.name}{'@' + host if host else ''} {self._limits.document_chars}"

    @cached_property
    def dim(self) -> int:
        """Length of a vector: kept from before, else asked of the model once. Raises EmbedderUnavailable."""
        known = self._known().get("dim")
        if isinstance(known, int):
            return known
        dim = len(self._vectors(["ok"], query=False)[0])
        self._keep(dim=dim)
        return dim

    @cached_property
    def spread(self) -> tuple[float, float]:
        """Where this model's relevant cosines lie: kept from before, else measured once (two calls)."""
        known = self._known().get("spread")
        if isinstance(known, list):
            return (float(known[0]), float(known[1]))
        if self._measure is None:
            return DEFAULT_SPREAD
        low, high = self._measure(self)
        self._keep(spread=[low, high])
        return (low, high)

    def embed_queries(self, texts: Sequence[str]) -> Matrix:
        """Unit vectors of search texts, cut first; zeros for one with nothing in it.

        Raises EmbedderUnavailable.
        """
        return self._matrix(texts, self._limits.query_chars, query=True)

    def embed_documents(self, texts: Sequence[str]) -> Matrix:
        """Unit vectors of stored texts, cut first; zeros for one with nothing in it.

        Raises EmbedderUnavailable.
        """
        return self._matrix(texts, self._limits.document_chars, query=False)

    def _matrix(self, texts: Sequence[str], limit: int, query: bool) -> Matrix:
        import numpy as np

        prepared = [_UNSAFE.sub("", text[:limit]).strip() for text in texts]
        full = [place for place, text in enumerate(prepared) if text]
        out = np.zeros((len(texts), self.dim), dtype=np.float32)
        at = 0
        while at < len(full):
            places = full[at : at + self._batch]
            vectors = np.asarray(self._vectors([prepared[place] for place in places], query), dtype=np.float32)
            if vectors.shape != (len(places), self.dim):
                raise EmbedderUnavailable(f"{self._options.name}: vectors of another shape: {vectors.shape}")
            norms = np.linalg.norm(vectors, axis=1, keepdims=True)
            out[places] = vectors / np.where(norms > 0, norms, 1)
            at += len(places)
        return out

    def _vectors(self, texts: list[str], query: bool) -> list[list[float]]:
        """One batch, smaller ones if the provider takes no more, once more if the failure may pass."""
        retries = Retries(())
        while True:
            try:
                return self._called(texts, query)
            except ModelError as error:
                failure = error
            if failure.cause is Cause.BAD_REQUEST and len(texts) > SMALL_BATCH:
                self._batch = SMALL_BATCH
                parts = (texts[at : at + SMALL_BATCH] for at in range(0, len(texts), SMALL_BATCH))
                return [vector for part in parts for vector in self._vectors(part, query)]
            wait = retries.wait_before(failure)
            if wait is None:
                break
            time.sleep(wait)
        raise EmbedderUnavailable(f"{failure.cause} ({failure.model}): {failure.detail}")

    def _called(self, texts: list[str], query: bool) -> list[list[float]]:
        key: str | None = None
        try:
            litellm = _load.load_now()
            key = self._key() or (NO_KEY_NEEDED if self._needs_no_key() else None)
            _load.enter(self)
            response = _loop.call_now(litellm.aembedding(input=texts, **self._arguments(litellm, key, query)))
            rows = sorted(response.data, key=lambda row: int(row["index"]))
            return [[float(value) for value in row["embedding"]] for row in rows]
        except Exception as error:  # noqa: BLE001 - whatever it is becomes one of our causes
            sent = [key] if key and key != NO_KEY_NEEDED else []
            detail = redact(f"{type(error).__name__}: {error}", sent, secrets_in(self._environ), texts)
            failure = model_error(error, self._options.name, detail, had_key=bool(sent))
        finally:
            _load.forget(self)
        raise failure

    def _arguments(self, litellm: Any, key: str | None, query: bool) -> dict[str, Any]:
        providers = {str(getattr(one, "value", one)) for one in litellm.provider_list} or KNOWN_PROVIDERS
        name = full_name(self._options.name, self._options.api_base, providers).replace("ollama_chat/", "ollama/", 1)
        arguments: dict[str, Any] = {
            "model": name,
            "timeout": TIMEOUT_SECONDS,
            "max_retries": 0,
            "num_retries": 0,
            "drop_params": True,
        }
        types = _INPUT_TYPES.get(provider_of(name))
        optional = {
            "api_base": self._options.api_base,
            "api_key": key,
            "input_type": types[0 if query else 1] if types else None,
            "encoding_format": "float" if name.startswith("openai/") else None,
        }
        return arguments | {name: value for name, value in optional.items() if value is not None}

    def _needs_no_key(self) -> bool:
        return is_local(self._options, self._environ) or self._options.api_base is not None

    def _known(self) -> dict[str, Any]:
        """What is kept of this model."""
        if self._state_dir is None:
            return {}
        try:
            kept = json.loads((self._state_dir / KNOWN_FILE).read_text(encoding="utf-8"))[self.fingerprint]
        except (OSError, ValueError, KeyError, TypeError):
            return {}
        return kept if isinstance(kept, dict) else {}

    def _keep(self, **facts: object) -> None:
        if self._state_dir is None:
            return
        with self._lock:
            self._state_dir.mkdir(parents=True, exist_ok=True, mode=0o700)
            text = json.dumps({self.fingerprint: self._known() | facts})
            (self._state_dir / KNOWN_FILE).write_text(text, encoding="utf-8")
