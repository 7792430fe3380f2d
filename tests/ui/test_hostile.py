"""Nothing that a model, a memory, a paste or a file says can act on the terminal or on the app."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from assistant.events import (
    Block,
    ContextReady,
    DaySoFar,
    Event,
    Explained,
    Hint,
    Learnt,
    MemoryView,
    Offer,
    Question,
    ReplyFailed,
    ReplyReasoning,
    ReplyText,
    SessionView,
    Trouble,
)
from memory.prompted import Prompted
from memory.records import Change, ChangeKind, Dropped, Recall, Role, Waiting, WaitingKind
from memory.sanitize import clean_text
from tests.ui.conftest import Stage, running
from tests.ui.fake_assistant import STATUS, FakeAssistant, line, memory, message, opening

SEQUENCES = (
    "\x1b[31mred\x1b[0m",
    "\x1b]0;title\x07after",
    "\x1b]52;c;aGVsbG8=\x07clip",
    "\x9b2Jclear",
    "\x1bP1;2q\x1b\\sixel",
    "\u202egnp.exe\u202c",
    "a\u2066b\u2069c",
    "\x08\x08\x7fback",
)
MARKUP = (
    "[@click=app.quit]x[/]",
    "[/red]",
    "array[0] [b]bold[/b] [link=file:///etc/passwd]l[/link]",
    "| [/red] | [@click=app.quit]q[/] |\n|---|---|\n| [/x] | `[/y]` |",
    "[click](javascript:alert(1)) <b>html</b> List<String>",
)
FORBIDDEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def everything_hostile(texts: tuple[str, ...]) -> FakeAssistant:
    """An assistant that says bad texts everywhere."""
    bad = [memory(at, text, value=text, topic=text) for at, text in enumerate(texts)]
    fake = FakeAssistant(views=[MemoryView(one, (one.content,) * 2, one.content) for one in bad])
    lines = tuple(replace(line(at, text), reasons=(("words", text),)) for at, text in enumerate(texts))
    blocks = (Block("profile", lines, 1, 300),)
    text = "\n\n".join(texts)

    async def script(said: str) -> AsyncIterator[Event]:
        yield ReplyReasoning(clean_text(text))
        yield ContextReady(blocks, 1, text)
        yield ReplyText(clean_text(text))
        yield ReplyFailed("x", text, text)

    async def explain() -> Explained:
        dropped = tuple(Dropped("d", "below_floor", 0.1, one) for one in texts)
        return Explained(Recall(text, dropped=dropped), blocks, text, ())

    fake.script = script
    fake.explain = explain
    return fake


def segments(stage: Stage) -> str:
    """Text of everything that is painted, and the actions that clicks would run."""
    strips = stage.app.screen._compositor.render_strips()
    for strip in strips:
        for segment in strip:
            click = segment.style.meta.get("@click", "") if segment.style else ""
            assert "quit" not in str(click)
    return "".join(segment.text for strip in strips for segment in strip)


@pytest.mark.parametrize("texts", [SEQUENCES, MARKUP], ids=["sequences", "markup"])
async def test_hostile_text_is_shown_and_does_nothing(texts: tuple[str, ...]):
    fake = everything_hostile(texts)
    changes = tuple(Change(ChangeKind.ADDED, memory(at, text)) for at, text in enumerate(texts))
    old = tuple(message(2 * at, Role.USER, text) for at, text in enumerate(texts))
    old += tuple(message(2 * at + 1, Role.ASSISTANT, text, reasoning=text) for at, text in enumerate(texts))
    status = replace(STATUS, model=texts[0], offline=False)
    first = opening(messages=old, greeting=texts[1], history=tuple(map(Prompted, texts)), problems=texts, status=status)
    async with running(fake, first=first) as stage:
        await stage.type("你好", "enter")
        await stage.answered()
        await stage.pilot.press("ctrl+o")
        assert not FORBIDDEN.search(segments(stage))
        await fake.news.put(Learnt(changes))
        await stage.pilot.pause()
        await stage.pilot.press("up")
        assert not FORBIDDEN.search(segments(stage))
        await stage.pilot.press("ctrl+c")
        async for _ in stage.walk("/memories", "/why", "/help", "/model"):
            assert not FORBIDDEN.search(segments(stage))
        assert stage.app.is_running
        assert not fake.closed


@pytest.mark.parametrize("texts", [SEQUENCES, MARKUP], ids=["sequences", "markup"])
async def test_hostile_text_in_cards_greeting_inbox_and_earlier_talks(texts: tuple[str, ...]):
    text = "\n".join(texts)
    fake = everything_hostile(texts)
    fake.day = DaySoFar(text, texts)
    fake.talks = tuple(SessionView(f"s{at}", one, one, at) for at, one in enumerate(texts))
    fake.inbox = [
        Waiting("q", WaitingKind.CONTRADICTION, ("newer",), memory(at, one), memory(90 + at, one), one)
        for at, one in enumerate(texts)
    ]
    fake.old = [message(at, Role.USER, one, day=texts[1]) for at, one in enumerate(texts)]
    fake.questions = [Question("place", text, text, 2, 2)]
    first = opening(greeting=text, sources=("m00001",) * 9, question=Question("name", text, text, 1, 2))
    async with running(fake, first=first, size=(120, 60)) as stage:
        await stage.shows("1/2")
        assert not FORBIDDEN.search(segments(stage))
        await stage.pilot.press("tab", "enter")
        await stage.until(lambda: not stage.app.home, "what was said then")
        assert not FORBIDDEN.search(segments(stage))
        await stage.pilot.press("escape", "escape", "enter")
        await stage.shows("2/2")
        assert not FORBIDDEN.search(segments(stage))
        await stage.pilot.press("enter")
        await stage.shows("都记下了")
        for notice in (Hint(text), Trouble("x", text), Offer(text, text)):
            await fake.news.put(notice)
        await stage.shows("回车发送")
        assert not FORBIDDEN.search(segments(stage))
        async for _ in stage.walk("/memories", "/resume"):
            assert not FORBIDDEN.search(segments(stage))
        assert stage.app.is_running
        assert not fake.closed


async def test_markup_is_shown_as_it_is_written():
    fake = FakeAssistant()

    async def script(said: str) -> AsyncIterator[Event]:
        yield ReplyText("array[0] 和 [/red] 还有 List<String>")
        yield fake.done("x")

    fake.script = script
    async with running(fake) as stage:
        await stage.type("[b]粗[/b] arr[0]", "enter")
        await stage.shows("[b]粗[/b] arr[0]", "array[0] 和 [/red] 还有 List<String>")


async def test_links_show_where_they_lead_and_only_web_addresses_open():
    opened = []
    fake = FakeAssistant()

    async def script(said: str) -> AsyncIterator[Event]:
        yield ReplyText("[看这里](file:///etc/passwd)")
        yield fake.done("x")

    fake.script = script
    async with running(fake) as stage:
        stage.app.open_url = lambda url, **_: opened.append(url)
        await stage.type("链接", "enter")
        await stage.shows("看这里")
        stage.app.query("MarkdownParagraph").first().post_message(_clicked(stage, "file:///etc/passwd"))
        await stage.shows("file:///etc/passwd")
        stage.app.query("MarkdownParagraph").first().post_message(_clicked(stage, "https://example.org/a"))
        await stage.shows("https://example.org/a")
        assert opened == ["https://example.org/a"]


def _clicked(stage: Stage, href: str):
    from textual.widgets import Markdown

    return Markdown.LinkClicked(stage.app.query(Markdown).last(), href)
