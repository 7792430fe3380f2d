"""What may be among the lines where a kind, a status or a topic is asked for (D2): a topic narrows only when enough is
left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from memory.recall.candidates import Candidate
from memory.recall.query import RecallQuery, Scope
from memory.text import normalise

ENOUGH = 3
"""So many candidates of a topic suffice; with fewer the topic is no filter."""


def narrowed(query: RecallQuery, order: Sequence[str], pool: Mapping[str, Candidate]) -> list[str]:
    """The rows in their order that are of the kinds, the statuses and the topic asked for."""
    kept = [row_id for row_id in order if in_scope(pool[row_id], query.scope)]
    topic = normalise(query.scope.topic).strip()
    near = [row_id for row_id in kept if _is_of(topic, pool[row_id])] if topic else []
    return near if len(near) >= ENOUGH else kept


def in_scope(candidate: Candidate, scope: Scope) -> bool:
    """Is it of a kind and a status asked for? Talk is of none."""
    memory = candidate.memory
    if memory is None:
        return not scope.kinds and not scope.statuses
    return (not scope.kinds or memory.kind in scope.kinds) and (not scope.statuses or memory.status in scope.statuses)


def _is_of(topic: str, candidate: Candidate) -> bool:
    """By the memory's own topic, project or channel, else by the words."""
    memory = candidate.memory
    named = (memory.topic or "", *memory.metadata.values()) if memory else ()
    return any(normalise(name).strip() == topic for name in named) or topic in normalise(candidate.text)
