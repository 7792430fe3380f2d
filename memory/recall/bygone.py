"""What held before, on the line of what holds now: only for a message that asks about it (C6)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace

from memory.ports import TokenCounter
from memory.recall.gates import cost
from memory.records import Line, Memory
from memory.text import is_cjk, normalise, shorten

_BEFORE = re.compile(
    r"以前|之前|原来|原先|从前|先前|过去|曾经"
    r"|\b(?:used? to|before|previous(?:ly)?|formerly|earlier|originally"
    r"|old (?:job|address|city|employer|company|place))\b"
)
_ASKS_FOR = re.compile(
    r"什么|多少|哪|谁|几[个年岁号]|叫啥|\b(?:what|which|where|who|how (?:much|many|old|long))\b"
    r"|\b(?:did|was|were) (?:i|my|our|the)\b"
)
_OLD_CHARS = 80
"""Most characters of what held before."""


def asks_of_before(text: str) -> bool:
    """Does a message ask what something was before?"""
    clean = normalise(text)
    return _BEFORE.search(clean) is not None and _ASKS_FOR.search(clean) is not None


def without_before(text: str) -> str:
    """A normalised message without the words for "before"."""
    return _BEFORE.sub(" ", text)


def with_bygone(lines: Iterable[Line], replaced: Mapping[str, Memory], tokens: TokenCounter) -> list[Line]:
    """The lines, each with what it has replaced and until when; `replaced` by id of the successor."""
    return [_carrying(line, replaced[line.id], tokens) if line.id in replaced else line for line in lines]


def _carrying(line: Line, old: Memory, tokens: TokenCounter) -> Line:
    until = old.local_day(old.updated_at)
    said = shorten(old.content.rstrip("。."), _OLD_CHARS)
    text = f"{line.text}（{until} 以前：{said}）" if is_cjk(old.content) else f"{line.text} (until {until}: {said})"
    return replace(line, text=text, tokens=cost(text, tokens), reasons=(*line.reasons, ("until", until)))
