"""What the scripted server saw: one request, its body, and when its client went away."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Recorded:
    """One request as it arrived."""

    method: str
    path: str
    headers: dict[str, str]
    body: dict[str, Any]
    answering: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once the first part of the answer's body was sent."""
    closed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the client closed the connection before the answer was complete."""
    closed_at: float | None = None
    """Seconds on the monotonic clock."""

    @property
    def messages(self) -> list[dict[str, Any]]:
        """The messages sent to the model."""
        return list(self.body.get("messages") or [])

    @property
    def last_user(self) -> str:
        """The newest user message, "" if there is none."""
        for message in reversed(self.messages):
            if message.get("role") == "user":
                return _text(message.get("content"))
        return ""

    @property
    def wants_json(self) -> bool:
        """Does the request ask for JSON, by format or by being a call that does not stream?"""
        return bool(self.body.get("response_format") or self.body.get("format")) or not self.body.get("stream")

    @property
    def text(self) -> str:
        """Every word that was sent, in one string: for asserting that something is not there."""
        return "\n".join(_text(message.get("content")) for message in self.messages)


def _text(content: object) -> str:
    if isinstance(content, str):
        return content
    if isinstance(content, list):
        return "".join(str(part.get("text", "")) for part in content if isinstance(part, dict))
    return ""
