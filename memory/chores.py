"""What memory does in the background: indexing, reading old turns by a model, counting what it costs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from memory.access import Access
from memory.keeper import Keeper
from memory.ports import Hit
from memory.recall.query import RecallQuery
from memory.records import Change, DaySummary, JobKind, Memory, Message, Role
from memory.sqlite.queue import Job as Job
from memory.steps import in_steps, never
from memory.writer import Writer
from memory.writing.parsing.extraction import parse_extraction
from memory.writing.privacy.secrets import mask_contact
from memory.writing.reader import SAMPLES, read_message

CURSOR = "extracted_upto"
"""Name of the mark behind which every user turn has been read by a model."""
LEASE_SECONDS = 180.0
UNLEARNT_LIMIT = 12
"""User turns that one extraction reads at most."""


@dataclass(frozen=True, slots=True)
class ExtractionOutcome:
    """What became of a model's answer. Not `ok`: it could not be read at all."""

    changes: tuple[Change, ...]
    ok: bool
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Health:
    """How memory is doing, for the status line and the doctor."""

    memories: int
    index: str
    """"lancedb", "scan" or "none"."""
    embedder: str
    waiting: int
    """Texts to index and jobs to do."""
    failed: int
    background_calls: int
    background_tokens: int
    background_cost: float
    """US dollars today, as far as prices are known."""


