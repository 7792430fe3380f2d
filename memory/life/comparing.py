"""Near copies and contradictions among what is remembered, looked for when nobody talks (E2).

Likeness of vectors only proposes pairs. What the writer would have merged is merged; everything less certain stays
two and becomes a question. Numbers, dates, people and yes or no keep two sentences apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING

from memory.life.merging import absorb
from memory.records import Change, Kind, Memory, Proposal, Register, SourceType, Status, WaitingKind
from memory.text import is_cjk
from memory.writing.reconcile import Action, decide
from memory.writing.sameness import core, negated, numbers

if TYPE_CHECKING:
    from memory.sqlite.store import Store

MOST_NEW = 500
"""Memories that one run looks at; the rest waits for the next."""
MOST_ASKED = 5
"""Questions that one run puts at most: nobody wants a questionnaire."""
MOST_NEAR = 5
"""Nearest others that each one is compared with."""
MERGED = "life.merged"
_MOST_BESIDE = 50
_ALIKE = 0.6
"""Share of telling words that two memories have in common when they may be copies."""
_FEWEST_CHARS, _FEWEST_WORDS = 3, 2
"""Telling Chinese characters or words that both have at least: two short ones are soon alike."""


class Relation(Enum):
    """How two memories stand to each other."""

    COPY = "copy"
    MAYBE_COPY = "maybe_copy"
    CONTRARY = "contrary"
    APART = "apart"


@dataclass(slots=True)
class Compared:
    """What one run did."""

    changes: list[Change] = field(default_factory=list)
    asked: int = 0


def relation(newer: Memory, older: Memory) -> Relation:
    """How two active memories stand to each other; certain only where the writer itself would be."""
    if newer.namespace != older.namespace or Register.FICTION in (newer.register, older.register):
        return Relation.APART
    action = decide(_proposal(newer), [older], tombstoned=False).action
    if action is Action.MERGE:
        return Relation.COPY
    if action is Action.SUPERSEDE or _says_the_contrary(newer, older):
        return Relation.CONTRARY
    return Relation.MAYBE_COPY if _alike(newer, older) else Relation.APART


class Likeness:
    """Which of some vectors (float32 bytes of one embedder, by id) are alike. CPU only: for a thread."""

    def __init__(self, vectors: Mapping[str, bytes]) -> None:
        import numpy as np

        size = len(next(iter(vectors.values()), b""))
        self._ids = [key for key, vector in vectors.items() if len(vector) == size]
        self._place = {key: at for at, key in enumerate(self._ids)}
        numbers = np.frombuffer(b"".join(vectors[key] for key in self._ids), dtype=np.float32)
        self._matrix = numbers.reshape(len(self._ids), -1) if self._ids else numbers

    def near(self, key: str, least: float) -> list[str]:
        """The ids of the nearest others, best first, whose cosine is at least `least`."""
        import numpy as np

        if (place := self._place.get(key)) is None:
            return []
        likeness = self._matrix @ self._matrix[place]
        alike = np.flatnonzero(likeness >= least)
        best = alike[np.argsort(-likeness[alike], kind="stable")].tolist()
        return [self._ids[at] for at in best if at != place][:MOST_NEAR]


def compare_one(store: Store, memory_id: str, near_ids: Iterable[str], done: Compared, most: int) -> None:
    """Compare one memory with those of its attribute and the nearest ones. On the store's thread."""
    current = store.memories.get(memory_id)
    if current is None or current.status is not Status.ACTIVE:
        return
    for other in _others(store, current, near_ids):
        newer, older = (current, other) if current.created_at >= other.created_at else (other, current)
        match relation(newer, older):
            case Relation.COPY if len(done.changes) < most:
                if _merge(store, newer, older, done):
                    return  # what is left of the two is compared when it changes again
            case Relation.MAYBE_COPY:
                _ask(store, WaitingKind.COPIES, newer, older, done)
            case Relation.CONTRARY:
                _ask(store, WaitingKind.CONTRADICTION, newer, older, done)


def _others(store: Store, memory: Memory, near_ids: Iterable[str]) -> list[Memory]:
    beside = store.memories.by_slot(memory.slot, namespace=memory.namespace)[:_MOST_BESIDE] if memory.slot else []
    found = {other.id: other for other in [*beside, *store.memories.get_many(list(near_ids))]}
    return [other for other in found.values() if other.id != memory.id and other.status is Status.ACTIVE]


def _merge(store: Store, newer: Memory, older: Memory, done: Compared) -> bool:
    """Merge, unless the user has taken that back before: then he is asked."""
    if store.questions.seen(WaitingKind.COPIES, newer.id, older.id):
        _ask(store, WaitingKind.COPIES, newer, older, done)
        return False
    with store.action(by_user=False):
        done.changes.append(absorb(store, older, newer, rule=MERGED))
        store.questions.settled(WaitingKind.COPIES, newer.id, older.id, answer=MERGED)
    return True


def _ask(store: Store, kind: WaitingKind, newer: Memory, older: Memory, done: Compared) -> None:
    if done.asked < MOST_ASKED and store.questions.ask(kind, newer.id, older.id):
        done.asked += 1


def _says_the_contrary(newer: Memory, older: Memory) -> bool:
    """The same telling terms, once with yes and once with no."""
    if negated(newer.content) == negated(older.content) or numbers(newer.content) != numbers(older.content):
        return False
    new, old = core(newer.content), core(older.content)
    return bool(new) and new == old


def _alike(newer: Memory, older: Memory) -> bool:
    """Nearly the same words about the same attribute, with the same yes or no, numbers and date."""
    one_kind = newer.slot == older.slot and (newer.kind is Kind.INSTRUCTION) == (older.kind is Kind.INSTRUCTION)
    if not one_kind or (newer.date or "") != (older.date or ""):
        return False
    if negated(newer.content) != negated(older.content) or numbers(newer.content) != numbers(older.content):
        return False
    new, old = _said(newer.content), _said(older.content)
    within = new <= old or old <= new  # each with something of its own: a sister and a brother, red and green
    fewest = _FEWEST_CHARS if any(map(is_cjk, new)) else _FEWEST_WORDS
    return within and min(len(new), len(old)) >= fewest and len(new & old) >= _ALIKE * len(new | old)


def _said(content: str) -> frozenset[str]:
    """What a sentence says: its characters (Chinese, whose order varies freely) and word stems, without the frame."""
    terms = core(content)
    return frozenset(char for term in terms if is_cjk(term) for char in term) | {t for t in terms if not is_cjk(t)}


def _proposal(memory: Memory) -> Proposal:
    return Proposal(
        kind=memory.kind, content=memory.content, quote=memory.content, slot=memory.slot, value=memory.value,
        topic=memory.topic, date=memory.date, source_type=SourceType.TOLD, register=memory.register,
    )  # fmt: skip
