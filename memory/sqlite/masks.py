"""Spans of kept texts that forgotten memories rest on, and the texts without them.

A place names a kind of text: message, summary (of a session), day, prompt, text, query (of the recall log),
question (its reason), passage (of a document).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from memory.forgetting import Rests, masked_text, sameness_key, spans_to_mask, strong_values, words_of
from memory.records import Memory
from memory.spans import Span, common, united
from memory.sqlite.memory_rows import read_memories
from memory.sqlite.rows import AMONG, listed, marks

if TYPE_CHECKING:
    from memory.sqlite.database import Database

_MOST_KEEPERS = 100
CLEANED_UP = "life.clean_up"
"""Rule of what was forgotten because nobody used it: its words stay in the talk."""
_LET_GO = f"status = 'forgotten' AND coalesce(forgotten_rule, '') <> '{CLEANED_UP}'"
"""Forgotten at the user's wish."""


@dataclass(frozen=True, slots=True)
class Let:
    """A memory to let go: its words, and the other active memories whose words stay."""

    own: Rests
    others: tuple[Rests, ...]

    def spans(self, text: str, message_id: str | None = None) -> list[Span]:
        """What of a text goes with it."""
        return spans_to_mask(text, self.own, self.others, message_id)


class Masks:
    """The table of masks."""

    def __init__(self, db: Database) -> None:
        self._db = db

    def clean(self, place: str, texts: Sequence[tuple[str, str]]) -> list[str]:
        """The texts, each given as (key, text), as they may be indexed, recalled or sent."""
        spans = self.spans(place, [key for key, _ in texts])
        return [masked_text(text, spans.get(key, ())) for key, text in texts]

    def spans(self, place: str, keys: Sequence[str]) -> dict[str, list[Span]]:
        """The masked spans by key; a key without any is left out."""
        found: dict[str, list[Span]] = defaultdict(list)
        sql = f"SELECT key, start, end FROM masks WHERE place = ? AND key {AMONG}"
        for key, start, end in self._db.rows(sql, (place, listed(keys))):
            found[key].append((start, end))
        return {key: united(spans) for key, spans in found.items()}

    def of(self, place: str, memory_ids: Sequence[str]) -> dict[str, list[Span]]:
        """The spans that are masked for these memories, by key."""
        found: dict[str, list[Span]] = defaultdict(list)
        sql = f"SELECT key, start, end FROM masks WHERE place = ? AND memory_id {AMONG}"
        for key, start, end in self._db.rows(sql, (place, listed(memory_ids))):
            found[key].append((start, end))
        return found

    def quotes(self, memory: Memory) -> list[str]:
        """A memory's quotes, origin first, without the words of forgotten ones that stood in the same
        clause.
        """
        spans = self.spans("message", [quote.message_id for quote in memory.quotes if quote.message_id])
        texts: list[str] = []
        for quote in memory.quotes:
            hidden = common(spans.get(quote.message_id or "", ()), [(quote.start, quote.end)])
            texts.append(masked_text(quote.text, [(a - quote.start, b - quote.start) for a, b in hidden]))
        return texts

    def rewritten(self, place: str, key: str, text: str) -> None:
        """A derived text is new: mask in it what is forgotten already (it may rest on what was read before).

        Call it inside the transaction that writes the text; with "" the old masks only go.
        """
        self._db.run("DELETE FROM masks WHERE place = ? AND key = ?", (place, key))
        if text:
            self._cover(place, key, text, self.forgotten())

    def catch_up(self, message_id: str, text: str, began: int) -> None:
        """A reply is saved: mask what was forgotten since it was begun (`began`: microseconds)."""
        late = read_memories(self._db, f"WHERE {_LET_GO} AND forgotten_at >= ?", (began,))
        self._cover("message", message_id, text, late)

    def add(self, place: str, key: str, memory_id: str, spans: Iterable[Span]) -> None:
        """Mask these spans of a text."""
        self._db.run_many(
            "INSERT INTO masks (place, key, start, end, memory_id) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            [(place, key, start, end, memory_id) for start, end in spans],
        )

    def remove(self, memory_ids: Sequence[str]) -> dict[str, list[str]]:
        """Take away the masks of these memories; which keys of which places had any."""
        touched: dict[str, list[str]] = defaultdict(list)
        sql = f"DELETE FROM masks WHERE memory_id {AMONG} RETURNING place, key"
        for place, key in self._db.rows(sql, (listed(memory_ids),)):
            touched[place].append(key)
        return {place: list(dict.fromkeys(keys)) for place, keys in touched.items()}

    def let_go(self, memories: Sequence[Memory]) -> list[Let]:
        """These memories with the words that others keep."""
        ids = [memory.id for memory in memories]
        return [Let(words_of(memory), tuple(self._keepers(memory, ids))) for memory in memories]

    def forgotten(self) -> list[Memory]:
        """What was forgotten at the user's wish and is not purged yet."""
        return read_memories(self._db, f"WHERE {_LET_GO}")

    def _keepers(self, memory: Memory, gone: Sequence[str]) -> list[Rests]:
        """The words of the active memories that share a message or words with this one."""
        messages = [quote.message_id for quote in memory.quotes if quote.message_id]
        keys = [key for word in strong_values(memory) if (key := sameness_key(word))]
        everything = "\n".join(map(sameness_key, (memory.value, memory.content, *(q.text for q in memory.quotes))))
        holding = " OR ".join(["instr(value_key, ?)"] * len(keys)) or "0"
        beside = f"id IN (SELECT memory_id FROM quotes WHERE message_id IN ({marks(messages)}))"
        others = read_memories(
            self._db,
            f"WHERE status = 'active' AND id NOT {AMONG} AND (value_key <> '' AND "
            f"(instr(?, value_key) OR {holding}) OR {beside}) ORDER BY {beside} DESC, importance DESC LIMIT ?",
            (listed(gone), everything, *keys, *messages, *messages, _MOST_KEEPERS),
        )
        return [words_of(other) for other in others]

    def _cover(self, place: str, key: str, text: str, forgotten: Sequence[Memory]) -> None:
        for memory in forgotten:
            if spans_to_mask(text, words_of(memory)):  # what others keep is looked up only where it matters
                for let in self.let_go([memory]):
                    self.add(place, key, memory.id, let.spans(text))