class Chores:
    """The background half of the manager; every job is leased, so one process does it once."""

    def __init__(self, access: Access, keeper: Keeper, writer: Writer) -> None:
        self._access = access
        self._keeper = keeper
        self._writer = writer
        self.store = access.store
        self.call = access.call
        self.today = access.today

    async def warm_up(self) -> None:
        """Load index and embedder."""
        await self._keeper.warm_up()

    async def rehearse(self, language: str) -> None:
        """Read and recall for nothing: no message of this language has to wait for what is done only once, a second."""
        samples, start = SAMPLES[language], self._access.options.day_start_hour
        now, zone = self._access.clock.now(), self._access.clock.zone()
        for sample in samples:
            await self._access.pauses.wait()
            await asyncio.to_thread(read_message, sample, moment=now, zone=zone, day_start_hour=start)
        await self._keeper.recall(RecallQuery(samples[-1], now, zone, start))

    async def drain(
        self, should_pause: Callable[[], bool] = never, progress: Callable[[int, int], None] | None = None
    ) -> int:
        """Index what waits; returns how many texts were done."""
        await self.complete()
        return await self._keeper.drain(should_pause, progress)

    async def complete(self) -> None:
        """Where texts lack their words in the store's own full text, they get them, step by step."""
        if await self.call(self.store.needs_rebuild):
            await self._access.in_steps(in_steps(self.store, self.store.completed(), by_user=False))

    async def nearest(self, vector: Sequence[float], k: int) -> list[Hit]:
        """The rows nearest to a vector, as the index finds them: for measuring it against comparing all."""
        return await self._keeper.nearest(vector, k)

    async def reindex(self, progress: Callable[[int, int], None]) -> int:
        """All that is derived from the truth, from nothing; returns how many texts the recall index holds then."""
        await self.call(self.store.rebuild)
        return await self._keeper.rebuild(progress)

    async def index_drift(self) -> int:
        """How many texts the index lacks or has too many; a rebuild of the full text that was cut off counts as one."""
        return await self._keeper.drift() + await self.call(self.store.needs_rebuild)

    async def take_extraction(
        self, raw: str, messages: Sequence[Message], known: Sequence[Memory]
    ) -> ExtractionOutcome:
        """Store what a model found in user messages, in steps between which a reply is made."""
        parsed = await asyncio.to_thread(parse_extraction, raw, messages, known)
        changes: list[Change] = []
        await self._access.in_steps(self._writer.take_extraction(parsed, changes))
        return ExtractionOutcome(tuple(changes), parsed.ok, parsed.reason)

    async def unlearnt(self) -> list[Message]:
        """The first user messages that no model has read yet, oldest first, as they may be sent."""

        def work() -> list[Message]:
            cursor = self.store.meta.get(CURSOR)
            return self.store.transcript.masked_messages(self.store.transcript.said_after(cursor, UNLEARNT_LIMIT))

        return await self.call(work)

    async def learnt_up_to(self, message_id: str) -> None:
        """A model has read every user message up to this one."""
        await self.call(self.store.meta.set, CURSOR, message_id)

    async def queue_extraction(self) -> None:
        """Let a model read what it has not read yet."""
        await self.call(self.store.queue.add, JobKind.EXTRACT, "turns")

    async def queue_summary(self, session_id: str) -> None:
        """Let the oldest turns of a session be folded into its running summary."""
        await self.call(self.store.queue.add, JobKind.SUMMARY, session_id)

    async def queue_standing(self, session_id: str) -> None:
        """Let the global summary take in a session that has ended."""
        await self.call(self.store.queue.add, JobKind.STANDING, session_id)

    async def queue_days(self) -> int:
        """Queue each past day with talk that lacks a summary; how many days lack one."""

        def work() -> int:
            missing = self.store.days.missing(self.today())
            for day in missing:
                self.store.queue.add(JobKind.DAY, day)
            return len(missing)

        return await self.call(work)

    async def talk_of(self, day: str) -> list[Message]:
        """What was said on a day, as it may be sent."""

        def work() -> list[Message]:
            said = self.store.transcript.masked_messages(self.store.transcript.of_day(day))
            return [message for message in said if message.role is not Role.CONTEXT]

        return await self.call(work)

    async def talk_in(self, session_id: str) -> list[Message]:
        """What was said in a session, as it may be sent; without what was temporary."""

        def work() -> list[Message]:
            said = self.store.transcript.masked_messages(self.store.transcript.of_session(session_id))
            return [message for message in said if message.role is not Role.CONTEXT and not message.temporary]

        return await self.call(work)

    async def keep_day(self, day: str, text: str, made_by: str) -> None:
        """Keep a day's summary; an empty one says that the day had nothing worth naming."""
        summary = DaySummary(day, mask_contact(text).text, self._access.clock.now(), made_by)
        await self.call(self.store.days.put, summary)

    async def claim(self, kinds: Sequence[str]) -> Job | None:
        """A job that is due, leased to this process."""
        return await self.call(self.store.queue.claim, kinds, self._access.owner, LEASE_SECONDS)

    async def job_done(self, job: Job) -> None:
        """The job is done."""
        await self.call(self.store.queue.done, job, self._access.owner)

    async def job_failed(self, job: Job, reason: str, retry_after: float | None) -> None:
        """The job failed; it is tried again later."""
        await self.call(
            self.store.queue.fail,
            job,
            self._access.owner,
            reason,
            retry_after=retry_after,
            most=self._access.options.attempts,
        )

    async def job_released(self, job: Job) -> None:
        """The job could not be begun; it waits as before."""
        await self.call(self.store.queue.release, job, self._access.owner)

    async def tokens_today(self) -> int:
        """Tokens that background work has used today."""
        counted = await self.call(self.store.meta.counted, self.today())
        return int(counted.get("tokens", 0))

    async def count_background(self, calls: int, tokens: int, cost: float) -> None:
        """Background work used so much; `cost` in US dollars, 0 where it is unknown."""

        def work() -> None:
            day = self.today()
            self.store.meta.count(day, "calls", calls)
            self.store.meta.count(day, "tokens", tokens)
            self.store.meta.count(day, "cost", cost)

        await self.call(work)

    async def health(self) -> Health:
        """How memory is doing."""

        def work() -> Health:
            jobs = self.store.queue.counts()
            counted = self.store.meta.counted(self.today())
            return Health(
                memories=self.store.memories.count(),
                index=self._keeper.index_name,
                embedder=self._keeper.embedder_name,
                waiting=self.store.outbox.count() + jobs.waiting,
                failed=jobs.failed,
                background_calls=int(counted.get("calls", 0)),
                background_tokens=int(counted.get("tokens", 0)),
                background_cost=counted.get("cost", 0.0),
            )

        return await self.call(work)

    async def displaced(self) -> bool:
        """Was the database file taken away or replaced while it was open?"""
        return await self.call(lambda: self.store.db.displaced)

    async def quick_check(self) -> str:
        """What is wrong with the database file, or ""."""
        return "; ".join(await self.call(self.store.quick_check))
