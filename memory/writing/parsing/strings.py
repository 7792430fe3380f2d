"""Strings of damaged JSON: where one really ends, and what its escapes mean.

A quotation mark ends a string only where the syntax goes on behind it; otherwise it belongs to the text
("The user said "hi" to me"). A string whose end is missing is cut off and gives nothing, unless the name of a
known field shows where the next field begins. Every look ahead is bounded, so the cost stays linear.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from memory.writing.parsing.fields import FIELDS

QUOTE = "[\"'“”„‟＂‘’`「」『』«»]"
GAP = r"(?:\s|\\[nrt]|//[^\n]{0,200}(?:\n|\Z)|\#[^\n]{0,200}(?:\n|\Z)|/\*[^*]{0,200}\*/|<!--[^>]{0,200}-->)*+"
"""White space (spelt out as an escape, too) and comments."""

COMMA = "[,，、;；]"
OPENING = "[{｛\\[［]"
CLOSING = "[}｝\\]］】)]"
_FENCE = "(?:`{3}|~{3})"
_QUOTED_KEY = rf"[uUbB]?{QUOTE}[\w .\-]{{1,40}}{QUOTE}\s*+(?:[:：]|=>?)"
_BARE_KEY = r"[^\W\d]\w{0,40}\s*+(?:[:：](?!//)|=>?)"
_CUT_KEY = rf"{QUOTE}[\w .\-]{{0,40}}{QUOTE}?\s*+\Z"
_KEY = rf"(?:{_QUOTED_KEY}|{_BARE_KEY}|{_CUT_KEY})"
_LITERAL = r"(?:-?\d|true|false|null|True|False|None)"
_FIELD_NAMES = "|".join(re.escape(name) for name in sorted(FIELDS, key=len, reverse=True))

NEXT_FIELD = re.compile(rf"{GAP}(?:{_KEY}|[}}｝\]］】{{｛]|\.\.\.|\Z)")
"""What follows the comma behind a value of an object."""

_ENDS_IN_OBJECT = re.compile(
    rf"{GAP}(?:{CLOSING}|\Z|{_FENCE}|{_QUOTED_KEY}|{COMMA}{GAP}(?:{_KEY}|[}}｝\]］】{{｛]|\.\.\.|\Z))"
    rf"|[ \t]*+\n{GAP}(?:{_BARE_KEY}|[{{｛])"
)
_ENDS_IN_LIST = re.compile(
    rf"{GAP}(?:{CLOSING}|\Z|{_FENCE}|[:：]|{COMMA}{GAP}(?:[uUbB]?{QUOTE}|[{{｛\[［(\]］】)}}｝]|\Z|\.\.\.|{_LITERAL}))"
    rf"|[ \t]*+\n{GAP}(?:{QUOTE}|[{{｛])"
)
_LOOSE_END = re.compile(rf"{GAP}(?:{CLOSING}|{COMMA}{GAP}{_KEY})")
_GLUE = re.compile(rf"\s*+\+\s*+{QUOTE}|[ \t]*+\\?\n\s*+[\"'](?![\w .\-]{{1,40}}[\"']\s*+[:：])")
_FIELD_OPENS = re.compile(rf"[\"“＂'](?:{_FIELD_NAMES})[\"”“＂']\s*+[:：]", re.IGNORECASE)
_NOTHING_LEFT = re.compile(r"\s*+\Z")
_KEY_TEXT = re.compile(r"[^\"“”＂‘’'`」』»\n{}\[\]]{0,64}")

_ENDINGS = {
    '"': '"', "＂": '＂"', "“": '”“"＂', "”": '”“"＂', "„": '”“"', "‟": '”“"', "'": "'", "‘": "’‘'", "’": "’‘'",
    "`": "`", "「": "」", "『": "』", "«": "»",
}  # fmt: skip
"""Opening mark and the marks that may close it."""

_STOPS = {opening: re.compile(rf"\\|[{endings}\"“”＂]|\n[ \t]*{_FENCE}") for opening, endings in _ENDINGS.items()}
_ESCAPE = re.compile(r"\\(u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|x[0-9a-fA-F]{2}|.)", re.DOTALL)
_PLAIN_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "b": "", "f": "", "0": "", "\n": ""}
_SURROGATE = re.compile("[\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class Token:
    """A string that was read; `text` is None where it is cut off. `end` is where reading goes on."""

    text: str | None
    end: int


def is_quote(char: str) -> bool:
    """Can the character open a string?"""
    return char in _ENDINGS


def unescaped(raw: str) -> str:
    """The text behind the escapes of JSON and Python; an unknown escape stays as it stands."""
    if "\\" not in raw:
        return raw
    text = _ESCAPE.sub(_meaning, raw)
    if _SURROGATE.search(text):
        text = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return text


def read_key(text: str, start: int) -> Token:
    """The key whose opening mark stands at `start`; cut off where no mark follows within 64 characters."""
    match = _KEY_TEXT.match(text, start + 1)
    end = match.end() if match else start + 1
    if end < len(text) and text[end] in "\"“”＂‘’'`」』»":
        return Token(text[start + 1 : end], end + 1)
    return Token(None, start + 1)


def read_string(text: str, start: int, *, in_object: bool) -> Token:
    """The string whose opening mark stands at `start`, as a value of an object or an element of a list."""
    opening = text[start]
    if opening in "\"'" and text.startswith(opening * 3, start):
        return _triple(text, start, opening * 3)
    position, parts, begin = start + 1, [], start + 1
    while stop := _STOPS[opening].search(text, position):
        at = stop.start()
        if stop[0] == "\\":
            position = at + 2
            continue
        if stop[0][0] == "\n":
            return Token(None, at)
        if glue := _glued(text, at, opening, in_object):
            parts.append(text[begin:at])
            position = begin = glue
            continue
        if _closes(text, at, opening, begin, in_object):
            cut = text[at - 1].isspace() and _NOTHING_LEFT.match(text, at + 1) is not None
            return Token(None if cut else unescaped("".join(parts) + text[begin:at]), at + 1)
        if token := _lost_end(text, at, begin, parts):
            return token
        position = at + 1
    return Token(None, len(text))


def _triple(text: str, start: int, mark: str) -> Token:
    end = text.find(mark, start + 3)
    return Token(None, len(text)) if end < 0 else Token(unescaped(text[start + 3 : end]), end + 3)


def _glued(text: str, at: int, opening: str, in_object: bool) -> int | None:
    """Where the string goes on if another one is joined to it ("a" + "b", or "a" and "b" on two lines)."""
    if not in_object or text[at] != opening:
        return None
    match = _GLUE.match(text, at + 1)
    return match.end() if match else None


def _closes(text: str, at: int, opening: str, begin: int, in_object: bool) -> bool:
    if text[at] in _ENDINGS[opening]:
        return (_ENDS_IN_OBJECT if in_object else _ENDS_IN_LIST).match(text, at + 1) is not None
    if opening != '"' or text[at] == "“" or text.rfind("“", max(begin, at - 200), at) >= 0:
        return False
    return _LOOSE_END.match(text, at + 1) is not None


def _lost_end(text: str, at: int, begin: int, parts: list[str]) -> Token | None:
    """The string if its closing mark is missing and the mark at `at` opens the name of the next field."""
    if not _FIELD_OPENS.match(text, at):
        return None
    last = at - 1
    while last >= begin and text[last] in " \t\r\n":
        last -= 1
    if last >= begin and text[last] in "{｛":
        return Token(None, last)
    if last >= begin and text[last] in ",，":
        return Token(unescaped("".join(parts) + text[begin:last]), last)
    if "\n" in text[last + 1 : at]:
        return Token(unescaped("".join(parts) + text[begin : last + 1]), last + 1)
    return None


def _meaning(match: re.Match[str]) -> str:
    code = match[1]
    if len(code) > 1:
        number = int(code[1:], 16)
        return chr(number) if number <= 0x10FFFF else ""
    if code in _PLAIN_ESCAPES:
        return _PLAIN_ESCAPES[code]
    return code if code in "\"'\\/`“”‘’" else match[0]
