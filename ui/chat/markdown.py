"""Markdown as a chat shows it. Heavy to import: only after the first paint."""

from __future__ import annotations

from functools import cache
from urllib.parse import urlsplit

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.rules_inline import StateInline
from markdown_it.rules_inline.state_inline import Scanned
from textual.widgets import Markdown
from textual.widgets._markdown import (
    MarkdownBlock,
    MarkdownBulletList,
    MarkdownList,
    MarkdownOrderedList,
)

from ui import wrap
from ui.chat.table import ReplyTable

EMPHASIS = "*~"


class _Growing(MarkdownList):
    """A list that grows at its end: only the last item is made anew, not all of them with every word."""

    async def _update_from_block(self, block: MarkdownBlock) -> None:
        if type(block) is not type(self):
            await super()._update_from_block(block)
            return
        kept = max(0, len(self.children) - 1)
        block._blocks = block._blocks[kept:]
        if block._blocks:
            await self.remove_children(self.children[kept:])
            await self.mount_all(block.compose())
        self._copy_context(block)


class GrowingBulletList(MarkdownBulletList, _Growing):
    """With bullets."""


class GrowingOrderedList(MarkdownOrderedList, _Growing):
    """With numbers."""


class ReplyMarkdown(Markdown):
    """A reply. A link is opened only if it is a web address, and never without showing where it leads."""

    BULLETS = ["‣ ", "◦ ", "▪ ", "‣ ", "◦ "]  # noqa: RUF012 - Textual's own attribute; one cell in every terminal

    BLOCKS = {  # noqa: RUF012
        **Markdown.BLOCKS,
        "bullet_list_open": GrowingBulletList,
        "ordered_list_open": GrowingOrderedList,
        "table_open": ReplyTable,
    }

    def __init__(self, text: str = "") -> None:
        super().__init__(text, parser_factory=parser, open_links=False)

    def on_markdown_link_clicked(self, event: Markdown.LinkClicked) -> None:
        """Show the address; open it if it is one of the web."""
        event.stop()
        event.prevent_default()
        self.app.notify(event.href, markup=False)
        if urlsplit(event.href).scheme in {"http", "https"}:
            self.app.open_url(event.href)


@cache
def parser() -> MarkdownIt:
    """Tables, strike-through and links as usual; HTML is shown as text, a line end is a line end."""
    found = MarkdownIt("gfm-like", {"html": False})
    found.core.ruler.push("line_ends", _keep_line_ends)
    _mend_emphasis()
    return found


def _keep_line_ends(state: StateCore) -> None:
    for token in state.tokens:
        for child in token.children or ():
            if child.type == "softbreak":
                child.type = "hardbreak"


def _mend_emphasis() -> None:
    """`**注意：**请` is bold: beside Chinese, marks do not stop it (commonmark/commonmark-spec#650)."""
    original = StateInline.scanDelims
    if getattr(original, "mended", False):
        return

    def scan(self: StateInline, start: int, can_split_word: bool) -> Scanned:
        found = original(self, start, can_split_word)
        end = start + found.length
        before = self.src[start - 1] if start else " "
        after = self.src[end] if end < self.posMax else " "
        if self.src[start] not in EMPHASIS or not (wrap.is_cjk(before) or wrap.is_cjk(after)):
            return found
        return Scanned(not after.isspace(), not before.isspace(), found.length)

    scan.mended = True  # type: ignore[attr-defined] # so that it is done once
    StateInline.scanDelims = scan  # type: ignore[method-assign, assignment] # that is what a patch does
