"""What the greeting named, in the recall of the message that answers it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from memory.ports import TokenCounter
from memory.recall.gates import cost, gate_tokens, tagged
from memory.recall.query import RecallOptions
from memory.records import Line, Recall

MOST_LINES = 8
"""Lines of [history] with those of the greeting (A4: 5 to 8)."""
BESIDE_OPENING = 2
"""Of them at least so many are the recall's own."""


def with_opening(
    opening: Sequence[Line], recall: Recall, options: RecallOptions, tokens: TokenCounter, *, leading: bool
) -> Recall:
    """A recall together with what the greeting named, through the gates again; each thing stands in it once.

    All of the opening stays as long as tokens allow, and of the recall what fits beside it; `leading` puts
    the opening first, for a message that means it.
    """
    known = {line.id for line in recall.profile}
    first = [replace(line, tokens=cost(line.text, tokens)) for line in opening if line.id not in known]
    opened = {line.id for line in first}
    own = [line for line in recall.history if line.id not in opened]
    beside = max(MOST_LINES - len(first), BESIDE_OPENING)
    room = options.total_tokens - sum(line.tokens for line in recall.profile)
    kept = gate_tokens([*first, *own[:beside]], room, tokens).kept
    ordered = sorted(kept, key=lambda line: (line.id in opened) != leading)
    tags = tagged((*recall.profile, *ordered), on=options.tags)
    profile, history = tags[: len(recall.profile)], tags[len(recall.profile) :]
    return replace(recall, profile=profile, history=history, tokens=sum(line.tokens for line in tags))
