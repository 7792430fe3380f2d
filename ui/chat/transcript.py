"""The conversation: the last messages, more on demand, always at the end unless the user reads further up."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from textual.containers import VerticalScroll
from textual.content import Content
from textual.message import Message as UiMessage
from textual.widget import Widget
from textual.widgets import Static
from textual.worker import WorkType

from ui.chat.entry import Entry
from ui.texts import Texts

PAGE = 20
"""Messages shown first, and added at a time."""
MOST = 50
"""Entries on the screen; the oldest go when more come."""
BATCH = 6
"""Entries mounted in one go, so that keys typed meanwhile are not held up."""
BREATH = 0.03
"""Seconds between two of them: time to paint."""


class Earlier(Static):
    """Stands above the first message where there are more."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(Content(texts("screen.earlier")), markup=False, id="earlier")

    def on_click(self) -> None:
        """A click asks for them."""
        self.post_message(Transcript.WantEarlier())


class Pill(Static):
    """Says that something new came below; a click goes there."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(Content(f" {texts('screen.new_below')} "), markup=False, id="pill")
        self.display = False

    def on_click(self) -> None:
        """To the end."""
        self.screen.query_one(Transcript).to_end()


class Transcript(VerticalScroll, can_focus=False):
    """Follows its end; scrolled up it stays where it is."""

    class WantEarlier(UiMessage):
        """The user reached the top and there is more."""

    @dataclass
    class Unseen(UiMessage):
        """Something new stands below the view, or not any more."""

        there: bool

    def __init__(self, texts: Texts) -> None:
        super().__init__(id="transcript")
        self._texts = texts
        self._unseen = False
        self._tending = False
        self.asking = False
        """Are older messages on their way?"""
        self.more = False
        self._pinned: Widget | None = None
        self._older = asyncio.Lock()
        """Held while older messages come or go: each of these takes several steps, and they undo one another."""

    def on_mount(self) -> None:
        """Follow the end from the start."""
        self.anchor()

    @property
    def at_end(self) -> bool:
        """Is the end in view, and followed?"""
        return not self._anchor_released or self.scroll_y >= self.max_scroll_y

    @property
    def first_id(self) -> str:
        """Id of the oldest message shown, or ""."""
        return next((entry.message_id for entry in self.entries() if entry.message_id), "")

    def entries(self) -> list[Entry]:
        """Messages on the screen, oldest first."""
        return [child for child in self.children if isinstance(child, Entry)]

    def actionable(self) -> tuple[list[Widget], list[Widget]]:
        """Lines with keys of their own, from top to bottom: those of the last turn, and earlier ones in view."""
        said = [at for at, child in enumerate(self.children) if isinstance(child, Entry) and child.of_user]
        begin = said[-1] if said else 0
        seen = self.region
        earlier = [line for line in _lines(self.children[:begin]) if line.region.overlaps(seen)]
        return _lines(self.children[begin:]), earlier

    def to_end(self) -> None:
        """Go to the end and follow it again."""
        self.anchor()
        self._tell(False)

    async def add(self, widget: Widget) -> None:
        """Put something at the end, above what is pinned there; it comes into view if the end was in view."""
        await self.mount(widget, before=self._pinned)
        self.grew()

    async def pin(self, widget: Widget | None) -> None:
        """Keep this at the end, whatever comes, in place of what was pinned before."""
        before, self._pinned = self._pinned, widget
        if before is not None and before.is_attached:
            await before.remove()
        if widget is not None:
            await self.mount(widget)
            self.grew()

    async def show(self, entries: Sequence[Entry], more: bool) -> None:
        """Put earlier messages above what is there, newest first, a few at a time."""
        async with self._older:
            await self._mount_above(entries)
            await self._set_more(more)

    async def _mount_above(self, entries: Sequence[Entry]) -> None:
        pending = list(entries)
        before = next((child for child in self.children if child.id != "earlier"), None)
        while pending:
            batch, pending = pending[-BATCH:], pending[:-BATCH]
            with self.app.batch_update():
                await self.mount_all(batch, before=before)
            before = batch[0]
            await asyncio.sleep(BREATH)

    def tend(self) -> None:
        """Wake what is near the view and put to rest what is far, once the screen has been laid out."""
        if not self._tending:
            self._tending = True
            self.call_after_refresh(self._begin_to_tend)

    def _begin_to_tend(self) -> None:
        # As a task of its own: the screen goes on while widgets come and go.
        task: WorkType[None] = self._tend
        self.run_worker(task, group="tend", exit_on_error=False)

    async def _tend(self) -> None:
        try:
            changed, seen, offset = await self._wake_and_rest()
        finally:
            self._tending = False
        if changed:
            self.call_after_refresh(self._keep, seen, offset)

    async def _wake_and_rest(self) -> tuple[bool, Entry | None, float]:
        """Did anything change, and which message stood at the top of the view, how far from it?"""
        page = max(1, self.size.height)
        top, bottom = self.scroll_y - page, self.scroll_y + 2 * page
        seen = next((entry for entry in self.entries() if entry.virtual_region.bottom > self.scroll_y), None)
        offset = 0.0 if seen is None else seen.virtual_region.y - self.scroll_y
        changed = False
        for entry in self.entries():
            region = entry.virtual_region
            near = region.bottom >= top and region.y <= bottom
            changed |= await (entry.wake() if near else entry.rest())
        return changed, seen, offset

    def _keep(self, seen: Entry | None, offset: float) -> None:
        """Heights above the view may have changed: what was at the top of it stays there."""
        if seen is not None and seen.is_attached and not self.at_end:
            # At once: a scroll that waits for the next refresh would undo an End that is pressed meanwhile.
            self.scroll_to(y=seen.virtual_region.y - offset, animate=False, immediate=True)
        self.tend()

    async def add_earlier(self, entries: Sequence[Entry], more: bool) -> None:
        """The same, keeping what is in view where it is."""
        self.asking = True
        from_end = self.max_scroll_y - self.scroll_y
        await self.show(entries, more)
        self.call_after_refresh(self._loaded, from_end)

    def _loaded(self, from_end: float) -> None:
        if not self.at_end:  # who went to the end meanwhile stays there
            self.scroll_to(y=self.max_scroll_y - from_end, animate=False, immediate=True)
        self.asking = False

    def reveal(self, entry: Entry) -> None:
        """Bring a message to the top of the view."""
        self.call_after_refresh(self.scroll_to_widget, entry, animate=False, top=True, force=True)

    def on_resize(self) -> None:
        """More or less is in view now."""
        self.tend()

    async def prune(self) -> None:
        """Let the oldest entries go; they come back on demand. Not while the user reads or waits for older ones."""
        self.tend()
        async with self._older:
            extra = self.entries()[:-MOST]
            if not extra or not self.at_end or self.asking:
                return
            last = self.children.index(extra[-1])
            await self.remove_children([child for child in self.children[: last + 1] if child.id != "earlier"])
            await self._set_more(True)

    async def clear(self) -> None:
        """A new conversation."""
        async with self._older:
            await self.remove_children()
            self._pinned = None
            self.more = False
            self.anchor()

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        """Ask for more at the top; tell when the end comes into view or leaves it."""
        super().watch_scroll_y(old_value, new_value)
        self.tend()
        self._ask_for_more()
        if old_value != new_value and self.at_end:
            self._tell(False)

    def _ask_for_more(self) -> None:
        if self.more and not self.asking and not self.at_end and self.scroll_y < 1:
            self.asking = True
            self.post_message(self.WantEarlier())

    def grew(self) -> None:
        """Something new came; tell it where the user does not look."""
        if not self.at_end:
            self._tell(True)

    def _tell(self, unseen: bool) -> None:
        if unseen != self._unseen:
            self._unseen = unseen
            self.post_message(self.Unseen(unseen))

    async def _set_more(self, more: bool) -> None:
        self.more = more
        shown = self.query(Earlier)
        if more and not shown:
            await self.mount(Earlier(self._texts), before=0 if self.children else None)
        elif not more:
            await shown.remove()
        self.call_after_refresh(self._ask_for_more)


def _lines(entries: Sequence[Widget]) -> list[Widget]:
    lines = [line for entry in entries for line in (entry, *entry.query(".actionable"))]
    return [line for line in lines if line.has_class("actionable") and line.focusable]
