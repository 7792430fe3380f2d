"""A known memory on another day: its written-out date exchanged for that of the new words."""

from __future__ import annotations

import re
from calendar import month_name
from datetime import date, timedelta

from memory.records import Memory
from memory.writing.correction_patterns import MONTH
from memory.writing.dates.resolver import resolve
from memory.writing.setting import Setting
from memory.writing.wording.flat import has_han
from memory.writing.wording.patterns import caseless, lazy

_DATE = caseless(
    r"(?:19|20)\d{2}-\d{2}(?:-\d{2})?|(?:19|20)\d{2}年\d{1,2}月(?:\d{1,2}[日号])?"
    rf"|\d{{1,2}}(?:st|nd|rd|th)? {MONTH},? (?:19|20)\d{{2}}|(?P<first>{MONTH} \d{{1,2}})(?:st|nd|rd|th)?,? (?:19|20)\d{{2}}"
    rf"|\d{{1,2}}月\d{{1,2}}[日号]|\d{{1,2}}(?:st|nd|rd|th)? (?:of )?{MONTH}\b|{MONTH} \d{{1,2}}(?:st|nd|rd|th)?\b"
)
"""A date as it stands in a memory."""
_STRETCH = caseless(r"(?P<first>\d{4}-\d\d-\d\d) to (?P<last>\d{4}-\d\d-\d\d)")
"""From one day to another, as a memory has it."""
WEEKDAY = caseless(
    r"(?:on )?(?:(?:周|星期|礼拜)(?P<zh>[一二三四五六日天])|(?P<en>mon|tues|wednes|thurs|fri|satur|sun)day)"
)
_NEAR = caseless(r"\b(?:this|next|coming) (?=\w+day,? \w*\d)")
"""Beside a written-out date, "this Friday" is "Friday"."""
_OTHER_DAY = caseless(r"[月号日周]|\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:week|next)\b")
"""Behind a weekday: more than the hour."""
_SLASHED = lazy(r"(?<!\d)(1[0-2]|0?[1-9])/([12]\d|3[01]|0?[1-9])(?![\d/])")
"""12/19, as the day of a Chinese memory is said."""
_WEEK = ("mon一", "tues二", "wednes三", "thurs四", "fri五", "satur六", "sun日天")


def undated(content: str) -> str:
    """The content without its written-out dates."""
    return _DATE.sub(" ", content)


def redated(content: str, new: str, held: Memory, setting: Setting) -> tuple[str, str | None]:
    """The content with its written-out date exchanged for that of the new value; a weekday is one of the held week."""
    if has_han(content):
        new = _SLASHED.sub(r"\1月\2号", new)
    whens = resolve(new, setting.moment, setting.zone, setting.day_start_hour, leaning="future")
    when = next((when for when in whens if when.iso), None)
    if when is None or when.iso is None:
        return content, None
    day = _same_week(new, held_day(held), setting) or when.iso
    said = _DATE.search(content)
    if stretch := _STRETCH.search(content):
        last = when.last_day if when.precision == "range" else _as_long(stretch, day)
        content = f"{content[: stretch.start()]}{day} to {last}{content[stretch.end() :]}"
    elif said:
        content = _NEAR.sub("", content[: said.start()] + _written_like(said, day) + content[said.end() :])
    return content, day


def _as_long(stretch: re.Match[str], day: str) -> str:
    """The last of as many days as before, beginning with that one."""
    first, last, begun = (date.fromisoformat(one) for one in (stretch["first"], stretch["last"], day))
    return (begun + (last - first)).isoformat()


def held_day(memory: Memory) -> str:
    """The day a memory is about, as an ISO date: its own, or the one its words name; "" where there is none."""
    said = _DATE.search(memory.content)
    whens = resolve(said.group(), memory.created_at, "UTC") if said and not memory.date else ()
    day = memory.date or (whens[0].iso if whens else "") or ""
    return day if len(day) == len("2026-01-01") else ""


def _same_week(new: str, held: str, setting: Setting) -> str:
    """The weekday that is named, in the week of the held day; "" where no bare weekday is named, or it is over."""
    weekday = WEEKDAY.match(new.strip())
    if weekday is None or not held or _OTHER_DAY.search(new.strip(), weekday.end()):
        return ""
    named = (weekday["zh"] or weekday["en"]).casefold()
    number = next(number for number, names in enumerate(_WEEK) if named in names)
    day = date.fromisoformat(held)
    moved = (day + timedelta(days=number - day.weekday())).isoformat()
    return moved if moved >= setting.today else ""


def _written_like(said: re.Match[str], day: str) -> str:
    """An ISO day in the manner of a date that is written out."""
    if len(day) != len("2026-01-01") or (said.group()[:4].isdigit() and "年" not in said.group()):
        return day
    year, month, number = (int(part) for part in day.split("-"))
    if "月" in said.group():
        return f"{year}年{month}月{number}日"
    name = month_name[month]
    return f"{name} {number}, {year}" if said["first"] else f"{number} {name} {year}"
