"""News from the background, shown as they come."""

from __future__ import annotations

from assistant.events import Asked, Hint, Learnt, Notice, Offer, StatusChanged, Trouble
from assistant.port import Assistant
from ui.cards import Cards
from ui.chat.entries import Note, ProblemLine
from ui.chat.learnt import Learnt as LearntEntry
from ui.stage import Stage
from ui.texts import Texts


class News:
    """Puts each notice where it belongs; none of them takes the focus."""

    def __init__(self, stage: Stage, cards: Cards, texts: Texts) -> None:
        self._stage = stage
        self._cards = cards
        self._texts = texts

    async def listen(self, assistant: Assistant) -> None:
        """For as long as the app lives."""
        async for notice in assistant.notices():
            await self._show(notice)

    async def _show(self, notice: Notice) -> None:
        transcript = self._stage.transcript
        match notice:
            case Learnt(changes=changes):
                await transcript.add(LearntEntry(changes, self._texts))
            case StatusChanged(status=status):
                self._stage.status.show(status)
            case Trouble(sentence=sentence):
                await transcript.add(ProblemLine(sentence))
            case Hint(text=text):
                await transcript.add(Note(text, classes="aside"))
            case Asked(question=question):
                await self._cards.ask(question)
            case Offer():
                await self._cards.offer(notice)
