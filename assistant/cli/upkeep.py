"""`jide reindex`: the recall index from nothing."""

from __future__ import annotations

import sys

from assistant.cli.context import Cli


async def reindex(cli: Cli) -> int:
    """Rebuild, with progress on stderr when it is a terminal."""

    def progress(done: int, total: int) -> None:
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{done}/{total}")
            sys.stderr.flush()

    async with cli.memory() as memory:
        count = await memory.chores.reindex(progress)
    if sys.stderr.isatty():
        sys.stderr.write("\n")
    sys.stdout.write(cli.say("cli.reindexed", count=count) + "\n")
    return 0
