"""The real program in a real terminal: tmux types, the screen is read as text."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import time
import uuid
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class Terminal:
    """One tmux session of a given size on a server of its own."""

    def __init__(self, columns: int, rows: int, environ: Mapping[str, str]) -> None:
        self._size = (columns, rows)
        self._socket = f"jide-{uuid.uuid4().hex[:8]}"
        self._environ = dict(environ)

    def start(self, *arguments: str) -> None:
        """Run `jide` with these arguments; the shell stays afterwards so that the screen can be read."""
        command = shlex.join([sys.executable, "-m", "ui", *arguments]) + "; echo exit=$?; exec cat"
        columns, rows = self._size
        environ = [item for name, value in self._environ.items() for item in ("-e", f"{name}={value}")]
        self._tmux("-f", "/dev/null", "new-session", "-d", "-x", str(columns), "-y", str(rows), *environ, command)

    def type(self, text: str) -> None:
        """Type text, literally."""
        self._tmux("send-keys", "-l", text)

    def press(self, *keys: str) -> None:
        """Press named keys ("Enter", "Escape", "C-q")."""
        self._tmux("send-keys", *keys)

    def send(self, text: str) -> None:
        """Type a line and send it."""
        self.type(text)
        self.press("Enter")

    @property
    def screen(self) -> str:
        """What stands on the screen."""
        return self._tmux("capture-pane", "-p").stdout

    def wait_for(self, *texts: str, seconds: float = 40.0) -> str:
        """Wait until all of these stand on the screen; fails with the screen when they do not come."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            screen = self.screen
            if all(text in screen for text in texts):
                return screen
            time.sleep(0.1)
        missing = [text for text in texts if text not in self.screen]
        raise AssertionError(f"not on the screen: {missing}\n{self.screen}")

    def wait_behind(self, mark: str, text: str, seconds: float = 40.0) -> str:
        """Wait until a text stands on the screen behind the last place of a mark."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            screen = self.screen
            if mark in screen and text in screen.rpartition(mark)[2]:
                return screen
            time.sleep(0.1)
        raise AssertionError(f"not behind {mark!r}: {text!r}\n{self.screen}")

    def wait_without(self, text: str, seconds: float = 20.0) -> str:
        """Wait until a text is gone from the screen."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            screen = self.screen
            if text not in screen:
                return screen
            time.sleep(0.1)
        raise AssertionError(f"still on the screen: {text}\n{self.screen}")

    def process_id(self) -> int:
        """The program's process."""
        pane = self._tmux("display-message", "-p", "#{pane_pid}").stdout.strip()
        children = subprocess.run(["pgrep", "-P", pane], capture_output=True, text=True, check=False)
        return int(children.stdout.split()[0])

    def close(self) -> None:
        """End the session and everything in it."""
        self._tmux("kill-server", check=False)

    def _tmux(self, *arguments: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        environ = {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}
        return subprocess.run(
            ["tmux", "-u", "-L", self._socket, *arguments],
            capture_output=True, text=True, check=check, env=environ, cwd=ROOT,
        )  # fmt: skip
