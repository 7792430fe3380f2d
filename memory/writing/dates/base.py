"""Where dates are counted from, and calendar arithmetic; shared by the Chinese and the English date rules."""

from __future__ import annotations

import calendar
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta, timezone, tzinfo
from typing import Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from memory.writing.wording.patterns import caseless

Leaning = Literal["past", "future", "near", "auto"]
_OFFSET = caseless(r"(?:UTC|GMT)?([+-])(\d{1,2}):?(\d{2})?$")
_MONTHS = 12
_AMERICAS = timedelta(hours=-3)
"""Clocks at least this far behind UTC write the month first."""
_WAYS: tuple[Leaning, ...] = ("past", "future")
SATURDAY = 5
"""Weekday number (Monday is 0)."""


@dataclass(frozen=True, slots=True)
class When:
    """A stretch of text that speaks of a time, and the days it means.

    `first_day` and `last_day` are ISO dates, inclusive; both empty where no day can be told (lunar and
    moving feasts). `iso` is the shortest ISO form of it: a day (2026-03-05), a week (2026-W10), a month
    (2026-03) or a year; of a range its first day; None where it is too vague.
    """

    start_offset: int
    end_offset: int
    first_day: str
    last_day: str
    iso: str | None
    precision: str
    """day | weekend | week | month | quarter | half | season | year | range | vague | feast."""
    is_lunar: bool
    """A date of the lunar calendar or a moving feast: kept as words, not resolved."""
    words: str
    clock: str = ""
    """Time of day as HH:MM, where one is named."""
    part: str = ""
    """morning | noon | afternoon | evening | night, where one is named."""
    day_end_offset: int = -1
    """Where the words for the day end and those for the time of day begin."""

    @property
    def date(self) -> str | None:
        """The date to store: as `iso`, but a week by its Monday."""
        return self.first_day if self.precision == "week" and self.iso and "W" in self.iso else self.iso


@dataclass(frozen=True, slots=True)
class Anchor:
    """The moment a text was written, as its writer lives it."""

    today: date
    """The user's day: before the day's start hour it is still the day before."""
    local: datetime
    leaning: Leaning
    month_first: bool = True
    """Is 3/5 read as the third month (else as the third day)?"""

    @property
    def small_hours(self) -> bool:
        """Is it past midnight, but still the user's day before?"""
        return self.local.date() != self.today


@dataclass(frozen=True, slots=True)
class Span:
    """What a date rule made of a match; offsets are added by the caller."""

    first: date | None
    last: date | None
    precision: str
    iso: str | None = None
    clock: str = ""
    part: str = ""
    is_lunar: bool = False


Handler = Callable[[re.Match[str], Anchor], Span | None]


def zone_of(name: str) -> tzinfo:
    """The zone of an IANA name or a fixed offset such as "+08:00"; UTC where it is neither."""
    match = _OFFSET.match(name.strip())
    if match:
        minutes = int(match[2]) * 60 + int(match[3] or 0)
        return timezone(timedelta(minutes=-minutes if match[1] == "-" else minutes))
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return UTC


def anchor_of(moment: datetime, zone: str, day_start_hour: int, leaning: Leaning) -> Anchor:
    """The anchor of a message sent at `moment` (aware) by someone in `zone` whose day starts at that hour."""
    local = moment.astimezone(zone_of(zone))
    today = (local - timedelta(hours=day_start_hour)).date()
    americas = (local.utcoffset() or timedelta()) <= _AMERICAS
    return Anchor(today=today, local=local, leaning=leaning, month_first=americas)


def one_day(day: date, clock: str = "", part: str = "") -> Span:
    """A single day."""
    return Span(day, day, "day", day.isoformat(), clock, part)


def days_between(first: date, last: date, precision: str = "range") -> Span:
    """A stretch of days without an ISO form of its own."""
    return Span(first, last, precision, first.isoformat())


def week_span(monday: date) -> Span:
    """The ISO week that begins on this Monday."""
    year, week, _ = monday.isocalendar()
    return Span(monday, monday + timedelta(days=6), "week", f"{year}-W{week:02d}")


def weekend_span(monday: date) -> Span:
    """Saturday and Sunday of the week that begins on this Monday."""
    saturday = monday + timedelta(days=5)
    return Span(saturday, saturday + timedelta(days=1), "weekend", saturday.isoformat())


def month_span(year: int, month: int) -> Span:
    """A whole month."""
    return Span(date(year, month, 1), month_end(year, month), "month", f"{year}-{month:02d}")


def quarter_span(year: int, quarter: int) -> Span:
    """A calendar quarter, 1 to 4."""
    month = 3 * quarter - 2
    return Span(date(year, month, 1), month_end(year, month + 2), "quarter", str(year))


def half_span(year: int, half: int) -> Span:
    """Half a year, 1 or 2."""
    month = 6 * half - 5
    return Span(date(year, month, 1), month_end(year, month + 5), "half", str(year))


def year_span(year: int) -> Span:
    """A whole year."""
    return Span(date(year, 1, 1), date(year, 12, 31), "year", str(year))


