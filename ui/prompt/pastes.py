"""Which parts of the prompt were pasted, not typed: such words are never learnt from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from assistant.port import Prompted

Span = tuple[int, int]
"""Start and end offset in characters."""

HUGE = 20_000
"""Characters from which a paste is shown as a chip; a text area grows slow beyond."""
HUGE_LINE = 5_000
"""The same for a single line: wrapping one costs the more the longer it is."""


def is_huge(text: str) -> bool:
    """Is a paste too large to be edited in place?"""
    return len(text) > HUGE or any(len(line) > HUGE_LINE for line in text.split("\n"))


def shifted(spans: Iterable[Span], start: int, end: int, inserted: int) -> tuple[Span, ...]:
    """The spans after the characters [start, end) were replaced by `inserted` characters that were typed."""
    moved = inserted - (end - start)
    result: list[Span] = []
    for first, last in spans:
        if first < min(last, start):
            result.append((first, min(last, start)))
        if max(first, end) < last:
            result.append((max(first, end) + moved, last + moved))
    return tuple(result)


def merged(spans: Iterable[Span]) -> tuple[Span, ...]:
    """Sorted, with overlapping and touching spans made one."""
    result: list[Span] = []
    for start, end in sorted(span for span in spans if span[0] < span[1]):
        if result and start <= result[-1][1]:
            result[-1] = (result[-1][0], max(end, result[-1][1]))
        else:
            result.append((start, end))
    return tuple(result)


def joined(prompts: Iterable[Prompted], between: str = "\n\n") -> Prompted:
    """Several prompts as one; blank ones are left out."""
    text = ""
    pasted: list[Span] = []
    for prompt in prompts:
        if prompt.text.strip():
            text += between if text else ""
            pasted += ((len(text) + start, len(text) + end) for start, end in prompt.pasted)
            text += prompt.text
    return Prompted(text, tuple(pasted))


class Chips:
    """Huge pastes, each shown as a short label that expands when the message is sent."""

    def __init__(self) -> None:
        self._contents: dict[str, str] = {}

    @property
    def next_number(self) -> int:
        """Number of the next chip, from 1."""
        return len(self._contents) + 1

    def add(self, label: str, content: str) -> None:
        """Remember what a label stands for."""
        self._contents[label] = content

    def at_end(self, text: str) -> str:
        """The label that `text` ends with, or ""."""
        return next((label for label in self._contents if text.endswith(label)), "")

    def expand(self, text: str, spans: Sequence[Span]) -> tuple[str, tuple[Span, ...]]:
        """The text with every label replaced by its content, and what of it was pasted."""
        found = sorted((text.find(label), label) for label in self._contents if label in text)
        pieces: list[str] = []
        shifts: list[Span] = []
        pasted: list[Span] = []
        position = length = 0
        for start, label in found:
            content = self._contents[label]
            pieces += text[position:start], content
            length += start - position
            pasted.append((length, length + len(content)))
            length += len(content)
            position = start + len(label)
            shifts.append((position, length - position))
        pieces.append(text[position:])
        pasted += ((_mapped(start, shifts), _mapped(end, shifts)) for start, end in spans)
        return "".join(pieces), merged(pasted)


def _mapped(offset: int, shifts: Sequence[Span]) -> int:
    """An offset of the text with labels as an offset of the expanded text."""
    return offset + next((shift for edge, shift in reversed(shifts) if offset >= edge), 0)
