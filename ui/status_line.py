"""The last row: what is going on, which model, how full its window is, and whether memory is on."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rich.cells import cell_len
from textual.content import Content
from textual.widget import Widget

from ui.panel.bars import bar
from ui.texts import SEPARATOR, Texts, one_line

if TYPE_CHECKING:
    from assistant.events import Status

BAR_WIDTH = 8
NARROW = 70


class StatusLine(Widget):
    """One row under the prompt, so that an input method's window never covers what is typed."""

    def __init__(self, texts: Texts, model: str, user: str) -> None:
        super().__init__(id="status")
        self._texts = texts
        self._model = model
        self._user = user
        self._status: Status | None = None
        self._doing = texts("screen.starting")

    @property
    def status(self) -> Status | None:
        """What is shown; None until the engine is there."""
        return self._status

    def show(self, status: Status) -> None:
        """The engine's news."""
        self._status = status
        self.refresh()

    def used(self, tokens: int) -> None:
        """The request of this turn takes so many tokens."""
        if self._status is not None:
            self.show(replace(self._status, tokens_used=tokens))

    def doing(self, text: str) -> None:
        """What is going on right now; "" for nothing."""
        self._doing = text
        self.refresh()

    def render(self) -> Content:
        """Left what is going on, right how things are; the right side gives way last."""
        right = self._right()
        room = max(0, self.size.width - right.cell_length - 2)
        left = Content(self._left(room)).stylize("$text-muted").truncate(room, ellipsis=True, pad=True)
        return Content.assemble(left, "  ", right).truncate(self.size.width)

    def _left(self, room: int) -> str:
        status = self._status
        parts = [self._doing]
        if status is not None and not self._doing:
            parts.append(self._texts("status.learning") if status.learning else "")
            parts.append(self._texts("status.waiting", count=status.waiting) if status.waiting else "")
            parts.append(self._texts("status.failed", count=status.failed) if status.failed else "")
            parts += self._search(status)
        text = SEPARATOR.join(part for part in parts if part)
        hint = self._texts("screen.keys_hint")
        return text or (hint if cell_len(hint) <= room else "")

    def _search(self, status: Status) -> list[str]:
        parts = []
        if status.index in {"scan", "none"}:
            parts.append(self._texts(f"status.index_{status.index}"))
        if status.embedder == "none":
            parts.append(self._texts("status.embedder_none"))
        return parts

    def _right(self) -> Content:
        status = self._status
        user = "" if self._user in {"", "me"} else one_line(self._user, 20)
        if status is None:
            return _quiet(user, one_line(self._model, 40))
        model = self._texts("status.offline") if status.offline else one_line(status.model, 40)
        window = self._texts("status.tokens", used=status.tokens_used, window=status.window)
        parts = [_quiet(user, model, window)]
        if self.size.width >= NARROW:
            parts += Content(" "), bar(status.tokens_used, status.window, BAR_WIDTH)
        parts += Content(SEPARATOR).stylize("$text-muted"), self._memory(status)
        return Content.assemble(*parts)

    def _memory(self, status: Status) -> Content:
        if status.temporary:
            return Content(self._texts("status.temporary")).stylize("$text-warning")
        if not status.memory_on:
            return Content(self._texts("status.memory_off")).stylize("$text-warning")
        return Content(self._texts("status.memory_on")).stylize("$text-success")


def _quiet(*parts: str) -> Content:
    return Content(SEPARATOR.join(part for part in parts if part)).stylize("$text-muted")
