"""A birthday or another known day that is corrected by a bare day: 生日不是15号，是16号; "not the 15th, the 16th"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from memory.records import Memory
from memory.writing.chinese.person import user_word
from memory.writing.correction_patterns import MONTH
from memory.writing.drafts import Draft
from memory.writing.redating import held_day
from memory.writing.wording.patterns import caseless
from memory.writing.wording.spans import Clause

_BARE_DAY = caseless(
    r"(?:my birthday(?:'s| is) )?(?:在|on )?(?:the )?(?P<day>\d{1,2})(?:号|日|st|nd|rd|th)(?:生日|的)?"
)
_HELD_DAY = caseless(
    rf"(?:(?<=月)|(?<=-\d\d-)|\b{MONTH} (?=\d)|(?=\d{{1,2}}(?:st|nd|rd|th)?(?: of)? {MONTH})(?<!\d))(?P<day>\d{{1,2}})(?!\d)"
)
_RESTATED = caseless(
    rf"\bbirthday\b[^:,;.]{{0,20}}\b(?:wrong|mistaken|incorrect(?:ly)?|mixed up)\b[^:,;.]{{0,16}}[:,;.–-]+\s*(?:actually |so |no |it's |it is |it should be |that's )*(?P<new>(?:the )?\d{{1,2}}(?:st|nd|rd|th)?(?: of)? {MONTH}|{MONTH} (?:the )?\d{{1,2}}(?:st|nd|rd|th)?)(?:,? (?:and )?not\b[^.]*)?$"
    r"|生日(?:你|我|给我|给|都|是|被)*(?:记|写|存|弄|搞|说|填)?(?:错|岔|混|反|串)了?[，:]\s*(?:应该|其实|我|的)*是(?P<zh>(?:农历|阴历|旧历)(?:正|冬|腊|[一二三四五六七八九十]{1,2}|\d{1,2})月(?:初?[一二三四五六七八九十廿]{1,3}|\d{1,2})[号日]?|(?:阳历|公历|新历)?\d{1,2}月\d{1,2}[号日]?|[一二三四五六七八九十]{1,2}月[一二三四五六七八九十]{1,3}[号日]?)(?:[，,]?(?:而)?不是[^。]*)?$"
)
"""The whole day, behind word that it was wrong: "you've got my birthday wrong: 14 June"."""
_BIRTHDAY = caseless(r"生日|\bbirthday\b|\bborn\b")


def corrected_day(whole: Clause, old: str, new: str, known: Sequence[Memory]) -> Draft | None:
    """The one known event or deadline of the `old` day of its month on the `new` one, where both are bare days."""
    said, meant = _BARE_DAY.fullmatch(old), _BARE_DAY.fullmatch(new)
    if said is None or meant is None:
        return None
    dated = [m for m in known if m.slot in ("schedule", "deadline")]
    days = [(memory, day) for memory in dated if (day := _HELD_DAY.search(memory.content))]
    days = [(memory, day) for memory, day in days if int(day["day"]) == int(said["day"])]
    if len(days) != 1:
        return None
    memory, day = days[0]
    number = f"{int(meant['day']):02d}" if memory.content[: day.start("day")].endswith("-") else meant["day"]
    content = memory.content[: day.start("day")] + number + memory.content[day.end("day") :]
    held = held_day(replace(memory, content=content, date=None))
    return Draft(
        memory.slot or "schedule", content, whole.start, whole.end, value=new, kind=memory.kind, date=held or None,
        correction=True, replaces=memory.id,
    )  # fmt: skip


def corrected_birthday(whole: Clause, old: str, new: str, known: Sequence[Memory]) -> list[Draft] | None:
    """The known birthday on another day of its month, where `new` (for `old`, "" where that is left out) is a bare day.

    [] where a birthday is spoken of and none is known; None where something else is corrected.
    """
    restated = _RESTATED.search(whole.flat)
    if restated:
        return [_restated(whole, restated, known)]
    said, meant = _BARE_DAY.fullmatch(old), _BARE_DAY.fullmatch(new)
    if meant is None or (old and said is None):
        return None
    named = _BIRTHDAY.search(whole.flat) is not None
    held = [memory for memory in known if memory.slot == "birthday"]
    days = [(memory, day) for memory in held if (day := _HELD_DAY.search(memory.content))]
    days = [(memory, day) for memory, day in days if said is None or int(day["day"]) == int(said["day"])]
    if len(days) != 1 or not (named or said or len(held) == len(known)):
        return [] if named and said else None
    memory, day = days[0]
    content = memory.content[: day.start("day")] + meant["day"] + memory.content[day.end("day") :]
    return [Draft("birthday", content, whole.start, whole.end, value=new, correction=True, replaces=memory.id)]


def _restated(whole: Clause, day: re.Match[str], known: Sequence[Memory]) -> Draft:
    new = whole.shown[slice(*day.span(day.lastgroup or 0))]
    content = f"{user_word(whole.shown)}的生日是{new}" if day["zh"] else f"The user's birthday is {new}"
    held = [memory.id for memory in known if memory.slot == "birthday"]
    replaced = held[0] if len(held) == 1 else None
    return Draft("birthday", content, whole.start, whole.end, value=new, correction=True, replaces=replaced)
