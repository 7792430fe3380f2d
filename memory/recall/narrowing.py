"""What may be among the lines where a kind or a topic is asked for (D2): a topic narrows only when enough is left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from memory.recall.candidates import Candidate
from memory.recall.query import RecallQuery
from memory.text import normalise

ENOUGH = 3
"""So many candidates of a topic suffice; with fewer the topic is no filter."""


def narrowed(query: RecallQuery, order: Sequence[str], pool: Mapping[str, Candidate]) -> list[str]:
    """The rows in their order that are of the kinds and of the topic asked for."""
    kept = [row_id for row_id in order if not query.scope.kinds or _kind(pool[row_id]) in query.scope.kinds]
    topic = normalise(query.scope.topic).strip()
    near = [row_id for row_id in kept if _is_of(topic, pool[row_id])] if topic else []
    return near if len(near) >= ENOUGH else kept


def _kind(candidate: Candidate) -> str:
    return candidate.memory.kind.value if candidate.memory else ""


def _is_of(topic: str, candidate: Candidate) -> bool:
    """By the memory's own topic, project or channel, else by the words."""
    memory = candidate.memory
    named = (memory.topic or "", *memory.metadata.values()) if memory else ()
    return any(normalise(name).strip() == topic for name in named) or topic in normalise(candidate.text)
