"""The user's documents: added, looked at, removed. Async; never blocks. Nothing of them ever becomes a memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from memory.knowledge.files import texts_in
from memory.knowledge.reading import FileRead, Refused, read_bytes, read_text
from memory.knowledge.records import Added, Document, KeptPassage, Removed
from memory.records import OWN
from memory.sanitize import clean_text
from memory.sqlite.documents import STEP, passage_ids
from memory.steps import never
from memory.traces import search

if TYPE_CHECKING:
    from memory.access import Access
    from memory.keeper import Keeper
    from memory.places import Places

_SAMPLES = 12
"""Passages whose words are looked for after a document was removed."""
_SAMPLE_CHARS = 80
_LEAST_CHARS = 16


class Knowledge:
    """The documents of one user, by namespace."""

    def __init__(self, access: Access, keeper: Keeper, places: Places) -> None:
        self._access = access
        self._store = access.store
        self._call = access.call
        self._today = access.today
        self.limits = access.options.knowledge
        self._keeper = keeper
        self._places = places

    async def add(self, path: Path, namespace: str = OWN) -> list[Added]:
        """Read a file, or the texts of a folder: new, changed or unchanged since the last time; one report a file.

        What was read is kept at once and searchable once `read_on` has indexed it.
        """
        place = await asyncio.to_thread(_place, path)
        if not await asyncio.to_thread(place.is_dir):
            return [await self._file(path, namespace)]
        found = await asyncio.to_thread(texts_in, place, self.limits.folder_files)
        if not found:
            return [Added(clean_text(str(path)), "refused", reason="too_many" if found is None else "none_in_folder")]
        return [await self._file(file, namespace) for file in found]

    async def read_on(self, should_pause: Callable[[], bool] = never) -> int:
        """Index some passages that wait; how many texts wait then."""
        return await self._keeper.read_on(should_pause)

    async def all(self, namespace: str | None = OWN) -> list[Document]:
        """The documents, the newest first."""
        return await self._call(self._store.documents.all, namespace)

    async def meant_by(self, words: str, namespace: str = OWN) -> list[Document]:
        """The documents of this id, place or name, with or without its ending; several may have one name."""
        place = str(await asyncio.to_thread(_place, Path(words)))
        every = await self.all(namespace)
        exact = [one for one in every if words == one.id or place == one.place]
        wanted = words.casefold()
        return exact or [one for one in every if wanted in (one.name.casefold(), Path(one.name).stem.casefold())]

    async def passages(self, document: Document, limit: int) -> list[KeptPassage]:
        """The first passages of a document."""
        return await self._call(self._store.documents.passages, document.id, limit)

    async def remove(self, document: Document) -> Removed:
        """Take a document with its vectors away from every file of Jide's, then search them for its words."""
        samples = await self._call(self._samples, document.id)
        await self._call(self._store.begin_removal, document.id)
        await self._drop_others(document.id, (), purge=True)
        await self._call(self._store.documents.remove, document.id)
        await self._keeper.drain()
        rewritten = await self._call(self._store.rewrite)
        found = await search(self._access, self._places, samples, rewritten=rewritten)
        return Removed(document, found.files, found.traces, self._places.elsewhere)

    async def _file(self, path: Path, namespace: str) -> Added:
        shown, place = clean_text(str(path)), await asyncio.to_thread(_place, path)
        try:
            data, digest = await asyncio.to_thread(read_bytes, place, self.limits.file_bytes)
            before = await self._call(self._store.documents.at, namespace, str(place))
            if before is not None and before.digest == digest:
                return Added(shown, "unchanged", before)
            read = await asyncio.to_thread(read_text, data)
            kept = await self._call(self._store.documents.size)
            if kept - (before.size if before else 0) + read.size > self.limits.total_bytes:
                raise Refused("no_room")
        except Refused as refused:
            return Added(shown, "refused", reason=refused.reason)
        document = await self._keep(place, namespace, digest, read)
        return Added(shown, "changed" if before else "added", document, masked=read.masked)

    async def _keep(self, place: Path, namespace: str, digest: str, read: FileRead) -> Document | None:
        """Write it step by step; until the last one it is not recalled."""
        documents = self._store.documents
        key = await self._call(documents.begin, namespace, str(place), clean_text(place.name), self._today())
        ids = passage_ids(key, read.passages)
        await self._drop_others(key, ids, purge=False)
        for start in range(0, len(ids), STEP):
            part = slice(start, start + STEP)
            await self._call(documents.put, key, start, ids[part], read.passages[part])
        await self._call(documents.complete, key, digest)
        return await self._call(documents.get, key)

    async def _drop_others(self, document_id: str, kept: Sequence[str], *, purge: bool) -> None:
        gone = await self._call(self._store.documents.left_over, document_id, kept)
        for start in range(0, len(gone), STEP):
            await self._call(self._store.documents.drop, gone[start : start + STEP], purge=purge)

    def _samples(self, document_id: str) -> list[str]:
        """Words of the document, from its beginning to its end, by which a trace of it is known."""
        document = self._store.documents.get(document_id)
        step = max((document.passages if document else 0) // _SAMPLES, 1)
        found: list[str] = []
        for start in range(0, step * _SAMPLES, step):
            for passage in self._store.documents.passages(document_id, 1, start):
                longest = max(passage.text.split("\n"), key=len).strip()[:_SAMPLE_CHARS].strip()
                found += [longest] if len(longest) >= _LEAST_CHARS else []
        return self._store.telling(found)


def _place(path: Path) -> Path:
    """Where a file really lies, so that it is known again however it is named."""
    try:
        return path.expanduser().resolve()
    except (RuntimeError, ValueError, OSError):  # nobody's home, a loop of links: it will not be found
        return path.absolute()
