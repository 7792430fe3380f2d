"""A memory that was used lives on: its last use, its importance, its end, and its way back from cold storage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from memory.records import ChangeKind, Status

if TYPE_CHECKING:
    from memory.options import MemoryOptions
    from memory.sqlite.store import Store

USED = "life.used"


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
