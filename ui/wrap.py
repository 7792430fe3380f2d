"""Where a line may break: at spaces, and between Chinese or Japanese characters under the rules of kinsoku.

A closing mark never starts a line and an opening mark never ends one; Latin words stay whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_CJK = (
    (0x2E80, 0x2FFF), (0x3005, 0x3007), (0x3021, 0x3029), (0x3031, 0x303C), (0x3040, 0x30FF),
    (0x31F0, 0x31FF), (0x3200, 0x9FFF), (0xF900, 0xFAFF), (0xFF10, 0xFF19), (0xFF21, 0xFF3A),
    (0xFF41, 0xFF5A), (0xFF66, 0xFF9F), (0x1F200, 0x1F2FF), (0x20000, 0x3FFFF),
)  # fmt: skip
_OPEN = "（〔［｛〈《「『【〖〘｟“‘"
_CLOSE = "）〕］｝〉》」』】〗〙｠”、。，．：；！？…—～·％‰℃々〻ーぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ"
_APOSTROPHE = "’"
"""Closes a quotation, and stands inside Latin words."""
_NO_BREAK = "\u00a0\u202f\u2060"
"""White space that holds together what stands beside it."""
_OPEN_ASCII, _CLOSE_ASCII = "([{<", ")]}>,.:;!?%"


class _Classes(dict[int, str]):
    """One letter for each character's part in line breaking, found out when it is first met.

    Matching these letters instead of the characters keeps the expressions small: classes of all Chinese
    characters take tens of milliseconds to compile, at every start.
    """

    def __missing__(self, code: int) -> str:
        found = "c" if any(first <= code <= last for first, last in _CJK) else "w"
        self[code] = "s" if chr(code).isspace() else found
        return self[code]


_classes = _Classes()
_classes.update(dict.fromkeys(map(ord, _NO_BREAK), "w"))
for _letter, _characters in zip("okapq", (_OPEN, _CLOSE, _APOSTROPHE, _OPEN_ASCII, _CLOSE_ASCII), strict=True):
    _classes.update({ord(character): _letter for character in _characters})

_UNIT = r"(?:[op]{0,8}c[kaq]{0,8}|o{0,8}[wapq]+(?<!p)k{0,8}|[op]+|k{1,8}|[^s])"
_words = re.compile(rf"s*{_UNIT}s*")
_chunks = re.compile(rf"{_UNIT}s*|s+")
_units = re.compile(_UNIT)
_edges = re.compile(r"(?<=c)|(?=c)|(?<=[^wc])(?=w)|(?<=w)(?=[^wc])")


_QUOTES = frozenset("\"'")
"""Straight quotes beside Chinese open and close by turns; between Latin letters they are part of the word."""


def _letters(text: str) -> str:
    """The class of every character."""
    letters = text.translate(_classes)
    return letters if _QUOTES.isdisjoint(text) else _with_quotes(text, letters)


def _with_quotes(text: str, letters: str) -> str:
    known = list(letters)
    opened = dict.fromkeys(_QUOTES, False)
    for at, character in enumerate(text):
        if character == "\n":
            opened = dict.fromkeys(_QUOTES, False)
        if character not in _QUOTES:
            continue
        before, after = letters[at - 1 : at] if at else "", letters[at + 1 : at + 2]
        if character == "'" and before == after == "w":
            continue
        opened[character] = not opened[character]
        if {before, after} & {"c", "k", "o"}:
            known[at] = "o" if opened[character] else "k"
    return "".join(known)


def words(text: str) -> Iterator[tuple[int, int, str]]:
    """(start, end, unit) with the white space around each unit, as rich's `words` yields them."""
    for match in _words.finditer(_letters(text)):
        yield match.start(), match.end(), text[match.start() : match.end()]


def chunks(text: str) -> Iterator[tuple[int, int, str]]:
    """(start, end, unit) with the white space after each unit, as Textual's `chunks` yields them."""
    for match in _chunks.finditer(_letters(text)):
        yield match.start(), match.end(), text[match.start() : match.end()]


def units(text: str) -> list[str]:
    """What may not be broken, without white space."""
    return [text[match.start() : match.end()] for match in _units.finditer(_letters(text))]


def word_left(line: str, column: int) -> int:
    """Where the cursor goes one word to the left: a character in Chinese, a word elsewhere."""
    before = line[:column].rstrip().translate(_classes)
    edges = [match.start() for match in _edges.finditer(before) if match.start() < len(before)]
    return edges[-1] if edges else 0


def word_right(line: str, column: int) -> int:
    """Where the cursor goes one word to the right of `column`, leading spaces included."""
    after = line[column:]
    lead = len(after) - len(after.lstrip())
    for match in _edges.finditer(after.translate(_classes), lead + 1):
        return column + match.start()
    return len(line)


def is_cjk(character: str) -> bool:
    """Is it a Chinese or Japanese character or mark?"""
    return character.translate(_classes) in {"c", "o", "k"}
