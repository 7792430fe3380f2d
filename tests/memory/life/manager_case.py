"""Opens a whole memory in a test's folder: real store, hashing embedder, LanceDB or scan index, a clock to set."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from config.paths import write_private
from memory.embedding.hashing import HashingEmbedder
from memory.home import open_memory
from memory.ids import new_id
from memory.keeper import Engines
from memory.manager import MemoryManager
from memory.options import MemoryOptions
from memory.places import Places
from memory.ports import RecallIndex
from memory.records import Change, Kind, Memory, Message, Quote, SourceType, Status
from memory.scan import ScanIndex
from memory.tokens import EstimatingCounter
from memory.user_folder import user_folder

ZONE = "Asia/Shanghai"


class SetClock:
    """A clock that stands until it is moved, a millisecond for each look."""

    def __init__(self) -> None:
        self.moment = datetime(2026, 11, 28, 1, 0, tzinfo=UTC)

    def now(self) -> datetime:
        self.moment += timedelta(milliseconds=1)
        return self.moment

    def zone(self) -> str:
        return ZONE

    def later(self, days: float) -> None:
        self.moment += timedelta(days=days)


OpenIndex = Callable[[str, str, int], RecallIndex]


def scan_index(place: str, fingerprint: str, dim: int) -> RecallIndex:
    return ScanIndex(Path(place), fingerprint, dim)


def lance_index(place: str, fingerprint: str, dim: int) -> RecallIndex:
    from memory.lance.index import LanceIndex

    return LanceIndex(place, fingerprint, dim)


@asynccontextmanager
async def remembering(
    home: Path,
    clock: SetClock,
    *,
    index: OpenIndex = scan_index,
    options: MemoryOptions | None = None,
    owned: tuple[Path, ...] = (),
    headings: Mapping[str, str] | None = None,
    keep_files: bool = False,
) -> AsyncIterator[MemoryManager]:
    folder = user_folder(home, "me")
    engines = Engines(
        HashingEmbedder,
        lambda fingerprint, dim: index(str(folder.index), fingerprint, dim),
        lambda fingerprint, dim: index(str(folder.index / "documents"), fingerprint, dim),
    )
    places = Places(folder, write_private, owned, headings or {}, keep_files)
    memory = await open_memory(places, engines, clock, EstimatingCounter(), options or MemoryOptions())
    try:
        yield memory
    finally:
        await memory.aclose()


async def told(memory: MemoryManager, text: str, reply: str = "") -> tuple[Message, tuple[Change, ...]]:
    """One turn of talk: the message, and what the rules learnt from it."""
    session = await memory.open_session()
    heard = await memory.hear(session.id, text, (), temporary=False)
    changes = await memory.learn(heard.message, None)
    if reply:
        answer = replace(memory.new_reply(session.id, "some/model", temporary=False), text=reply)
        await memory.end_reply(answer, begun=False)
    return heard.message, changes


def filled(memory: MemoryManager, clock: SetClock, count: int) -> None:
    """So many other memories. On the store's thread."""
    with memory.store.db.transaction():
        for number in range(count):
            content = f"用户的第{number}号笔记讲的是第{number * 7}件小事"
            now = clock.now()
            memory.store.memories.add(
                Memory(new_id(now), Kind.FACT, content, Status.ACTIVE, SourceType.TOLD, now, now, Quote(None, content))
            )
