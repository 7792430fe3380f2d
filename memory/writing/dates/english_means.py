"""What English date words mean: one small function for each kind of pattern in `english`."""

from __future__ import annotations

import re
from datetime import date, timedelta

from memory.writing.dates.base import (
    SATURDAY,
    Anchor,
    Span,
    add_months,
    days_between,
    half_span,
    last_day,
    monday_of,
    month_span,
    moved,
    near_date,
    near_day,
    near_month,
    near_weekday,
    one_day,
    quarter_span,
    safe_date,
    stretch,
    thirds,
    week_span,
    weekend_span,
    year_span,
)
from memory.writing.wording.numerals import en_number, en_ordinal

_MONTHS = ("january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
           "november", "december")  # fmt: skip
_DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
PART_WORDS = {"morning": "morning", "afternoon": "afternoon", "evening": "evening", "night": "evening",
               "lunchtime": "noon", "noon": "noon", "midnight": "night", "lunch": "noon"}  # fmt: skip
"""Words for a part of the day, as `When.part` names it."""

FEASTS = {
    "christmas eve": (12, 24), "christmas day": (12, 25), "christmas": (12, 25), "xmas": (12, 25),
    "boxing day": (12, 26), "new year's eve": (12, 31), "new year's day": (1, 1), "new year's": (1, 1),
    "halloween": (10, 31), "valentine's day": (2, 14), "valentine's": (2, 14), "bonfire night": (11, 5),
    "april fools": (4, 1), "st patrick's day": (3, 17), "independence day": (7, 4), "canada day": (7, 1),
    "bastille day": (7, 14), "anzac day": (4, 25),
}  # fmt: skip
"""Feasts of fixed date: (month, day)."""


def _month_number(word: str) -> int:
    return next(index for index, name in enumerate(_MONTHS, 1) if name.startswith(word.casefold().rstrip(".")[:3]))


def _weekday_number(word: str) -> int:
    return next(index for index, name in enumerate(_DAYS) if name.startswith(word.casefold()[:3]))


def group(match: re.Match[str], name: str) -> str:
    """A named group, "" where the pattern has none such or it took no part."""
    return (match.groupdict().get(name) or "").casefold()


def _which(match: re.Match[str]) -> int:
    """-1, 0, 1, 2 … for last, this, next, after next."""
    words = group(match, "which")
    if "after next" in match.group().casefold():
        return 2
    if "before last" in match.group().casefold():
        return -2
    return {"last": -1, "past": -1, "previous": -1, "next": 1, "following": 1}.get(words.split(" ")[-1], 0)


def numeric_iso(match: re.Match[str], _: Anchor) -> Span | None:
    """2026-03-05."""
    found = safe_date(int(match["y"]), int(match["m"]), int(match["d"]))
    return one_day(found) if found else None


def numeric_short(match: re.Match[str], anchor: Anchor) -> Span | None:
    """3/5, 25/12/2026."""
    first, second = int(match["a"]), int(match["b"])
    month, day = (first, second) if anchor.month_first else (second, first)
    if month > 12 >= day:
        month, day = day, month
    year = group(match, "year")
    if year:
        full = int(year) + (2000 if len(year) == 2 else 0)
        found = safe_date(full, month, day)
    else:
        found = near_date(anchor, month, day)
    return one_day(found) if found else None


def calendar_day(match: re.Match[str], anchor: Anchor) -> Span | None:
    """March 3rd, 3 March 2028."""
    text = match["day"]
    day = int(text) if text.isdecimal() else en_ordinal(text)
    if day is None:
        return None
    month = _month_number(match["month"])
    year = group(match, "year")
    which = group(match, "which")
    if which:
        found = safe_date(anchor.today.year + _which(match), month, day)
    else:
        found = safe_date(int(year), month, day) if year else near_date(anchor, month, day)
    return one_day(found) if found else None


def days_of_month(match: re.Match[str], anchor: Anchor) -> Span | None:
    """3-7 Feb, Dec 20 to 27; not "moved from 3 to 7 Feb", of which the latter holds."""
    first = calendar_day(match, anchor)
    end = re.match(r"\d+", match["until"])
    if first is None or first.first is None or end is None or _MOVED.search(match.string, 0, match.start()):
        return None
    last = safe_date(first.first.year, first.first.month, int(end[0]))
    return days_between(first.first, last) if last and last > first.first else None


