"""The rows of the memory panel."""

from __future__ import annotations

from dataclasses import dataclass, replace

from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from assistant.events import Block
from memory.records import Line, Source
from ui.panel.blocks import block_head, current_text
from ui.texts import SEPARATOR, Texts, one_line, whole

BAR_WIDTH = 16
LINE_LIMIT = 200
"""Characters of one line that are shown; the whole text is in /why."""


class BlockHead(Static):
    """Name of a block, how many lines it has and what it takes of its budget."""

    def __init__(self, block: Block, texts: Texts) -> None:
        super().__init__(block_head(block, texts, BAR_WIDTH), markup=False)


class LineRow(Static):
    """One line of a block: the words, then date, why, score and cost."""

    @dataclass
    class Picked(Message):
        """Clicked."""

        row: LineRow

    def __init__(self, line: Line, texts: Texts, current: bool = False) -> None:
        self.line = line
        self._texts = texts
        self._current = current
        super().__init__(self._content(cited=False), markup=False)

    @property
    def memory_id(self) -> str:
        """Id of the memory shown, or "" where the line is none."""
        if self.line.source is not Source.MEMORY:
            return ""
        return self.line.id.removeprefix(f"{Source.MEMORY}:")

    def reword(self, text: str) -> None:
        """The memory was put into other words."""
        self.line = replace(self.line, text=text)
        self.update(self._content(cited=False))

    def mark_cited(self) -> None:
        """The answer used it."""
        self.update(self._content(cited=True))

    def _content(self, cited: bool) -> Content:
        line, texts = self.line, self._texts
        if self._current:
            words = one_line(current_text(line, texts), LINE_LIMIT)
            return Content.assemble(words, (f"\n{texts('panel.cost', count=line.tokens)}", "$text-muted"))
        why = [one_line(texts.source(line), LINE_LIMIT), texts.reasons(line)]
        cost = [line.date, f"{line.score:.2f}", texts("panel.cost", count=line.tokens)]
        rows = [SEPARATOR.join(fact for fact in why if fact), SEPARATOR.join(whole(fact) for fact in cost if fact)]
        quiet = "".join(f"\n{row}" for row in rows if row)
        used = (f"\n✓ {texts('panel.used')}", "$text-success") if cited else ("", "")
        return Content.assemble(one_line(line.text, LINE_LIMIT), (quiet, "$text-muted"), used)

    def on_click(self) -> None:
        """A click picks the line."""
        self.post_message(self.Picked(self))
