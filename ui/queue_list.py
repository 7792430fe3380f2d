"""Messages that wait for the running answer to end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from ui.texts import Texts, one_line

if TYPE_CHECKING:
    from ui.chat.outbox import Outgoing

MOST = 3


class QueueRow(Static):
    """One waiting message; a click takes it back into the prompt."""

    @dataclass
    class TakeBack(Message):
        """The user wants it back."""

        number: int

    def __init__(self, outgoing: Outgoing, texts: Texts) -> None:
        self._number = outgoing.number
        shown = Content(one_line(outgoing.text, 200))
        super().__init__(
            Content.assemble(("▸ ", "$text-muted"), shown, (f"  {texts('screen.queued')}", "$text-muted")),
            markup=False,
        )

    def on_click(self) -> None:
        """Take it back."""
        self.post_message(self.TakeBack(self._number))


class QueueList(Vertical):
    """A compact list over the prompt; the up key in the empty prompt takes the last one back."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(id="queue")
        self._texts = texts
        self._waiting: tuple[Outgoing, ...] = ()
        self.display = False

    async def on_mount(self) -> None:
        """Something may have been sent before the list was on the screen."""
        if self._waiting:
            await self.show(self._waiting)

    async def show(self, waiting: Sequence[Outgoing]) -> None:
        """Show what waits, next first."""
        self._waiting = tuple(waiting)
        self.display = bool(waiting)
        if not self.is_attached:
            return
        async with self.lock:
            await self.remove_children()
            await self.mount_all([QueueRow(outgoing, self._texts) for outgoing in waiting[:MOST]])
            if len(waiting) > MOST:
                more = Content(self._texts("panel.more", count=len(waiting) - MOST))
                await self.mount(Static(more, markup=False))
