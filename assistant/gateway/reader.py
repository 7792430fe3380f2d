"""Reads a provider's answer, in pieces or whole, as our events: litellm's objects go no further than this."""

from __future__ import annotations

from typing import Any

from assistant.chat_model import Cause, Finished, ModelEvent, ReasoningDelta, TextDelta, Usage
from assistant.gateway.think import ThinkSplitter
from memory.sanitize import is_visible

CUT = "cut"
"""Finish reason of an answer whose end never came."""
_COMPLETE = ("stop", "tool_calls", "function_call", "eos")


class AnswerReader:
    """Turns the chunks of one stream into events and remembers what decides how it ended."""

    def __init__(self) -> None:
        self._splitter = ThinkSplitter()
        self._finish_reason = ""
        self._usage: Any = None
        self.has_text = False
        """Has anything visible of the answer come?"""
        self.has_reasoning = False

    def read(self, chunk: Any) -> list[ModelEvent]:
        """The events in one chunk."""
        self._usage = getattr(chunk, "usage", None) or self._usage
        events: list[ModelEvent] = []
        for choice in (getattr(chunk, "choices", None) or ())[:1]:
            self._finish_reason = str(getattr(choice, "finish_reason", None) or self._finish_reason)
            content, thinking = parts_of(choice.delta)
            if thinking:
                events.append(ReasoningDelta(thinking))
            events += self._splitter.feed(content)
        return self._noted(events)

    def flush(self) -> list[ModelEvent]:
        """What was held back because it might have become a tag."""
        return self._noted(list(self._splitter.close()))

    def finished(self) -> Finished:
        """The last event; its cost is not known here."""
        reason = self._finish_reason or CUT
        return Finished(usage_of(self._usage), reason, incomplete=reason not in _COMPLETE)

    def why_empty(self) -> Cause | None:
        """Why there is no answer; None if there is one."""
        if self.has_text:
            return None
        return Cause.CONTENT_FILTER if self._finish_reason == "content_filter" else Cause.EMPTY

    def _noted(self, events: list[ModelEvent]) -> list[ModelEvent]:
        for event in events:
            if isinstance(event, TextDelta):
                self.has_text = self.has_text or is_visible(event.text)
            elif isinstance(event, ReasoningDelta):
                self.has_reasoning = True
        return events


def parts_of(message: Any) -> tuple[str, str]:
    """(content, thinking) of a message or of a delta. Some providers send both as a list of typed parts."""
    content = getattr(message, "content", None)
    thinking = getattr(message, "reasoning_content", None)
    texts: list[str] = [content] if isinstance(content, str) else []
    thoughts: list[str] = [thinking] if isinstance(thinking, str) else []
    for part in content if isinstance(content, list) else ():
        if not isinstance(part, dict):
            continue
        if part.get("type") == "thinking":
            thoughts.append(_flat(part.get("thinking")))
        else:
            texts.append(_flat(part.get("text")))
    return "".join(texts), "".join(thoughts)


def usage_of(usage: Any) -> Usage:
    """Counts as the provider gave them."""
    return Usage(int(getattr(usage, "prompt_tokens", 0) or 0), int(getattr(usage, "completion_tokens", 0) or 0))


def _flat(value: object) -> str:
    if isinstance(value, list):
        return "".join(_flat(part.get("text")) if isinstance(part, dict) else "" for part in value)
    return value if isinstance(value, str) else ""
