"""Tidying, once a day: what has ended, faded, gone cold or was never confirmed steps back (C8, E1, D5).

Every step is logged with its rule, keeps within a cap, and one tidying is undone as a whole. Nothing here deletes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import TYPE_CHECKING

from memory.days import day_of
from memory.records import Change, ChangeKind, Kind, Memory, Status
from memory.sqlite import ageing
from memory.sqlite.ageing import Unused
from memory.sqlite.letting_go import CLEANED_UP

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


def tidy(store: Store, clock: Clock, options: LifeOptions) -> Tidied:
    """Tidy once: at most `options.most_per_run` memories, the most overdue first. Blocking, some milliseconds."""
    with store.action(by_user=False) as unit:
        run = _Run(store, clock, options)
        run.end()
        run.clean_up()
        run.archive()
        ageing.drift_back(store.db, options.outcome_decay)
    return Tidied(unit, tuple(run.changes))


class _Run:
    """One tidying as it goes on."""

    def __init__(self, store: Store, clock: Clock, options: LifeOptions) -> None:
        self._store = store
        self._now = clock.now()
        self._zone = clock.zone()
        self._options = options
        self.changes: list[Change] = []

    @property
    def _left(self) -> int:
        return max(self._options.most_per_run - len(self.changes), 0)

    def end(self) -> None:
        """What has a fixed end, preferences long unused, and what was never confirmed."""
        options = self._options
        self._settle(ageing.ended(self._store.db, self._now, self._left), Status.EXPIRED, ENDED)
        faded = self._unused(options.preference_days, _SETTLED, kind=Kind.PREFERENCE)
        self._settle([one for one in faded if not self._cleaned_up(one)], Status.EXPIRED, FADED)
        self._settle(self._unused(options.cold_days, (Status.CANDIDATE,)), Status.EXPIRED, UNCONFIRMED)

    def clean_up(self) -> None:
        """What nobody used and nobody would miss is forgotten; the talk it came from keeps its words."""
        options = self._options
        found = self._unused(options.forget_days, _SETTLED, below=options.forget_below_importance)
        if found:
            self.changes += self._store.forget([one.id for one in found], by_user=False, rule=CLEANED_UP)

    def archive(self) -> None:
        """What lies idle or went badly goes to cold storage: it answers when nothing else does."""
        poor = ageing.poor(self._store.db, self._options.archive_below_outcome, self._left)
        self._settle(poor, Status.ARCHIVED, POOR)
        self._settle(self._unused(self._options.cold_days, (Status.ACTIVE,)), Status.ARCHIVED, COLD)

    def _cleaned_up(self, memory: Memory) -> bool:
        """Will the next step forget it anyway?"""
        return memory.importance < self._options.forget_below_importance

    def _unused(
        self, days: int, statuses: Sequence[Status], *, kind: Kind | None = None, below: float = 2.0
    ) -> list[Memory]:  # fmt: skip
        since = self._now - timedelta(days=days)
        what = Unused(since, day_of(since, self._zone), statuses, kind, below)
        return ageing.unused(self._store.db, what, self._left)

    def _settle(self, memories: Sequence[Memory], status: Status, rule: str) -> None:
        kind = ChangeKind.ARCHIVED if status is Status.ARCHIVED else ChangeKind.EXPIRED
        for memory in memories:
            after = self._store.memories.settle(replace(memory, status=status), kind, rule=rule)
            self.changes.append(Change(kind, after, replaced=memory, rule=rule))
