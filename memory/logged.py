"""Past recalls as the log keeps them (F7): ids and numbers, and of the user's words only the query."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from memory.records import Dropped, Source


@dataclass(frozen=True, slots=True)
class LoggedLine:
    """One injected line of a past recall."""

    id: str
    block: str
    """"profile" or "history"."""
    source: Source
    tag: str
    score: float
    parts: Mapping[str, float]
    reasons: tuple[str, ...]
    tokens: int


@dataclass(frozen=True, slots=True)
class LoggedRecall:
    """One past recall."""

    id: int
    at: datetime
    message_id: str | None
    query: str
    lines: tuple[LoggedLine, ...]
    dropped: tuple[Dropped, ...]
    """Candidates that were not injected, without their texts."""
    degraded: tuple[str, ...]
    tokens: int
    total_ms: float
    cited: tuple[str, ...]
    """Ids of the lines that the reply used."""
