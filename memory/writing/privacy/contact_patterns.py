"""What phone numbers and street addresses look like, in Chinese and in English. Data for `secrets`."""

from __future__ import annotations

from memory.writing.wording.patterns import Lazy, caseless, lazy

_PHONE_WORDS = (
    r"(?:手机号?码?|电话号?码?|联系方式|座机|固话|来电|致电|拨打"
    r"|\b(?:phone|mobile|cell|tel|telephone|call|text|ring|whatsapp)(?: (?:me|us|him|her|them))?(?: number)?)"
)
PHONES: tuple[Lazy, ...] = (
    lazy(r"(?<![\d.])(?:\+?86[ -]?)?1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?![\d.]\d|\d)"),
    lazy(r"(?<![\d.])0\d{2,3}-\d{7,8}(?!\d)"),
    lazy(r"(?<![\d.])\+\d{1,3}[ .-]?(?:\(?\d{1,4}\)?[ .-]?){2,5}\d{2,4}(?!\d)"),
    lazy(r"(?<![\d.-])(?:1[ .-])?\(?[2-9]\d{2}\)?[ .-]\d{3}[ .-]\d{4}(?![\d-])"),
    lazy(r"(?<![\d.-])\(?0\d{2,4}\)?[ -]\d{3,4}[ -]?\d{3,4}(?![\d-])"),
    lazy(r"(?<![\d.-])0\d{9,10}(?![\d-])"),
    caseless(rf"{_PHONE_WORDS}[^\n。.!?\d]{{0,12}}(?P<p>\(?\+?\d(?:[ ().-]?\d){{6,14}})(?!\d)"),
)
"""Patterns of phone numbers; `looks_like_phone` has the last word."""

_PLACE = r"(?:(?![是的到在寄住给了于，])[一-龥]){1,8}?(?:省|市|自治区|区|县|镇|乡|州)"
_ROAD = r"(?:路|街道?|巷|弄|胡同|大道|大街|里|村|小区|花园|苑|公寓|新村|家园|广场|城|府|园|湾|庄)"
_DOOR = (
    r"(?:\d{1,5}(?:[-—]\d{1,5}){0,3}[ ]?|[A-Za-z]\d{0,4}|[一二三四五六七八九十百]{1,4})"
    r"(?:号(?!线|门|口)楼?|弄|栋|幢|座|单元|室|层|楼|户|房|门)"
)
_STREET = (
    r"(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Boulevard|Blvd|Way|Close|Crescent"
    r"|Terrace|Square|Gardens|Row|Mews|Parkway|Highway|Grove|Hill|Walk|Quay|Rise|Parade|Alley|Circle|Trail|Park)"
)
_FLAT = r"(?:flat|apt\.?|apartment|unit|suite|#)\s?\w{1,6}"
ADDRESSES: tuple[Lazy, ...] = (
    lazy(
        rf"(?:{_PLACE}){{0,4}}(?:(?![的是到在寄住给了于，])[一-龥A-Za-z]){{1,8}}{_ROAD}[ ]?{_DOOR}"
        rf"(?:[ ,，]?{_DOOR}){{0,4}}(?:[ ]?\d{{1,5}}(?!\d|[年月日点个]))?"
    ),
    lazy(
        rf"\b(?:{_FLAT},?\s)?\d{{1,5}}[A-Za-z]?,?\s(?:(?:[NSEW]|North|South|East|West)\.?\s)?"
        rf"(?:[A-Z][\w'’]{{1,20}}\s){{1,3}}{_STREET}\b\.?"
        r"(?:,?\s(?:[Ff]lat|[Aa]pt\.?|[Aa]partment|[Uu]nit|[Ss]uite|#)\s?\w{1,6})?"
    ),
    lazy(r"\b[A-ZÄÖÜ][\wäöüß]{1,30}(?:straße|strasse|gasse|platz|weg|allee)\s\d{1,4}[a-z]?\b"),
    lazy(r"\b\d{1,4}(?:\s?bis)?,?\s(?:rue|avenue|boulevard|place|via|calle|rua)\s(?:[\w'’]{1,20}\s?){1,5}"),
)
"""Patterns of street addresses: a road with a house number."""
DOORS = lazy(r"\d{1,15}|[一二三四五六七八九十百]{1,4}[号栋弄幢单室]")
"""Numbers near which a phone number or an address may stand."""
_DATE = lazy(r"(?:19|20)\d{2}[ .-](?:0?[1-9]|1[0-2])[ .-](?:0?[1-9]|[12]\d|3[01])$")
_MIN_DIGITS, _MAX_DIGITS = 7, 15


def looks_like_phone(text: str) -> bool:
    """Has it as many digits as a phone number, and is it no date?"""
    digits = sum(char.isdigit() for char in text)
    return _MIN_DIGITS <= digits <= _MAX_DIGITS + 2 and not _DATE.search(text.strip())
