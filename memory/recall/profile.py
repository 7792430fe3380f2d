"""The exact path: who the user is, always on; no search, no score."""

from __future__ import annotations

from collections.abc import Iterable

from memory.ports import TokenCounter
from memory.recall.gates import cost
from memory.records import Line, Memory, Register, Source, Status
from memory.text import shorten


def profile_lines(memories: Iterable[Memory], line_chars: int, tokens: TokenCounter) -> list[Line]:
    """The lines of [profile], the most important first, then the last used; only active, real memories."""
    standing = [memory for memory in memories if _stands(memory)]
    standing.sort(key=_rank)
    return [_line(memory, line_chars, tokens) for memory in standing]


def _stands(memory: Memory) -> bool:
    return memory.in_profile and memory.status is Status.ACTIVE and memory.register is Register.REAL


def _rank(memory: Memory) -> tuple[bool, float, float, str]:
    used = memory.last_accessed_at or memory.updated_at
    return not memory.never_dropped, -memory.importance, -used.timestamp(), memory.id


def _line(memory: Memory, line_chars: int, tokens: TokenCounter) -> Line:
    text = shorten(memory.content, line_chars)
    return Line(
        id=memory.id,
        source=Source.MEMORY,
        text=text,
        date=memory.day,
        tokens=cost(text, tokens),
        score=1.0,
        reasons=(("profile", memory.slot or memory.kind.value),),
        slot=memory.slot,
        kind=memory.kind.value,
    )
