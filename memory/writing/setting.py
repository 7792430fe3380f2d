"""When, where and of whom a message is written: what every rule may ask beside the words themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from memory.writing.dates.base import When, anchor_of
from memory.writing.dates.resolver import resolve
from memory.writing.wording.patterns import lazy
from memory.writing.wording.spans import Clause

_TIMED = lazy(
    r"\d|[天日周月年号季今明昨后前]|星期|礼拜|节|初|晚|早|[春夏秋冬旦]|国庆|五一|六一|十一|圣诞|双1|除夕|中秋|清明"
    r"|端午|(?i:day|week|month|year|night|tomorrow|weekend|fortnight|quarter|noon|q[1-4]|spring|summer|autumn|winter"
    r"|fall|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|first|second|third|th\b|christmas"
    r"|easter|eo[dwmqy])"
)


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
    return resolve(clause.shown, setting.moment, setting.zone, setting.day_start_hour)
