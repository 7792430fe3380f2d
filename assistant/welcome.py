"""The first words to a stranger, and the hint that models are there."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.chat_model import ModelChoice
from assistant.i18n import text
from assistant.offline.model import OfflineModel
from assistant.services import Services

MOST_NAMED = 5
"""Models that one hint names."""


def welcome(services: Services) -> str:
    """Who Jide is, what works without a model, and that questions follow; in both languages."""
    first = services.language
    codes = ["welcome", "welcome.offline", "welcome.ask"]
    if not isinstance(services.model, OfflineModel):
        codes.remove("welcome.offline")
    return "\n".join(text(code, language) for language in (first, "en" if first == "zh" else "zh") for code in codes)


def models_hint(services: Services, found: Sequence[ModelChoice]) -> str:
    """Which models could be used instead of the present one; "" when there is none."""
    names = [choice.name for choice in found if choice.name != services.model.name]
    return text("welcome.models", services.language, names=", ".join(names[:MOST_NAMED])) if names else ""
