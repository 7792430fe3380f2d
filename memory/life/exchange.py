"""Memories of another machine, an export or an agent come in: merged without loss, without copies, without returns.

Importing twice is importing once; two machines that import each other's exports end up with the same memories.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from memory.ids import id_for
from memory.life.incoming import read_item
from memory.ports import IndexFilter
from memory.records import SINGLE_SLOTS, Change, ChangeKind, Memory, Proposal, Source, SourceType, Status, WaitingKind
from memory.row_ids import key_of
from memory.sqlite.memories import LISTED
from memory.writing.gate import ORDERS, GateOptions, gate
from memory.writing.reconcile import THING_SLOTS, Action, decide
from memory.writing.sameness import core

if TYPE_CHECKING:
    from memory.ports import Clock
    from memory.sqlite.store import Store

NEAREST = 20
"""So many that share words with a memory may be what it repeats or contradicts."""
UNREADABLE = "unreadable"
_OPEN = GateOptions(min_confidence=0.0, min_importance=0.0)


def take_in(store: Store, clock: Clock, item: Mapping[str, Any], *, namespace: str = "") -> Change:
    """One memory as `jide memories export` writes it, inside an action. Never raises for a strange item.

    `namespace` overrides the item's own. REFUSED: its rule says why. MERGED: it was known already.
    """
    try:
        incoming = read_item(item, clock)
    except (ValueError, TypeError, AttributeError, OverflowError):
        return Change(ChangeKind.REFUSED, None, rule=UNREADABLE)
    incoming = replace(incoming, namespace=namespace or incoming.namespace)
    known = store.memories.get(incoming.id)
    if known is not None and known.namespace != incoming.namespace:  # what is another's stays as it is
        incoming = replace(incoming, id=id_for(f"{incoming.namespace} {incoming.id}"))
        known = store.memories.get(incoming.id)
    refusal = _refusal(store, incoming, known, dated=bool(item.get("created_at")))
    if refusal:
        store.changes.refused(refusal)
        if refusal == ORDERS:
            store.memories.quarantine(incoming)
        return Change(ChangeKind.REFUSED, None, rule=refusal)
    return _newest(store, known, incoming) if known else _beside(store, incoming)


def _refusal(store: Store, incoming: Memory, known: Memory | None, *, dated: bool) -> str:
    """The rule that keeps it out, "" for none. What was let go after it was formed does not return."""
    refused = gate(_proposal(incoming), _OPEN)
    if refused is not None:
        return refused.rule
    let_go = known is not None and known.status is Status.FORGOTTEN
    said_at = incoming.created_at if dated else None
    if let_go or incoming.status is Status.FORGOTTEN:
        return "forgotten"
    gone = store.tombstones.has(incoming.slot, incoming.value, incoming.content, said_at)
    return "forgotten" if gone and known is None else ""


def _newest(store: Store, known: Memory, incoming: Memory) -> Change:
    """The same memory on two machines: the later wording holds, the counts and mentions of both."""
    later, earlier = (incoming, known) if incoming.updated_at > known.updated_at else (known, incoming)
    united = _united(later, earlier)
    if united != known:
        store.memories.settle(united, ChangeKind.EDITED, rule="import")
    return Change(ChangeKind.MERGED, united, replaced=known)


def _beside(store: Store, incoming: Memory) -> Change:
    """A memory with an id of its own, which may say what another one says."""
    memories = store.memories
    held = [
        one
        for one in memories.same(incoming.content, incoming.slot, incoming.value)
        if _of_one_namespace(one, incoming)
    ]
    if incoming.status not in LISTED:
        exact = [one for one in held if one.content == incoming.content and one.status is incoming.status]
        return Change(ChangeKind.MERGED, exact[0]) if exact else _added(store, incoming)
    held += [one for one in _kindred(store, incoming) if _of_one_namespace(one, incoming)]
    live = [one for one in {one.id: one for one in held}.values() if one.status in LISTED]
    decision = decide(_proposal(incoming), live, tombstoned=False)
    other = next((one for one in live if one.id == decision.memory_id), None)
    if other is None or decision.action not in (Action.MERGE, Action.SUPERSEDE):
        return _added(store, incoming)
    if decision.action is Action.MERGE:
        united = _united(other, incoming)
        if united != other:
            memories.settle(united, ChangeKind.MERGED, rule="import")
        return Change(ChangeKind.MERGED, united, replaced=other)
    if incoming.status is Status.CANDIDATE and other.status is Status.ACTIVE:  # only the user may decide
        change = _added(store, incoming)
        store.questions.ask(WaitingKind.CONTRADICTION, incoming.id, other.id)
        return change
    if incoming.created_at <= other.created_at:
        return _added(store, replace(incoming, status=Status.SUPERSEDED, superseded_by=other.id))
    old, new = memories.supersede(other.id, incoming, rule="import")
    return Change(ChangeKind.SUPERSEDED, new, replaced=old)


def _kindred(store: Store, incoming: Memory) -> list[Memory]:
    """What it may repeat, replace or contradict: all of an attribute with few values, else what shares its words."""
    slot = incoming.slot or ""
    if slot in SINGLE_SLOTS or slot in THING_SLOTS:
        return store.memories.by_slot(slot, namespace=incoming.namespace, statuses=LISTED)
    words = " ".join(sorted(core(incoming.content)))
    where = IndexFilter(namespaces=(incoming.namespace,), sources=(Source.MEMORY.value,))
    hits = store.words.search(words, NEAREST, where)
    return store.memories.get_many([key_of(hit.id) for hit in hits])


def _added(store: Store, incoming: Memory) -> Change:
    added = store.memories.add(incoming, rule="import")
    return Change(ChangeKind.CANDIDATE if added.status is Status.CANDIDATE else ChangeKind.ADDED, added)


def _of_one_namespace(one: Memory, incoming: Memory) -> bool:
    return one.namespace == incoming.namespace


def _united(kept: Memory, other: Memory) -> Memory:
    """`kept` with everything that the other adds; the same again adds nothing."""
    held = [quote.text for quote in kept.quotes]
    more = [quote for quote in other.quotes if quote.text not in held]
    used = [moment for moment in (kept.last_accessed_at, other.last_accessed_at) if moment]
    waiting = kept.status is Status.CANDIDATE and other.status is Status.ACTIVE
    return replace(
        kept,
        status=Status.ACTIVE if waiting else kept.status,
        created_at=min(kept.created_at, other.created_at),
        mention_count=max(kept.mention_count, other.mention_count),
        access_count=max(kept.access_count, other.access_count),
        importance=max(kept.importance, other.importance),
        last_accessed_at=max(used, default=None),
        mentions=(*kept.mentions, *more),
        metadata={**other.metadata, **kept.metadata},
    )


def _proposal(memory: Memory) -> Proposal:
    quote = memory.origin.text if memory.origin else memory.content
    return Proposal(
        kind=memory.kind, content=memory.content, quote=quote, slot=memory.slot, value=memory.value,
        topic=memory.topic, date=memory.date, source_type=SourceType.IMPORTED, register=memory.register, explicit=True,
    )  # fmt: skip
