"""/why: what the last answer was told, why, what was left out, and the exact text that was sent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from textual.content import Content

from assistant.events import Block, Explained
from memory.records import Dropped, Line
from memory.sanitize import clean_text
from ui.panel.blocks import block_head, current_text, empty_text
from ui.texts import SEPARATOR, Texts, one_line

BAR_WIDTH = 20
MOST_LEFT_OUT = 20


def why_page(explained: Explained, texts: Texts) -> tuple[Content, ...]:
    """The page, part by part."""
    if not explained.blocks and not explained.sent:
        return (Content(texts("panel.none_yet")).stylize("$text-muted"),)
    parts: list[Content] = []
    for block in explained.blocks:
        parts.append(Content("\n").join(_block(block, set(explained.cited), texts)))
    recall = explained.recall
    if recall is not None:
        parts.append(_search(recall.query, recall.ms.total, recall.degraded, texts))
        parts += _left_out(recall.dropped, texts)
    parts.append(Content.assemble((texts("panel.sent"), "bold"), f"\n\n{clean_text(explained.sent)}"))
    return tuple(part + Content("\n") for part in parts)


def _block(block: Block, cited: set[str], texts: Texts) -> Iterator[Content]:
    yield block_head(block, texts, BAR_WIDTH)
    for line in block.lines:
        yield _current(line, texts) if block.name == "current" else _line(line, line.id in cited, texts)
    if not block.lines and block.name != "current":
        yield Content(f"  {empty_text(block, texts)}").stylize("$text-muted")


def _current(line: Line, texts: Texts) -> Content:
    cost = texts("panel.cost", count=line.tokens)
    return Content.assemble(f"  {one_line(current_text(line, texts), 600)}", (f"{SEPARATOR}{cost}", "$text-muted"))


def _line(line: Line, cited: bool, texts: Texts) -> Content:
    facts = [line.date, texts.source(line), texts.reasons(line), texts("panel.score", score=f"{line.score:.2f}")]
    facts.append(texts("panel.cost", count=line.tokens))
    facts += (f"{texts.part(name)} {value:.2f}" for name, value in line.parts.items())
    if cited:
        facts.append(texts("panel.used"))
    quiet = SEPARATOR.join(clean_text(fact) for fact in facts if fact)
    return Content.assemble(f"  {one_line(line.text, 600)}", (f"\n    {quiet}", "$text-muted"))


def _search(query: str, milliseconds: float, degraded: tuple[str, ...], texts: Texts) -> Content:
    facts = [texts("panel.query", query=one_line(query)), f"{milliseconds:.0f} ms"]
    facts += (texts.degraded(note) for note in degraded)
    return Content(SEPARATOR.join(facts)).stylize("$text-muted")


def _left_out(dropped: tuple[Dropped, ...], texts: Texts) -> list[Content]:
    if not dropped:
        return []
    rows = [Content(texts("panel.left_out")).stylize("bold")]
    for candidate in [candidate for candidate in dropped if candidate.text][:MOST_LEFT_OUT]:
        why = f"{texts.dropped(candidate.reason)}{SEPARATOR}{candidate.score:.2f}"
        rows.append(Content.assemble(f"  {one_line(candidate.text, 160)}", (f"\n    {why}", "$text-muted")))
    nameless = Counter(candidate.reason for candidate in dropped if not candidate.text)
    rows += (Content(f"  {texts.dropped(reason)} × {count}") for reason, count in nameless.items())
    return [Content("\n").join(rows)]
