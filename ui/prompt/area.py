"""The prompt: a text area where Enter sends, that knows what was pasted and what was said before."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.document._document import EditResult, Location
from textual.document._edit import Edit
from textual.message import Message

from assistant.port import Prompted
from memory.sanitize import clean_text
from ui.prompt.history import History
from ui.prompt.menu import SlashMenu
from ui.prompt.pastes import Chips, Span, is_huge, merged, shifted
from ui.texts import Texts
from ui.word_area import WordArea

NEWLINE_KEYS = frozenset({"ctrl+j", "shift+enter", "shift+\r", "alt+enter"})
"""`shift+\\r` is what tmux makes of Shift+Enter."""


class Prompt(WordArea):
    """Where the user types. Keys that an open slash menu wants go to it first."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup,shift+up", "app.scroll_talk(-1)", show=False),
        Binding("pagedown,shift+down", "app.scroll_talk(1)", show=False),
        Binding("ctrl+home", "app.scroll_talk(-1000)", show=False),
        Binding("ctrl+end", "app.scroll_talk(1000)", show=False),
        Binding("ctrl+y", "app.copy_reply", show=False),
        Binding("ctrl+z", "app.suspend_process", show=False),
        Binding("ctrl+p", "commands", show=False),
        Binding("ctrl+underscore,super+z", "undo", show=False),
    ]

    @dataclass
    class Submitted(Message):
        """The user sends `text`; the spans of it that were pasted are in `pasted`."""

        text: str
        pasted: tuple[Span, ...]

    class Passed(Message):
        """Enter in the empty prompt."""

    class HelpAsked(Message):
        """A question mark was typed into the empty prompt."""

    def __init__(self, texts: Texts, menu: SlashMenu) -> None:
        hint = Content(texts("screen.prompt"))
        super().__init__(id="prompt", placeholder=hint, highlight_cursor_line=False, compact=True)
        self._texts = texts
        self._menu = menu
        self._chips = Chips()
        self._spans: tuple[Span, ...] = ()
        self._spans_of: dict[int, tuple[Span, ...]] = {}
        self.past = History()
        self.take_back: Callable[[], Prompted | None] = lambda: None
        """Asked first when the up key is pressed in the empty prompt: a message that still waits."""

    @property
    def saved(self) -> Prompted:
        """The prompt as it stands."""
        return Prompted(self.text, self._spans)

    def put(self, saved: Prompted) -> None:
        """Show a prompt from elsewhere, cursor at its end."""
        self.load_text(saved.text)
        self._spans = saved.pasted
        self._spans_of[hash(self.text)] = saved.pasted
        self.move_cursor(self.document.end)

    def restore(self, saved: Prompted) -> None:
        """Show a whole prompt again; a huge one as a chip."""
        self.put(self._as_chip(saved.text) if is_huge(saved.text) else saved)

    def _as_chip(self, content: str) -> Prompted:
        """A short label that stands for the text, all of which counts as pasted."""
        count = self._texts.count(len(content))
        label = f"[{self._texts('screen.paste_chip', number=self._chips.next_number, count=count)}]"
        self._chips.add(label, content)
        return Prompted(label, ((0, len(label)),))

    @property
    def begins_typed(self) -> bool:
        """Was the first character typed, not pasted?"""
        return not (self._spans and self._spans[0][0] == 0)

    def invite(self, text: str) -> None:
        """What the empty prompt says; "" for the usual."""
        self.placeholder = Content(text or self._texts("screen.prompt"))

    def replace_all(self, text: str) -> None:
        """Put `text` in place of everything, as if it were typed."""
        self._replace_via_keyboard(text, self.document.start, self.document.end)

    def expanded(self) -> Prompted:
        """What would be sent: chips replaced by what they stand for, and the pasted spans."""
        return Prompted(*self._chips.expand(self.text, self._spans))

    def take(self) -> None:
        """Empty the prompt into the history."""
        self.past.add(self.saved)
        self.load_text("")
        self._spans = ()
        self._spans_of.clear()

    def on_focus(self) -> None:
        """The first position of the real cursor is wrong until something moves (Textualize/textual#6082)."""
        self.call_after_refresh(self.place_cursor)

    def on_resize(self) -> None:
        """The prompt grew or moved: the input method's window follows."""
        self.call_after_refresh(self.place_cursor)

    def place_cursor(self) -> None:
        """Put the terminal's own cursor, where input methods draw, to ours."""
        if self.has_focus:
            self.app.cursor_position = self.cursor_screen_offset

    async def _on_key(self, event: events.Key) -> None:
        if self._menu.is_open and self._menu_takes(event.key):
            handled = True
        elif event.key in NEWLINE_KEYS:
            handled = True
            self._type("\n")
        else:
            handled = self._special(event)
        if handled:
            event.stop()
            event.prevent_default()
        else:
            await super()._on_key(event)

    def _special(self, event: events.Key) -> bool:
        """Keys that mean something else here than in a text area; False where they do not, this time."""
        match event.key:
            case "enter":
                self._enter()
            case "up" if self.navigator.is_first_wrapped_line(self.cursor_location):
                waiting = None if self.text else self.take_back()
                self._recall(waiting or self.past.previous(self.saved))
            case "down" if self.navigator.is_last_wrapped_line(self.cursor_location):
                self._recall(self.past.following())
            case "end" if self.cursor_at_end_of_text:
                self.app.call_later(self.app.run_action, "scroll_talk(1000)")
            case "ctrl+d" if not self.text:
                self.app.call_later(self.app.run_action, "quit")
            case _ if event.character in {"?", "？"} and not self.text:
                self.post_message(self.HelpAsked())
            case _:
                return False
        return True

    def _enter(self) -> None:
        row, column = self.cursor_location
        if self.document[row][:column].endswith("\\"):
            self._replace_via_keyboard("\n", (row, column - 1), (row, column))
        elif self.text.strip():
            self._send()
        else:
            self.post_message(self.Passed())

    def _send(self) -> None:
        """What is typed from now on is the next message, however late this one is dealt with."""
        whole = self.expanded()
        self.take()
        self.post_message(self.Submitted(whole.text, whole.pasted))

    def _menu_takes(self, key: str) -> bool:
        """Does the list of commands handle this key? It first catches up with what was typed."""
        self._menu.follow(self.text, self.begins_typed)
        taken = self._menu.is_open and self._menu.press(key)
        if isinstance(taken, SlashMenu.Chosen):
            self.choose(taken)
        return bool(taken)

    def choose(self, chosen: SlashMenu.Chosen) -> None:
        """A command from the list is sent, or stands in the prompt for its argument."""
        self.replace_all(f"{chosen.line} " if chosen.insert else chosen.line)
        if not chosen.insert:
            self._send()

    def look_up(self, saved: Prompted) -> None:
        """Show one of the earlier prompts; up and down go on from there."""
        self.past.go_to(saved, self.saved)
        self._recall(saved)

    def _recall(self, saved: Prompted | None) -> None:
        if saved is not None and is_huge(saved.text):
            saved = self._as_chip(saved.text)
            self.past.swap(saved)
        if saved is not None:
            self.put(saved)

    def _type(self, text: str) -> None:
        self._replace_via_keyboard(text, *self.selection)

    def paste(self, text: str) -> None:
        """Insert text from the clipboard, marked as pasted; a huge one as a chip."""
        content = clean_text(text)
        if not content:
            return
        shown = self._as_chip(content).text if is_huge(content) else content
        start = self._index(min(self.selection))
        if result := self._replace_via_keyboard(shown, *self.selection):
            self.move_cursor(result.end_location)
            self._mark((*self._spans, (start, start + len(shown))))

    def _index(self, location: Location) -> int:
        """Characters before a location."""
        row, column = location
        return sum(len(self.document[line]) + 1 for line in range(row)) + column

    def _mark(self, spans: tuple[Span, ...]) -> None:
        self._spans = merged(spans)
        self._spans_of[hash(self.text)] = self._spans

    def edit(self, edit: Edit) -> EditResult:
        """Every change of the text goes through here: the pasted spans move along."""
        if not self._spans:
            return super().edit(edit)
        start = self._index(edit.top)
        end = self._index(edit.bottom)
        result = super().edit(edit)
        self._mark(shifted(self._spans, start, end, len(edit.text)))
        return result

    def undo(self) -> None:
        """Take the last change back, pasted spans included."""
        super().undo()
        self._spans = self._spans_of.get(hash(self.text), ())

    def redo(self) -> None:
        """Make it again, pasted spans included."""
        super().redo()
        self._spans = self._spans_of.get(hash(self.text), ())

    def action_commands(self) -> None:
        """The list of commands, as by typing its slash."""
        if not self.text:
            self.insert("/")

    def action_delete_left(self) -> None:
        """A chip goes as a whole."""
        row, column = self.cursor_location
        chip = self._chips.at_end(self.document[row][:column]) if self.selection.is_empty else ""
        if chip:
            self._delete_via_keyboard((row, column - len(chip)), (row, column))
        else:
            super().action_delete_left()
