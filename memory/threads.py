"""Daemon threads, each of which owns one blocking thing (a database, an index, an embedder)."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_BRIEFLY_S = 0.1


class Worker:
    """Runs calls one after another on a thread of its own, started by the first call.

    The thread is a daemon: a call that hangs (a model being loaded) never keeps the process alive. Cancelling an
    awaited call does not undo it: the call runs to its end, only its result is dropped.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._calls: queue.SimpleQueue[Callable[[], object] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._closed = False
        self._lock = threading.Lock()

    def submit(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Queue a call. Raises RuntimeError after `close`."""
        future: Future[T] = Future()
        self._put(partial(_settle, future, partial(call, *args, **kwargs)))
        return future

    async def run(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a call on the thread and wait for it without blocking the event loop.

        A reply hands over more than a dozen calls: each goes straight to the loop's own future and back.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()

        def work() -> None:
            try:
                tell = partial(_succeed, future, call(*args, **kwargs))
            except BaseException as error:  # noqa: BLE001 - handed to the waiter, whatever it is
                tell = partial(_fail, future, error)
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(tell)

        self._put(work)
        return await future

    def close(self, last: Callable[[], object] | None = None, timeout: float = 3.0) -> bool:
        """Run `last` after what is queued, end the thread, and wait at most `timeout` seconds. True if it ended."""
        with self._lock:
            if self._closed:
                return True
            self._closed = True
            thread = self._thread
            if thread is None:
                if last is not None:
                    last()
                return True
            if last is not None:
                self._calls.put(partial(_settle, Future(), last))
            self._calls.put(None)
        thread.join(timeout)
        return not thread.is_alive()

    def _put(self, work: Callable[[], object]) -> None:
        with self._lock:
            if self._closed:
                raise RuntimeError(f"{self._name} is closed")
            if self._thread is None:
                self._thread = threading.Thread(target=self._loop, name=self._name, daemon=True)
                self._thread.start()
            self._calls.put(work)

    def _loop(self) -> None:
        while (work := self._calls.get()) is not None:
            work()


@dataclass(frozen=True, slots=True)
class Workers:
    """The threads that own what indexing and recall use."""

    store: Worker
    index: Worker
    """Writes the index."""
    embedding: Worker
    search: Worker
    """Searches the index by words while `index` writes it, or merges what was written …"""
    meaning: Worker
    """… and by meaning, beside it."""

    @classmethod
    def named(cls, name: str, store: Worker | None = None) -> Workers:
        """New ones, beside that of the `store` where it is open already."""
        others = (Worker(f"{name}-{what}") for what in ("index", "embedding", "search", "meaning"))
        return cls(store or Worker(f"{name}-store"), *others)

    def close(self, index: Callable[[], object] | None) -> None:
        """End all but the store's, the index by this call; what hangs is left to its daemon thread."""
        self.search.close(timeout=_BRIEFLY_S)
        self.meaning.close(timeout=_BRIEFLY_S)
        if index is not None:
            self.index.close(index)
        else:
            self.index.close(timeout=_BRIEFLY_S)
        self.embedding.close(timeout=_BRIEFLY_S)


def _settle(future: Future[T], call: Callable[[], T]) -> None:
    if future.set_running_or_notify_cancel():
        try:
            future.set_result(call())
        except BaseException as error:  # noqa: BLE001 - handed to the waiter, whatever it is
            future.set_exception(error)


def _succeed(future: asyncio.Future[T], result: T) -> None:
    if not future.done():
        future.set_result(result)


def _fail(future: asyncio.Future[Any], error: BaseException) -> None:
    if not future.done():
        future.set_exception(error)
