from __future__ import annotations

import asyncio
import threading
from contextlib import aclosing

import pytest

from assistant.gateway import _loop


async def test_what_blocks_on_the_model_loop_does_not_block_this_one():
    go_on = threading.Event()

    async def source():
        yield 1
        yield go_on.wait(20)  # blocks its loop until this one, still running, has set the event

    async with aclosing(_loop.relay(source())) as items:
        assert await anext(items) == 1
        await asyncio.sleep(0)
        go_on.set()
        assert await anext(items) is True


async def test_items_come_in_order_and_the_end_is_the_end():
    async def source():
        for number in range(500):
            yield number

    assert [number async for number in _loop.relay(source())] == list(range(500))


async def test_an_error_arrives_after_the_items_before_it():
    async def source():
        yield 1
        raise LookupError("gone")

    seen = []
    with pytest.raises(LookupError, match="gone"):
        async for item in _loop.relay(source()):
            seen.append(item)
    assert seen == [1]


@pytest.mark.parametrize("taken", [1, 2])
async def test_closing_interrupts_the_source_wherever_it_waits(taken):
    closed = threading.Event()

    async def source():
        try:
            for number in range(taken):
                yield number
            await asyncio.Event().wait()
        finally:
            closed.set()

    items = _loop.relay(source())
    for _ in range(taken):
        await anext(items)
    await items.aclose()
    assert await asyncio.to_thread(closed.wait, 10)


async def test_cancelling_a_call_cancels_its_work():
    started, stopped = threading.Event(), threading.Event()

    async def work():
        started.set()
        try:
            await asyncio.Event().wait()
        finally:
            stopped.set()

    waiting = asyncio.create_task(_loop.call(work()))
    assert await asyncio.to_thread(started.wait, 10)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert await asyncio.to_thread(stopped.wait, 10)


def test_a_worker_thread_may_wait_for_work():
    async def work():
        return threading.current_thread().name

    assert _loop.call_now(work()) == "litellm"


def test_what_a_task_leaves_behind_is_logged_without_its_text(caplog):
    caplog.set_level("DEBUG")

    async def work():
        async def fail():
            raise ValueError("sk-secret and words")

        task = asyncio.get_running_loop().create_task(fail())
        await asyncio.sleep(0)
        del task
        import gc

        gc.collect()

    _loop.call_now(work())
    assert "ValueError" in caplog.text
    assert "sk-secret" not in caplog.text
