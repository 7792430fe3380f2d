"""Tables of a reply: columns share the width, cells wrap, and where columns do not fit a row becomes a small list."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from markdown_it.token import Token
from rich.cells import cell_len
from textual.app import ComposeResult
from textual.content import Content
from textual.geometry import Size
from textual.selection import Selection
from textual.widget import Widget
from textual.widgets import Markdown
from textual.widgets._markdown import MarkdownBlock, MarkdownTable, MarkdownTD, MarkdownTH, MarkdownTR

from ui import wrap

GAP = 2
"""Cells between two columns."""
READABLE = 8
"""Cells that a column gets at least, if it has so much to show: four Chinese characters."""
LONGEST_WHOLE = 20
"""Cells up to which a Latin word widens its column instead of being folded."""
RULE = "╌"
"""One cell wide in every terminal, which the usual line is not."""


@dataclass(frozen=True, slots=True)
class Table:
    """What a table says."""

    header: tuple[Content, ...]
    rows: tuple[tuple[Content, ...], ...]
    right: tuple[bool, ...]
    """Which columns stand at their right edge."""

    def lines(self, width: int) -> list[Content]:
        """The table in at most `width` cells."""
        columns = [[row[at] if at < len(row) else Content() for row in (self.header, *self.rows)] for at in self._span]
        natural = [max(cell.cell_length for cell in column) for column in columns]
        least = [min(full, max(READABLE, _widest_unit(column))) for full, column in zip(natural, columns, strict=True)]
        widths = shared(natural, least, width - GAP * (len(columns) - 1))
        return list(self._cards(width)) if widths is None else list(self._grid(widths))

    @property
    def _span(self) -> range:
        return range(len(self.header))

    def _grid(self, widths: Sequence[int]) -> Iterator[Content]:
        total = sum(widths) + GAP * (len(widths) - 1)
        rule = Content(RULE * total).stylize("$text-muted 60%")
        rows = [list(self._row(row, widths)) for row in self.rows]
        yield from (line.stylize("bold $primary") for line in self._row(self.header, widths))
        roomy = any(len(row) > 1 for row in rows)
        for at, row in enumerate(rows):
            if at == 0 or roomy:
                yield rule
            yield from row

    def _row(self, cells: Sequence[Content], widths: Sequence[int]) -> Iterator[Content]:
        columns = [_wrapped(cell, width) for cell, width in zip(cells, widths, strict=False)]
        for pieces in zip_longest(*columns, fillvalue=Content()):
            aligned = (
                piece.pad_left(room) if right else piece.pad_right(room)
                for piece, width, right in zip(pieces, widths, self.right, strict=False)
                for room in (max(0, width - piece.cell_length),)
            )
            yield Content(" " * GAP).join(aligned)

    def _cards(self, width: int) -> Iterator[Content]:
        """Each row as lines of a name and its value."""
        rule = Content(RULE * width).stylize("$text-muted 60%")
        names = min(width // 3, max(name.cell_length for name in self.header))
        for at, row in enumerate(self.rows):
            if at:
                yield rule
            for name, cell in zip(self.header, row, strict=False):
                left = _wrapped(name.stylize("bold $primary"), names)
                right = _wrapped(cell, width - names - GAP)
                for first, second in zip_longest(left, right, fillvalue=Content()):
                    yield Content.assemble(first.pad_right(names + GAP - first.cell_length), second)


def shared(natural: Sequence[int], least: Sequence[int], total: int) -> list[int] | None:
    """The width of each column: what it wants, or else between `least` and that; None where even `least` is too much.

    Narrow columns keep what they want; the wide ones are made equally wide.
    """
    if sum(natural) <= total:
        return list(natural)
    if sum(least) > total:
        return None

    def at(level: int) -> list[int]:
        return [min(full, max(small, level)) for full, small in zip(natural, least, strict=True)]

    level = next(level for level in range(total, -1, -1) if sum(at(level)) <= total)
    widths = at(level)
    spare = total - sum(widths)
    for index, full in enumerate(natural):
        if spare and widths[index] < full:
            widths[index] += 1
            spare -= 1
    return widths


def _widest_unit(cells: Iterable[Content]) -> int:
    """Cells of the widest piece that should stay whole."""
    return min(LONGEST_WHOLE, max((cell_len(unit) for cell in cells for unit in wrap.units(cell.plain)), default=0))


def _wrapped(cell: Content, width: int) -> list[Content]:
    return [line.rstrip() for line in cell.wrap(max(1, width))] or [Content()]


class TableView(Widget):
    """One widget draws the whole table, however many cells it has."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table
        self._drawn: tuple[int, list[Content]] = (0, [])

    def show(self, table: Table) -> None:
        """The table has grown."""
        self._table = table
        self._drawn = (0, [])
        self.refresh(layout=True)

    def _lines(self, width: int) -> list[Content]:
        if self._drawn[0] != width:
            self._drawn = (width, self._table.lines(width))
        return self._drawn[1]

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """All there is."""
        return container.width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """A row for each line."""
        return len(self._lines(max(1, width)))

    def render(self) -> Content:
        """The lines; each fits by itself."""
        return Content("\n").join(self._lines(max(1, self.size.width)))

    def get_selection(self, selection: Selection) -> tuple[str, str] | None:
        """What is selected, without what only draws the table."""
        text = selection.extract(self.render().plain)
        rows = (row.rstrip() for row in text.split("\n") if not row or row.strip(RULE))
        return "\n".join(rows), "\n"

    async def action_link(self, href: str) -> None:
        """A link in a cell was clicked."""
        self.post_message(Markdown.LinkClicked(self.query_ancestor(Markdown), href))


class ReplyTable(MarkdownTable):
    """A table of a reply."""

    def compose(self) -> ComposeResult:
        """One widget for all of it."""
        yield TableView(self._table())

    def _table(self) -> Table:
        header, rows = self._get_headers_and_rows()
        right = [_is_right(block._token) for block in _cells(self) if isinstance(block, MarkdownTH)]
        return Table(tuple(header), tuple(tuple(row) for row in rows), tuple(right))

    async def _update_from_block(self, block: MarkdownBlock) -> None:
        if isinstance(block, ReplyTable):
            self._copy_context(block)
            self.query_one(TableView).show(block._table())
        else:
            await super()._update_from_block(block)


def _cells(block: MarkdownBlock) -> Iterator[MarkdownBlock]:
    for inner in block._blocks:
        if isinstance(inner, MarkdownTH | MarkdownTD | MarkdownTR):
            yield inner
        yield from _cells(inner)


def _is_right(token: Token) -> bool:
    return "right" in str(token.attrs.get("style", ""))
