"""Reading JSON as language models write it: commented, single-quoted, full-width, cut off, one value after another.

A small recursive reader that takes what is whole and drops what is cut. Linear; never raises.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

Value = object
_OPEN_LIST, _CLOSE_LIST = "[［", "]］"
_OPEN_DICT, _CLOSE_DICT = "{｛", "}｝"
_COLONS, _COMMAS = ":：", ",，;"
_QUOTES = {'"': '"', "'": "'", "“": "”", "”": "”", "＂": "＂", "‘": "’", "`": "`"}
_BLANK = re.compile(r"(?:\s|\ufeff|\u200b|//[^\n]*|/\*.*?\*/|#[^\n]*)*", re.DOTALL)
_START = re.compile(
    r"[\[［](?=\s*(?:[\[［\]］{｛\"'“”＂‘`]|//|/\*|#|-?\d|true\b|false\b|null\b|None\b|True\b|False\b))"
    r"|[{｛](?=\s*(?:[\"'“”＂‘`}｝]|//|/\*|#|[A-Za-z_]\w*\s*[:：]))"
)
_WORD = re.compile(r"[A-Za-z_][\w-]*")
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\s?[%％]?")
_LITERALS: dict[str, Value] = {
    "true": True, "false": False, "null": None, "none": None, "nan": None, "undefined": None, "infinity": None,
}  # fmt: skip
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "b": " ", "f": " ", "/": "/", "\\": "\\", '"': '"', "'": "'"}
_AFTER_STRING = re.compile(r"\s*(?:[,，:：;\]］}｝]|$|//|/\*|#|\n\s*[\"'“＂{｛\[［])")
_MOST_DEPTH = 40
_MOST_STRING = 20_000


class Cut(Exception):
    """The text ended, or went wrong, inside a value; `kept` is what of it is whole."""

    def __init__(self, kept: Value = None, *, usable: bool = False) -> None:
        super().__init__()
        self.kept = kept
        self.usable = usable


def values_in(text: str) -> Iterator[Value]:
    """Every list and object in a text, in order; of one that is cut off, what is whole."""
    position = 0
    whole = text.strip(" \t\r\n\ufeff\u200b")
    if whole[:1] == '"' and whole[-1:] == '"':
        yield from _encoded(whole)
        return
    while match := _START.search(text, position):
        reader = _Reader(text, match.start())
        try:
            yield reader.value(0)
        except Cut as cut:
            if cut.usable:
                yield cut.kept
        position = max(reader.position, match.end())


def _encoded(whole: str) -> Iterator[Value]:
    """A list that was written as a JSON string, encoded twice."""
    reader = _Reader(whole, 0)
    try:
        inner = reader.value(0)
    except Cut:
        return
    if isinstance(inner, str) and _START.search(inner):
        yield from values_in(inner)


class _Reader:
    """One pass over the text from a position on."""

    def __init__(self, text: str, position: int) -> None:
        self.text = text
        self.position = position

    def value(self, depth: int) -> Value:
        """The value at the position. Raises Cut."""
        if depth > _MOST_DEPTH:
            raise Cut
        self.skip()
        char = self.text[self.position : self.position + 1]
        if not char:
            raise Cut
        if char in _OPEN_LIST:
            return self.list(depth)
        if char in _OPEN_DICT:
            return self.dict(depth)
        if char in _QUOTES:
            return self.string(_QUOTES[char])
        return self.bare()

    def skip(self) -> None:
        """Over blanks and comments."""
        match = _BLANK.match(self.text, self.position)
        if match:
            self.position = match.end()

    def peek(self, chars: str) -> bool:
        """Is the next character one of these? Takes it where it is."""
        self.skip()
        if self.position < len(self.text) and self.text[self.position] in chars:
            self.position += 1
            return True
        return False

    def list(self, depth: int) -> Value:
        """A list; commas may be missing or too many."""
        self.position += 1
        found: list[Value] = []
        while not self.peek(_CLOSE_LIST):
            if self.peek(_COMMAS):
                continue
            try:
                found.append(self.value(depth + 1))
            except Cut as cut:
                raise Cut([*found, cut.kept] if cut.usable else found, usable=True) from None
        return found

    def dict(self, depth: int) -> Value:
        """An object; one that is cut keeps its inner lists and objects, and no half item."""
        self.position += 1
        found: dict[str, Value] = {}
        while not self.peek(_CLOSE_DICT):
            if self.peek(_COMMAS):
                continue
            try:
                key = str(self.value(depth + 1))
                if not self.peek(_COLONS):
                    raise Cut
                found[key] = self.value(depth + 1)
            except Cut as cut:
                nested = {name: value for name, value in found.items() if isinstance(value, list | dict)}
                if cut.usable:
                    nested["memories"] = cut.kept
                raise Cut(nested, usable=bool(nested)) from None
        return found

    def string(self, close: str) -> str:
        """A string; a quote that nothing closes behind stays part of it."""
        self.position += 1
        parts: list[str] = []
        while self.position < len(self.text) and len(parts) < _MOST_STRING:
            char = self.text[self.position]
            if char == "\\":
                parts.append(self.escape())
            elif (char == close and (close != '"' or _AFTER_STRING.match(self.text, self.position + 1))) or (char == close and close == '"' and not self.closes_later()):
                self.position += 1
                return "".join(parts)
            else:
                parts.append(char)
                self.position += 1
        raise Cut

    def closes_later(self) -> bool:
        """Is there another quote on this line that could close the string?"""
        line_end = self.text.find("\n", self.position)
        stop = min(len(self.text) if line_end < 0 else line_end, self.position + 400)
        return self.text.find('"', self.position + 1, stop) >= 0

    def escape(self) -> str:
        """An escaped character, surrogate pairs joined; an unknown one stays as it is."""
        mark = self.text[self.position + 1 : self.position + 2]
        code = self.text[self.position + 2 : self.position + 6]
        if mark == "u" and re.fullmatch(r"[0-9a-fA-F]{4}", code):
            self.position += 6
            return self.surrogate(int(code, 16))
        self.position += 2
        return _ESCAPES.get(mark, mark)

    def surrogate(self, high: int) -> str:
        """The character of a code unit, together with the low surrogate that follows."""
        if not 0xD800 <= high <= 0xDFFF:
            return chr(high)
        match = re.compile(r"\\u([dD][c-fC-F][0-9a-fA-F]{2})").match(self.text, self.position)
        if high > 0xDBFF or match is None:
            return ""
        self.position = match.end()
        return chr(0x10000 + ((high - 0xD800) << 10) + (int(match[1], 16) - 0xDC00))

    def bare(self) -> Value:
        """A number, a literal, or an unquoted key."""
        number = _NUMBER.match(self.text, self.position)
        if number:
            self.position = number.end()
            return _number(number.group())
        word = _WORD.match(self.text, self.position)
        if word is None:
            raise Cut
        self.position = word.end()
        low = word.group().casefold()
        if low in _LITERALS:
            return _LITERALS[low]
        self.skip()
        if self.text[self.position : self.position + 1] not in _COLONS or self.position >= len(self.text):
            raise Cut
        return word.group()


def _number(text: str) -> Value:
    if text[-1] in "%％":
        return text
    try:
        return float(text) if any(char in text for char in ".eE") else int(text[:18])
    except (ValueError, OverflowError):
        return None
