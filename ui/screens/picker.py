"""A list to choose one thing from, with a line that searches it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ui.key_hints import KeyHints
from ui.screens.line_input import LineInput
from ui.styles import sheet
from ui.texts import Texts

T = TypeVar("T")


class Picker(ModalScreen[T], Generic[T]):
    """Closes with what was chosen, or None. `code` begins the names of its texts: "past." of "past.title"."""

    CSS_PATH = sheet("dialog")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "cancel", show=False),
        Binding("down", "to_list", show=False),
    ]

    def __init__(self, texts: Texts, code: str) -> None:
        super().__init__()
        self._texts = texts
        self._code = code
        self._all: Sequence[T] = ()
        self._shown: list[T] = []

    def compose(self) -> ComposeResult:
        """A line to search, and the list."""
        with Vertical(classes="dialog"):
            yield Static(Content(self._texts(f"{self._code}title")), markup=False, classes="dialog-title")
            yield LineInput(placeholder=self._texts("memories.search"))
            yield OptionList(markup=False)
            yield KeyHints(self._texts(f"{self._code}keys"), classes="dialog-keys")

    def words(self, one: T) -> str:
        """What the search looks at."""
        raise NotImplementedError

    def row(self, one: T) -> Content:
        """How it looks in the list."""
        raise NotImplementedError

    def offer(self, every: Sequence[T]) -> None:
        """These can be chosen."""
        self._all = every
        self._show(self.query_one(LineInput).value)

    def _show(self, query: str) -> None:
        wanted = query.casefold().split()
        self._shown = [one for one in self._all if all(word in self.words(one).casefold() for word in wanted)]
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options([Option(self.row(one)) for one in self._shown])
        options.highlighted = 0 if self._shown else None
        title = self._texts(f"{self._code}title" if self._shown else f"{self._code}none")
        self.query_one(".dialog-title", Static).update(Content(title))

    def on_input_changed(self, event: LineInput.Changed) -> None:
        """Search while typing."""
        event.stop()
        self._show(event.value)

    def on_input_submitted(self, event: LineInput.Submitted) -> None:
        """Enter takes the first."""
        event.stop()
        if self._shown:
            self.dismiss(self._shown[self.query_one(OptionList).highlighted or 0])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click takes one."""
        event.stop()
        self.dismiss(self._shown[event.option_index])

    def action_to_list(self) -> None:
        """From the search down to what it found."""
        self.query_one(OptionList).focus()

    def action_cancel(self) -> None:
        """Choose nothing."""
        self.dismiss(None)
