"""Upkeep holds its breath while a reply is being made."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from memory.access import Access
_PAUSE_S = 0.02


def never() -> bool:
    """Nobody talks: a command, or a server without a screen."""
    return False


class Breath:
    """Asked between two steps of any work on the store that is long; whoever makes replies sets `should_pause`."""

    def __init__(self) -> None:
        self.should_pause: Callable[[], bool] = never

    async def taken(self) -> None:
        """Go on now, or as soon as the reply is over."""
        while self.should_pause():  # noqa: ASYNC110 - asked, not told: what it depends on has many owners
            await asyncio.sleep(_PAUSE_S)

    async def between(self, access: Access, steps: Iterator[str]) -> str:
        """Take steps on the store's thread, a breath between any two; what the last one gave."""
        last = ""
        await self.taken()
        while step := await access.call(next, steps, ""):
            last = step
            await self.taken()
        return last
