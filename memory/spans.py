"""Finding words in a text whatever their spelling, and arithmetic on the spans (start, end) they cover."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from memory.text import is_cjk, normalise

Span = tuple[int, int]
"""Start and end of a piece of text, in characters, end exclusive."""

_LETTER = "0-9a-z\u00df-\u024f\u0370-\u052f"
_JOINING = re.compile("[\u0300-\u036f\u0483-\u0489\u0591-\u05c7\u064b-\u065f\u1100-\u11ff\u20d0-\u20ff\u3099\u309a]")
_KEPT_SIGNS = "+#%"
_PLURAL = re.compile(r"(?<=[a-z]{3})(?<!s)s$")


@dataclass(frozen=True, slots=True)
class Folded:
    """A text in one spelling (as `memory.text.normalise`), and where each of its characters came from."""

    text: str
    origins: tuple[int, ...] | None
    """Offset in the original of every folded character, and its length at the end; None: they are the
    same.
    """

    def original(self, start: int, end: int) -> Span:
        """The span of the original text that the folded span stands for."""
        if self.origins is None:
            return start, end
        return self.origins[start], self.origins[end]


def fold(text: str) -> Folded:
    """One spelling for full-width forms, letter case, Traditional Chinese and combining marks."""
    folded = normalise(text)
    if len(folded) == len(text) and not _JOINING.search(text):
        return Folded(folded, None)
    pieces: list[str] = []
    origins: list[int] = []
    start = 0
    for end in range(1, len(text) + 1):
        if end < len(text) and _joins(text[end]):
            continue
        piece = normalise(text[start:end])
        pieces.append(piece)
        origins.extend([start] * len(piece))
        start = end
    return Folded("".join(pieces), (*origins, len(text)))


def words_pattern(words: str) -> re.Pattern[str] | None:
    """A pattern for these words in a folded text; None where there is nothing to look for.

    Space and punctuation between the words may differ, Chinese may be spaced out, Latin words and numbers
    match whole (a plural or possessive "s" may follow).
    """
    pieces: list[str] = []
    previous = ""
    gap = False
    clean = _PLURAL.sub("", normalise(words).rstrip(" .,;:!?。，；：！？"))
    for char in clean:
        if not (char.isalnum() or char in _KEPT_SIGNS):
            gap = True
            continue
        if previous:
            pieces.append(_between(previous, char, gap))
        pieces.append(re.escape(char))
        previous, gap = char, False
    if not pieces:
        return None
    return re.compile(_before(clean) + "".join(pieces) + _after(previous))


def find(pattern: re.Pattern[str], folded: Folded) -> list[Span]:
    """Spans of the original text where the pattern matches, in order."""
    return [folded.original(*match.span()) for match in pattern.finditer(folded.text) if match.group()]


def united(spans: Iterable[Span]) -> list[Span]:
    """The same ground, sorted, without overlaps or empty spans."""
    result: list[Span] = []
    for start, end in sorted(spans):
        if start >= end:
            continue
        if result and start <= result[-1][1]:
            result[-1] = result[-1][0], max(result[-1][1], end)
        else:
            result.append((start, end))
    return result


def without(spans: Iterable[Span], taken: Iterable[Span]) -> list[Span]:
    """What is left of `spans` where `taken` is cut out."""
    result = united(spans)
    for cut_start, cut_end in united(taken):
        left: list[Span] = []
        for start, end in result:
            left += [(start, min(end, cut_start)), (max(start, cut_end), end)]
        result = united(left)
    return result


def common(first: Iterable[Span], second: Iterable[Span]) -> list[Span]:
    """The ground that both cover."""
    both = list(second)
    return united((max(a, c), min(b, d)) for a, b in first for c, d in both)


def replaced(text: str, spans: Sequence[Span], mark: str) -> str:
    """The text with each span replaced by `mark`; spans beyond its end are ignored."""
    pieces: list[str] = []
    at = 0
    for start, end in united((start, min(end, len(text))) for start, end in spans):
        pieces += [text[at:start], mark]
        at = end
    return "".join(pieces) + text[at:]


def _joins(char: str) -> bool:
    return unicodedata.combining(char) != 0 or "\u1160" <= char <= "\u11ff"


def _between(left: str, right: str, gap: bool) -> str:
    if gap:
        return r"[\W_]{1,3}" if left.isdigit() and right.isdigit() else r"[\W_]{0,3}"
    return r"\s*" if is_cjk(left) or is_cjk(right) else ""


def _before(words: str) -> str:
    first = next(char for char in words if char.isalnum() or char in _KEPT_SIGNS)
    if first.isdigit():
        return rf"(?<![{_LETTER}])(?<!\d[.,])"
    return "" if is_cjk(first) else rf"(?<![{_LETTER}])"


def _after(last: str) -> str:
    if last.isdigit():
        return rf"(?![{_LETTER}])(?![.,]\d)"
    if is_cjk(last) or last in _KEPT_SIGNS:
        return ""
    return rf"(?:e?s|['’]s)?(?![{_LETTER}])"
