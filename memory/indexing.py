"""Brings the recall index in step with the store: drains the outbox, rebuilds, checks, changes embedders."""

from __future__ import annotations

import asyncio
import json
import logging
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from hashlib import sha256
from typing import TYPE_CHECKING

from memory.index_texts import TEXTS, IndexText, Thing, texts_of
from memory.ports import NO_VECTORS, Embedder, EmbedderUnavailable, IndexRow, RecallIndex
from memory.row_ids import owner_of, row_id_of
from memory.sqlite.vectors import text_hash
from memory.steps import never

if TYPE_CHECKING:
    from memory.sqlite.outbox import OutboxEntry
    from memory.sqlite.store import Store
    from memory.threads import Workers

log = logging.getLogger(__name__)

_GROUP = 64
"""Things that reach the index in one write …"""
_LARGE_GROUP = 256
"""… and where thousands wait: each write is a fragment that searches pay for until it is merged."""
_MANY = 1000
_MOST_PURGED = 50_000
"""Purges of one go: each rewrites the index."""
_PASSAGES = 32
"""Passages of documents that reach the index in one write: what is said meanwhile waits that long, about 2 s."""
_BATCH = 32
_BATCH_CHARS = 1600
"""Texts and characters embedded in one call: a query that comes meanwhile waits for one call at most."""
_PAUSE_S = 0.05
_MOST_WAIT_S = 60.0
_RECORD = "index"
_VECTORS_LACKING = "index.vectors_lacking"

Progress = Callable[[int, int], object]
"""Told (done, total) after every write."""


class Readiness(StrEnum):
    """What `Indexer.prepare` found."""

    READY = "ready"
    """The index is this embedder's; only the outbox is left to do."""
    REQUEUED = "requeued"
    """It was new, lost, or short of vectors: everything stands in the outbox again."""
    OTHER = "other"
    """Another embedder's index is in use: fill this one beside it with `move_from`."""


@dataclass(frozen=True, slots=True)
class IndexCheck:
    """How index and store differ, by row id; what waits in the outbox is no difference."""

    missing: frozenset[str]
    """In the store only."""
    extra: frozenset[str]
    """In the index only; recall checks against the store, so they are never shown."""


