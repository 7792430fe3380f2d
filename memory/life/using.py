"""A memory that was used lives on: its last use, its importance, its end, and its way back from cold storage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from memory.records import ChangeKind, Line, Status
from memory.text import normalise, query_terms

if TYPE_CHECKING:
    from memory.options import MemoryOptions
    from memory.sqlite.store import Store

USED = "life.used"


def used_by(reply: str, lines: Sequence[Line]) -> tuple[str, ...]:
    """Ids of lines whose words a reply repeats: at least half of their terms, and two of them."""
    folded = normalise(reply)
    used = []
    for line in lines:
        terms = set(query_terms(line.text))
        hits = sum(term in folded for term in terms)
        if hits >= 2 and hits * 2 >= len(terms):
            used.append(line.id)
    return tuple(used)


def use(store: Store, ids: Sequence[str], now: datetime, options: MemoryOptions) -> None:
    """These lines stood behind a reply; ids that name no memory are ignored. Blocking, below a millisecond."""
    if not ids:
        return
    memories = store.memories
    memories.touch(ids, now, options.writing.importance_step)
    memories.renew(ids, now + timedelta(days=options.life.temporary_days))
    for memory in memories.get_many(ids):
        if memory.status is Status.ARCHIVED:
            memories.settle(replace(memory, status=Status.ACTIVE), ChangeKind.RESTORED, rule=USED)
