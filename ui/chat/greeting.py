"""The first words of a day: lines that can be opened where they rest on something that was said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message

from memory.sanitize import clean_text
from ui.chat.entries import Focusable, Note
from ui.texts import Texts, whole


class Greeting(Vertical):
    """Line by line; `sources` gives the id of the message that each rests on, "" for none."""

    def __init__(self, text: str, sources: Sequence[str], texts: Texts) -> None:
        super().__init__(classes="greeting")
        self._lines = clean_text(text).split("\n")
        self._sources = sources
        self._texts = texts

    def compose(self) -> ComposeResult:
        """The lines."""
        for line, source in zip_longest(self._lines, self._sources[: len(self._lines)], fillvalue=""):
            yield SourcedLine(line, source, self._texts) if source else Note(line)


class SourcedLine(Focusable):
    """A line with a source: Tab leads to it, Enter or a click opens what was said."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,o", "open", show=False)]

    @dataclass
    class Open(Message):
        """Show what was said around this message."""

        message_id: str

    def __init__(self, text: str, source: str, texts: Texts) -> None:
        super().__init__(markup=False)
        self._text = text
        self._source = source
        self._texts = texts

    def watch_has_focus(self, focused: bool) -> None:
        """Say what Enter does."""
        super().watch_has_focus(focused)
        hint = whole(self._texts("screen.open_source" if focused else "screen.tab_source"))
        self.update(Content.assemble(self._text, (f"   {hint}", "$text-muted")))

    def on_mount(self) -> None:
        """First look."""
        self.watch_has_focus(self.has_focus)

    def action_open(self) -> None:
        """Enter."""
        self.post_message(self.Open(self._source))

    def on_click(self) -> None:
        """A click."""
        self.action_open()
