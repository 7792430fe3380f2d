"""What is at hand for an answer without a model: the newest of each sort, the profile, and what recall found."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from assistant.offline.model import OfflineModel
from memory.known import MOST
from memory.records import Kind, Memory, SourceType, Status
from tests.assistant.engine_case import opened

SAID = datetime.fromisoformat("2026-11-20T12:00:00+00:00")


def made(number: int, slot: str | None = None, kind: Kind = Kind.FACT, status: Status = Status.ACTIVE) -> Memory:
    return Memory(f"m{number:05d}", kind, f"fact {number}", status, SourceType.TOLD, SAID, SAID, None, slot=slot)


async def test_a_large_store_is_not_read_whole(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        memory = engine._services.memory
        early = [made(0, "allergy"), made(1, kind=Kind.TASK), made(2), made(3), made(4, status=Status.CANDIDATE)]

        def put() -> None:
            with memory.store.action(by_user=False):
                for one in (*early, *(made(number) for number in range(10, 10 + MOST))):
                    memory.store.memories.add(one)

        await memory.call(put)
        known = await memory.known([early[2].id])
    ids = {one.id for one in known.active}
    assert {early[0].id, early[1].id, early[2].id} <= ids
    assert early[3].id not in ids
    assert [one.id for one in known.waiting] == [early[4].id]
