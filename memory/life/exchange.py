"""Memories of another machine, an export or an agent come in: merged without loss, without copies, without returns.

Importing twice is importing once; two machines that import each other's exports end up with the same memories.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, TypeVar

from memory.days import ending
from memory.ids import new_id
from memory.records import (
    SLOTS,
    Change,
    ChangeKind,
    Kind,
    Memory,
    Proposal,
    Quote,
    Register,
    SourceType,
    Status,
    WaitingKind,
)
from memory.sanitize import clean_text
from memory.writing.gate import GateOptions, gate
from memory.writing.reconcile import Action, decide

if TYPE_CHECKING:
    from memory.ports import Clock
    from memory.sqlite.store import Store

LIVE = (Status.ACTIVE, Status.CANDIDATE)
UNREADABLE = "unreadable"
_OPEN = GateOptions(min_confidence=0.0, min_importance=0.0)
E = TypeVar("E", Kind, Status, SourceType, Register)


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
    refusal = _refusal(store, incoming, known, dated=bool(item.get("created_at")))
    if refusal:
        store.changes.refused(refusal)
        return Change(ChangeKind.REFUSED, None, rule=refusal)
    return _newest(store, known, incoming) if known else _beside(store, incoming)


def read_item(item: Mapping[str, Any], clock: Clock) -> Memory:
    """The memory of an exported object; what is missing gets its usual value. Raises ValueError, TypeError."""
    content = clean_text(str(item.get("content", ""))).strip()
    if not content:
        raise ValueError("no content")
    zone = str(item.get("zone") or clock.zone())
    created = _moment(item.get("created_at"), zone) or clock.now()
    slot = item.get("slot")
    return Memory(
        id=str(item.get("id") or new_id(clock.now())),
        kind=_one_of(Kind, item.get("kind"), Kind.FACT),
        content=content,
        status=_one_of(Status, item.get("status"), Status.ACTIVE),
        source_type=_one_of(SourceType, item.get("source_type"), SourceType.IMPORTED),
        created_at=created,
        updated_at=_moment(item.get("updated_at"), zone) or created,
        origin=_quote(item.get("origin")) or Quote(None, content),
        namespace=str(item.get("namespace") or "me"),
        slot=slot if slot in SLOTS else None,
        topic=str(item["topic"]) if item.get("topic") else None,
        value=str(item.get("value") or ""),
        register=_one_of(Register, item.get("register"), Register.REAL),
        confidence=_share(item.get("confidence"), 0.9),
        importance=_share(item.get("importance"), 0.5),
        outcome=_share(item.get("outcome"), 0.5),
        mention_count=max(int(item.get("mention_count") or 1), 1),
        access_count=max(int(item.get("access_count") or 0), 0),
        last_accessed_at=_moment(item.get("last_accessed_at"), zone),
        date=str(item["date"]) if item.get("date") else None,
        zone=zone,
        expires_at=_moment(item.get("expires_at"), zone),
        superseded_by=str(item["superseded_by"]) if item.get("superseded_by") else None,
        mentions=tuple(quote for one in item.get("mentions") or () if (quote := _quote(one))),
        metadata={str(key): str(value) for key, value in dict(item.get("metadata") or {}).items()},
    )


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
    held = [one for one in memories.same(incoming.content, incoming.slot, incoming.value) if _near(one, incoming)]
    if incoming.status not in LIVE:
        exact = [one for one in held if one.content == incoming.content and one.status is incoming.status]
        return Change(ChangeKind.MERGED, exact[0]) if exact else _added(store, incoming)
    held += [one for one in memories.by_slot(incoming.slot or "", incoming.namespace, LIVE) if one not in held]
    live = [one for one in held if one.status in LIVE]
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


def _added(store: Store, incoming: Memory) -> Change:
    added = store.memories.add(incoming, rule="import")
    return Change(ChangeKind.CANDIDATE if added.status is Status.CANDIDATE else ChangeKind.ADDED, added)


def _near(one: Memory, incoming: Memory) -> bool:
    return one.namespace == incoming.namespace


def _united(kept: Memory, other: Memory) -> Memory:
    """`kept` with everything that the other adds; the same again adds nothing."""
    held = [quote.text for quote in (kept.origin, *kept.mentions) if quote]
    more = [quote for quote in (other.origin, *other.mentions) if quote and quote.text not in held]
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


def _one_of(kind: type[E], value: object, usual: E) -> E:
    return kind(str(value)) if value in set(kind) else usual


def _share(value: object, usual: float) -> float:
    number = float(value) if isinstance(value, int | float) else usual
    return min(max(number, 0.0), 1.0) if number == number else usual  # noqa: PLR0124 - not a number


def _moment(value: object, zone: str) -> datetime | None:
    found = ending(value, zone) if isinstance(value, str) else None
    return found.astimezone(UTC) if found else None


def _quote(value: object) -> Quote | None:
    if not isinstance(value, Mapping) or not value.get("quote"):
        return None
    message_id, start, end = value.get("message_id"), value.get("start", -1), value.get("end", -1)
    return Quote(str(message_id) if message_id else None, str(value["quote"]), int(start), int(end))
