"""/resume: choose an earlier conversation."""

from __future__ import annotations

from textual.content import Content
from textual.widgets import OptionList

from assistant.events import SessionView
from assistant.port import Assistant
from ui.failures import Failures
from ui.screens.picker import Picker
from ui.texts import SEPARATOR, one_line


class ResumeScreen(Picker[SessionView]):
    """Closes with the chosen conversation, or None."""

    def __init__(self, assistant: Assistant, failures: Failures) -> None:
        super().__init__(failures.texts, "resume.")
        self._assistant = assistant
        self._failures = failures

    def on_mount(self) -> None:
        """The list is read while the dialog stands."""
        self.query_one(OptionList).focus()
        self._failures.behind(self, self._load, "sessions")

    async def _load(self) -> None:
        sessions = await self._assistant.sessions()
        if self.is_attached:
            self.offer(sessions)

    def words(self, one: SessionView) -> str:
        """Title and day."""
        return f"{one.title} {one.day}"

    def row(self, one: SessionView) -> Content:
        """Title, day and number of messages."""
        title = one_line(one.title, 60) or self._texts("resume.untitled")
        facts = SEPARATOR.join((one_line(one.day), self._texts("resume.messages", count=one.messages)))
        return Content.assemble(title, (f"\n{facts}", "$text-muted"))