class Indexer:
    """Feeds one index with the vectors of one embedder (None: it holds words and times only).

    Every method may be cancelled between two steps and repeated, and may run in several processes at once.
    IndexProblem passes through; `rebuild` mends what it complains of.
    """

    def __init__(self, store: Store, index: RecallIndex, embedder: Embedder | None, workers: Workers) -> None:
        self.index = index
        self._store = store
        self._embedder = embedder
        self._workers = workers
        self._turn = asyncio.Lock()

    @property
    def fingerprint(self) -> str:
        """Of the embedder; NO_VECTORS without one."""
        return self._embedder.fingerprint if self._embedder is not None else NO_VECTORS

    async def prepare(self) -> Readiness:
        """Compare the index with what the store remembers of it; queue everything again where needed."""
        empty = not await self._workers.index.run(self.index.count)
        return await self._workers.store.run(self._prepare, empty)

    async def drain(self, should_pause: Callable[[], bool] = never, progress: Progress | None = None) -> int:
        """Work until the outbox is empty, waiting while `should_pause()`; how many things were done."""
        return await self._drain(should_pause, progress, urgent=False)

    async def drain_urgent(self, should_pause: Callable[[], bool] = never, progress: Progress | None = None) -> int:
        """As `drain`, without the documents that wait to be read: nothing that is said waits for those."""
        return await self._drain(should_pause, progress, urgent=True)

    async def _drain(self, should_pause: Callable[[], bool], progress: Progress | None, *, urgent: bool) -> int:
        done = 0
        async with self._turn:
            while entries := await self._workers.store.run(self._next_entries, urgent):
                await self._do(entries, should_pause)
                done += len(entries)
                if progress is not None:
                    progress(done, done + await self._workers.store.run(self._store.outbox.count, urgent=urgent))
        return done

    async def read_on(self, should_pause: Callable[[], bool] = never) -> int:
        """One write of what waits longest, passages of documents last; how many things wait then."""
        async with self._turn:
            if entries := await self._workers.store.run(self._store.outbox.pending, _PASSAGES):
                await self._do(entries, should_pause)
        return await self._workers.store.run(self._store.outbox.count)

    async def _do(self, entries: Sequence[OutboxEntry], should_pause: Callable[[], bool]) -> None:
        await self._room()
        await self._apply(entries, should_pause)
        await self._workers.store.run(self._store.outbox.acknowledge, entries)
        await _wait(should_pause)
        await self._workers.index.run(self.index.maintain)

    async def rebuild(self, should_pause: Callable[[], bool] = never, progress: Progress | None = None) -> int:
        """Drop the index, whatever state it is in, and make it anew; how many things it was made from.

        Texts that were embedded before are not embedded again.
        """
        async with self._turn:
            await self._workers.index.run(self.index.clear)
            await self._workers.index.run(self.index.count)  # it is there again: others may be writing to it
            await self._workers.store.run(self._requeue)
        return await self.drain(should_pause, progress)

    async def check(self) -> IndexCheck:
        """Compare the ids in the index with all recallable texts, both ways. Reads the whole store."""
        held = await self._workers.index.run(self.index.ids)
        expected, waiting = await self._workers.store.run(self._expected)
        return IndexCheck(
            missing=frozenset(row_id for row_id in expected - held if owner_of(row_id) not in waiting),
            extra=frozenset(row_id for row_id in held - expected if owner_of(row_id) not in waiting),
        )

    async def move_from(
        self,
        old: Indexer | None,
        should_pause: Callable[[], bool] = never,
        progress: Progress | None = None,
    ) -> None:
        """Fill this index from everything in the store, while `old` goes on serving and being fed.

        At the end this one is recorded as the one in use: let recall use it, then `drop` the old one.
        """
        known: dict[Thing, str] = {}
        while changed := await self._workers.store.run(self._changed_or_record, known):
            for group in _parts(list(changed), _LARGE_GROUP if len(changed) > _MANY else _GROUP):
                await self._write(group, (), should_pause)
                known.update((thing, changed[thing]) for thing in group)
                if progress is not None:
                    progress(len(known), max(len(changed), len(known)))
                await self._workers.index.run(self.index.maintain)
                if old is not None:
                    await old.drain(should_pause)

    async def drop(self, successor: Indexer) -> None:
        """Remove this index, and the vectors that it alone used, once `successor` is in use."""
        async with self._turn:
            await self._workers.index.run(self.index.clear)
            await self._workers.index.run(self.index.close)
            if successor.fingerprint not in (NO_VECTORS, self.fingerprint):
                await self._workers.store.run(self._store.vectors.prune, successor.fingerprint)

    async def _room(self) -> None:
        """Wait while the index is crowded, but not for ever: what is said must become searchable."""
        waited = 0.0
        while waited < _MOST_WAIT_S and await self._workers.index.run(self.index.crowded):
            await asyncio.sleep(_PAUSE_S)
            waited += _PAUSE_S

    async def _apply(self, entries: Sequence[OutboxEntry], should_pause: Callable[[], bool]) -> None:
        erased = [row_id_of(entry.source, entry.key) for entry in entries if entry.op == "purge"]
        if erased:
            await self._workers.index.run(self.index.purge, erased)
        deleted = [row_id_of(entry.source, entry.key) for entry in entries if entry.op == "delete"]
        kept = [(entry.source, entry.key) for entry in entries if entry.op != "delete"]
        await self._write(kept, deleted, should_pause)

    async def _write(self, wanted: Sequence[Thing], deleted: Sequence[str], should_pause: Callable[[], bool]) -> None:
        """Bring these things to the index as they are now; what is not recallable any more is removed."""
        await _wait(should_pause)
        found = await self._workers.store.run(texts_of, self._store, wanted)
        texts = [text for one in found.values() for text in one]
        vectors = await self._vectors(texts, should_pause)
        rows = [_with_vector(text.row, vectors.get(text_hash(text.embedded))) for text in texts]
        await _wait(should_pause)
        if rows:
            await self._workers.index.run(self.index.upsert, rows)
        if gone := [*deleted, *(row_id_of(*thing) for thing in wanted if thing not in found)]:
            await self._workers.index.run(self.index.delete, gone)

    async def _vectors(self, texts: Sequence[IndexText], should_pause: Callable[[], bool]) -> Mapping[str, bytes]:
        """Vectors by hash of the embedded text; those that were not known are made and kept."""
        if self._embedder is None or not texts:
            return {}
        by_hash = {text_hash(text.embedded): text for text in texts}
        try:
            known = await self._workers.store.run(
                self._store.vectors.get_many, list(by_hash), self._embedder.fingerprint
            )
            new = [(key, text) for key, text in by_hash.items() if key not in known]
            for batch in _batches(new):
                await _wait(should_pause)
                known |= await self._embed(self._embedder, batch)
        except EmbedderUnavailable as error:
            log.warning("texts are indexed without vectors: %s", error.code)
            await self._workers.store.run(self._store.meta.set, _VECTORS_LACKING, "1")
            return {}
        return known

    async def _embed(self, embedder: Embedder, batch: Sequence[tuple[str, IndexText]]) -> dict[str, bytes]:
        texts = [text.embedded for _, text in batch]
        matrix = await self._workers.embedding.run(embedder.embed_documents, texts)
        made = [(key, text.row.id, vector.tobytes()) for (key, text), vector in zip(batch, matrix, strict=True)]
        await self._workers.store.run(self._store.vectors.put_many, embedder.fingerprint, made)
        return {key: vector for key, _, vector in made}

    def _next_entries(self, urgent: bool) -> list[OutboxEntry]:
        """On the store's thread."""
        outbox = self._store.outbox
        size = _LARGE_GROUP if outbox.count(urgent=urgent) > _MANY else _GROUP
        return outbox.purges(_MOST_PURGED) or outbox.pending(size, urgent=urgent)

    def _prepare(self, empty: bool) -> Readiness:
        """On the store's thread."""
        recorded = self._store.meta.get(_RECORD)
        mine = self._description()
        if recorded and json.loads(recorded)["fingerprint"] != self.fingerprint:
            return Readiness.OTHER
        lacking = self._embedder is not None and self._store.meta.get(_VECTORS_LACKING) == "1"
        if empty or lacking or recorded != mine:
            return Readiness.REQUEUED if self._requeue() else Readiness.READY
        return Readiness.READY

    def _requeue(self) -> int:
        """On the store's thread."""
        self._store.meta.set(_RECORD, self._description())
        self._store.meta.set(_VECTORS_LACKING, "")
        return self._store.outbox.enqueue_all()

    def _expected(self) -> tuple[set[str], set[str]]:
        """(row ids of everything recallable, things that wait in the outbox). On the store's thread."""
        rows: set[str] = set()
        for part in _parts(self._store.outbox.everything(), _GROUP):
            rows |= {text.row.id for one in texts_of(self._store, part).values() for text in one}
        return rows, {row_id_of(*thing) for thing in self._store.outbox.things()}

    def _changed_or_record(self, known: Mapping[Thing, str]) -> dict[Thing, str]:
        """Things that are not as they were written, with their digest ("": gone).

        If there are none, this index is recorded as the one in use. On the store's thread, in one go, so that
        nothing can slip in between.
        """
        now: dict[Thing, str] = {}
        for part in _parts(self._store.outbox.everything(), _GROUP):
            now.update((thing, _digest(texts)) for thing, texts in texts_of(self._store, part).items())
        changed = {thing: digest for thing, digest in now.items() if known.get(thing) != digest}
        changed.update((thing, "") for thing, digest in known.items() if digest and thing not in now)
        if not changed:
            self._store.meta.set(_RECORD, self._description())
            self._store.meta.set(_VECTORS_LACKING, "")
        return changed

    def _description(self) -> str:
        dim = self._embedder.dim if self._embedder is not None else 0
        return json.dumps({"engine": self.index.name, "fingerprint": self.fingerprint, "dim": dim, "texts": TEXTS})


