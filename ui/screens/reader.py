"""A page to read: a title, text, and the keys that leave it."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from memory.sanitize import clean_text
from ui.key_hints import KeyHints
from ui.styles import sheet
from ui.texts import Texts


class ReaderScreen(Screen[None]):
    """Scrolls with the arrow keys; Esc or Q leaves."""

    CSS_PATH = sheet("reader")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,f1,question_mark", "leave", show=False),
        Binding("j", "scroll(1)", show=False),
        Binding("k", "scroll(-1)", show=False),
    ]

    def __init__(self, title: str, parts: tuple[Content, ...], texts: Texts, at: int = 0) -> None:
        super().__init__()
        self._title = clean_text(title)
        self._parts = parts
        self._at = at
        self._texts = texts

    def compose(self) -> ComposeResult:
        """Title, page, keys."""
        yield Static(Content(self._title).stylize("bold"), markup=False, classes="reader-title")
        with VerticalScroll(classes="reader-page"):
            for part in self._parts:
                yield Static(part, markup=False)
        yield KeyHints(self._texts("screen.reader_keys"), classes="reader-keys")

    def on_mount(self) -> None:
        """Arrow keys scroll at once; the part that is meant stands on top."""
        page = self.query_one(VerticalScroll)
        self.set_focus(page)
        if self._at:
            meant = page.children[self._at]
            self.call_after_refresh(page.scroll_to_widget, meant, animate=False, top=True)

    def action_scroll(self, step: int) -> None:
        """A line up or down."""
        self.query_one(VerticalScroll).scroll_relative(y=step, animate=False)

    def action_leave(self) -> None:
        """Back to the conversation."""
        self.dismiss(None)
