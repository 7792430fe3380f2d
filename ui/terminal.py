"""The terminal around the app: noise of libraries goes to the log, and every end leaves it clean.

Textual draws through `sys.__stderr__`; C and Rust code writes straight to descriptors 1 and 2. So the app
keeps a copy of descriptor 2 and both numbers point to the log while it runs. A tiny watcher process restores
the terminal when the app is killed or crashes in native code, where nothing of Python can run any more.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import TextIO

RESET = (
    "\x1b[?1000l\x1b[?1002l\x1b[?1003l\x1b[?1006l\x1b[?1015l\x1b[?1016l"  # mouse reports
    "\x1b[?1004l\x1b[?2004l\x1b[?2048l"  # focus, paste and resize reports
    "\x1b[<u"  # keyboard protocol; must come before the alternate screen is left
    "\x1b[?2026l\x1b[?1049l\x1b[?7h\x1b[?25h\x1b[0m"  # main screen, wrapping, cursor, colours
)
"""What undoes every mode that the app may have set."""


class TerminalGuard:
    """Keeps descriptors 1 and 2 in the log file while the app runs. A no-op where there is no terminal."""

    def __init__(self, log_path: Path) -> None:
        self._log_path = log_path
        self._saved: tuple[int, int, TextIO | None, TextIO | None, TextIO] | None = None
        self._watch: Watcher | None = None

    def __enter__(self) -> TerminalGuard:
        if os.name == "posix" and "TEXTUAL_DRIVER" not in os.environ and _on_terminal():
            self._watch = Watcher.start()
            self._redirect()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._put_back()
        if self._watch is not None:
            self._watch.dismiss()
        if kind is not None and _on_terminal():
            os.write(2, RESET.encode())

    def _redirect(self) -> None:
        out, screen = os.dup(1), os.dup(2)
        drawing = os.fdopen(screen, "w", encoding="utf-8", errors="replace", buffering=1, closefd=False)
        self._saved = (out, screen, sys.__stdout__, sys.__stderr__, drawing)
        log = _open_log(self._log_path)
        os.dup2(log, 1)
        os.dup2(log, 2)
        os.close(log)
        sys.__stderr__ = drawing  # type: ignore[misc] # Textual draws through exactly this name
        sys.__stdout__ = _LogOfSize(screen)  # type: ignore[misc] # shutil asks it for the terminal's size

    def _put_back(self) -> None:
        if self._saved is None:
            return
        out, screen, stdout, stderr, drawing = self._saved
        self._saved = None
        with contextlib.suppress(OSError):  # the terminal itself may be gone
            drawing.flush()
        os.dup2(out, 1)
        os.dup2(screen, 2)
        os.close(out)
        os.close(screen)
        sys.__stdout__ = stdout  # type: ignore[misc, assignment] # what it was before
        sys.__stderr__ = stderr  # type: ignore[misc, assignment] # what it was before


class _LogOfSize(io.TextIOWrapper):
    """Writes to descriptor 1, the log by now, and answers with the terminal when asked for its descriptor."""

    def __init__(self, terminal: int) -> None:
        super().__init__(os.fdopen(1, "wb", closefd=False), encoding="utf-8", errors="replace", write_through=True)
        self._terminal = terminal

    def fileno(self) -> int:
        """The terminal's descriptor."""
        return self._terminal


class Watcher:
    """A child that waits for this process to end and, unless it was dismissed, restores the terminal."""

    def __init__(self, pipe: int, child: int) -> None:
        self._pipe = pipe
        self._child = child

    @classmethod
    def start(cls) -> Watcher | None:
        """Fork the watcher; None where threads already run, because forking is not safe then."""
        if threading.active_count() > 1:
            return None
        modes = _modes()
        read, write = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(write)
            _wait_and_restore(read, modes)
        os.close(read)
        return cls(write, child)

    def dismiss(self) -> None:
        """The app ended properly: the watcher goes without a trace."""
        with contextlib.suppress(OSError):
            os.write(self._pipe, b"ok")
        os.close(self._pipe)
        with contextlib.suppress(ChildProcessError):
            os.waitpid(self._child, 0)


def _wait_and_restore(pipe: int, modes: list[object] | None) -> None:
    """The watcher's whole life; never returns into the program it was forked from."""
    import signal

    try:
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGQUIT, signal.SIGHUP):
            signal.signal(number, signal.SIG_IGN)
        if os.read(pipe, 2) != b"ok":
            os.write(2, RESET.encode())
            if modes is not None:
                _set_modes(modes)
    finally:
        os._exit(0)


def _modes() -> list[object] | None:
    import termios

    with contextlib.suppress(termios.error, OSError):
        return list(termios.tcgetattr(0))
    return None


def _set_modes(modes: list[object]) -> None:
    import signal
    import termios

    # A process in the background may set modes only while this signal is ignored.
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    with contextlib.suppress(termios.error, OSError):
        termios.tcsetattr(0, termios.TCSANOW, modes)  # type: ignore[arg-type] # as tcgetattr gave it


def _open_log(path: Path) -> int:
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)


def _on_terminal() -> bool:
    return os.isatty(0) and os.isatty(2)
