"""One reply on the screen: thinking folded away, text streamed as Markdown, how it ended."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

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
    from textual.widgets.markdown import MarkdownStream

    from ui.chat.markdown import ReplyMarkdown

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

    def __init__(self, texts: Texts, message: Message | None = None) -> None:
        super().__init__()
        self._texts = texts
        self._pieces: list[str] = [] if message is None else [clean_text(message.text)]
        self.message_id = "" if message is None else message.id
        self._thinking = None if message is None else message.reasoning
        self._ending = "" if message is None else ENDINGS.get(message.state, "")
        self._stream: MarkdownStream | None = None
        self._markdown: ReplyMarkdown | None = None
        self._note = Note(texts(self._ending) if self._ending else "", classes="ending")

    @property
    def text(self) -> str:
        """The source of what is shown."""
        return "".join(self._pieces)

    def compose(self) -> ComposeResult:
        """A finished reply stands at once; a growing one begins with its note."""
        if self._thinking:
            yield Reasoning(self._texts, self._thinking)
        if self._pieces:
            from ui.chat.markdown import ReplyMarkdown

            yield ReplyMarkdown(self.text)
        yield self._note

    def doing(self, text: str) -> None:
        """What is going on before the first word."""
        if self._markdown is None:
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
        if self._stream is None:
            from ui.chat.markdown import ReplyMarkdown

            self._markdown = ReplyMarkdown()
            self._note.say("")
            if block := self._reasoning():
                block.end()
            await self.mount(self._markdown, before=self._note)
            self._stream = ReplyMarkdown.get_stream(self._markdown)
        self._pieces.append(piece)
        await self._stream.write(piece)

    async def finish(self, ending: str = "") -> None:
        """No more comes. The whole text is set once again, so that no half-parsed block stays."""
        if block := self._reasoning():
            block.end()
        stream, self._stream = self._stream, None
        if stream is not None and self._markdown is not None:
            await stream.stop()
            await self._markdown.update(self.text)
        self._note.say(self._texts(ending) if ending else "")

    def fold(self) -> None:
        """Open or close the thinking."""
        if block := self._reasoning():
            block.toggle()

    def _reasoning(self) -> Reasoning | None:
        return next(iter(self.query(Reasoning)), None)
