"""The date resolver: which days the words of a text mean, for its writer, at the moment of writing.

Chinese and English, both in one sentence too. Used by the writing rules (what is due when) and by recall
(which days a question asks about). The week begins on Monday; 月底 and "end of …" are the last day; 下周三
and "next Wednesday" lie in the next week. Lunar dates and moving feasts are recognised and kept as words.
Recurring times (每周三, every Friday, Mondays) are no date and are not returned.
"""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date, datetime, timedelta

from memory.writing.dates import chinese, composed, english
from memory.writing.dates.base import Anchor, Leaning, Span, When, anchor_of
from memory.writing.wording.flat import flatten, has_han
from memory.writing.wording.patterns import caseless, lazy

__all__ = ["Leaning", "When", "resolve"]

Found = tuple[re.Match[str], Span, bool]
"""A match, what it means, and whether a Chinese rule found it."""

_RULES = ((composed.ZH + chinese.RULES, True), (composed.EN + english.RULES, False))
_BREAK = lazy(r"[。！？!?；;\n]|\.\s")
_WINDOW = 80
_RECURRING = caseless(r"(?:每一?个?|每逢|逢|every|each|every other)\s*(?:年的?|逢)?\s*$")
_ZH_FUTURE = lazy(
    r"要|将|准备|打算|计划|必须|得|之前|截止|即将|会|马上|快|约|定在|安排|订了|报(?:了|名)|(?:买|抢|订)(?:到|好)?了(?=[^，。]{0,12}票)|票(?:都|已经|也)*(?:买|抢|订)(?:到|好)?了|前(?!天|几|年|阵|段|些|面)"
)
_ZH_PAST = lazy(
    r"了|过(?!敏|年|节|生日|来|去|程|期)|曾|当时|那时|的时候|刚|上(?=个|次|周|星期|礼拜|月|季)|去年|昨"
    r"|聊|说的|提到|讲的|记得|(?<=[一-龥]{2})的(?=[\s，,]|$)"
)
_ZH_DONE = lazy(
    r"^(?:[早晚上下中][上午]|我们?|才|就|刚|一起|从[^，。\s]{1,6}?)*(?:来|去|到|走|回来?|过来|搬|买|生|开始|认识|毕业|退休|入职|办|做|学|养|开|换|考|住进?)(?:[^，。\s要会]{0,6}?)的(?=$|[，,。了啊哦嘛吧\s])"
    r"|^(?:我们?|才|就|刚|一起)*[去来到回搬]的(?![人票时路地话机航火高车班])[一-龥]{2,5}(?=$|[，,。了\s])"
    r"|^(?:[早晚上下中][上午]|我们?)?(?:[领结离订]的[证婚]|[生走买搬卖考拿入办签出开]的(?:职|家|房子?|车|证|院|业)?)(?=$|[，,。了啊哦])"
)
"""5月20号领的证, 七月底来的 name a day that is over."""
_ZH_SINCE = lazy(
    r"^(?:[早晚上下中][上午])?(?:我|就|才|又|正式|都)*(?:开始|起)(?!实习|上班|上课|工作|培训|军训|装修|施工)"
)
"""10月20号开始戒奶茶: since the last such day, where that is the nearer one."""
_EN_FUTURE = caseless(
    r"\b(?:(?:signed up|registered|enrolled|entered) for|got (?:a place|tickets))\b|\b(?:will|'ll|going to|gonna|have to|has to|must|needs? to|due|deadline|until|till|extension|by|plan\w*|is on|are on"
    r"|starts?|leav\w+|fly\w*|going|(?:'m|am|are|'re|'s|is|be) (?:\w+ )?\w+ing|moved (?:from [\w ]{1,12} )?to|rescheduled|postponed|pushed"
    r"|brought forward|coming|upcoming|next|appointment)\b"
)
_EN_PAST = caseless(
    r"\b(?:was|were|did|had|went|(?<!'ve )(?<!have )got(?! (?:an?|my|the|our|two|three) (?:[\w-]+ ){0,3}(?:gig|appointment|appt|meeting|interview|exam|test|flight|train|class|shift|party|wedding|date|show|match|game|race|scan|op|surgery|lesson|session|call|check-?up|deadline|presentation|viva|audition|rehearsal|dinner|lunch|ceremony|(?:driving )?(?:theory|lesson)|mock|assessment|review|visit|x-ray|mri|physio|haircut|dentist|doctors?|gp|vet|optician|nails|facial|massage|viewing|delivery|survey|move|hearing|graduation|induction|inspection|holiday|smear|jab|mot|booking|reservation|slot|tickets?|concert|recital|match|meet-?up)\b)|came|been|ago|last|since|said|told|talked|mentioned"
    r"|discussed|met|saw|bought|sold|lost|ran|won|quit|sent|built|broke|wrote|became|swam|drove|flew|spent|fell|caught|sang|chose|paid|led|taught|threw|put down|took|made|gave|left|began|started|finished|moved|died|[a-z]{3,}ed)\b"
)
_JOIN = caseless(r"\s*(?:到|至|~|—+|–|-|and|to|through|until|till)\s*(?:the\s+)?$")
_OPEN = caseless(r"(?:从|自|在|between|from)\s*(?:the\s+)?$")
_MOVED = caseless(
    r"(?:moved|changed|shifted|rescheduled|postponed|pushed|switched|brought forward|delayed)\s+(?:\w+\s+)?from\s*$"
)
_WEEKDAY = caseless(r"(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?|(?:[下这本上]一?个?)?(?:周|星期|礼拜)[一二三四五六日天]")
_BESIDE = caseless(r"[\s,，(（、]*(?:(?:on )?(?:the )?|即|也就是|就是|一样是?|同样是?|也是|还是)\s*")
_REACH = 40
_DASHES = lazy(r"\s*(?:到|至|~|—+|–|-)\s*$")


