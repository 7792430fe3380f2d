"""Opens a user's folder: the handle through which everything of that user is read and written (G1)."""

from __future__ import annotations

import os
import uuid

from memory.access import Access
from memory.keeper import Engines, Keeper
from memory.manager import MemoryManager
from memory.options import MemoryOptions
from memory.places import Places
from memory.ports import Clock, TokenCounter
from memory.sqlite.database import Database
from memory.sqlite.store import Store
from memory.threads import Worker
from memory.user_folder import UserFolder


def _open_store(folder: UserFolder, clock: Clock) -> Store:
    folder.create()
    store = Store(Database.open(folder.database, folder.backups), clock)
    store.transcript.recover_partials()
    return store


async def open_memory(
    places: Places, engines: Engines, clock: Clock, tokens: TokenCounter, options: MemoryOptions
) -> MemoryManager:
    """Open (or create) one user's memory; index and embedder are loaded later, on first need.

    Raises StoreProblem, NewerDatabase, StoreBusy.
    """
    worker = Worker("jide-store")
    store = await worker.run(_open_store, places.folder, clock)
    owner = f"{os.getpid()}-{uuid.uuid4().hex[:8]}"
    access = Access(store, worker, clock, options, owner)
    return MemoryManager(access, Keeper(access, engines, tokens), tokens, places)
