"""Long work pauses while a reply is being made."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from memory.steps import never

_PAUSE_S = 0.02


async def nothing() -> None:
    """Nothing comes first."""


class Pauses:
    """Asked between two steps of any work on the store that is long; whoever makes replies sets `should_pause`."""

    def __init__(self) -> None:
        self.should_pause: Callable[[], bool] = never  # as long as nobody talks: a command, a server without a screen
        self.after_pause: Callable[[], Awaitable[object]] = nothing
        """Comes first after a pause: what was just said does not wait for the index until the work is done."""

    async def wait(self) -> None:
        """Go on now, or as soon as the reply is over."""
        paused = False
        while self.should_pause():
            paused = True
            await asyncio.sleep(_PAUSE_S)
        if paused:
            await self.after_pause()
