"""Ctrl+R: find something that was written before."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from assistant.port import Prompted
from ui.screens.line_input import LineInput
from ui.screens.picker import Picker
from ui.texts import Texts, one_line

_SHOWN_CHARS = 200


class PastPrompts(Picker[Prompted]):
    """Closes with the chosen prompt, or None."""

    def __init__(self, prompts: Sequence[Prompted], texts: Texts) -> None:
        super().__init__(texts, "past.")
        self._prompts = prompts

    def on_mount(self) -> None:
        """What is typed searches at once."""
        self.query_one(LineInput).focus()
        self.offer(self._prompts)

    def words(self, one: Prompted) -> str:
        """The whole prompt."""
        return one.text

    def row(self, one: Prompted) -> Content:
        """Its beginning, in one line."""
        return Content(one_line(one.text, _SHOWN_CHARS))
