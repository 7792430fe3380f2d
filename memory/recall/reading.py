"""What a message asks memory for: words, days, what it points back to. Pure, under a millisecond."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date

from memory.days import day_of
from memory.dialogue import focused, turns, without_labels
from memory.recall.concepts import Thing, heard
from memory.recall.intents import is_personal, states_something
from memory.recall.plain import needs_no_memory
from memory.recall.pointing import points_back, referred_to, telling_terms
from memory.recall.query import RecallQuery
from memory.text import FUNCTION_CHARACTERS, index_terms, normalise, query_terms, stem
from memory.writing.chinese.people import SURNAME
from memory.writing.dates.resolver import resolve

EMBEDDED_CHARS = 400
"""Most characters that are embedded: a longer query says no more and costs far more."""
_REFERRED_CHARS = 300
_LONG_AGO_DAYS = 14
_VAGUE = frozenset({"vague", "time", "feast"})
_NAME = re.compile(r"(?<=[\w,;]\s)[A-Z][a-z]+\b|(?<=\w\s[\"'“‘(])[A-Z][a-z]+\b")
_NAME_ZH = re.compile(rf"(?:^|(?<=[\s，。、：；？！“”（）和与跟给向对由被为从让请]))({SURNAME}[一-龥]{{2}})")
_NO_NAME_ZH = re.compile(
    "高[中考]|关[于系]|常[常设]|颜色|方[法便案队]|明[白天年]|谢谢|毕业|夏天|叶子|任[何务]|黄色|阳[光台]|金[色闪]|蓝天|时[候间]|安[排全]"
    f"|.?.[{''.join(sorted(FUNCTION_CHARACTERS))}]"
)
"""Common words that begin like a surname, and what holds a word of grammar."""
_NO_DAY = re.compile(
    r"季度$|(?:the )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\W*$", re.IGNORECASE
)
"""An ordinal alone counts things far more often than days of the month, and 季度报告 names no quarter."""


@dataclass(frozen=True, slots=True)
class DaySpan:
    """Days that a message names, first and last, as ordinals (`date.toordinal`), inclusive."""

    first: int
    last: int

    @property
    def days(self) -> tuple[str, str]:
        """First and last day, ISO."""
        return date.fromordinal(self.first).isoformat(), date.fromordinal(self.last).isoformat()


@dataclass(frozen=True, slots=True)
class Reading:
    """A message as recall understands it."""

    text: str
    """What is embedded."""
    terms: tuple[str, ...]
    """What full text is asked for, in order; the words of resolved dates are left out."""
    spans: tuple[DaySpan, ...] = ()
    """Past days that it names."""
    names: tuple[tuple[str, ...], ...] = ()
    """The terms of each name: words with a capital letter inside a sentence, Chinese full names."""
    pointing: bool = False
    """It was read together with what was said before."""
    states: bool = False
    """It says something besides asking."""
    running: bool = False
    """It goes on with something (it states, and names no day long ago), so that what is recent matters more."""
    personal: bool = False
    """It speaks of the user himself: I, my, 我."""
    asks_nothing: bool = False
    """Neither it nor what it points to says anything: greetings, "ok"."""
    things: tuple[Thing, ...] = ()
    """Everyday things that a question names; none where it states something or names somebody: that says enough."""


def read(query: RecallQuery) -> Reading:
    """Read a message at its moment, in its zone, after what was said before."""
    pointing = points_back(query.text)
    referred = referred_to(query.previous, _REFERRED_CHARS) if pointing else ""
    words = without_labels(query.text)
    spans, dateless = _days(words, query)
    own = telling_terms(words) if pointing else query_terms(dateless) or query_terms(words)
    states = states_something(words)
    terms = tuple(dict.fromkeys([*own, *(query_terms(referred) if referred else ())]))
    names = _names(words, terms)
    things = () if states or names else heard(f"{referred}\n{words}")
    return Reading(
        text=focused(f"{referred}\n{query.text}" if referred else query.text, EMBEDDED_CHARS),
        terms=terms,
        things=things,
        spans=spans,
        names=names,
        pointing=bool(referred),
        personal=is_personal(words),
        states=states,
        running=states
        and not turns(query.text)
        and not any(_today(query) - span.last > _LONG_AGO_DAYS for span in spans),
        asks_nothing=needs_no_memory(words) or (not terms and not spans and not things),
    )


def is_single(text: str) -> str | None:
    """The character of a query of one CJK character or letter, else None: bigrams cannot find it."""
    clean = normalise(text).strip(" \n?？!！。.，,")
    return clean if len(clean) == 1 and clean.isalnum() else None


def _days(words: str, query: RecallQuery) -> tuple[tuple[DaySpan, ...], str]:
    """The days up to now that the words name, and the words without those of resolved dates."""
    whens = [
        when
        for when in resolve(words, query.moment, query.zone, query.day_start_hour, leaning="past")
        if when.first_day and when.precision not in _VAGUE and not _NO_DAY.match(when.words)
    ]
    rest = words
    for when in reversed(whens):
        rest = f"{rest[: when.start_offset]} {rest[when.end_offset :]}"
    today = _today(query)
    spans = [
        DaySpan(date.fromisoformat(when.first_day).toordinal(), date.fromisoformat(when.last_day).toordinal())
        for when in whens
    ]
    return tuple(span for span in spans if span.first < today), rest


def _names(words: str, terms: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    capitals = _NAME.findall(words)
    if 2 * len(capitals) > len(words.split()):  # A Headline Writes Every Word So
        capitals = []
    found: list[tuple[str, ...]] = [(stem(normalise(word)),) for word in capitals]
    found += [tuple(index_terms(name)) for name in _NAME_ZH.findall(words) if not _NO_NAME_ZH.match(name)]
    return tuple(name for name in dict.fromkeys(found) if any(term in terms for term in name))


def _today(query: RecallQuery) -> int:
    return date.fromisoformat(day_of(query.moment, query.zone, query.day_start_hour)).toordinal()