_MOVED = re.compile(
    r"\b(?:moved|changed|shifted|rescheduled|postponed|pushed|switched|delayed|extended) (?:\w+ )?(?:from )?$",
    re.IGNORECASE,
)


def calendar_month(match: re.Match[str], anchor: Anchor) -> Span | None:
    """in May, March 2027, mid-March."""
    month = _month_number(match["month"])
    if group(match, "year"):
        year = int(match["year"])
    elif _which(match):
        near = near_month(anchor, month).first or anchor.today
        year = near.year if _which(match) > 0 else anchor.today.year - (month >= anchor.today.month)
    else:
        near = near_month(anchor, month).first or anchor.today
        year = near.year
    edge = group(match, "edge")
    if edge.startswith("end"):
        return last_day(month_span(year, month))
    if edge:
        return thirds(year, month, 1 if "mid" in edge else 2 if "late" in edge else 0)
    return month_span(year, month)


def lone_day(match: re.Match[str], anchor: Anchor) -> Span | None:
    """the 5th."""
    day = en_ordinal(match["day"])
    if day is None:
        return None
    which = match.groupdict().get("which")
    if which:
        year, month = add_months(anchor.today.year, anchor.today.month, _which(match))
        found = safe_date(year, month, day)
    else:
        found = near_day(anchor, day)
    return one_day(found) if found else None


def weekday(match: re.Match[str], anchor: Anchor) -> Span | None:
    """Friday, next Tuesday, a week from Friday."""
    number = _weekday_number(match["weekday"])
    week = group(match, "week")
    if week:
        weeks = {"last": -1, "next": 1}.get(week.split()[0], 0)
        return one_day(monday_of(anchor.today, weeks) + timedelta(days=number))
    which = _which(match)
    if which > 0:
        return one_day(monday_of(anchor.today, which) + timedelta(days=number))
    if which < 0:
        back = (anchor.today.weekday() - number) % 7 or 7
        return one_day(anchor.today - timedelta(days=back + (7 if which < -1 else 0)))
    if group(match, "which").endswith("this"):
        return one_day(monday_of(anchor.today) + timedelta(days=number))
    day = near_weekday(anchor, number)
    return one_day(day + timedelta(weeks=1) if group(match, "later") else day)


def day_word(match: re.Match[str], anchor: Anchor) -> Span | None:
    """tomorrow morning, tonight."""
    word = " ".join(match["word"].casefold().split()).removeprefix("the ")
    count = {"day after tomorrow": 2, "day before yesterday": -2, "last night": -1}.get(word)
    if count is None:
        count = 1 if "tomorrow" in word else -1 if "yesterday" in word else 0
    part = "evening" if word in ("tonight", "last night") else ""
    named = [value for name, value in PART_WORDS.items() if word.endswith(" " + name)]
    return one_day(anchor.today + timedelta(days=count), part=named[0] if named else part)


def _count(match: re.Match[str]) -> int | None:
    words = group(match, "n")
    return {"a couple of": 2, "a few": 3, "several": 4}.get(words) or en_number(words)


def moved_by(match: re.Match[str], anchor: Anchor) -> Span | None:
    """in two weeks, three days ago."""
    back = bool(group(match, "back"))
    unit = group(match, "unit")
    unit = "day" if unit == "night" else unit
    if group(match, "n").startswith("half"):
        return moved(anchor, -6 if back else 6, "month") if unit == "year" else None
    count = _count(match)
    if unit == "fortnight":
        count, unit = (count or 0) * 2, "week"
    if not count:
        return None
    span = moved(anchor, -count if back else count, unit, half=bool(group(match, "half")))
    if span and group(match, "n") in ("a few", "several", "a couple of"):
        return Span(span.first, span.last, "vague")
    return span


