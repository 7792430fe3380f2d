"""What was sent while something else was being answered, in order."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from ui.prompt.pastes import Span


@dataclass(frozen=True, slots=True)
class Outgoing:
    """A message or a command line on its way to the engine."""

    number: int
    """Unique in this run of the app."""
    text: str
    pasted: tuple[Span, ...] = ()
    is_command: bool = False


class Outbox:
    """A queue that shows what is in it and lets go of single entries."""

    def __init__(self) -> None:
        self._waiting: deque[Outgoing] = deque()
        self._numbers = 0

    def put(self, text: str, pasted: tuple[Span, ...] = (), is_command: bool = False) -> Outgoing:
        """Add at the end."""
        self._numbers += 1
        outgoing = Outgoing(self._numbers, text, pasted, is_command)
        self._waiting.append(outgoing)
        return outgoing

    def pop(self) -> Outgoing | None:
        """Take the next one; None when nothing waits."""
        return self._waiting.popleft() if self._waiting else None

    def remove(self, number: int) -> Outgoing | None:
        """Take one out of the queue; None if it is no longer there."""
        found = next((outgoing for outgoing in self._waiting if outgoing.number == number), None)
        if found is not None:
            self._waiting.remove(found)
        return found

    def waiting(self) -> tuple[Outgoing, ...]:
        """Everything that waits, next first."""
        return tuple(self._waiting)
