"""The line that says which keys work here: it wraps between two hints, never inside one."""

from __future__ import annotations

from rich.cells import cell_len
from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from ui.texts import SEPARATOR


class KeyHints(Widget):
    """Hints as they stand in the texts, one behind the other."""

    DEFAULT_CSS = "KeyHints { height: auto; color: $text-muted; }"

    def __init__(self, text: str, classes: str = "", id: str | None = None) -> None:
        super().__init__(classes=classes, id=id)
        self._text = text

    def show(self, text: str) -> None:
        """Other keys work now."""
        self._text = text
        self.refresh(layout=True)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """All there is."""
        return container.width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """A row for each line."""
        return len(lines(self._text, width))

    def render(self) -> Content:
        """The hints."""
        return Content("\n".join(lines(self._text, self.size.width)))


def lines(text: str, width: int) -> list[str]:
    """The hints in lines of at most `width` cells, if each of them fits."""
    found: list[str] = []
    for hint in text.split(SEPARATOR):
        longer = f"{found[-1]}{SEPARATOR}{hint}" if found else hint
        if found and cell_len(longer) <= width:
            found[-1] = longer
        else:
            found.append(hint)
    return found
