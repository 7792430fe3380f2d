"""Opens a user's folder: the handle through which everything of that user is read and written (G1)."""

from __future__ import annotations

import os
import uuid

from memory.access import Access
from memory.keeper import Engines, Keeper
from memory.manager import MemoryManager
from memory.options import MemoryOptions
from memory.places import Places
from memory.ports import Clock, StoreDamaged, TokenCounter
from memory.sqlite.database import Database
from memory.sqlite.restoring import Restored, is_lost, put_back
from memory.sqlite.store import Store
from memory.threads import Worker
from memory.user_folder import UserFolder


def _open_store(folder: UserFolder, clock: Clock, day_start_hour: int) -> tuple[Store, Restored | None]:
    """The store; what is lost or damaged is put back from the newest copy first."""
    folder.create()
    restored = put_back(folder.database, folder.backups) if is_lost(folder.database, folder.backups) else None
    try:
        return _store(folder, clock, day_start_hour), restored
    except StoreDamaged:
        restored = put_back(folder.database, folder.backups)
        if restored is None:
            raise
    return _store(folder, clock, day_start_hour), restored


def _store(folder: UserFolder, clock: Clock, day_start_hour: int) -> Store:
    database = Database.open(folder.database, folder.backups)
    database.day_start_hour = day_start_hour
    try:
        store = Store(database, clock)
        store.transcript.recover_partials()
    except BaseException:
        database.close()
        raise
    return store


async def open_memory(
    places: Places, engines: Engines, clock: Clock, tokens: TokenCounter, options: MemoryOptions
) -> MemoryManager:
    """Open (or create) one user's memory; index and embedder are loaded later, on first need.

    A database that is lost or damaged is put back from the newest copy (`MemoryManager.restored`).
    Raises StoreProblem, NewerDatabase, StoreBusy.
    """
    worker = Worker("jide-store")
    store, restored = await worker.run(_open_store, places.folder, clock, options.day_start_hour)
    owner = f"{os.getpid()}-{uuid.uuid4().hex[:8]}"
    access = Access(store, worker, clock, options, owner)
    manager = MemoryManager(access, Keeper(access, engines, tokens), tokens, places)
    manager.restored = restored
    return manager
