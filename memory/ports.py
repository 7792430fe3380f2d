"""What memory needs from the outside, as short protocols, and its errors.

The adapters: lance/ and scan.py, embedding/, clock.py, tokens.py; a model's in the assistant.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Matrix = NDArray[np.float32]


class MemoryProblem(Exception):
    """Root of memory's errors. `code` names the sentence that the user is shown.

    MemoryProblem
     +-- StoreProblem            the database cannot be opened or written
     |    +-- StoreDamaged       what lies there is no database any more
     |    +-- NewerDatabase      written by a newer Jide
     |    +-- StoreBusy          another process held the lock too long
     |    +-- BadUserName        no folder can be called so (memory.user_folder)
     |    +-- FilesUnready       MEMORY.md or the journal cannot be read or written
     +-- UnknownMemory           it is not there, or no longer
     +-- IndexProblem            the recall index cannot be used; recall goes on without it
     |    +-- IndexUnready       it cannot be written just now, and is none the worse for it
     |         +-- FolderUnready  a folder cannot be used, or another process holds it (memory.folder_lock)
     +-- RerankProblem           the second look at the order failed; the order stays
     +-- EmbedderUnavailable     no embedding runtime; recall goes on with words and time
          +-- …                  one class a cause (memory.embedding.problems)
    """

    code = "memory_problem"

    def __init__(self, detail: str = "") -> None:
        super().__init__(detail)
        self.detail = detail


class UnknownMemory(MemoryProblem, KeyError):
    """No memory has this id; another process may have purged it a moment ago."""

    code = "unknown_memory"


class StoreProblem(MemoryProblem):
    """The database cannot be opened, read or written."""

    code = "store_problem"


class StoreDamaged(StoreProblem):
    """What lies there is no database any more, or a broken one."""

    code = "store_damaged"


class NewerDatabase(StoreProblem):
    """The database was written by a newer Jide."""

    code = "newer_database"


class StoreBusy(StoreProblem):
    """Another process held the database longer than the time-out."""

    code = "store_busy"


class FilesUnready(StoreProblem):
    """MEMORY.md or the journal cannot be read or written; the database is none the worse for it."""

    code = "files_unready"


class IndexProblem(MemoryProblem):
    """The recall index cannot be opened or searched."""

    code = "index_problem"


class IndexUnready(IndexProblem):
    """The recall index cannot be written or read just now: no room, no right, or another process holds it.

    Building it anew would mend nothing, and lose what is there.
    """

    code = "index_unready"


class EmbedderUnavailable(MemoryProblem):
    """No embedding runtime could be loaded; `detail` says which and why."""

    code = "embedder_unavailable"


class RerankProblem(MemoryProblem):
    """The second look at the order gave nothing that can be used."""

    code = "rerank_problem"


class Clock(Protocol):
    """Where "now" and the user's zone come from; injected everywhere."""

    def now(self) -> datetime:
        """The current moment, aware, in UTC."""
        ...

    def zone(self) -> str:
        """The user's IANA zone name, or a fixed offset such as "+08:00"."""
        ...


class TokenCounter(Protocol):
    """Counts tokens of a text; never raises, never blocks on a network."""

    def count(self, text: str) -> int:
        """Number of tokens, at least 0."""
        ...


@dataclass(frozen=True, slots=True)
class TextLimits:
    """How much text an embedder is given at once."""

    query_chars: int = 400
    """A longer query says no more and costs far more (140 ms at 400 characters, quadratic after)."""
    document_chars: int = 1600
    """About 512 tokens of English, the most that the usual models read."""
    batch: int = 32
    """Texts embedded in one call of an engine."""


class Embedder(Protocol):
    """Turns text into unit vectors. Blocking: call it from a worker thread. Loads on first use."""

    @property
    def fingerprint(self) -> str:
        """Model, runtime, quantisation and prompts: two equal fingerprints give equal vectors."""
        ...

    @property
    def dim(self) -> int:
        """Length of a vector."""
        ...

    @property
    def spread(self) -> tuple[float, float]:
        """(low, high) cosines between which this model's relevance lies; maps raw cosine to 0..1 absolutely."""
        ...

    def embed_queries(self, texts: Sequence[str]) -> Matrix:
        """Unit vectors of search texts, shape (n, dim), float32. Raises EmbedderUnavailable."""
        ...

    def embed_documents(self, texts: Sequence[str]) -> Matrix:
        """Unit vectors of stored texts, shape (n, dim), float32. Raises EmbedderUnavailable."""
        ...


