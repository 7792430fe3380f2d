"""What a message asks memory for: words, days, what it points back to. Pure, under a millisecond."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date

from memory.days import day_of
from memory.dialogue import focused, turns, without_labels
from memory.recall.pointing import is_closing, points_back, referred_to, telling_terms
from memory.recall.query import RecallQuery
from memory.text import normalise, query_terms, sentences
from memory.writing import dates

EMBEDDED_CHARS = 400
"""Most characters that are embedded: a longer query says no more and costs far more."""
_REFERRED_CHARS = 300
_LONG_AGO_DAYS = 14
_VAGUE = frozenset({"vague", "time", "feast"})
_PERSONAL = re.compile(r"[我俺咱]|\b(?:i|i'm|i've|i'd|i'll|my|mine|me|we|our|us)\b", re.IGNORECASE)
_ASIDE = re.compile(
    r"(?:帮|给|告诉|替|教|让|请)我|我(?:想|要)?(?:问|知道)|我们来"
    r"|\b(?:tell|give|show|help|teach|let|remind) (?:me|us)\b|\b(?:how|where) (?:do|can|could) (?:i|we)\b|\bcan i\b",
    re.IGNORECASE,
)
"""Ways of asking that name the asker without speaking of him."""
_GIVEN = re.compile(
    r"翻译|译成|译为|润色|你是谁|你能做什么|改写成|改成大写|改成小写|等于多少|乘以|除以|平方根"
    r"|\bwho are you\b|\bwhat can you do\b"
    r"|\b(?:translate|proofread|fix the grammar|in capital letters|capital letters|uppercase|square root)\b"
    r"|^[\d\s.,+*/×÷()%=^-]+[?？]?$",
    re.IGNORECASE,
)
"""What is asked of a text or a sum that stands in the message itself, or of Jide."""
_ORDINAL = re.compile(
    r"(?:the )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\W*$", re.IGNORECASE
)
"""An ordinal alone counts things far more often than days of the month."""
_ASKING = re.compile(
    r"^(?:what|when|where|who|whom|whose|which|why|how|did|do|does|is|are|was|were|has|have|had|can|could|would|should)\b"
    r"|^(?:in|on|at|for|to|with|from) (?:which|what|whom)\b|[?？]$|[吗呢么]$|^(?:什么|谁|哪|怎么|为什么|几|多少)",
    re.IGNORECASE,
)


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


def read(query: RecallQuery) -> Reading:
    """Read a message at its moment, in its zone, after what was said before."""
    pointing = points_back(query.text)
    referred = referred_to(query.previous, _REFERRED_CHARS) if pointing else ""
    words = without_labels(query.text)
    spans, dateless = _days(words, query)
    own = telling_terms(words) if pointing else query_terms(dateless) or query_terms(words)
    states = any(not is_question(sentence) for sentence in sentences(words))
    personal = _PERSONAL.search(_ASIDE.sub(" ", words)) is not None
    given = not personal and _GIVEN.search(words) is not None
    terms = tuple(dict.fromkeys([*own, *(query_terms(referred) if referred else ())]))
    return Reading(
        text=focused(f"{referred}\n{query.text}" if referred else query.text, EMBEDDED_CHARS),
        terms=terms,
        spans=spans,
        pointing=bool(referred),
        personal=personal,
        states=states,
        running=states
        and not turns(query.text)
        and not any(_today(query) - span.last > _LONG_AGO_DAYS for span in spans),
        asks_nothing=given or is_closing(query.text) or (not terms and not spans),
    )


def is_single(text: str) -> str | None:
    """The character of a query of one CJK character or letter, else None: bigrams cannot find it."""
    clean = normalise(text).strip(" \n?？!！。.，,")
    return clean if len(clean) == 1 and clean.isalnum() else None


def is_question(sentence: str) -> bool:
    """Does a sentence ask, in Chinese or English?"""
    return _ASKING.search(sentence.strip(" \"'“”‘’")) is not None


def _days(words: str, query: RecallQuery) -> tuple[tuple[DaySpan, ...], str]:
    """The days up to now that the words name, and the words without those of resolved dates."""
    whens = [
        when
        for when in dates.resolve(words, query.moment, query.zone, query.day_start_hour, leaning="past")
        if when.first_day and when.precision not in _VAGUE and not _ORDINAL.match(when.words)
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


def _today(query: RecallQuery) -> int:
    return date.fromisoformat(day_of(query.moment, query.zone, query.day_start_hour)).toordinal()
