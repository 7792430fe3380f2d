"""A text area whose word keys know Chinese, and that takes nothing unsafe from the clipboard."""

from __future__ import annotations

from textual import events
from textual.document._document import Location
from textual.widgets import TextArea

from memory.sanitize import clean_text
from ui import wrap


class WordArea(TextArea):
    """Ctrl+arrows, Ctrl+W and Alt+Backspace move by a character in Chinese, by a word elsewhere."""

    def get_cursor_word_left_location(self) -> Location:
        """One word to the left; a Chinese sentence is no single word."""
        row, column = self.cursor_location
        if column == 0:
            return super().get_cursor_word_left_location()
        return row, wrap.word_left(self.document[row], column)

    def get_cursor_word_right_location(self) -> Location:
        """One word to the right."""
        row, column = self.cursor_location
        if column == len(self.document[row]):
            return super().get_cursor_word_right_location()
        return row, wrap.word_right(self.document[row], column)

    def action_delete_word_right(self) -> None:
        """Delete to where one word to the right ends."""
        start, end = self.selection
        self._delete_via_keyboard(start, end if start != end else self.get_cursor_word_right_location())

    async def _on_paste(self, event: events.Paste) -> None:
        event.stop()
        event.prevent_default()
        self.paste(event.text)

    def paste(self, text: str) -> None:
        """Insert text from the clipboard."""
        if result := self._replace_via_keyboard(clean_text(text), *self.selection):
            self.move_cursor(result.end_location)

    def action_paste(self) -> None:
        """Paste what was last copied inside the app."""
        self.paste(self.app.clipboard)

    def _recompute_cursor_offset(self) -> None:
        """An undo may leave the cursor behind the end of the text (Textualize/textual#6687)."""
        location = self.clamp_visitable(self.cursor_location)
        self._cursor_offset = self.wrapped_document.location_to_offset(location)