@dataclass(frozen=True, slots=True)
class IndexRow:
    """One recallable text. `id` is "<source>:<key>", e.g. "memory:01J…", "message:01J…#0", "day:2026-11-28"."""

    id: str
    source: str
    namespace: str
    created_ts: float
    """Seconds since the epoch."""
    day: str
    text: str
    vector: Sequence[float] | None
    """None where no embedder is there: the row is then found by words and time only."""
    kind: str = ""
    session_id: str = ""


@dataclass(frozen=True, slots=True)
class IndexFilter:
    """What a search may return. Empty tuples mean "any"."""

    namespaces: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    days: tuple[str, str] | None = None
    """First and last day, inclusive."""
    until_ts: float | None = None
    """Nothing created later than this."""


@dataclass(frozen=True, slots=True)
class Hit:
    """One found row. For vectors `score` is the cosine (-1..1), for text a BM25 score (> 0); higher is better."""

    id: str
    score: float


class Reranker(Protocol):
    """A second look at the order of what was found: a language model that picks, or a cross-encoder that sorts."""

    async def choose(self, query: str, texts: Sequence[str]) -> Sequence[int]:
        """Places (from 0) of the texts to keep, best first. Raises RerankProblem. May be cancelled when late."""
        ...


class RecallIndex(Protocol):
    """The derived index. Blocking: one thread writes, others may search. All may raise IndexProblem."""

    @property
    def name(self) -> str:
        """ "lancedb" or "scan", shown in the status line."""
        ...

    def upsert(self, rows: Sequence[IndexRow]) -> None:
        """Insert or replace by id; idempotent; ids within a call may repeat (the last wins).

        The chunks of a thing ("message:ID#0", "message:ID#1", …) come in one call, and replace all it had.
        """
        ...

    def delete(self, ids: Iterable[str]) -> None:
        """Remove by id; an id without its "#n" means all its chunks; unknown ids are ignored."""
        ...

    def search_vector(self, vector: Sequence[float], k: int, where: IndexFilter) -> list[Hit]:
        """The k nearest rows by cosine, best first."""
        ...

    def search_text(
        self, terms: Sequence[str], k: int, where: IndexFilter, weaker: Sequence[str] = (), share: float = 1.0
    ) -> list[Hit]:
        """Full text: `terms` are CJK bigrams and Latin words as made by `memory.text.index_terms`; OR; best first.

        The `weaker` terms count only that `share` of what a term counts.
        """
        ...

    def term_frequencies(self, terms: Sequence[str]) -> dict[str, int]:
        """How many rows hold each term (an estimate is enough); used to keep the rarest terms of a query."""
        ...

    def exists(self) -> bool:
        """Was anything ever written to it? Looking creates nothing."""
        ...

    def ids(self) -> set[str]:
        """All row ids."""
        ...

    def count(self) -> int:
        """How many rows there are."""
        ...

    def maintain(self, *, thorough: bool = False) -> None:
        """Compact and index what needs it; safe at any time, may take seconds. `thorough`: what is not due yet too."""
        ...

    def crowded(self) -> bool:
        """Would more writes slow searches down before the upkeep that is running is done? Better wait then."""
        ...

    def settle(self, limit_s: float) -> bool:
        """Wait for upkeep that `maintain` left running, at most so many seconds; True if none is running any more."""
        ...

    def purge(self, ids: Iterable[str]) -> None:
        """Remove rows, ids as in `delete`, so that no file of the index holds their text or vector bytes."""
        ...

    def clear(self) -> None:
        """Drop everything, for a rebuild."""
        ...

    def close(self) -> None:
        """Release files; the index may not be used afterwards."""
        ...


NO_VECTORS = "none"
"""Fingerprint of an index that holds words and times only, of dim 0."""
IndexFactory = Callable[[str, int], RecallIndex]
"""(embedder fingerprint, dim) -> an open index for exactly those vectors."""