def stretch_of(match: re.Match[str], anchor: Anchor) -> Span | None:
    """the last two weeks."""
    count, unit = _count(match), group(match, "unit")
    if unit == "fortnight":
        count, unit = (count or 0) * 2, "week"
    unit = "day" if unit == "night" else unit
    return stretch(anchor, count, unit, _which(match) > 0) if count else None


def _span_of_unit(unit: str, which: int, anchor: Anchor) -> Span | None:
    today = anchor.today
    if unit == "week":
        return week_span(monday_of(today, which))
    if unit == "weekend":
        return weekend_span(monday_of(today, which))
    if unit == "month":
        return month_span(*add_months(today.year, today.month, which))
    if unit == "quarter":
        index = (today.month - 1) // 3 + which
        return quarter_span(today.year + index // 4, index % 4 + 1)
    return year_span(today.year + which) if unit == "year" else None


def unit_word(match: re.Match[str], anchor: Anchor) -> Span | None:
    """next month, this weekend."""
    unit, which = group(match, "unit"), _which(match)
    if unit == "weekend" and not which and not group(match, "which"):
        gone = anchor.leaning == "past" and anchor.today.weekday() < SATURDAY
        return weekend_span(monday_of(anchor.today, -1 if gone else 0))
    return _span_of_unit(unit, which, anchor)


def edge_of_unit(match: re.Match[str], anchor: Anchor) -> Span | None:
    """end of the month, early next year."""
    span = _span_of_unit(group(match, "unit").replace("-", ""), _which(match), anchor)
    if span is None or span.first is None or span.last is None:
        return None
    edge = group(match, "edge")
    if edge.startswith(("end", "close")) or not edge:
        return last_day(span)
    third = (span.last - span.first) / 3
    if "mid" in edge:
        return days_between(span.first + third, span.last - third)
    if "late" in edge:
        return days_between(span.last - third, span.last)
    return days_between(span.first, span.first + third)


def short_end(match: re.Match[str], anchor: Anchor) -> Span | None:
    """EOD, EOM, EOY."""
    unit = {"d": "day", "w": "week", "m": "month", "q": "quarter", "y": "year"}[match["letter"].casefold()]
    span = one_day(anchor.today) if unit == "day" else _span_of_unit(unit, 0, anchor)
    return last_day(span) if span else None


def quarter(match: re.Match[str], anchor: Anchor) -> Span | None:
    """Q2, the first quarter of 2027."""
    number = int(group(match, "q") or 0) or en_ordinal(group(match, "ordinal")) or 1
    year = anchor.today.year + (_which(match) if group(match, "which") else 0)
    if group(match, "year"):
        year = int(match["year"])
    elif anchor.leaning != "past" and number < (anchor.today.month + 2) // 3 and not group(match, "which"):
        year += 1
    span = quarter_span(year, number) if number <= 4 else None
    return last_day(span) if span and group(match, "edge").startswith("end") else span


def half(match: re.Match[str], anchor: Anchor) -> Span:
    """H2 2027, the second half of the year."""
    year = int(group(match, "year") or anchor.today.year + _which(match))
    first = "1" in (group(match, "half") or "2") or group(match, "half2") == "first"
    return half_span(year, 1 if first else 2)


def year(match: re.Match[str], _: Anchor) -> Span | None:
    """in 2019, since 2024."""
    span = year_span(int(match["year"]))
    return last_day(span) if group(match, "edge").startswith("end") else span


def feast(match: re.Match[str], anchor: Anchor) -> Span | None:
    """Christmas, New Year's Eve."""
    month, day = FEASTS[" ".join(group(match, "feast").split())]
    year = anchor.today.year + _which(match) if group(match, "which") else None
    if year is not None and _which(match) > 0 and date(anchor.today.year, month, day) > anchor.today:
        year -= 1 if anchor.today.month < month - 3 else 0
    found = safe_date(year, month, day) if year else near_date(anchor, month, day)
    return one_day(found) if found else None


def moving(_: re.Match[str], __: Anchor) -> Span:
    """Easter, Lunar New Year."""
    return Span(None, None, "feast", is_lunar=True)


def vague(_: re.Match[str], anchor: Anchor) -> Span:
    """the other day."""
    return Span(anchor.today - timedelta(days=10), anchor.today - timedelta(days=1), "vague")
