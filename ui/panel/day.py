"""What stands under the panel's blocks: today so far, questions still open, decisions that wait."""

from __future__ import annotations

from textual.content import Content

from assistant.events import DaySoFar
from memory.sanitize import clean_text
from ui.texts import Texts, one_line


def day_foot(day: DaySoFar, waiting: int, texts: Texts) -> Content:
    """The text; empty where there is nothing to say."""
    parts: list[Content] = []
    if summary := clean_text(day.summary).strip():
        parts.append(_part(texts("panel.today"), summary))
    if day.questions:
        parts.append(_part(texts("panel.questions"), *(one_line(question) for question in day.questions)))
    if waiting:
        parts.append(_part(texts("panel.waiting", count=waiting)))
    return Content("\n\n").join(parts)


def _part(head: str, *rows: str) -> Content:
    return Content.assemble((head, "bold $text-primary"), "".join(f"\n{row}" for row in rows))
