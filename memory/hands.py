"""What the user does to memories by hand: list, add, confirm, edit, forget, undo, purge, bring in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from memory.access import Access
from memory.chores import CURSOR, UNLEARNT_LIMIT
from memory.days import day_bounds
from memory.index_texts import said
from memory.life.exchange import take_in
from memory.life.inbox import Inbox
from memory.logged import LoggedRecall
from memory.ports import UnknownMemory
from memory.prompted import Prompted
from memory.records import (
    Change,
    ChangeKind,
    Kind,
    LoggedChange,
    Memory,
    Recall,
    Status,
    Waiting,
)
from memory.sqlite.memories import LISTED, MemoryFilter
from memory.steps import in_steps
from memory.text import is_cjk, query_terms
from memory.writer import Writer
from memory.writing.gate import ORDERS
from memory.writing.privacy.secrets import mask_secrets, moved
from memory.writing.reader import read_message

Row = tuple[Memory, tuple[str, ...], str]
"""A memory, the words it came from, and the ISO date on which it was formed."""
_AT_ONCE = 5
"""Memories that are let go together."""
_STEP_S = 0.02
"""Longer than a step of the background, since the user waits: a reply that is made meanwhile waits so long at most."""
_PUT_AWAY = frozenset({Status.ARCHIVED, Status.EXPIRED})


def unheard(done: int, total: int) -> None:
    """Nobody asks how far it is."""


@dataclass(frozen=True, slots=True)
class Expected:
    """Where a told fact is: `stage` is "injected", or the place where it was lost."""

    found: bool
    stage: str
    id: str = ""


class Hands:
    """The user's own changes; each is one action that `undo` takes back as a whole."""

    def __init__(self, access: Access, writer: Writer) -> None:
        self._access = access
        self._writer = writer
        self._since = access.clock.now()
        self._store = access.store
        self._call = access.call
        self._inbox = Inbox(access.store, self._unread, lambda last: access.store.meta.set(CURSOR, last))

    async def find(
        self, query: str = "", kinds: Sequence[str] = (), statuses: Sequence[str] = (), *,
        topic: str | None = None, since: str | None = None, until: str | None = None,
        namespace: str | None = None,
    ) -> list[Row]:  # fmt: skip
        """What is remembered; empty `statuses` means active and candidate. Candidates first, then newest first.

        `since` and `until` are ISO dates in the user's zone, both inclusive.
        """
        clock, start = self._access.clock, self._access.options.day_start_hour
        where = MemoryFilter(
            text=query.strip(),
            kinds=tuple(Kind(kind) for kind in kinds),
            statuses=tuple(Status(status) for status in statuses) or LISTED,
            topic=topic,
            namespace=namespace,
            since=day_bounds(since, clock.zone(), start)[0] if since else None,
            until=day_bounds(until, clock.zone(), start)[1] if until else None,
        )
        return await self._call(lambda: [self._row(memory) for memory in self._store.memories.find(where)])

    async def one(self, memory_id: str) -> Row | None:
        """One memory with its words, whatever became of it."""

        def work() -> Row | None:
            memory = self._store.memories.get(memory_id)
            return self._row(memory) if memory else None

        return await self._call(work)

    def _row(self, memory: Memory) -> Row:
        quotes = self._store.masks.quotes(memory)
        return memory, tuple(quotes), memory.day

    async def by_ids(self, ids: Sequence[str]) -> list[Memory]:
        """Memories by id, unknown ones left out."""
        return await self._call(self._store.memories.get_many, list(ids))

    async def remember(self, text: str) -> tuple[Change, ...]:
        """What the user asked to remember in plain words; secrets are masked first."""
        clock = self._access.clock
        masked = mask_secrets(text).text
        return await self._call(self._writer.remember, masked, None, clock.now(), clock.zone())

    async def confirm(self, memory_id: str) -> Change:
        """A candidate becomes active. Raises UnknownMemory. REFUSED: it is in quarantine."""

        def work() -> Change:
            if self._known(memory_id).status is Status.QUARANTINED:
                return Change(ChangeKind.REFUSED, None, rule=ORDERS)
            with self._store.action(by_user=True):
                self._store.restore([memory_id])
                return Change(ChangeKind.CONFIRMED, self._store.memories.promote(memory_id, rule="user"))

        return await self._call(work)

    async def edit(self, memory_id: str, content: str) -> Change:
        """The user's new wording; slot and value follow from it where the rules can read them. Raises UnknownMemory.

        What another process let go meanwhile comes back first, with the words it rests on.
        """

        def work() -> Change:
            with self._store.action(by_user=True):
                self._store.restore([memory_id])
                old = self._known(memory_id)
                new = self._writer.reworded(old, mask_secrets(content.strip()).text)
                return Change(ChangeKind.EDITED, self._store.memories.update(new), replaced=old)

        return await self._call(work)

    def _known(self, memory_id: str) -> Memory:
        memory = self._store.memories.get(memory_id)
        if memory is None:
            raise UnknownMemory(memory_id)
        return memory

    async def forget(self, ids: Sequence[str]) -> tuple[Change, ...]:
        """Let go, undoable for 30 days and as a whole; many in parts, so that a reply never waits for all of them."""
        done: list[Change] = []

        def acts() -> Iterator[None]:
            for at in range(0, len(ids), _AT_ONCE):
                done.extend(self._store.forget(list(ids[at : at + _AT_ONCE])))
                yield

        steps = in_steps(self._store, acts(), by_user=True, least_s=_STEP_S)
        while await self._call(next, steps, ""):
            pass
        return tuple(done)

    async def undo(self, unit: str | None = None) -> tuple[Change, ...]:
        """Take back the user's last change of this sitting, or the one named, whoever made it."""
        return tuple(await self._call(lambda: self._store.undo(unit, since=self._since)))

    async def restore(self, ids: Sequence[str]) -> tuple[Change, ...]:
        """Bring back what was forgotten, put away or has ended; others are left alone."""

        def work() -> tuple[Change, ...]:
            with self._store.action(by_user=True):
                changes = self._store.restore(ids)
                back = [one for one in self._store.memories.get_many(ids) if one.status in _PUT_AWAY]
                for memory in back:
                    awake = replace(memory, status=Status.ACTIVE, expires_at=None)
                    after = self._store.memories.update(awake, kind=ChangeKind.RESTORED, rule="user")
                    changes.append(Change(ChangeKind.RESTORED, after, replaced=memory))
                return tuple(changes)

        return await self._call(work)

    async def log(self, limit: int) -> list[tuple[LoggedChange, Memory | None, Memory | None]]:
        """The last lines of the memory log, newest first; with each the memory and what it replaced."""

        def work() -> list[tuple[LoggedChange, Memory | None, Memory | None]]:
            lines = self._store.changes.last(limit)
            ids = [key for line in lines for key in (line.memory_id, line.replaced_id) if key]
            memories = {memory.id: memory for memory in self._store.memories.get_many(ids)}
            return [(line, memories.get(line.memory_id or ""), memories.get(line.replaced_id or "")) for line in lines]

        return await self._call(work)

    async def recalls(self, limit: int) -> tuple[list[LoggedRecall], dict[str, str]]:
        """The last recalls, newest first, and the texts of what they name, as they may be recalled now (F7)."""

        def work() -> tuple[list[LoggedRecall], dict[str, str]]:
            store = self._store
            found = store.log.last(limit)
            named = [line.id for recall in found for line in recall.lines]
            ids = list(dict.fromkeys([*named, *(gone.id for recall in found for gone in recall.dropped)]))
            messages = store.transcript.get_many(ids)
            texts = {memory.id: memory.content for memory in store.memories.get_many(ids)}
            texts |= {one.id: words for one, words in zip(messages, said(store, messages), strict=True)}
            return found, texts | {summary.day: summary.text for summary in store.days.get_many(ids)}

        return await self._call(work)

    async def meant_by(self, target: str) -> list[Memory]:
        """Active memories that a plain phrase ("my birthday", 我的生日) means, the likeliest first."""
        clock = self._access.clock

        def work() -> list[Memory]:
            known = self._store.memories.find(MemoryFilter(statuses=LISTED))
            exact = [memory for memory in known if target == memory.id or target in memory.content]
            asked = f"忘掉{target}" if is_cjk(target) else f"forget {target}"
            reading = read_message(
                asked, pasted=(), moment=clock.now(), zone=clock.zone(),
                day_start_hour=self._access.options.day_start_hour, known=known,
            )  # fmt: skip
            ids = {memory_id for request in reading.forgets for memory_id in request.memory_ids}
            named = [memory for memory in known if memory.id in ids]
            return named or exact or _by_words(known, target)

        return await self._call(work)

    async def import_memories(
        self, items: Sequence[Mapping[str, Any]], *, namespace: str = "", by_user: bool = True,
        progress: Callable[[int, int], None] = unheard,
    ) -> tuple[Change, ...]:  # fmt: skip
        """Bring in exported memories: known ones merge, forgotten ones stay forgotten; see `memory.life.exchange`.

        One unit of undo, and so many transactions that others can write in between.
        """
        done: list[Change] = []

        def acts() -> Iterator[None]:
            for item in items:
                done.append(take_in(self._store, self._access.clock, item, namespace=namespace))
                yield

        steps, told = in_steps(self._store, acts(), by_user=by_user, least_s=_STEP_S), 0
        while await self._call(next, steps, ""):
            if len(done) > told:
                progress(told := len(done), len(items))
        return tuple(done)

    async def expect(self, text: str, recall: Recall) -> Expected:
        """Where a told fact was lost on its way into a recall."""

        def work() -> Expected:
            for line in (*recall.profile, *recall.history):
                if _holds(line.text, text):
                    return Expected(True, "injected", line.id)
            gone = next((one for one in recall.dropped if _holds(one.text, text)), None)
            if gone is not None:
                stage = "below_floor" if gone.reason == "below_floor" else "cut"
                return Expected(False, stage, gone.id)
            return self._lost(text)

        return await self._call(work)

    def _lost(self, text: str) -> Expected:
        every = self._store.memories.find(MemoryFilter(statuses=tuple(Status)))
        held = next((memory for memory in every if _holds(memory.content, text)), None)
        if held is None:
            message = self._store.transcript.said_with(text)
            return Expected(False, "refused", message.id) if message else Expected(False, "not_proposed")
        if held.status is Status.CANDIDATE:
            return Expected(False, "waiting", held.id)
        if held.status is not Status.ACTIVE:
            return Expected(False, "inactive", held.id)
        waiting = {entry.key for entry in self._store.outbox.pending()}
        return Expected(False, "not_indexed" if held.id in waiting else "below_floor", held.id)

    async def waiting(self) -> tuple[Waiting, ...]:
        """What waits for the user's decision: questions, candidates, work that is tried again."""
        return tuple(await self._call(self._inbox.waiting))

    async def decide(self, waiting_id: str, choice: str) -> tuple[Change, ...]:
        """Carry out one of the choices of what waits. Raises KeyError if it does not wait (any more)."""
        return tuple(await self._call(self._inbox.decide, waiting_id, choice))

    def _unread(self) -> list[str]:
        cursor = self._store.meta.get(CURSOR)
        return [message.id for message in self._store.transcript.said_after(cursor, UNLEARNT_LIMIT)]

    async def prompts(self, limit: int) -> tuple[Prompted, ...]:
        """The user's last prompts, oldest first."""
        return tuple(await self._call(self._store.prompts.last, limit))

    async def draft(self) -> Prompted:
        """The unsent prompt of the last sitting."""
        return await self._call(self._store.prompts.draft)

    async def save_draft(self, draft: Prompted) -> None:
        """Keep the unsent prompt; secrets masked."""
        await self._call(self._store.prompts.save_draft, _without_secrets(draft))


def _without_secrets(prompt: Prompted) -> Prompted:
    masked = mask_secrets(prompt.text)
    return Prompted(masked.text, tuple((moved(masked, start), moved(masked, end)) for start, end in prompt.pasted))


def _holds(text: str, wanted: str) -> bool:
    return wanted.casefold() in text.casefold()


def _by_words(known: Sequence[Memory], target: str) -> list[Memory]:
    terms = set(query_terms(target))
    scored = [(len(terms & set(query_terms(memory.content))), memory) for memory in known]
    best = max((score for score, _ in scored), default=0)
    return [memory for score, memory in scored if score == best and score]