def resolve(
    text: str, moment: datetime, zone: str, day_start_hour: int = 4, *, leaning: Leaning = "auto"
) -> tuple[When, ...]:
    """Every time a text speaks of, in order, without overlaps.

    `moment` is when it was written (aware), `zone` an IANA name or an offset such as "+08:00"; before
    `day_start_hour` (0 to 12) it is still the day before. `leaning` says where a date without year or week
    lies: "past" for questions about what was, "future" for plans, "auto" reads it from the words around it.
    """
    flat = flatten(text)
    anchor = anchor_of(moment, zone, day_start_hour, leaning)
    found: list[Found] = []
    for rules, is_chinese in _RULES:
        if is_chinese and not has_han(flat):
            continue
        for pattern, handler in rules:
            for match in pattern.finditer(flat):
                if match.group() and not _RECURRING.search(flat[max(0, match.start() - 12) : match.start()]):
                    span = handler(match, _leaned(anchor, flat, match))
                    if span is not None:
                        found.append((match, span, is_chinese))
    return _joined(flat, [_when(text, flat, anchor, *item) for item in _without_overlaps(found)])


def _leaned(anchor: Anchor, flat: str, match: re.Match[str]) -> Anchor:
    if anchor.leaning != "auto":
        return anchor
    before = flat[max(0, match.start() - _WINDOW) : match.start()]
    after = flat[match.end() : match.end() + _WINDOW]
    around = _BREAK.split(before)[-1] + " " + _BREAK.split(after)[0]
    if _ZH_DONE.search(after):
        return replace(anchor, leaning="past")
    if _ZH_SINCE.search(after) and not _ZH_FUTURE.search(around):
        return replace(anchor, leaning="near")
    if _ZH_FUTURE.search(around) or _EN_FUTURE.search(around):
        return replace(anchor, leaning="future")
    past = _ZH_PAST.search(around) or _EN_PAST.search(around)
    return replace(anchor, leaning="past" if past else "future")


def _without_overlaps(found: list[Found]) -> list[Found]:
    found.sort(key=lambda item: (item[0].start(), -item[0].end()))
    kept: list[Found] = []
    for item in found:
        if not kept or item[0].start() >= kept[-1][0].end():
            kept.append(item)
    return kept


