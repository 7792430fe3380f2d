"""What is remembered, in all its states. Every change is logged and queued for the index in one
transaction.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING

from memory.forgetting import sameness_key
from memory.ports import StoreProblem, UnknownMemory
from memory.records import (
    OWN,
    PROFILE_SLOTS,
    PROJECT_SLOTS,
    SEARCHED,
    ChangeKind,
    Kind,
    Memory,
    Quote,
    Source,
    SourceType,
    Status,
)
from memory.row_ids import row_id_of
from memory.sqlite.memory_rows import content_hash, delete_memories, read_memories, write_memory
from memory.sqlite.rows import AMONG, NO_LIMIT, listed, marks, micros, moment
from memory.sqlite.words import AT_REST

if TYPE_CHECKING:
    from memory.ports import Clock
    from memory.sqlite.changes import Changes
    from memory.sqlite.database import Database, Value
    from memory.sqlite.outbox import Outbox
    from memory.sqlite.words import Words

_ORDER = "ORDER BY (status = 'candidate') DESC, seq DESC"
LISTED = (Status.ACTIVE, Status.CANDIDATE)
"""What holds or may come to hold: it is listed, and what is new is compared with it."""


@dataclass(frozen=True, slots=True)
class MemoryFilter:
    """Which memories to list. Empty means "any", but for `statuses`: active and candidate."""

    text: str = ""
    """Stands somewhere in content, value, topic or quoted words; letter case of ASCII does not matter."""
    kinds: Sequence[Kind] = ()
    statuses: Sequence[Status] = LISTED
    topic: str | None = None
    namespace: str | None = None
    since: datetime | None = None
    """Made at or after this moment."""
    until: datetime | None = None
    """Made before this moment."""


_LONGEST_CHAIN = 100
"""Successors that are followed; only a damaged store has a ring of them."""


class Memories:
    """The memories of one user. Forgetting and undo concern more than memories: see `Store`."""

    def __init__(self, db: Database, clock: Clock, changes: Changes, words: Words, outbox: Outbox) -> None:
        self._db = db
        self._clock = clock
        self._changes = changes
        self._words = words
        self._outbox = outbox

    def get(self, memory_id: str) -> Memory | None:
        """A memory by id, whatever its status."""
        found = self.get_many([memory_id])
        return found[0] if found else None

    def get_many(self, ids: Sequence[str]) -> list[Memory]:
        """The memories with these ids, in the order asked for; unknown ids are left out."""
        by_id = {memory.id: memory for memory in read_memories(self._db, f"WHERE id {AMONG}", (listed(ids),))}
        return [by_id[memory_id] for memory_id in dict.fromkeys(ids) if memory_id in by_id]

    def find(self, where: MemoryFilter = MemoryFilter(), limit: int = NO_LIMIT) -> list[Memory]:
        """The memories that match, candidates first, then newest first."""
        clause, values = _clause(where)
        page = f"SELECT seq FROM memories WHERE {clause} {_ORDER} LIMIT ?"  # sorts numbers, not rows
        return read_memories(self._db, f"WHERE seq IN ({page}) {_ORDER}", (*values, limit))

    def count(self) -> int:
        """How many are listed."""
        statuses = [status.value for status in LISTED]
        row = self._db.row(f"SELECT count(*) FROM memories WHERE status IN ({marks(statuses)})", statuses)
        return int(row[0]) if row else 0

    def by_slot(self, *slots: str, namespace: str = OWN, statuses: Sequence[Status] = (Status.ACTIVE,)) -> list[Memory]:
        """The memories that fill one of these attributes, newest first."""
        return read_memories(
            self._db,
            f"WHERE slot IN ({marks(slots)}) AND namespace = ? AND status IN ({marks(statuses)}) ORDER BY seq DESC",
            (*slots, namespace, *(status.value for status in statuses)),
        )

    def same(self, content: str, slot: str | None = None, value: str = "") -> list[Memory]:
        """Memories not let go that are the same sentence, or fill the same slot with the same value; newest
        first.
        """
        return read_memories(
            self._db,
            "WHERE status NOT IN ('forgotten', 'quarantined') AND "
            "(content_hash = ? OR (slot = ? AND value_key = ? AND value_key <> '')) ORDER BY seq DESC",
            (content_hash(content), slot, sameness_key(value)),
        )

    def replaced_by(self, ids: Sequence[str]) -> dict[str, Memory]:
        """What each of these memories took the place of last, by the id of the successor."""
        clause = f"WHERE status = 'superseded' AND superseded_by {AMONG} ORDER BY updated_at, seq"
        return {str(old.superseded_by): old for old in read_memories(self._db, clause, (listed(ids),))}

    def replaced_of(self, message_ids: Sequence[str]) -> list[Memory]:
        """The memories told in these messages that are superseded; `superseded_by` is the end of each chain."""
        told = f"SELECT memory_id FROM quotes WHERE position = 0 AND message_id {AMONG}"
        clause = f"WHERE status = 'superseded' AND id IN ({told})"
        return [
            replace(old, superseded_by=self._latest(old))
            for old in read_memories(self._db, clause, (listed(message_ids),))
        ]

    def _latest(self, old: Memory) -> str | None:
        row = self._db.row(
            "WITH RECURSIVE after(id, step) AS (SELECT superseded_by, 1 FROM memories WHERE id = ? UNION "
            "SELECT superseded_by, step + 1 FROM memories JOIN after USING (id) "
            "WHERE status = 'superseded' AND superseded_by IS NOT NULL AND step < ?) "
            "SELECT id FROM after ORDER BY step DESC LIMIT 1",
            (old.id, _LONGEST_CHAIN),
        )
        return str(row[0]) if row and row[0] else None

    def profile(self, namespace: str = OWN) -> list[Memory]:
        """What stands in [profile]: active, not past its end, by importance and then last use."""
        slots = sorted(PROFILE_SLOTS)
        return read_memories(
            self._db,
            "WHERE seq IN (SELECT seq FROM memories WHERE kind = 'instruction' AND status = 'active' UNION "
            f"SELECT seq FROM memories INDEXED BY memories_by_slot WHERE slot IN ({marks(slots)}) "
            "AND status = 'active') "
            "AND namespace = ? AND (expires_at IS NULL OR expires_at > ?) "
            "ORDER BY importance DESC, coalesce(last_accessed_at, updated_at) DESC, seq DESC",
            (*slots, namespace, micros(self._clock.now())),
        )

    def newest(self, kinds: Sequence[Kind], slots: Sequence[str], each: int) -> list[Memory]:
        """Of each of these kinds and attributes so many active ones of the user's own, the newest of all first."""
        part = (
            "SELECT seq FROM (SELECT seq FROM memories WHERE {} = ? AND status = 'active' AND namespace = ? "
            "ORDER BY seq DESC LIMIT ?)"
        )
        wanted = [("kind", kind.value) for kind in kinds] + [("slot", slot) for slot in slots]
        union = " UNION ".join(part.format(column) for column, _ in wanted)
        values = [value for _, one in wanted for value in (one, OWN, each)]
        return read_memories(self._db, f"WHERE seq IN ({union}) ORDER BY seq DESC", values)

    def latest(self, limit: int) -> list[Memory]:
        """As `find` of the user's own, of a store of any size: only so many rows are looked at."""
        part = "SELECT seq FROM (SELECT seq FROM memories WHERE status = ? AND namespace = ? ORDER BY seq DESC LIMIT ?)"
        return read_memories(
            self._db,
            f"WHERE seq IN ({part} UNION ALL {part}) {_ORDER} LIMIT ?",
            (*(value for status in LISTED for value in (status.value, OWN, limit)), limit),
        )

    def slots(self) -> frozenset[str]:
        """The attributes that active memories of the user's own fill."""
        sql = "SELECT DISTINCT slot FROM memories WHERE status = 'active' AND namespace = ? AND slot IS NOT NULL"
        return frozenset(str(row[0]) for row in self._db.rows(sql, (OWN,)))

    def origins(self, source: SourceType) -> frozenset[str]:
        """Ids of the messages from which active memories of the user's own, of this source, were first read."""
        rows = self._db.rows(
            "SELECT DISTINCT q.message_id FROM memories k JOIN quotes q ON q.memory_id = k.id AND q.position = 0 "
            "WHERE k.status = 'active' AND k.namespace = ? AND k.source_type = ? AND q.message_id IS NOT NULL",
            (OWN, source.value),
        )
        return frozenset(str(row[0]) for row in rows)

    def changed_since(self, since: datetime, limit: int) -> list[tuple[str, datetime]]:
        """Active ones changed after a moment, and when: the longest ago first."""
        sql = "SELECT id, updated_at FROM memories WHERE status = 'active' AND updated_at > ? ORDER BY updated_at, seq"
        rows = self._db.rows(f"{sql} LIMIT ?", (micros(since), limit))
        return [(str(key), moment(changed)) for key, changed in rows]

    def ids(self, status: Status, after: str = "", limit: int = 500) -> list[str]:
        """The ids of one status in their own order, a page behind `after`."""
        sql = "SELECT id FROM memories WHERE status = ? AND id > ? ORDER BY id LIMIT ?"
        return [str(row[0]) for row in self._db.rows(sql, (status.value, after, limit))]

    def add(self, memory: Memory, *, rule: str = "") -> Memory:
        """Store a new memory. Raises StoreProblem if the id is taken."""
        kind = ChangeKind.CANDIDATE if memory.status is Status.CANDIDATE else ChangeKind.ADDED
        memory = replace(memory, content_hash=content_hash(memory.content))
        with self._db.transaction():
            if self.get(memory.id) is not None:
                raise StoreProblem("there is a memory with this id")
            self._changes.add(kind, memory.id, [(memory.id, None)], rule=rule)
            self.put(memory)
        return memory

    def update(self, memory: Memory, *, kind: ChangeKind = ChangeKind.EDITED, rule: str = "") -> Memory:
        """Store a changed memory; `updated_at` becomes now. Raises KeyError if there is none with its id."""
        with self._db.transaction():
            before = self._known(memory.id)
            self._changes.add(kind, memory.id, [(memory.id, before)], rule=rule)
            memory = replace(memory, updated_at=self._clock.now(), content_hash=content_hash(memory.content))
            self.put(memory)
        return memory

    def settle(self, memory: Memory, kind: ChangeKind, *, rule: str) -> Memory:
        """A change that is no use of it: logged, and `updated_at` stays, so that its age goes on."""
        with self._db.transaction():
            self._changes.add(kind, memory.id, [(memory.id, self._known(memory.id))], rule=rule)
            self.put(memory)
        return memory

    def promote(self, memory_id: str, *, rule: str = "") -> Memory:
        """A candidate (or whatever it is) becomes active. Raises KeyError."""
        active = replace(self._known(memory_id), status=Status.ACTIVE)
        return self.update(active, kind=ChangeKind.CONFIRMED, rule=rule)

    def supersede(self, old_id: str, new: Memory, *, rule: str = "") -> tuple[Memory, Memory]:
        """`new` (stored first, unless it is there already) takes the place of the old one, which stays as
        history.

        Gives (old, new) as stored. Raises KeyError if there is no old one.
        """
        now = self._clock.now()
        with self._db.transaction():
            old = self._known(old_id)
            before = [(old_id, old), (new.id, self.get(new.id))]
            new = replace(new, content_hash=content_hash(new.content))
            self.put(new)
            self._changes.add(ChangeKind.SUPERSEDED, new.id, before, replaced_id=old_id, rule=rule)
            old = replace(old, status=Status.SUPERSEDED, superseded_by=new.id, updated_at=now)
            self.put(old)
        return old, new

    def merge_mention(self, memory_id: str, quote: Quote | None, importance_step: float = 0.05) -> Memory:
        """The same was said again: one mention more, a little more important. Raises KeyError."""
        with self._db.transaction():
            memory = self._known(memory_id)
            held = (memory.origin, *memory.mentions)
            merged = replace(
                memory,
                mention_count=memory.mention_count + 1,
                importance=min(memory.importance + importance_step, 1.0),
                mentions=memory.mentions if quote is None or quote in held else (*memory.mentions, quote),
            )
            return self.update(merged, kind=ChangeKind.MERGED)

    def touch(self, ids: Sequence[str], now: datetime, importance_step: float = 0.0) -> None:
        """These were used: counts, time of last use and importance, without a line in the log."""
        with self._db.relaxed():
            self._db.run(
                "UPDATE memories SET access_count = access_count + 1, last_accessed_at = ?, "
                f"importance = min(importance + ?, 1.0) WHERE id {AMONG}",
                (micros(now), importance_step, listed(ids)),
            )

    def move_outcome(self, ids: Sequence[str], step: float) -> int:
        """How well their use went changes by a step, within 0 and 1; no line in the log. How many there were."""
        return self._db.run(
            f"UPDATE memories SET outcome = min(max(outcome + ?, 0.0), 1.0) WHERE id {AMONG}", (step, listed(ids))
        )

    def renew(self, ids: Sequence[str], until: datetime) -> None:
        """Running work among these that has an end lasts at least until then; no line in the log."""
        slots = sorted(PROJECT_SLOTS)
        self._db.run(
            f"UPDATE memories SET expires_at = ? WHERE id {AMONG} AND expires_at < ? "
            f"AND (kind = 'task' OR slot IN ({marks(slots)}))",
            (micros(until), listed(ids), micros(until), *slots),
        )

    def put(self, memory: Memory) -> None:
        """Write a memory as it is, with words and outbox in step and no line in the log; inside a
        transaction.
        """
        write_memory(self._db, memory)
        row_id = row_id_of(Source.MEMORY, memory.id)
        active = memory.status is Status.ACTIVE
        if memory.status in SEARCHED:
            source = Source.MEMORY if active else AT_REST
            day = self._day(memory)
            self._words.put(row_id, source, memory.content, day, memory.created_at, memory.namespace)
        else:
            self._words.remove([row_id])
        queue = self._outbox.upsert if active else self._outbox.delete
        queue(Source.MEMORY, memory.id)

    def quarantine(self, memory: Memory) -> None:
        """Put a refused text aside, once, where the user can look at it: never searched, recalled or sent."""
        key = content_hash(memory.content)
        held = "SELECT 1 FROM memories WHERE id = ? OR (status = 'quarantined' AND content_hash = ?)"
        if self._db.row(held, (memory.id, key)) is None:
            self.put(replace(memory, status=Status.QUARANTINED, content_hash=key))

    def delete(self, ids: Sequence[str]) -> None:
        """Delete rows, with words and outbox in step and no line in the log; inside a transaction."""
        delete_memories(self._db, ids)
        self._words.remove(row_id_of(Source.MEMORY, memory_id) for memory_id in ids)
        for memory_id in ids:
            self._outbox.delete(Source.MEMORY, memory_id)

    def _known(self, memory_id: str) -> Memory:
        memory = self.get(memory_id)
        if memory is None:
            raise UnknownMemory(memory_id)
        return memory

    def _day(self, memory: Memory) -> str:
        """The day it was said, else the day it was made."""
        said = memory.origin.message_id if memory.origin else None
        row = self._db.row("SELECT day FROM messages WHERE id = ?", (said,)) if said else None
        return str(row[0]) if row else memory.day


def _clause(where: MemoryFilter) -> tuple[str, list[Value]]:
    parts = ["true"]
    values: list[Value] = []
    for column, allowed in (("kind", where.kinds), ("status", where.statuses)):
        if allowed:
            parts.append(f"{column} IN ({marks(allowed)})")
            values += [str(one) for one in allowed]
    singles = (
        ("topic = ?", where.topic),
        ("namespace = ?", where.namespace),
        ("created_at >= ?", micros(where.since) if where.since else None),
        ("created_at < ?", micros(where.until) if where.until else None),
    )
    for condition, value in singles:
        if value is not None:
            parts.append(condition)
            values.append(value)
    if where.text:
        pattern = "%" + where.text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"
        columns = ("content", "value", "coalesce(topic, '')")
        anywhere = " OR ".join(f"{column} LIKE ? ESCAPE '\\'" for column in columns)
        quoted = "id IN (SELECT memory_id FROM quotes WHERE text LIKE ? ESCAPE '\\')"
        parts.append(f"({anywhere} OR {quoted})")
        values += [pattern] * (len(columns) + 1)
    return " AND ".join(parts), values
