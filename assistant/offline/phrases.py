"""What the built-in model says: its texts are those of `assistant.strings` under "offline."."""

from __future__ import annotations

from assistant.i18n import has_text, text


def say(code: str, language: str, **values: object) -> str:
    """The phrase in "zh" or "en"."""
    return text(f"offline.{code}", language, **values)


def vary(code: str, number: int, language: str, **values: object) -> str:
    """One of the wordings `code`, `code.2`, `code.3` … by number, so that a talk does not repeat itself."""
    count = 1
    while has_text(f"offline.{code}.{count + 1}"):
        count += 1
    chosen = number % count + 1
    return say(code if chosen == 1 else f"{code}.{chosen}", language, **values)


def explains_model(reply: str) -> bool:
    """Does a reply hold the full explanation of the missing model?"""
    return any(say("no_model_full", language) in reply for language in ("zh", "en"))
