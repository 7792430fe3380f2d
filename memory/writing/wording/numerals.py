"""Numbers written in Chinese characters or English words."""

from __future__ import annotations

_DIGITS = {"零": 0, "〇": 0, "一": 1, "二": 2, "两": 2, "俩": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7,
           "八": 8, "九": 9, "仨": 3}  # fmt: skip
_UNITS = {"十": 10, "百": 100, "千": 1000}
_BIG = {"万": 10_000, "亿": 100_000_000}
_ENGLISH = {
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15,
    "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40,
    "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90, "hundred": 100,
}  # fmt: skip
EN_NUMBERS = {word: number for word, number in _ENGLISH.items() if word not in ("a", "an", "hundred")}
"""Numbers that are one English word, by the word."""
_ORDINALS = {
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8,
    "ninth": 9, "tenth": 10, "eleventh": 11, "twelfth": 12, "thirteenth": 13, "fourteenth": 14,
    "fifteenth": 15, "sixteenth": 16, "seventeenth": 17, "eighteenth": 18, "nineteenth": 19,
    "twentieth": 20, "thirtieth": 30,
}  # fmt: skip
ZH_NUMBER = r"(?:\d+|[零〇一二两三四五六七八九十百千万]+)"
"""Pattern of a Chinese or Arabic whole number."""
EN_NUMBER = (
    r"(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen"
    r"|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)"
    r"(?:-(?:one|two|three|four|five|six|seven|eight|nine))?)"
)
"""Pattern of an English or Arabic whole number."""
EN_ORDINAL_WORD = (
    r"(?:(?:twenty|thirty)-)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth"
    r"|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth)"
)
"""Pattern of an ordinal in words, up to the thirty-first."""


def zh_number(text: str) -> int | None:
    """Value of "十二", "两", "二〇二六", "三千五", "18"; None where it is no number."""
    if text.isdecimal():
        return int(text)
    text = text.replace("廿", "二十")
    if not text:
        return None
    if all(char in _DIGITS for char in text):
        return int("".join(str(_DIGITS[char]) for char in text))
    total = section = digit = 0
    for char in text:
        if char in _DIGITS:
            digit = _DIGITS[char]
        elif char in _UNITS:
            section += (digit or 1) * _UNITS[char]
            digit = 0
        elif char in _BIG:
            total += (section + digit) * _BIG[char]
            section = digit = 0
        else:
            return None
    return total + section + digit


def en_number(text: str) -> int | None:
    """Value of "12", "twelve", "twenty-one", "a"; None where it is no number."""
    if text.isdecimal():
        return int(text)
    parts = text.casefold().split("-")
    values = [_ENGLISH.get(part) for part in parts]
    known = [value for value in values if value is not None]
    return sum(known) if known and len(known) == len(values) else None


def en_ordinal(text: str) -> int | None:
    """Value of "5th", "twenty-first"; None where it is no ordinal."""
    low = text.casefold()
    if low[:-2].isdecimal() and low[-2:] in ("st", "nd", "rd", "th"):
        return int(low[:-2])
    *tens, last = low.split("-")
    value = _ORDINALS.get(last)
    if value is None:
        return None
    return value + sum(_ENGLISH.get(part, 0) for part in tens)
