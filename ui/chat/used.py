"""Below an answer of a model: a mark for each memory it used; a click opens it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.message import Message
from textual.widgets import Static

from memory.records import Line, Source
from ui.texts import one_line

MOST_MARKS = 3
MARK_CHARS = 24


class UsedMark(Static):
    """One memory that an answer used."""

    @dataclass
    class Open(Message):
        """Show this memory."""

        memory_id: str

    def __init__(self, line: Line) -> None:
        super().__init__(f"✓ {one_line(line.text, MARK_CHARS)}", markup=False)
        self._memory_id = line.id.removeprefix(f"{Source.MEMORY}:")

    def on_click(self) -> None:
        """Open it."""
        self.post_message(self.Open(self._memory_id))


class UsedMarks(Horizontal):
    """The marks of one answer, the first few."""

    def __init__(self, lines: Sequence[Line]) -> None:
        super().__init__()
        self._lines = lines[:MOST_MARKS]

    def compose(self) -> ComposeResult:
        """The marks."""
        for line in self._lines:
            yield UsedMark(line)


def used_lines(lines: Iterable[Line], cited: Sequence[str]) -> list[Line]:
    """The memories among the lines that an answer cited, in its order."""
    by_id = {line.id: line for line in lines if line.source is Source.MEMORY}
    return [by_id[key] for key in cited if key in by_id]
