"""Which messages are turns of one talk: shared by the index (what a turn is embedded with) and by recall."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Protocol

from memory.dialogue import turns
from memory.records import Role

SITTING = timedelta(minutes=20)
"""Turns that lie further apart belong to different sittings."""


class Said(Protocol):
    """The part of a message that tells."""

    @property
    def session_id(self) -> str:
        """The session it was said in."""
        ...

    @property
    def role(self) -> Role:
        """Who said it."""
        ...

    @property
    def created_at(self) -> datetime:
        """When it was said."""
        ...

    @property
    def text(self) -> str:
        """What was said."""
        ...


def same_sitting(one: Said, other: Said) -> bool:
    """Are two neighbours of a session turns of one talk?

    They lie within SITTING, and either the voice changes or each of them holds the same two voices itself (an
    imported exchange). Notes and records that one voice left one after the other are not turns of a talk.
    """
    if one.session_id != other.session_id or abs(other.created_at - one.created_at) > SITTING:
        return False
    return one.role is not other.role or _same_voices(one.text, other.text)


def _same_voices(one: str, other: str) -> bool:
    voices = {turn.voice for turn in turns(one)}
    return len(voices) > 1 and voices == {turn.voice for turn in turns(other)}
