"""What is held of the user, for an answer that needs no model; a large store is not read whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from memory.records import OWN, Kind, Memory, Status
from memory.sqlite.memories import MemoryFilter

if TYPE_CHECKING:
    from memory.sqlite.store import Store

MOST = 300
"""So many memories of each sort, the newest."""
_TELLING = (Kind.TASK, Kind.EVENT, Kind.PREFERENCE, Kind.INSTRUCTION)


@dataclass(frozen=True, slots=True)
class Known:
    """What is held of the user."""

    active: tuple[Memory, ...] = ()
    """Most important first."""
    waiting: tuple[Memory, ...] = ()
    """Candidates."""
    past: tuple[Memory, ...] = ()
    """Superseded ones."""


def read_known(store: Store, recalled: Sequence[str]) -> Known:
    """Of active memories the profile, the newest, and those of the ids `recalled`; of the others the newest."""
    found = [*store.memories.profile(OWN), *store.memories.get_many(list(recalled))]
    found += [*_newest(store, Status.ACTIVE, _TELLING), *_newest(store, Status.ACTIVE)]
    active = {one.id: one for one in found if one.status is Status.ACTIVE and one.namespace == OWN}
    ranked = sorted(active.values(), key=lambda memory: -memory.importance)
    return Known(tuple(ranked), _newest(store, Status.CANDIDATE), _newest(store, Status.SUPERSEDED))


def _newest(store: Store, status: Status, kinds: Sequence[Kind] = ()) -> tuple[Memory, ...]:
    where = MemoryFilter(kinds=kinds, statuses=(status,), namespace=OWN)
    return tuple(store.memories.find(where, MOST))
