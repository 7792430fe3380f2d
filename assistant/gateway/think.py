"""Tells a model's thinking from its answer where both come in one text: `<think>…</think>`, piece by piece."""

from __future__ import annotations

import re

from assistant.chat_model import ReasoningDelta, TextDelta

TAGS = ("think", "thinking", "thought", "reasoning")
"""Names that reasoning models use for the tag."""

_OPENINGS = tuple(f"<{name}>" for name in TAGS)
_LONGEST = max(map(len, _OPENINGS))

Delta = TextDelta | ReasoningDelta


class ThinkSplitter:
    """Splits one answer, fed in pieces of any size, into thinking and text.

    Thinking is recognised only where models put it: before the first word of the answer, blank space and
    earlier thinking aside. The same tag anywhere later (in code, in an explanation) is text. A tag of the
    same name inside the thinking counts as nested; where the nesting never closes, what follows the last
    closing tag is given out as text at the end, so that an answer is never lost in the fold.
    """

    def __init__(self) -> None:
        self._pending = ""
        """Not yet given out: it may be part of a tag."""
        self._tag = ""
        """Name of the open tag; "" outside of thinking."""
        self._depth = 0
        self._answering = False
        """The answer's first word has come: everything from here on is text."""
        self._thought = False
        self._since_close: list[str] | None = None
        """Inside thinking: what came after the latest inner closing tag."""

    def feed(self, piece: str) -> list[Delta]:
        """What this piece brings; may be nothing while a tag is incomplete."""
        self._pending += piece
        deltas: list[Delta] = []
        while self._step(deltas):
            pass
        return _joined(deltas)

    def close(self) -> list[Delta]:
        """What is left when the answer ends."""
        rest, self._pending = self._pending, ""
        if self._tag:
            left: list[Delta] = [ReasoningDelta(rest)] if rest else []
            saved = "".join([*(self._since_close or ()), rest]).strip() if self._since_close is not None else ""
            return [*left, *([TextDelta(saved)] if saved else [])]
        if self._thought and not self._answering:
            rest = rest.lstrip()
        return [TextDelta(rest)] if rest else []

    def _step(self, deltas: list[Delta]) -> bool:
        """Take one decision; False when more input is needed."""
        if self._tag:
            return self._inside(deltas)
        if self._answering:
            if self._pending:
                deltas.append(TextDelta(self._pending))
                self._pending = ""
            return False
        return self._before(deltas)

    def _before(self, deltas: list[Delta]) -> bool:
        """Before the answer's first word: thinking may begin."""
        start = self._pending.lstrip()
        lowered = start[:_LONGEST].lower()
        for opening in _OPENINGS:
            if lowered.startswith(opening):
                self._tag, self._depth, self._since_close = opening[1:-1], 1, None
                self._pending = start[len(opening) :]
                return True
        if not start or any(opening.startswith(lowered) for opening in _OPENINGS):
            return False
        self._answering = True
        if self._thought:
            self._pending = start
        return True

    def _inside(self, deltas: list[Delta]) -> bool:
        """Inside thinking: only the same tag, opening or closing, means anything."""
        found = re.search(rf"</?{self._tag}>", self._pending, re.IGNORECASE)
        if found is None:
            keep = _tail_that_may_be_a_tag(self._pending, self._tag)
            self._think(deltas, self._pending[: len(self._pending) - keep])
            self._pending = self._pending[len(self._pending) - keep :]
            return False
        self._think(deltas, self._pending[: found.start()])
        self._pending = self._pending[found.end() :]
        self._depth += -1 if found[0].startswith("</") else 1
        if self._depth == 0:
            self._tag, self._thought = "", True
        else:
            self._think(deltas, found[0])
            if found[0].startswith("</"):
                self._since_close = []
        return True

    def _think(self, deltas: list[Delta], text: str) -> None:
        if not text:
            return
        deltas.append(ReasoningDelta(text))
        if self._since_close is not None:
            self._since_close.append(text)


def split_thinking(text: str) -> tuple[str, str]:
    """(thinking, answer) of a whole text.

    Here, unlike in a stream, a closing tag without its opening one is seen in time: models whose template
    opens the tag itself send `…thinking…</think>answer`. It counts when it is alone on its line.
    """
    orphan = re.match(rf"(?s)((?:(?!<(?:{'|'.join(TAGS)})>).)*?)^\s*</(?:{'|'.join(TAGS)})>\s*$", text, re.M | re.I)
    if orphan:
        return orphan[1].strip(), text[orphan.end() :].lstrip()
    splitter = ThinkSplitter()
    deltas = splitter.feed(text) + splitter.close()
    thinking = "".join(delta.text for delta in deltas if isinstance(delta, ReasoningDelta))
    return thinking, "".join(delta.text for delta in deltas if isinstance(delta, TextDelta))


def _tail_that_may_be_a_tag(text: str, tag: str) -> int:
    """Length of the longest end of `text` that could grow into an opening or closing `tag`."""
    lowered = text[-(len(tag) + 3) :].lower()
    for size in range(min(len(lowered), len(tag) + 2), 0, -1):
        end = lowered[-size:]
        if f"</{tag}>".startswith(end) or f"<{tag}>".startswith(end):
            return size
    return 0


def _joined(deltas: list[Delta]) -> list[Delta]:
    """Neighbours of the same kind as one."""
    joined: list[Delta] = []
    for delta in deltas:
        if joined and type(joined[-1]) is type(delta):
            joined[-1] = type(delta)(joined[-1].text + delta.text)
        else:
            joined.append(delta)
    return joined
