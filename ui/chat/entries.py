"""What stands in the transcript: the user's words, quiet lines, problems, news of what was learnt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from memory.records import Change, ChangeKind, Memory
from memory.sanitize import clean_text
from ui.chat.entry import Entry
from ui.texts import SEPARATOR, Texts, one_line

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


class LearntLine(Focusable):
    """One thing that was learnt, with keys to confirm, edit or drop it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,c", "confirm", show=False),
        Binding("e", "edit", show=False),
        Binding("f,d,delete", "forget", show=False),
        Binding("enter", "open", show=False),
    ]

    @dataclass
    class Act(Message):
        """The user wants to "confirm", "edit", "forget" or "open" a memory."""

        act: str
        memory: Memory
        line: LearntLine

    def __init__(self, change: Change, texts: Texts) -> None:
        self._change = change
        waiting = change.kind is ChangeKind.CANDIDATE
        acts = {"y": "confirm", "e": "edit", "f": "forget"}
        if not waiting:
            del acts["y"]
        keys = SEPARATOR.join(f"{key} {texts(f'memories.{act}')}" for key, act in acts.items())
        sign, style = ("? ", "bold $text-warning") if waiting else ("✓ ", "bold $text-success")
        mark = Content(sign).stylize(style)
        self._keys = Content(f"   {keys}").stylize("$text-muted")
        self._line = Content.assemble(mark, change_text(change, texts))
        if waiting:
            self._line = Content.assemble(self._line, ("   Tab", "$text-muted"))
        super().__init__(self._line, markup=False)
        self.can_focus = change.memory is not None and change.kind is not ChangeKind.FORGOTTEN

    def on_focus(self) -> None:
        """Show what can be done."""
        self.update(Content.assemble(self._line, self._keys))

    def on_blur(self) -> None:
        """Be quiet again."""
        self.update(self._line)

    def action_confirm(self) -> None:
        """Y: it is true."""
        self._act("confirm")

    def action_edit(self) -> None:
        """E: put it differently."""
        self._act("edit")

    def action_forget(self) -> None:
        """F: let it go."""
        self._act("forget")

    def action_open(self) -> None:
        """Enter: see it among all memories."""
        self._act("open")

    def on_click(self) -> None:
        """A click opens it."""
        self._act("open")

    def _act(self, act: str) -> None:
        if self._change.memory is not None and self.can_focus:
            self.post_message(self.Act(act, self._change.memory, self))


def change_text(change: Change, texts: Texts) -> str:
    """One line on what became of a memory."""
    content = one_line(change.memory.content) if change.memory else ""
    replaced = one_line(change.replaced.content) if change.replaced else ""
    if change.kind is ChangeKind.SUPERSEDED and not replaced:
        return texts("change.added", content=content)
    rule = texts.rule(change.rule) if change.kind is ChangeKind.REFUSED else ""
    return texts(f"change.{change.kind}", content=content, replaced=replaced, rule=rule)


SHOWN: tuple[ChangeKind, ...] = (
    ChangeKind.ADDED,
    ChangeKind.SUPERSEDED,
    ChangeKind.CANDIDATE,
    ChangeKind.FORGOTTEN,
    ChangeKind.EDITED,
    ChangeKind.CONFIRMED,
    ChangeKind.RESTORED,
)
"""What is worth a line; merged and refused ones are only in the log."""


class Learnt(Vertical):
    """What a turn taught, at most a few lines."""

    MOST = 4

    def __init__(self, changes: tuple[Change, ...], texts: Texts) -> None:
        super().__init__()
        self._changes = tuple(change for change in changes if change.kind in SHOWN)
        self._texts = texts
        self.display = bool(self._changes)

    def compose(self) -> ComposeResult:
        """A line each, the rest as a number."""
        for change in self._changes[: self.MOST]:
            yield LearntLine(change, self._texts)
        if len(self._changes) > self.MOST:
            yield Note(self._texts("panel.more", count=len(self._changes) - self.MOST))
