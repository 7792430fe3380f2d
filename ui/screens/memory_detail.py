"""All that is known about one memory, in words."""

from __future__ import annotations

from datetime import timedelta

from textual.content import Content

from assistant.events import MemoryView
from memory.sanitize import clean_text
from ui.screens.memory_list import origin_text
from ui.texts import SEPARATOR, Texts, one_line

_MOMENT = timedelta(seconds=1)
"""What ends when a day begins is good until the day before."""


def brief(view: MemoryView, texts: Texts) -> Content:
    """The memory in full and its particulars, in a few rows."""
    facts = SEPARATOR.join(_facts(view, texts))
    return Content.assemble((clean_text(view.memory.content), "bold"), (f"\n{facts}", "$text-muted"))


def detail(view: MemoryView, texts: Texts) -> Content:
    """The memory, the words it came from, and its particulars."""
    memory = view.memory
    parts = [Content(clean_text(memory.content)).stylize("bold"), Content("\n\n")]
    parts.append(Content(origin_text(view, texts)))
    parts += (Content(f"\n“{one_line(quote)}”").stylize("$text-muted") for quote in view.quotes[1:6])
    parts.append(Content("\n\n" + "\n".join(_facts(view, texts))).stylize("$text-muted"))
    return Content.assemble(*parts)


def _facts(view: MemoryView, texts: Texts) -> list[str]:
    memory = view.memory
    slot = texts(f"slot.{memory.slot}") if memory.slot else ""
    first = [texts(f"kind.{memory.kind}"), slot, one_line(memory.topic or ""), memory.date or ""]
    second = [texts(f"memory_status.{memory.status}"), texts(f"source.{memory.source_type}")]
    third = [
        texts("memories.confidence", value=f"{memory.confidence:.2f}"),
        texts("memories.importance", value=f"{memory.importance:.2f}"),
        texts("memories.mentions", count=memory.mention_count),
    ]
    fourth = [texts("memories.learnt", date=memory.day)]
    if memory.last_accessed_at:
        fourth.append(texts("memories.last_used", date=memory.local_day(memory.last_accessed_at)))
    if memory.expires_at:
        fourth.append(texts("memories.until", date=memory.local_day(memory.expires_at - _MOMENT)))
    return [SEPARATOR.join(fact for fact in facts if fact) for facts in (first, second, third, fourth)]
