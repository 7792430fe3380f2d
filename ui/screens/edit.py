"""A small dialog to put one memory into other words."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from memory.sanitize import clean_text
from ui.key_hints import KeyHints
from ui.styles import sheet
from ui.texts import Texts, one_line
from ui.word_area import WordArea

LONGEST = 2_000
"""Characters that a text area still edits smoothly, far more than one sentence needs."""


class EditArea(WordArea):
    """Enter saves: a memory is one sentence."""

    def paste(self, text: str) -> None:
        """A paste becomes one line, no longer than a memory may be."""
        super().paste(one_line(text, LONGEST))

    async def _on_key(self, event: events.Key) -> None:
        if event.key == "enter":
            event.stop()
            event.prevent_default()
            await self.screen.run_action("save")
        else:
            await super()._on_key(event)


class EditScreen(ModalScreen[str]):
    """Closes with the new words, or "" where nothing is to be changed."""

    CSS_PATH = sheet("dialog")
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "cancel", show=False)]

    def __init__(self, content: str, texts: Texts) -> None:
        super().__init__()
        self._content = clean_text(content)
        self._texts = texts

    def compose(self) -> ComposeResult:
        """Question, text, keys."""
        with Vertical(classes="dialog"):
            yield Static(Content(self._texts("memories.edit_title")), markup=False, classes="dialog-title")
            yield EditArea(self._content, compact=True, highlight_cursor_line=False)
            yield KeyHints(self._texts("memories.edit_keys"), classes="dialog-keys")

    def on_mount(self) -> None:
        """The cursor behind the last word."""
        area = self.query_one(EditArea)
        area.move_cursor(area.document.end)
        self.set_focus(area)

    def action_save(self) -> None:
        """Close with the words, if they changed."""
        words = " ".join(clean_text(self.query_one(EditArea).text).split())
        self.dismiss("" if words == self._content else words)

    def action_cancel(self) -> None:
        """Close without a change."""
        self.dismiss("")
