"""Runs upkeep without a pause in a home of its own, until it is killed: python -m tests.journeys.busy_upkeep HOME"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from assistant.i18n import file_headings
from tests.memory.life.manager_case import SetClock, remembering, told


async def main(home: Path) -> None:
    """Tidy, compare, write files, copy, and purge one passing thing after the other."""
    clock = SetClock()
    async with remembering(home, clock, headings=file_headings("zh"), keep_files=True) as memory:
        number = 0
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        while True:
            number += 1
            message, [change] = await told(memory, f"记住：我的第{number}号柜子里放着第{number * 3}把钥匙")
            assert message
            await memory.upkeep.files.sync(everything=True)
            await memory.upkeep.tidy()
            await memory.upkeep.compare()
            await memory.upkeep.back_up()
            if change.memory is not None:
                await memory.upkeep.purge([change.memory.id])


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
