"""How far a model's sentence rests on words that the user typed: its telling words, and every number in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from memory.text import normalise
from memory.writing.sameness import core, without_dates
from memory.writing.wording.numerals import EN_NUMBERS, zh_number
from memory.writing.wording.patterns import Lazy, caseless, lazy

_DIGITS = r"\d+(?:[,，]\d{3})*(?:\.\d+)?"
_SCALES = {
    "k": 1e3,
    "千": 1e3,
    "thousand": 1e3,
    "万": 1e4,
    "m": 1e6,
    "百万": 1e6,
    "million": 1e6,
    "亿": 1e8,
    "billion": 1e9,
}
_SCALED = caseless(rf"({_DIGITS})\s*(百万|[千万亿]|(?:k|m|thousand|million|billion)\b)?")
_CHINESE = lazy(r"[零〇一二两俩三仨四五六七八九十百千万亿廿]+")
_COUNTED = lazy(
    r"[零〇一二两三四五六七八九十百千万亿]+(?=[个個岁歲点點块元%天号號月年本只隻斤公次条條口种種门楼樓度位周週分小时時名台])"
)
"""Chinese numerals that count something: 三 of 三明治 does not."""
_WORD = caseless(rf"\b(?:{'|'.join(EN_NUMBERS)})\b")
_IN_OTHER_WORDS = caseless(
    r"[半刻倍双雙]|\b(?:half|quarter|dozens?|couple|pair|double|triple|hundreds?|thousand|million|twice|once|fortnight)\b"
)
"""Numbers that are said without one: what a sentence makes of them is not judged."""
_TRIFLING = frozenset({0.0, 1.0, 2.0})
"""As good as articles, and what "both" and "another" say."""
_NOON = 12.0
_MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*"
_DATE = caseless(
    rf"\b(?:\d{{1,2}}(?:st|nd|rd|th)? (?:of )?{_MONTH}|{_MONTH}\.? \d{{1,2}}(?:st|nd|rd|th)?\b)(?:,? \d{{4}})?|\b{_MONTH} \d{{4}}"
)


def share_typed(content: str, sources: Iterable[str]) -> float:
    """Which share of a sentence's telling words the sources hold, 0 to 1; 1 where it has none."""
    said = core(content)
    typed = frozenset[str]().union(*map(core, sources))
    return len(said & typed) / len(said) if said else 1.0


def invents_a_number(content: str, sources: Iterable[str]) -> bool:
    """Is there a number in a sentence that no source holds, in digits or in words? Dates are not judged."""
    text = " ".join(sources)
    if _IN_OTHER_WORDS.search(text):
        return False
    held = _TRIFLING.union(*_readings(text, _CHINESE))
    held |= {value + _NOON for value in held if value <= _NOON}
    return any(held.isdisjoint(values) for values in _readings(_DATE.sub(" ", without_dates(content)), _COUNTED))


def _readings(text: str, chinese: Lazy) -> Iterator[set[float]]:
    """For each number in a text what it may be worth: 20 of "20万" as it stands, and two hundred thousand."""
    plain = normalise(text)
    for match in _SCALED.finditer(plain):
        number = float(re.sub(r"[,，]", "", match[1]))
        yield {number, number * _SCALES.get((match[2] or "").casefold(), 1.0)}
    for match in chinese.finditer(plain):
        value = zh_number(match[0])
        if value is not None:
            yield {float(value)}
    for match in _WORD.finditer(plain):
        yield {float(EN_NUMBERS[match[0].casefold()])}
