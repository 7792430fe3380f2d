"""What the engine knows of a turn, for the one model that reads no prompt."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from memory.records import Change, Line, Memory, Message


@dataclass(frozen=True, slots=True)
class TurnFacts:
    """One user message with everything around it that a reply may rest on. Forgotten words are cut from all of it."""

    text: str
    language: str
    """"zh" or "en": the language of the message."""
    now: datetime
    """In the user's zone."""
    today: str
    """ISO date of the user's day."""
    zone: str = "UTC"
    changes: tuple[Change, ...] = ()
    """What was learnt or forgotten from this message."""
    masked: int = 0
    """Secrets masked in it."""
    history: tuple[Line, ...] = ()
    """What was recalled of memories and talk."""
    documents: tuple[Line, ...] = ()
    """What was recalled of the documents that the user added: never his words, never about him."""
    mentioned: tuple[Line, ...] = ()
    """What the user said that holds words of the message, best first; recall leaves out what stands in the window."""
    looked: bool = True
    """Recall answered; without it, that nothing was said about something cannot be told."""
    memories: tuple[Memory, ...] = ()
    """Active memories, most important first."""
    waiting: tuple[Memory, ...] = ()
    """Candidates: noted, and not confirmed yet."""
    past: tuple[Memory, ...] = ()
    """Superseded memories: what was true before."""
    today_said: tuple[Message, ...] = ()
    """The user's earlier messages of this day, oldest first."""
    asked_before: tuple[str, ...] = ()
    """The user's earlier messages of this session, newest first."""
    last_reply: str = ""
    kept: tuple[Message, ...] = ()
    """Requests that wait for a language model, oldest first."""
    keeps: bool = True
    """Is anything of this talk kept, requests that need a language model included? Not in /temp."""
    explained: bool = False
    """The missing model has been explained in full in this session already."""
    extra: str = ""
    """Text handed in beside the talk."""
