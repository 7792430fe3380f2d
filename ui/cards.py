"""Which card is open, and what the prompt does for it: answer, skip, take, or leave it alone."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from assistant.events import Answered, Offer, Question
from assistant.port import Prompted
from ui.chat.card import Card, OfferCard, QuestionCard
from ui.chat.entries import Note, UserEntry
from ui.chat.learnt import Learnt
from ui.failures import Failures
from ui.stage import Stage

if TYPE_CHECKING:
    from assistant.port import Assistant
    from ui.talk import Talk

GROUP = "card"


class Cards:
    """At most one card is open; it stays below whatever else is said."""

    def __init__(self, stage: Stage, talk: Talk, failures: Failures) -> None:
        self._stage = stage
        self._talk = talk
        self._failures = failures
        self._texts = failures.texts
        self._card: Card | None = None
        self._one_at_a_time = asyncio.Lock()

    @property
    def _question(self) -> Question | None:
        return self._card.question if isinstance(self._card, QuestionCard) else None

    async def ask(self, question: Question | None) -> None:
        """Open a question's card; without one, no card is open any more."""
        await self._open(QuestionCard(question) if question else None)

    async def offer(self, offer: Offer) -> None:
        """Offer something, unless a question is open."""
        if self._question is None:
            await self._open(OfferCard(offer, self._texts))

    async def close(self) -> None:
        """The conversation goes on without it."""
        await self._open(None)

    async def _open(self, card: Card | None) -> None:
        self._card = card
        await self._stage.transcript.pin(card)
        self._stage.prompt.invite(self._texts("card.prompt") if self._question else "")

    async def take(self, sent: Prompted) -> bool:
        """Is it for the open card? What was pasted, or comes in the middle of an answer, is not."""
        assistant = self._talk.assistant
        if assistant is None or self._question is None or sent.pasted or self._talk.answering:
            if isinstance(self._card, OfferCard):
                await self.close()
            return False
        self._failures.behind(self._stage.prompt, partial(self._answer, assistant, sent.text), GROUP)
        return True

    def enter(self) -> bool:
        """Enter in the empty prompt: skip the question or take the offer. False where no card is open."""
        assistant, card = self._talk.assistant, self._card
        if assistant is None or card is None:
            return False
        if isinstance(card, OfferCard):
            self._failures.behind(self._stage.prompt, partial(self._accept, card.offer), GROUP)
        else:
            self._failures.behind(self._stage.prompt, partial(self._answer, assistant, ""), GROUP)
        return True

    def escape(self) -> bool:
        """Esc in the empty prompt: no more questions, no offer. False where no card is open."""
        assistant = self._talk.assistant
        if assistant is None or self._card is None:
            return False
        work = self.close if self._question is None else partial(self._leave, assistant)
        self._failures.behind(self._stage.prompt, work, GROUP)
        return True

    async def _answer(self, assistant: Assistant, text: str) -> None:
        async with self._one_at_a_time:
            question = self._question
            if question is None:  # meanwhile it was answered: this is ordinary talk
                await self._say(text)
                return
            try:
                answered = await assistant.answer(question.code, text)
            except Exception:
                self._give_back(text)
                raise
            if answered.taken:
                await self._settle(question, text, answered)
            else:
                await self.close()
                if answered.asked:
                    await self._stage.transcript.add(Note(answered.asked, classes="aside"))
                await self._say(text)

    async def _say(self, text: str) -> None:
        if text:
            await self._talk.send(text)

    def _give_back(self, text: str) -> None:
        if not self._stage.prompt.text:
            self._stage.prompt.restore(Prompted(text))

    async def _settle(self, question: Question, text: str, answered: Answered) -> None:
        """The question stays to be read, with its answer under it."""
        transcript = self._stage.transcript
        if answered.language:
            self._texts.language = answered.language
            await self._stage.reword()
        await self.close()
        skipped = "" if text else f"  {self._texts('card.skipped')}"
        await transcript.add(Note(f"{question.text}{skipped}", classes="aside"))
        if text:
            await transcript.add(UserEntry(text))
        if answered.changes:
            await transcript.add(Learnt(answered.changes, self._texts))
        await self._go_on(answered)

    async def _go_on(self, answered: Answered) -> None:
        await self.ask(answered.question)
        if answered.farewell:
            await self._talk.say(answered.farewell)
        self._stage.transcript.to_end()
        await self._talk.look_at_the_day()

    async def _leave(self, assistant: Assistant) -> None:
        async with self._one_at_a_time:
            await self._go_on(await assistant.leave_questions())

    async def _accept(self, offer: Offer) -> None:
        await self.close()
        await self._talk.send(offer.prompt)
