"""What stands in an export, made into a memory: whatever a file says, nothing in it can break what is kept.

Texts are cleaned and bounded, ids and namespaces are of our own form, moments lie where a calendar can reckon.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, TypeVar

from memory.days import ending, is_zone
from memory.ids import id_for, new_id
from memory.records import OWN, SLOTS, Kind, Memory, Quote, Register, SourceType, Status, valid_namespace
from memory.sanitize import clean_text, is_visible

if TYPE_CHECKING:
    from memory.ports import Clock

E = TypeVar("E", Kind, Status, SourceType, Register)

LONGEST = 4000
"""Characters of any one text; a sentence to remember is far shorter."""
_MOST = 1000
"""Mentions, and pairs of metadata."""
_YEARS = range(1900, 2201)
"""What is said to end later never ends."""
_COUNTABLE = 1_000_000


def read_item(item: Mapping[str, Any], clock: Clock) -> Memory:
    """The memory of an exported object; what is missing gets its usual value. Raises ValueError, TypeError."""
    content = _line(item.get("content"))
    if not is_visible(content):
        raise ValueError("no content")
    zone = _line(item.get("zone"))
    zone = zone if is_zone(zone) else clock.zone()
    created = _moment(item.get("created_at"), zone) or clock.now()
    slot, namespace = item.get("slot"), _line(item.get("namespace")) or OWN
    if not valid_namespace(namespace):
        raise ValueError("no namespace")
    return Memory(
        id=_id(item.get("id")) or new_id(clock.now()),
        kind=_one_of(Kind, item.get("kind"), Kind.FACT),
        content=content,
        status=_one_of(Status, item.get("status"), Status.ACTIVE),
        source_type=_one_of(SourceType, item.get("source_type"), SourceType.IMPORTED),
        created_at=created,
        updated_at=_moment(item.get("updated_at"), zone) or created,
        origin=_quote(item.get("origin")) or Quote(None, content),
        namespace=namespace,
        slot=slot if isinstance(slot, str) and slot in SLOTS else None,
        topic=_line(item.get("topic")) or None,
        value=_line(item.get("value")),
        register=_one_of(Register, item.get("register"), Register.REAL),
        confidence=_share(item.get("confidence"), 0.9),
        importance=_share(item.get("importance"), 0.5),
        outcome=_share(item.get("outcome"), 0.5),
        mention_count=_count(item.get("mention_count"), 1),
        access_count=_count(item.get("access_count"), 0),
        last_accessed_at=_moment(item.get("last_accessed_at"), zone),
        date=_date(item.get("date"), zone),
        zone=zone,
        expires_at=_moment(item.get("expires_at"), zone),
        superseded_by=_id(item.get("superseded_by")) or None,
        mentions=tuple(quote for one in _some(item.get("mentions")) if (quote := _quote(one))),
        metadata={_line(key): _line(value) for key, value in _some(dict(item.get("metadata") or {}).items())},
    )


def _text(value: object) -> str:
    """A text without anything a terminal acts on; "" for none. Raises ValueError for what is none or endless."""
    if value is None:
        return ""
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        raise ValueError("no text")
    if isinstance(value, str) and len(value) > LONGEST:
        raise ValueError("too long")
    return clean_text(str(value)).strip()


def _line(value: object) -> str:
    return " ".join(_text(value).splitlines())


def _id(value: object) -> str:
    name = _text(value)
    return id_for(name) if name else ""


def _some(values: Any) -> list[Any]:  # noqa: ANN401 - anything that a file may hold
    return list(values or ())[:_MOST]


def _one_of(kind: type[E], value: object, usual: E) -> E:
    return kind(value) if isinstance(value, str) and value in set(kind) else usual


def _share(value: object, usual: float) -> float:
    number = float(value) if isinstance(value, int | float) else usual
    return min(max(number, 0.0), 1.0) if number == number else usual  # noqa: PLR0124 - not a number


def _count(value: object, least: int) -> int:
    number = value if isinstance(value, int) else int(str(value)) if value else least
    return min(max(number, least), _COUNTABLE)


def _moment(value: object, zone: str) -> datetime | None:
    found = ending(value, zone) if isinstance(value, str) else None
    return found.astimezone(UTC) if found and found.year in _YEARS else None


def _date(value: object, zone: str) -> str | None:
    date = value.strip() if isinstance(value, str) else ""
    return date if date and _moment(date, zone) else None


def _quote(value: object) -> Quote | None:
    if not isinstance(value, Mapping) or not value.get("quote"):
        return None
    start, end = _offset(value.get("start")), _offset(value.get("end"))
    return Quote(_text(value.get("message_id")) or None, _text(value["quote"]), start, end)


def _offset(value: object) -> int:
    return value if isinstance(value, int) and 0 <= value <= _COUNTABLE else -1
