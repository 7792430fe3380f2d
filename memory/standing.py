"""The global summary (B8): in at most 120 tokens where user and assistant stand; the last line of [profile].

A model rewrites it at a session's end, the user may correct it; until there is one, it is put together from
the memories of projects, goals, decisions and tasks. What was forgotten is in neither.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from memory.access import Access
from memory.ports import TokenCounter
from memory.recall.gates import cost
from memory.records import Kind, Line, Memory, Recall, Source
from memory.text import is_cjk, shorten
from memory.writing.privacy.secrets import mask_contact, mask_secrets

ID = "standing"
LATEST = 3
"""So many projects, decisions and tasks of each sort are put together."""
_KEPT_ON = "standing_day"
_UPTO = "standing_session"
_SLOTS, _KINDS = ("project", "goal", "deadline"), (Kind.DECISION, Kind.TASK)
_SORTS: tuple[Callable[[Memory], bool], ...] = (
    lambda m: m.slot in ("project", "goal"),
    lambda m: m.kind is Kind.DECISION,
    lambda m: m.kind is Kind.TASK or m.slot == "deadline",
)


class Standing:
    """The global summary of one user."""

    def __init__(self, access: Access, tokens: TokenCounter) -> None:
        self._access = access
        self._tokens = tokens
        self._store = access.store
        self._call = access.call

    async def line(self) -> Line | None:
        """It as a line of [profile]; None when there is nothing to say."""
        return await self._call(self._line)

    async def text(self) -> str:
        """What was written last, by a model or by the user; "" if neither did."""
        return await self._call(self._store.texts.get, ID)

    async def keep(self, text: str, *, by_user: bool) -> str:
        """Keep a new one, cut to its tokens and without secrets; gives what was kept. "": back to the memories."""
        safe = mask_secrets(" ".join(text.split())).text
        kept = self._cut(safe if by_user else mask_contact(safe).text)

        def work() -> None:
            self._store.texts.set(ID, kept, typed=by_user)
            self._store.meta.set(_KEPT_ON, self._access.today())

        await self._call(work)
        return kept

    async def due(self, current_session: str) -> str:
        """The last session with talk before this one that it does not cover yet, "" when it covers all."""

        def work() -> str:
            upto = self._store.meta.get(_UPTO)
            ended = (one.id for one in self._store.sessions.recent(2) if one.id != current_session)
            return next((session for session in ended if session > upto), "")

        return await self._call(work)

    async def covers(self, session_id: str) -> None:
        """It now covers this session and all before it."""
        await self._call(self._store.meta.set, _UPTO, session_id)

    def _line(self) -> Line | None:
        text = self._store.texts.get(ID)
        day = self._store.meta.get(_KEPT_ON) if text else self._access.today()
        text = text or self._cut(_put_together(self._active()))
        if not text:
            return None
        return Line(ID, Source.SUMMARY, text, day, cost(text, self._tokens), score=1.0, reasons=((ID, ""),))

    def _active(self) -> list[Memory]:
        """The newest of each sort that it is put together from: it is needed at every turn, so no more is read."""
        found = self._store.memories.newest(_KINDS, _SLOTS, LATEST)
        return sorted(found, key=lambda one: (one.created_at, one.id), reverse=True)

    def _cut(self, text: str) -> str:
        while self._tokens.count(text) > self._access.options.standing_tokens:
            text = shorten(text, len(text) * 9 // 10)
        return text


def added(line: Line | None, recall: Recall, profile_tokens: int, total_tokens: int) -> Recall:
    """A recall with the global summary as last line of [profile], where both token gates leave room."""
    if line is None:
        return recall
    spent = sum(one.tokens for one in recall.profile)
    if spent + line.tokens > profile_tokens or recall.tokens + line.tokens > total_tokens:
        return recall
    return replace(recall, profile=(*recall.profile, line), tokens=recall.tokens + line.tokens)


def _put_together(memories: Iterable[Memory]) -> str:
    """The newest projects and goals, decisions, and tasks, each once."""
    held = list(memories)
    chosen: list[Memory] = []
    for fits in _SORTS:
        chosen += [memory for memory in held if fits(memory) and memory not in chosen][:LATEST]
    chinese = any(is_cjk(memory.content) for memory in chosen)
    return ("；" if chinese else "; ").join(memory.content.rstrip("。.") for memory in chosen)
