"""kill -9 in the middle of upkeep: nothing that was kept is lost, what was purged is gone, and all files are sound."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from assistant.i18n import file_headings
from memory.records import Status
from tests.journeys.terminal import ROOT
from tests.memory.life.manager_case import SetClock, remembering, told

pytestmark = [pytest.mark.journey, pytest.mark.timeout(240)]
TIMES = 8
KEPT = ("我对花生过敏", "我住在杭州", "我养了一只叫豆包的猫")


def work_and_die(home: Path, live_s: float) -> None:
    command = [sys.executable, "-m", "tests.journeys.busy_upkeep", str(home)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("ready")
        time.sleep(live_s)
        process.kill()


async def test_upkeep_may_die_at_any_moment(tmp_path: Path) -> None:
    chance = random.Random(11)
    headings = file_headings("zh")
    async with remembering(tmp_path, SetClock(), headings=headings, keep_files=True) as memory:
        for text in KEPT:
            await told(memory, text)
        await memory.upkeep.files.sync()
        kept = {row[0].id for row in await memory.hands.find()}
    for _ in range(TIMES):
        work_and_die(tmp_path, chance.uniform(0.0, 1.5))
        async with remembering(tmp_path, SetClock(), headings=headings, keep_files=True) as memory:
            assert await memory.chores.quick_check() == ""
            await memory.upkeep.files.sync(everything=True)
            await memory.upkeep.back_up()
            held = await memory.hands.by_ids(sorted(kept))
            assert {one.id for one in held if one.status is Status.ACTIVE} == kept
            root = memory.store.db.path.parent
            assert [*root.rglob("*.part"), *root.rglob(".*.md.*")] == []
            text = (root / "MEMORY.md").read_text(encoding="utf-8")
            assert all(one.content in text for one in held)
