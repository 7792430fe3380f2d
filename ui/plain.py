"""`jide --plain`: the same conversation line by line, for screen readers, pipes and poor terminals."""

from __future__ import annotations

import asyncio
import signal
import sys
import threading
from contextlib import aclosing, suppress
from typing import TextIO

from assistant.events import CommandReply, Event, LearnedNow, Offer, Question, ReplyDone, ReplyFailed, ReplyText
from assistant.i18n import joined
from assistant.port import Assistant, Connect, ScreenOptions
from memory.records import Change, MessageState
from ui.chat.learnt import change_text, is_shown
from ui.failures import Failures
from ui.prompt import commands
from ui.screens.help import help_page
from ui.screens.memory_list import origin_text
from ui.screens.why import why_page
from ui.texts import SEPARATOR, Texts, one_line

MARK = "› "


class Plain:
    """Reads lines, writes lines."""

    def __init__(self, connect: Connect, options: ScreenOptions, source: TextIO, target: TextIO) -> None:
        self._connect = connect
        self._options = options
        self._texts = Texts(options.language)
        self._failures = Failures(self._texts, options.log_path)
        self._source = source
        self._target = target
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._turn: asyncio.Task[None] | None = None
        self._question: Question | None = None
        self._offer: Offer | None = None

    async def run(self) -> int:
        """Until the end of the input or a word that leaves. Raises StartProblem."""
        assistant, opening = await self._connect()
        self._listen()
        for text in (*opening.problems, opening.greeting or self._texts("screen.welcome")):
            self._say(text)
        if opening.unanswered.text:
            self._offer = Offer(self._texts("plain.unanswered", text=opening.unanswered.text), opening.unanswered.text)
        self._offer = opening.offer or self._offer
        if self._offer is not None and opening.question is None:
            self._say(f"{self._offer.text} {self._texts('plain.offer_keys')}")
        self._ask(opening.question)
        try:
            while (line := await self._next()) is not None:
                if line.strip().lower() in commands.QUIT_WORDS or not await self._answered_or_told(assistant, line):
                    break
        finally:
            await assistant.aclose()
        return 0

    def _listen(self) -> None:
        loop = asyncio.get_running_loop()
        with suppress(NotImplementedError, RuntimeError):  # not on this platform, or not on the main thread
            loop.add_signal_handler(signal.SIGINT, self._interrupt)

        def read() -> None:
            for line in self._source:
                loop.call_soon_threadsafe(self._lines.put_nowait, line.rstrip("\n"))
            with suppress(RuntimeError):  # the loop is closed: nobody reads any more
                loop.call_soon_threadsafe(self._lines.put_nowait, None)

        # A daemon: waiting for a line must not keep the program alive.
        threading.Thread(target=read, name="lines", daemon=True).start()

    def _interrupt(self) -> None:
        """Ctrl+C stops an answer; where there is none it leaves."""
        if self._turn is not None:
            self._turn.cancel()
        else:
            self._lines.put_nowait(None)

    async def _next(self) -> str | None:
        self._target.write(MARK if self._source.isatty() else "")
        self._target.flush()
        return await self._lines.get()

    async def _answered_or_told(self, assistant: Assistant, line: str) -> bool:
        """As `_answer`; where that fails the user reads why, and the conversation goes on."""
        try:
            return await self._answer(assistant, line)
        except Exception as error:  # noqa: BLE001 - whatever the engine raises, the conversation must not end
            self._say(self._failures.sentence(error))
            return True

    async def _answer(self, assistant: Assistant, line: str) -> bool:
        """One message, answer or command; False where it leaves."""
        if commands.is_command(line):
            return await self._command(assistant, await assistant.command(line))
        offer, self._offer = self._offer, None
        if self._question is not None:
            if await self._answered(assistant, self._question, line.strip()):
                return True
        elif not line.strip() and offer is not None:
            line = offer.prompt
        if line.strip():
            await self._talk(assistant, line)
        return True

    def _ask(self, question: Question | None) -> None:
        self._question = question
        if question is not None:
            self._say(f"{question.text}  ({question.hint.rpartition(SEPARATOR)[0]})")

    async def _answered(self, assistant: Assistant, question: Question, text: str) -> bool:
        """Was the line an answer to the open question (an empty one skips it)?"""
        answered = await assistant.answer(question.code, text)
        self._question = None
        if answered.language:
            self._texts.language = answered.language
        if answered.taken:
            self._changes(answered.changes)
            self._ask(answered.question)
            if answered.farewell:
                self._say(answered.farewell)
        return answered.taken

    async def _talk(self, assistant: Assistant, line: str) -> None:
        turn = self._turn = asyncio.create_task(self._reply(assistant, line))
        await asyncio.wait({turn})
        self._turn = None  # whatever became of it: what stops it otherwise would stop nothing, and not leave either
        if turn.cancelled():
            self._say(self._texts("screen.stopped"))
        elif error := turn.exception():
            raise error

    async def _reply(self, assistant: Assistant, line: str) -> None:
        async with aclosing(assistant.reply(line)) as events:
            async for event in events:
                self._show(event)

    def _show(self, event: Event) -> None:
        match event:
            case ReplyText(text=text):
                self._target.write(text)
                self._target.flush()
            case LearnedNow(changes=changes):
                self._changes(changes)
            case ReplyDone(message=message):
                self._say("" if message.state is MessageState.COMPLETE else self._texts("screen.partial"))
            case ReplyFailed(sentence=sentence, remedy=remedy):
                self._say(joined((sentence, remedy), self._texts.language))

    def _changes(self, changes: tuple[Change, ...]) -> None:
        for change in changes:
            if is_shown(change):
                self._say(change_text(change, self._texts))

    async def _command(self, assistant: Assistant, reply: CommandReply) -> bool:
        self._changes(reply.changes)
        if reply.text and not reply.changes:
            self._say(reply.text)
        if reply.question is not None:
            self._ask(reply.question)
        elif reply.action == "resume":
            await self._resume(assistant, reply.argument)
        else:
            await self._list(assistant, reply)
        return reply.action != "quit"

    async def _list(self, assistant: Assistant, reply: CommandReply) -> None:
        """What a command shows on a screen of its own, as lines."""
        match reply.action:
            case "memories":
                for view in await assistant.memories(reply.argument):
                    self._say(f"{one_line(view.memory.content)}  ({origin_text(view, self._texts)})")
            case "why":
                self._say("\n".join(part.plain for part in why_page(await assistant.explain(), self._texts)))
            case "help":
                self._say("\n".join(part.plain for part in help_page(self._options.commands, self._texts)))
            case "model":
                for choice in await assistant.models():
                    self._say(one_line(f"{choice.name}  {choice.where}"))
            case "new":
                await assistant.new_session()

    async def _resume(self, assistant: Assistant, number: str) -> None:
        """Go on with the conversation of that number, or list them."""
        talks = await assistant.sessions()
        if number.isdecimal() and 0 < int(number) <= len(talks):
            opening = await assistant.open_session(talks[int(number) - 1].id)
            for message in opening.messages:
                self._say(f"{self._texts(f'role.{message.role}')}: {message.text}")
            return
        self._say(self._texts("plain.resume" if talks else "resume.none"))
        for at, talk in enumerate(talks, 1):
            self._say(f"{at}  {talk.day}  {one_line(talk.title, 60)}")

    def _say(self, text: str) -> None:
        self._target.write(f"{text}\n")
        self._target.flush()


def run_plain(connect: Connect, options: ScreenOptions) -> int:
    """The whole conversation; returns the exit code. Raises StartProblem."""
    return asyncio.run(Plain(connect, options, sys.stdin, sys.stdout).run())
