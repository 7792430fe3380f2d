"""The proof that something is gone: every file of Jide's is searched for its words."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from memory.access import Access
from memory.places import Places, files_in


@dataclass(frozen=True, slots=True)
class Searched:
    """What the search found."""

    files: int
    """Files that were searched."""
    traces: tuple[str, ...]
    """Where some of the words still are, or what could not be rewritten; () when all is gone."""


async def search(access: Access, places: Places, words: Sequence[str], *, rewritten: bool) -> Searched:
    """Look for these words in every table and file; a database that was not `rewritten` may hold them unseen."""
    everything = places.everything()
    traces = [trace.where for trace in await access.call(access.store.trace, words, everything)]
    files = await asyncio.to_thread(lambda: sum(1 for _ in files_in(everything)))
    return Searched(files, tuple(traces if rewritten else [*traces, access.store.db.path.name]))
