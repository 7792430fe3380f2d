"""The memory panel where the screen is narrow: at most six lines over the prompt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.cells import cell_len, set_cell_size
from textual import events
from textual.content import Content
from textual.widget import Widget

from ui.panel.bars import bar
from ui.panel.blocks import block_name, current_text, empty_text
from ui.texts import Texts, one_line

if TYPE_CHECKING:
    from assistant.events import Block
    from memory.records import Line

MOST_LINES = 6
BAR_WIDTH = 6
NAME_WIDTH, COUNT_WIDTH, TOKENS_WIDTH = 20, 7, 10


class MemoryStrip(Widget):
    """A line for each block: name, count, tokens, its best line. A click or F3 opens the panel."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(id="strip")
        self._texts = texts
        self._blocks: tuple[Block, ...] = ()

    def show(self, blocks: Sequence[Block]) -> None:
        """Show the blocks of a turn."""
        self._blocks = tuple(blocks)
        self.refresh(layout=True)

    def render(self) -> Content:
        """One line a block, with the key at the right of the first."""
        width = max(20, self.size.width or self.container_size.width)
        hint = self._texts("panel.open_hint", key="F3")
        if not self._blocks:
            rows = [Content.assemble((self._texts("panel.none_yet"), "$text-muted"))]
        else:
            rows = [self._row(block) for block in self._blocks[:MOST_LINES]]
        room = width - cell_len(hint) - 2
        first = rows[0].truncate(room, ellipsis=True, pad=True)
        rows[0] = Content.assemble(first, "  ", (hint, "$text-muted"))
        return Content("\n").join([rows[0], *(row.truncate(width, ellipsis=True) for row in rows[1:])])

    def _row(self, block: Block) -> Content:
        best = max(block.lines, key=lambda line: line.score, default=None)
        words = self._words(block, best)
        count = set_cell_size(self._texts("panel.lines", count=len(block.lines)), COUNT_WIDTH)
        used = set_cell_size(f"{block.tokens}/{block.budget}", TOKENS_WIDTH)
        return Content.assemble(
            (set_cell_size(block_name(block, self._texts), NAME_WIDTH), "bold $text-primary"),
            (f" {count} {used} ", "$text-muted"),
            bar(block.tokens, block.budget, BAR_WIDTH),
            "  ",
            words if best else Content(words).stylize("$text-muted"),
        )

    def _words(self, block: Block, best: Line | None) -> str:
        if block.name == "current":
            return one_line(current_text(block.lines[-1], self._texts)) if block.lines else ""
        return one_line(best.text) if best else empty_text(block, self._texts)

    def on_click(self, event: events.Click) -> None:
        """Open the panel."""
        event.stop()
        self.app.call_later(self.app.run_action, "toggle_panel")
