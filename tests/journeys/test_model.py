"""A language model over the wire, in a real terminal: the stream is shown, Esc keeps what came, forgotten words stay here."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from assistant.i18n import text
from tests.journeys.conftest import Open, configure
from tests.journeys.stories import DAY_1, EN, ZH, Story
from tests.journeys.terminal import ROOT
from tests.journeys.test_screen import PICKED, READY, leave

pytestmark = [pytest.mark.journey, pytest.mark.timeout(600)]
PATIENCE = 120
"""Seconds that a request may take to come: the first one waits for litellm to be imported."""
PIECE = "hum "
SCRIPT = {
    "rules": [
        {"when": "唱|sing", "pieces": [PIECE] * 2000, "pause": 0.05},
        {"when": "咖啡豆|coffee beans", "text": "<think>beans?</think>**Sidamo**, washed"},
    ],
    "default": {"text": "noted"},
}


class Log:
    """The requests that the server got, one JSON line each."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def bodies(self, event: str) -> list[str]:
        """All that was sent in requests that ended (or began) like this, each as one text."""
        lines = self._path.read_text(encoding="utf-8").splitlines() if self._path.exists() else []
        found: list[dict[str, Any]] = [json.loads(line) for line in lines]
        return [
            "\n".join(str(message["content"]) for message in one["body"]["messages"])
            for one in found
            if one["event"] == event
        ]

    def wait_for(self, event: str, words: str) -> str:
        """The first such request with these words, waited for."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for body in self.bodies(event):
                if words in body:
                    return body
            time.sleep(0.1)
        raise AssertionError(f"no {event} with {words}: {self.bodies(event)}")


@contextmanager
def scripted_server(folder: Path) -> Iterator[tuple[str, Log]]:
    """(address, what it was sent) of a model server in a process of its own."""
    script, port, log = folder / "script.json", folder / "port", folder / "log.jsonl"
    script.write_text(json.dumps(SCRIPT), encoding="utf-8")
    command = [sys.executable, "-m", "tests.wire.server", "--port-file", port, "--script", script, "--log", log]
    with subprocess.Popen(command, cwd=ROOT) as process:
        try:
            end = time.monotonic() + PATIENCE
            while not port.exists() and time.monotonic() < end:
                time.sleep(0.05)
            yield f"http://127.0.0.1:{port.read_text()}/v1", Log(log)
        finally:
            process.terminate()


@pytest.mark.parametrize(("story", "size"), [(ZH, (80, 24)), (EN, (120, 36))], ids=["zh-80x24", "en-120x36"])
def test_a_model_on_the_wire(open_terminal: Open, tmp_path: Path, story: Story, size: tuple[int, int]) -> None:
    with scripted_server(tmp_path) as (address, log):
        configure(tmp_path, f'[models]\nchat = "openai/scripted"\napi_base = "{address}"\n')
        terminal = open_terminal(size, story.language, DAY_1)
        terminal.wait_for(READY)
        for said in story.told:
            terminal.send(said)
            log.wait_for("request", said)
        terminal.wait_for("noted")
        terminal.send("/memories")
        terminal.wait_for(text("memories.search", story.language), PICKED + story.held[2])
        terminal.press("f")
        terminal.wait_without(story.likes_word)
        before = len(log.bodies("request"))
        terminal.press("Escape")
        terminal.wait_for(READY)

        terminal.send(story.wish)
        screen = terminal.wait_for("Sidamo")
        assert "**" not in screen and "<think>" not in screen
        body = log.wait_for("request", story.wish)
        places = [body.index(f"[{name}]\n") for name in ("profile", "history", "current")]
        assert places == sorted(places)
        assert body.rstrip().endswith(f"{story.wish}\n[/current]")
        assert all(word in body[places[0] : places[1]] for word in story.who_words)

        terminal.send("唱 / sing")
        terminal.wait_for(PIECE * 3)
        terminal.press("Escape")
        log.wait_for("closed", "sing")
        assert PIECE * 3 in terminal.wait_for(text("screen.stopped", story.language))
        assert not [body for body in log.bodies("request")[before:] if story.likes_word in body]
        leave(terminal)
        assert not [body for body in log.bodies("request")[before:] if story.likes_word in body]
