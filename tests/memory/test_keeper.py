"""Loading the slow libraries: recall waits for it, but never without end."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from config.paths import write_private
from memory.clock import StartedClock
from memory.embedding.hashing import HashingEmbedder
from memory.home import open_memory
from memory.keeper import LOADING, Engines
from memory.manager import MemoryManager
from memory.options import MemoryOptions
from memory.places import Places
from memory.ports import Embedder, IndexRow, IndexUnready
from memory.scan import ScanIndex
from memory.sqlite.rebuilding import UNFINISHED
from memory.tokens import EstimatingCounter
from memory.user_folder import user_folder
from tests.assistant.engine_case import NOW


async def opened(home: Path, embedder: Callable[[], Embedder], index: type[ScanIndex] = ScanIndex) -> MemoryManager:
    folder = user_folder(home, "me")
    engines = Engines(
        embedder,
        lambda fingerprint, dim: index(folder.index, fingerprint, dim),
        lambda fingerprint, dim: ScanIndex(folder.index / "documents", fingerprint, dim),
    )
    return await open_memory(
        Places(folder, write_private), engines, StartedClock(NOW), EstimatingCounter(), MemoryOptions()
    )


async def test_a_recall_goes_on_with_the_words_of_the_store_while_the_index_loads(tmp_path: Path) -> None:
    gate, loads = threading.Event(), []

    def open_slowly() -> Embedder:
        loads.append(1)
        assert gate.wait(20)
        return HashingEmbedder()

    memory = await opened(tmp_path, open_slowly)
    try:
        session = await memory.open_session()
        heard = await memory.hear(session.id, "我最喜欢手冲咖啡，浅烘的", (), temporary=False)
        await memory.learn(heard.message, None)
        asked = await memory.hear(session.id, "手冲咖啡", (), temporary=False)
        window = (heard.message.id, asked.message.id)

        early = await memory.recall_for(asked.message, window_ids=window, previous=(), seconds=0.2)
        assert "index:late" in early.degraded and not memory.warm
        assert any("手冲" in line.text for line in early.history)

        assert (await memory.chores.health()).index == LOADING

        gate.set()
        await memory.chores.drain()
        assert (await memory.chores.health()).index == "scan"
        late = await memory.recall_for(asked.message, window_ids=window, previous=(), seconds=20)
        assert memory.warm and late.degraded == () and len(loads) == 1
        assert any("手冲" in line.text for line in late.history)
    finally:
        gate.set()
        await memory.aclose()


async def test_an_index_that_cannot_be_written_just_now_is_not_thrown_away(tmp_path: Path) -> None:
    full, cleared = [False], []

    class Disk(ScanIndex):
        def upsert(self, rows: Sequence[IndexRow]) -> None:
            if full[0]:
                raise IndexUnready("No space left on device")
            super().upsert(rows)

        def clear(self) -> None:
            cleared.append(1)
            super().clear()

    memory = await opened(tmp_path, HashingEmbedder, Disk)
    try:
        session = await memory.open_session()
        for full[0], text in ((False, "我养了一只猫"), (True, "我住在青岛")):
            heard = await memory.hear(session.id, text, (), temporary=False)
            await memory.learn(heard.message, None)
            if full[0]:
                with pytest.raises(IndexUnready):
                    await memory.chores.drain()
            else:
                await memory.chores.drain()
        full[0] = False
        assert await memory.chores.drain() and await memory.chores.index_drift() == 0
        assert not cleared
        await memory.call(memory.store.meta.set, UNFINISHED, "1")
        assert await memory.chores.index_drift() == 1  # a rebuild of the words was cut off
    finally:
        await memory.aclose()


async def test_what_waits_is_left_to_a_process_that_has_moved_to_another_embedder(tmp_path: Path) -> None:
    memory = await opened(tmp_path, HashingEmbedder)
    try:
        session = await memory.open_session()
        await memory.hear(session.id, "我养了一只猫", (), temporary=False)
        assert await memory.chores.drain() == 1
        await memory.chores.call(memory.store.meta.set, "index", '{"fingerprint": "newer:1", "dim": 8}')
        await memory.hear(session.id, "我住在青岛", (), temporary=False)
        assert await memory.chores.drain() == 0
        assert await memory.chores.call(memory.store.outbox.count) == 1
    finally:
        await memory.aclose()
