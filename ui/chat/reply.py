"""One reply on the screen: thinking folded away, text streamed as Markdown, how it ended."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from memory.records import Message, MessageState
from memory.sanitize import clean_text
from ui.chat.entries import Note
from ui.chat.entry import Entry
from ui.texts import Texts

if TYPE_CHECKING:
    from ui.chat.body import ReplyBody

SHORTEST_REST = 0.04
"""Seconds between two paints of a growing reply."""
LONGEST_PAINT = 1.0
"""Seconds after which a paint counts as done."""
REST = 1.0
"""A growing reply rests as many times as long as its last paint took, so that typing stays smooth."""
ENDINGS = {MessageState.STOPPED: "screen.stopped", MessageState.PARTIAL: "screen.partial"}
"""What is said below a reply that did not come to its end."""


class Reasoning(Static):
    """The model's thinking, folded to one line; a click or Ctrl+O opens it."""

    def __init__(self, texts: Texts, text: str = "") -> None:
        super().__init__(markup=False)
        self._texts = texts
        self._pieces = [text] if text else []
        self._began = time.monotonic()
        self._seconds: int | None = None if not text else 0
        self._open = False

    def add(self, piece: str) -> None:
        """More thinking."""
        self._pieces.append(piece)
        self._show()

    def end(self) -> None:
        """The answer begins: the time stands still."""
        if self._seconds is None:
            self._seconds = round(time.monotonic() - self._began)
            self._show()

    def toggle(self) -> None:
        """Fold or unfold."""
        self._open = not self._open
        self._show()

    def on_mount(self) -> None:
        """First look."""
        self._show()

    def on_click(self) -> None:
        """A click unfolds."""
        self.toggle()

    def _show(self) -> None:
        seconds = round(time.monotonic() - self._began) if self._seconds is None else self._seconds
        length = f" {seconds} s" if seconds else ""
        title = f"{'▾' if self._open else '▸'} {self._texts('screen.reasoning')}{length}"
        body = f"\n{clean_text(''.join(self._pieces)).strip()}" if self._open else ""
        self.update(Content(title + body))


class ReplyEntry(Vertical, Entry):
    """A reply, growing or finished."""

    def __init__(self, texts: Texts, message: Message | None = None, awake: bool = True) -> None:
        super().__init__()
        self._awake = awake or message is None
        self._finished = message is not None
        self._texts = texts
        self._pieces: list[str] = [] if message is None else [clean_text(message.text)]
        self.message_id = "" if message is None else message.id
        self._thinking = None if message is None else message.reasoning
        self._ending = "" if message is None else ENDINGS.get(message.state, "")
        self._body: ReplyBody | None = None
        self._unpainted: list[str] = []
        self._painting: asyncio.Task[None] | None = None
        self._hurry = asyncio.Event()
        self._note = Note(texts(self._ending) if self._ending else "", classes="ending")

    @property
    def text(self) -> str:
        """The source of what is shown."""
        return "".join(self._pieces)

    def compose(self) -> ComposeResult:
        """A finished reply stands at once; a growing one begins with its note."""
        if self._thinking:
            yield Reasoning(self._texts, self._thinking)
        if self._pieces and self._awake:
            from ui.chat.body import ReplyBody

            self._body = ReplyBody(self.text)
            yield self._body
        yield self._note

    def on_mount(self) -> None:
        """Asleep it takes about the room that it will need."""
        if not self._awake:
            self.styles.height = _rows(self.text, max(20, self.app.size.width // 2)) + 1

    async def wake(self) -> bool:
        """Show the Markdown again."""
        if self._awake or not self._pieces or not self._note.is_attached:
            return False
        from ui.chat.body import ReplyBody

        self._awake = True
        self._body = ReplyBody(self.text)
        await self.mount(self._body, before=self._note)
        self.styles.height = "auto"
        return True

    async def rest(self) -> bool:
        """Every block of Markdown is a widget, and laying out the screen costs for each: let them go."""
        if not (self._awake and self._finished) or self._body is None or not self.outer_size.height:
            return False
        self._awake = False
        self.styles.height = self.outer_size.height
        await self._body.remove()
        self._body = None
        return True

    def doing(self, text: str) -> None:
        """What is going on before the first word."""
        if self._body is None:
            self._note.say(text)

    async def add_reasoning(self, piece: str) -> None:
        """More thinking."""
        block = self._reasoning()
        if block is None:
            block = Reasoning(self._texts)
            await self.mount(block, before=0)
        block.add(piece)

    async def add_text(self, piece: str) -> None:
        """More of the answer."""
        if self._body is None:
            await self._begin()
        self._pieces.append(piece)
        self._unpainted.append(piece)
        if self._painting is None and self._body is not None:
            self._painting = asyncio.create_task(self._paint(self._body))

    async def _begin(self) -> None:
        from ui.chat.body import ReplyBody

        self._body = ReplyBody()
        self._note.say("")
        if block := self._reasoning():
            block.end()
        await self.mount(self._body, before=self._note)

    async def _paint(self, body: ReplyBody) -> None:
        """Append what came since the last paint, and rest."""
        while self._unpainted:
            text = "".join(self._unpainted)
            self._unpainted.clear()
            began = time.perf_counter()
            await body.append(text)
            shown = asyncio.Event()
            self.call_after_refresh(shown.set)
            await self._pause(shown, LONGEST_PAINT)
            await self._pause(self._hurry, max(SHORTEST_REST, REST * (time.perf_counter() - began)))
        self._painting = None

    async def _pause(self, until: asyncio.Event, seconds: float) -> None:
        if not self._hurry.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(until.wait(), seconds)

    async def finish(self, ending: str = "") -> None:
        """No more comes. The whole text is set once again, so that no half-parsed block stays."""
        if block := self._reasoning():
            block.end()
        self._unpainted.clear()
        self._hurry.set()
        if self._painting is not None:
            await self._painting
        if self._body is not None:
            await self._body.end(self.text)
        self._finished = True
        self._note.say(self._texts(ending) if ending else "")

    def fold(self) -> None:
        """Open or close the thinking."""
        if block := self._reasoning():
            block.toggle()

    def _reasoning(self) -> Reasoning | None:
        return next(iter(self.query(Reasoning)), None)


def _rows(text: str, width: int) -> int:
    """Rows that a text takes, roughly."""
    return sum(1 + cell_len(line) // width for line in text.split("\n"))
