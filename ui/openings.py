"""Opening a conversation on the screen: the first one of a start, a fresh one, or an earlier one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ui.cards import Cards
from ui.chat.entries import ProblemLine
from ui.chat.greeting import Greeting
from ui.failures import Failures
from ui.stage import Stage
from ui.talk import Talk

if TYPE_CHECKING:
    from assistant.events import Opening
    from assistant.port import Assistant

LOOK_AGAIN = 0.5
"""Seconds after which it is looked again whether the user still types."""


LAST_SENT = 5
"""A kept draft is compared with so many of the last prompts."""


class Openings:
    """Shows what the engine opens with."""

    def __init__(self, stage: Stage, talk: Talk, cards: Cards, failures: Failures, typing: Callable[[], bool]) -> None:
        self._stage = stage
        self._talk = talk
        self._cards = cards
        self._failures = failures
        self._texts = failures.texts
        self._typing = typing

    async def first(self, assistant: Assistant, opening: Opening) -> None:
        """The engine is there: show where the talk stood, then send what waits."""
        self._talk.connect(assistant)
        self._stage.prompt.past.extend_back(opening.history)
        await self._show(opening)
        self._restore(opening)
        self._talk.go_on()
        self._greet(opening, "screen.welcome")
        self._failures.behind(self._stage.prompt, self._talk.look_at_the_day, "day")

    async def fresh(self) -> None:
        """A new conversation; memory stays."""
        if (assistant := self._talk.assistant) is not None:
            await self._talk.settle()
            await self._open(await assistant.new_session(), "command.new.done")

    async def earlier(self, session_id: str) -> None:
        """Go on with an earlier one."""
        if (assistant := self._talk.assistant) is not None:
            await self._talk.settle()
            await self._open(await assistant.open_session(session_id), "")

    async def _open(self, opening: Opening, otherwise: str) -> None:
        await self._cards.close()
        await self._stage.transcript.clear()
        await self._stage.panel.show((), 0)
        self._stage.strip.show(())
        self._talk.forget_last()
        await self._show(opening)
        self._greet(opening, otherwise)
        self._stage.transcript.to_end()

    async def _show(self, opening: Opening) -> None:
        stage = self._stage
        stage.status.show(opening.status)
        stage.status.doing("")
        await stage.transcript.show(self._talk.entries(opening.messages), opening.more)
        await stage.transcript.prune()
        for problem in opening.problems:
            await stage.transcript.add(ProblemLine(problem))
        if opening.unanswered.text:
            self._talk.unanswered(opening.unanswered)
            await stage.transcript.add(ProblemLine(self._texts("screen.unanswered"), "", self._texts("screen.retry")))
        await self._cards.ask(opening.question)
        if opening.offer is not None:
            await self._cards.offer(opening.offer)

    def _restore(self, opening: Opening) -> None:
        """The unsent prompt; one that was sent after it was kept (the process died in between) is none any more."""
        draft = opening.draft
        sent = {prompt.text for prompt in opening.history[-LAST_SENT:]}
        if draft.text and draft.text not in sent and not self._stage.prompt.text:
            self._stage.prompt.restore(draft)

    def _greet(self, opening: Opening, otherwise: str) -> None:
        """The greeting, once the user is not typing; a message that was sent makes it needless."""
        text = opening.greeting or ("" if opening.messages or not otherwise else self._texts(otherwise))
        if not text or self._talk.begun:
            return
        if self._typing():
            self._stage.prompt.set_timer(LOOK_AGAIN, lambda: self._greet(opening, otherwise))
        else:
            greeting = Greeting(text, opening.sources, self._texts)
            self._stage.prompt.call_later(self._stage.transcript.add, greeting)