def recorded_index(store: Store) -> tuple[str, int] | None:
    """(fingerprint, dim) of the index in use, None before the first. On the store's thread."""
    recorded = store.meta.get(_RECORD)
    if not recorded:
        return None
    found = json.loads(recorded)
    return str(found["fingerprint"]), int(found["dim"])


async def _wait(should_pause: Callable[[], bool]) -> None:
    while should_pause():  # noqa: ASYNC110 - asked, not told: what it depends on has many owners
        await asyncio.sleep(_PAUSE_S)


def _batches(texts: Sequence[tuple[str, IndexText]]) -> Iterator[list[tuple[str, IndexText]]]:
    batch: list[tuple[str, IndexText]] = []
    size = 0
    for text in texts:
        length = len(text[1].embedded)
        if batch and (len(batch) == _BATCH or size + length > _BATCH_CHARS):
            yield batch
            batch, size = [], 0
        batch.append(text)
        size += length
    if batch:
        yield batch


def _parts(all_things: Sequence[Thing], size: int) -> Iterator[Sequence[Thing]]:
    return (all_things[at : at + size] for at in range(0, len(all_things), size))


def _with_vector(row: IndexRow, vector: bytes | None) -> IndexRow:
    return row if vector is None else replace(row, vector=array("f", vector))


def _digest(texts: Sequence[IndexText]) -> str:
    return sha256("\0".join(f"{text.row}{text.embedded}" for text in texts).encode("utf-8", "replace")).hexdigest()
