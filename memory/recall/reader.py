"""What recall reads from the store: the truth about every row that the index proposed, in batches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from types import MappingProxyType
from typing import TYPE_CHECKING

from memory.chunks import CHUNK_CHARS, chunks
from memory.index_texts import said
from memory.knowledge.records import SECTION_SIGN
from memory.recall.candidates import Candidate
from memory.recall.narrowing import in_scope
from memory.recall.paths import literal_filter
from memory.recall.query import RecallQuery
from memory.records import Memory, Message, Register, Role, Source, Status
from memory.row_ids import key_of, row_id_of, split_id
from memory.sittings import same_sitting
from memory.sqlite.turns import Beside, Turn, turns_beside
from memory.sqlite.vectors import text_hash
from memory.sqlite.words import AT_REST
from memory.writing.privacy.secrets import mask_contact

if TYPE_CHECKING:
    from memory.sqlite.store import Store

_DAYS_BACK, _EARLIER = 3, 6
"""Last days with talk, and texts of theirs, that a message which points back may mean."""
_MOST_AT_REST = 300
_NONE_KNOWN: Mapping[str, Candidate] = MappingProxyType({})


class StoreReader:
    """Turns row ids into candidates. Blocking; lives on the store's thread."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def profile(self, namespaces: Sequence[str]) -> list[Memory]:
        """Who the user is: the exact path."""
        return [memory for name in namespaces for memory in self._store.memories.profile(name)]

    def literal(self, text: str, k: int, query: RecallQuery, sources: Sequence[str]) -> dict[str, float]:
        """Rows of these sources that hold the very characters, for a query too short for bigrams."""
        hits = self._store.words.search(text, k, literal_filter(query, sources))
        return {hit.id: hit.score for hit in hits}

    def has_documents(self, namespaces: Sequence[str]) -> bool:
        """Is there any document to look into?"""
        return self._store.documents.exist(namespaces)

    def worded(self, text: str, k: int, query: RecallQuery, *, always: bool) -> dict[str, float] | None:
        """Passages by their words, as the store itself finds them, while the index lacks some; None once it has all.

        `always`: whatever the index holds.
        """
        if not always and not self._store.documents.unread():
            return None
        return self.literal(text, k, query, (Source.KNOWLEDGE,))

    def passages(self, row_ids: Sequence[str], query: RecallQuery) -> dict[str, Candidate]:
        """The passages of documents that exist, by row id."""
        return {
            row_id_of(Source.KNOWLEDGE, one.id): Candidate(
                id=row_id_of(Source.KNOWLEDGE, one.id),
                source=Source.KNOWLEDGE,
                key=one.id,
                text=one.text,
                created_at=one.added_at,
                day=one.day,
                title=f"{one.name}{SECTION_SIGN}{one.section}" if one.section else one.name,
            )
            for one in self._store.documents.get_many([key_of(row_id) for row_id in row_ids])
            if one.namespace in query.scope.namespaces and _early_enough(one.added_at, query)
        }

    def known_vectors(self, texts: Sequence[str], fingerprint: str) -> dict[str, bytes]:
        """The vectors of these texts that were made before, by hash."""
        return self._store.vectors.get_many([text_hash(text) for text in texts], fingerprint)

    def vectors(self, row_ids: Sequence[str], fingerprint: str) -> dict[str, bytes]:
        """The vectors of rows, by row id, as far as the store keeps them."""
        return self._store.vectors.of_rows(row_ids, fingerprint) if fingerprint else {}

    def keep_vectors(self, texts: Sequence[str], vectors: Sequence[bytes], fingerprint: str) -> None:
        """Keep vectors for the next start."""
        rows = [(text_hash(text), "calibration", vector) for text, vector in zip(texts, vectors, strict=True)]
        self._store.vectors.put_many(fingerprint, rows)

    def earlier_turns(self, query: RecallQuery) -> list[str]:
        """What the user last said in the sessions before this one, oldest first, six texts at most."""
        latest = query.until or query.moment
        found: list[Message] = []
        for day in self._store.transcript.days_with_talk(_DAYS_BACK):
            of_day = [
                one
                for one in self._store.transcript.of_day(day)
                if one.role is Role.USER
                and one.session_id != query.session_id
                and one.created_at < latest
                and one.recallable
            ]
            found = of_day + found
            if len(found) >= _EARLIER:
                break
        return [one.text for one in self._store.transcript.masked_messages(found[-_EARLIER:])]

    def candidates(
        self, row_ids: Sequence[str], query: RecallQuery, known: Mapping[str, Candidate] = _NONE_KNOWN
    ) -> dict[str, Candidate]:
        """The rows that exist, are active and were not said later than asked for, by row id.

        What the index still holds and the store no longer does is simply not in the answer. What is `known` from
        a moment ago is not read again.
        """
        by_source: dict[str, list[str]] = {}
        for row_id in (one for one in row_ids if one not in known):
            by_source.setdefault(row_id.partition(":")[0], []).append(row_id)
        keys = {source: [key_of(row_id) for row_id in ids] for source, ids in by_source.items()}
        found = {
            **known,
            **self._memories(keys.get(Source.MEMORY, []), query),
            **self._messages(by_source.get(Source.MESSAGE, []), query),
            **self._days(keys.get(Source.DAY, []), query),
        }
        return {row_id: found[row_id] for row_id in row_ids if row_id in found}

    def candidates_early(
        self, row_ids: Sequence[str], query: RecallQuery, fingerprint: str
    ) -> tuple[dict[str, Candidate], dict[str, bytes]]:
        """(these rows, the vectors of what was said), while others still search."""
        rows = self.candidates(row_ids, query)
        return rows, self.vectors([row_id for row_id, one in rows.items() if one.memory is None], fingerprint)

    def at_rest(self, text: str, statuses: Sequence[Status], query: RecallQuery) -> dict[str, Candidate]:
        """The memories at rest that stand so and hold most of a text's words, by row id."""
        hits = self._store.words.search(text, _MOST_AT_REST, literal_filter(query, (AT_REST,)))
        memories = self._store.memories.get_many([key_of(hit.id) for hit in hits])
        found = [_of_memory(one) for one in memories if one.status in statuses and one.register is Register.REAL]
        return {one.id: one for one in found if in_scope(one, query.scope)}

    def replaced_by(self, ids: Sequence[str]) -> dict[str, Memory]:
        """What these memories took the place of, by the id of the successor."""
        replaced = self._store.memories.replaced_by(ids)
        return {key: old for key, old in replaced.items() if old.register is Register.REAL}

    def replaced_of(self, message_ids: Sequence[str]) -> list[Memory]:
        """The memories from these messages that others took the place of, with the last of these as their successor."""
        return self._store.memories.replaced_of(message_ids)

    def around(self, candidates: Sequence[Candidate]) -> dict[str, tuple[str, str]]:
        """The texts of the turns before and after each candidate in its sitting, "" where there is none."""
        wanted = {key_of(row_id) for one in candidates for row_id in (one.before, one.after) if row_id}
        messages = self._store.transcript.get_many(sorted(wanted))
        texts = {
            row_id_of(Source.MESSAGE, one.id, 0): text
            for one, text in zip(messages, said(self._store, messages), strict=True)
        }
        return {one.id: (texts.get(one.before or "", ""), texts.get(one.after or "", "")) for one in candidates}

    def _memories(self, ids: Sequence[str], query: RecallQuery) -> dict[str, Candidate]:
        memories = self._store.memories.get_many(list(dict.fromkeys(ids)))
        return {
            row_id_of(Source.MEMORY, memory.id): _of_memory(memory)
            for memory in memories
            if _recallable(memory, query) and _early_enough(memory.created_at, query)
        }

    def _messages(self, row_ids: Sequence[str], query: RecallQuery) -> dict[str, Candidate]:
        ids = list(dict.fromkeys(key_of(row_id) for row_id in row_ids))
        turns = {one.turn.id: one for one in turns_beside(self._store.db, ids) if _may_be_recalled(one.turn, query)}
        raw = [(key, one.turn.text) for key, one in turns.items()]
        texts = dict(zip(turns, map(_as_indexed, self._store.masks.clean("message", raw)), strict=True))
        found: dict[str, Candidate] = {}
        for row_id in row_ids:
            _, key, number = split_id(row_id)
            piece = _piece(texts[key], number) if key in texts else None
            if piece:
                found[row_id] = _of_message(row_id, piece, turns[key])
        return found

    def _days(self, days: Sequence[str], query: RecallQuery) -> dict[str, Candidate]:
        summaries = self._store.days.get_many(list(dict.fromkeys(days)))
        return {
            row_id_of(Source.DAY, summary.day): Candidate(
                id=row_id_of(Source.DAY, summary.day),
                source=Source.DAY,
                key=summary.day,
                text=summary.text,
                created_at=summary.created_at,
                day=summary.day,
            )
            for summary in summaries
            if _early_enough(summary.created_at, query)
        }


