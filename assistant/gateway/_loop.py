"""The event loop that litellm runs on: one for the process, on a daemon thread of its own.

litellm does more on its loop than talk: it counts tokens, builds records for a log that we do not keep and,
for some providers, makes blocking requests (after an answer of Ollama it asks the server about the model).
None of that may hold up the screen, so the caller's loop only ever waits for a queue.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import AsyncGenerator, Coroutine
from contextlib import aclosing
from dataclasses import dataclass
from typing import Any, TypeVar

T = TypeVar("T")

_lock = threading.Lock()
_loop: asyncio.AbstractEventLoop | None = None


@dataclass(frozen=True, slots=True)
class _End:
    """The source is exhausted, or has failed."""

    error: BaseException | None = None


async def call(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine on litellm's loop and wait for it; cancelling the wait cancels the work."""
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, _running_loop()))


def call_now(work: Coroutine[Any, Any, T]) -> T:
    """The same for a caller on a worker thread."""
    return asyncio.run_coroutine_threadsafe(work, _running_loop()).result()


async def relay(source: AsyncGenerator[T, None]) -> AsyncGenerator[T, None]:
    """Read a generator on litellm's loop and yield its items here.

    The source is always being read, so that closing this generator, at any moment, interrupts it in its read:
    that closes a connection with every provider, whether or not its stream can be closed from outside.
    """
    here = asyncio.get_running_loop()
    items: asyncio.Queue[T | _End] = asyncio.Queue()

    def put(item: T | _End) -> None:
        with contextlib.suppress(RuntimeError):  # the reader's loop has ended, nobody is waiting
            here.call_soon_threadsafe(items.put_nowait, item)

    reading = asyncio.run_coroutine_threadsafe(_read(source, put), _running_loop())
    try:
        while not isinstance(item := await items.get(), _End):
            yield item
    finally:
        reading.cancel()
    if item.error is not None:
        raise item.error


async def _read(source: AsyncGenerator[T, None], put: Any) -> None:
    try:
        async with aclosing(source):
            async for item in source:
                put(item)
    except BaseException as error:
        put(_End(error))
        if not isinstance(error, Exception):
            raise
    else:
        put(_End())


def _running_loop() -> asyncio.AbstractEventLoop:
    global _loop
    with _lock:
        if _loop is None:
            _loop = asyncio.new_event_loop()
            _loop.set_exception_handler(_note)
            threading.Thread(target=_loop.run_forever, name="litellm", daemon=True).start()
        return _loop


def _note(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what a task of litellm's own left behind: by kind only, its text may hold a key or words of the talk."""
    error = context.get("exception")
    logging.getLogger(__name__).info("left behind on the model loop: %s", type(error).__name__ if error else "nothing")
