"""The built-in offline model: the second implementation of the chat-model port, deterministic and instant."""

from __future__ import annotations

from collections.abc import AsyncGenerator

from assistant.chat_model import (
    OFFLINE,
    Cause,
    ChatRequest,
    Completion,
    Finished,
    ModelError,
    ModelEvent,
    ModelLimits,
    TextDelta,
)

UNANSWERED = "unanswered"
"""The finish reason of a reply that leaves the request itself to a language model."""


class OfflineModel:
    """Answers from memory, in the language of the message, and says plainly when it holds nothing."""

    @property
    def name(self) -> str:
        """Always "offline"."""
        return OFFLINE

    @property
    def limits(self) -> ModelLimits:
        """None: it reads no prompt."""
        return ModelLimits()

    async def stream(self, request: ChatRequest) -> AsyncGenerator[ModelEvent, None]:
        """The reply, line by line. Raises ModelError when the request carries no facts."""
        whole = await self.complete(request)
        for piece in whole.text.splitlines(keepends=True):
            yield TextDelta(piece)
        yield Finished(finish_reason=whole.finish_reason)

    async def complete(self, request: ChatRequest) -> Completion:
        """The reply in one piece. Raises ModelError when the request carries no facts."""
        from assistant.offline.replying import reply  # here, because a start needs none of it

        if request.facts is None:
            raise ModelError(Cause.BAD_REQUEST, OFFLINE, "the offline model reads facts, not prompts")
        said = reply(request.facts)
        return Completion(said.text, finish_reason=UNANSWERED if said.unanswered else "stop")

    async def warm_up(self) -> None:
        """Nothing to load."""

    async def aclose(self) -> None:
        """Nothing to release."""
