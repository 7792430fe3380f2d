"""A line to type into whose word keys know Chinese, and that takes nothing unsafe from the clipboard."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.widgets import Input
from textual.widgets.input import Selection

from ui import wrap
from ui.texts import one_line

LONGEST_PASTE = 400
"""Characters of a paste that are taken: it is a search or a name."""


class LineInput(Input):
    """Ctrl+arrows, Ctrl+W and Alt+Backspace move by a character in Chinese, by a word elsewhere."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+backspace,alt+backspace", "delete_left_word", show=False),
        Binding("alt+delete", "delete_right_word", show=False),
    ]

    def __init__(self, value: str = "", *, placeholder: str, id: str | None = None) -> None:  # Textual's name
        # What is typed while the focus is on its way stands in it by then: selected, it would be typed over.
        super().__init__(value, placeholder=placeholder, id=id, select_on_focus=False)

    def action_cursor_left_word(self, select: bool = False) -> None:
        """One word to the left."""
        self._go(wrap.word_left(self.value, self.cursor_position), select)

    def action_cursor_right_word(self, select: bool = False) -> None:
        """One word to the right."""
        self._go(wrap.word_right(self.value, self.cursor_position), select)

    def action_delete_left_word(self) -> None:
        """Delete one word to the left."""
        self._delete_to(wrap.word_left(self.value, self.cursor_position))

    def action_delete_right_word(self) -> None:
        """Delete one word to the right."""
        self._delete_to(wrap.word_right(self.value, self.cursor_position))

    def _go(self, target: int, select: bool) -> None:
        if select:
            self.selection = Selection(self.selection.start, target)
        else:
            self.cursor_position = target

    def _delete_to(self, target: int) -> None:
        if self.selection.is_empty:
            self.delete(target, self.cursor_position)
        else:
            self.delete_selection()

    def _on_paste(self, event: events.Paste) -> None:
        event.stop()
        event.prevent_default()
        self.replace(one_line(event.text, LONGEST_PASTE), *self.selection)
