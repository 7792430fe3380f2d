"""The door to memory: spans follow the mask, and the threads behave."""

from __future__ import annotations

import asyncio
import threading

import pytest

from memory.threads import Worker
from memory.writing.privacy.secrets import mask_secrets, moved


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
