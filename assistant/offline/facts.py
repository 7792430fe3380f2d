"""What the engine knows of a turn, for the one model that reads no prompt."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from memory.records import Change, Line, Memory, Message


@dataclass(frozen=True, slots=True)
class TurnFacts:
    """One user message with everything around it that a reply may rest on."""

    text: str
    language: str
    """"zh" or "en": the language of the message."""
    now: datetime
    """In the user's zone."""
    today: str
    """ISO date of the user's day."""
    changes: tuple[Change, ...] = ()
    """What was learnt or forgotten from this message."""
    masked: int = 0
    """Secrets masked in it."""
    profile: tuple[Line, ...] = ()
    history: tuple[Line, ...] = ()
    memories: tuple[Memory, ...] = ()
    """Every active memory, most important first."""
    today_said: tuple[Message, ...] = ()
    """The user's earlier messages of this day, oldest first."""
    explained: bool = False
    """The missing model has been explained in full in this session already."""
    extra: str = ""
    """Text handed in beside the talk."""
