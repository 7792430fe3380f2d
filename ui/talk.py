"""The conversation's course: what is sent, queued, answered, stopped and tried again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from assistant.events import (
    CommandReply,
    ContextReady,
    Event,
    LearnedNow,
    ReplyDone,
)
from assistant.port import Assistant, Prompted
from memory.records import Change, Message, Role
from ui.chat.entries import Note, ProblemLine, UserEntry
from ui.chat.entry import Entry
from ui.chat.learnt import Learnt as LearntEntry
from ui.chat.learnt import Undoable
from ui.chat.outbox import Outbox, Outgoing
from ui.chat.reply import ReplyEntry
from ui.chat.transcript import PAGE
from ui.chat.turn import Outcome, TurnReader
from ui.failures import Failures
from ui.prompt.pastes import Span
from ui.stage import Stage

AWAKE = 4
"""Newest messages of an earlier talk that are shown in full at once; the others when they come near the view."""
STOP_TIMEOUT = 3.0
"""Seconds that a stopped turn may take to put its things in order."""


class Talk:
    """Sends one message at a time; what comes meanwhile waits, visibly."""

    def __init__(self, stage: Stage, failures: Failures, act: Callable[[CommandReply], None]) -> None:
        self._stage = stage
        self._failures = failures
        self._texts = failures.texts
        self._act = act
        """Does what a command asks of the screen."""
        self._assistant: Assistant | None = None
        self._outbox = Outbox()
        self._news = asyncio.Event()
        self._ready = asyncio.Event()
        """The engine is there."""
        self._turn: asyncio.Task[Outcome] | None = None
        self._stopping = False
        self._last = Prompted()
        self.undoable = Undoable()

    @property
    def assistant(self) -> Assistant | None:
        """The engine, once it is there."""
        return self._assistant

    @property
    def answering(self) -> bool:
        """Is an answer being made?"""
        return self._turn is not None

    @property
    def begun(self) -> bool:
        """Was anything sent, or does anything wait?"""
        return bool(self._last.text or self._outbox.waiting())

    @property
    def last_reply(self) -> str:
        """Source of the last answer on the screen."""
        replies = [entry for entry in self._stage.transcript.entries() if isinstance(entry, ReplyEntry)]
        return next((reply.text for reply in reversed(replies) if reply.text), "")

    def connect(self, assistant: Assistant) -> None:
        """The engine is there."""
        self._assistant = assistant
        self._ready.set()

    def go_on(self) -> None:
        """Send what waits."""
        self._news.set()

    def unanswered(self, prompt: Prompted) -> None:
        """This was said in an earlier sitting and got no answer: it is what would be tried again."""
        self._last = prompt

    def forget_last(self) -> None:
        """Another conversation: nothing of it was sent yet."""
        self._last = Prompted()

    def entries(self, messages: Sequence[Message]) -> list[Entry]:
        """How messages look; text that was handed in beside the talk does not show."""
        said = [message for message in messages if message.role is not Role.CONTEXT]
        return [
            UserEntry(message.text, message.id)
            if message.role is Role.USER
            else ReplyEntry(self._texts, message, awake=at >= len(said) - AWAKE)
            for at, message in enumerate(said)
        ]

    async def run(self) -> None:
        """Answer whatever is sent, for as long as the app lives."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._assistant is not None and (outgoing := self._outbox.pop()) is not None:
                with self._failures.told(self._stage.prompt):
                    await self._next(self._assistant, outgoing)

    async def _next(self, assistant: Assistant, outgoing: Outgoing) -> None:
        await self._stage.queue.show(self._outbox.waiting())
        if outgoing.is_command:
            await self.command(outgoing.text)
        else:
            await self._answer(assistant, outgoing)

    async def send(self, text: str, pasted: tuple[Span, ...] = ()) -> None:
        """Answer this, after what is under way."""
        self._outbox.put(text, pasted)
        await self._queued()

    async def retry(self) -> None:
        """Send the last message again."""
        if self._last.text and not self.answering:
            await self.send(self._last.text, self._last.pasted)

    async def queue_command(self, line: str) -> None:
        """Run a command once the engine is there."""
        self._outbox.put(line, is_command=True)
        await self._queued()

    async def _queued(self) -> None:
        if self.answering or self._assistant is None:
            await self._stage.queue.show(self._outbox.waiting())
        self._news.set()

    def take_back(self, number: int | None = None) -> Prompted | None:
        """Take a waiting message out of the queue, the last one by default."""
        waiting = self._outbox.waiting()
        if number is None and waiting:
            number = waiting[-1].number
        outgoing = self._outbox.remove(number) if number is not None else None
        if outgoing is None:
            return None
        self._stage.queue.call_later(self._stage.queue.show, self._outbox.waiting())
        return Prompted(outgoing.text, outgoing.pasted)

    def stop(self) -> bool:
        """Stop the answer under way, keeping what came. False where there is none."""
        if self._turn is None or self._stopping:
            return self._turn is not None
        self._stopping = True
        self._turn.cancel()
        return True

    async def settle(self) -> None:
        """Stop, and wait until it has stopped."""
        turn = self._turn
        if turn is not None:
            self.stop()
            await asyncio.wait({turn}, timeout=STOP_TIMEOUT)

    async def _answer(self, assistant: Assistant, outgoing: Outgoing) -> None:
        stage = self._stage
        self._last = Prompted(outgoing.text, outgoing.pasted)
        self._stopping = False
        user = UserEntry(outgoing.text)
        await stage.transcript.add(user)
        stage.transcript.to_end()
        reader = TurnReader(assistant, stage.transcript, self._texts, self._tell)
        self._turn = asyncio.create_task(reader.read(outgoing, user))
        try:
            await asyncio.wait({self._turn})
            await self._ended(assistant, outgoing, self._turn)
        finally:
            self._turn.cancel()
            self._turn = None
            stage.status.doing("")

    async def _ended(self, assistant: Assistant, outgoing: Outgoing, turn: asyncio.Task[Outcome]) -> None:
        error = None if turn.cancelled() else turn.exception()
        if error is not None:
            line = ProblemLine(self._failures.sentence(error), "", self._texts("screen.retry"))
            await self._stage.transcript.add(line)
            return
        outcome = Outcome(stopped=True) if turn.cancelled() else turn.result()
        if outcome.stopped and not outcome.shown and not self._stage.prompt.text:
            self._stage.prompt.restore(self._last)
        with self._failures.told(self._stage.status):
            self._stage.status.show(await assistant.status())
            await self.look_at_the_day()

    def _tell(self, event: Event) -> None:
        stage = self._stage
        match event:
            case ContextReady(blocks=blocks, tokens=tokens):
                stage.strip.show(blocks)
                stage.panel.call_later(stage.panel.show, blocks, tokens)
                stage.status.used(tokens)
            case ReplyDone(cited=cited):
                stage.panel.call_later(stage.panel.cite, cited)
            case LearnedNow():
                stage.status.doing("")

    async def command(self, line: str) -> None:
        """Run a slash command of the engine and show what it answers; one that breaks is there to be sent again."""
        if self._assistant is None:
            await self.queue_command(line)
            return
        with self._failures.told(self._stage.prompt):
            await self._show(await self._assistant.command(line))
            return
        if not self._stage.prompt.text:
            self._stage.prompt.restore(Prompted(line))

    async def _show(self, reply: CommandReply) -> None:
        transcript = self._stage.transcript
        if reply.changes:
            await self.changed(reply.changes)
        elif reply.text:
            entry = ReplyEntry(self._texts)
            await transcript.add(entry)
            await entry.add_text(reply.text)
            await entry.finish()
            transcript.to_end()
        if reply.action:
            self._act(reply)

    async def changed(self, changes: tuple[Change, ...]) -> None:
        """Show what the user did to memories, and how to take it back."""
        shown = LearntEntry(changes, self._texts)
        await self._stage.transcript.add(shown)
        line = shown.lines[0] if len(shown.lines) == 1 else None
        if line is not None:
            line.offer_undo(True)
        self.undoable.move_to(line)

    def waiting(self) -> list[Prompted]:
        """Messages that were sent and not begun yet, next first."""
        return [Prompted(out.text, out.pasted) for out in self._outbox.waiting() if not out.is_command]

    async def connected(self) -> Assistant:
        """The engine, once it is there."""
        await self._ready.wait()
        assert self._assistant is not None  # `_ready` is set with it
        return self._assistant

    async def say(self, text: str, classes: str = "greeting") -> None:
        """A word of our own."""
        await self._stage.transcript.add(Note(text, classes=classes))

    async def earlier(self) -> None:
        """Show older messages, if there are any."""
        transcript = self._stage.transcript
        try:
            messages = await self._before(transcript.first_id)
        except Exception:
            transcript.asking = False
            raise
        await transcript.add_earlier(self.entries(messages), len(messages) == PAGE)

    async def _before(self, message_id: str) -> Sequence[Message]:
        if self._assistant is None or not message_id:
            return ()
        return await self._assistant.earlier(message_id, PAGE)

    async def look_at_the_day(self) -> None:
        """What stands under the panel's blocks may be different now."""
        if self._assistant is not None:
            day = await self._assistant.day_so_far()
            self._stage.panel.show_day(day, len(await self._assistant.waiting()))
