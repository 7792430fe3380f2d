"""Two memories that say the same become one; what the other rested on stays with it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from memory.records import Change, ChangeKind, Memory, Status

if TYPE_CHECKING:
    from memory.sqlite.store import Store


def absorb(store: Store, kept: Memory, gone: Memory, *, rule: str) -> Change:
    """`kept` takes over the other's mentions and uses; the other becomes its past. Inside an action."""
    more = [quote for quote in gone.quotes if quote not in kept.quotes]
    used = [moment for moment in (kept.last_accessed_at, gone.last_accessed_at) if moment]
    united = replace(
        kept,
        status=Status.ACTIVE,
        mention_count=kept.mention_count + gone.mention_count,
        access_count=kept.access_count + gone.access_count,
        importance=max(kept.importance, gone.importance),
        confidence=max(kept.confidence, gone.confidence),
        last_accessed_at=max(used, default=None),
        mentions=(*kept.mentions, *more),
    )
    old, new = store.memories.supersede(gone.id, united, rule=rule)
    return Change(ChangeKind.MERGED, new, replaced=old, rule=rule)
