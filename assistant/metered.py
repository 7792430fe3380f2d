"""The model that works in the background: counted call by call, and stopped at the daily cap (C1)."""

from __future__ import annotations

from collections.abc import AsyncGenerator

from assistant.chat_model import ChatModel, ChatRequest, Completion, ModelEvent, ModelLimits, Usage
from assistant.context import Count
from memory.chores import Chores


class CapReached(Exception):
    """Today's tokens for background work are used up; the work waits for tomorrow."""


class Metered:
    """A chat model whose calls are counted in the store, so that every process of the user sees the same sum."""

    def __init__(self, model: ChatModel, chores: Chores, cap: int, count: Count) -> None:
        self._model = model
        self._chores = chores
        self._cap = cap
        self._count = count

    @property
    def name(self) -> str:
        """The model's own."""
        return self._model.name

    @property
    def limits(self) -> ModelLimits:
        """The model's own."""
        return self._model.limits

    def stream(self, request: ChatRequest) -> AsyncGenerator[ModelEvent, None]:
        """As the model; the background does not stream."""
        return self._model.stream(request)

    async def complete(self, request: ChatRequest) -> Completion:
        """One call, counted whatever is made of its answer. Raises CapReached, ModelError."""
        if await self._chores.tokens_today() >= self._cap:
            raise CapReached
        answer = await self._model.complete(request)
        tokens = self._tokens(request, answer)
        await self._chores.count_background(1, tokens, answer.usage.cost or 0.0)
        return answer

    async def warm_up(self) -> None:
        """As the model."""
        await self._model.warm_up()

    async def aclose(self) -> None:
        """Nothing: the model belongs to whoever made it."""

    def _tokens(self, request: ChatRequest, answer: Completion) -> int:
        """As the provider counted; where it does not say, counted here."""
        usage: Usage = answer.usage
        counted = usage.prompt_tokens + usage.completion_tokens
        return counted or sum(self._count(message.content) for message in request.messages) + self._count(answer.text)
