"""A question before something large is done."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from ui.key_hints import KeyHints
from ui.styles import sheet
from ui.texts import Texts


class ConfirmScreen(ModalScreen[bool]):
    """Closes with True only after Y or Enter."""

    CSS_PATH = sheet("dialog")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,enter", "answer(True)", show=False),
        Binding("n,escape", "answer(False)", show=False),
    ]

    def __init__(self, question: str, texts: Texts) -> None:
        super().__init__()
        self._question = question
        self._texts = texts

    def compose(self) -> ComposeResult:
        """Question and keys."""
        with Vertical(classes="dialog"):
            yield Static(Content(self._question), markup=False, classes="dialog-title")
            yield KeyHints(self._texts("confirm.keys"), classes="dialog-keys")

    def action_answer(self, yes: bool) -> None:
        """Close."""
        self.dismiss(yes)
