"""From the bytes of a file to its text: UTF-8, UTF-16, GB18030 or Western; what is no text is told apart."""

from __future__ import annotations

import codecs
import unicodedata

_BOMS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),  # before UTF-16, whose mark it begins with
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_LOOKED_AT = 65_536
"""Bytes that are looked at where the whole would say no more."""
_MOST_STRANGE = 0.002
"""Share of control characters and of places where no character is from which a file is no text."""
_STRANGE = frozenset({"Cc", "Cn", "Co", "Cs"})
_ZEROS = 0.004
"""Share of zero bytes in every second place that tells UTF-16: in Chinese only blanks and line ends bring any."""
_FEWER = 20
"""So many times fewer zeros stand in the other places."""
_PAIRED = 0.9
"""Share of the bytes above 127 that stand in pairs as in GB18030; in Western text they stand alone."""
_GB_FIRST, _HIGH = 0x81, 0x80
_TEXT_CONTROLS = frozenset("\t\n\r\f\x1b")
"""Control characters that text files do hold: page breaks, colours of a terminal's log."""


def decode(data: bytes) -> str | None:
    """The text of a file, line ends as "\\n"; None where it is no text."""
    text = _decoded(data)
    if text is None or not _is_text(text):
        return None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _decoded(data: bytes) -> str | None:
    for mark, name in _BOMS:
        if data.startswith(mark):
            return _strictly(data, name)
    if b"\0" in data[:_LOOKED_AT]:
        return _strictly(data, name) if (name := _utf_16(data[:_LOOKED_AT])) else None
    if (text := _strictly(data, "utf-8")) is not None:
        return text
    return _strictly(data, "gb18030" if _is_paired(data) else "cp1252")


def _strictly(data: bytes, name: str) -> str | None:
    try:
        return data.decode(name)
    except UnicodeDecodeError:
        return None


def _utf_16(data: bytes) -> str:
    """Which UTF-16 without a mark it is, by where the zeros stand; "" if it is none."""
    half = max(len(data) // 2, 1)
    high_first, low_first = data[0::2].count(0) / half, data[1::2].count(0) / half
    if max(high_first, low_first) < _ZEROS or min(high_first, low_first) * _FEWER > max(high_first, low_first):
        return ""
    return "utf-16-be" if high_first > low_first else "utf-16-le"


def _is_paired(data: bytes) -> bool:
    """Do nearly all bytes above 127 stand in pairs?"""
    sample = data[:_LOOKED_AT]
    high = paired = at = 0
    while at < len(sample):
        if sample[at] < _HIGH:
            at += 1
        elif at + 1 < len(sample) and sample[at] >= _GB_FIRST and sample[at + 1] >= _GB_FIRST:
            high, paired, at = high + 2, paired + 2, at + 2
        else:
            high, at = high + 1, at + 1
    return paired >= _PAIRED * high


def _is_text(text: str) -> bool:
    sample = text[:_LOOKED_AT]
    strange = sum(1 for char in sample if unicodedata.category(char) in _STRANGE and char not in _TEXT_CONTROLS)
    return strange <= _MOST_STRANGE * len(sample)
