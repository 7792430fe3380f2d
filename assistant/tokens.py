"""Counts tokens with tiktoken and a vocabulary that is already on this machine; nothing is ever fetched.

litellm carries the o200k_base vocabulary, the closest stand-in for most of today's models (within a third
on Chinese). The file is read here, checked and handed to tiktoken: left to itself, tiktoken would fetch it
from the network without a time limit, and delete litellm's copy if the check failed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import logging
import os
import threading
from binascii import a2b_base64
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path

from memory.ports import TokenCounter
from memory.tokens import CACHED_CHARS, CACHED_TEXTS, EstimatingCounter

_FILE = "fb374d419588a4632f3f557e76b4b70aebbca790"
"""Name under which tiktoken keeps o200k_base: the SHA-1 of its address."""
_SHA256 = "446a9538cb6c348e3516120d7c08b09f57c36495e2acfffe59a5bf8b0cfb1a2d"
_SPECIAL = {"<|endoftext|>": 199999, "<|endofprompt|>": 200018}
_PATTERN = "|".join(
    [
        r"[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+(?i:'s|'t|'re|'ve|'m|'ll|'d)?",
        r"[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*(?i:'s|'t|'re|'ve|'m|'ll|'d)?",
        r"\p{N}{1,3}",
        r" ?[^\s\p{L}\p{N}]+[\r\n/]*",
        r"\s*[\r\n]+",
        r"\s+(?!\S)",
        r"\s+",
    ]
)
"""How o200k_base cuts text before it looks pieces up; fixed by the vocabulary."""

MOST_CHARS = 200_000
"""Counted exactly up to here and estimated from there: tiktoken gives up on very long runs."""
Encode = Callable[[str], int]
_log = logging.getLogger(__name__)


class TiktokenCounter:
    """Exact counts once the vocabulary is there, careful estimates before and where it is missing.

    `find` names the files in which the vocabulary may be. `patience` is how many seconds the first count
    waits for it to load (0.3 to 0.5 s usually); later ones never wait. Safe to use from several threads.
    """

    def __init__(
        self,
        find: Callable[[], Iterator[Path]] | None = None,
        estimator: TokenCounter | None = None,
        patience: float = 5.0,
    ) -> None:
        self._find = find or vocabulary_files
        self._estimator = estimator or EstimatingCounter()
        self._patience = patience
        self._lock = threading.Lock()
        self._loaded = threading.Event()
        self._thread: threading.Thread | None = None
        self._waited = False
        self._encode: Encode | None = None

    @property
    def exact(self) -> bool:
        """Is the vocabulary loaded?"""
        return self._encode is not None

    def warm_up(self) -> None:
        """Start loading in the background; returns at once, may be called any number of times."""
        with self._lock:
            if self._thread is None:
                self._thread = threading.Thread(target=self._load, name="tokens", daemon=True)
                self._thread.start()

    def count(self, text: str) -> int:
        """Number of tokens, at least 0. Never raises."""
        if not text:
            return 0
        if not self._loaded.is_set() and not self._waited:
            self.warm_up()
            self._loaded.wait(self._patience)
            self._waited = True
        encode = self._encode
        if encode is None:
            return self._estimator.count(text)
        rest = text[MOST_CHARS:]
        return self._exactly(encode, text[:MOST_CHARS]) + (self._estimator.count(rest) if rest else 0)

    def _exactly(self, encode: Encode, text: str) -> int:
        try:
            return encode(text)
        except (KeyboardInterrupt, SystemExit):
            raise
        except BaseException:  # noqa: BLE001 - tiktoken's panic is no Exception; an estimate serves
            _log.warning("estimated a count that tiktoken failed on", exc_info=True)
            return self._estimator.count(text)

    def _load(self) -> None:
        try:
            self._encode = _load_encoder(self._find())
        except (KeyboardInterrupt, SystemExit):
            raise
        except BaseException:  # noqa: BLE001 - a broken native library fails in any way; estimates serve
            _log.warning("counting tokens by estimate", exc_info=True)
        finally:
            self._loaded.set()


def vocabulary_files() -> Iterator[Path]:
    """Where o200k_base may lie: in litellm's folder (litellm itself is not imported), in tiktoken's cache."""
    spec = importlib.util.find_spec("litellm")
    for folder in (spec.submodule_search_locations or []) if spec else []:
        yield Path(folder) / "litellm_core_utils" / "tokenizers" / _FILE
    for variable in ("CUSTOM_TIKTOKEN_CACHE_DIR", "TIKTOKEN_CACHE_DIR"):
        if cache := os.environ.get(variable):
            yield Path(cache) / _FILE


def _load_encoder(files: Iterator[Path]) -> Encode | None:
    data = next((data for path in files if (data := _checked(path)) is not None), None)
    if data is None:
        _log.warning("counting tokens by estimate: no vocabulary found")
        return None
    import tiktoken  # 0.15 s

    words = data.split()
    ranks = dict(zip(map(a2b_base64, words[::2]), map(int, words[1::2]), strict=True))
    encoding = tiktoken.Encoding("o200k_base", pat_str=_PATTERN, mergeable_ranks=ranks, special_tokens=_SPECIAL)

    def encode(text: str) -> int:
        return len(encoding.encode(text, disallowed_special=()))

    cached = lru_cache(CACHED_TEXTS)(encode)
    return lambda text: cached(text) if len(text) <= CACHED_CHARS else encode(text)


def _checked(path: Path) -> bytes | None:
    """The file's content if it is the true vocabulary."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    return data if hashlib.sha256(data).hexdigest() == _SHA256 else None
