"""Cuts a message into the pieces that are indexed: a few sentences each, found again by number."""

from __future__ import annotations

import re

from memory.text import sentences, shorten

CHUNK_CHARS = 400
"""Most characters of a piece: about what one vector can stand for."""
MOST_CHUNKS = 64
"""Pieces of one message that are indexed; what follows in a longer paste is not recalled."""
_CONTEXT_CHARS = 120
_CLAUSE_END = re.compile(r"[，,、：:）)\s]")


def chunks(text: str, most: int = MOST_CHUNKS) -> list[str]:
    """The first `most` pieces of a text, in order, literal but for outer blanks; cut between sentences where possible.

    Row "message:ID#2" of the index stands for `chunks(text)[2]` of that message's masked text.
    """
    found: list[str] = []
    start = end = 0
    for piece_start, piece_end in _pieces(text):
        if end > start and piece_end - start > CHUNK_CHARS:
            found.append(text[start:end].strip())
            start = piece_start
        if len(found) >= most:
            return found
        end = piece_end
    found.append(text[start:end].strip())
    return [chunk for chunk in found if any(char.isalnum() for char in chunk)]


def with_context(number: int, pieces: list[str], before: str) -> str:
    """What is embedded for a piece: itself, after a shortened view of what was said just before it."""
    context = shorten(before, _CONTEXT_CHARS) if number == 0 else pieces[number - 1][-_CONTEXT_CHARS:]
    return f"{context}\n{pieces[number]}" if context.strip() else pieces[number]


def _pieces(text: str) -> list[tuple[int, int]]:
    """(start, end) of every sentence, a long one cut at clauses."""
    found: list[tuple[int, int]] = []
    at = 0
    for sentence in sentences(text):
        start = text.find(sentence, at)
        at = start + len(sentence)
        found += _cut(text, start, at)
    return found


def _cut(text: str, start: int, end: int) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    while end - start > CHUNK_CHARS:
        ends = [match.end() for match in _CLAUSE_END.finditer(text, start + CHUNK_CHARS // 2, start + CHUNK_CHARS)]
        cut = ends[-1] if ends else start + CHUNK_CHARS
        found.append((start, cut))
        start = cut
    return [*found, (start, end)]
