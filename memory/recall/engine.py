"""Recall of one message: every path on its own thread, each may fail alone, one order at the end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from dataclasses import dataclass, field, replace
from typing import NamedTuple, TypeVar

from memory.ports import Embedder, MemoryProblem, RecallIndex, Reranker, TokenCounter
from memory.recall import documents, paths
from memory.recall.assembly import Assembled, Assembly, Found, gated
from memory.recall.calibration import SENTENCES, Calibration, calibrate
from memory.recall.candidates import Candidate, PathHits
from memory.recall.concepts import other_terms
from memory.recall.courtesy import is_agreement
from memory.recall.plain import needs_no_memory
from memory.recall.pointing import points_back, points_far
from memory.recall.query import RecallOptions, RecallQuery
from memory.recall.reader import StoreReader
from memory.recall.reading import Reading, is_single, read
from memory.recall.reranking import reranked
from memory.records import Memory, Recall, RecallTimes, Source
from memory.shelves import Shelves
from memory.threads import Workers

T = TypeVar("T")


@dataclass(slots=True)
class Run:
    """What happened so far in one recall."""

    started: float
    deadline_s: float = 2.5
    degraded: list[str] = field(default_factory=list)
    embed_ms: float = 0.0
    search_ms: float = 0.0
    rank_ms: float = 0.0


class Worded(NamedTuple):
    """What the path by words found."""

    scores: dict[str, float]
    frequencies: dict[str, int]
    """How many rows hold each term."""
    rows: dict[str, Candidate]
    """The rows themselves, and their vectors: there is time to read them while others search."""
    vectors: dict[str, bytes]


class RecallEngine:
    """Answers what memory holds on a message; the event loop is never blocked."""

    def __init__(
        self,
        reader: StoreReader,
        workers: Workers,
        tokens: TokenCounter,
        options: RecallOptions | None = None,
        index: RecallIndex | None = None,
        embedder: Embedder | None = None,
        reranker: Reranker | None = None,
    ) -> None:
        self.reader = reader
        self.workers = workers
        self._tokens = tokens
        self._options = options or RecallOptions()
        self._reranker = reranker
        self.attach(index, embedder)
        self._calibrations: dict[str, asyncio.Future[Calibration]] = {}

    def attach(self, index: RecallIndex | None, embedder: Embedder | None) -> None:
        """Use this index and embedder from the next recall on; None: that path is not there (yet)."""
        self._index = index
        self._documents = index.documents if isinstance(index, Shelves) else None
        self._embedder = embedder

    async def prepare(self) -> None:
        """Do what the first recall would have to wait for. Raises EmbedderUnavailable, StoreProblem."""
        if self._embedder is not None:
            await self._calibrated(self._embedder)

    async def recall(self, query: RecallQuery) -> Recall:
        """Everything that relates to the message, after all gates. Never raises for a path that failed."""
        run = Run(time.perf_counter(), query.deadline_s or self._options.deadline_s)
        profile = asyncio.ensure_future(self._guarded(run, "profile", self._profile(query)))
        found = await self.gather(query, run)
        ranking_started = time.perf_counter()
        memories = await profile or []
        assembly = Assembly(query, found, self.reader, self._tokens, self._options, self._most(query))
        work = self.workers.store.run(assembly.assembled, memories)
        result = await self._guarded(run, "store", work) or Assembled()
        result = gated(query, await self._reranked(query, result, run), self._options, self._tokens)
        run.rank_ms = _ms_since(ranking_started)
        return self._recall(query, result, run)

    def _most(self, query: RecallQuery) -> int:
        """Lines that are wanted before the gates."""
        wanted = query.limit or self._options.history_lines
        return max(wanted, self._options.rerank.take) if self._reranker and query.gates else wanted

    async def _reranked(self, query: RecallQuery, found: Assembled, run: Run) -> Assembled:
        if self._reranker is None or not query.gates:
            return found
        left_s = max(run.deadline_s - _ms_since(run.started) / 1000.0, 0.0)
        found, trouble = await reranked(query.text, found, self._reranker, self._options.rerank, left_s)
        if trouble:
            run.degraded.append(f"rerank:{trouble}")
        return found

    async def gather(self, query: RecallQuery, run: Run) -> Found:
        """How the message is read and what every path brings for it, before any order."""
        reading = read(await self._with_earlier(query, run))
        return await self._search(query, reading, run)

    async def _with_earlier(self, query: RecallQuery, run: Run) -> RecallQuery:
        """A message that points back to an earlier talk, or that opens a session, is read with that talk."""
        if not points_back(query.text) or (query.previous and not points_far(query.text)):
            return query
        if needs_no_memory(query.text) or is_agreement(query.text):
            return query
        work = self.workers.store.run(self.reader.earlier_turns, query)
        earlier = await self._guarded(run, "earlier", work)
        return replace(query, previous=(*query.previous, *(earlier or ())))

    async def _search(self, query: RecallQuery, reading: Reading, run: Run) -> Found:
        if reading.asks_nothing:
            return Found(reading, PathHits())
        vector_task = asyncio.ensure_future(self._guarded(run, "vectors", self._vector(reading, run)))
        words_task = asyncio.ensure_future(self._guarded(run, "words", self._words(query, reading)))
        read_in = await self._guarded(run, "documents", self._has_documents(query))
        vector, baseline = await vector_task or (None, None)
        started = time.perf_counter()
        meaning_task = asyncio.ensure_future(self._guarded(run, "index", self._meaning(query, vector)))
        days_task = asyncio.ensure_future(self._guarded(run, "days", self._days(query, reading, vector)))
        passages = await self._guarded(run, "documents", self._passages(query, reading, vector)) if read_in else None
        words, near, days = await words_task, await meaning_task, await days_task
        run.search_ms = _ms_since(started)
        dated_meaning, dated_words = days or ({}, {})
        worded = words or Worded({}, {}, {}, {})
        fingerprint = self._embedder.fingerprint if self._embedder and vector is not None else ""
        hits = PathHits(
            {**dated_meaning, **(near or {})}, {**dated_words, **worded.scores}, worded.frequencies, baseline,
            self._width(), fingerprint,
        )  # fmt: skip
        of_documents = replace(hits, **(passages or documents.NONE)._asdict())
        return Found(reading, hits, worded.rows, worded.vectors if fingerprint else {}, of_documents)

    def _width(self) -> float:
        low, high = self._embedder.spread if self._embedder else (0.0, 1.0)
        return max(high - low, 1e-6)

    async def _profile(self, query: RecallQuery) -> list[Memory]:
        if not query.scope.wants(Source.MEMORY) or not query.scope.holding:
            return []
        return await self.workers.store.run(self.reader.profile, query.scope.namespaces)

    async def _vector(self, reading: Reading, run: Run) -> tuple[list[float] | None, float | None]:
        """The query's vector, and how near it lies to what has nothing to do with it."""
        if self._embedder is None:
            run.degraded.append("vectors:no_embedder")
            return None, None
        calibration = await self._calibrated(self._embedder)
        started = time.perf_counter()
        vector = await self.workers.embedding.run(paths.embed, self._embedder, reading.text)
        run.embed_ms = _ms_since(started)
        adjusted = calibration.adjusted(vector, self._options.weights.language)
        return adjusted, calibration.baseline(adjusted)

    async def _calibrated(self, embedder: Embedder) -> Calibration:
        """Measured once per embedder (a second), read from the store's cache of vectors later.

        It goes on behind a recall that did not wait for it.
        """
        fingerprint = embedder.fingerprint
        waiting = self._calibrations.get(fingerprint)
        if waiting is None or (waiting.done() and (waiting.cancelled() or waiting.exception())):
            waiting = asyncio.ensure_future(self._calibrate(embedder))
            self._calibrations[fingerprint] = waiting
        return await asyncio.shield(waiting)

    async def _calibrate(self, embedder: Embedder) -> Calibration:
        store, fingerprint = self.workers.store, embedder.fingerprint
        known = await store.run(self.reader.known_vectors, SENTENCES, fingerprint)
        vectors = await self.workers.embedding.run(paths.embed_missing, embedder, known)
        if len(known) < len(SENTENCES):
            rows = [row.tobytes() for row in vectors]
            await store.run(self.reader.keep_vectors, SENTENCES, rows, fingerprint)
        return calibrate(vectors)

    async def _words(self, query: RecallQuery, reading: Reading) -> Worded:
        found, frequencies = await self._matching(query, reading)
        fingerprint = self._embedder.fingerprint if self._embedder else ""
        rows, vectors = await self.workers.store.run(self.reader.candidates_early, list(found), query, fingerprint)
        return Worded(found, frequencies, rows, vectors)

    async def _has_documents(self, query: RecallQuery) -> bool:
        wanted = query.scope.wants(Source.KNOWLEDGE) and self._options.document_share > 0.0
        return wanted and await self.workers.store.run(self.reader.has_documents, query.scope.namespaces)

    async def _passages(self, query: RecallQuery, reading: Reading, vector: list[float] | None) -> documents.Hits:
        """By the index; as long as it lacks some of them, by the words of the store, which has all."""
        single, shelf = is_single(query.text), self._documents
        words, alone = single or reading.text, single is not None or shelf is None
        k = self._options.candidates
        worded = await self.workers.store.run(self.reader.worded, words, k, query, always=alone)
        if worded is not None or shelf is None:
            return documents.Hits({}, worded or {}, {})
        return await self.workers.search.run(documents.search, shelf, reading, vector, self._options, query)

    async def _matching(self, query: RecallQuery, reading: Reading) -> tuple[dict[str, float], dict[str, int]]:
        single = is_single(query.text)
        if not query.scope.own_sources:
            return {}, {}
        if single is not None or self._index is None:
            k, words = self._options.candidates, single or reading.text
            return await self.workers.store.run(self.reader.literal, words, k, query, query.scope.own_sources), {}
        if not reading.terms and not reading.things:
            return {}, {}
        return await self.workers.search.run(
            paths.search_words,
            self._index,
            reading.terms,
            self._options.rare_terms,
            self._options.candidates,
            paths.row_filter(query),
            other_terms(reading.things, set(reading.terms)),
            self._options.weights.other_names,
        )

    async def _meaning(self, query: RecallQuery, vector: list[float] | None) -> dict[str, float]:
        if vector is None or self._index is None or not query.scope.own_sources:
            return {}
        return await self.workers.meaning.run(
            paths.search_meaning, self._index, vector, self._options.candidates, paths.row_filter(query)
        )

    async def _days(
        self, query: RecallQuery, reading: Reading, vector: list[float] | None
    ) -> tuple[dict[str, float], dict[str, float]]:
        if not reading.spans or self._index is None or not query.scope.own_sources:
            return {}, {}
        k = self._options.candidates // 2
        return await self.workers.meaning.run(
            paths.search_days, self._index, reading, vector, k, paths.row_filter(query)
        )

    async def _guarded(self, run: Run, path: str, work: Awaitable[T]) -> T | None:
        """The path's result; None, and a note of why, where it failed or came too late."""
        try:
            return await asyncio.wait_for(work, run.deadline_s)
        except TimeoutError:
            run.degraded.append(f"{path}:late")
        except MemoryProblem as problem:
            run.degraded.append(f"{path}:{problem.code}")
        except RuntimeError:  # the worker is closed, or a library broke in a way of its own
            run.degraded.append(f"{path}:broken")
        return None

    def _recall(self, query: RecallQuery, result: Assembled, run: Run) -> Recall:
        total = _ms_since(run.started)
        times = RecallTimes(run.embed_ms, run.search_ms, run.rank_ms, total)
        dropped = result.dropped if query.explain else tuple(replace(one, text="") for one in result.dropped)
        return Recall(
            query=query.text,
            profile=result.profile,
            history=result.history,
            dropped=dropped,
            tokens=sum(line.tokens for line in (*result.profile, *result.history)),
            ms=times,
            degraded=tuple(run.degraded),
        )


def _ms_since(started: float) -> float:
    return (time.perf_counter() - started) * 1000.0
