"""Keeps MEMORY.md and journal/DAY.md in step with the store, in both directions. Async; the store is never held long.

A file is read first and what the user changed in it is taken over, then it is written anew, if it differs. It is
written before it is noted what stands in it: after a crash a line counts as written too early, never as deleted.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from memory.days import day_bounds, local_time
from memory.folder_lock import FolderBusy, FolderUnready, folder_lock
from memory.life.handmade import NOTES, SUMMARY, Handmade
from memory.life.markdown import Page, Words, changed_lines, day_file, grouped, memory_file, memory_line, parse
from memory.places import MEMORY_FILE
from memory.ports import FilesUnready
from memory.records import Change, Message
from memory.sqlite.rows import NO_LIMIT
from memory.writing.privacy.secrets import mask_contact

if TYPE_CHECKING:
    from memory.access import Access
    from memory.places import Places
    from memory.sqlite.file_lines import Shown
    from memory.writer import Writer

_PAGE = 150
"""Memories or messages read in one go: the store answers a reply between two."""
_RECENT = 2
"""Last days with talk whose logs are looked at each time."""
_TRIES = 3
_PAUSE_S = 0.05
_TOUCHED = "files_touched"
_STAMP, _MEMORY_STAMP, _SEEN, _BEGAN = "files_stamp", "files_memory", "files_changes", "files_began"


class Files:
    """The files of one user; one process at a time works on them."""

    def __init__(self, access: Access, writer: Writer, places: Places) -> None:
        self._access = access
        self._store = access.store
        self._call = access.call
        self._root = places.folder.root
        self._journal = places.folder.journal
        self._write = places.write
        self._words: Words = places.headings
        self._kept = places.keep_files
        self._handmade = Handmade(access.store, access.clock, writer)

    async def due(self) -> bool:
        """Has anything changed since the last time, in the store or by hand?"""
        return self._kept and await self._stamp() != await self._call(self._store.meta.get, _STAMP)

    async def sync(self, *, everything: bool = False, patience_s: float = 0.0) -> list[Change]:
        """Take over what was changed by hand, and write what has changed; what the user changed.

        Raises FilesUnready, StoreProblem. Of the day logs only those that may differ are looked at, unless
        `everything` or after a forgetting. While another process is at it, it is left to that one after
        `patience_s` seconds.
        """
        give_up = time.monotonic() + patience_s
        while self._kept:
            try:
                with folder_lock(self._journal, alone=True, limit_s=0.0):
                    return await self._sync(everything)
            except FolderBusy:
                if time.monotonic() >= give_up:
                    break
                await asyncio.sleep(_PAUSE_S)
            except FolderUnready as problem:
                raise FilesUnready(problem.detail) from problem
            except OSError as error:
                raise FilesUnready(f"{error.strerror}: {error.filename}") from error
        return []

    async def take_edits(self) -> list[Change]:
        """At a start: what the user changed by hand since the last time counts from the first answer on.

        Without such a change only the times of the files are looked at. Raises FilesUnready, StoreProblem.
        """
        known = await self._call(self._store.meta.get, _TOUCHED)
        touched = await asyncio.to_thread(self._touched) if self._kept and known else 0
        return await self.sync() if touched > int(known or 0) else []

    async def text(self) -> str:
        """MEMORY.md as it would be written now."""
        return (await self._memory_file())[0]

    async def bring(self, text: str) -> tuple[Change, ...]:
        """Merge a Markdown export."""
        parsed = parse(text, self._words, foreign=True)
        return tuple(await self._call(self._handmade.bring, parsed))

    async def _sync(self, everything: bool) -> list[Change]:
        began = time.time_ns()
        await asyncio.to_thread(self._sweep)
        same = await self._memory_stamp() == await self._call(self._store.meta.get, _MEMORY_STAMP)
        changes = [] if same and not everything else await self._one(MEMORY_FILE, "")
        for day in await self._days(everything):
            changes += await self._one(f"{self._journal.name}/{day}.md", day)
        if changes:  # what was changed in a day log shows in MEMORY.md, and the other way round
            await self._one(MEMORY_FILE, "")
            for day in await self._days(everything=False):
                await self._one(f"{self._journal.name}/{day}.md", day)
        seen = await self._call(self._store.changes.last_seq)
        await self._call(self._store.meta.set, _SEEN, str(seen))
        await self._call(self._store.meta.set, _BEGAN, str(began))
        await self._call(self._store.meta.set, _MEMORY_STAMP, await self._memory_stamp())
        await self._call(self._store.meta.set, _TOUCHED, str(await asyncio.to_thread(self._touched)))
        await self._call(self._store.meta.set, _STAMP, await self._stamp())
        return changes

    async def _one(self, name: str, day: str) -> list[Change]:
        """One file: read, taken over, written. One that is being edited this very moment is left for later."""
        path, changes = self._root / name, list[Change]()
        for _ in range(_TRIES):
            await self._access.pauses.wait()
            before = await asyncio.to_thread(_read, path)
            known = before is not None and await self._call(self._store.file_lines.is_as_written, name, before)
            if before is not None and not known:
                changes += await self._taken(name, before, day)
            text, lines = await (self._day_file(name, day) if day else self._memory_file())
            if known and text == before:
                return changes
            if text == before or (before is None and _is_bare(text)):
                await self._keep_lines(name, text, lines)
                return changes
            await self._access.pauses.wait()
            if await asyncio.to_thread(_read, path) == before:
                await asyncio.to_thread(self._write, path, text)
                await self._keep_lines(name, text, lines, before if known else None)
                return changes
        return changes

    async def _taken(self, name: str, text: str, day: str) -> list[Change]:
        """What the user changed in a file, carried out step by step: a reply may need the store."""
        changes: list[Change] = []
        parsed = await asyncio.to_thread(parse, text, self._words)
        await self._access.in_steps(self._handmade.take(name, parsed, day, changes))
        return changes

    async def _keep_lines(self, name: str, text: str, lines: dict[str, str], before: str | None = None) -> None:
        """What stands in the file now; with what stood there `before`, as noted, only the difference is written.

        What is of no memory comes first, and a page at a time: a reply may need the store.
        """
        keys, noted = [SUMMARY, NOTES, *lines], self._store.file_lines
        if before is not None:
            keys = [SUMMARY, NOTES, *await asyncio.to_thread(changed_lines, before, text)]
            await self._call(noted.remove, name, [key for key in keys if key not in lines])
        else:
            await self._call(noted.keep_only, name, keys)
        wanted = list(dict.fromkeys(key for key in keys if key in lines))
        for at in range(0, len(wanted), _PAGE):
            await self._access.pauses.wait()
            await self._call(noted.put, name, {key: lines[key] for key in wanted[at : at + _PAGE]})
        await self._call(noted.written, name, text)

    async def _memory_file(self) -> tuple[str, dict[str, str]]:
        groups: dict[str, list[str]] = {}
        lines = await self._shown(lambda page: grouped(page, groups))
        notes = await self._call(self._store.texts.get, f"{NOTES}{MEMORY_FILE}")
        return await asyncio.to_thread(memory_file, groups, notes, self._words), {**lines, NOTES: notes}

    async def _day_file(self, name: str, day: str) -> tuple[str, dict[str, str]]:
        bounds = day_bounds(day, self._access.clock.zone(), self._access.options.day_start_hour)
        remembered: list[str] = []
        lines = await self._shown(lambda page: remembered.extend(map(memory_line, page)), bounds)
        page = await self._call(self._page, name, day, remembered, await self._said(day))
        written = {SUMMARY: page.summary, NOTES: page.notes} if page.summary else {NOTES: page.notes}
        return await asyncio.to_thread(day_file, page, self._words), {**lines, **written}

    async def _said(self, day: str) -> list[tuple[str, str]]:
        """(local time, text) of what the user said on a day, a page at a time."""
        said, after = list[tuple[str, str]](), ""

        def work() -> str:
            page = self._store.transcript.said_on(day, after, _PAGE)
            kept = [message for message in self._store.transcript.masked_messages(page) if message.kept_among_words]
            said.extend((_clock(one), mask_contact(one.text).text) for one in kept)  # numbers only where asked for (C4)
            return page[-1].id if page else ""

        while after := await self._call(work):
            await self._access.pauses.wait()
        return said

    async def _shown(
        self, take: Callable[[Sequence[Shown]], None], between: tuple[datetime, datetime] | None = None
    ) -> dict[str, str]:
        """Hand the user's own memories (of one day) to `take`, oldest first and a page at a time; content by id."""
        lines, after = dict[str, str](), ""

        def work() -> str:
            page = self._store.file_lines.shown(after, _PAGE, between)
            take(page)
            lines.update((one.id, one.content) for one in page)
            return page[-1].id if page else ""

        while after := await self._call(work):
            await self._access.pauses.wait()
        return lines

    def _page(self, name: str, day: str, remembered: list[str], said: list[tuple[str, str]]) -> Page:
        summary = self._store.days.get(day)
        notes = self._store.texts.get(f"{NOTES}{name}")
        return Page(day, summary.text if summary else "", remembered, said, notes)

    async def _days(self, everything: bool) -> list[str]:
        """The days whose logs may differ from what stands in their files."""

        def work() -> list[str]:
            seen = int(self._store.meta.get(_SEEN) or 0)
            if everything or not seen or self._store.changes.let_go_since(seen):
                return self._store.transcript.days_with_talk(NO_LIMIT)
            return [*self._store.transcript.days_with_talk(_RECENT), *self._changed_days(seen)]

        began = int(await self._call(self._store.meta.get, _BEGAN) or 0)
        found = {*await self._call(work), *await asyncio.to_thread(self._edited_days, began)}
        return sorted(found)

    def _sweep(self) -> None:
        """Files half written by a process that died; the lock says that nobody is writing one now."""
        for path in (*self._root.glob(f".{MEMORY_FILE}.*"), *self._journal.glob(".*.md.*")):
            path.unlink(missing_ok=True)

    def _changed_days(self, seq: int) -> list[str]:
        memories = self._store.memories.get_many(self._store.changes.changed_since(seq))
        return [self._access.day_of(memory.created_at) for memory in memories]

    def _edited_days(self, since_ns: int) -> list[str]:
        """Days whose file was written, by whomever, after the last time began."""
        return [path.stem for path in self._journal.glob("????-??-??.md") if _changed_at(path) >= since_ns]

    async def _memory_stamp(self) -> str:
        """Differs whenever a memory or MEMORY.md was changed: most turns change neither."""
        touched = await asyncio.to_thread(_changed_at, self._root / MEMORY_FILE)
        return f"{await self._call(self._store.changes.last_seq)} {touched}"

    async def _stamp(self) -> str:
        """Differs whenever anything differs that a file shows, or a file itself."""
        return f"{await self._call(self._store.file_lines.stamp)} {await asyncio.to_thread(self._touched)}"

    def _touched(self) -> int:
        """When the file that was changed last was changed."""
        return max(_changed_at(path) for path in (self._root / MEMORY_FILE, *self._journal.glob("*.md")))


def _read(path: Path) -> str | None:
    """The file's text; None where there is none. What is not UTF-8 is replaced, so that nothing else is lost."""
    try:
        return path.read_bytes().decode("utf-8-sig", "replace")
    except FileNotFoundError:
        return None


def _clock(message: Message) -> str:
    """The local hour and minute at which it was said."""
    return local_time(message.created_at, message.zone).strftime("%H:%M")


def _is_bare(text: str) -> bool:
    """Does a file say nothing but its title?"""
    return "\n## " not in text


def _changed_at(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0