def last_day(span: Span) -> Span | None:
    """The last day of a span ("end of …")."""
    return one_day(span.last) if span.last else None


def thirds(year: int, month: int, third: int) -> Span:
    """The beginning (0), middle (1) or last (2) ten days of a month."""
    first = (1, 11, 21)[third]
    last = (10, 20, month_end(year, month).day)[third]
    span = month_span(year, month)
    return replace(span, first=date(year, month, first), last=date(year, month, last), precision="range")


def month_end(year: int, month: int) -> date:
    """Last day of a month."""
    return date(year, month, calendar.monthrange(year, month)[1])


def safe_date(year: int, month: int, day: int) -> date | None:
    """The date, or None where there is none such (31 April)."""
    try:
        return date(year, month, day)
    except ValueError:
        return None


def add_months(year: int, month: int, count: int) -> tuple[int, int]:
    """(year, month) so many months later."""
    index = year * _MONTHS + month - 1 + count
    return index // _MONTHS, index % _MONTHS + 1


def shift_months(day: date, count: int) -> date:
    """The same day of another month, or its last one where that is shorter."""
    year, month = add_months(day.year, day.month, count)
    return date(year, month, min(day.day, calendar.monthrange(year, month)[1]))


def monday_of(day: date, weeks: int = 0) -> date:
    """Monday of the day's week, moved by whole weeks."""
    return day - timedelta(days=day.weekday()) + timedelta(weeks=weeks)


def near_weekday(anchor: Anchor, weekday: int) -> date:
    """A weekday without a week: the coming one (today included), or the last where the past is meant."""
    ahead = (weekday - anchor.today.weekday()) % 7
    if anchor.leaning == "past":
        return anchor.today - timedelta(days=(anchor.today.weekday() - weekday) % 7 or 7)
    return anchor.today + timedelta(days=ahead)


def near_date(anchor: Anchor, month: int, day: int) -> date | None:
    """A day and month without a year: the next one (today included), or the last where the past is meant."""
    today = anchor.today
    if anchor.leaning == "near":
        ends = [near_date(replace(anchor, leaning=way), month, day) for way in _WAYS]
        return min((end for end in ends if end), key=lambda end: abs(end - today), default=None)
    years = range(today.year, today.year - 9, -1) if anchor.leaning == "past" else range(today.year, today.year + 9)
    for year in years:
        found = safe_date(year, month, day)
        if found and (found <= today if anchor.leaning == "past" else found >= today):
            return found
    return None


def near_month(anchor: Anchor, month: int) -> Span:
    """A month named without a year: this or the next such month, or the last where the past is meant."""
    today = anchor.today
    year = today.year
    if anchor.leaning == "near":
        year += round((today.month - month) / _MONTHS)
    elif anchor.leaning == "past":
        year -= month > today.month
    else:
        year += month < today.month
    return month_span(year, month)


def near_day(anchor: Anchor, day: int) -> date | None:
    """A day of the month alone ("the 5th"): the next one (today included), or the last in the past."""
    step = -1 if anchor.leaning == "past" else 1
    for count in range(_MONTHS):
        year, month = add_months(anchor.today.year, anchor.today.month, step * count)
        found = safe_date(year, month, day)
        if found and (found <= anchor.today if step < 0 else found >= anchor.today):
            return found
    return None


def moved(anchor: Anchor, count: int, unit: str, half: bool = False) -> Span | None:
    """A point so many days, weeks, months or years away; months and years give reduced precision."""
    today = anchor.today
    try:
        if unit == "day":
            return one_day(today + timedelta(days=count))
        if unit == "week":
            day = today + timedelta(weeks=count, days=(4 if count > 0 else -4) if half else 0)
            return Span(day - timedelta(days=3), day + timedelta(days=3), "week", day.isoformat())
        if unit == "month":
            day = shift_months(today, count) + timedelta(days=(15 if count > 0 else -15) if half else 0)
            return month_span(day.year, day.month)
        if half:
            day = shift_months(today, count * _MONTHS + (6 if count > 0 else -6))
            return month_span(day.year, day.month)
        return year_span(today.year + count) if 1 <= today.year + count <= 9998 else None
    except (OverflowError, ValueError):
        return None


def stretch(anchor: Anchor, count: int, unit: str, forward: bool) -> Span | None:
    """The last or next so many days, weeks, months or years, today included."""
    try:
        days = {"day": count, "week": 7 * count}.get(unit)
        if days is not None:
            other = anchor.today + timedelta(days=days if forward else -days)
        else:
            months = count * (_MONTHS if unit == "year" else 1)
            other = shift_months(anchor.today, months if forward else -months)
    except (OverflowError, ValueError):
        return None
    first, last = (anchor.today, other) if forward else (other, anchor.today)
    return days_between(first, last)


def clock_text(hour: int, minute: int) -> str:
    """HH:MM, or "" where it is no time of day."""
    return f"{hour:02d}:{minute:02d}" if 0 <= hour <= 24 and 0 <= minute < 60 else ""
