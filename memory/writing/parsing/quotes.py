"""Finding the words that a quote stands for in what the user typed, and telling scripts apart."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from memory.records import Message, Role
from memory.text import is_cjk
from memory.traditional import TO_SIMPLIFIED
from memory.writing.parsing.voices import Voice, voices
from memory.writing.privacy.payload import own_words

SHORTEST_CJK = 2
SHORTEST_LATIN = 4
"""Characters a quote has at least; fewer stand anywhere."""

_SAME = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "—": "-", "–": "-", "。": ".", "、": ","})
_EDGES = " \t\r\n\"'“”‘’「」『』《》.。,，、;；:：!！?？…~～()（）[]【】"
_LATIN_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_CJK_PER_WORD = 1.5
"""Chinese characters that say as much as one word."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A user message as it is searched: its letters in one spelling, each with its place in the text."""

    message: Message
    letters: str
    places: tuple[int, ...]
    blocked: tuple[tuple[int, int], ...]
    """Stretches that are not the user's own words: quoted, handed in, pasted (a match inside one is none)."""
    voices: tuple[Voice, ...]


def typed_messages(messages: Sequence[Message]) -> list[Typed]:
    """The messages that may be learnt from, made ready for searching."""
    return [_typed(message) for message in messages if message.role is Role.USER and not message.temporary]


def find_quote(quote: str, typed: Typed) -> str | None:
    """The literal span of the message that the quote stands for, or None.

    Case, full-width forms, Traditional characters and white space may differ. The span lies outside pasted text
    and ends at word boundaries.
    """
    wanted, _ = _letters(quote.strip(_EDGES), ())
    if len(wanted) < (SHORTEST_CJK if is_cjk(wanted) else SHORTEST_LATIN):
        return None
    at = typed.letters.find(wanted)
    while at >= 0:
        start, end = typed.places[at], typed.places[at + len(wanted) - 1] + 1
        if _is_own(typed, start, end) and _at_words(typed.message.text, start, end):
            return typed.message.text[start:end]
        at = typed.letters.find(wanted, at + 1)
    return None


def same_script(content: str, quote: str, message: str) -> bool:
    """Is the content written in the script of its quote, or of the message the quote is from?"""
    script = _script(content)
    return script is None or script in (_script(quote), _script(message))


def _typed(message: Message) -> Typed:
    letters, places = _letters(message.text, message.pasted)
    return Typed(
        message, letters, places, own_words(message.text, message.pasted).blocked, voices(message.text, message.pasted)
    )


def _letters(text: str, hidden: Sequence[tuple[int, int]]) -> tuple[str, tuple[int, ...]]:
    """The text in one spelling without white space; a hidden stretch becomes a mark that no quote holds."""
    letters: list[str] = []
    places: list[int] = []
    covered = {place for start, end in hidden for place in range(max(0, start), min(len(text), end))}
    for place, char in enumerate(text):
        spelt = "\0" if place in covered else _spelt(char)
        letters.append(spelt)
        places.extend([place] * len(spelt))
    return "".join(letters), tuple(places)


@lru_cache(maxsize=8192)
def _spelt(char: str) -> str:
    folded = unicodedata.normalize("NFKC", char.translate(_SAME)).casefold().translate(TO_SIMPLIFIED)
    return "".join(c for c in folded if not c.isspace() and unicodedata.category(c) not in ("Cc", "Cf"))


def _is_own(typed: Typed, start: int, end: int) -> bool:
    return not any(first <= start and end <= last for first, last in typed.blocked)


def _at_words(text: str, start: int, end: int) -> bool:
    """Does the span cut no word in two? (Chinese is written without boundaries.)"""
    return not (_joined(text[start - 1 : start], text[start]) or _joined(text[end - 1], text[end : end + 1]))


def _joined(left: str, right: str) -> bool:
    return left.isalnum() and right.isalnum() and not is_cjk(left) and not is_cjk(right)


def _script(text: str) -> str | None:
    """The script that most of a text is in: cjk, latin, other; None if it has no letters."""
    han = sum(1 for char in text if is_cjk(char))
    words = [word for word in _LATIN_WORD.findall(text) if not is_cjk(word)]
    latin = sum(1 for word in words if ord(word[0]) < 0x250)
    weights = {"cjk": han / _CJK_PER_WORD, "latin": latin, "other": len(words) - latin}
    best = max(weights, key=lambda name: weights[name])
    return best if weights[best] else None
