"""How a block is described: name, number of lines, budget."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content

from ui.panel.bars import bar
from ui.texts import Texts

if TYPE_CHECKING:
    from assistant.events import Block
    from memory.records import Line


def block_head(block: Block, texts: Texts, width: int) -> Content:
    """Two rows on a block: name and number of lines, then what it takes of its budget."""
    count = texts("panel.lines", count=len(block.lines))
    used = texts("panel.tokens", used=block.tokens, budget=block.budget)
    return Content.assemble(
        (block_name(block, texts), "bold $text-primary"),
        (f"  {count}\n", "$text-muted"),
        bar(block.tokens, block.budget, width),
        (f"  {used}", "$text-muted"),
    )


def current_text(line: Line, texts: Texts) -> str:
    """What a line of [current] stands for: several messages, or its own text."""
    many = len(line.item_ids) > 1
    return texts("panel.window", count=len(line.item_ids)) if many else line.text


def block_name(block: Block, texts: Texts) -> str:
    """The block's name in the user's language, and as the model reads it."""
    return f"{texts(f'block.{block.name}')} [{block.name}]"


def empty_text(block: Block, texts: Texts) -> str:
    """What an empty block says."""
    return texts(f"block.{block.name}.empty")
