"""Small repairs of rich and Textual, each with its issue; what has changed since is left alone."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import rich._wrap
import textual._wrap

from ui import compositing, wrap
from ui.terminal_replies import Decoder

_INPUT_DRIVERS = ("textual.drivers.linux_driver",)


def _prose() -> bool:
    """A run of Chinese is no single unbreakable word (Textualize/rich#2494)."""
    if getattr(getattr(rich._wrap, "re_word", None), "pattern", None) != r"\s*\S+\s*":
        return False
    rich._wrap.words = wrap.words
    return True


def _text_areas() -> bool:
    """The same in text areas."""
    if getattr(getattr(textual._wrap, "re_chunk", None), "pattern", None) != r"\S+\s*|\s+":
        return False
    textual._wrap.chunks = wrap.chunks
    return True


def _stray_bytes() -> bool:
    """One invalid UTF-8 byte on stdin must not end the input thread (Textualize/textual#6456, #6668)."""
    found = False
    for name in _INPUT_DRIVERS:
        try:
            driver = import_module(name)
        except ImportError:  # not on this platform
            continue
        if hasattr(driver, "getincrementaldecoder"):
            vars(driver)["getincrementaldecoder"] = _decoder
            found = True
    return found


def _decoder(encoding: str) -> Callable[[], Decoder]:
    del encoding  # the driver always asks for UTF-8
    return Decoder


def _dead_terminal() -> bool:
    """A writer whose terminal is gone goes on taking what is written; else the app waits for it for ever."""
    writer = import_module("textual.drivers._writer_thread").WriterThread
    original = writer.run
    if not {"get", "flush", "qsize"} <= set(original.__code__.co_varnames):
        return getattr(original, "mended", False)

    def run(self: Any) -> None:  # noqa: ANN401 - the class has no public name
        try:
            original(self)
        except OSError:
            while self._queue.get() is not None:
                pass

    run.mended = True  # type: ignore[attr-defined] # so that it is done once
    writer.run = run
    return True


def _woken() -> bool:
    """Stopping and going on happen in the event loop; in a signal handler they would wait for ever for the lock of
    the writer's queue, were the app itself just writing. A closed window wakes the process too (SIGCONT): the app
    must not start a second time in it."""
    try:
        driver = import_module(_INPUT_DRIVERS[0]).LinuxDriver
    except ImportError:  # not on this platform
        return True
    known = {"_auto_restart", "resume_application_mode"}
    if not known <= set(driver._sigcont_application.__code__.co_names):
        return getattr(driver._sigcont_application, "mended", False)
    stop = driver._sigtstp_application

    def wake(self: Any) -> None:  # noqa: ANN401 - not there on every platform
        if not self._auto_restart or not _is_alive(self.fileno):
            return
        if not self._must_signal_resume:  # stopped from outside, and so without being told
            self.suspend_application_mode()
        self.resume_application_mode()

    def stopped(self: Any, *_: object) -> None:  # noqa: ANN401 - not there on every platform
        self._loop.call_soon_threadsafe(stop, self)

    def woken(self: Any, *_: object) -> None:  # noqa: ANN401 - not there on every platform
        self._loop.call_soon_threadsafe(wake, self)

    woken.mended = True  # type: ignore[attr-defined] # so that it is done once
    driver._sigtstp_application = stopped
    driver._sigcont_application = woken
    return True


def _is_alive(terminal: int) -> bool:
    import termios

    try:
        termios.tcgetattr(terminal)
    except (termios.error, OSError):
        return False
    return True


def _overlays() -> bool:
    """What stands over something else keeps its wide characters."""
    return compositing.install()


REPAIRS: tuple[Callable[[], bool], ...] = (_prose, _text_areas, _stray_bytes, _dead_terminal, _woken, _overlays)


def install() -> tuple[str, ...]:
    """Apply every repair, any number of times; returns the names of those that no longer fit."""
    return tuple(repair.__name__.strip("_") for repair in REPAIRS if not repair())
