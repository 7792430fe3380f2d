"""Driving the screen: start it with a scripted assistant, wait for conditions, read what it shows."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest
from textual import events
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet
from textual.keys import _character_to_key
from textual.pilot import Pilot

from assistant.events import Opening
from assistant.port import ScreenOptions
from tests.ui.fake_assistant import FakeAssistant, opening, options
from ui.app import JideApp
from ui.prompt.area import Prompt

PATIENCE = 10.0
"""Seconds after which a condition counts as never met."""


@dataclass
class Stage:
    """A running screen and the assistant behind it."""

    app: JideApp
    pilot: Pilot[None]
    fake: FakeAssistant
    connected: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def prompt(self) -> Prompt:
        return self.app.stage.prompt

    def screen_text(self) -> str:
        """Everything on the screen as plain text."""
        strips = self.app.screen._compositor.render_strips()
        text = "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)
        return text.replace("\u00a0", " ")

    async def until(self, condition: Callable[[], object], what: str = "") -> None:
        """Wait for a condition."""
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        while not condition():
            if loop.time() > end:
                raise AssertionError(f"{what or 'condition'} never held; on the screen:\n{self.screen_text()}")
            await self.pilot.pause(0.01)

    async def shows(self, *texts: str) -> None:
        """Wait until all of it is on the screen."""
        await self.until(lambda: all(text in self.screen_text() for text in texts), f"showing {texts}")

    async def lacks(self, text: str) -> None:
        """Wait until it is not on the screen."""
        await self.until(lambda: text not in self.screen_text(), f"not showing {text}")

    async def type(self, text: str, *keys: str) -> None:
        """Type a text, then press keys."""
        for character in text:
            self.app.post_message(events.Key(_character_to_key(character), character))
        await self.pilot.pause()
        await self.pilot.press(*keys)

    async def answered(self) -> None:
        """Wait until something was asked and its answer is complete."""
        await self.until(lambda: self.fake.asked and not self.app.talk.answering, "answered")

    async def walk(self, *commands: str) -> AsyncIterator[str]:
        """Open one screen after the other, and close it again."""
        for command in commands:
            await self.type(command, "enter")
            await self.until(lambda: not self.app.home, command)
            await self.pilot.pause()
            yield command
            await self.pilot.press("escape")
            await self.until(lambda: self.app.home, "back")

    async def ready(self) -> None:
        """Wait until the engine is there."""
        await self.until(lambda: self.app.stage.status.status is not None, "engine")


@asynccontextmanager
async def running(
    fake: FakeAssistant | None = None,
    size: tuple[int, int] = (120, 36),
    wait: bool = True,
    first: Opening | None = None,
    settings: ScreenOptions | None = None,
) -> AsyncIterator[Stage]:
    """The screen with a scripted assistant. With `wait=False` the engine comes when `connected` is set."""
    assistant = fake or FakeAssistant()
    ready = asyncio.Event()
    if wait:
        ready.set()

    async def connect() -> tuple[FakeAssistant, Opening]:
        await ready.wait()
        return assistant, first or opening()

    app = JideApp(connect, settings or options())
    async with app.run_test(size=size, notifications=True) as pilot:
        stage = Stage(app, pilot, assistant, ready)
        await stage.until(lambda: stage.prompt.has_focus, "focus")
        if wait:
            await stage.ready()
        yield stage


@pytest.fixture(autouse=True, scope="session")
def _styles_parsed_once() -> Iterator[None]:
    """A process has one app and parses each stylesheet once; here every app, and every screen it opens, would."""
    parse, known = Stylesheet._parse_rules, {}

    def parsed(sheet: Stylesheet, *given: object, **named: object) -> list[RuleSet]:
        key = (given, tuple(named.items()), tuple(sheet._variables.items()))
        if key not in known:
            known[key] = parse(sheet, *given, **named)
        return known[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Stylesheet, "_parse_rules", parsed)
        yield


@pytest.fixture(autouse=True)
def _no_terminal_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """The developer's terminal must not change what the tests see."""
    for name in ("TMUX", "TERM_PROGRAM", "COLORFGBG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    assert os.environ.get("TEXTUAL_DRIVER") is None
