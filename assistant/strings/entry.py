"""One text in both languages."""

from __future__ import annotations

from typing import NamedTuple


class T(NamedTuple):
    """A text: English, Chinese, and the English singular (used when `count` is 1) where it differs."""

    en: str
    zh: str
    one: str = ""
