"""The text of a reply: Markdown, and past so many blocks plain text. Heavy to import: only after the first paint.

Every block of Markdown is a widget, each item of a list four: a list of 20 000 items took minutes and gigabytes.
"""

from __future__ import annotations

import re

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from ui.chat.markdown import ReplyMarkdown

MOST_WIDGETS = 1200
"""Widgets of Markdown in one reply: 300 items of a list."""
MOST_CHARS = 100_000
"""Characters of Markdown in one reply; of code, which is one widget, no more are worth colouring."""
PIECE_LINES, PIECE_CHARS = 200, 20_000
"""Plain text stands in pieces, so that one that grows is not wrapped anew as a whole."""

_FENCE = re.compile(r"[\s>]*(`{3,}|~{3,})")
_ITEM = re.compile(r"[\s>]*(?:[-*+]|\d{1,9}[.)])\s")
_FENCE_WIDGETS, _ITEM_WIDGETS = 2, 4


class ReplyBody(Vertical):
    """What a reply says, growing or finished."""

    def __init__(self, text: str = "") -> None:
        super().__init__()
        self._source = text
        self._markdown = ReplyMarkdown(text[: markdown_end(text)])
        self._cut: int | None = None
        """Where plain text begins, once it does."""

    def compose(self) -> ComposeResult:
        """Everything that is there already."""
        yield self._markdown
        yield from self._beyond(self._source)

    async def append(self, text: str) -> None:
        """More of it."""
        before = len(self._source)
        self._source += text
        if self._cut is not None:
            await self._grow(text)
            return
        beyond = self._beyond(self._source)
        if self._cut is None or self._cut >= before:
            await self._markdown.append(self._source[before : self._cut])
        else:
            await self._markdown.update(self._source[: self._cut])
        await self.mount_all(beyond)

    async def end(self, text: str) -> None:
        """The whole of it, set once again, so that no half-parsed block stays."""
        if rest := text[len(self._source) :]:
            await self.append(rest)
        await self._markdown.update(self._source[: self._cut])

    def _beyond(self, text: str) -> list[Plain]:
        end = markdown_end(text)
        if end == len(text):
            return []
        self._cut = end
        return [Plain(piece) for piece in pieces(text[end:])]

    async def _grow(self, text: str) -> None:
        last = self.query(Plain).last()
        first, *more = pieces(last.text + text)
        last.say(first)
        await self.mount_all(Plain(piece) for piece in more)


class Plain(Static):
    """A piece of plain text."""

    def __init__(self, text: str) -> None:
        super().__init__(_shown(text), markup=False)
        self.text = text

    def say(self, text: str) -> None:
        """It has grown."""
        self.text = text
        self.update(_shown(text))


def _shown(text: str) -> Content:
    return Content(text.removesuffix("\n"))


def markdown_end(text: str) -> int:
    """Where plain text begins: at a line, the same one however much follows it."""
    widgets, at, fence, blank = 0, 0, "", True
    for line in text[: MOST_CHARS + 1].splitlines(keepends=True):
        mark = _FENCE.match(line)
        if fence:
            fence = "" if mark and mark[1].startswith(fence) else fence
        elif mark:
            fence, widgets = mark[1], widgets + _FENCE_WIDGETS
        elif _ITEM.match(line):
            widgets += _ITEM_WIDGETS
        elif blank or line.startswith(("#", ">")):
            widgets += bool(line.strip())
        blank = not line.strip()
        if widgets > MOST_WIDGETS or at + len(line) > MOST_CHARS:
            return at or min(len(text), MOST_CHARS)
        at += len(line)
    return at


def pieces(text: str) -> list[str]:
    """The text in pieces, cut between lines where that is possible."""
    found = [""]
    count = 0
    for line in text.splitlines(keepends=True):
        for at in range(0, len(line), PIECE_CHARS):
            part = line[at : at + PIECE_CHARS]
            if count == PIECE_LINES or len(found[-1]) + len(part) > PIECE_CHARS:
                found.append("")
                count = 0
            found[-1] += part
        count += 1
    return found
