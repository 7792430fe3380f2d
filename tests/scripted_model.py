"""A chat model that says what the test tells it to, and remembers what it was sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass, field

from assistant.chat_model import (
    ChatRequest,
    Completion,
    Finished,
    ModelError,
    ModelEvent,
    ModelLimits,
    ReasoningDelta,
    TextDelta,
    Usage,
)

Step = str | ReasoningDelta | ModelError | asyncio.Event
"""A piece of text, a thought, a failure, or something to wait for."""


@dataclass
class ScriptedModel:
    """Streams `replies` one after another; answers `complete` from `completions`."""

    replies: list[Sequence[Step]] = field(default_factory=list)
    completions: list[str | ModelError] = field(default_factory=list)
    by_prompt: dict[str, str | ModelError] = field(default_factory=dict)
    """Answers of `complete` where the system text holds the key; before `completions`."""
    sent: list[ChatRequest] = field(default_factory=list)
    completed: list[ChatRequest] = field(default_factory=list)
    closed_early: int = 0
    name: str = "scripted"
    limits: ModelLimits = field(default_factory=ModelLimits)

    async def stream(self, request: ChatRequest) -> AsyncGenerator[ModelEvent, None]:
        self.sent.append(request)
        steps = self.replies.pop(0) if self.replies else ["ok"]
        finished = False
        try:
            for step in steps:
                if isinstance(step, ModelError):
                    raise step
                if isinstance(step, asyncio.Event):
                    await step.wait()
                else:
                    yield TextDelta(step) if isinstance(step, str) else step
            yield Finished(Usage(10, 5))
            finished = True
        except GeneratorExit:
            self.closed_early += not finished
            raise
        except asyncio.CancelledError:
            self.closed_early += 1
            raise

    async def complete(self, request: ChatRequest) -> Completion:
        self.completed.append(request)
        system = request.messages[0].content
        fitting = [answer for key, answer in self.by_prompt.items() if key in system]
        answer = fitting[0] if fitting else self.completions.pop(0) if self.completions else '{"memories": []}'
        if isinstance(answer, ModelError):
            raise answer
        return Completion(answer, Usage(10, 5))

    async def warm_up(self) -> None:
        pass

    async def aclose(self) -> None:
        pass

    @property
    def body(self) -> str:
        """Everything of the last request."""
        return "\n".join(message.content for message in self.sent[-1].messages)
