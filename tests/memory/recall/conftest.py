"""A real store, a scan index and a hashing embedder in a temporary folder: recall as it runs, without a model."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from memory.embedding.hashing import HashingEmbedder
from memory.indexing import Indexer
from memory.recall.engine import RecallEngine
from memory.recall.query import RecallOptions, RecallQuery
from memory.recall.reader import StoreReader
from memory.records import DaySummary, Memory, Message, Recall, Role
from memory.scan import ScanIndex
from memory.sqlite.database import Database
from memory.sqlite.store import Store
from memory.threads import Workers
from tests.memory.recall.builders import NOW, WordCounter


@dataclass
class Clock:
    at: datetime = NOW

    def now(self) -> datetime:
        return self.at

    def zone(self) -> str:
        return "UTC"


@dataclass
class World:
    """One user's memory and the engine that recalls from it."""

    folder: Path
    clock: Clock = field(default_factory=Clock)
    options: RecallOptions = field(default_factory=RecallOptions)

    def __post_init__(self):
        self.workers = Workers.named("t")
        self.embedder = HashingEmbedder()
        self.index = ScanIndex(self.folder / "index", self.embedder.fingerprint, self.embedder.dim)

    async def open(self) -> None:
        self.store = await self.workers.store.run(lambda: Store(Database.open(self.folder / "jide.db"), self.clock))
        self.engine = RecallEngine(
            StoreReader(self.store), self.workers, WordCounter(), self.options, self.index, self.embedder
        )

    async def hold(self, *memories: Memory) -> None:
        for one in memories:
            await self.workers.store.run(self.store.memories.add, one)
        await self.drain()

    async def say(self, *texts: str, days_ago: float = 1.0, roles: tuple[Role, ...] = ()) -> list[Message]:
        """Turns of one session, user and assistant by turns, half a minute apart."""
        said: list[Message] = []
        for place, text in enumerate(texts):
            self.clock.at = NOW - timedelta(days=days_ago) + timedelta(seconds=30 * place)
            role = roles[place] if roles else (Role.USER, Role.ASSISTANT)[place % 2]
            said.append(await self.workers.store.run(self._add, text, role, not place))
        self.clock.at = NOW
        await self.drain()
        return said

    def _add(self, text: str, role: Role, fresh: bool) -> Message:
        day = (self.clock.at - timedelta(hours=4)).date().isoformat()
        session = self.store.sessions.resume_or_open(day, "UTC", fresh=fresh)
        key = f"{len(self.store.transcript.of_day(day)):02d}-{day}"
        return self.store.transcript.add(Message(key, session.id, role, text, self.clock.at, "UTC", day))

    async def summarise(self, day: str, text: str) -> None:
        await self.workers.store.run(self.store.days.put, DaySummary(day, text, NOW, "extractive"))
        await self.drain()

    async def drain(self) -> None:
        await Indexer(self.store, self.index, self.embedder, self.workers).drain()

    async def recall(self, text: str, **changes) -> Recall:
        facts = {"explain": True, "gates": True, **changes}
        return await self.engine.recall(RecallQuery(text, NOW, **facts))

    async def texts(self, text: str, **changes) -> list[str]:
        return [line.text for line in (await self.recall(text, **changes)).history]

    async def close(self) -> None:
        self.workers.close(self.index.close)
        self.workers.store.close(self.store.close)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    made = World(tmp_path)
    await made.open()
    yield made
    await made.close()
