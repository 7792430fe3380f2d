"""How the engine changes its model, without knowing any adapter."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from assistant.chat_model import ChatModel, ModelChoice
from config.write import BadSetting


class NotKept(Exception):
    """The model has been changed, but the choice could not be written down for the next start."""

    code = "model_not_kept"


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
        self._save = save
        self.find = find
        """Look around for models."""

    async def keep(self, name: str, api_base: str | None) -> None:
        """Remember the choice for the next start. Raises NotKept."""
        try:
            await asyncio.to_thread(self._save, name, api_base)
        except (OSError, BadSetting) as error:
            raise NotKept from error
