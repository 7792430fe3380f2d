"""Long work on the store, cut into steps: a reply that needs the store or the processor waits for one at most."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from memory.sqlite.store import Store

STEP_S = 0.004
"""A step goes on for so many seconds, and then to the end of its last act."""


def never() -> bool:
    """Nothing asks for a pause."""
    return False


def in_steps(store: Store, acts: Iterable[object], *, by_user: bool, least_s: float = 0.0) -> Iterator[str]:
    """Carry out acts, of each step as one transaction; gives the unit by which undo takes all of it back.

    What an act rests on may have been changed between two steps: it looks at it again. With `least_s` a step takes
    longer than others, for what the user waits for: each is written through to the disk. On the store's thread.
    """
    waiting, unit, more = iter(acts), "", True
    while more:
        with store.action(by_user=by_user, unit=unit) as unit:
            until = time.monotonic() + max(STEP_S, least_s)
            more = any(time.monotonic() >= until for _ in waiting)
        yield unit
