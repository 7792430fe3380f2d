"""Builds a whole engine in a test's folder: real store, hashing embedder, scan index."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from assistant.chat_model import ChatModel
from assistant.conversation import resume
from assistant.engine import Engine
from assistant.events import Event
from assistant.model_shelf import ModelShelf
from assistant.services import EngineOptions, Services
from assistant.turn import read_whole
from config.paths import write_private
from memory.clock import StartedClock
from memory.embedding.hashing import HashingEmbedder
from memory.home import open_memory
from memory.keeper import Engines
from memory.options import MemoryOptions
from memory.places import Places
from memory.scan import ScanIndex
from memory.tokens import EstimatingCounter
from memory.user_folder import user_folder

NOW = datetime.fromisoformat("2026-11-28T09:00:00+08:00")


@asynccontextmanager
async def opened(
    home: Path,
    model: ChatModel,
    *,
    now: datetime = NOW,
    language: str = "zh",
    memory: MemoryOptions | None = None,
    keep_language: Callable[[str], None] | None = None,
    **options: object,
) -> AsyncIterator[Engine]:
    """An engine on the memory under `home`; closed without background work at the end."""
    folder = user_folder(home, "me")
    engines = Engines(
        HashingEmbedder,
        lambda fingerprint, dim: ScanIndex(folder.index, fingerprint, dim),
        lambda fingerprint, dim: ScanIndex(folder.index / "documents", fingerprint, dim),
    )
    clock = StartedClock(now)
    counter = EstimatingCounter()
    manager = await open_memory(Places(folder, write_private), engines, clock, counter, memory or MemoryOptions())
    chosen = replace(EngineOptions(), **options)  # type: ignore[arg-type]
    services = Services(manager, model, None, chosen, clock, language, counter.count, keep_language=keep_language)

    async def nothing() -> list[object]:
        return []

    shelf = ModelShelf(lambda name, base: model, lambda name, base: None, nothing)  # type: ignore[arg-type]
    engine = Engine(services, await resume(manager), shelf)
    try:
        yield engine
    finally:
        await engine.release()


async def say(engine: Engine, text: str, pasted: tuple[tuple[int, int], ...] = ()) -> list[Event]:
    """One whole turn."""
    events = await read_whole(engine.reply(text, pasted))
    await engine.background.work_for(10.0)
    return events


def reply_of(events: list[Event]) -> str:
    """The text of the reply."""
    return events[-1].message.text  # type: ignore[union-attr]
