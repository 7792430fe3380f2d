"""Taking a model's reasoning off its answer: drafts inside it are never a source."""

from __future__ import annotations

import re

_NAMES = "think|thinking|thought|thoughts|reasoning|reflection|scratchpad|analysis|inner_monologue|think_block"
_TAG = re.compile(
    rf"[<＜◁]\s{{0,4}}(?P<close>[/／])?\s{{0,4}}(?:{_NAMES})(?:\s[^<>＜＞]{{0,200}})?\s{{0,4}}[>＞▷]"
    rf"|\[(?P<close2>/)?THINK\]|<\|(?P<close3>end_of_thought)\|>|<\|begin_of_thought\|>",
    re.IGNORECASE,
)
_FINAL_CHANNEL = re.compile(r"<\|channel\|>\s*final\b[^<]{0,80}<\|message\|>")
_OTHER_CHANNEL = re.compile(r"<\|channel\|>\s*(?:analysis|commentary)\b")
_WINDOW = 2000
"""Characters that are looked at on either side to tell whether a tag stands inside a string."""

_OPENS_STRING = frozenset(":,[{：，［｛")
_ENDS_STRING = re.compile(r"\s*(?:[,}\]:，｝］：]|\Z)")


def without_reasoning(text: str) -> str:
    """The answer alone. An opening tag without an end takes the rest, an end without a beginning all before it."""
    text = _final_channel(text)
    parts: list[str] = []
    position, thinking = 0, False
    for tag in _TAG.finditer(text):
        closes = any(tag.group(name) for name in ("close", "close2", "close3"))
        if thinking:
            if closes:
                position, thinking = tag.end(), False
        elif not _in_string(text, tag.start(), tag.end(), position):
            if closes:
                parts.clear()
                position = tag.end()
            else:
                parts.append(text[position : tag.start()])
                thinking = True
    return "".join(parts if thinking else [*parts, text[position:]])


def _final_channel(text: str) -> str:
    """What follows the last marker of the final channel, for models that speak in channels."""
    finals = [match.end() for match in _FINAL_CHANNEL.finditer(text)]
    if finals:
        return text[finals[-1] :]
    other = _OTHER_CHANNEL.search(text)
    return text[: other.start()] if other else text


def _in_string(text: str, start: int, end: int, floor: int) -> bool:
    """Does a tag stand inside a JSON string, as part of a content?"""
    return any(_opened(text, start, floor, mark) and _closed(text, end, mark) for mark in "\"'")


def _opened(text: str, start: int, floor: int, mark: str) -> bool:
    window = text[max(floor, start - _WINDOW) : start]
    at = window.rfind(mark)
    while at > 0 and window[at - 1] == "\\":
        at = window.rfind(mark, 0, at)
    return at > 0 and window[:at].rstrip()[-1:] in _OPENS_STRING


def _closed(text: str, end: int, mark: str) -> bool:
    at = text.find(mark, end, end + _WINDOW)
    while at > 0 and text[at - 1] == "\\":
        at = text.find(mark, at + 1, end + _WINDOW)
    return at >= 0 and _ENDS_STRING.match(text, at + 1) is not None
