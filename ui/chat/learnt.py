"""The quiet line after a reply: what was learnt, with keys to keep, edit, drop or bring it back, in place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message

from memory.records import WITHHELD, Change, ChangeKind, Memory
from ui.chat.entries import Focusable, Note
from ui.texts import SEPARATOR, Texts, one_line, whole

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


class LearntLine(Focusable):
    """One thing that was learnt or changed. Tab leads here from the prompt; its keys work while it has the focus."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,c", "confirm", show=False),
        Binding("e", "edit", show=False),
        Binding("f,d,delete", "forget", show=False),
        Binding("u", "undo", show=False),
        Binding("enter", "open", show=False),
    ]

    @dataclass
    class Act(Message):
        """The user wants to "confirm", "edit", "forget", "undo" or "open" a memory."""

        act: str
        memory: Memory
        line: LearntLine

    def __init__(self, change: Change, texts: Texts, hint: bool = False) -> None:
        super().__init__(markup=False)
        self._texts = texts
        self._change = change
        self._hint = hint
        """Does it say how to get here?"""
        self._undoable = False

    def on_mount(self) -> None:
        """First look."""
        self._show()

    def become(self, change: Change, undoable: bool = True) -> None:
        """The user changed it: the line says so in place."""
        self._change = change
        self._hint = False
        self.offer_undo(undoable)

    def offer_undo(self, undoable: bool) -> None:
        """Only the user's last change can be taken back."""
        self._undoable = undoable
        self._show()

    def acts(self) -> tuple[str, ...]:
        """What can be done here, in the order of the keys shown."""
        kind = self._change.kind
        acts = [] if kind is ChangeKind.FORGOTTEN or self._change.memory is None else ["edit", "forget", "open"]
        if kind is ChangeKind.CANDIDATE:
            acts.insert(0, "confirm")
        if self._undoable:
            acts.append("undo")
        return tuple(acts)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that mean nothing here are left to the prompt."""
        return action not in KEYS or action in self.acts()

    def _show(self) -> None:
        waiting = self._change.kind is ChangeKind.CANDIDATE
        sign, style = ("? ", "bold $text-warning") if waiting else ("✓ ", "bold $text-success")
        self.can_focus = bool(self.acts())
        self.update(
            Content.assemble((sign, style), change_text(self._change, self._texts), (self._keys(), "$text-muted"))
        )

    def _keys(self) -> str:
        acts = self.acts()
        if self.has_focus:
            return "\n  " + SEPARATOR.join(f"{KEYS[act]} {self._texts(f'memories.{act}')}" for act in acts)
        if "undo" in acts:
            return self._hinted("screen.tab_undo")
        if "confirm" in acts:
            return self._hinted("screen.tab_confirm")
        return self._hinted("screen.tab_change") if acts and self._hint else ""

    def _hinted(self, code: str) -> str:
        """A short hint behind the line, or as a whole on the next."""
        return f"   {whole(self._texts(code))}"

    def watch_has_focus(self, focused: bool) -> None:
        """Show what can be done, or be quiet again."""
        super().watch_has_focus(focused)
        self._show()

    def action_confirm(self) -> None:
        """Y: it is true."""
        self._act("confirm")

    def action_edit(self) -> None:
        """E: put it differently."""
        self._act("edit")

    def action_forget(self) -> None:
        """F: let it go."""
        self._act("forget")

    def action_undo(self) -> None:
        """U: take the change back."""
        self._act("undo")

    def action_open(self) -> None:
        """Enter: see it among all memories."""
        self._act("open")

    def on_click(self) -> None:
        """A click opens it."""
        self._act("open")

    def _act(self, act: str) -> None:
        if self._change.memory is not None and act in self.acts():
            self.post_message(self.Act(act, self._change.memory, self))


KEYS = {"confirm": "y", "edit": "e", "forget": "f", "undo": "u", "open": "Enter"}


def is_shown(change: Change) -> bool:
    """Does the user want to see this at once: what changed, and that his wish not to keep a thing was heard?"""
    return change.kind in SHOWN or change.rule == WITHHELD


def change_text(change: Change, texts: Texts) -> str:
    """One line on what became of a memory."""
    content = one_line(change.memory.content) if change.memory else ""
    replaced = one_line(change.replaced.content) if change.replaced else ""
    if change.kind is ChangeKind.SUPERSEDED and not replaced:
        return texts("change.added", content=content)
    rule = texts.rule(change.rule) if change.kind is ChangeKind.REFUSED else ""
    return texts(f"change.{change.kind}", content=content, replaced=replaced, rule=rule)


class Learnt(Vertical):
    """What a turn taught, or what the user changed; at most a few lines."""

    MOST = 4

    def __init__(self, changes: tuple[Change, ...], texts: Texts) -> None:
        super().__init__()
        self._texts = texts
        shown = [change for change in changes if is_shown(change)]
        self.lines = tuple(LearntLine(change, texts, hint=at == 0) for at, change in enumerate(shown[: self.MOST]))
        self._more = len(shown) - len(self.lines)
        self.display = bool(self.lines)

    def compose(self) -> ComposeResult:
        """A line each, the rest as a number."""
        yield from self.lines
        if self._more:
            yield Note(self._texts("panel.more", count=self._more))


class Undoable:
    """Remembers which line shows the user's last change: only there it can be taken back."""

    def __init__(self) -> None:
        self._line: LearntLine | None = None

    def move_to(self, line: LearntLine | None) -> None:
        """The user changed something else."""
        if self._line is not None and self._line is not line and self._line.is_attached:
            self._line.offer_undo(False)
        self._line = line
