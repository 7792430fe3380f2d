"""Reading JSON that is damaged, or stands in the middle of other text.

One pass, no recursion: missing commas, braces and colons are filled in, comments skipped, full-width and curly
marks taken for the plain ones, Python and JavaScript spellings read. Where the text stops being JSON, reading
stops and what was complete is kept; the search for the next value goes on from there. Linear in the length.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from memory.writing.parsing.fields import FIELDS, Node, Obj, field_name
from memory.writing.parsing.strings import GAP, NEXT_FIELD, QUOTE, is_quote, read_key, read_string

MAX_DEPTH = 64
"""Levels of nesting that are read; more is no answer."""

MAX_STEPS = 200_000
"""Names, values and marks that are read of one answer; what lies behind them is left."""

_LONG_CUT = 600
"""A cut-off string longer than this many characters was no string, but a quotation mark in prose."""

_LONGEST_BARE = 400
_ROOT = re.compile(
    rf"[{{｛](?={GAP}(?:[uUbB]?{QUOTE}|[}}｝{{｛]|[^\W\d]\w{{0,40}}\s*+(?:[:：]|=)))|[\[［](?={GAP}(?:[\[［{{｛\]］(]"
    rf"|{QUOTE}|[uUbB][\"']))|【(?={GAP}[{{｛])"
)
_GAP = re.compile(GAP)
_PREFIX = re.compile(r"[uUbBrRfF]{1,2}(?=[\"'])")
_BARE_KEY = re.compile(r"([^\W\d][\w\-]{0,40})\s*+(?=[:：=])")
_COLON = re.compile(r"\s*+(?:[:：]|=>?)")
_BARE = re.compile(r"[^,，}\]｝］】\n\"“＂]{1,400}")
_REMARK = re.compile(r"\s(?://|#|/\*)")
_NUMBER = re.compile(r"[-+]?(?:\d[\d_]{0,30})?\.?\d{1,30}(?:[eE][-+]?\d{1,3})?")
_LITERALS: dict[str, bool | None] = {
    "true": True, "yes": True, "false": False, "no": False, "null": None, "none": None, "nil": None,
    "nan": None, "undefined": None, "infinity": None, "-infinity": None, "是": True, "否": False,
}  # fmt: skip
_OPEN_LIST, _CLOSE_LIST = "[［【(", "]］】)"
_OPEN_OBJECT, _CLOSE_OBJECT = "{｛", "}｝"
_COMMAS, _COLONS = ",，、;；", ":："


@dataclass(frozen=True, slots=True)
class Root:
    """One value found in the text, with where it stood."""

    node: Node
    start: int
    end: int
    cut: bool = False
    """The text ended before the value did."""
    broken: bool = False
    """It stopped being JSON before the value ended."""


@dataclass(slots=True)
class _Limits:
    """What the readers of one text share: steps left, and which kinds of string never end in it."""

    steps: int = MAX_STEPS
    unclosed: set[tuple[str, bool]] = field(default_factory=set)


@dataclass(slots=True)
class _Frame:
    node: list[Node] | Obj
    key: str | None = None


def find_roots(text: str) -> Iterator[Root]:
    """Every list or object in the text, in order."""
    limits = _Limits()
    position = 0
    while limits.steps > 0 and (match := _ROOT.search(text, position)):
        root = _Reader(text, match.start(), limits).read()
        yield root
        position = max(root.end, match.start() + 1)


class _Reader:
    """Reads one list or object from `start` on."""

    def __init__(self, text: str, start: int, limits: _Limits) -> None:
        self._text = text
        self._start = self._at = start
        self._limits = limits
        self._stack: list[_Frame] = []
        self._cut = self._broken = False

    def read(self) -> Root:
        """The value, as far as it goes."""
        node = self._open(self._text[self._at])
        first = self._limits.steps
        while self._stack and not (self._cut or self._broken):
            gap = _GAP.match(self._text, self._at)
            self._at = gap.end() if gap else self._at
            if self._at >= len(self._text) or self._text.startswith(("```", "~~~"), self._at):
                self._cut = True
            else:
                self._step(self._stack[-1], self._text[self._at])
        self._limits.steps = min(self._limits.steps, first - 1)
        return Root(node, self._start, self._at, self._cut, self._broken)

    def _step(self, frame: _Frame, char: str) -> None:
        self._limits.steps -= 1
        if self._limits.steps < 0:
            self._broken = True
        elif isinstance(frame.node, list):
            self._in_list(frame.node, char)
        else:
            self._in_object(frame, frame.node, char)

    def _open(self, char: str) -> list[Node] | Obj:
        node: list[Node] | Obj = [] if char in _OPEN_LIST else Obj()
        if len(self._stack) >= MAX_DEPTH:
            self._broken = True
            return node
        self._stack.append(_Frame(node))
        self._at += 1
        return node

    def _in_list(self, node: list[Node], char: str) -> None:
        if char in _COMMAS:
            self._at += 1
        elif char in _CLOSE_LIST:
            self._close()
        elif char in _CLOSE_OBJECT:
            self._close_other(Obj)
        elif char in _COLONS:
            self._list_was_object(node)
        elif self._text.startswith("...", self._at) or char == "…":
            self._at += 3 if char == "." else 1
        else:
            self._value(char, in_object=False)

    def _in_object(self, frame: _Frame, node: Obj, char: str) -> None:
        if char in _COMMAS:
            self._at += 1
            self._drop_key(frame, node)
        elif char in _CLOSE_OBJECT:
            self._drop_key(frame, node)
            self._close()
        elif char in _CLOSE_LIST:
            self._drop_key(frame, node)
            self._close_other(list)
        elif frame.key is not None:
            self._value(char, in_object=True)
        elif char in _OPEN_OBJECT:
            self._sibling()
        else:
            self._key(frame, char)

    def _key(self, frame: _Frame, char: str) -> None:
        """A name and its colon; the colon may be missing before a quoted value."""
        if self._text.startswith("...", self._at):
            self._at += 3
            return
        if prefix := _PREFIX.match(self._text, self._at):
            self._at = prefix.end()
            char = self._text[self._at]
        if is_quote(char):
            token = read_key(self._text, self._at)
            key, end = token.text, token.end
        else:
            bare = _BARE_KEY.match(self._text, self._at)
            key, end = (bare[1], bare.end()) if bare else (None, self._at)
        if key is None:
            self._broken, self._cut = end < len(self._text), end >= len(self._text)
            self._at = end
            return
        colon = _COLON.match(self._text, end)
        if colon is None and not is_quote(self._text[end : end + 8].lstrip()[:1]):
            self._broken, self._cut = end < len(self._text), end >= len(self._text)
            self._at = end
            return
        self._at = colon.end() if colon else end
        frame.key = key

    def _value(self, char: str, *, in_object: bool) -> None:
        if char in _OPEN_OBJECT or char in _OPEN_LIST:
            depth = len(self._stack)
            node = self._open(char)
            self._attach(node, depth - 1)
            return
        if prefix := _PREFIX.match(self._text, self._at):
            self._at = prefix.end()
            char = self._text[self._at]
        if is_quote(char):
            self._string(char, in_object)
        else:
            self._bare(in_object)

    def _string(self, char: str, in_object: bool) -> None:
        start = self._at
        if (char, in_object) in self._limits.unclosed:
            self._broken, self._at = True, start + 1
            return
        token = read_string(self._text, start, in_object=in_object)
        self._at = token.end
        if token.text is not None:
            self._attach(token.text, len(self._stack) - 1)
            return
        self._stack[-1].key = None
        if token.end >= len(self._text):
            self._cut = True
            if token.end - start > _LONG_CUT:
                self._limits.unclosed.add((char, in_object))
                self._broken, self._at = True, start + 1

    def _bare(self, in_object: bool) -> None:
        """A number, a literal, or in an object words without quotation marks."""
        match = _BARE.match(self._text, self._at)
        remark = _REMARK.search(match[0]) if match else None
        if match is None:
            self._broken = True
            return
        end = match.start() + remark.start() if remark else match.end()
        word = self._text[self._at : end].strip()
        if end >= len(self._text):
            self._at, self._cut = end, True
        elif word.casefold() in _LITERALS:
            self._at = end
            self._attach(_LITERALS[word.casefold()], len(self._stack) - 1)
        elif _NUMBER.fullmatch(word):
            self._at = end
            self._attach(float(word), len(self._stack) - 1)
        elif in_object and word:
            self._words(end)
        else:
            self._broken = True

    def _words(self, end: int) -> None:
        """Words without quotation marks: up to the comma behind which another field stands."""
        text = self._text
        while end < len(text) and text[end] in ",，" and not NEXT_FIELD.match(text, end + 1):
            more = _BARE.match(text, end + 1)
            end = more.end() if more else len(text)
            if end - self._at > _LONGEST_BARE:
                self._broken, self._at = True, self._at + 1
                self._limits.steps -= _LONGEST_BARE // 10
                return
        words = text[self._at : end].strip()
        if end >= len(text):
            self._at, self._cut = end, True
            return
        self._at = end + 1 if text[end] in '"“＂' else end
        self._attach(words, len(self._stack) - 1)

    def _attach(self, value: Node, level: int) -> None:
        frame = self._stack[level]
        if isinstance(frame.node, list):
            frame.node.append(value)
        elif frame.key is not None:
            frame.node.pairs.append((frame.key, value))
            frame.key = None

    def _drop_key(self, frame: _Frame, node: Obj) -> None:
        if frame.key is not None:
            node.pairs.append((frame.key, None))
            frame.key = None

    def _close(self) -> None:
        self._stack.pop()
        self._at += 1

    def _close_other(self, wanted: type) -> None:
        """A closing mark of the other kind: it closes what is open up to there, or is one too many."""
        if any(isinstance(frame.node, wanted) for frame in self._stack):
            self._stack.pop()
        else:
            self._at += 1

    def _sibling(self) -> None:
        """`{` where a name should be: the brace before it was forgotten, or doubled."""
        self._stack.pop()
        self._broken = not self._stack

    def _list_was_object(self, node: list[Node]) -> None:
        """A colon behind the last string: the opening brace is missing."""
        key = node[-1] if node else None
        if not isinstance(key, str) or field_name(key) not in FIELDS or len(self._stack) >= MAX_DEPTH:
            self._broken = True
            return
        fresh = Obj()
        node[-1] = fresh
        self._stack.append(_Frame(fresh, key))
        self._at += 1
