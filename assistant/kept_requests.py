"""Requests that needed a language model while none was there: kept, so that they can be answered later.

Only the ids of their messages are kept, so that forgetting and purging reach their words where those stand, and
nothing said in /temp is kept at all.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

from memory.records import Message

if TYPE_CHECKING:
    from memory.manager import MemoryManager

MOST = 20
"""The newest so many are kept."""
_KEY = "kept_requests"


class KeptRequests:
    """The list of one user; it survives a restart."""

    def __init__(self, memory: MemoryManager) -> None:
        self._memory = memory

    async def keep(self, message: Message) -> None:
        """Put a user message at the end of the list; one said in /temp is left out, the same words stand once."""
        if message.temporary:
            return
        same = [kept.id for kept in await self.every() if kept.text == message.text]

        def work() -> None:
            ids = [one for one in self._ids() if one not in (*same, message.id)]
            self._save([*ids, message.id][-MOST:])

        await self._memory.call(work)

    async def every(self) -> tuple[Message, ...]:
        """The kept messages, oldest first, forgotten words cut; one of which nothing is left is not among them."""

        def work() -> list[Message]:
            transcript = self._memory.store.transcript
            return transcript.masked_messages(transcript.get_many(self._ids()))

        found = {message.id: message for message in await self._memory.call(work)}
        return tuple(message for message in found.values() if any(char.isalnum() for char in message.text))

    async def drop(self, message_ids: Sequence[str]) -> None:
        """Take messages off the list: answered, or not wanted any more. Unknown ids are ignored."""
        gone = set(message_ids)
        await self._memory.call(lambda: self._save([one for one in self._ids() if one not in gone]))

    def _ids(self) -> list[str]:
        return list(json.loads(self._memory.store.meta.get(_KEY) or "[]"))

    def _save(self, ids: Sequence[str]) -> None:
        self._memory.store.meta.set(_KEY, json.dumps(list(ids)))


async def as_prompt(memory: MemoryManager, request: str, language: str) -> str:
    """A request as a text to copy into any assistant, with the memories that belong to it."""
    from assistant.offline.handover import prompt_of  # here, because a start needs none of it

    return prompt_of(request, await memory.active(), language)
