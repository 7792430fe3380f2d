"""English date words: tomorrow, next Friday, in two weeks, end of Q1, March 3rd, the 5th, last month."""

from __future__ import annotations

import re

from memory.writing.dates import english_means as means
from memory.writing.dates.base import Handler, clock_text
from memory.writing.wording.numerals import EN_NUMBER, EN_ORDINAL_WORD
from memory.writing.wording.patterns import Lazy, caseless

_MONTH_LONG = "january|february|april|june|july|august|september|october|november|december"
_MONTH_SHORT = r"(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?"
_SURE_MONTH = rf"(?:{_MONTH_LONG}|{_MONTH_SHORT})"
_ANY_MONTH = rf"(?:{_MONTH_LONG}|march|may|{_MONTH_SHORT})"
_WEEKDAY = (
    r"(?P<weekday>monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues?|weds?|thu|thurs?|fri)\b(?!s)"
)
_ORDINAL = rf"(?:\d{{1,2}}(?:st|nd|rd|th)|{EN_ORDINAL_WORD})"
_UNIT = r"(?P<unit>day|night|week|fortnight|month|year)s?"
_N = rf"(?P<n>{EN_NUMBER}|a couple of|a few|several|half an?)"
_YEAR = r"(?P<year>(?:19|20)\d\d)"
CLOCK = caseless(
    r"\s*,?\s*(?:(?:in the |the )?(?P<part>morning|afternoon|evening|night)\b)?\s*,?\s*(?:(?:at|by|around|about|from"
    r"|before|after|@)\s+)?(?:(?P<hour>1[0-2]|0?[1-9])(?:[:.](?P<minute>[0-5]\d))?\s*(?P<half>a\.?m|p\.?m)\b\.?"
    r"|(?P<hour24>[01]?\d|2[0-3]):(?P<minute24>[0-5]\d)(?!\d)|(?P<oclock>1[0-2]|[1-9]) o'clock"
    r"|(?<=at )(?P<bare>1[0-2]|[1-9])(?![\d:%/])\b|(?:(?<=at )|(?<=by ))(?P<spelt>one|two|three|four|five|six|seven"
    r"|eight|nine|ten|eleven|twelve)(?=$|[\s,.]+(?:in the|sharp|am|pm|o'clock|tomorrow|today|tonight|and|but|so|with"
    r"|for)\b|[,.;!])|(?P<word>noon|midnight|lunchtime|lunch)\b)?(?:\s+in the (?P<part2>morning|afternoon|evening)"
    r"|\s+at (?P<part3>night))?"
)
"""Time of day behind a date: part of the day and hour, both optional."""
_HOURS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_FEAST_NAMES = "|".join(sorted(means.FEASTS, key=len, reverse=True))
_SOON = "this coming|this past|the following|this|next|last|the coming|the past|the previous|(?<!s )(?<!are )(?<!be )coming|past|previous"
_WHICH = rf"(?P<which>{_SOON})"
_EDGES = "end of|mid-|mid |the middle of|early in |early |late in |late |start of|beginning of|close of"
_EDGE = rf"(?P<edge>{_EDGES})\s*"
_MONTH_EDGE = r"(?P<edge>end of|mid-?|early|late|the start of|the beginning of)\s*"
_MONTH_OPENERS = (
    "in", "by", "of", "since", "until", "till", "before", "after", "during", "on", "from", "and", "between",
    "to",
)  # fmt: skip
_SLASH_OPENERS = ("on", "by", "due", "before", "until", "from", "since", "day", "is")
_BEFORE_MONTH = "(?:{})".format("|".join(rf"(?<=\b{word} )" for word in _MONTH_OPENERS))
_BEFORE_SLASH = "(?:{})".format("|".join(rf"(?<=\b{word} )" for word in _SLASH_OPENERS))
_DAY_NUMBER = rf"(?P<day>{_ORDINAL}|\d{{1,2}}(?![\d:%]|\s?[ap]m\b| (?:days|weeks|people)))"
_OF_YEAR = rf"(?:,? {_YEAR}|,? (?P<which>next|last|this) year)?"
_UP_TO = r"\s?(?:[-–—]|to|until|till|through|thru)\s?"
_NOT_A_DAY = r"(?! (?:time|one|of|floor|street|day|grade|year|place|person|week|month|quarter|half|edition|century)\b)"
_DAY_PART = r"(?:morning|afternoon|evening|night)"
_MOVING = (
    r"\b(?:chinese new year|lunar new year|spring festival|mid-autumn(?: festival)?|dragon boat festival"
    r"|easter(?: (?:monday|sunday))?|thanksgiving|ramadan|eid|diwali|hanukkah|passover|mother's day"
    r"|father's day|labou?r day|memorial day)\b"
)
_BEFORE_YEAR = r"\b(?:in|since|until|till|by|of|from|before|after|during|back in|around|year)"
_TABLE: tuple[tuple[str, Handler], ...] = (
    (r"(?<!\d)(?P<y>\d{4})[-/](?P<m>\d{1,2})[-/](?P<d>\d{1,2})(?!\d)", means.numeric_iso),
    (rf"{_BEFORE_SLASH}(?P<a>\d{{1,2}})/(?P<b>\d{{1,2}})(?:/(?P<year>\d{{4}}|\d\d))?(?![\d/])", means.numeric_short),
    (r"(?<!\d)(?P<a>\d{1,2})/(?P<b>\d{1,2})/(?P<year>(?:19|20)\d\d)(?!\d)", means.numeric_short),
    (
        rf"(?<![\d:.,$£€/-])(?:the )?(?P<day>\d{{1,2}})(?:st|nd|rd|th)?{_UP_TO}(?:the )?(?P<until>\d{{1,2}})(?:st|nd|rd|th)?(?: of)? (?P<month>{_ANY_MONTH})(?![a-z]){_OF_YEAR}",
        means.days_of_month,
    ),
    (
        rf"\b(?P<month>{_ANY_MONTH}) (?:the )?(?P<day>\d{{1,2}})(?:st|nd|rd|th)?{_UP_TO}(?:the )?(?P<until>\d{{1,2}})(?:st|nd|rd|th)?(?![\d:%/-]|\s?[ap]m\b){_OF_YEAR}",
        means.days_of_month,
    ),
    (rf"\b(?P<month>{_ANY_MONTH}) (?:the )?{_DAY_NUMBER}{_OF_YEAR}\b", means.calendar_day),
    (rf"\b(?P<day>{_ORDINAL}|\d{{1,2}})(?: of)? (?P<month>{_ANY_MONTH})(?![a-z]){_OF_YEAR}", means.calendar_day),
    (rf"\b(?:{_MONTH_EDGE})?(?P<month>{_ANY_MONTH}),? (?:of )?{_YEAR}\b", means.calendar_month),
    (rf"\b{_MONTH_EDGE}(?P<month>{_ANY_MONTH})(?![a-z])", means.calendar_month),
    (rf"\b{_WHICH} (?P<month>{_ANY_MONTH})(?![a-z])", means.calendar_month),
    (rf"{_BEFORE_MONTH}(?P<month>{_ANY_MONTH})(?![a-z])", means.calendar_month),
    (rf"\b(?P<month>{_SURE_MONTH})(?![a-z])", means.calendar_month),
    (rf"\bthe (?P<day>{_ORDINAL})\b{_NOT_A_DAY}", means.lone_day),
    (rf"\bthe (?P<day>{_ORDINAL}) of (?P<which>this|next|last) month\b", means.lone_day),
    (
        rf"\b(?:{_WHICH} )?{_WEEKDAY}(?: (?P<week>(?:next|last|this) week)| (?P<later>week)\b(?!s)"
        r"| (?:after next|before last))?",
        means.weekday,
    ),
    (rf"\ba (?P<later>week) (?:from|on) (?:this |next )?{_WEEKDAY}", means.weekday),
    (
        r"\b(?P<word>(?:the )?day after tomorrow|(?:the )?day before yesterday|last night|tonight"
        rf"|(?:tomorrow|yesterday|this)\s+{_DAY_PART}|tomorrow|yesterday|today)\b",
        means.day_word,
    ),
    (rf"\b{_N} {_UNIT}(?P<half> and a half)? (?P<back>ago|back|earlier)\b", means.moved_by),
    (
        rf"\bin (?:about |another |exactly |precisely |roughly |around |just |just over |just under |under |less than |only |barely )?{_N} {_UNIT}(?P<half> and a half)?(?: from now|'s time|' time)?\b",
        means.moved_by,
    ),
    (rf"\b{_N} {_UNIT}(?P<half> and a half)? from (?:now|today)\b", means.moved_by),
    (rf"\b{_N} {_UNIT} (?:to go|left|away|remaining|more) (?:until|till|'?til|before|to)\b", means.moved_by),
    (rf"(?:^|(?<=only )|(?<=just )|(?<=it's )){_N} {_UNIT} (?:until|till|'?til)(?= (?:my|our)\b)", means.moved_by),
    (rf"\b(?:for |in |over |during )?(?:the )?(?P<which>last|past|next|coming) {_N} {_UNIT}\b", means.stretch_of),
    (r"\b(?:the )?(?P<unit>week|month|year|weekend|quarter) (?:after next|before last)\b", means.unit_word),
    (rf"\b{_WHICH} (?P<unit>weekend|week|month|quarter|year)(?![a-z])", means.unit_word),
    (r"\b(?:at|on|over|during|by) the (?P<unit>weekend)\b", means.unit_word),
    (rf"\b(?:the )?{_EDGE}(?:the )?(?:{_WHICH} )?(?P<unit>week|month|quarter|year)(?![a-z])", means.edge_of_unit),
    (r"\b(?P<unit>month|year|quarter)[- ]end\b(?P<edge>)", means.edge_of_unit),
    (r"\bEO(?P<letter>[DWMQY])\b", means.short_end),
    (
        rf"\b(?:(?:the )?(?P<edge>end of|early|late|mid-?)\s*)?(?:(?P<which>this|next|last) year's )?"
        rf"(?:Q(?P<q>[1-4])|the (?P<ordinal>first|second|third|fourth) quarter)(?: (?:of )?{_YEAR})?\b",
        means.quarter,
    ),
    (
        r"\b(?:H(?P<half>[12])|the (?P<half2>first|second) half)"
        rf"(?: (?:of )?(?:{_YEAR}|(?P<which>this|last|next|the) year))\b",
        means.half,
    ),
    (rf"{_BEFORE_YEAR} (?:the )?(?P<edge>end of )?{_YEAR}\b(?![-/])", means.year),
    (rf"\b(?:(?P<which>this|next|last) )?(?P<feast>{_FEAST_NAMES})\b", means.feast),
    (_MOVING, means.moving),
    (r"\b(?:the other day|recently|a few days ago|the past few days|these past few days)\b", means.vague),
)
RULES: tuple[tuple[Lazy, Handler], ...] = tuple((caseless(pattern), handler) for pattern, handler in _TABLE)
"""Patterns and their meaning, on the flat text; of two that overlap the earlier, then the longer one wins."""


def clock_of(match: re.Match[str]) -> tuple[str, str]:
    """("08:00", "morning") of a match of `CLOCK`; both may be empty."""
    named = (
        means.group(match, "part")
        or means.group(match, "part2")
        or means.group(match, "part3")
        or means.group(match, "word")
    )
    part = means.PART_WORDS.get(named, "")
    if means.group(match, "word") in ("noon", "midnight"):
        return ("12:00" if part == "noon" else "24:00"), part
    if match["hour24"]:
        return clock_text(int(match["hour24"]), int(match["minute24"])), part
    spelt = means.group(match, "spelt")
    hour_text = match["hour"] or match["oclock"] or match["bare"] or (str(_HOURS.index(spelt) + 1) if spelt else "")
    if not hour_text:
        return "", part
    hour = int(hour_text) % 12
    later = means.group(match, "half").startswith("p") or part in ("afternoon", "evening")
    if not match["half"] and not part:
        hour = int(hour_text)
    return clock_text(hour + (12 if later else 0), int(match["minute"] or 0)), part
