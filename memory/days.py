"""Days as the user lives them: they begin in the small hours, in the zone the user is in.

A day is an ISO date ("2026-11-28"). A zone is an IANA name ("Asia/Shanghai") or a fixed offset ("+08:00").
"""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta, timezone, tzinfo
from functools import lru_cache

DAY_START_HOUR = 4
"""Local hour at which a day begins, unless the settings say otherwise."""

_WEEK = 7
_HOUR = timedelta(hours=1)
_DATE = re.compile(r"(\d{4})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?\Z")
_OFFSET = re.compile(r"([+-])(\d{2}):?(\d{2})\Z")
_WEEKDAYS = {
    "zh": ("周一", "周二", "周三", "周四", "周五", "周六", "周日"),
    "en": ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"),
}
_MONTHS = ("", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_NEAR = {
    "zh": {-2: "前天", -1: "昨天", 0: "今天", 1: "明天", 2: "后天"},
    "en": {-1: "yesterday", 0: "today", 1: "tomorrow"},
}


@lru_cache(maxsize=64)
def zone_info(zone: str) -> tzinfo:
    """The zone by name or fixed offset. One that this machine does not know counts as UTC."""
    if match := _OFFSET.match(zone):
        sign = -1 if match[1] == "-" else 1
        offset = timedelta(hours=int(match[2]), minutes=int(match[3]))
        return timezone(sign * offset) if offset < timedelta(hours=24) else UTC
    from zoneinfo import ZoneInfo  # here, because it reads a zone database that a start may not need

    try:
        return ZoneInfo(zone)
    except (
        ValueError,
        OSError,
        LookupError,
    ):  # a bad name, a folder, an unknown zone (ZoneInfoNotFoundError)
        return UTC


def is_zone(zone: str) -> bool:
    """Does this machine know the zone?"""
    return zone in ("UTC", "Etc/UTC", "+00:00") or zone_info(zone) is not UTC


def offset_name(offset: timedelta) -> str:
    """The fixed zone of an offset from UTC, to the minute: "+08:00"."""
    minutes = round(offset.total_seconds() / 60)
    sign = "-" if minutes < 0 else "+"
    return f"{sign}{abs(minutes) // 60:02}:{abs(minutes) % 60:02}"


def local_time(moment: datetime, zone: str) -> datetime:
    """The moment as the user's wall clock shows it."""
    return moment.astimezone(zone_info(zone))


def day_of(moment: datetime, zone: str, day_start_hour: int = DAY_START_HOUR) -> str:
    """The user's day at a moment: talk at 03:00 still belongs to the day before."""
    return (local_time(moment, zone) - day_start_hour * _HOUR).date().isoformat()


def day_bounds(day: str, zone: str, day_start_hour: int = DAY_START_HOUR) -> tuple[datetime, datetime]:
    """First moment of a day and first moment of the next, in UTC; 23 or 25 hours apart when clocks change."""
    first = date.fromisoformat(day)
    return _begin(first, zone, day_start_hour), _begin(first + timedelta(days=1), zone, day_start_hour)


def last_day(stated: str) -> str:
    """The last day of an ISO date whose precision may be reduced: "2026-12" ends on 2026-12-31."""
    match = _DATE.match(stated)
    if match is None or match[3]:
        return stated
    year, month = int(match[1]), int(match[2] or 12)
    following = date(year + month // 12, month % 12 + 1, 1)
    return (following - timedelta(days=1)).isoformat()


def ending(stated: str, zone: str, day_start_hour: int = DAY_START_HOUR) -> datetime | None:
    """When something ends that is said to end then, in UTC: a date alone with the end of the user's day.

    A time without an offset is the user's. None for what is neither a date nor a moment.
    """
    stated = stated.strip()
    try:
        if _DATE.match(stated):
            return day_bounds(last_day(stated), zone, day_start_hour)[1]
        moment = datetime.fromisoformat(stated)
        return (moment if moment.tzinfo else moment.replace(tzinfo=zone_info(zone))).astimezone(UTC)
    except (ValueError, OverflowError):
        return None


def is_day(text: str) -> bool:
    """Is it a whole ISO date that exists ("2026-11-28")?"""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def shift_day(day: str, days: int) -> str:
    """The day so many days later (earlier if negative)."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def days_between(first: str, last: str) -> int:
    """How many days from the first to the last; negative if the last is earlier."""
    return (date.fromisoformat(last) - date.fromisoformat(first)).days


def weekday_name(day: str, language: str) -> str:
    """Name a day's weekday: "周三" or "Wednesday"."""
    return _WEEKDAYS[_known(language)][date.fromisoformat(day).weekday()]


def human_day(day: str, today: str, language: str) -> str:
    """How one speaks of a day: yesterday, a weekday within a week back or of this week, else its date.

    A month or a year (2026-12, 2026) may stand for a day.
    """
    if not is_day(day):
        return short_date(day, language, today)
    distance = days_between(today, day)
    language = _known(language)
    if distance in _NEAR[language]:
        return _NEAR[language][distance]
    same_week = _monday(day) == _monday(today)
    if -_WEEK < distance < 0 or same_week:
        prefix = "" if same_week or language == "en" else "上"
        return prefix + weekday_name(day, language)
    return short_date(day, language, today)


def short_date(day: str, language: str, today: str = "") -> str:
    """Write a date as "11月28日" or "28 Nov", with its year if `today` is in another one.

    Months and years alone (2026-12, 2026) are fine too; what is not a date is given back as it is.
    """
    match = _DATE.match(day)
    if match is None:
        return day
    month, day_of_month = int(match[2] or 0), int(match[3] or 0)
    year = "" if day_of_month and today[:4] in ("", match[1]) else match[1]
    if _known(language) == "zh":
        parts = ((year, "年"), (month, "月"), (day_of_month, "日"))
        return "".join(f"{number}{unit}" for number, unit in parts if number)
    return " ".join(str(part) for part in (day_of_month, _MONTHS[month], year) if part)


def _begin(day: date, zone: str, day_start_hour: int) -> datetime:
    return datetime(day.year, day.month, day.day, day_start_hour, tzinfo=zone_info(zone)).astimezone(UTC)


def _monday(day: str) -> date:
    parsed = date.fromisoformat(day)
    return parsed - timedelta(days=parsed.weekday())


def _known(language: str) -> str:
    return "zh" if language == "zh" else "en"
