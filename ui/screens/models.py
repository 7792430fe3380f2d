"""/model: choose one of the models that are there, or name another."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from assistant.port import Assistant
from ui.failures import Failures
from ui.key_hints import KeyHints
from ui.screens.line_input import LineInput
from ui.styles import sheet
from ui.texts import SEPARATOR, one_line


class ModelScreen(ModalScreen[tuple[str, str | None]]):
    """Closes with the chosen model's name and address, or with an empty name."""

    CSS_PATH = sheet("dialog")
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "cancel", show=False)]

    def __init__(self, assistant: Assistant, failures: Failures) -> None:
        super().__init__()
        self._assistant = assistant
        self._failures = failures
        self._texts = failures.texts
        self._found: list[tuple[str, str | None]] = []

    def compose(self) -> ComposeResult:
        """The list, and a line to name another."""
        with Vertical(classes="dialog"):
            yield Static(Content(self._texts("command.model.choices")), markup=False, classes="dialog-title")
            yield OptionList(markup=False)
            yield LineInput(placeholder=self._texts("models.other"))
            yield KeyHints(self._texts("models.keys"), classes="dialog-keys")

    def on_mount(self) -> None:
        """Looking around takes a moment; the dialog is there at once."""
        self.set_focus(self.query_one(OptionList))
        self._failures.behind(self, self._look, "models")

    async def _look(self) -> None:
        options = self.query_one(OptionList)
        with self._failures.told(self):
            for choice in await self._assistant.models():
                self._found.append((choice.name, choice.api_base))
                mark = "▸ " if choice.current else "  "
                where = SEPARATOR.join(one_line(part) for part in (choice.where, choice.note) if part)
                name = (f"{mark}{one_line(choice.name)}", "bold" if choice.current else "")
                options.add_option(Option(Content.assemble(name, (f"  {where}", "$text-muted"))))
                if choice.current:
                    options.highlighted = options.option_count - 1
        if not self._found:
            self.query_one(".dialog-title", Static).update(Content(self._texts("command.model.none")))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click takes one."""
        event.stop()
        self.dismiss(self._found[event.option_index])

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Another one, by name."""
        event.stop()
        self.dismiss((event.value.strip(), None))

    def action_cancel(self) -> None:
        """Keep what there is."""
        self.dismiss(("", None))
