"""How word lists are written down: as text, for people to read and extend."""

from __future__ import annotations

import re


def words(text: str) -> frozenset[str]:
    """The blank-separated words of a list."""
    return frozenset(text.split())


def phrases(text: str) -> frozenset[str]:
    """The comma-separated phrases of a list; line breaks count as blanks."""
    return frozenset(" ".join(part.split()) for part in text.split(",") if part.strip())


def either(items: frozenset[str] | tuple[str, ...]) -> str:
    """A pattern that matches any of the items, longest first."""
    return "(?:" + "|".join(sorted((re.escape(item) for item in items), key=lambda item: (-len(item), item))) + ")"
