"""Reading one turn's events into the transcript."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import aclosing
from dataclasses import dataclass

from assistant.events import (
    OFFLINE,
    Event,
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
from assistant.port import Assistant
from memory.records import Line, MessageState
from ui.chat.entries import Note, ProblemLine, UserEntry
from ui.chat.learnt import Learnt
from ui.chat.outbox import Outgoing
from ui.chat.reply import ENDINGS, ReplyEntry
from ui.chat.transcript import Transcript
from ui.chat.used import UsedMarks, used_lines
from ui.texts import Texts


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a turn ended."""

    stopped: bool = False
    failed: bool = False
    shown: bool = False
    """Did any of the reply reach the screen?"""


class TurnReader:
    """Shows one turn. Cancelling the task that runs `read` stops the model and keeps what came."""

    def __init__(
        self, assistant: Assistant, transcript: Transcript, texts: Texts, tell: Callable[[Event], None]
    ) -> None:
        self._assistant = assistant
        self._transcript = transcript
        self._texts = texts
        self._tell = tell
        self._ending = ""
        self._failed = False
        self._lines: tuple[Line, ...] = ()

    async def read(self, outgoing: Outgoing, user: UserEntry) -> Outcome:
        """Answer one message, event by event."""
        reply = ReplyEntry(self._texts)
        await self._transcript.add(reply)
        reply.doing(self._texts("status.thinking"))
        stopped = False
        try:
            async with aclosing(self._assistant.reply(outgoing.text, outgoing.pasted)) as events:
                async for event in events:
                    self._tell(event)
                    await self._show(event, user, reply)
        except asyncio.CancelledError:
            stopped = True
            self._ending = ENDINGS[MessageState.STOPPED]
        except Exception:
            await self._end(reply)
            raise
        await self._end(reply)
        return Outcome(stopped, self._failed, bool(reply.text))

    async def _end(self, reply: ReplyEntry) -> None:
        await reply.finish(self._ending)
        if not reply.text and not self._ending:
            await reply.remove()
        await self._transcript.prune()

    async def _show(self, event: Event, user: UserEntry, reply: ReplyEntry) -> None:
        match event:
            case ReplyText(text=text):
                await reply.add_text(text)
                self._transcript.grew()
            case ReplyReasoning(text=text):
                await reply.add_reasoning(text)
            case ModelLoading(what=what):
                reply.doing(self._loading(what))
            case TurnStarted(message=message, masked=masked):
                user.message_id = message.id
                await self._quietly(self._texts("status.masked", count=masked) if masked else "", reply)
            case LearnedNow(changes=changes):
                await self._transcript.mount(Learnt(changes, self._texts), before=reply)
            case RecallSkipped(reason=reason):
                await self._quietly(self._texts.skipped(reason), reply)
            case ReplyDone():
                await self._done(event, reply)
            case ReplyFailed():
                await self._fail(event)
            case RecallReady(recall=recall):
                self._lines = (*recall.profile, *recall.history)
                reply.doing(self._texts("status.thinking"))

    async def _done(self, event: ReplyDone, reply: ReplyEntry) -> None:
        """The built-in model says itself what it remembers; the answer of another one gets marks."""
        reply.message_id = event.message.id
        self._ending = ENDINGS.get(event.message.state, "")
        if marks := used_lines(self._lines, event.cited if event.message.model != OFFLINE else ()):
            await self._transcript.mount(UsedMarks(marks), after=reply)
            self._transcript.grew()

    async def _fail(self, event: ReplyFailed) -> None:
        self._failed = True
        self._ending = "screen.partial" if event.message is not None else ""
        retry = self._texts("screen.retry")
        await self._transcript.add(ProblemLine(event.sentence, event.remedy, retry))

    async def _quietly(self, text: str, reply: ReplyEntry) -> None:
        if text:
            await self._transcript.mount(Note(text, classes="aside"), before=reply)

    def _loading(self, what: str) -> str:
        if what == "litellm":
            return self._texts("status.loading_litellm")
        return self._texts("status.loading", what=what)