def _when(text: str, flat: str, anchor: Anchor, match: re.Match[str], span: Span, is_chinese: bool) -> When:
    module = chinese if is_chinese else english
    clock_match = module.CLOCK.match(flat, match.end())
    clock, part = module.clock_of(clock_match) if clock_match else ("", "")
    end = clock_match.end() if clock_match and (clock or part) else match.end()
    part = part or span.part
    if clock and part in ("afternoon", "evening") and clock < "12:00":
        clock = f"{int(clock[:2]) + 12:02d}{clock[2:]}"
    span = _past_midnight(span, clock, part, _leaned(anchor, flat, match))
    return When(
        start_offset=match.start(),
        end_offset=end,
        first_day=span.first.isoformat() if span.first else "",
        last_day=span.last.isoformat() if span.last else "",
        iso=span.iso,
        precision=span.precision,
        is_lunar=span.is_lunar,
        words=text[match.start() : end].rstrip(),
        clock=clock,
        part=part,
        day_end_offset=match.end(),
    )


def _past_midnight(span: Span, clock: str, part: str, anchor: Anchor) -> Span:
    """At one o'clock at night "today at nine" lies ahead: on the calendar's date, not on the user's day."""
    if not anchor.small_hours or span.precision != "day" or span.first != anchor.today:
        return span
    if part != "night" and (anchor.leaning == "past" or not (clock or part)):
        return span
    day = anchor.local.date()
    return replace(span, first=day, last=day, iso=day.isoformat())


def _joined(flat: str, found: list[When]) -> tuple[When, ...]:
    """ "From Monday to Friday", 3号到5号: two times that are the ends of one range become one."""
    out: list[When] = []
    for when in found:
        last = out[-1] if out else None
        if last and _same_day(flat, last, when):
            named = last if _WEEKDAY.match(flat, when.start_offset) else when
            words = flat[last.start_offset : when.end_offset].rstrip()
            out[-1] = replace(
                named,
                start_offset=last.start_offset,
                end_offset=when.end_offset,
                words=words,
                clock=when.clock or last.clock,
                part=when.part or last.part,
                day_end_offset=when.day_end_offset,
            )
        elif last and last.last_day and when.last_day and _is_range(flat, last, when):
            end = _not_before(when, last.first_day)
            words = flat[last.start_offset : when.end_offset].rstrip()
            out[-1] = replace(
                last,
                end_offset=when.end_offset,
                last_day=end,
                precision="range",
                words=words,
                day_end_offset=when.day_end_offset,
            )
        else:
            out.append(when)
    return tuple(out)


def _same_day(flat: str, first: When, second: When) -> bool:
    """Is it one day said twice: by its weekday and by its date (Wed 2 Dec, 12月2号周三), by a feast and its date?"""
    if first.precision != "day" or second.precision != "day" or first.clock or first.part:
        return False
    if not _BESIDE.fullmatch(flat, first.end_offset, second.start_offset):
        return False
    if first.first_day == second.first_day and flatten(first.words) != flatten(second.words):
        return True
    weekdays = [_WEEKDAY.fullmatch(flat, when.start_offset, when.day_end_offset) for when in (first, second)]
    return (weekdays[0] is None) != (weekdays[1] is None)


def _not_before(when: When, first_day: str) -> str:
    """The last day of the range's end; a weekday that fell before its beginning is meant a week later."""
    last = date.fromisoformat(when.last_day)
    while last.isoformat() < first_day and when.precision == "day":
        last += timedelta(weeks=1)
    return max(last.isoformat(), first_day)


def _is_range(flat: str, first: When, second: When) -> bool:
    between = flat[first.end_offset : second.start_offset]
    before = flat[max(0, first.start_offset - _REACH) : first.start_offset]
    if len(between) > _REACH or not _JOIN.match(between) or _MOVED.search(before):
        return False
    return bool(_DASHES.match(between) or _OPEN.search(before))
