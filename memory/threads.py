"""One daemon thread that owns one blocking thing (a database, an index, an embedder)."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Worker:
    """Runs calls one after another on a thread of its own, started by the first call.

    The thread is a daemon: a call that hangs (a model being loaded) never keeps the process alive. Cancelling an
    awaited call does not undo it: the call runs to its end, only its result is dropped.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._calls: queue.SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._closed = False
        self._lock = threading.Lock()

    def submit(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Queue a call. Raises RuntimeError after `close`."""
        future: Future[T] = Future()
        with self._lock:
            if self._closed:
                raise RuntimeError(f"{self._name} is closed")
            if self._thread is None:
                self._thread = threading.Thread(target=self._loop, name=self._name, daemon=True)
                self._thread.start()
            self._calls.put((future, lambda: call(*args, **kwargs)))
        return future

    async def run(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a call on the thread and wait for it without blocking the event loop."""
        return await asyncio.shield(asyncio.wrap_future(self.submit(call, *args, **kwargs)))

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
                self._calls.put((Future(), last))
            self._calls.put(None)
        thread.join(timeout)
        return not thread.is_alive()

    def _loop(self) -> None:
        while (item := self._calls.get()) is not None:
            future, call = item
            if not future.set_running_or_notify_cancel():
                continue
            try:
                future.set_result(call())
            except BaseException as error:  # noqa: BLE001 - handed to the waiter, whatever it is
                future.set_exception(error)
