"""The assistant of one user: the only thing that the screen and the command line talk to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Sequence
from contextlib import aclosing, suppress

from assistant.background import Background
from assistant.chat_model import ModelChoice
from assistant.commands import Commands
from assistant.conversation import Conversation, held
from assistant.day_summary import extractive, talk_only
from assistant.events import (
    Answered,
    Asked,
    CommandReply,
    DaySoFar,
    Event,
    Explained,
    Hint,
    MemoryView,
    Notice,
    Opening,
    ReplyDone,
    SessionView,
    Status,
    StatusChanged,
)
from assistant.greeting import Greeting, greeting
from assistant.model_shelf import ModelShelf
from assistant.offers import Offers
from assistant.offline.model import OfflineModel
from assistant.onboarding import Onboarding
from assistant.services import Services
from assistant.turn import Prompt, Turn
from assistant.welcome import models_hint, welcome
from memory.manager import MemoryManager
from memory.prompted import Prompted
from memory.records import Change, Message, Recall, Role, Waiting

MOST_OF_A_DAY = 300
"""Of a long day so many last messages are summed up while it goes on; its own summary reads all of them."""
TAIL = 20
"""Messages of a resumed session that the screen shows first."""
PROMPTS = 200
"""Earlier prompts kept at hand for ↑."""


class Engine:
    """Implements `assistant.port.Assistant`."""

    def __init__(self, services: Services, talk: Conversation, shelf: ModelShelf) -> None:
        self._services = services
        self._talk = talk
        self._shelf = shelf
        self._readers: list[asyncio.Queue[Notice]] = []
        self._heard = asyncio.Event()
        """Somebody reads the notices."""
        self._looking: asyncio.Task[None] | None = None
        self._replying = asyncio.Lock()
        self._prompt_tokens = 0
        self.background = Background(services, lambda: self._talk, self._publish, self._announce_status)
        self._commands = Commands(self, services)
        self._offers = Offers(services)
        self.onboarding = Onboarding(services)

    @property
    def memory(self) -> MemoryManager:
        """The memory behind it."""
        return self._services.memory

    @property
    def session_id(self) -> str:
        """Id of the open session."""
        return self._talk.session.id

    async def opening(self, problems: Sequence[str] = ()) -> Opening:
        """What the screen shows first; also takes in what an unclean end left behind."""
        memory, session = self._services.memory, self._talk.session
        tail = await memory.messages(session.id, limit=TAIL + 1)
        asks = self._services.options.memory_on and self._services.options.onboarding_on
        question = await self.onboarding.begin() if asks else None
        last = tail[-1] if tail and tail[-1].role is Role.USER and question is None else None
        hello = await self._greet() if not tail else Greeting("")
        first_words = welcome(self._services) if question and not tail else ""
        if not tail and isinstance(self._services.model, OfflineModel):
            self._looking = asyncio.create_task(self._look_for_models(), name="look-for-models")
        return Opening(
            messages=tuple(tail[-TAIL:]),
            more=len(tail) > TAIL,
            greeting=first_words or hello.text,
            status=await self.status(),
            history=await memory.hands.prompts(PROMPTS),
            draft=await memory.hands.draft(),
            problems=tuple(problems),
            unanswered=Prompted(last.text, last.pasted) if last else Prompted(),
            sources=() if first_words else hello.sources,
            question=question,
            offer=None if question else await self._offers.next(),
        )

    async def _look_for_models(self) -> None:
        """Tell once a day which models could be used, as long as none is."""
        hint = models_hint(self._services, await self._shelf.find())
        if hint:
            await self._heard.wait()
            self._publish(Hint(hint))

    async def _greet(self) -> Greeting:
        """The greeting; what it rests on is kept for the session's first turn."""
        if not self._services.options.memory_on:
            return Greeting("")
        hello = await greeting(self._services)
        past = await self._services.memory.talks.past_days(self._services.options.past_days)
        self._talk.opening_lines = (*hello.lines, *past)
        return hello

    async def reply(
        self, text: str, pasted: Sequence[tuple[int, int]] = (), extra: str = ""
    ) -> AsyncGenerator[Event, None]:
        """Answer one user message; see `assistant.turn`. One at a time: a second call waits for the first."""
        async with self._replying:
            self.background.pause()
            try:
                turn = Turn(self._services, self._talk, Prompt(text, tuple(pasted), extra))
                async with aclosing(turn.run()) as events:
                    async for event in events:
                        if isinstance(event, ReplyDone):
                            await self._offers.answered(text)
                        yield event
            finally:
                self.background.resume()
            asks = self._readers and self._services.options.onboarding_on and not self._talk.temporary
            if asks and (question := await self.onboarding.after_turn()):
                self._publish(Asked(question))
        self._announce_status()

    async def notices(self) -> AsyncIterator[Notice]:
        """News from the background, for as long as the reader lives."""
        reader: asyncio.Queue[Notice] = asyncio.Queue()
        self._readers.append(reader)
        self._heard.set()
        try:
            while True:
                yield await reader.get()
        finally:
            self._readers.remove(reader)

    async def command(self, line: str) -> CommandReply:
        """Run a slash command."""
        return await self._commands.run(line)

    async def status(self) -> Status:
        """The status line, now."""
        services = self._services
        health = await services.memory.chores.health()
        return Status(
            model=services.model.name,
            offline=isinstance(services.model, OfflineModel),
            memory_on=services.options.memory_on,
            temporary=self._talk.temporary,
            tokens_used=self._talk.tokens,
            window=services.budget().window,
            index=health.index,
            embedder=health.embedder,
            waiting=health.waiting,
            learning=self.background.learning,
            failed=health.failed,
            background_calls=health.background_calls,
            background_tokens=health.background_tokens,
            background_cost=health.background_cost,
            background_cap=services.options.daily_token_cap,
            memories=health.memories,
        )

    async def earlier(self, before_id: str, limit: int) -> tuple[Message, ...]:
        """Messages before a message of this session, oldest first."""
        return await self._services.memory.messages(self._talk.session.id, limit=limit, before_id=before_id)

    async def explain(self) -> Explained:
        """What the last answer was told, and why."""
        return self._talk.last or Explained(None, (), "", ())

    async def recall(self, query: str, limit: int | None = None) -> Recall:
        """Recall as a turn would, without a turn."""
        return await self._services.memory.recall_text(query, limit=limit, session_id=self._talk.session.id)

    async def memories(
        self, query: str = "", kinds: Sequence[str] = (), statuses: Sequence[str] = ()
    ) -> tuple[MemoryView, ...]:
        """What is remembered, waiting ones on top, then newest first."""
        found = await self._services.memory.hands.find(query, kinds, statuses)
        return tuple(MemoryView(*row) for row in found)

    async def one_memory(self, memory_id: str) -> MemoryView | None:
        """One of them by its id."""
        return MemoryView(*row) if (row := await self._services.memory.hands.one(memory_id)) else None

    async def confirm(self, memory_id: str) -> Change:
        """A candidate becomes active."""
        return await self._changed(self._services.memory.hands.confirm(memory_id))

    async def edit(self, memory_id: str, content: str) -> Change:
        """The user's new wording."""
        return await self._changed(self._services.memory.hands.edit(memory_id, content))

    async def forget(self, memory_ids: Sequence[str]) -> tuple[Change, ...]:
        """Let go, undoable for 30 days."""
        changes = await self._services.memory.hands.forget(memory_ids)
        await self.refresh_talk()
        self.background.poke()
        return changes

    async def waiting(self) -> tuple[Waiting, ...]:
        """What waits for a decision."""
        return await self._services.memory.hands.waiting()

    async def decide(self, waiting_id: str, choice: str) -> tuple[Change, ...]:
        """Carry out one of the choices of something that waits."""
        changes = await self._services.memory.hands.decide(waiting_id, choice)
        await self.refresh_talk()
        self.background.poke()
        return changes

    async def rate(self, good: bool) -> int:
        """The user's word on the last reply."""
        return await self._services.memory.upkeep.rate(good)

    async def undo(self) -> tuple[Change, ...]:
        """Take back the user's last change to memories."""
        changes = await self._services.memory.hands.undo()
        await self.refresh_talk()
        self.background.poke()
        return changes

    async def models(self) -> tuple[ModelChoice, ...]:
        """What models are there."""
        return tuple(await self._shelf.find())

    async def use_model(self, name: str, api_base: str | None = None) -> Status:
        """Change the model now and for the next start. Raises NotKept where it is only changed now."""
        old = self._services.model
        self._services.model = self._shelf.build(name, api_base)
        await old.aclose()
        if offer := await self._offers.next():
            self._publish(offer)
        self._announce_status()
        await self._shelf.keep(name, api_base)
        return await self.status()

    async def new_session(self) -> Opening:
        """A fresh conversation; memory stays."""
        self._talk = Conversation(await self._services.memory.open_session(fresh=True))
        self.background.session_ended()
        return await self.opening()

    async def sessions(self) -> tuple[SessionView, ...]:
        """Conversations to go on with, the newest first."""
        recent = await self._services.memory.talks.recent()
        return tuple(SessionView(one.id, one.title, one.day, one.messages) for one in recent)

    async def open_session(self, session_id: str) -> Opening:
        """Go on with an earlier conversation. Raises KeyError."""
        self._talk = await held(self._services.memory, await self._services.memory.session(session_id))
        self.background.session_ended()
        return await self.opening()

    async def around(self, message_id: str) -> tuple[Message, ...]:
        """A message with what was said around it."""
        return await self._services.memory.talks.around(message_id)

    async def answer(self, code: str, text: str) -> Answered:
        """The user's answer to an onboarding card; "" skips it."""
        async with self._replying:
            answered = await self.onboarding.answer(code, text, self._talk)
        self.background.poke()
        return answered

    async def leave_questions(self) -> Answered:
        """No more questions now."""
        async with self._replying:
            await self.onboarding.leave()
            return Answered(True, farewell=await self.onboarding.farewell(self._talk))

    async def toggle_temporary(self) -> bool:
        """Begin or end a temporary talk, which is never written down and gone at its end; is it one now?"""
        async with self._replying:
            self._talk.temporary = not self._talk.temporary
            if not self._talk.temporary:
                self._talk.turns = [turn for turn in self._talk.turns if not turn.temporary]
        self._announce_status()
        return self._talk.temporary

    async def day_so_far(self) -> DaySoFar:
        """What stands under the panel's blocks."""
        memory = self._services.memory
        if not self._services.options.memory_on:
            return DaySoFar("", ())
        said = talk_only(await memory.talks.said_on(memory.today()), await memory.onboarding_answers())
        # On a thread: a long day takes a while, and the screen shares this loop.
        summary = await asyncio.to_thread(extractive, said[-MOST_OF_A_DAY:])
        return DaySoFar(summary, await self.onboarding.waiting())

    async def save_draft(self, draft: Prompted) -> None:
        """Keep the unsent prompt for the next start; in a temporary talk nothing is written down."""
        await self._services.memory.hands.save_draft(Prompted() if self._talk.temporary else draft)

    async def refresh_talk(self) -> None:
        """Read the open session again: what was forgotten leaves its summary and the greeting's lines too."""
        if self._talk.opening_lines:
            await self._greet()
        self._talk.session = await self._services.memory.session(self._talk.session.id)

    async def aclose(self) -> None:
        """Finish what must be finished, within the time that the options give, and release everything."""
        await self.background.stop()
        with suppress(Exception):  # closing goes on whatever the last round of work says
            await self.background.work_for(self._services.options.close_seconds, last=True)
        await self.release()

    async def release(self) -> None:
        """Close models and memory without doing any waiting work."""
        self._commands.documents.stop()
        if self._looking is not None:
            self._looking.cancel()
        await self._services.model.aclose()
        if self._services.background_model is not None:
            await self._services.background_model.aclose()
        await self._services.memory.aclose()

    async def _changed(self, work: Awaitable[Change]) -> Change:
        change = await work
        self.background.poke()
        return change

    def _publish(self, notice: Notice) -> None:
        for reader in self._readers:
            reader.put_nowait(notice)

    def _announce_status(self) -> None:
        if self._readers:
            task = asyncio.ensure_future(self.status())
            task.add_done_callback(self._publish_status)

    def _publish_status(self, task: asyncio.Task[Status]) -> None:
        if not task.cancelled() and task.exception() is None:
            self._publish(StatusChanged(task.result()))
