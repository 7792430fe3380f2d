"""A list of memories that draws only what is in view, however many there are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.reactive import reactive
from textual.scroll_view import ScrollView
from textual.strip import Strip

from assistant.events import MemoryView
from memory.records import Status
from ui.texts import SEPARATOR, Texts, one_line

ROOMY = 30
"""Rows of the screen from which an empty row stands between two memories."""

MARKS = {Status.CANDIDATE: "?", Status.ACTIVE: "▪"}
PICKED = "›"


class MemoryList(ScrollView, can_focus=True):
    """Memories, two rows each: what is remembered, and the words it came from."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"list--picked", "list--quiet", "list--waiting", "list--mark"}
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "move(-1)", show=False),
        Binding("down,j", "move(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("home,g", "move(-1000000)", show=False),
        Binding("end,G", "move(1000000)", show=False),
    ]

    at: reactive[int] = reactive(0)
    """Index of the picked memory."""

    @dataclass
    class Picked(Message):
        """Another memory is picked."""

        view: MemoryView | None

    def __init__(self, texts: Texts) -> None:
        super().__init__(id="memory-list")
        self._texts = texts
        self._views: tuple[MemoryView, ...] = ()

    @property
    def row_height(self) -> int:
        """Rows one memory takes."""
        return 3 if self.app.size.height >= ROOMY else 2

    @property
    def picked(self) -> MemoryView | None:
        """The picked memory."""
        return self._views[self.at] if 0 <= self.at < len(self._views) else None

    @property
    def views(self) -> tuple[MemoryView, ...]:
        """What is listed."""
        return self._views

    def show(self, views: Sequence[MemoryView], memory_id: str = "") -> None:
        """Show other memories; `memory_id` is picked if it is among them, else the same place as before."""
        self._views = tuple(views)
        ids = [view.memory.id for view in self._views]
        self.at = ids.index(memory_id) if memory_id in ids else max(0, min(self.at, len(ids) - 1))
        self._measure()
        self.post_message(self.Picked(self.picked))

    def on_resize(self) -> None:
        """The height of a memory depends on the screen."""
        self._measure()

    def _measure(self) -> None:
        self.virtual_size = Size(self.scrollable_content_region.width, len(self._views) * self.row_height)
        self._follow()
        self.refresh()

    def action_move(self, step: int) -> None:
        """Pick another one."""
        if self._views:
            self.at = max(0, min(len(self._views) - 1, self.at + step))

    def action_page(self, step: int) -> None:
        """Pick one a page away."""
        self.action_move(step * max(1, self.size.height // self.row_height))

    def on_click(self, event: events.Click) -> None:
        """Pick what was clicked."""
        index = (event.y + self.scroll_offset.y) // self.row_height
        if index < len(self._views):
            self.at = index

    def watch_at(self) -> None:
        """Keep it in view."""
        self._follow()
        self.refresh()
        self.post_message(self.Picked(self.picked))

    def _follow(self) -> None:
        region = Region(0, self.at * self.row_height, 1, self.row_height)
        self.scroll_to_region(region, animate=False, force=True)

    def render_line(self, y: int) -> Strip:
        """One row on the screen."""
        width = self.size.width
        index, row = divmod(y + self.scroll_offset.y, self.row_height)
        base = self.rich_style
        if index >= len(self._views):
            return Strip.blank(width, base)
        if index == self.at:
            base += self.get_component_rich_style("list--picked", partial=True)
        view = self._views[index]
        match row:
            case 0:
                segments = self._words(view, base, width)
            case 1:
                segments = self._origin(view, base)
            case _:
                segments = []
        strip = Strip(segments).crop(0, width)
        return strip.extend_cell_length(width, base).apply_offsets(0, y)

    def _words(self, view: MemoryView, base: Style, width: int) -> list[Segment]:
        memory, texts = view.memory, self._texts
        mark = base + self.get_component_rich_style(
            "list--waiting" if memory.status is Status.CANDIDATE else "list--mark", partial=True
        )
        quiet = base + self.get_component_rich_style("list--quiet", partial=True)
        facts = [texts(f"kind.{memory.kind}"), memory.day]
        if memory.status is not Status.ACTIVE:
            facts.insert(0, texts(f"memory_status.{memory.status}"))
        right = SEPARATOR.join(facts)
        room = max(8, width - cell_len(right) - 6)
        words = cut(one_line(memory.content), room)
        return [
            Segment(f"{PICKED if view is self.picked else ' '}{MARKS.get(memory.status, '-')} ", mark),
            Segment(words + " " * (room - cell_len(words)), base),
            Segment(f"  {right} ", quiet),
        ]

    def _origin(self, view: MemoryView, base: Style) -> list[Segment]:
        quiet = base + self.get_component_rich_style("list--quiet", partial=True)
        return [Segment("   " + cut(origin_text(view, self._texts), max(8, self.size.width - 4)), quiet)]


def origin_text(view: MemoryView, texts: Texts) -> str:
    """The words it came from, or how else it came here."""
    if not view.quotes:
        return texts(f"source.{view.memory.source_type}")
    date = view.said_at[:10] or view.memory.day
    return texts("memories.said", date=date, quote=one_line(view.quotes[0]))


def cut(text: str, width: int) -> str:
    """The text in at most `width` cells."""
    if cell_len(text) <= width:
        return text
    taken = 0
    for index, character in enumerate(text):
        taken += cell_len(character)
        if taken > width - 1:
            return f"{text[:index]}…"
    return text
