"""Tidying, once a day: what has ended, faded, gone cold or was never confirmed steps back (C8, E1, D5).

Every step is logged with its rule, keeps within a cap, and one tidying is undone as a whole. Nothing here deletes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import TYPE_CHECKING

from memory.days import day_of
from memory.records import Change, ChangeKind, Kind, Memory, Status
from memory.sqlite import ageing
from memory.sqlite.ageing import Unused
from memory.sqlite.masks import CLEANED_UP
from memory.steps import in_steps

if TYPE_CHECKING:
    from memory.options import LifeOptions
    from memory.ports import Clock
    from memory.sqlite.store import Store

ENDED, FADED, COLD, POOR, UNCONFIRMED = "life.ended", "life.faded", "life.cold", "life.poor", "life.unconfirmed"
_SETTLED = (Status.ACTIVE, Status.ARCHIVED)


@dataclass(frozen=True, slots=True)
class Tidied:
    """What one tidying did."""

    unit: str
    """Names it for undo."""
    changes: tuple[Change, ...]


def tidy(store: Store, clock: Clock, options: LifeOptions, changes: list[Change]) -> Iterator[str]:
    """Tidy once, in steps: at most `options.most_per_run` memories, the most overdue first.

    Adds to `changes`, gives the unit of undo. On the store's thread.
    """
    return in_steps(store, _Run(store, clock, options, changes).acts(), by_user=False)


class _Run:
    """One tidying as it goes on."""

    def __init__(self, store: Store, clock: Clock, options: LifeOptions, changes: list[Change]) -> None:
        self._store = store
        self._now = clock.now()
        self._zone = clock.zone()
        self._options = options
        self._changes = changes

    def acts(self) -> Iterator[None]:
        """Each changes one memory at most, or looks for those that are due."""
        yield from self._end()
        yield from self._clean_up()
        yield from self._archive()
        ageing.drift_back(self._store.db, self._options.outcome_decay)

    @property
    def _left(self) -> int:
        return max(self._options.most_per_run - len(self._changes), 0)

    def _end(self) -> Iterator[None]:
        """What has a fixed end, preferences long unused, and what was never confirmed."""
        options = self._options
        yield from self._settle(ageing.ended(self._store.db, self._now, self._left), Status.EXPIRED, ENDED)
        faded = self._unused(options.preference_days, _SETTLED, kind=Kind.PREFERENCE)
        yield from self._settle([one for one in faded if not self._cleaned_up(one)], Status.EXPIRED, FADED)
        yield from self._settle(self._unused(options.cold_days, (Status.CANDIDATE,)), Status.EXPIRED, UNCONFIRMED)

    def _clean_up(self) -> Iterator[None]:
        """What nobody used and nobody would miss is forgotten; the talk it came from keeps its words."""
        options = self._options
        for memory in self._unused(options.forget_days, _SETTLED, below=options.forget_below_importance):
            yield
            if self._is_as_found(memory):
                self._changes += self._store.forget([memory.id], by_user=False, rule=CLEANED_UP)
        yield

    def _archive(self) -> Iterator[None]:
        """What lies idle or went badly goes to cold storage: it answers when nothing else does."""
        poor = ageing.poor(self._store.db, self._options.archive_below_outcome, self._left)
        yield from self._settle(poor, Status.ARCHIVED, POOR)
        yield from self._settle(self._unused(self._options.cold_days, (Status.ACTIVE,)), Status.ARCHIVED, COLD)

    def _cleaned_up(self, memory: Memory) -> bool:
        """Will the next step forget it anyway?"""
        return memory.importance < self._options.forget_below_importance

    def _unused(
        self, days: int, statuses: Sequence[Status], *, kind: Kind | None = None, below: float = 2.0
    ) -> list[Memory]:  # fmt: skip
        since = self._now - timedelta(days=days)
        what = Unused(since, day_of(since, self._zone), statuses, kind, below)
        return ageing.unused(self._store.db, what, self._left)

    def _settle(self, memories: Sequence[Memory], status: Status, rule: str) -> Iterator[None]:
        kind = ChangeKind.ARCHIVED if status is Status.ARCHIVED else ChangeKind.EXPIRED
        for memory in memories:
            yield
            if self._is_as_found(memory):
                after = self._store.memories.settle(replace(memory, status=status), kind, rule=rule)
                self._changes.append(Change(kind, after, replaced=memory, rule=rule))
        yield

    def _is_as_found(self, memory: Memory) -> bool:
        """Nothing was done to it between two steps."""
        return self._store.memories.get(memory.id) == memory
