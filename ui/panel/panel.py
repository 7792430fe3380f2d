"""The memory panel: the blocks of this turn, line by line, with the keys that change a memory in place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from ui.panel.blocks import empty_text
from ui.texts import Texts

if TYPE_CHECKING:
    from assistant.events import Block, DaySoFar
    from memory.records import Change
    from ui.panel.rows import LineRow


class MemoryPanel(VerticalScroll, can_focus=True):
    """What the model is told about the user, this turn."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "move(-1)", show=False),
        Binding("down,j", "move(1)", show=False),
        Binding("enter,o", "act('open')", show=False),
        Binding("e", "act('edit')", show=False),
        Binding("f,d,delete", "act('forget')", show=False),
        Binding("w", "app.why", show=False),
    ]

    @dataclass
    class Act(Message):
        """The user wants to "open", "edit" or "forget" the memory of a line."""

        act: str
        memory_id: str

    def __init__(self, texts: Texts) -> None:
        super().__init__(id="panel")
        self._texts = texts
        self._blocks: tuple[Block, ...] = ()
        self._at = -1
        self._day: Content | None = None
        """What stands under the blocks."""

    @property
    def blocks(self) -> tuple[Block, ...]:
        """What is shown."""
        return self._blocks

    async def show(self, blocks: Sequence[Block], tokens: int) -> None:
        """Show the blocks of a turn in place of what was there."""
        self._blocks = tuple(blocks)
        self._at = -1
        with self.app.batch_update():
            await self.remove_children()
            await self.mount_all(self._widgets(tokens))

    async def reword(self) -> None:
        """Say the same in the language that the screen speaks now."""
        await self.show(self._blocks, 0)

    def show_day(self, day: DaySoFar, waiting: int) -> None:
        """Under the blocks: today so far, the questions still open, and how much waits for a decision."""
        from ui.panel.day import day_foot

        self._day = day_foot(day, waiting, self._texts)
        for foot in self.query(".panel-day").results(Static):
            foot.update(self._day)
            foot.display = bool(self._day)

    async def follow(self, changes: Sequence[Change]) -> None:
        """Show what the user did to memories: forgotten lines go, others get their new words."""
        words = {change.memory.id: change.memory.content for change in changes if change.memory}
        gone = {change.memory.id for change in changes if change.memory and change.kind == "forgotten"}
        for row in self._rows():
            if row.memory_id in gone:
                await row.remove()
            elif row.memory_id in words:
                row.reword(words[row.memory_id])

    def cite(self, ids: Sequence[str]) -> None:
        """Mark the lines that the answer used."""
        wanted = set(ids)
        for row in self._rows():
            if {row.line.id, row.memory_id} & wanted:
                row.mark_cited()

    def _widgets(self, tokens: int) -> list[Widget]:
        from ui.key_hints import KeyHints

        texts = self._texts
        total = texts("panel.cost", count=tokens) if tokens else ""
        title = Content.assemble((texts("panel.title"), "bold"), (f"  {total}".rstrip(), "$text-muted"))
        widgets: list[Widget] = [Static(title, markup=False, classes="panel-title")]
        for block in self._blocks:
            widgets += self._block(block)
        if not self._blocks:
            widgets.append(Static(Content(texts("panel.none_yet")), markup=False, classes="empty"))
        foot = Static(self._day or "", markup=False, classes="panel-day")
        foot.display = bool(self._day)
        widgets.append(foot)
        widgets.append(KeyHints(texts("panel.keys"), classes="panel-keys"))
        return widgets

    def _block(self, block: Block) -> Iterator[Widget]:
        from ui.panel.rows import BlockHead, LineRow

        yield BlockHead(block, self._texts)
        for line in block.lines:
            yield LineRow(line, self._texts, current=block.name == "current")
        if not block.lines and block.name != "current":
            yield Static(Content(empty_text(block, self._texts)), markup=False, classes="empty")

    def _rows(self) -> list[LineRow]:
        from ui.panel.rows import LineRow

        return list(self.query(LineRow))

    def action_move(self, step: int) -> None:
        """Pick the line before or after."""
        rows = self._rows()
        if rows:
            self._pick(rows, max(0, min(len(rows) - 1, self._at + step)) if self._at >= 0 else 0)

    def action_act(self, act: str) -> None:
        """Do something with the memory of the picked line."""
        rows = self._rows()
        if 0 <= self._at < len(rows) and rows[self._at].memory_id:
            row = rows[self._at]
            self.post_message(self.Act(act, row.memory_id))

    def on_line_row_picked(self, event: LineRow.Picked) -> None:
        """A click picks, a second one opens."""
        rows = self._rows()
        at = rows.index(event.row)
        if at == self._at:
            self.action_act("open")
        self._pick(rows, at)
        self.focus()

    def _pick(self, rows: list[LineRow], at: int) -> None:
        self._at = at
        for index, row in enumerate(rows):
            row.set_class(index == at, "-picked")
        rows[at].scroll_visible(animate=False)
