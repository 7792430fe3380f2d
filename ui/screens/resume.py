"""/resume: choose an earlier conversation."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from assistant.events import SessionView
from assistant.port import Assistant
from ui.failures import Failures
from ui.key_hints import KeyHints
from ui.screens.line_input import LineInput
from ui.styles import sheet
from ui.texts import SEPARATOR, one_line


class ResumeScreen(ModalScreen[str]):
    """Closes with the id of the chosen conversation, or ""."""

    CSS_PATH = sheet("dialog")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "cancel", show=False),
        Binding("down", "to_list", show=False),
    ]

    def __init__(self, assistant: Assistant, failures: Failures) -> None:
        super().__init__()
        self._assistant = assistant
        self._failures = failures
        self._texts = failures.texts
        self._all: tuple[SessionView, ...] = ()
        self._shown: list[SessionView] = []

    def compose(self) -> ComposeResult:
        """A line to search, and the list."""
        with Vertical(classes="dialog"):
            yield Static(Content(self._texts("resume.title")), markup=False, classes="dialog-title")
            yield LineInput(placeholder=self._texts("memories.search"))
            yield OptionList(markup=False)
            yield KeyHints(self._texts("resume.keys"), classes="dialog-keys")

    def on_mount(self) -> None:
        """The list is read while the dialog stands."""
        self.query_one(OptionList).focus()
        self._failures.behind(self, self._load, "sessions")

    async def _load(self) -> None:
        self._all = await self._assistant.sessions()
        if self.is_attached:
            self._show("")

    def _show(self, query: str) -> None:
        wanted = query.casefold().split()
        self._shown = [one for one in self._all if all(word in f"{one.title} {one.day}".casefold() for word in wanted)]
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options([Option(self._row(one)) for one in self._shown])
        options.highlighted = 0 if self._shown else None
        title = self._texts("resume.title" if self._shown else "resume.none")
        self.query_one(".dialog-title", Static).update(Content(title))

    def _row(self, session: SessionView) -> Content:
        title = one_line(session.title, 60) or self._texts("resume.untitled")
        facts = SEPARATOR.join((one_line(session.day), self._texts("resume.messages", count=session.messages)))
        return Content.assemble(title, (f"\n{facts}", "$text-muted"))

    def on_input_changed(self, event: LineInput.Changed) -> None:
        """Search while typing."""
        event.stop()
        self._show(event.value)

    def on_input_submitted(self, event: LineInput.Submitted) -> None:
        """Enter takes the first."""
        event.stop()
        if self._shown:
            self.dismiss(self._shown[self.query_one(OptionList).highlighted or 0].id)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click takes one."""
        event.stop()
        self.dismiss(self._shown[event.option_index].id)

    def action_to_list(self) -> None:
        """From the search down to what it found."""
        self.query_one(OptionList).focus()

    def action_cancel(self) -> None:
        """Stay here."""
        self.dismiss("")
