"""Of a text that is too long for a line, the part that answers."""

from __future__ import annotations

from collections.abc import Iterable

from memory.recall.floor import held_terms
from memory.text import sentences, shorten


def excerpt(text: str, terms: Iterable[str], most_chars: int) -> str:
    """At most `most_chars` characters on one line: from the sentence on from which most of `terms` are in reach.

    "…" stands where something was left out before or after.
    """
    line = " ".join(text.split())
    if len(line) <= most_chars:
        return line
    wanted = list(terms)
    parts = sentences(line)
    held = [held_terms(part, wanted) for part in parts]
    reached = [_reached(parts, held, start, most_chars) for start in range(len(parts))]
    best = max(range(len(parts)), key=lambda start: (reached[start], -start), default=0)
    start = line.find(parts[best]) if best else 0
    return shorten(line, most_chars) if start <= 0 else "…" + shorten(line[start:], most_chars - 1)


def _reached(parts: list[str], held: list[set[str]], start: int, most_chars: int) -> int:
    """How many distinct terms fit on a line that begins with this sentence; none if the sentence holds none."""
    found: set[str] = set()
    length = 0
    for part, terms in zip(parts[start:], held[start:], strict=True):
        length += len(part)
        found |= terms
        if length > most_chars:
            break
    return len(found) if held[start] else 0
