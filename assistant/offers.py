"""Offers again, once a model is connected, what had to wait for one; and forgets the wait when it is answered."""

from __future__ import annotations

from assistant.events import Offer
from assistant.i18n import text
from assistant.offline.model import OfflineModel
from assistant.services import Services
from memory.days import human_day
from memory.text import shorten

SHOWN_CHARS = 60


class Offers:
    """The requests of one user that wait for a model."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._kept = services.memory.kept_requests

    async def next(self) -> Offer | None:
        """The newest request that waits, when a model is there to answer it."""
        services = self._services
        if isinstance(services.model, OfflineModel):
            return None
        waiting = await self._kept.every()
        if not waiting:
            return None
        newest = waiting[-1]
        day = human_day(newest.day, services.memory.today(), services.language)
        what = shorten(" ".join(newest.text.split()), SHOWN_CHARS)
        return Offer(text("offer.kept", services.language, day=day, what=what), newest.text)

    async def answered(self, said: str) -> None:
        """A model has answered this message: it waits no longer."""
        if isinstance(self._services.model, OfflineModel):
            return
        if waited := [message.id for message in await self._kept.every() if message.text == said]:
            await self._kept.drop(waited)
