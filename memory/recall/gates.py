"""The gates between what was found and what is injected: tokens and length (requirement A4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from memory.ports import TokenCounter
from memory.records import Dropped, Line, never_dropped
from memory.text import shorten

_SHORTENED_CHARS = (120, 80, 50)
"""Lengths that a line which may not be dropped is cut to, one after the other, until the block fits."""
_SHOWN_CHARS = 200
MARK_AND_DATE_TOKENS = 12
"""What "- [m12] 2026-11-28: " and the line break cost."""


@dataclass(frozen=True, slots=True)
class Gated:
    """What passed a gate, and what did not."""

    kept: tuple[Line, ...]
    dropped: tuple[Dropped, ...]


def cost(text: str, tokens: TokenCounter) -> int:
    """Tokens that a line takes in the request, with its mark and date."""
    return tokens.count(text) + MARK_AND_DATE_TOKENS


def dropped(line: Line, reason: str) -> Dropped:
    """The record of a line that was not injected."""
    return Dropped(line.id, reason, line.score, shorten(line.text, _SHOWN_CHARS))


def gate_tokens(lines: Sequence[Line], most_tokens: int, tokens: TokenCounter) -> Gated:
    """The lines within a block's tokens; `lines` come best first and the last that may go goes first.

    Allergies, health, diet and standing instructions are shortened and never dropped: they may exceed it.
    """
    kept = list(lines)
    gone: list[Dropped] = []
    for line in reversed(lines):
        if _total(kept) <= most_tokens:
            break
        if not never_dropped(line.kind, line.slot):
            kept.remove(line)
            gone.append(dropped(line, "gate_tokens"))
    for limit in _SHORTENED_CHARS:
        if _total(kept) <= most_tokens:
            break
        kept = [_shortened(line, limit, tokens) for line in kept]
    return Gated(tuple(kept), tuple(gone))


def tagged(lines: Sequence[Line], *, on: bool = True) -> tuple[Line, ...]:
    """The lines with marks that the model can cite: m1, m2 … in the order of the blocks; not `on`: without."""
    if not on:
        return tuple(lines)
    return tuple(replace(line, tag=f"m{place}") for place, line in enumerate(lines, start=1))


def _shortened(line: Line, limit: int, tokens: TokenCounter) -> Line:
    text = shorten(line.text, limit)
    return line if text == line.text else replace(line, text=text, tokens=cost(text, tokens))


def _total(lines: Sequence[Line]) -> int:
    return sum(line.tokens for line in lines)
