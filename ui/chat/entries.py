"""What stands in the transcript: the user's words, quiet lines, problems."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from memory.sanitize import clean_text
from ui.chat.entry import Entry

LONG = 4_000
"""Characters of a user's message that are shown before the rest is folded."""


class Note(Static):
    """A quiet line."""

    def __init__(self, text: str = "", classes: str = "") -> None:
        super().__init__(Content(clean_text(text)), markup=False, classes=classes)
        self.display = bool(text)

    def say(self, text: str) -> None:
        """Show another text; nothing is shown for ""."""
        self.update(Content(clean_text(text)))
        self.display = bool(text)


class UserEntry(Horizontal, Entry):
    """What the user said."""

    of_user = True

    def __init__(self, text: str, message_id: str = "") -> None:
        super().__init__()
        self._text = clean_text(text)
        self.message_id = message_id

    @property
    def text(self) -> str:
        """The user's words."""
        return self._text

    def compose(self) -> ComposeResult:
        """The words behind a mark."""
        shown = self.text if len(self.text) <= LONG else f"{self.text[:LONG]} …"
        yield Static(Content("›"), markup=False, classes="mark")
        yield Static(Content(shown), markup=False, classes="words")


class Focusable(Static, can_focus=True):
    """A line with keys of its own, reached with Tab from the empty prompt."""

    DEFAULT_CLASSES = "actionable"


class ProblemLine(Focusable):
    """Something went wrong: what, and what to do. With `retry`, R sends the message again."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("r", "retry", show=False)]

    @dataclass
    class Retry(Message):
        """Send this text again."""

        line: ProblemLine

    def __init__(self, sentence: str, remedy: str = "", retry: str = "") -> None:
        parts = [Content("! ").stylize("bold $text-warning"), Content(clean_text(sentence))]
        if remedy:
            parts.append(Content(f"\n  {clean_text(remedy)}").stylize("$text-muted"))
        if retry:
            parts += Content("\n  "), Content(" R ").stylize("bold on $surface"), Content(f" {retry}")
        super().__init__(Content.assemble(*parts), markup=False)
        self.can_focus = bool(retry)

    def action_retry(self) -> None:
        """R, or a click."""
        if self.can_focus:
            self.post_message(self.Retry(self))

    def on_click(self) -> None:
        """A click sends it again."""
        self.action_retry()
