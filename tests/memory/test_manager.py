"""The door to memory: spans follow the mask, and the threads behave."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from memory.recall.query import Scope
from memory.records import Status
from memory.sqlite import migrations
from memory.threads import Worker
from memory.writing.privacy.secrets import mask_secrets, moved
from tests.memory.life.manager_case import SetClock, filled, remembering, told


def test_pasted_spans_follow_the_mask() -> None:
    secret = "ghp_" + "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"
    text = f"key {secret} then pasted words"
    masked = mask_secrets(text)
    assert masked.found
    start = text.index("pasted")
    assert masked.text[moved(masked, start) : moved(masked, len(text))] == "pasted words"
    assert moved(masked, 2) == 2


async def test_a_cancelled_wait_does_not_undo_the_call() -> None:
    worker = Worker("test")
    gate, done = threading.Event(), threading.Event()
    first = asyncio.ensure_future(worker.run(gate.wait, 5))
    second = asyncio.ensure_future(worker.run(done.set))
    await asyncio.sleep(0)
    second.cancel()
    with pytest.raises(asyncio.CancelledError):
        await second
    gate.set()
    await first
    assert await worker.run(done.wait, 5)
    assert worker.close()


async def test_a_closed_worker_refuses() -> None:
    worker = Worker("test")
    assert await worker.run(lambda: 1) == 1
    last: list[int] = []
    assert worker.close(lambda: last.append(1))
    assert last == [1]
    with pytest.raises(RuntimeError):
        worker.submit(lambda: 1)


async def test_a_store_from_before_gives_words_to_what_is_at_rest_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = SetClock()
    with monkeypatch.context() as before:
        before.setattr(migrations, "latest", lambda: 7)
        async with remembering(tmp_path, clock) as memory:
            await told(memory, "我养了一只猫")
            await memory.call(filled, memory, clock, 60)
            _, [learnt] = await told(memory, "我最近在学小提琴")
            assert learnt.memory is not None
            resting = replace(learnt.memory, status=Status.ARCHIVED)
            await memory.call(memory.store.memories.update, resting)
            await memory.chores.drain()
            row = "WHERE rowid IN (SELECT rowid FROM words_rows WHERE source = 'at_rest')"
            await memory.call(memory.store.db.run, f"DELETE FROM words {row}")
            await memory.call(memory.store.db.run, f"DELETE FROM words_rows {row}")
    clock.later(30)
    async with remembering(tmp_path, clock) as memory:
        found = await memory.recall_text("小提琴", scope=Scope(statuses=(Status.ARCHIVED,)))
        assert [line.id for line in found.history] == [resting.id]
        assert await memory.chores.index_drift() == 0
        assert not await memory.call(memory.store.outbox.count)  # nothing that had its words was indexed again
