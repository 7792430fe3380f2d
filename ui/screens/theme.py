"""/theme: choose the colours, seeing them at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ui.key_hints import KeyHints
from ui.styles import sheet
from ui.texts import Texts


class ThemeScreen(ModalScreen[str]):
    """Closes with the name of a theme, or ""."""

    CSS_PATH = sheet("dialog")
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "cancel", show=False)]

    def __init__(self, names: Sequence[str], wear: Callable[[str], None], texts: Texts) -> None:
        super().__init__()
        self._names = names
        self._wear = wear
        self._texts = texts

    def compose(self) -> ComposeResult:
        """The list."""
        with Vertical(classes="dialog"):
            yield Static(Content(self._texts("theme.title")), markup=False, classes="dialog-title")
            yield OptionList(*(Option(Content(self._label(name))) for name in self._names), markup=False)
            yield KeyHints(self._texts("theme.keys"), classes="dialog-keys")

    def _label(self, name: str) -> str:
        return self._texts(f"theme.{name}") if name in {"auto", "dark", "light"} else name

    def on_mount(self) -> None:
        """The list has the focus; nothing changes before a key is pressed."""
        self.query_one(OptionList).focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show it at once."""
        event.stop()
        self._wear(self._names[event.option_index])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Keep it."""
        event.stop()
        self.dismiss(self._names[event.option_index])

    def action_cancel(self) -> None:
        """As it was before."""
        self.dismiss("")
