"""The one door to a user's memory: recall, write, consolidate (A2). Everything here is async and never blocks.

The store lives on one thread, index and embedder on theirs (`memory.keeper`); reading and writing of memories
is in `memory.writer`; what the user does by hand in `memory.hands`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime

from memory.access import Access
from memory.chores import Chores
from memory.hands import Hands
from memory.keeper import Keeper
from memory.kept_requests import KeptRequests
from memory.knowledge.shelf import Knowledge
from memory.known import Known, read_known
from memory.life.upkeep import Upkeep
from memory.life.using import use, used_by
from memory.places import Places
from memory.ports import IndexProblem, TokenCounter
from memory.prompted import Prompted
from memory.recall.opening import with_opening
from memory.recall.profile import profile_lines
from memory.recall.query import EVERYWHERE, RecallQuery, Scope
from memory.records import (
    OWN,
    Change,
    Line,
    Memory,
    Message,
    Proposal,
    Recall,
    Role,
    Session,
    Source,
    SourceType,
    Status,
)
from memory.sqlite.memories import MemoryFilter
from memory.sqlite.restoring import Restored
from memory.standing import Standing, added
from memory.talks import Talks
from memory.writer import Writer
from memory.writing.privacy.secrets import mask_secrets, moved
from memory.writing.requests.withheld import withheld

PATIENT_SECONDS = 20.0
"""A recall by hand waits so long for each path, and for what was said just before it to be indexed."""
SOON_INDEXED = 64
"""So many waiting texts are indexed before a recall by hand."""


@dataclass(frozen=True, slots=True)
class Heard:
    """A user message on disk, and what was typed before secrets were masked (kept in memory only)."""

    message: Message
    original: str
    masked: int
    """Number of secrets masked."""


class MemoryManager:
    """Memory of one user: recall and write here, consolidate in `chores`, by hand in `hands`.

    Made by `memory.home.open_memory`; close it with `aclose`.
    """

    def __init__(self, access: Access, keeper: Keeper, tokens: TokenCounter, places: Places) -> None:
        self._access = access
        self.store = access.store
        self.call = access.call
        self.pauses = access.pauses
        """Where long work waits for a reply."""
        self.today = access.today
        self._clock = access.clock
        self._options = access.options
        self._keeper = keeper
        self._tokens = tokens
        self._writer = Writer(access.store, access.clock, access.options)
        self.hands = Hands(access, self._writer)
        """What the user does to memories by hand."""
        self.chores = Chores(access, keeper, self._writer)
        """What is done in the background (consolidate)."""
        self.upkeep = Upkeep(access, keeper, self._writer, places)
        """What is done to memories when nobody talks."""
        self.knowledge = Knowledge(access, keeper, places)
        """The documents that the user added."""
        self.talks = Talks(access)
        """Earlier conversations."""
        self.kept_requests = KeptRequests(access)
        """What waits for a language model."""
        self.standing = Standing(access, tokens)
        """The global summary."""
        self.restored: Restored | None = None
        """The copy that was put back at opening, in place of a lost or damaged database."""
        self._last_recall: int | None = None

    @property
    def warm(self) -> bool:
        """Are index and embedder loaded (or known to be missing)?"""
        return self._keeper.ready

    def now(self) -> datetime:
        """The moment by the injected clock."""
        return self._clock.now()

    # -- the session ---------------------------------------------------------------------------------

    async def open_session(self, *, fresh: bool = False) -> Session:
        """The day's session, resumed, or a fresh one."""
        store, zone = self.store, self._clock.zone()
        return await self.call(store.sessions.resume_or_open, self.today(), zone, fresh=fresh)

    async def session(self, session_id: str) -> Session:
        """A session as it is now. Raises KeyError for an unknown id."""
        found = await self.call(self.store.sessions.get, session_id)
        if found is None:
            raise KeyError(session_id)
        return found

    async def set_summary(self, session_id: str, summary: str, upto: str) -> Session:
        """Keep a new running summary."""
        await self.call(self.store.sessions.set_summary, session_id, summary, upto)
        return await self.session(session_id)

    async def window(self, session: Session) -> list[Message]:
        """Messages of a session after its running summary, oldest first; attached text left out."""
        found = await self.call(self.store.transcript.of_session, session.id, after_id=session.summary_upto)
        return [message for message in found if message.role is not Role.CONTEXT]

    async def messages(self, session_id: str, *, limit: int, before_id: str | None = None) -> tuple[Message, ...]:
        """The last messages of a session (before one of them), oldest first."""
        found = await self.call(self.store.transcript.of_session, session_id, before_id, limit)
        return tuple(message for message in found if message.role is not Role.CONTEXT)

    async def masked(self, messages: Sequence[Message]) -> dict[str, str]:
        """Texts as they may be sent, by message id: forgotten words are cut."""
        texts = await self.call(self.store.transcript.masked, list(messages))
        return {message.id: text for message, text in zip(messages, texts, strict=True)}

    def with_opening(self, opening: Sequence[Line], recall: Recall, *, leading: bool) -> Recall:
        """A recall together with what the greeting named, see `memory.recall.opening`."""
        return with_opening(opening, recall, self._options.recall, self._tokens, leading=leading)

    # -- one message ----------------------------------------------------------------------------------

    async def hear(
        self, session_id: str, text: str, pasted: Sequence[tuple[int, int]], *, temporary: bool, prompted: bool = False
    ) -> Heard:
        """Mask secrets and commit the user's message; a temporary one is never written down.

        One that says itself that it is not to be kept is temporary. `prompted`: it was typed at the prompt, where ↑
        brings it back. Raises StoreProblem: then nothing was kept.
        """
        masked = mask_secrets(text)
        spans = tuple((moved(masked, start), moved(masked, end)) for start, end in pasted)
        temporary = temporary or withheld(masked.text, spans)
        message = self._access.message(session_id, Role.USER, masked.text, temporary=temporary, pasted=spans)

        def work() -> None:
            with self.store.db.transaction():
                if prompted:
                    self.store.prompts.add(Prompted(masked.text, spans))
                self.store.transcript.add(message)

        if not temporary:
            await self.call(work)
        return Heard(message, text, len(masked.found))

    async def attach(self, session_id: str, text: str) -> None:
        """Keep text that was handed in beside the talk: in the transcript, never learnt from, never recalled."""
        message = self._access.message(session_id, Role.CONTEXT, mask_secrets(text).text, temporary=False)
        await self.call(self.store.transcript.add, message)

    async def learn(self, message: Message, previous_reply: str | None) -> tuple[Change, ...]:
        """What the rules learn from a message, now."""
        return await self.call(self._writer.learn, message, previous_reply)

    async def learn_answer(self, message: Message, asked: str, bare: Proposal, *, whole: bool) -> tuple[Change, ...]:
        """What an answer to a question of Jide's tells: what the rules read in it, else `bare`; `whole`: both."""
        return await self.call(self._writer.learn_answer, message, asked, bare, whole=whole)

    async def read_answer(self, text: str, asked: str) -> frozenset[str | None]:
        """The attributes that the rules read in an answer to a question of Jide's; nothing is stored."""
        now, zone = self._clock.now(), self._clock.zone()
        read = await self.call(self._writer.read_answer, mask_secrets(text).text, asked, now, zone)
        return frozenset(proposal.slot for proposal in read)

    def new_reply(self, session_id: str, model: str, temporary: bool) -> Message:
        """A reply that is about to be written; not on disk yet."""
        return self._access.message(session_id, Role.ASSISTANT, "", temporary=temporary, model=model)

    async def begin_reply(self, message: Message) -> None:
        """First save of a growing reply; one of a temporary talk is never written down."""
        if message.temporary:
            return
        await self.call(self.store.transcript.add, message)

    async def grow_reply(self, message: Message) -> None:
        """Later saves of a growing reply."""
        if message.temporary:
            return
        await self.call(self.store.transcript.update_partial, message.id, message.text, message.reasoning)

    async def end_reply(self, message: Message, *, begun: bool) -> None:
        """Last save of a reply, in its final state."""
        if message.temporary:
            return

        def work() -> None:
            if not begun:
                self.store.transcript.add(message)
                return
            self.store.transcript.finish(
                message.id, message.text, message.state, model=message.model, tokens=message.tokens,
                reasoning=message.reasoning,
            )  # fmt: skip

        await self.call(work)

    # -- recall ---------------------------------------------------------------------------------------

    async def recall_for(
        self, message: Message, *, window_ids: Sequence[str], previous: Sequence[str], seconds: float
    ) -> Recall:
        """Recall for a message of the talk, logged. A path that has not answered in `seconds` is left out."""
        self._last_recall = None  # should this one come too late, what the reply cites is not of the one before
        query = RecallQuery(
            text=message.text,
            moment=message.created_at,
            zone=message.zone,
            day_start_hour=self._options.day_start_hour,
            session_id=message.session_id,
            window_ids=frozenset(window_ids),
            previous=tuple(previous),
            deadline_s=seconds,
        )
        found, line = await asyncio.gather(self._keeper.recall(query), self.standing.line())
        recall = self._with_standing(line, found)
        self._last_recall = None if message.temporary else await self.call(self.store.log.add, recall, message.id)
        return recall

    def _with_standing(self, line: Line | None, recall: Recall) -> Recall:
        return added(line, recall, self._options.recall.profile_tokens, self._options.recall.total_tokens)

    async def recall_text(
        self, text: str, *, limit: int | None = None, session_id: str = "", explain: bool = False,
        scope: Scope = EVERYWHERE, standing: bool = False,
    ) -> Recall:  # fmt: skip
        """Recall a text as a turn would, without a turn; what was just said is indexed first, if it is little.

        `standing`: with the global summary.
        """
        with suppress(TimeoutError, IndexProblem):  # held up by a long reply; or what is indexed must do
            await asyncio.wait_for(self._catch_up(), PATIENT_SECONDS)
        query = RecallQuery(
            text=text,
            moment=self._clock.now(),
            zone=self._clock.zone(),
            day_start_hour=self._options.day_start_hour,
            session_id=session_id,
            limit=limit,
            explain=explain,
            scope=scope,
            deadline_s=PATIENT_SECONDS,
        )
        recall = await self._keeper.recall(query)
        return self._with_standing(await self.standing.line(), recall) if standing else recall

    async def _catch_up(self) -> None:
        await self.chores.complete()
        if 0 < await self.call(self.store.outbox.count, urgent=True) <= SOON_INDEXED:
            await self.chores.drain()

    async def profile_lines(self) -> tuple[Line, ...]:
        """[profile] alone, for a turn whose recall was skipped."""
        recall = self._options.recall
        memories = await self.call(self.store.memories.profile)
        return tuple(profile_lines(memories, recall.line_chars, self._tokens))

    async def adopted(self, reply: str, cited: tuple[str, ...], lines: Sequence[Line]) -> tuple[str, ...]:
        """Which lines the reply used: those it cites, else those whose words it repeats; counted and logged."""
        used = cited or used_by(reply, lines)

        def work() -> None:
            use(self.store, used, self._clock.now(), self._options)
            if self._last_recall is not None:
                self.store.log.set_cited(used, self._last_recall)

        await self.call(work)
        return tuple(used)

    async def related(self, text: str, limit: int) -> list[Memory]:
        """Active memories that a model should see beside new turns: those that relate, then the profile."""
        recall = await self.recall_text(text, limit=limit)
        ids = [line.id for line in (*recall.history, *recall.profile) if line.source is Source.MEMORY]
        return await self.call(self.store.memories.get_many, ids[:limit])

    async def active(self) -> tuple[Memory, ...]:
        """Every active memory, most important first."""
        found = await self.call(self.store.memories.find, MemoryFilter(statuses=(Status.ACTIVE,), namespace=OWN))
        return tuple(sorted(found, key=lambda memory: -memory.importance))

    async def held_slots(self) -> frozenset[str]:
        """The attributes of which something is held; a large store is not read for it."""
        return await self.call(self.store.memories.slots)

    async def onboarding_answers(self) -> frozenset[str]:
        """Ids of the messages that answered onboarding questions."""
        return await self.call(self.store.memories.origins, SourceType.ONBOARDING)

    async def known(self, recalled: Sequence[str] = ()) -> Known:
        """What is held of the user; of a large store the profile, the newest, and those of the ids `recalled`."""
        return await self.call(read_known, self.store, recalled)

    async def aclose(self) -> None:
        """Close index, embedder and store; bounded to a few seconds."""
        await self._keeper.aclose()
        self._access.worker.close(self.store.close)
