"""A slip mended in a message of its own: "I live in Leeds" – "sorry, York"; 周三看牙医 – 说错了，是周四.

What was said before is read once more, with what is meant in it; what it had left in memory makes way.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from memory.records import Memory, Proposal
from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.slips import KINDS

_FIRM = (
    r"说错了?|打错了?|写错了?|记错了?|搞错了?|弄错了?|口误|更正一?下?|纠正一?下?|我是说|我的意思是|typo|correction|(?:sorry,? )?i mean(?:t)?|my mistake|my bad"
    r"|i mistyped|i misspoke|scratch that|make that"
)
_WEAK = r"不对不对|不对|不是|哦不|啊不|抱歉|不好意思|等等|应该是|nope|no|sorry|oops|whoops|wait|actually"
_IS = r"(?:应该)?(?:是|叫)|it's|it is|its|should be|that's|on|at|make it|i meant?"
_BEFORE = caseless(
    rf"^(?:(?P<firm>{_FIRM})|{_WEAK})(?:[\s，,:：!！.。]+(?:(?P<firm2>{_FIRM})|{_WEAK}))*(?:[\s，,:：!！.。]+|(?=是|叫))(?:(?P<is>{_IS})\s*)?(?P<new>[^，,。.!?？！;；]{{1,24}}?)"
    r"(?:才对|啦|哈|instead)?[。.!！]*$"
)
_BEHIND = caseless(
    rf"^(?:{_IS})?\s*(?P<new>[^，,。?？]{{1,20}}?)[，,。\s]+(?:不好意思[，,]?|抱歉[，,]?|sorry[，,]? )?(?:我)?(?:刚才|刚刚)?(?P<firm>{_FIRM})[。.!！]*$"
)
_STARRED = lazy(r"^\*\s?(?P<new>[^*，,。.!?？！]{1,24})$|^(?P<new2>[^*，,。.!?？！]{1,24})\*$")
_NO_VALUE = caseless(
    r"^(?:thanks?|thank you|it|that|this|not|nothing|never mind|later|tomorrow is|fine|ok(?:ay)?|i |you |we |they |he |she |what|how|why|no\b|yes\b|这|那|谢|没|算|好|我|你|他|她|什么|怎么)"
)
_PART = lazy(r"上午|下午|早上|晚上|中午|凌晨")
_CAPITAL = lazy(r"[A-Z]")
_MOST_WORDS = 3
_ENDS = 4
"""Characters from which a Chinese piece is found again by its first and its last ones."""


def mends(text: str) -> bool:
    """May a message mend the one before it?"""
    return _value(text) is not None


def mended_before(text: str, before: str, known: Sequence[Memory]) -> str:
    """What the user said `before`, as he means it now; "" where the message mends nothing in it."""
    found = _value(text) if before else None
    if found is None:
        return ""
    said = found.groupdict()
    new = (said.get("new") or said.get("new2") or "").strip()
    firm = bool(said.get("firm") or said.get("firm2") or found.re is _STARRED.compiled)
    if not new or _NO_VALUE.match(new) or new in before:
        return ""
    return (
        _of_one_kind(new, before) or _of_one_frame(new, before) or _of_a_value(new, before, known, firm, said.get("is"))
    )


def instead(proposals: Sequence[Proposal], text: str, before: str, known: Sequence[Memory]) -> tuple[Proposal, ...]:
    """What was read of the mended words, with what each takes the place of; `text` is the message that mends."""
    meant = {proposal.content for proposal in proposals}
    told = [memory for memory in known if was_told_by(memory, before)]
    wrong = [memory for memory in told if memory.content not in meant]
    held = {memory.content for memory in told}
    found: list[Proposal] = []
    for proposal in (one for one in proposals if one.content not in held):
        old = next((one for one in wrong if one.slot == proposal.slot), wrong[0] if len(wrong) == 1 else None)
        wrong = [one for one in wrong if one is not old]
        found.append(replace(proposal, quote=text, correction=True, replaces=old.id if old else proposal.replaces))
    return tuple(found)


def _value(text: str) -> re.Match[str] | None:
    return _BEFORE.match(text) or _BEHIND.match(text) or _STARRED.match(text)


def was_told_by(memory: Memory, before: str) -> bool:
    """Does a memory rest on what was said before?"""
    return memory.origin is not None and bool(memory.origin.text) and memory.origin.text in before


def _of_one_kind(new: str, before: str) -> str:
    """A day for a day, an hour for an hour, a number for one of the same unit: each in its place."""
    mended, left = before, new
    for lead, value in KINDS:
        pattern = re.compile(rf"(?<![a-z\d.])(?P<lead>{lead})(?P<v>{value})(?![a-z\d])", re.IGNORECASE)
        meant, was = pattern.search(left), list(pattern.finditer(mended))
        if meant and len(was) == 1:
            lead_said = meant["lead"] or was[0]["lead"] or _part_of_day(was[0]["v"], meant["v"])
            mended = mended[: was[0].start()] + lead_said + meant["v"] + mended[was[0].end() :]
            left = left[: meant.start()] + left[meant.end() :]
    rest = re.sub(r"(?i)\b(?:on|at|it's|the)\b|[\s,，的是]", "", left)
    return mended if mended != before and not rest else ""


def _part_of_day(was: str, meant: str) -> str:
    """下午三点, then 四点: in the afternoon still."""
    part, other = _PART.match(was), _PART.match(meant)
    return part[0] if part and not other else ""


def _of_one_frame(new: str, before: str) -> str:
    """对腰果过敏 for 对花生过敏: what begins and ends alike."""
    if len(new) < _ENDS or not re.match(r"[一-龥]", new):
        return ""
    spots = list(re.finditer(rf"{re.escape(new[0])}[^，。]{{1,8}}?{re.escape(new[-2:])}", before))
    return before[: spots[0].start()] + new + before[spots[0].end() :] if len(spots) == 1 else ""


def _of_a_value(new: str, before: str, known: Sequence[Memory], firm: bool, named: str | None) -> str:
    """A word for the one value that a memory of what was said before holds."""
    if re.search(r"\d", new) or len(new.split()) > _MOST_WORDS:
        return ""
    values = {one.value for one in known if was_told_by(one, before) and one.value and before.count(one.value) == 1}
    if len(values) != 1:
        return ""
    old = values.pop()
    alike = bool(_CAPITAL.match(new)) and bool(_CAPITAL.match(old))
    if not (firm or alike or named) or new.isascii() != old.isascii():
        return ""
    return before.replace(old, new)
