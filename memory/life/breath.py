"""Upkeep holds its breath while a reply is being made."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

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
