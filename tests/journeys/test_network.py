"""At start nothing is reached beyond loopback, and no .env of the current folder is read."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.journeys.conftest import environment
from tests.journeys.stories import DAY_1

pytestmark = [pytest.mark.journey, pytest.mark.timeout(180)]
WATCH = """
import os, sys

def watch(event, arguments):
    if event in ("socket.connect", "socket.sendto", "socket.getaddrinfo", "socket.gethostbyname"):
        place = str(arguments[1] if event.startswith("socket.connect") or event == "socket.sendto" else arguments[0])
        if not any(local in place for local in ("127.", "::1", "localhost")) and ("(" in place or event.endswith("o") or "host" in event):
            with open(os.environ["WATCHED"], "a") as file:
                file.write(f"{event} {place}\\n")
    if event == "open" and str(arguments[0]).endswith(".env"):
        with open(os.environ["WATCHED"], "a") as file:
            file.write(f"{event} {arguments[0]}\\n")

sys.addaudithook(watch)
"""


@pytest.mark.parametrize("arguments", [["ask", "hello there"], ["model", "list", "--json"], ["doctor"]])
def test_no_socket_beyond_loopback_and_no_env_file(tmp_path: Path, arguments: list[str]) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "sitecustomize.py").write_text(WATCH)
    here = tmp_path / "here"
    here.mkdir()
    (here / ".env").write_text("OPENAI_API_KEY=sk-from-a-file-nobody-named\n")
    watched = tmp_path / "watched"
    environ = environment(tmp_path, "en", DAY_1, PYTHONPATH=str(tmp_path / "site"), WATCHED=str(watched))
    done = subprocess.run(
        [sys.executable, "-m", "ui", *arguments], capture_output=True, text=True, env=environ, cwd=here, check=False
    )
    assert done.returncode == 0, done.stderr
    assert not watched.exists(), watched.read_text()
    if arguments[0] == "model":
        assert all("openai" not in choice["name"] for choice in json.loads(done.stdout))
