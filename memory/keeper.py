"""Keeps the recall index in step with the store, and the two slow libraries off everybody's way.

Index and embedder are loaded on first need, on threads of their own. Talk and recall go on without either:
recall then uses the words and dates of the store, and `Health` says what is missing.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial

from memory.access import Access
from memory.indexing import Indexer, Progress, Readiness, recorded_index
from memory.ports import (
    NO_VECTORS,
    Embedder,
    EmbedderUnavailable,
    Hit,
    IndexFactory,
    IndexFilter,
    IndexProblem,
    IndexUnready,
    MemoryProblem,
    Reranker,
    StoreProblem,
    TokenCounter,
)
from memory.recall.engine import RecallEngine
from memory.recall.query import RecallQuery
from memory.recall.reader import StoreReader
from memory.records import Recall
from memory.shelves import Shelves
from memory.steps import never
from memory.threads import Workers

log = logging.getLogger(__name__)
LOADING, NONE = "…", "none"
"""Names of an index or embedder that is not known yet, and of one that is not there."""
LOADING_SHARE = 0.8
"""Of the time that a recall has, what it waits for the first loading; then the words of the store must do."""


@dataclass(frozen=True, slots=True)
class Engines:
    """How the slow parts are made; called on their own threads, once."""

    open_embedder: Callable[[], Embedder]
    """Raises EmbedderUnavailable."""
    open_index: IndexFactory
    """Raises IndexProblem."""
    open_documents: IndexFactory
    """The same for the documents that the user added, at a place of their own. Raises IndexProblem."""
    reranker: Reranker | None = None
    """The second look at the order, where the settings want one."""


class Keeper:
    """Owns index and embedder. `warm_up` may be awaited by several at once; it loads once."""

    def __init__(self, access: Access, engines: Engines, tokens: TokenCounter) -> None:
        self._access = access
        self._engines = engines
        self._workers = Workers.named("jide", access.worker)
        self._engine = RecallEngine(
            StoreReader(access.store), self._workers, tokens, access.options.recall, reranker=engines.reranker
        )
        self._indexer: Indexer | None = None
        self._embedder: Embedder | None = None
        self._old: Indexer | None = None
        """The index of a former embedder, while it still serves."""
        self._moving: asyncio.Task[None] | None = None
        self._loading: asyncio.Task[None] | None = None
        self.ready = False
        """Loading has ended, whatever came of it."""
        self.embedder_name = LOADING
        self.trouble: str = ""
        """Code of what is missing, "" if nothing is."""

    @property
    def index_name(self) -> str:
        """ "lancedb", "scan", NONE or LOADING."""
        if not self.ready:
            return LOADING
        return self._indexer.index.name if self._indexer is not None else NONE

    @property
    def fingerprint(self) -> str:
        """Of the vectors that are kept now; "" where there are none."""
        return self._indexer.fingerprint if self._indexer is not None and self._embedder is not None else ""

    def alike_from(self) -> float:
        """Cosine from which two texts of this embedder may say the same; it only proposes."""
        high = self._embedder.spread[1] if self._embedder is not None else 1.0
        return high + (1.0 - high) / 2

    async def warm_up(self) -> None:
        """Load embedder and index, and compare the index with the store; goes on when its waiter gives up."""
        if self._loading is None or (self._loading.done() and not self.ready):
            self._loading = asyncio.create_task(self._warm_up(), name="load embedder and index")
        await asyncio.shield(self._loading)

    async def _warm_up(self) -> None:
        self._embedder, self._indexer = await self._load()
        if self._indexer is not None:
            await self._prepare(self._indexer)
        with suppress(EmbedderUnavailable, StoreProblem):  # recall says itself what it lacks
            await self._engine.prepare()
        self.ready = True

    async def recall(self, query: RecallQuery) -> Recall:
        """Recall a query. It waits for the first loading, and goes on without where that takes too long."""
        if self.ready or query.deadline_s is None:
            await self.warm_up()
            return await self._engine.recall(query)
        started = time.monotonic()
        late: tuple[str, ...] = ()
        try:
            await asyncio.wait_for(self.warm_up(), query.deadline_s * LOADING_SHARE)
        except TimeoutError:
            log.warning("recall does not wait for the index, which is still loading")
            late = ("index:late",)
        left = query.deadline_s - (time.monotonic() - started)
        recall = await self._engine.recall(replace(query, deadline_s=left))
        return replace(recall, degraded=(*late, *recall.degraded))

    async def drain(self, should_pause: Callable[[], bool] = never, progress: Progress | None = None) -> int:
        """Index what waits but for documents; how many texts were done. A broken index is built anew from the store.

        Raises IndexUnready where nothing is broken, but it cannot be written: what waits goes on waiting.
        """
        indexer = await self._feeding()
        if indexer is None:
            return 0
        try:
            return await indexer.drain_urgent(should_pause, progress)
        except IndexProblem as problem:
            return await _rebuild(indexer, problem, should_pause, progress)

    async def read_on(self, should_pause: Callable[[], bool]) -> int:
        """Index the next passages of documents; how many things wait then. As `drain`."""
        indexer = await self._feeding()
        if indexer is None:
            return 0
        try:
            return await indexer.read_on(should_pause)
        except IndexProblem as problem:
            await _rebuild(indexer, problem, should_pause)
            return 0

    async def _feeding(self) -> Indexer | None:
        """What feeds the index; None where there is none, or where the move to another one feeds both itself.

        Also where another process, of newer settings, has moved to another embedder: what waits is for that index.
        """
        await self.warm_up()
        if self._indexer is None or self._old is not None:
            return None
        recorded = await self._access.call(recorded_index, self._access.store)
        return self._indexer if recorded is None or recorded[0] == self._indexer.fingerprint else None

    async def compact(self) -> None:
        """Bring the index into its smallest and quickest form; a large one goes on with it by itself."""
        await self.warm_up()
        if self._indexer is not None:
            await self._workers.index.run(partial(self._indexer.index.maintain, thorough=True))

    async def nearest(self, vector: Sequence[float], k: int) -> list[Hit]:
        """The rows nearest to a vector. Raises IndexProblem."""
        await self.warm_up()
        if self._indexer is None:
            raise IndexProblem(self.trouble)
        return await self._workers.meaning.run(self._indexer.index.search_vector, vector, k, IndexFilter())

    async def rebuild(self, progress: Callable[[int, int], None]) -> int:
        """The index from nothing; how many texts it holds then. Raises IndexProblem where none can be had."""
        await self.warm_up()
        if self._indexer is None:
            raise IndexProblem(self.trouble)
        await self._indexer.rebuild(progress=progress)
        return await self._workers.index.run(self._indexer.index.count)

    async def drift(self) -> int:
        """How many texts the index lacks or has too many."""
        await self.warm_up()
        if self._indexer is None:
            return 0
        check = await self._indexer.check()
        return len(check.missing) + len(check.extra)

    async def aclose(self) -> None:
        """Release index and threads; an embedder that is still loading is left to its daemon thread."""
        unfinished = [task for task in (self._loading, self._moving) if task is not None and not task.done()]
        for task in unfinished:
            task.cancel()
        await asyncio.gather(*unfinished, return_exceptions=True)
        self._workers.close(self._indexer.index.close if self._indexer is not None else None)

    async def _load(self) -> tuple[Embedder | None, Indexer | None]:
        embedder: Embedder | None = None
        fingerprint, dim = NO_VECTORS, 0
        try:
            embedder, fingerprint, dim = await self._workers.embedding.run(self._open_embedder)
            self.embedder_name = fingerprint.partition(":")[0]
        except EmbedderUnavailable as problem:
            log.warning("no embedder: %s %s", problem.code, problem.detail)
            self.embedder_name, self.trouble = NONE, problem.code
        try:
            index = await self._workers.index.run(self._open, fingerprint, dim)
        except IndexProblem as problem:
            log.warning("no index: %s", problem.detail)
            self.trouble = problem.code
            return embedder, None
        return embedder, Indexer(self._access.store, index, embedder, self._workers)

    def _open_embedder(self) -> tuple[Embedder, str, int]:
        """(embedder, fingerprint, dim). On the embedder's thread. Raises EmbedderUnavailable."""
        embedder = self._engines.open_embedder()
        fingerprint, dim = embedder.fingerprint, embedder.dim
        # Most read their weights with the first text: not after the index has been imported, but meanwhile.
        self._workers.embedding.submit(embedder.embed_queries, [""])
        return embedder, fingerprint, dim

    def _open(self, fingerprint: str, dim: int) -> Shelves:
        """On the index's thread. Raises IndexProblem."""
        return Shelves(self._engines.open_index(fingerprint, dim), self._engines.open_documents(fingerprint, dim))

    async def _prepare(self, indexer: Indexer) -> None:
        try:
            readiness = await indexer.prepare()
        except IndexUnready as problem:
            log.warning("the recall index cannot be used yet: %s", problem.detail)
            readiness = Readiness.READY
        except IndexProblem as problem:
            log.warning("the recall index is built anew: %s", problem.detail)
            if not await self._rebuilt(indexer):
                return
            readiness = Readiness.READY
        if readiness is Readiness.OTHER and await self._serve_old():
            self._moving = asyncio.create_task(self._move(indexer), name="move to another embedder")
        else:
            self._engine.attach(indexer.index, self._embedder)

    async def _rebuilt(self, indexer: Indexer) -> bool:
        """Build the index anew; where even that fails, talk and recall go on without one."""
        try:
            await indexer.rebuild()
        except IndexProblem as problem:
            log.warning("no index: %s", problem.detail)
            self._indexer, self.trouble = None, problem.code
            return False
        return True

    async def _serve_old(self) -> bool:
        """Let recall use the index of the former embedder, by words and dates; False if it cannot be opened."""
        recorded = await self._access.call(recorded_index, self._access.store)
        if recorded is None:
            return False
        try:
            old = await self._workers.index.run(self._open, *recorded)
        except IndexProblem as problem:
            log.warning("the former recall index cannot be opened: %s", problem.detail)
            return False
        self._old = Indexer(self._access.store, old, None, self._workers)
        self._engine.attach(old, None)
        return True

    async def _move(self, indexer: Indexer) -> None:
        """Embed everything anew while the old index serves, then change over and drop it."""
        try:
            await indexer.move_from(self._old, lambda: self._access.pauses.should_pause())
            self._engine.attach(indexer.index, self._embedder)
            if self._old is not None:
                await self._old.drop(indexer)
        except MemoryProblem as problem:
            log.warning("moving to another embedder failed, it is tried again at the next start: %s", problem.detail)
            self.trouble = problem.code
        else:
            self._old = None


async def _rebuild(
    indexer: Indexer, problem: IndexProblem, should_pause: Callable[[], bool], progress: Progress | None = None
) -> int:
    """Build a broken index anew. One that is only unready is none the worse for it: the problem is raised again."""
    if isinstance(problem, IndexUnready):
        raise problem
    log.warning("the recall index is built anew: %s", problem.detail)
    return await indexer.rebuild(should_pause, progress)
