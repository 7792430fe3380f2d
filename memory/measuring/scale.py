"""Recall in a large store: fills a home with made-up texts, then measures a fresh process that recalls from it.

Filling and measuring are two processes, so that the peak memory of the second is that of recalling alone.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING

from memory.indexing import Indexer
from memory.measuring.peak import peak_mb
from memory.measuring.scores import percentile
from memory.measuring.synthetic import StandInEmbedder, days, memories, messages, question, texts
from memory.ports import Clock, RecallIndex
from memory.records import Memory, Message, Recall
from memory.sqlite.database import Database
from memory.sqlite.store import Store
from memory.threads import Workers
from memory.user_folder import UserFolder

if TYPE_CHECKING:
    from memory.manager import MemoryManager

QUESTIONS = 100
WRITES = 1000
_IN_ONE_TRANSACTION = 2000
_UPKEEP_S = 900.0
_BATCH = 8192
_ROUNDS = 3
_EQUAL = 1e-4
_WARM = 20
_TEN = 10
_BEGUN = 5
"""Messages before the timed ones."""
_ZONE = "UTC"
_ASKED_EVERY = 25
"""So many single writes lie between two recalls that are timed."""


@dataclass(frozen=True, slots=True)
class Filled:
    """What filling took."""

    index_s: float
    upkeep_mb: float
    """Peak memory of the child that compacts and indexes; 0 where none was needed."""


async def fill(folder: UserFolder, clock: Clock, index: RecallIndex, embedder: StandInEmbedder, count: int) -> Filled:
    """Half memories, half messages, written and indexed as Jide does it, upkeep done."""
    workers = Workers.named("scale")
    store = await workers.store.run(_open, folder, clock)
    try:
        await workers.store.run(_write, store, count, clock.now())
        started = time.perf_counter()
        indexer = Indexer(store, index, embedder, workers)
        await indexer.prepare()  # it is recorded as the index in use: else the next process would fill it again
        await indexer.drain()
        await workers.index.run(_settle, index)
        return Filled(time.perf_counter() - started, peak_mb(children=True))
    finally:
        workers.close(index.close)
        workers.store.close(store.close)


async def measure(manager: MemoryManager, count: int, now: datetime, since: float) -> dict[str, object]:
    """The figures of `jide eval scale` but for the disk. `since`: when this process was started (epoch seconds).

    What is timed is a talk that goes on: a large table is read into memory after the first messages.
    """
    await manager.recall_text(question(0))
    start_ms = (time.time() - since) * 1000.0
    for memory in memories(_BEGUN, now):
        await manager.recall_text(question(0))
        await _tell(manager, memory)
    recalls = [await manager.recall_text(question(number)) for number in range(1, min(QUESTIONS, count) + 1)]
    figures: dict[str, object] = {"n": count, **_times(recalls), "start_ms": round(start_ms, 1), "peak_mb": peak_mb()}
    figures["overlap@10"] = await overlap(manager, count)
    return figures


async def writing(manager: MemoryManager, now: datetime, writes: int) -> dict[str, object]:
    """How much slower recall gets while so many single writes follow each other."""
    before = [(await manager.recall_text(question(number))).ms for number in range(_WARM)]
    usual = percentile([ms.total - ms.embed for ms in before], 0.5)
    slow: list[float] = []
    for number, memory in enumerate(memories(writes, now)):
        await _tell(manager, memory)
        if number % _ASKED_EVERY == 0:
            ms = (await manager.recall_text(question(number))).ms
            slow.append(ms.total - ms.embed)
    return {"writes": writes, "usual_ms": usual, "p50_ms": percentile(slow, 0.5), "worst_ms": percentile(slow, 1.0)}


async def _tell(manager: MemoryManager, memory: Memory) -> None:
    await manager.call(manager.store.memories.add, memory)
    await manager.chores.drain()


async def overlap(manager: MemoryManager, count: int, questions: int = 30) -> float:
    """The share of the ten nearest rows that the index finds, against comparing all (by their cosines)."""
    import numpy as np

    embedder = StandInEmbedder(None)
    asked = embedder.embed_documents([question(number) for number in range(questions)])
    best = np.full((questions, _TEN), -1.0, dtype=np.float32)
    for batch in _batches(texts(count)):
        scores = np.concatenate([best, asked @ embedder.embed_documents(batch).T], axis=1)
        best = np.sort(scores, axis=1)[:, -_TEN:]
    found = 0
    for vector, exact in zip(asked, best, strict=True):
        hits = await manager.chores.nearest(vector.tolist(), _TEN)
        found += sum(1 for hit in hits if hit.score >= exact[0] - _EQUAL)
    return round(found / (_TEN * questions), 4)


def compacted(index: RecallIndex) -> None:
    """Do all upkeep as it is done once a day, and let go of the index."""
    _settle(index)
    index.maintain(thorough=True)
    index.settle(_UPKEEP_S)
    index.close()


def disk_mb(folder: Path) -> float:
    """All files under a folder, in MB."""
    return round(sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1e6, 1)


def _times(recalls: Sequence[Recall]) -> dict[str, object]:
    whole = [one.ms.total for one in recalls]
    search = [one.ms.total - one.ms.embed for one in recalls]
    embed = [one.ms.embed for one in recalls]
    return {
        name: _quantiles(found) for name, found in (("query_ms", whole), ("search_ms", search), ("embed_ms", embed))
    }


def _quantiles(values: Sequence[float]) -> dict[str, float]:
    return {"p50": percentile(values, 0.5), "p95": percentile(values, 0.95)}


def _open(folder: UserFolder, clock: Clock) -> Store:
    folder.create()
    return Store(Database.open(folder.database, folder.backups), clock)


def _write(store: Store, count: int, now: datetime) -> None:
    half = count // 2
    session_of = {day: store.sessions.resume_or_open(day, _ZONE).id for day in days(count - half, now)}
    rows: Iterator[Memory | Message] = chain(memories(half, now), messages(count - half, now, session_of))
    while part := list(islice(rows, _IN_ONE_TRANSACTION)):
        with store.db.transaction():
            for one in part:
                if isinstance(one, Memory):
                    store.memories.add(one)
                else:
                    store.transcript.add(one)


def _settle(index: RecallIndex) -> None:
    """Until no upkeep is running and none is due any more."""
    for _ in range(_ROUNDS):
        index.settle(_UPKEEP_S)
        index.maintain()
    index.settle(_UPKEEP_S)


def _batches(every: Iterable[str]) -> Iterator[list[str]]:
    rows = iter(every)
    while part := list(islice(rows, _BATCH)):
        yield part
