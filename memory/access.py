"""How the parts of the manager reach the store: one thread, one clock, one set of options, one place to pause."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import ParamSpec, TypeVar

from memory.days import day_of
from memory.ids import new_id
from memory.options import MemoryOptions
from memory.pauses import Pauses
from memory.ports import Clock
from memory.records import Message, Role
from memory.sqlite.store import Store
from memory.threads import Worker

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Access:
    """The store of one user and the thread that owns it."""

    store: Store
    worker: Worker
    clock: Clock
    options: MemoryOptions
    owner: str
    """Names this process in leases."""
    pauses: Pauses = field(default_factory=Pauses)
    """Long work waits here for a reply."""

    async def call(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a call on the store's thread."""
        return await self.worker.run(work, *args, **kwargs)

    async def in_steps(self, steps: Iterator[str]) -> str:
        """Take steps on the store's thread, with a pause between any two where one is due; what the last one gave."""
        last = ""
        await self.pauses.wait()
        while step := await self.call(next, steps, ""):
            last = step
            await self.pauses.wait()
        return last

    def message(
        self, session_id: str, role: Role, text: str, *, model: str = "", temporary: bool = False,
        pasted: tuple[tuple[int, int], ...] = (),
    ) -> Message:  # fmt: skip
        """A message said now, with zone and day; it is not on disk yet."""
        now = self.clock.now()
        return Message(
            new_id(now), session_id, role, text, now, self.clock.zone(), self.day_of(now), model=model,
            pasted=pasted, temporary=temporary,
        )  # fmt: skip

    def today(self) -> str:
        """ISO date of the user's day now."""
        return self.day_of(self.clock.now())

    def day_of(self, moment: datetime) -> str:
        """ISO date of the user's day at a moment."""
        return day_of(moment, self.clock.zone(), self.options.day_start_hour)
