"""From process start to a prompt that takes keys: Jide against an empty Textual app, both in a real terminal.

    python tests/bench/startup.py [runs]        prints one JSON object; exit code 1 where the ratio is above 1.5

Run it on an idle machine, with JIDE_HOME naming a home that already holds memories. A key is typed before
the program starts to read; what is measured is the time until it is on the screen.
"""

from __future__ import annotations

import json
import os
import pty
import select
import signal
import statistics
import struct
import sys
import termios
import time
from fcntl import ioctl

LIMIT = 1.5
TIMEOUT = 30.0
KEY = b"Z"
EMPTY = """
from textual.app import App
from textual.events import Key

class Empty(App):
    def on_key(self, event: Key) -> None:
        self._driver.write("<<" + event.character + ">>")

Empty().run()
"""


def milliseconds(command: list[str], mark: bytes) -> float:
    """Start a program in a terminal of its own, type a key, and wait until it shows."""
    began = time.perf_counter()
    child, terminal = pty.fork()
    if child == 0:
        os.environ["TERM"] = "xterm-256color"
        os.execv(command[0], command)
    try:
        ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 36, 120, 0, 0))
        return _until(terminal, mark, began)
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(terminal)


def _until(terminal: int, mark: bytes, began: float) -> float:
    """Type the key again and again from the first paint on, as an impatient user does."""
    seen = b""
    typed = 0.0
    while time.perf_counter() - began < TIMEOUT:
        now = time.perf_counter()
        if b"\x1b[?1049h" in seen and now - typed > 0.005:
            os.write(terminal, KEY)
            typed = now
        if select.select([terminal], [], [], 0.002)[0]:
            seen += os.read(terminal, 65536)
            if mark in seen.partition(b"\x1b[?1049h")[2]:
                return (time.perf_counter() - began) * 1000
    raise TimeoutError(f"no key on the screen after {TIMEOUT} s")


def measure(runs: int) -> dict[str, object]:
    """Medians of both, taken in turn."""
    empty: list[float] = []
    jide: list[float] = []
    for _ in range(runs):
        empty.append(milliseconds([sys.executable, "-c", EMPTY], b"<<Z>>"))
        jide.append(milliseconds([sys.executable, "-m", "ui"], KEY))
    ratio = statistics.median(jide) / statistics.median(empty)
    return {
        "v": 1,
        "runs": runs,
        "empty_ms": round(statistics.median(empty), 1),
        "jide_ms": round(statistics.median(jide), 1),
        "ratio": round(ratio, 2),
    }


def main() -> int:
    """Print the figures."""
    figures = measure(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
    sys.stdout.write(json.dumps(figures) + "\n")
    return 0 if float(str(figures["ratio"])) <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
