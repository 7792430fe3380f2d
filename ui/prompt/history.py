"""Going through earlier prompts without losing what stands unsent in the prompt."""

from __future__ import annotations

from collections.abc import Iterable

from assistant.port import Prompted

LIMIT = 1_000
"""Prompts that are kept."""


class History:
    """Earlier prompts, oldest first, with the unsent draft behind the newest."""

    def __init__(self, prompts: Iterable[Prompted] = ()) -> None:
        self._entries = [prompt for prompt in prompts if prompt.text.strip()][-LIMIT:]
        self._at: int | None = None
        self._draft = Prompted("")

    def extend_back(self, prompts: Iterable[Prompted]) -> None:
        """Put prompts of earlier sessions before those of this one."""
        earlier = [prompt for prompt in prompts if prompt.text.strip()]
        self._entries = (earlier + self._entries)[-LIMIT:]
        self._at = None

    def add(self, saved: Prompted) -> None:
        """A prompt was sent or cleared: it is the newest now."""
        self._entries = [entry for entry in self._entries[-LIMIT:] if entry.text != saved.text]
        if saved.text.strip():
            self._entries.append(saved)
        self._at = None

    def previous(self, current: Prompted) -> Prompted | None:
        """One back; None at the oldest. The first step keeps `current` as the draft."""
        at = len(self._entries) if self._at is None else self._at
        if at == 0:
            return None
        if self._at is None or current.text != self._entries[self._at].text:
            self._draft = current
        self._at = at - 1
        return self._entries[self._at]

    def newest_first(self) -> tuple[Prompted, ...]:
        """All of them, for a search."""
        return tuple(reversed(self._entries))

    def go_to(self, wanted: Prompted, current: Prompted) -> None:
        """Look at one of them; `current` is the draft behind the newest."""
        if self._at is None:
            self._draft = current
        self._at = self._entries.index(wanted)

    def swap(self, shown: Prompted) -> None:
        """What is being looked at is shown in another form, and counts in that form from now on."""
        if self._at is not None:
            self._entries[self._at] = shown

    def following(self) -> Prompted | None:
        """One forward, at last the draft; None where nothing is being looked through."""
        if self._at is None:
            return None
        self._at += 1
        if self._at < len(self._entries):
            return self._entries[self._at]
        self._at = None
        return self._draft
