"""Bars made of characters that are one cell wide in every terminal."""

from __future__ import annotations

from textual.content import Content

FULL, EMPTY = "▰", "▱"


def bar(used: float, total: float, width: int) -> Content:
    """A bar of `width` cells; anything above nothing shows at least one full cell."""
    share = min(1.0, used / total) if total > 0 else 0.0
    cells = min(width, max(round(share * width), 1 if used > 0 else 0))
    style = "$text-error" if used > total > 0 else "$primary"
    return Content.assemble((FULL * cells, style), (EMPTY * (width - cells), "$foreground 25%"))
