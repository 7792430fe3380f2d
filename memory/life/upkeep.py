"""Upkeep of one user's memory: tidying once a day, purging, copies of the database. Async; never blocks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from memory.days import days_between
from memory.folder_lock import FolderUnready
from memory.life.comparing import MOST_NEW, Compared, Likeness, compare_one
from memory.life.files import Files
from memory.life.judging import judge, settle_score
from memory.life.tidying import Tidied, tidy
from memory.ports import IndexProblem, StoreBusy
from memory.records import Change, JobKind, Memory, Source, Status, WaitingKind
from memory.row_ids import key_of, row_id_of
from memory.sqlite.ageing import forgotten_before, least_used
from memory.sqlite.backups import back_up
from memory.traces import search

if TYPE_CHECKING:
    from memory.access import Access
    from memory.keeper import Keeper
    from memory.life.review import Outdated
    from memory.places import Places
    from memory.writer import Writer

log = logging.getLogger(__name__)
_DONE_ON = "daily_done_on"
_PATIENCE_S = 10.0
_COMPARED_TO = "compared_to"
_REVIEWED_ON = "reviewed_on"
_REVIEWED_TO = "reviewed_to"


@dataclass(frozen=True, slots=True)
class PurgeReport:
    """What a purge removed, and what the search over every file of Jide's found afterwards."""

    memories: int
    messages: int
    """Messages that were rewritten."""
    texts: int
    """Summaries, prompts and other texts that were rewritten."""
    files: int
    """Files that were searched."""
    traces: tuple[str, ...]
    """Where something was still found, or could not be rewritten; () when all is gone."""
    unsearched: str = ""
    """Address of an index that could not be searched byte by byte."""


