"""The assistant of one user: the only thing that the screen and the command line talk to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Sequence
from contextlib import aclosing, suppress

from assistant.background import Background
from assistant.chat_model import ChatModel, ModelChoice
from assistant.commands import Commands
from assistant.conversation import Conversation
from assistant.events import (
    CommandReply,
    Event,
    Explained,
    MemoryView,
    Notice,
    Opening,
    Status,
    StatusChanged,
)
from assistant.greeting import greeting
from assistant.offline.model import OfflineModel
from assistant.services import Services
from assistant.turn import Prompt, Turn
from memory.records import Change, Message, MessageState, Recall, Role, Waiting

TAIL = 20
"""Messages of a resumed session that the screen shows first."""
PROMPTS = 200
"""Earlier prompts kept at hand for ↑."""


class ModelShelf:
    """Builds chat models by name and remembers the choice; filled in by the composition root."""

    def __init__(
        self,
        build: Callable[[str, str | None], ChatModel],
        save: Callable[[str, str | None], None],
        find: Callable[[], Awaitable[Sequence[ModelChoice]]],
    ) -> None:
        self.build = build
        """(name, api_base) -> model."""
        self.save = save
        """Keep the choice for the next start."""
        self.find = find
        """Look around for models."""


class Engine:
    """Implements `assistant.port.Assistant`."""

    def __init__(self, services: Services, talk: Conversation, shelf: ModelShelf) -> None:
        self._services = services
        self._talk = talk
        self._shelf = shelf
        self._readers: list[asyncio.Queue[Notice]] = []
        self._replying = asyncio.Lock()
        self._prompt_tokens = 0
        self.background = Background(services, lambda: self._talk, self._publish, self._announce_status)
        self._commands = Commands(self, services)

    @property
    def session_id(self) -> str:
        """Id of the open session."""
        return self._talk.session.id

    async def opening(self, problems: Sequence[str] = ()) -> Opening:
        """What the screen shows first; also takes in what an unclean end left behind."""
        memory, session = self._services.memory, self._talk.session
        tail = await memory.messages(session.id, limit=TAIL + 1)
        unanswered = tail[-1].text if tail and tail[-1].role is Role.USER else ""
        hello = await self._greet() if not tail else ""
        return Opening(
            messages=tuple(tail[-TAIL:]),
            more=len(tail) > TAIL,
            greeting=hello,
            status=await self.status(),
            history=await memory.hands.prompts(PROMPTS),
            draft=await memory.hands.draft(),
            problems=tuple(problems),
            unanswered=unanswered,
        )

    async def _greet(self) -> str:
        """The greeting; what it rests on is kept for the session's first turn."""
        if not self._services.options.memory_on:
            return ""
        hello = await greeting(self._services)
        past = await self._services.memory.past_days(self._services.options.past_days)
        self._talk.opening_lines = (*hello.lines, *past)
        return hello.text

    async def reply(
        self, text: str, pasted: Sequence[tuple[int, int]] = (), extra: str = ""
    ) -> AsyncGenerator[Event, None]:
        """Answer one user message; see `assistant.turn`. One at a time: a second call waits for the first."""
        async with self._replying:
            self.background.pause()
            try:
                await self._services.memory.hands.add_prompt(text)
                turn = Turn(self._services, self._talk, Prompt(text, tuple(pasted), extra))
                async with aclosing(turn.run()) as events:
                    async for event in events:
                        yield event
            finally:
                self.background.resume()
        self._announce_status()

    async def notices(self) -> AsyncIterator[Notice]:
        """News from the background, for as long as the reader lives."""
        reader: asyncio.Queue[Notice] = asyncio.Queue()
        self._readers.append(reader)
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
        return tuple(MemoryView(memory, quotes, said_at) for memory, quotes, said_at in found)

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
        """Change the model now and for the next start."""
        old = self._services.model
        self._services.model = self._shelf.build(name, api_base)
        await asyncio.to_thread(self._shelf.save, name, api_base)
        await old.aclose()
        self._announce_status()
        return await self.status()

    async def new_session(self) -> Opening:
        """A fresh conversation; memory stays."""
        session = await self._services.memory.open_session(fresh=True)
        self._talk = Conversation(session)
        self.background.poke()
        return await self.opening()

    async def save_draft(self, text: str) -> None:
        """Keep the unsent prompt for the next start."""
        await self._services.memory.hands.save_draft(text)

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


async def resume(services: Services, *, fresh: bool = False) -> Conversation:
    """The day's session with the messages that stand after its running summary."""
    memory = services.memory
    session = await memory.open_session(fresh=fresh)
    turns = await memory.window(session)
    return Conversation(session, [turn for turn in turns if turn.state is not MessageState.FAILED or turn.text])
