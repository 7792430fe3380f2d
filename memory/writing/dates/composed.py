"""Dates made of others: the first Monday of March, two weeks from Tuesday, 下个月最后一天, 明年春天."""

from __future__ import annotations

import re
from datetime import date, timedelta

from memory.writing.dates.base import (
    Anchor,
    Handler,
    Span,
    add_months,
    days_between,
    monday_of,
    month_end,
    moved,
    near_month,
    near_weekday,
    one_day,
    year_span,
)
from memory.writing.wording.numerals import EN_NUMBER, en_number, en_ordinal, zh_number
from memory.writing.wording.patterns import Lazy, caseless, lazy

_DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_SEASONS = {"spring": 3, "春": 3, "summer": 6, "夏": 6, "autumn": 9, "fall": 9, "秋": 9, "winter": 12, "冬": 12}
_YEARS = {"前年": -2, "去年": -1, "今年": 0, "明年": 1, "后年": 2, "last": -1, "this": 0, "next": 1, "coming": 1}
_WEEKDAYS = {**{char: index for index, char in enumerate("一二三四五六")}, "日": 6, "天": 6}
_LAST = -1


def _group(match: re.Match[str], name: str) -> str:
    return (match.groupdict().get(name) or "").casefold()


def _weekday(match: re.Match[str]) -> int:
    name = _group(match, "weekday")
    return _WEEKDAYS[name] if name in _WEEKDAYS else _DAYS.index(name[:3])


def _month(match: re.Match[str], anchor: Anchor) -> tuple[int, int] | None:
    """(year, month) of the month named, by name or by this, next and last."""
    today = anchor.today
    words, named = _group(match, "rmonth"), _group(match, "month")
    if named:
        number = _MONTHS.index(named[:3]) + 1 if named[0].isascii() and named[0].isalpha() else zh_number(named)
        if number is None or not 1 <= number <= len(_MONTHS):
            return None
        year = _group(match, "year")
        if year:
            return (today.year + _YEARS[year] if year in _YEARS else int(year)), number
        first = near_month(anchor, number).first
        return (first.year, number) if first else None
    count = words.count("下") - words.count("上") + words.startswith("next") - words.startswith("last")
    return add_months(today.year, today.month, count)


def _rank(match: re.Match[str]) -> int | None:
    """Which of them: 1, 2, 3 …, or -1 for the last."""
    words = _group(match, "rank")
    if words in ("last", "最后一"):
        return _LAST
    return 1 if words == "头一" else zh_number(words.removeprefix("第")) or en_ordinal(words)


def _of_month(match: re.Match[str], anchor: Anchor) -> Span | None:
    """The first Monday, the last day or the second week of a month."""
    where, rank = _month(match, anchor), _rank(match)
    if where is None or rank is None:
        return None
    first, last = date(*where, 1), month_end(*where)
    if _group(match, "weekday"):
        ahead = (_weekday(match) - first.weekday()) % 7
        days = [first + timedelta(days=ahead + 7 * count) for count in range(5)]
        days = [day for day in days if day <= last]
        return one_day(days[rank if rank == _LAST else rank - 1]) if rank <= len(days) else None
    if _group(match, "unit") in ("day", "天"):
        return one_day(last if rank == _LAST else first + timedelta(days=rank - 1)) if rank <= last.day else None
    start = last - timedelta(days=6) if rank == _LAST else first + timedelta(days=7 * (rank - 1))
    return days_between(start, min(start + timedelta(days=6), last)) if start <= last else None


def _weeks_from(match: re.Match[str], anchor: Anchor) -> Span | None:
    """Two weeks from Tuesday, a week on Saturday, two Fridays from now, 两周后的周五."""
    words = _group(match, "n")
    count = zh_number(words) or en_number(words)
    if not count:
        return None
    if words[0].isascii():
        near = near_weekday(anchor, _weekday(match))
        return one_day(near + timedelta(weeks=count - (1 if "from now" in match.group().casefold() else 0)))
    return one_day(monday_of(anchor.today, count) + timedelta(days=_weekday(match)))


def _in_week(match: re.Match[str], anchor: Anchor) -> Span:
    """Next week Thursday."""
    weeks = {"next": 1, "last": -1}.get(_group(match, "which"), 0)
    return one_day(monday_of(anchor.today, weeks) + timedelta(days=_weekday(match)))


