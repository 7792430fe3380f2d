"""From a candidate to the line that the model reads: short, with what was said around it, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from memory.ports import TokenCounter
from memory.recall.candidates import Candidate
from memory.recall.excerpt import excerpt
from memory.recall.gates import cost
from memory.records import RESTING, Line, Role, Source
from memory.text import shorten

_LEAST_ROOM = 24
"""Fewer characters than this are not worth showing of a neighbour."""
_QUESTION_MARKS = ("?", "？")
_LEAST_PART = 0.02
"""Less than this moves nothing, and is no reason."""
REASON_ORDER = (
    "meaning",
    "words",
    "akin",
    "dated",
    "neighbour",
    "running",
    "related",
    "origin",
    "importance",
    "confidence",
    "outcome",
)


def history_line(
    candidate: Candidate,
    score: float,
    parts: Mapping[str, float],
    around: tuple[str, str],
    terms: Sequence[str],
    line_chars: int,
    tokens: TokenCounter,
) -> Line:
    """The line of one candidate; `around`: the texts of the turns before and after it, or ""; `terms`: asked for."""
    text = line_text(candidate, around, terms, line_chars)
    memory = candidate.memory
    return Line(
        id=candidate.key,
        source=candidate.source,
        text=text,
        date=candidate.day,
        tokens=cost(text, tokens) + (tokens.count(candidate.title) if candidate.title else 0),
        score=round(min(max(score, 0.0), 1.0), 4),
        parts={name: round(value, 4) for name, value in parts.items()},
        reasons=reasons(candidate, parts),
        slot=memory.slot if memory else None,
        kind=memory.kind.value if memory else None,
        item_ids=(candidate.key,) if candidate.source is Source.MESSAGE else (),
        title=candidate.title,
    )


def line_text(candidate: Candidate, around: tuple[str, str], terms: Sequence[str], line_chars: int) -> str:
    """The candidate's words, then in the room left the turn it answers (←), or its answer (→) if it asks."""
    text = excerpt(candidate.text, terms, line_chars)
    if candidate.source is not Source.MESSAGE:
        return text
    before, after = around
    asks = text.endswith(_QUESTION_MARKS)
    arrow, other = (" → ", after) if (asks and after) or not before else (" ← ", before)
    room = line_chars - len(text) - len(arrow)
    return text + arrow + shorten(other, room) if other and room >= _LEAST_ROOM else text


def reasons(candidate: Candidate, parts: Mapping[str, float]) -> tuple[tuple[str, str], ...]:
    """Why the line is here: (code, detail) pairs, the paths first; details are numbers or ISO dates."""
    found = [(name, f"{parts[name]:.2f}") for name in REASON_ORDER if parts.get(name, 0.0) >= _LEAST_PART]
    if candidate.role is Role.ASSISTANT:
        found.append(("said_by", Role.ASSISTANT.value))
    if candidate.memory and candidate.memory.status in RESTING:
        found.append((candidate.memory.status.value, ""))
    return tuple(found)
