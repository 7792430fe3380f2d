"""The real terminal: noise stays out, and however the process ends, the terminal is left clean."""

from __future__ import annotations

import base64
import os
import pty
import select
import signal
import stat
import struct
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from fcntl import ioctl
from pathlib import Path

import pytest

from ui import clipboard

PROGRAM = """
import asyncio, os, signal, subprocess, sys
from pathlib import Path
from assistant.port import ScreenOptions
from tests.ui.fake_assistant import FakeAssistant, opening
from ui.app import JideApp
from ui.terminal import TerminalGuard

act, log = sys.argv[1], sys.argv[2]
Path(log + ".pid").write_text(str(os.getpid()))

async def connect():
    if act == "noise":
        os.write(1, b"NOISE-one")
        os.write(2, b"NOISE-two")
        print("NOISE-print", file=sys.__stdout__, flush=True)
        subprocess.run(["sh", "-c", "echo NOISE-child; echo NOISE-err >&2"])
    return FakeAssistant(), opening(greeting="READY-" + act)

class App(JideApp):
    # Textual calls the handlers of the base classes by itself.
    def on_mount(self):
        if act == "painting":
            self.set_interval(0.005, self.action_redraw)

    def on_key(self, event):
        if event.key == "f9":
            secret = "sk-secret-value"
            raise RuntimeError("broken " + secret)

app = App(connect, ScreenOptions("en", "dark", True, "me", "offline", True, (), log, print))
with TerminalGuard(Path(log)):
    app.run()
print("AFTER", app.return_code or 0, app.apology)
"""
PATIENCE = 20.0


@dataclass
class Terminal:
    """A program in a terminal of its own."""

    shell: int
    fd: int
    log: Path
    seen: bytes = b""

    def read(self, seconds: float = 0.05) -> None:
        if select.select([self.fd], [], [], seconds)[0]:
            try:
                self.seen += os.read(self.fd, 65536)
            except OSError:  # the other end is closed
                time.sleep(0.01)

    def until(self, mark: bytes) -> None:
        end = time.monotonic() + PATIENCE
        while mark not in self.seen:
            assert time.monotonic() < end, (mark, self.seen[-2000:])
            self.read()

    def kill(self, number: int) -> None:
        os.kill(int(Path(f"{self.log}.pid").read_text()), number)

    def goes_on(self) -> None:
        self.seen = b""
        self.kill(signal.SIGCONT)
        self.until(b"\x1b[?1049h")

    def state(self) -> str:
        """What the system says of the program; empty where it has ended."""
        program = Path(f"{self.log}.pid").read_text()
        with suppress(OSError):
            return Path(f"/proc/{program}/stat").read_text().rpartition(")")[2].split()[0]
        return ""

    def wait_for_state(self, states: set[str]) -> None:
        end = time.monotonic() + PATIENCE
        while self.state() not in states:
            assert time.monotonic() < end, self.state()
            time.sleep(0.02)

    def modes(self) -> int:
        return termios.tcgetattr(self.fd)[3]


