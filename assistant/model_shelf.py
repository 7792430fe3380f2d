"""How the engine changes its model, without knowing any adapter."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from assistant.chat_model import ChatModel, ModelChoice


class ModelShelf:
    """Builds chat models by name and remembers the choice; filled in by the composition root."""

    def __init__(
        self,
        build: Callable[[str, str | None], ChatModel],
        save: Callable[[str, str | None], None],
        find: Callable[[], Awaitable[Sequence[ModelChoice]]],
    ) -> None:
        self.build = build
        """(name, api_base) -> model."""
        self.save = save
        """Keep the choice for the next start."""
        self.find = find
        """Look around for models."""
