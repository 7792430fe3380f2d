"""Going through earlier prompts without losing what stands unsent in the prompt."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ui.prompt.pastes import Span

LIMIT = 1_000
"""Prompts that are kept."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A prompt as it stood: text and pasted parts."""

    text: str
    spans: tuple[Span, ...] = ()


class History:
    """Earlier prompts, oldest first, with the unsent draft behind the newest."""

    def __init__(self, texts: Iterable[str] = ()) -> None:
        self._entries = [Saved(text) for text in texts if text.strip()][-LIMIT:]
        self._at: int | None = None
        self._draft = Saved("")

    def extend_back(self, texts: Iterable[str]) -> None:
        """Put prompts of earlier sessions before those of this one."""
        earlier = [Saved(text) for text in texts if text.strip()]
        self._entries = (earlier + self._entries)[-LIMIT:]
        self._at = None

    def add(self, saved: Saved) -> None:
        """A prompt was sent or cleared: it is the newest now."""
        self._entries = [entry for entry in self._entries[-LIMIT:] if entry.text != saved.text]
        if saved.text.strip():
            self._entries.append(saved)
        self._at = None

    def previous(self, current: Saved) -> Saved | None:
        """One back; None at the oldest. The first step keeps `current` as the draft."""
        at = len(self._entries) if self._at is None else self._at
        if at == 0:
            return None
        if self._at is None or current.text != self._entries[self._at].text:
            self._draft = current
        self._at = at - 1
        return self._entries[self._at]

    def following(self) -> Saved | None:
        """One forward, at last the draft; None where nothing is being looked through."""
        if self._at is None:
            return None
        self._at += 1
        if self._at < len(self._entries):
            return self._entries[self._at]
        self._at = None
        return self._draft
