"""One user message, from the typed text to the committed reply: recall, inject, respond, write.

Save first, then think: the message is on disk before anything else can fail, the partial reply about every
second. Closing the generator stops the model, closes its connection and keeps what came.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing, suppress
from dataclasses import dataclass, field, replace

from assistant.chat_model import (
    Cause,
    ChatRequest,
    Finished,
    Loading,
    ModelError,
    ModelEvent,
    ReasoningDelta,
    TextDelta,
    Usage,
)
from assistant.context import Context, ContextInput, as_text, assemble
from assistant.conversation import Conversation
from assistant.events import (
    ContextReady,
    Event,
    Explained,
    LearnedNow,
    ModelLoading,
    RecallReady,
    RecallSkipped,
    ReplyDone,
    ReplyFailed,
    ReplyReasoning,
    ReplyText,
    TurnStarted,
)
from assistant.i18n import cause_text, language_of
from assistant.offline.model import UNANSWERED, OfflineModel
from assistant.services import Services
from assistant.tags import TagFilter
from assistant.turn_facts import turn_facts
from memory.manager import Heard
from memory.ports import MemoryProblem
from memory.recall.pointing import points_back
from memory.records import WITHHELD, Change, ChangeKind, Message, MessageState, Recall
from memory.sanitize import StreamCleaner

log = logging.getLogger(__name__)
PATH_SHARE = 0.8
"""Of the time for recall, what one path may take: what the others found is then still in time."""
SAVE_EVERY = 0.5
"""Seconds between two saves of a growing reply; at most this much is lost to kill -9."""
MOST_REPLY = 1_000_000
"""Characters of text and thinking after which a model that does not end by itself is stopped."""


@dataclass(slots=True)
class Reply:
    """A reply as it grows."""

    message: Message
    saved: int = 0
    """Characters of text and reasoning on disk."""
    started: bool = False
    usage: Usage = field(default_factory=Usage)
    incomplete: bool = False
    unanswered: bool = False
    """It leaves the request itself to a language model."""
    closed: bool = False
    """Its end is on disk."""
    length: int = 0
    """Characters of text and thinking so far."""
    first_token: float = 0.0
    pieces: list[str] = field(default_factory=list)
    thoughts: list[str] = field(default_factory=list)
    filter: TagFilter = field(default_factory=lambda: TagFilter(()))
    cleaner: StreamCleaner = field(default_factory=StreamCleaner)
    thought_cleaner: StreamCleaner = field(default_factory=StreamCleaner)

    @property
    def text(self) -> str:
        """What came so far."""
        return "".join(self.pieces)

    @property
    def reasoning(self) -> str:
        """The thinking so far."""
        return "".join(self.thoughts)


@dataclass(frozen=True, slots=True)
class Prompt:
    """What the user sent."""

    text: str
    pasted: tuple[tuple[int, int], ...] = ()
    extra: str = ""
    """Text handed in beside the talk (a pipe)."""


class Turn:
    """Runs one user message. Made for one `run`."""

    def __init__(self, services: Services, talk: Conversation, prompt: Prompt) -> None:
        self._services = services
        self._talk = talk
        self._prompt = prompt
        self._started_at = time.monotonic()
        self._language = language_of(prompt.text) or services.language
        self._temporary = talk.temporary
        """Is this message not to be kept, or none of the talk?"""

    async def run(self) -> AsyncGenerator[Event, None]:
        """The events of this message, in order; ends in ReplyDone or ReplyFailed unless closed before."""
        heard = await self._hear()
        yield TurnStarted(heard.message, heard.masked)
        changes = await self._learn(heard)
        if changes:
            yield LearnedNow(changes)
        recall, skipped = await self._recall(heard.message)
        if recall is not None:
            recall = self._with_opening(recall)
        yield RecallReady(recall) if recall is not None else RecallSkipped(skipped)
        recall = recall or await self._unrecalled(skipped)
        context = await self._context(recall, heard)
        yield ContextReady(context.blocks, context.tokens, as_text(context.messages))
        self._talk.turns.append(heard.message)
        request = await self._request(context, recall, changes, heard)
        async with aclosing(self._answer(request, recall)) as events:
            async for event in events:
                yield event

    async def _hear(self) -> Heard:
        services, talk = self._services, self._talk
        heard = await services.memory.hear(
            talk.session.id, self._prompt.text, self._prompt.pasted, temporary=talk.temporary, prompted=True
        )
        if heard.masked:
            talk.unmasked[heard.message.id] = heard.original
        self._temporary = heard.message.temporary
        if self._prompt.extra and not self._temporary:
            await services.memory.attach(talk.session.id, self._prompt.extra)
        return heard

    async def _learn(self, heard: Heard) -> tuple[Change, ...]:
        if self._temporary or not self._services.options.memory_on:
            return () if self._talk.temporary else (Change(ChangeKind.REFUSED, None, rule=WITHHELD),)
        try:
            return await self._services.memory.learn(heard.message, self._talk.last_reply)
        except MemoryProblem as problem:
            log.warning("learning failed: %s", problem.code)
            return ()
        except Exception as error:  # noqa: BLE001 - one of a thousand rules that breaks must not take the reply along
            log.error("a message was not read: %s", type(error).__name__)
            return (Change(ChangeKind.REFUSED, None, rule="unreadable"),)

    async def _recall(self, message: Message) -> tuple[Recall | None, str]:
        options, memory = self._services.options, self._services.memory
        if not options.memory_on:
            return None, "off"
        window = tuple(turn.id for turn in self._talk.turns)
        deadline = options.recall_deadline if memory.warm else options.first_recall_deadline
        work = asyncio.ensure_future(
            memory.recall_for(
                message,
                window_ids=(*window, message.id),
                previous=self._talk.previous(),
                seconds=deadline * PATH_SHARE,
            )
        )
        try:
            return await asyncio.wait_for(work, deadline), ""
        except TimeoutError:
            return None, "late"
        except MemoryProblem as problem:
            log.warning("recall failed: %s %s", problem.code, problem.detail)
            return None, problem.code

    async def _unrecalled(self, reason: str) -> Recall:
        on = self._services.options.memory_on
        profile = await self._services.memory.profile_lines() if on else ()
        return Recall(self._prompt.text, profile=profile, degraded=(f"recall:{reason}",))

    def _with_opening(self, recall: Recall) -> Recall:
        """The greeting's lines and the last days belong to the first turn, and to later ones that point back to it."""
        lines, back = self._talk.opening_lines, points_back(self._prompt.text)
        if not lines or not (back or not self._talk.turns):
            return recall
        return self._services.memory.with_opening(lines, recall, leading=back)

    async def _context(self, recall: Recall, heard: Heard) -> Context:
        talk, services = self._talk, self._services
        masked = await services.memory.masked(talk.turns)
        given = ContextInput(
            text=heard.original,
            profile=recall.profile,
            history=recall.history,
            turns=tuple(talk.turns),
            texts=talk.sendable(masked),
            summary=talk.session.summary,
            today=services.today_text(self._language),
            language=self._language,
            extra=self._prompt.extra,
        )
        context = assemble(given, services.budget(), services.count)
        talk.last = Explained(recall, context.blocks, as_text(context.messages), ())
        talk.tokens = context.tokens
        return context

    async def _request(
        self, context: Context, recall: Recall, changes: tuple[Change, ...], heard: Heard
    ) -> ChatRequest:
        services = self._services
        if not isinstance(services.model, OfflineModel):
            return ChatRequest(context.messages, max_tokens=services.options.max_output)
        facts = await turn_facts(services, self._talk, heard, changes, recall, self._language)
        return ChatRequest(context.messages, facts=replace(facts, extra=self._prompt.extra))

    async def _answer(self, request: ChatRequest, recall: Recall) -> AsyncGenerator[Event, None]:
        services = self._services
        reply = Reply(services.memory.new_reply(self._talk.session.id, services.model.name, self._temporary))
        tags = {line.tag: line.id for line in (*recall.profile, *recall.history) if line.tag}
        reply.filter = TagFilter(tags)
        saver = asyncio.create_task(self._save_often(reply))
        try:
            async with aclosing(services.model.stream(request)) as stream:
                async for raw in stream:
                    for event in self._take(raw, reply):
                        yield event
                    if reply.length > MOST_REPLY:
                        reply.incomplete = True
                        break
            rest = reply.filter.feed(reply.cleaner.finish()) + reply.filter.finish()
            if rest:
                reply.pieces.append(rest)
                yield ReplyText(rest)
            if reply.unanswered and self._services.options.memory_on:
                await self._services.memory.kept_requests.keep(self._talk.turns[-1])
            yield await self._finish(reply, [tags[tag] for tag in reply.filter.cited], recall)
        except ModelError as error:
            yield await self._fail(reply, error)
        finally:
            saver.cancel()
            with suppress(asyncio.CancelledError):
                await self._close(reply, MessageState.STOPPED)

    def _take(self, raw: ModelEvent, reply: Reply) -> Sequence[Event]:
        match raw:
            case Loading(what):
                return (ModelLoading(what),)
            case TextDelta(text):
                shown = reply.filter.feed(reply.cleaner.feed(text))
                if not shown:
                    return ()
                reply.first_token = reply.first_token or time.monotonic()
                reply.pieces.append(shown)
                reply.length += len(shown)
                return (ReplyText(shown),)
            case ReasoningDelta(text):
                thought = reply.thought_cleaner.feed(text)
                reply.thoughts.append(thought)
                reply.length += len(thought)
                return (ReplyReasoning(thought),)
            case Finished(usage, reason, incomplete):
                reply.usage, reply.incomplete, reply.unanswered = usage, incomplete, reason == UNANSWERED
        return ()

    async def _save_often(self, reply: Reply) -> None:
        while not reply.closed:
            await self._save(reply)
            await asyncio.sleep(SAVE_EVERY)

    async def _save(self, reply: Reply) -> None:
        size = len(reply.text) + len(reply.reasoning)
        if size == reply.saved or reply.closed:
            return
        reply.saved = size
        growing = replace(reply.message, text=reply.text, reasoning=reply.reasoning, state=MessageState.PARTIAL)
        try:
            if reply.started:
                await self._services.memory.grow_reply(growing)
            else:
                reply.started = True
                await self._services.memory.begin_reply(growing)
        except MemoryProblem as problem:
            log.error("saving the partial reply failed: %s", problem.code)

    async def _close(self, reply: Reply, state: MessageState) -> Message | None:
        """Commit the reply as it is; None when nothing came. Runs once."""
        if reply.closed:
            return reply.message
        reply.closed = True
        if not reply.text and not reply.reasoning:
            return None
        reply.message = replace(reply.message, text=reply.text, reasoning=reply.reasoning, state=state)
        ended = asyncio.ensure_future(self._services.memory.end_reply(reply.message, begun=reply.started))
        self._talk.turns.append(reply.message)
        await asyncio.shield(ended)
        return reply.message

    async def _finish(self, reply: Reply, cited: Sequence[str], recall: Recall) -> ReplyDone:
        state = MessageState.PARTIAL if reply.incomplete else MessageState.COMPLETE
        tokens = reply.usage.completion_tokens or self._services.count(reply.text)
        reply.message = replace(reply.message, tokens=tokens)
        await self._close(reply, state)
        used = await self._services.memory.adopted(reply.text, tuple(cited), (*recall.profile, *recall.history))
        if self._talk.last is not None:
            self._talk.last = replace(self._talk.last, cited=used)
        first = (reply.first_token or time.monotonic()) - self._started_at
        total = time.monotonic() - self._started_at
        return ReplyDone(reply.message, reply.usage, used, first * 1000, total * 1000)

    async def _fail(self, reply: Reply, error: ModelError) -> ReplyFailed:
        log.warning("model call failed: %s %s", error.cause, error.detail)
        kept = await self._close(reply, MessageState.FAILED)
        about_key = error.cause in {Cause.NO_KEY, Cause.BAD_KEY}
        sentence, remedy = cause_text(
            error.cause,
            self._services.language,
            model=error.model,
            variable=self._services.key_variable() if about_key else "",
            retry_after=error.retry_after,
        )
        return ReplyFailed(str(error.cause), sentence, remedy, kept)


async def read_whole(events: AsyncGenerator[Event, None]) -> list[Event]:
    """Every event of a turn, for readers that do not stream."""
    async with aclosing(events) as stream:
        return [event async for event in stream]
