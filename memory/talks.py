"""Earlier talk by conversation and by day, and the little that is kept about the talk itself."""

from __future__ import annotations

from dataclasses import dataclass

from memory.access import Access
from memory.ports import IndexFilter
from memory.records import DaySummary, Line, Message, Role, Source
from memory.row_ids import key_of
from memory.text import shorten

TITLE_CHARS = 60
RECENT = 50
"""Conversations that are listed."""
AROUND = 6
"""Messages before and after the one asked for."""


@dataclass(frozen=True, slots=True)
class Talked:
    """One conversation: its first user message as title, without what was forgotten."""

    id: str
    title: str
    day: str
    messages: int


class Talks:
    """What was said, by conversation and by day."""

    def __init__(self, access: Access) -> None:
        self._access = access
        self._store = access.store
        self._call = access.call

    async def has_past(self) -> bool:
        """Is there anything at all: a message, or a memory?"""
        return await self._call(lambda: bool(self._store.transcript.count() or self._store.memories.count()))

    async def recent(self, limit: int = RECENT) -> tuple[Talked, ...]:
        """The last conversations in which the user said something, the newest first."""

        def work() -> tuple[Talked, ...]:
            found = self._store.sessions.recent(limit)
            firsts = self._store.transcript.get_many([one.named_after for one in found])
            texts = dict(zip([m.id for m in firsts], self._store.transcript.masked(firsts), strict=True))
            return tuple(
                Talked(one.id, shorten(texts[one.named_after], TITLE_CHARS), one.day, one.messages) for one in found
            )

        return await self._call(work)

    async def around(self, message_id: str, n: int = AROUND) -> tuple[Message, ...]:
        """A message with what was said around it, without what was forgotten; () when it is gone."""

        def work() -> tuple[Message, ...]:
            found = self._store.transcript.masked_messages(self._store.transcript.around(message_id, n))
            return tuple(message for message in found if message.role is not Role.CONTEXT)

        return await self._call(work)

    async def said_on(self, day: str, *, before: str = "", everyone: bool = False) -> tuple[Message, ...]:
        """Messages of a day, as they may be shown to a model: the user's, or everyone's."""
        found = await self._call(lambda: self._store.transcript.masked_messages(self._store.transcript.of_day(day)))
        return tuple(
            message
            for message in found
            if (not before or message.id < before) and (message.role is Role.USER or everyone)
        )

    async def holding(self, words: str, limit: int, *, before: str) -> tuple[Message, ...]:
        """What the user said, before a message, with any of these words in it: best first, forgotten words cut."""

        def work() -> list[Message]:
            where = IndexFilter(sources=(Source.MESSAGE.value,))
            hits = self._store.words.search(words, 3 * limit, where)
            places = {key_of(hit.id): at for at, hit in enumerate(hits)}
            found = self._store.transcript.get_many(list(places))
            said = [message for message in found if message.role is Role.USER and message.id < before]
            best = sorted(said, key=lambda message: places[message.id])[:limit]
            return self._store.transcript.masked_messages(best)

        return tuple(await self._call(work))

    async def last_day_with_talk(self) -> tuple[str, tuple[Message, ...]]:
        """The last day before today on which the user talked, and what was said on it; ("", ()) if there is none."""
        today = self._access.today()
        days = await self._call(self._store.transcript.days_with_talk, 1, today)
        return (days[0], await self.said_on(days[0], everyone=True)) if days else ("", ())

    async def past_days(self, limit: int) -> tuple[Line, ...]:
        """The summaries of the last days with talk, newest first, as lines of [history]."""

        def work() -> list[DaySummary]:
            return self._store.days.get_many(self._store.transcript.days_with_talk(limit, self._access.today()))

        chars = self._access.options.recall.line_chars
        summaries = [summary for summary in await self._call(work) if summary.text]
        return tuple(
            Line(one.day, Source.DAY, shorten(one.text, chars), one.day, 0, reasons=(("greeting", ""),))
            for one in sorted(summaries, key=lambda summary: summary.day, reverse=True)
        )  # fmt: skip

    async def day_summary(self, day: str) -> str:
        """A day's summary, or ""."""
        found = await self._call(self._store.days.get, day)
        return found.text if found else ""

    async def say(self, session_id: str, text: str, model: str) -> Message:
        """Keep something that Jide itself said: a question, a farewell."""
        message = self._access.message(session_id, Role.ASSISTANT, text, model=model)
        await self._call(self._store.transcript.add, message)
        return message

    async def state(self, key: str) -> str:
        """A small state kept by name ("" if none): codes and numbers, never what the user said."""
        return await self._call(self._store.meta.get, key)

    async def keep_state(self, key: str, value: str) -> None:
        """Keep a small state."""
        await self._call(self._store.meta.set, key, value)
