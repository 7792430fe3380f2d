"""Requests that needed a language model while none was there: kept, so that they can be answered later.

Only the ids of their messages are kept, so that forgetting and purging reach their words where those stand, and
nothing said in /temp is kept at all.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from memory.access import Access
from memory.records import Message

MOST = 20
"""The newest so many are kept."""
_KEY = "kept_requests"


class KeptRequests:
    """The list of one user; it survives a restart."""

    def __init__(self, access: Access) -> None:
        self._store = access.store
        self._call = access.call

    async def keep(self, message: Message) -> None:
        """Put a user message at the end of the list; one said in /temp is left out, the same words stand once."""
        if message.temporary:
            return
        same = [kept.id for kept in await self.every() if kept.text == message.text]
        await self._call(self._change, (*same, message.id), (message.id,))

    async def every(self) -> tuple[Message, ...]:
        """The kept messages, oldest first, forgotten words cut; one of which nothing is left is not among them."""

        def work() -> list[Message]:
            transcript = self._store.transcript
            return transcript.masked_messages(transcript.get_many(self._ids()))

        found = {message.id: message for message in await self._call(work)}
        return tuple(message for message in found.values() if any(char.isalnum() for char in message.text))

    async def drop(self, message_ids: Sequence[str]) -> None:
        """Take messages off the list: answered, or not wanted any more. Unknown ids are ignored."""
        await self._call(self._change, message_ids, ())

    def _ids(self) -> list[str]:
        return list(json.loads(self._store.meta.get(_KEY) or "[]"))

    def _change(self, gone: Sequence[str], added: Sequence[str]) -> None:
        with self._store.db.transaction():  # another process may keep one at the same time
            ids = [one for one in self._ids() if one not in gone]
            self._store.meta.set(_KEY, json.dumps([*ids, *added][-MOST:]))
