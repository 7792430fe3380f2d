"""Memories and messages with everything filled in but what a test is about."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from memory.records import Kind, Memory, Message, Quote, Role, SourceType, Status

NOW = datetime(2026, 11, 28, 9, 0, tzinfo=UTC)


def memory(key: str, content: str, kind: Kind = Kind.FACT, days_ago: float = 1.0, **changes) -> Memory:
    made = NOW - timedelta(days=days_ago)
    facts = {
        "id": key,
        "kind": kind,
        "content": content,
        "status": Status.ACTIVE,
        "source_type": SourceType.TOLD,
        "created_at": made,
        "updated_at": made,
        "origin": Quote("q", content),
        "confidence": 0.9,
    }
    return Memory(**(facts | changes))


def message(
    key: str, text: str, role: Role = Role.USER, minutes_ago: float = 1440.0, session: str = "s1", **changes
) -> Message:
    said = NOW - timedelta(minutes=minutes_ago)
    facts = {
        "id": key,
        "session_id": session,
        "role": role,
        "text": text,
        "created_at": said,
        "zone": "UTC",
        "day": (said - timedelta(hours=4)).date().isoformat(),
    }
    return Message(**(facts | changes))


class WordCounter:
    """One token for each word or CJK character, good enough for gates."""

    def count(self, text: str) -> int:
        return sum(1 if char > "\u2e80" else 0 for char in text) + len(text.split())
