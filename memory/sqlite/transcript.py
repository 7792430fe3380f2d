"""Everything that was said, word for word. What is read here is raw; `masked` gives what may leave the
screen.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from memory.records import Message, MessageState, Role, Source
from memory.row_ids import row_id_of
from memory.sqlite.rows import AMONG, MESSAGE_COLUMNS, NO_LIMIT, listed, marks, message_of, message_values, micros

if TYPE_CHECKING:
    from memory.sqlite.database import Database, Value
    from memory.sqlite.masks import Masks
    from memory.sqlite.outbox import Outbox
    from memory.sqlite.words import Words

_BEFORE = (
    "(SELECT n.id FROM messages n WHERE n.session_id = m.session_id AND n.seq < m.seq "
    "AND n.temporary = 0 AND n.role <> 'context' ORDER BY n.seq DESC LIMIT 1)"
)
NEIGHBOURS = 2
"""So many messages after one may be indexed together with its text."""


class Transcript:
    """Messages in the order they were written, which no clock can turn round."""

    def __init__(self, db: Database, masks: Masks, words: Words, outbox: Outbox) -> None:
        self._db = db
        self._masks = masks
        self._words = words
        self._outbox = outbox
        self._writing: set[str] = set()

    def add(self, message: Message) -> Message:
        """Save a message. One with state PARTIAL is a reply being written: `finish` makes it recallable.

        Raises StoreProblem if the id is taken or the session unknown.
        """
        writer = os.getpid() if message.state is MessageState.PARTIAL else None
        with self._db.transaction():
            self._db.run(
                f"INSERT INTO messages ({MESSAGE_COLUMNS}, writer) VALUES ({marks(message_values(message))}, ?)",
                (*message_values(message), writer),
            )
            if message.role is Role.ASSISTANT:
                self._masks.catch_up(message.id, message.text, micros(message.created_at))
            self.reindex([message.id])
        if writer is not None:
            self._writing.add(message.id)
        return message

    def update_partial(self, message_id: str, text: str, reasoning: str = "") -> None:
        """Save what has come of a reply; cheap, about once a second."""
        with self._db.relaxed():
            self._db.run("UPDATE messages SET text = ?, reasoning = ? WHERE id = ?", (text, reasoning, message_id))

    def finish(
        self,
        message_id: str,
        text: str,
        state: MessageState,
        *,
        model: str = "",
        tokens: int = 0,
        reasoning: str = "",
    ) -> Message:
        """Save a reply's last state. Raises KeyError for an unknown id."""
        with self._db.transaction():
            self._db.run(
                "UPDATE messages SET text = ?, state = ?, model = ?, tokens = ?, reasoning = ?, "
                "writer = NULL WHERE id = ?",
                (text, state.value, model, tokens, reasoning, message_id),
            )
            message = self.get(message_id)
            if message is None:
                raise KeyError(message_id)
            self._masks.catch_up(message_id, text, micros(message.created_at))
            self.reindex([message_id])
        self._writing.discard(message_id)
        return message

    def recover_partials(self) -> list[Message]:
        """Finish the replies of processes that died: they stay PARTIAL and become recallable. Oldest
        first.
        """
        rows = self._db.rows("SELECT id, writer FROM messages WHERE writer IS NOT NULL ORDER BY seq")
        dead = [row[0] for row in rows if row[0] not in self._writing and not _is_another(row[1])]
        if not dead:
            return []
        with self._db.transaction():
            self._db.run(f"UPDATE messages SET writer = NULL WHERE id {AMONG}", (listed(dead),))
            self.reindex(dead)
        return self.get_many(dead)

    def get(self, message_id: str) -> Message | None:
        """A message by id."""
        found = self._read("WHERE id = ?", message_id)
        return found[0] if found else None

    def get_many(self, ids: Sequence[str]) -> list[Message]:
        """The messages with these ids, in the order they were written; unknown ids are left out."""
        return self._read(f"WHERE id {AMONG} ORDER BY seq", listed(ids))

    def of_session(
        self,
        session_id: str,
        before_id: str | None = None,
        limit: int = NO_LIMIT,
        after_id: str | None = None,
    ) -> list[Message]:
        """The last `limit` messages of a session (between two of them), oldest first."""
        newest = self._read(
            "WHERE session_id = ? AND seq < coalesce((SELECT seq FROM messages WHERE id = ?), 9e18) "
            "AND seq > coalesce((SELECT seq FROM messages WHERE id = ?), -1) ORDER BY seq DESC LIMIT ?",
            session_id, before_id, after_id, limit,
        )  # fmt: skip
        return newest[::-1]

    def of_day(self, day: str) -> list[Message]:
        """The messages of a day, oldest first, without temporary ones."""
        return self._read("WHERE day = ? AND temporary = 0 ORDER BY seq", day)

    def said_on(self, day: str, after_id: str, limit: int) -> list[Message]:
        """What the user said on a day, oldest first, without what was temporary: a page behind a message ("")."""
        return self._read(
            "WHERE day = ? AND temporary = 0 AND role = 'user' "
            "AND seq > coalesce((SELECT seq FROM messages WHERE id = ?), 0) ORDER BY seq LIMIT ?",
            day, after_id, limit,
        )  # fmt: skip

    def around(self, message_id: str, n: int) -> list[Message]:
        """A message with the n before and the n after it in its session, oldest first; [] for an unknown
        id.
        """
        row = self._db.row("SELECT session_id, seq FROM messages WHERE id = ?", (message_id,))
        if row is None:
            return []
        before = self._read("WHERE session_id = ? AND seq < ? ORDER BY seq DESC LIMIT ?", *row, n)
        return before[::-1] + self._read("WHERE session_id = ? AND seq >= ? ORDER BY seq LIMIT ?", *row, n + 1)

    def before(self, ids: Sequence[str]) -> dict[str, Message]:
        """What was said right before each of these in its session, neither temporary nor attached; by these ids."""
        rows = self._db.rows(f"SELECT m.id, {_BEFORE} FROM messages m WHERE m.id {AMONG}", (listed(ids),))
        before = {str(key): str(found) for key, found in rows if found is not None}
        known = {message.id: message for message in self.get_many(list(before.values()))}
        return {key: known[found] for key, found in before.items()}

    def said_after(self, message_id: str, limit: int) -> list[Message]:
        """The first messages of the user after this one ("": of all), temporary ones left out; any
        session.
        """
        return self._read(
            "WHERE role = 'user' AND temporary = 0 "
            "AND seq > coalesce((SELECT seq FROM messages WHERE id = ?), 0) ORDER BY seq LIMIT ?",
            message_id,
            limit,
        )

    def said_with(self, text: str) -> Message | None:
        """The user's newest message that holds this text, letter for letter."""
        found = self._read(
            "WHERE role = 'user' AND temporary = 0 AND instr(text, ?) > 0 ORDER BY seq DESC LIMIT 1", text
        )
        return found[0] if found else None

    def said_last(self, before_id: str, limit: int) -> list[Message]:
        """What the user said before a message in any session, newest first, without what was temporary."""
        return self._read(
            "WHERE role = 'user' AND temporary = 0 AND seq < (SELECT seq FROM messages WHERE id = ?) "
            "ORDER BY seq DESC LIMIT ?",
            before_id, limit,
        )  # fmt: skip

    def days_with_talk(self, limit: int = 30, before: str | None = None) -> list[str]:
        """The last days (earlier than `before`) on which the user said something not temporary, newest
        first.
        """
        rows = self._db.rows(
            "SELECT DISTINCT day FROM messages WHERE role = 'user' AND temporary = 0 AND day < ? "
            "ORDER BY day DESC LIMIT ?",
            (before or "~", limit),
        )
        return [str(row[0]) for row in rows]

    def count(self) -> int:
        """Number of all messages."""
        row = self._db.row("SELECT count(*) FROM messages")
        return int(row[0]) if row else 0

    def masked(self, messages: Sequence[Message]) -> list[str]:
        """The texts of messages as they may be indexed, recalled or sent: without what was forgotten."""
        return self._masks.clean("message", [(message.id, message.text) for message in messages])

    def masked_messages(self, messages: Sequence[Message]) -> list[Message]:
        """As `masked`, as messages; their `pasted` spans are dropped where the text changed."""
        return [
            message if text == message.text else replace(message, text=text, pasted=())
            for message, text in zip(messages, self.masked(messages), strict=True)
        ]

    def reindex(self, ids: Sequence[str], *, neighbours: bool = False) -> None:
        """Bring words and outbox in step with these messages; call it inside a transaction.

        `neighbours`: also queue the messages right after them, whose chunks may hold their text.
        """
        messages = self.get_many(ids)
        for message, text in zip(messages, self.masked(messages), strict=True):
            row_id = row_id_of(Source.MESSAGE, message.id, 0)  # the words of all its pieces stand under the first
            if not message.kept_among_words or self._is_growing(message):
                self._words.remove([row_id])
            elif any(map(str.isalnum, text)):
                self._words.put(row_id, Source.MESSAGE, text, message.day, message.created_at)
                if message.recallable:
                    self._outbox.upsert(Source.MESSAGE, message.id)
            else:  # nothing is left of it but the mask
                self._words.remove([row_id])
                self._outbox.delete(Source.MESSAGE, message.id)
        for follower in self.followers(ids) if neighbours else ():
            if follower.recallable and not self._is_growing(follower):
                self._outbox.upsert(Source.MESSAGE, follower.id)

    def followers(self, ids: Sequence[str]) -> list[Message]:
        """The messages right after these in their sessions, without these."""
        near: dict[str, Message] = {}
        for message_id in ids:
            row = self._db.row("SELECT session_id, seq FROM messages WHERE id = ?", (message_id,))
            after = self._read("WHERE session_id = ? AND seq > ? ORDER BY seq LIMIT ?", *row, NEIGHBOURS) if row else []
            near |= {message.id: message for message in after}
        return [message for key, message in near.items() if key not in ids]

    def _is_growing(self, message: Message) -> bool:
        sql = "SELECT 1 FROM messages WHERE id = ? AND writer IS NOT NULL"
        return message.state is MessageState.PARTIAL and self._db.row(sql, (message.id,)) is not None

    def _read(self, clause: str, *values: Value) -> list[Message]:
        return [message_of(row) for row in self._db.rows(f"SELECT {MESSAGE_COLUMNS} FROM messages {clause}", values)]


def _is_another(process: int) -> bool:
    """Is it another process that still runs? On Windows asking would end it, so there it counts as dead."""
    if process == os.getpid() or os.name == "nt":
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:  # it exists and belongs to someone else
        return True
    return True
