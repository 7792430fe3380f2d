"""Work that waits for a quiet moment: indexing, learning by the model, running summaries.

Everything due stands in the queue in SQLite, leased so that one process does each job once. It yields to the
reply, backs off when it fails, and stops at the daily token cap.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress

from assistant.chat_model import Cause, ChatModel, ModelError
from assistant.conversation import Conversation
from assistant.day_summary import summarise, talk_only
from assistant.events import Hint, Learnt, Notice, Trouble
from assistant.extraction import BadAnswer, extract
from assistant.i18n import problem_text, text
from assistant.metered import CapReached, Metered
from assistant.reviewing import review
from assistant.services import Services
from assistant.standing import rewrite
from assistant.summarising import fold, turns_to_fold
from memory.chores import Job
from memory.life.tidying import Tidied
from memory.ports import MemoryProblem
from memory.records import Change, ChangeKind, JobKind, Message
from memory.topic_change import turns_elsewhere

log = logging.getLogger(__name__)
IDLE_SECONDS = 20.0
"""How often the queue is looked at when nothing pokes it: retries and other processes' work."""
WITHOUT_MODEL = (JobKind.DAILY, JobKind.FILES, JobKind.DAY, JobKind.REWRITE)
EVERY_KIND = tuple(JobKind)
SHOWN = frozenset({ChangeKind.ADDED, ChangeKind.SUPERSEDED, ChangeKind.CANDIDATE, ChangeKind.MERGED})


def keep_loaded() -> None:
    """What is loaded by now stays, in a program that keeps its imports so (`gc.freeze`).

    Looking at all of it again takes 60 ms and more, in which nothing else runs, not even typing.
    """
    if gc.get_freeze_count():
        gc.freeze()