def _of_memory(memory: Memory) -> Candidate:
    return Candidate(
        id=row_id_of(Source.MEMORY, memory.id),
        source=Source.MEMORY,
        key=memory.id,
        text=memory.content,
        created_at=memory.created_at,
        day=memory.day,
        memory=memory,
    )


def _as_indexed(text: str) -> str:
    """A long text as it was cut into pieces. Of a short one phone numbers and addresses are masked when it is shown:
    hundreds are weighed for each that is.
    """
    return mask_contact(text).text if len(text) > CHUNK_CHARS else text


def _piece(text: str, number: int) -> str | None:
    """The text of one indexed piece; None where the message no longer has so many."""
    if len(text) <= CHUNK_CHARS:
        return text.strip() if number == 0 else None
    pieces = chunks(text)
    return pieces[number] if number < len(pieces) else None


def _of_message(row_id: str, piece: str, said: Beside) -> Candidate:
    turn, before, after = said.turn, said.before, said.after
    return Candidate(
        id=row_id,
        source=Source.MESSAGE,
        key=turn.id,
        text=piece,
        created_at=turn.created_at,
        day=turn.day,
        session_id=turn.session_id,
        role=turn.role,
        before=row_id_of(Source.MESSAGE, before.id, 0) if before and same_sitting(before, turn) else None,
        after=row_id_of(Source.MESSAGE, after.id, 0) if after and same_sitting(turn, after) else None,
    )


def _may_be_recalled(turn: Turn, query: RecallQuery) -> bool:
    """Said before the message itself, and not later than asked for."""
    itself = turn.session_id == query.session_id and turn.created_at >= query.moment
    return not itself and _early_enough(turn.created_at, query)


def _recallable(memory: Memory, query: RecallQuery) -> bool:
    return (
        memory.status is Status.ACTIVE
        and memory.register is Register.REAL
        and memory.namespace in query.scope.namespaces
        and not (memory.expires_at and memory.expires_at <= query.moment)
    )


def _early_enough(created_at: datetime, query: RecallQuery) -> bool:
    return query.until is None or created_at <= query.until
