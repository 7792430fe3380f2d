"""An estimate of tokens that needs no vocabulary: for the moments before one is loaded, and where none is."""

from __future__ import annotations

import re
from functools import lru_cache

_WIDE = re.compile(r"[\u2e80-\u303f\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]+")
_WORDS = re.compile(r"[A-Za-z\u00c0-\u024f]+")
_OTHER_WORDS = re.compile(r"[\u0370-\u1fff]+")
"""Words in Greek, Cyrillic, Arabic, Indic and other letters, which are cut finer."""
_DIGITS = re.compile(r"[0-9]+")
_GAPS = re.compile(r"[ \t\r\n]{2,}|[\t\r\n]")
"""A single space costs nothing: it belongs to the word behind it."""
_MARKS = re.compile(
    r"[^A-Za-z0-9\s\u00c0-\u024f\u0370-\u1fff\u2e80-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af"
    r"\uf900-\ufaff\uff00-\uffef]"
)

CHARS_PER_WORD_TOKEN = 6
"""Longer Latin words are taken to be cut into pieces of this many letters."""
CHARS_PER_OTHER_TOKEN = 2
DIGITS_PER_TOKEN = 3
SPACES_PER_TOKEN = 16


_PIECES = (
    (_WIDE, 1),
    (_WORDS, CHARS_PER_WORD_TOKEN),
    (_OTHER_WORDS, CHARS_PER_OTHER_TOKEN),
    (_DIGITS, DIGITS_PER_TOKEN),
    (_GAPS, SPACES_PER_TOKEN),
    (_MARKS, 1),
)


CACHED_CHARS = 4_000
"""Only texts up to this length are remembered with their count: a window is counted anew at every turn."""
CACHED_TEXTS = 4_096


class EstimatingCounter:
    """Counts by kind of character; rather a little too high than too low, so that budgets hold."""

    def count(self, text: str) -> int:
        """Estimated tokens: one for a CJK character, a mark, six letters of a word, three digits."""
        return _cached(text) if len(text) <= CACHED_CHARS else _estimate(text)


def _estimate(text: str) -> int:
    tokens = sum(-(-len(run) // length) for pattern, length in _PIECES for run in pattern.findall(text))
    return tokens if text.isascii() else tokens + sum(char > "\uffff" for char in text)


_cached = lru_cache(CACHED_TEXTS)(_estimate)