class Background:
    """One process's share of the waiting work."""

    def __init__(
        self, services: Services, talk: Callable[[], Conversation], publish: Callable[[Notice], None],
        status_changed: Callable[[], None],
    ) -> None:  # fmt: skip
        self._services = services
        self._talk = talk
        self._publish = publish
        self._status_changed = status_changed
        self._wake = asyncio.Event()
        self._quiet = asyncio.Event()
        self._quiet.set()
        self._task: asyncio.Task[None] | None = None
        services.memory.pauses.should_pause = lambda: self.replying
        services.memory.pauses.after_pause = self._index_said
        self._displaced = False
        self.learning = False
        """A model is reading new turns right now."""
        self._readings = self._turns_read = 0
        self._ended = False
        self._told = ""
        """The trouble that was told, as long as it lasts."""

    def start(self) -> None:
        """Begin to work whenever there is something to do."""
        self._task = asyncio.create_task(self._loop(), name="background")

    def poke(self) -> None:
        """There may be new work."""
        self._wake.set()

    def session_ended(self) -> None:
        """Another conversation begins: what was said in the last one is read to its end."""
        self._ended = True
        self._wake.set()

    def pause(self) -> None:
        """A reply is being made: start nothing new."""
        self._quiet.clear()

    def resume(self) -> None:
        """The reply is over."""
        self._quiet.set()
        self._wake.set()

    def tell(self, sentence: str) -> None:
        """News for whoever reads the notices."""
        self._publish(Hint(sentence))

    @property
    def replying(self) -> bool:
        """Is a reply being made right now?"""
        return not self._quiet.is_set()

    async def stop(self) -> None:
        """End the loop; what was not finished stays in the queue."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    async def work_for(self, seconds: float, *, last: bool = False) -> None:
        """Work at most so long: the index first, then what the model has to do. `last`: the session ends."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._services.memory.chores.drain()
                await self._queue_due(everything=last)
                await self._next_job((JobKind.DAILY,))
                await self._next_job((JobKind.FILES,))
                await self._next_job()
                while await self._services.memory.knowledge.read_on():
                    pass

    async def catch_up(self) -> None:
        """Do every job that can be done now, however long it takes; the index is left to later."""
        await self._queue_due(everything=True)
        while await self._next_job():
            pass

    async def _loop(self) -> None:
        await self._guarded(self._start_up())
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), IDLE_SECONDS)
            self._wake.clear()
            await self._quiet.wait()
            await self._guarded(self._round())

    async def _start_up(self) -> None:
        await self._services.memory.chores.warm_up()
        keep_loaded()
        self._status_changed()
        await self._rehearse(self._services.language)
        await self._services.model.warm_up()
        keep_loaded()
        await self._services.memory.chores.drain()
        await self._queue_due(everything=True)
        self._wake.set()
        await self._rehearse("en" if self._services.language == "zh" else "zh")

    async def _rehearse(self, language: str) -> None:
        if self._services.options.memory_on:
            await self._services.memory.chores.rehearse(language)
            keep_loaded()

    async def _guarded(self, work: Coroutine[object, object, None]) -> None:
        try:
            await work
            self._told = ""
        except MemoryProblem as problem:
            log.warning("background: %s %s", problem.code, problem.detail)
            if problem.code != self._told:  # not in every round that it lasts
                self._publish(Trouble(problem.code, problem_text(problem.code, self._services.language)[0]))
            self._told = problem.code
        except Exception:  # the loop must outlive any one failure; it is logged and the job stays queued
            log.exception("background work failed")
        self._status_changed()

    async def _round(self) -> None:
        await self._tell_displaced()
        await self._services.memory.chores.drain(should_pause=lambda: self.replying)
        ended, self._ended = self._ended, False
        await self._queue_due(everything=ended)
        while self._quiet.is_set() and await self._next_job():
            self._status_changed()
        if await self._services.memory.knowledge.read_on(should_pause=lambda: self.replying):
            self._wake.set()  # documents are read on piece by piece: everything else comes first each time

    async def _queue_due(self, *, everything: bool = False) -> None:
        services = self._services
        if not services.options.memory_on:
            return
        await services.memory.upkeep.judge()
        await services.memory.upkeep.queue_daily()
        await services.memory.upkeep.queue_files()
        if services.options.day_summaries:
            await services.memory.chores.queue_days()
        if services.worker_model is None:
            return
        waiting = await services.memory.chores.unlearnt()
        if self._to_read(waiting, everything=everything):
            await services.memory.chores.queue_extraction()
        await services.memory.upkeep.queue_review()
        if everything and (ended := await services.memory.standing.due(self._talk().session.id)):
            await services.memory.chores.queue_standing(ended)
        if await self._fold_count():
            await services.memory.chores.queue_summary(self._talk().session.id)

    def _to_read(self, waiting: Sequence[Message], *, everything: bool) -> bool:
        """Every so many turns, at a topic change, and when a session has ended; at most one call for so many turns."""
        every = 1 if everything else self._services.options.extract_every
        early = self._turns_read + len(waiting) > self._services.options.extract_every * self._readings
        return len(waiting) >= every or (len(waiting) > 1 and early and turns_elsewhere(waiting[-2], waiting[-1]))

    async def _next_job(self, kinds: Sequence[str] = ()) -> bool:
        """Do one job (of these kinds); False when there is none to do now.

        Without a model, or past its cap, only what needs none is done.
        """
        services = self._services
        model = await self._model()
        job = await services.memory.chores.claim(kinds or (WITHOUT_MODEL if model is None else EVERY_KIND))
        if job is None:
            return False
        try:
            await self._run(job, model)
        except ModelError as error:
            log.warning("background %s: %s %s", job.kind, error.cause, error.detail)
            wait = error.retry_after or (60.0 if error.cause is Cause.RATE_LIMIT else None)
            await services.memory.chores.job_failed(job, str(error.cause), wait)
            return False
        except BadAnswer as error:
            await services.memory.chores.job_failed(job, str(error), None)
            return False
        except CapReached:
            await services.memory.chores.job_released(job)
            return False
        except MemoryProblem as problem:
            log.warning("background %s: %s %s", job.kind, problem.code, problem.detail)
            await services.memory.chores.job_failed(job, problem.code, None)
            return False
        await services.memory.chores.job_done(job)
        return True

    async def _model(self) -> ChatModel | None:
        """The model for background work, its calls counted; None without one, or when today's tokens are used up."""
        services, chores = self._services, self._services.memory.chores
        cap = services.options.daily_token_cap
        if services.worker_model is None or await chores.tokens_today() >= cap:
            return None
        return Metered(services.worker_model, chores, cap, services.count)

    async def _run(self, job: Job, model: ChatModel | None) -> None:
        if job.kind == JobKind.DAILY:
            self._tell_tidied(await self._services.memory.upkeep.daily())
        elif job.kind == JobKind.FILES:
            await self._in_step()
        elif job.kind == JobKind.REWRITE:
            await self._services.memory.upkeep.end_purge()
        elif job.kind == JobKind.DAY:
            await self._sum_up(job.key, model)
        elif model is not None and job.kind == JobKind.EXTRACT:
            await self._extract(model)
        elif model is not None and job.kind == JobKind.REVIEW:
            await review(self._services.memory, model)
        elif model is not None and job.kind == JobKind.STANDING:
            await self._restate(job.key, model)
        elif model is not None:
            await self._fold(model)

    async def _index_said(self) -> None:
        """What was said amid a long job; where that fails, the next round says so."""
        with suppress(MemoryProblem):
            await self._services.memory.chores.drain(should_pause=lambda: self.replying)

    def _tell(self, changes: Sequence[Change]) -> None:
        """A quiet line for what is worth one."""
        if shown := tuple(change for change in changes if change.kind in SHOWN):
            self._publish(Learnt(shown))

    async def _tell_displaced(self) -> None:
        """Say once that the database file is gone; there is a copy at the end."""
        if not self._displaced and await self._services.memory.chores.displaced():
            self._displaced = True
            self._publish(Trouble("store_displaced", text("life.displaced", self._services.language)))

    def _tell_tidied(self, tidied: Tidied) -> None:
        """What was put away, and how to take that back."""
        if count := len(tidied.changes):
            self._publish(Hint(text("life.tidied", self._services.language, count=count, unit=tidied.unit)))

    async def _in_step(self) -> None:
        """MEMORY.md and the day logs; what the user changed in them is shown as learnt."""
        changes = await self._services.memory.upkeep.files.sync()
        self._tell(changes)

    async def _sum_up(self, day: str, model: ChatModel | None) -> None:
        """The summary of a past day. One that the model failed on is tried again by the queue."""
        chores = self._services.memory.chores
        messages = talk_only(await chores.talk_of(day), await self._services.memory.onboarding_answers())
        if not messages:
            return
        summary, made_by = await summarise(messages, model)
        await chores.keep_day(day, summary, made_by)

    async def _restate(self, session_id: str, model: ChatModel) -> None:
        """The global summary, after a session that has ended."""
        memory = self._services.memory
        messages = await memory.chores.talk_in(session_id)
        if messages:
            text = await rewrite(model, await memory.standing.text(), messages)
            await memory.standing.keep(text, by_user=False)
        await memory.standing.covers(session_id)

    async def _extract(self, model: ChatModel) -> None:
        memory = self._services.memory
        messages = await memory.chores.unlearnt()
        if not messages:
            return
        self.learning = True
        self._status_changed()
        try:
            changes = await extract(memory, model, messages, self._services.options.horizon_months)
        finally:
            self.learning = False
        await memory.chores.learnt_up_to(messages[-1].id)
        self._readings += 1
        self._turns_read += len(messages)
        self._tell(changes)
        await memory.chores.drain()

    async def _fold_count(self) -> int:
        services, talk = self._services, self._talk()
        budget = services.budget()
        masked = await services.memory.masked(talk.turns)
        texts = talk.sendable(masked)
        return turns_to_fold(talk.turns, texts, int(budget.window * services.options.summary_share), services.count)

    async def _fold(self, model: ChatModel) -> None:
        services, talk = self._services, self._talk()
        count = await self._fold_count()
        if not count:
            return
        leaving = [turn for turn in talk.turns[:count] if not turn.temporary]
        if not leaving:  # a temporary talk is in no summary
            talk.turns = talk.turns[count:]
            return
        masked = await services.memory.masked(leaving)
        texts = [masked[turn.id] for turn in leaving]
        gone = {turn.id for turn in talk.turns[:count]}
        summary = await fold(model, talk.session.summary, leaving, texts)
        if not summary:
            return
        session = await services.memory.set_summary(talk.session.id, summary, leaving[-1].id)
        talk.fold(session, gone)