def _season(match: re.Match[str], anchor: Anchor) -> Span | None:
    """Next spring, 去年夏天: three months from March, June, September or December on."""
    month = _SEASONS[_group(match, "season")]
    today, words = anchor.today, _group(match, "which") or _group(match, "year")
    year = int(words) if words.isdecimal() else today.year + _YEARS.get(words, 0)
    if words in ("next", "coming", "last"):
        starts = [_season_span(today.year + count, month) for count in (-2, -1, 0, 1)]
        if words == "last":
            return [span for span in starts if span.last and span.last < today][-1]
        return next(span for span in starts if span.first and span.first > today)
    return _season_span(year, month) if 1 <= year <= 9998 else None


def _season_span(year: int, month: int) -> Span:
    """The season that begins in that month."""
    last = month_end(*add_months(year, month, 2))
    return Span(date(year, month, 1), last, "season", year_span(year).iso)


def _half_months(match: re.Match[str], anchor: Anchor) -> Span | None:
    """半个月后, 一个半月前."""
    whole = zh_number(_group(match, "n")) or 0
    back = match["way"].endswith("前")
    if not whole:
        return moved(anchor, -2 if back else 2, "week")
    return moved(anchor, -whole if back else whole, "month", half=True)


_WEEK = r"(?:周|星期|礼拜)"
_ZH_DAY = rf"{_WEEK}(?P<weekday>[一二三四五六日天])"
_ZH_MONTH = (
    r"(?:(?:(?P<year>\d{4}|前年|去年|今年|明年|后年)年?的?)?(?P<month>\d{1,2}|[一二三四五六七八九十]{1,2})月份?"
    r"|(?P<rmonth>(?:上+|下+|这|本|当)一?个?)月)"
)
_ZH_RANK = r"(?P<rank>第[一二三四五1-5]|最后一|头一)"
ZH: tuple[tuple[Lazy, Handler], ...] = tuple(
    (lazy(pattern), handler)
    for pattern, handler in (
        (rf"{_ZH_MONTH}的?{_ZH_RANK}个?(?:{_ZH_DAY}|(?P<unit>天|周|星期|礼拜))", _of_month),
        (rf"(?P<n>\d{{1,2}}|[一两二三四五六七八九十])个?{_WEEK}(?:以|之)?后的?(?:那个?)?{_ZH_DAY}", _weeks_from),
        (
            r"(?P<year>(?:19|20)\d{2}|前年|去年|今年|明年|后年)年?的?(?P<season>[春夏秋冬])(?:天|季|(?!季|节|至|分|装|游))",
            _season,
        ),
        (r"(?:(?P<n>[一两二三四五六])个)?半个?月(?P<way>以前|之前|前|以后|之后|后)", _half_months),
    )
)
"""As `dates_zh.RULES`."""

_EN_DAY = r"(?P<weekday>monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues?|weds?|thurs?|thu|fri)\b"
_EN_MONTH = (
    r"(?:(?P<month>january|february|march|april|may|june|july|august|september|october|november|december"
    r"|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?(?:,? (?P<year>(?:19|20)\d\d))?"
    r"|(?P<rmonth>(?:next|this|last|the|each) month)\b)"
)
_EN_RANK = r"(?P<rank>first|second|third|fourth|last|1st|2nd|3rd|4th)"
EN: tuple[tuple[Lazy, Handler], ...] = tuple(
    (caseless(pattern), handler)
    for pattern, handler in (
        (rf"\b(?:the )?{_EN_RANK} (?:{_EN_DAY}|(?P<unit>day|week)) (?:of|in) (?:the )?{_EN_MONTH}", _of_month),
        (rf"\b(?P<n>{EN_NUMBER}) weeks? (?:from|on|after) (?:this |next )?{_EN_DAY}", _weeks_from),
        (
            rf"\b(?P<n>{EN_NUMBER}) (?P<weekday>monday|tuesday|wednesday|thursday|friday|saturday|sunday)s from now\b",
            _weeks_from,
        ),
        (rf"\b(?P<which>next|this|last) week,? (?:on )?{_EN_DAY}", _in_week),
        (
            r"\b(?:(?:the )?(?P<which>next|this|last|coming)|(?:in )?(?:the )?(?=\w+ (?:of )?(?:19|20)\d\d))"
            r" ?(?P<season>spring|summer|autumn|fall|winter)(?: (?:of )?(?P<year>(?:19|20)\d\d))?\b",
            _season,
        ),
    )
)
"""As `dates_en.RULES`."""
