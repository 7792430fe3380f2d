"""Birthdays told by a relative day ("tomorrow is my birthday", 下周三我生日): kept as day and month."""

from __future__ import annotations

import re
from datetime import date

from memory.writing.chinese.person import user_word
from memory.writing.dates.base import When
from memory.writing.drafts import Draft
from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.spans import Clause

_MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip
_OWN_ZH = lazy(r"我(?:的)?(?:\d{1,2}岁|[一二三四五六七八九十]{1,3}岁)?(?:的)?生日|我(?:要)?过生日")
_OWN_EN = caseless(r"\bmy (?:\d{1,2}(?:st|nd|rd|th) )?birthday\b(?! (?:party|present|gift|cake|dinner|trip|wish))")
_BIRTHDAY = caseless(r"生日|过寿|\bbirthday\b")
_YEAR = lazy(r"(?:19|20)\d{2}")
_DATE_ZH = lazy(r"\d{4}年(?=\d{1,2}月\d{1,2}日)")
_DATE_EN = lazy(r"\d{4}-(?P<month>\d{2})-(?P<day>\d{2})")
_OTHERS = caseless(r"[他她你]|妈|爸|老婆|老公|儿子|女儿|朋友|同事|\b(?:his|her|your|their|'s birthday)\b")


def yearless(content: str, flat: str) -> str:
    """The sentence about somebody's birthday with the day and month only, where the words named no year."""
    if not _BIRTHDAY.search(flat) or _YEAR.search(flat):
        return content
    content = _DATE_ZH.sub("", content)
    return _DATE_EN.sub(lambda found: f"{_MONTHS[int(found['month']) - 1]} {int(found['day'])}", content)


def birthday_draft(clause: Clause, whens: tuple[When, ...]) -> Draft | None:
    """The user's birthday, where the clause says it by a day that only this day's reader can tell."""
    days = [when for when in whens if when.precision == "day" and when.first_day and _is_relative(when)]
    own = _OWN_ZH.search(clause.flat) if clause.chinese else _OWN_EN.search(clause.flat)
    if len(days) != 1 or own is None or _OTHERS.search(clause.flat):
        return None
    day = date.fromisoformat(days[0].first_day)
    value = f"{day.month}月{day.day}日" if clause.chinese else f"{_MONTHS[day.month - 1]} {day.day}"
    content = f"{user_word(clause.shown)}的生日是{value}" if clause.chinese else f"The user's birthday is {value}"
    return Draft("birthday", content, clause.start, clause.end, value=value)


def _is_relative(when: When) -> bool:
    return not re.search(r"\d|月|[A-Z][a-z]{2} ?\d", when.words)
