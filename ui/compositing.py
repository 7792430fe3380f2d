"""Painting one widget over another without breaking wide characters.

Textual cuts every row at the edges of all widgets, covered ones too, and a cut through a Chinese character
leaves two blanks. Here only edges that can be seen cut, and a partial repaint always takes whole pieces.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from textual._compositor import ChopsUpdate, Compositor
from textual.geometry import Region
from textual.strip import Strip

Chops = Sequence[Mapping[int, Strip | None]]


def install() -> bool:
    """Put these in place of Textual's; False where Textual's have changed."""
    known = {"final_cuts", "cut_strips", "chops_line"}
    if not known <= set(getattr(Compositor._render_chops, "__code__").co_varnames):  # noqa: B009
        return Compositor._render_chops is render_chops
    Compositor.cuts = property(visible_cuts)  # type: ignore[method-assign, assignment] # that is what a patch does
    Compositor._render_chops = render_chops  # type: ignore[method-assign, assignment]
    Compositor.render_partial_update = render_partial_update  # type: ignore[method-assign]
    return True


def visible_cuts(self: Compositor) -> list[list[int]]:
    """The edges in every row that no widget in front hides."""
    if self._cuts is None:
        width, height = self.size
        cuts = [{0, width} for _ in range(height)]
        covered: list[list[tuple[int, int]]] = [[] for _ in range(height)]
        for region, clip in self.visible_widgets.values():  # front to back
            x, y, columns, rows = region.intersection(clip)
            if columns and rows:
                _cut(cuts[y : y + rows], covered[y : y + rows], x, x + columns)
        self._cuts = [sorted(row) for row in cuts]
    return self._cuts


def _cut(cuts: list[set[int]], covered: list[list[tuple[int, int]]], first: int, last: int) -> None:
    for row, hidden in zip(cuts, covered, strict=True):
        for edge in (first, last):
            if not any(start < edge < end for start, end in hidden):
                row.add(edge)
        hidden.append((first, last))


def render_chops(self: Compositor, crop: Region, is_rendered_line: Callable[[int], bool]) -> Chops:
    """The pieces of every row, each from the widget in front."""
    cuts = self.cuts
    chops: list[dict[int, Strip | None]] = [dict.fromkeys(row[:-1]) for row in cuts]
    for region, clip, strips in self._get_renders(crop):
        shown = region.intersection(clip)
        for y, strip in zip(shown.line_range, strips, strict=False):
            if is_rendered_line(y):
                _fill(chops[y], cuts[y], shown, strip)
    return chops


def _fill(chops: dict[int, Strip | None], cuts: list[int], shown: Region, strip: Strip) -> None:
    """Put a widget's row where nothing stands yet."""
    edges = [cut for cut in cuts if shown.x <= cut <= shown.right]
    if all(chops[edge] is not None for edge in edges[:-1]):
        return
    start = edges[0]
    if start > shown.x:
        strip = strip.crop(start - shown.x, strip.cell_length)
    for cut, piece in zip(edges, strip.divide([cut - start for cut in edges[1:]]), strict=False):
        if chops[cut] is None:
            chops[cut] = piece


def render_partial_update(self: Compositor) -> ChopsUpdate | None:
    """What is dirty, widened to whole pieces."""
    regions = self._dirty_regions.copy()
    self._dirty_regions.clear()
    if not regions:
        return None
    crop = Region.from_union(regions).intersection(self.size.region)
    spans = list(_widened(self._regions_to_spans(regions), self.cuts))
    if not spans:
        return None
    rows = {y for y, _, _ in spans}
    chops = self._render_chops(crop, rows.__contains__)
    return ChopsUpdate(chops, spans, [row[1:] for row in self.cuts])


def _widened(spans: Iterable[tuple[int, int, int]], cuts: list[list[int]]) -> Iterator[tuple[int, int, int]]:
    for y, first, last in spans:
        if 0 <= y < len(cuts):
            row = cuts[y]
            left = row[max(0, bisect_right(row, first) - 1)]
            right = row[min(len(row) - 1, bisect_left(row, last))]
            yield y, left, right
