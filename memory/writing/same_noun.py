""" "The green rucksack, not the blue one": what differs is the word before the noun, and "one" stands for the noun."""

from __future__ import annotations

import re
from collections.abc import Sequence

from memory.records import Memory
from memory.writing.wording.patterns import caseless, lazy

_ONE = caseless(r"^(?:(?:the|my|our|an?|that|this) )?(?P<w>[\w'-]+(?: [\w'-]+)?) ones?$")
_THING = caseless(r"^(?:(?:the|my|our|an?|that|this) )?(?P<w>[\w'-]+(?: [\w'-]+)?) (?P<noun>[\w'-]+)$")

_ORDER = caseless(r"(?:first|second|third|fourth|last|next|other|same|right|wrong|new|old)\b")
_KIND = lazy(r"(?P<first>[a-z'-]{3,}) (?P<noun>[a-z'-]{3,})")
_TWICE = lazy(r"\b(?P<w>[A-Za-z][\w'-]+) (?P=w)\b")
_TASTES = frozenset({"hobby", "likes", "dislikes", "diet", "habit"})


def with_noun(old: str, new: str) -> tuple[str, str]:
    """The old and the new value, each with the noun that stands at one of them only; as they are without such a "one"."""
    before, after = _ONE.match(old), _ONE.match(new)
    if before and after and not _ORDER.match(after["w"]):
        return before["w"], after["w"]
    if before and not after and (thing := _THING.match(new)):
        return f"{before['w']} {thing['noun']}", f"{thing['w']} {thing['noun']}"
    if after and not before and (thing := _THING.match(old)):
        return f"{thing['w']} {thing['noun']}", f"{after['w']} {thing['noun']}"
    return old, new


def once(content: str, before: str) -> str:
    """The mended sentence without a word that the new value brought a second time: almond milk → oat milk milk."""
    return content if _TWICE.search(before) else _TWICE.sub(r"\g<w>", content)


def narrowed(new: str, known: Sequence[Memory]) -> tuple[Memory, str] | None:
    """What is known in general and is now said more nearly: "rugby league, not union", where rugby is played."""
    kind = _KIND.fullmatch(new)
    if kind is None:
        return None
    fitting = [
        (memory, word)
        for memory in known
        for word in (kind["noun"], kind["first"])
        if memory.slot in _TASTES
        and re.search(rf"\b{'plays ' if word == kind['first'] else ''}{word}\b", memory.content)
        and new not in memory.content
    ]
    return fitting[0] if len(fitting) == 1 else None
