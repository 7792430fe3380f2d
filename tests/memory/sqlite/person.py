"""A user who talks to a store: the shortest way to fill one in a test."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from memory.ids import new_id
from memory.ports import IndexFilter
from memory.records import Kind, Memory, Message, Quote, Role, Source, SourceType, Status
from memory.sqlite.database import Database
from memory.sqlite.store import Store
from memory.sqlite.words import AT_REST

DAY = "2026-11-28"
ZONE = "Asia/Shanghai"


class StepClock:
    """A clock that goes on by one second whenever it is asked."""

    def __init__(self) -> None:
        self.moment = datetime(2026, 11, 28, 1, 0, tzinfo=UTC)

    def now(self) -> datetime:
        self.moment += timedelta(seconds=1)
        return self.moment

    def zone(self) -> str:
        return ZONE


class Person:
    """One user, one session, one store."""

    def __init__(self, path: Path) -> None:
        self.clock = StepClock()
        self.store = Store(Database.open(path), self.clock)
        self.session = self.store.sessions.resume_or_open(DAY, ZONE)

    def says(self, text: str, role: Role = Role.USER, **more: object) -> Message:
        now = self.clock.now()
        message = Message(new_id(now), self.session.id, role, text, now, ZONE, DAY)
        return self.store.transcript.add(replace(message, **more))

    def hears(self, text: str, **more: object) -> Message:
        return self.says(text, Role.ASSISTANT, **more)

    def keeps(self, message: Message, quote: str, content: str, slot: str, value: str, **more: object) -> Memory:
        start = message.text.index(quote)
        now = self.clock.now()
        memory = Memory(
            id=new_id(now),
            kind=Kind.FACT,
            content=content,
            status=Status.ACTIVE,
            source_type=SourceType.TOLD,
            created_at=now,
            updated_at=now,
            origin=Quote(message.id, quote, start, start + len(quote)),
            slot=slot,
            value=value,
        )
        return self.store.memories.add(replace(memory, **more))

    def sent(self) -> str:
        """Everything of the session as it may be sent."""
        messages = self.store.transcript.of_session(self.session.id)
        return "\n".join(self.store.transcript.masked(messages))

    def finds(self, query: str) -> list[str]:
        return [hit.id for hit in self.store.words.search(query, 50, IndexFilter(sources=tuple(Source)))]

    def finds_at_rest(self, query: str) -> list[str]:
        return [hit.id for hit in self.store.words.search(query, 50, IndexFilter(sources=(AT_REST,)))]