@contextmanager
def running(act: str, tmp_path: Path) -> Iterator[Terminal]:
    log = tmp_path / "jide.log"
    shell, fd = pty.fork()
    if shell == 0:
        if act == "nohup":
            signal.signal(signal.SIGHUP, signal.SIG_IGN)
        os.environ.update(TERM="xterm-256color", PYTHONPATH=str(Path(__file__).parents[2]))
        line = '"$0" -c "$1" "$2" "$3"; echo SHELL; exec sleep 60'
        os.execv("/bin/sh", ["sh", "-c", line, sys.executable, PROGRAM, act, str(log)])
    terminal = Terminal(shell, fd, log)
    ioctl(fd, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
    try:
        yield terminal
    finally:
        os.kill(shell, signal.SIGKILL)
        os.waitpid(shell, 0)
        with suppress(OSError):
            os.close(fd)


def test_noise_of_libraries_goes_to_the_log_and_not_to_the_screen(tmp_path: Path):
    with running("noise", tmp_path) as terminal:
        terminal.until(b"READY-noise")
        os.write(terminal.fd, b"\x11")
        terminal.until(b"AFTER 0")
        assert b"NOISE" not in terminal.seen
        log = terminal.log.read_text()
        assert all(f"NOISE-{name}" in log for name in ("one", "two", "print", "child", "err"))
        assert stat.S_IMODE(terminal.log.stat().st_mode) == 0o600


def test_a_crash_of_the_screen_is_one_sentence_without_values(tmp_path: Path):
    with running("crash", tmp_path) as terminal:
        terminal.until(b"READY-crash")
        os.write(terminal.fd, b"\x1b[20~")
        terminal.until(b"AFTER 1")
        terminal.until(b"SHELL")
        after = terminal.seen.rpartition(b"\x1b[?1049l")[2]
        assert b"Something broke" in after
        assert b"Traceback" not in after
        assert b"sk-secret" not in terminal.seen
        log = terminal.log.read_text()
        assert "RuntimeError" in log
        assert "sk-secret" not in log


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_polite_kill_ends_in_order(tmp_path: Path, number: signal.Signals):
    with running("kill", tmp_path) as terminal:
        terminal.until(b"READY-kill")
        terminal.kill(number)
        terminal.until(b"AFTER 0")
        assert b"\x1b[?1049l" in terminal.seen


def test_a_hard_kill_leaves_the_terminal_clean(tmp_path: Path):
    with running("hard", tmp_path) as terminal:
        before = terminal.modes()
        terminal.until(b"READY-hard")
        assert terminal.modes() & termios.ECHO == 0
        terminal.kill(signal.SIGKILL)
        terminal.until(b"\x1b[?1049l")
        for mode in (b"\x1b[?1000l", b"\x1b[?1003l", b"\x1b[?1006l", b"\x1b[?2004l", b"\x1b[<u", b"\x1b[?25h"):
            assert mode in terminal.seen
        end = time.monotonic() + PATIENCE
        while terminal.modes() != before:
            assert time.monotonic() < end
            time.sleep(0.01)


@pytest.mark.parametrize("act", ["window", "painting", "nohup"])
def test_a_closed_window_ends_the_program(tmp_path: Path, act: str):
    with running(act, tmp_path) as terminal:
        terminal.until(b"READY-" + act.encode())
        os.close(terminal.fd)
        terminal.wait_for_state({"", "Z"})


def test_a_program_that_was_stopped_from_outside_goes_on(tmp_path: Path):
    with running("painting", tmp_path) as terminal:
        terminal.until(b"READY-painting")
        for _ in range(12):  # while it writes
            terminal.goes_on()
        terminal.kill(signal.SIGTSTP)
        terminal.wait_for_state({"T"})
        terminal.goes_on()
        os.write(terminal.fd, "还在".encode())
        terminal.until("还在".encode())
        os.write(terminal.fd, b"\x15\x11")
        terminal.until(b"AFTER 0")


def test_bytes_that_are_no_utf8_do_not_end_the_input(tmp_path: Path):
    with running("bytes", tmp_path) as terminal:
        terminal.until(b"READY-bytes")
        os.write(terminal.fd, b"\xff\xfe\xc4\xe3ok")
        terminal.until(b"ok")
        os.write(terminal.fd, b"\x11")
        terminal.until(b"AFTER 0")


def test_copying_is_written_bare_and_for_tmux():
    bare = clipboard.sequences("你好", {})
    assert bare == f"\x1b]52;c;{base64.b64encode('你好'.encode()).decode()}\x07"
    assert clipboard.sequences("你好", {"TMUX": "x"}) == f"{bare}\x1bPtmux;\x1b{bare}\x1b\\"
    assert clipboard.sequences("长" * 100_000, {}) == ""
