"""`jide reindex`: the recall index from nothing."""

from __future__ import annotations

import sys

from assistant.cli.context import Cli


async def reindex(cli: Cli) -> int:
    """Rebuild, and tell how far it is."""
    async with cli.memory() as memory:
        count = await memory.chores.reindex(cli.progress)
    sys.stdout.write(cli.say("cli.reindexed", count=count) + "\n")
    return 0
