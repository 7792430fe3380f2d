"""A text written anew in places, with the way back to what stood there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from memory.writing.wording.spans import Range

Edit = tuple[int, int, int]
"""Where in the new text a place begins, how long it is there, and how long it was before."""


@dataclass(frozen=True, slots=True)
class Rewritten:
    """A text with some of its places written anew; `edits` are those places, in order."""

    text: str
    edits: tuple[Edit, ...] = ()

    def said(self, start: int, end: int) -> Range:
        """The stretch of the text before that a stretch of `text` stands for; of a place written anew the whole."""
        return self._said(start, 0), self._said(end, 1)

    def read(self, ranges: Sequence[Range]) -> list[Range]:
        """Stretches of the text before as stretches of `text`."""
        return [(self._read(start), self._read(end)) for start, end in ranges]

    def _said(self, offset: int, side: int) -> int:
        shift = 0
        for at, now, before in self.edits:
            if offset <= at:
                break
            if offset < at + now:
                return at + shift + before * side
            shift += before - now
        return offset + shift

    def _read(self, offset: int) -> int:
        shift = 0
        for at, now, before in self.edits:
            begun = at + shift
            if offset <= begun:
                break
            if offset < begun + before:
                return at
            shift += before - now
        return offset - shift


def rewritten(text: str, matches: Iterable[re.Match[str]], new: Callable[[re.Match[str]], str]) -> Rewritten:
    """The text with every match (in order, without overlaps) as `new` says."""
    places = ((match.start(), match.end(), new(match)) for match in matches)
    return spliced(text, (place for place in places if place[2] != text[place[0] : place[1]]))


def spliced(text: str, places: Iterable[tuple[int, int, str]]) -> Rewritten:
    """The text with new words at places given as (start, end, words), in order and without overlaps."""
    parts: list[str] = []
    edits: list[Edit] = []
    position = length = 0
    for start, end, words in places:
        before = text[position:start]
        parts += (before, words)
        length += len(before)
        edits.append((length, len(words), end - start))
        length += len(words)
        position = end
    return Rewritten("".join(parts) + text[position:], tuple(edits))
