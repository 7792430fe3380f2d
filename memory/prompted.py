"""What stood in the prompt. By itself, because the screen needs it before its first paint."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Prompted:
    """A prompt, sent or not."""

    text: str = ""
    pasted: tuple[tuple[int, int], ...] = ()
    """Spans (start, end) of `text` that were pasted, not typed."""
