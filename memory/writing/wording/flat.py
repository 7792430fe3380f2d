"""The shadow a text is read in: as long as the text itself, so that offsets hold in both.

Full-width letters and digits become plain ones, Traditional characters Simplified, curly apostrophes
straight. Rules match on the shadow; what is stored and quoted comes from the text.
"""

from __future__ import annotations

from memory.traditional import TO_SIMPLIFIED
from memory.writing.wording.patterns import lazy
from memory.writing.wording.spoken import SPOKEN, spoken_as_written


def _shown_table() -> dict[int, str]:
    table = {code: chr(code - 0xFEE0) for code in range(0xFF10, 0xFF5B) if chr(code).isalnum()}
    table.update(dict.fromkeys(map(ord, "\u00a0\u3000\u2007\u202f"), " "))
    table[ord("％")] = "%"
    return table


def _flat_table() -> dict[int, str]:
    table = {code: str(char) for code, char in TO_SIMPLIFIED.items() if len(str(char)) == 1}
    table.update(_shown_table())
    table.update({ord("’"): "'", ord("‘"): "'", ord("："): ":", ord("－"): "-", ord("／"): "/", ord("～"): "~"})
    return table


_HAN = lazy("[\u3400-\u4dbf\u4e00-\u9fff]")
_SHOWN = _shown_table()
_OF_BOTH = frozenset("台里后干面松只系才云周占布谷斗丑岳志板回采舍升并症灶床家范余了着吃喂群")
"""Characters that Traditional has too, for another word or as another form."""
_ONLY_SIMPLIFIED = frozenset(map(str, TO_SIMPLIFIED.values())) - {chr(code) for code in TO_SIMPLIFIED} - _OF_BOTH
_FLAT = _flat_table()


def shown(text: str) -> str:
    """The text with full-width letters, digits and blanks made plain; same length, for what is stored."""
    return text.translate(_SHOWN)


def flatten(text: str) -> str:
    """The shadow of a text for matching: plain letters, Simplified, Mandarin, straight apostrophes; same length."""
    flat = text.translate(_FLAT)
    return spoken_as_written(flat) if SPOKEN.search(flat) else flat


def has_han(text: str) -> bool:
    """Does the text hold a Chinese character?"""
    return _HAN.search(text) is not None


def is_traditional(text: str) -> bool:
    """Is the text written in Traditional characters (at least one that Simplified writes otherwise)?"""
    return any(ord(char) in TO_SIMPLIFIED for char in text if "\u4e00" <= char <= "\u9fff")


def mostly_traditional(text: str) -> bool:
    """Are there more characters of a text that only Traditional has than such that only Simplified has?"""
    traditional = sum(ord(char) in TO_SIMPLIFIED for char in text)
    return traditional > sum(char in _ONLY_SIMPLIFIED for char in text)
