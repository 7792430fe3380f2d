"""When, where and of whom a message is written: what every rule may ask beside the words themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime

from memory.writing.dates.base import When, add_months, anchor_of, safe_date
from memory.writing.dates.resolver import resolve
from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.spans import Clause

_TIMED = lazy(
    r"\d|[天日周月年号季今明昨后前]|星期|礼拜|节|初|晚|早|[春夏秋冬旦]|国庆|五一|六一|十一|圣诞|双1|除夕|中秋|清明"
    r"|端午|(?i:day|week|month|year|night|morning|evening|tomorrow|weekend|fortnight|quarter|noon|q[1-4]|spring|summer|autumn|winter"
    r"|fall|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|first|second|third|th\b|christmas"
    r"|easter|eo[dwmqy])"
)

_OF_SOME_MONTH = caseless(r"the (?P<day>\d{1,2})(?:st|nd|rd|th)")
_NAMED_MONTH = caseless(r"\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)")
_COMES_AFTER = caseless(r"\b(?:back|return\w*|home|until|till|til|results?|ends?|finish\w*)\b")


@dataclass(frozen=True, slots=True)
class Setting:
    """When and where a message was written, and whom its last clause spoke of."""

    moment: datetime
    zone: str
    day_start_hour: int
    subject: str = ""
    """user | relation | other | "" (nobody yet)."""
    thing: bool = False
    """Did the clause before bring up a thing (学了一道新菜) that a name may be said of?"""
    beside: str = ""
    """The day that the sentence has named by its month already: "back on the 15th" is near it."""

    @property
    def today(self) -> str:
        """The user's day, as an ISO date."""
        return anchor_of(self.moment, self.zone, self.day_start_hour, "auto").today.isoformat()


@dataclass(frozen=True, slots=True)
class Before:
    """What stood before a message in its talk. No source: it only says what an answer or a pronoun means."""

    assistant: str | None = None
    """The assistant's last words: which question a bare answer answers."""
    user: str = ""
    """The user's last words: whom "she" means."""
    kin: Sequence[str] = ()
    """What is remembered of people and animals close to the user: whose a name is."""


def whens_in(clause: Clause, setting: Setting) -> tuple[When, ...]:
    """The times a clause speaks of, with offsets within it."""
    if not _TIMED.search(clause.flat):
        return ()
    found = resolve(clause.shown, setting.moment, setting.zone, setting.day_start_hour)
    return tuple(_near(when, clause, setting.beside) for when in found) if setting.beside else found


def named_day(clause: Clause, setting: Setting) -> str:
    """The day that a clause names by its month; "" where it names none, or it names it otherwise."""
    days = [when for when in whens_in(clause, setting) if when.iso and when.precision == "day"]
    return next((when.first_day for when in reversed(days) if _NAMED_MONTH.search(when.words)), "")


def _near(when: When, clause: Clause, beside: str) -> When:
    """The Nth, in the month of the day beside it or next to it: the nearest one, or the next where it comes after."""
    said = _OF_SOME_MONTH.fullmatch(when.words)
    if said is None:
        return when
    other = date.fromisoformat(beside)
    days = [
        day for shift in (-1, 0, 1) if (day := safe_date(*add_months(other.year, other.month, shift), int(said["day"])))
    ]
    if _COMES_AFTER.search(clause.flat, 0, when.start_offset):
        days = [day for day in days if day >= other]
    if not days:
        return when
    iso = min(days, key=lambda one: abs((one - other).days)).isoformat()
    return replace(when, first_day=iso, last_day=iso, iso=iso)