class Upkeep:
    """What is done to memories when nobody talks."""

    def __init__(self, access: Access, keeper: Keeper, writer: Writer, places: Places) -> None:
        self._access = access
        self._store = access.store
        self._call = access.call
        self._keeper = keeper
        self._places = places
        self.files = Files(access, writer, places)
        """MEMORY.md and the day logs."""

    async def queue_daily(self) -> None:
        """Ask for the day's upkeep, unless it is done."""

        def work() -> None:
            if self._store.meta.get(_DONE_ON) != self._access.today():
                self._store.queue.add(JobKind.DAILY, "upkeep")

        await self._call(work)

    async def queue_files(self) -> None:
        """Ask for the files to be brought in step, if anything has changed."""
        if await self.files.due():
            await self._call(self._store.queue.add, JobKind.FILES, "files")

    async def daily(self) -> Tidied:
        """Tidy, compare, let go for good what was forgotten long ago, copy the database, compact the index.

        Raises StoreProblem.
        """
        day = self._access.today()
        tidied = await self.tidy()
        await self.compare()
        await self._access.pauses.wait()
        await self.purge_old()
        await self._access.pauses.wait()
        await self.back_up()
        await self._call(self._store.meta.set, _DONE_ON, day)
        with suppress(IndexProblem):  # it is as right as before, only larger
            await self._keeper.compact()
        return tidied

    async def tidy(self) -> Tidied:
        """Let memories age once; undone as a whole by its unit."""
        changes: list[Change] = []
        steps = tidy(self._store, self._access.clock, self._access.options.life, changes)
        return Tidied(await self._access.in_steps(steps), tuple(changes))

    async def queue_review(self) -> None:
        """Ask for a review by a model when the last one is long enough ago; the first counts from now."""
        day, every = self._access.today(), self._access.options.life.review_days

        def work() -> None:
            last = self._store.meta.get(_REVIEWED_ON)
            if not last:
                self._store.meta.set(_REVIEWED_ON, day)
            elif every and days_between(last, day) >= every:
                self._store.queue.add(JobKind.REVIEW, "memories")

        await self._call(work)

    async def to_review(self, limit: int) -> list[Memory]:
        """Active memories of the user's own, those used the longest ago first; each review looks at the next ones."""

        def work() -> list[Memory]:
            meta = self._store.meta
            seen = int(meta.get(_REVIEWED_TO) or 0)
            found = least_used(self._store.db, limit, seen) or (least_used(self._store.db, limit, 0) if seen else [])
            meta.set(_REVIEWED_TO, str(seen + len(found) if len(found) == limit else 0))
            return found

        return await self._call(work)

    async def propose(self, outdated: Sequence[Outdated]) -> int:
        """Ask the user about these; how many are new questions. The review counts as done today."""

        def work() -> int:
            ask = self._store.questions.ask
            asked = [ask(WaitingKind.OUTDATED, one.memory_id, reason=one.reason) for one in outdated]
            self._store.meta.set(_REVIEWED_ON, self._access.today())
            return sum(asked)

        return await self._call(work)

    async def compare(self) -> Compared:
        """Merge near copies and ask about contradictions among what has changed since the last time."""
        done, options = Compared(), self._access.options.life
        stamp = await self._call(self._store.meta.get, _COMPARED_TO)
        since = datetime.fromisoformat(stamp) if stamp else datetime.fromtimestamp(0, UTC)
        new = await self._call(self._store.memories.changed_since, since, MOST_NEW)
        if not new:
            return done
        least = options.similar_from or self._keeper.alike_from()
        likeness = await asyncio.to_thread(Likeness, await self._vectors())
        for memory_id, _ in new:
            await self._access.pauses.wait()
            beside = await asyncio.to_thread(likeness.near, memory_id, least)
            await self._call(compare_one, self._store, memory_id, beside, done, options.most_per_run)
        await self._call(self._store.meta.set, _COMPARED_TO, new[-1][1].isoformat())
        return done

    async def _vectors(self) -> dict[str, bytes]:
        """The vectors of all active memories by id, read a page at a time: a reply may need the store meanwhile."""
        found: dict[str, bytes] = {}
        fingerprint, after = self._keeper.fingerprint, ""
        while fingerprint:
            await self._access.pauses.wait()
            page = await self._call(self._store.memories.ids, Status.ACTIVE, after)
            if not page:
                break
            rows = await self._call(
                self._store.vectors.of_rows, [row_id_of(Source.MEMORY, key) for key in page], fingerprint
            )
            found |= {key_of(row_id): vector for row_id, vector in rows.items()}
            after = page[-1]
        return found

    async def judge(self) -> int:
        """Read praise and correction in what the user said after a reply; how many scores moved."""
        options = self._access.options
        return await self._call(judge, self._store, options.outcome, options.life)

    async def rate(self, good: bool) -> int:
        """The user's own word on the last reply, by key: how many memories' scores moved; each reply counts once."""
        options = self._access.options
        step = options.outcome.praised if good else -options.outcome.corrected

        def work() -> int:
            recall = self._store.log.newest()
            return settle_score(self._store, recall, step, options.life) if recall else 0

        return await self._call(work)

    async def purge_old(self) -> int:
        """Remove for good what was forgotten longer ago than it can be undone; how many memories."""
        options = self._access.options.life
        before = self._access.clock.now() - timedelta(days=options.undo_days)
        let_go, cleaned = await self._call(forgotten_before, self._store.db, before, options.most_per_run)
        if cleaned:
            await self._call(self._store.drop, cleaned)
        if let_go:
            report = await self.purge(let_go)
            if report.traces:
                log.warning("purging left traces in %s", ", ".join(report.traces))
        elif cleaned:
            await self._keeper.drain()
            await self._call(self._store.rewrite)
        return len(let_go) + len(cleaned)

    async def end_purge(self) -> None:
        """The end of a purge whose process died or found no room. Raises StoreBusy while it cannot be done."""
        await self._keeper.drain()
        await self.files.sync(everything=True, patience_s=_PATIENCE_S)
        if not await self._call(self._store.rewrite):
            raise StoreBusy("a purge is not at its end yet")

    async def back_up(self) -> None:
        """The day's copy of the database, beside the work; where another process is at it, that one does it."""
        folder, keep = self._places.folder, self._access.options.life.backups
        try:
            await asyncio.to_thread(back_up, folder.database, folder.backups, self._access.today(), keep)
        except FolderUnready as busy:
            log.info("no copy of the database now: %s", busy.detail)

    async def purge(self, ids: Sequence[str]) -> PurgeReport:
        """Remove memories and their words for good, everywhere, then search every file for them."""
        purged = await self._call(self._store.purge, list(ids))
        await self._keeper.drain()
        await self.files.sync(everything=True, patience_s=_PATIENCE_S)
        rewritten = purged.rewritten or await self._call(self._store.rewrite)
        found = await search(self._access, self._places, purged.look_for, rewritten=rewritten)
        return PurgeReport(
            purged.memories, purged.messages, purged.texts, found.files, found.traces, self._places.elsewhere
        )  # fmt: skip
