"""What is off or done: 牙医取消了, 标书交了, "the MOT is booked". The known event or task is open no longer.

What was taken for over may be on again: 牙医没取消, "dinner is still on".
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from memory.records import Kind, Memory
from memory.writing.chinese import people as zh_people
from memory.writing.drafts import Draft
from memory.writing.event_kinds import event_kinds
from memory.writing.moved_events import without_plans
from memory.writing.redating import held_day, undated
from memory.writing.setting import Setting, whens_in
from memory.writing.topics import subject_terms
from memory.writing.wording.flat import flatten, is_traditional
from memory.writing.wording.patterns import Lazy, caseless, lazy
from memory.writing.wording.spans import Clause, Sentence

_ZH_LEAD = r"^(?:对了|哎|欸|啊|哦|更新一下|跟你说|[，,\s])*(?:我们?|咱们?)?(?:(?:[今昨]天|刚才|今早|昨晚)(?:一早|早上|上午|中午|下午|晚上)?|早上|上午|中午|下午)?(?:的|(?:已经|刚刚?|先|又|就)*把)?"
_ZH_DO = r"(?P<do>搞定|完成|办妥|提交|处理|报名|预约|缴费|续费|[交办做写弄订买寄还取退缴付约续报考打签送发装修洗剪拔补拍查]|看|去)(?:完|好|掉|上|成|过|出去)?"
_ZH_OFF: tuple[Lazy, ...] = (
    lazy(
        rf"{_ZH_LEAD}(?P<what>[^，。不]{{1,16}}?)(?:的?(?:事|计划|安排))?(?:已经|又|也|都|临时|突然|被|给|就|先)*"
        r"\s?(?:取消|(?i:cancel(?:l?ed)?)\s?|作罢|泡汤|黄|吹|告吹|停办|没戏|不(?:用|需要|必|打算|准备|想|能)?(?P<do>[办去开搞考约见做用要来看飞买换租报修学])(?:去|办|了)?)(?:掉)?了(?:吧|啊|哈)?$"
    ),
    lazy(
        rf"{_ZH_LEAD}(?P<whose>{zh_people.RELATION})?(?P<day>(?:(?:下|这|本)?(?:周|星期|礼拜)[一二三四五六日天末]|[今明后]天|[今明]年|(?:下|这)个?月|[\d一二三四五六七八九十]+(?:月|[号日]))*)(?:已经|决定|又|先|就)*(?:取消了?(?=[^，。]+(?:了|$))|不(?:去|参加|办|考|见|约|看))(?P<what>[^，。]{{1,14}}?)(?:的?(?:事|计划|安排|预约|行程))?了?$"
    ),
)
_ZH_PAUSED = lazy(
    rf"{_ZH_LEAD}(?:所以|那|我)*(?P<day>(?:这|下)?(?:周|星期|礼拜)[一二三四五六日天]|[今明后]天|\d{{1,2}}月\d{{1,2}}[号日]?|\d{{1,2}}[号日])(?:早上|上午|中午|下午|晚上)?的?(?:课|那次|那节|那场)?(?:就|要|也|又|先)*(?:停|取消|不上|停课)(?:一次|一节|一回|一场|课)?(?:了)?$"
)
"""明天停一次: what is planned on that day, by no other name."""
_ZH_DONE: tuple[Lazy, ...] = (
    lazy(
        rf"{_ZH_LEAD}(?:把)?(?P<what>[^，。没不]{{1,16}}?)(?:已经|都|终于|刚刚?|也|我)*(?:{_ZH_DO}|[开考谈]?完|结束|通过)了(?:啊|哈|哦|啦)?$"
    ),
    lazy(rf"{_ZH_LEAD}(?:已经|都|终于|刚刚?|也|我)*{_ZH_DO}了(?P<what>[^，。]{{1,14}}?)(?:了|啊|哈)?$"),
    lazy(
        rf"{_ZH_LEAD}(?:已经|都|终于|刚刚?|也|我)*(?P<do>[交办做写弄订买寄还取退缴付约续报考打签送发装修洗剪拔补拍查搬看开])[完好掉](?P<what>[^，。]{{1,12}}?)了(?:啊|哈)?$"
    ),
)
_EN_LEAD = r"^(?:(?:so|btw|by the way|update|ok|oh|and|also|good news|bad news|looks like|turns out)[,:]? )*"
_EN_DID = (
    r"(?:done|booked|paid|submitted|sent(?: off| in)?|handed in|turned in|finished|sorted|renewed|bought|ordered|returned|filed|posted|fixed|completed"
    r"|picked up|dropped off|signed|scheduled|called|passed|sat)"
)
_EN_OFF: tuple[Lazy, ...] = (
    caseless(
        rf"{_EN_LEAD}(?:the |my |our |that )?(?P<what>[\w' -]{{2,30}}?)(?:(?:'s| is| has| was| got| have|'ve)(?: just| now| been)* (?:called off|off|scrapped|not happening)|(?:'s| is| has| was| got| have|'ve| just| been)* cancell?ed)(?: now| again| after all)?$"
    ),
    caseless(
        rf"{_EN_LEAD}(?:they|he|she|i|we|the [\w']+)(?:'ve| have|'s| has| had to)?(?: just)* (?:cancel(?:led|ed)?|call(?:ed)? off|scrapp?ed) (?:the |my |our |that )?(?P<what>[\w' -]{{2,30}})$"
    ),
    caseless(
        rf"{_EN_LEAD}(?:i'm|i am|we're|we are) (?:not|no longer) (?:going(?: to| on)?|doing|having|attending|flying to|(?P<do>seeing|meeting|visiting)|taking) (?:the |my |our |that )?(?P<what>[\w' -]{{2,30}}?)(?: any ?more| after all| now)*$"
    ),
)
_EN_WHEN = (
    r"(?: (?:now|just now|at last|in time|on time|earlier|already|too|today|yesterday|tonight|(?:earlier )?this (?:morning|afternoon|evening|week)|last (?:night|week)"
    r"|yesterday (?:morning|afternoon|evening)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day))*"
)
_EN_DONE: tuple[Lazy, ...] = (
    caseless(
        rf"{_EN_LEAD}(?:the |my |our |that )?(?P<what>[\w' -]{{2,30}}?)(?:'s| is| are|'re| has been| have been| got)(?: all| now| finally| already)* {_EN_DID}{_EN_WHEN}$"
    ),
    caseless(
        rf"{_EN_LEAD}(?:(?:i|we)(?:'ve| have)? )?(?:(?:just|finally|already) )*{_EN_DID} (?:the |my |our |his |her |that )?(?P<what>[\w' -]{{2,30}}?){_EN_WHEN}$"
    ),
)
_AGAIN: tuple[Lazy, ...] = (
    lazy(
        rf"{_ZH_LEAD}(?:记错了[，,]?|说错了[，,]?|不对[，,]?)?(?P<what>[^，。]{{1,16}}?)(?:根本|其实|还|又|并)?(?:没有?(?:被)?|不)(?:取消|{_ZH_DO})了?$"
    ),
    lazy(rf"{_ZH_LEAD}(?:还是|又|照常|照样)(?:要|得|决定)?(?:去|办)?(?P<what>[^，。]{{1,14}}?)(?:吧|了|好了)?$"),
    lazy(rf"{_ZH_LEAD}(?P<what>[^，。]{{1,16}}?)(?:还是|又|照常|照样|恢复)(?:要|得)?(?:[去办开搞考]|进行|举行|了)+$"),
    caseless(
        rf"{_EN_LEAD}(?:(?:no|wait|actually|sorry)[, ]*)*(?:the |my |our |that )?(?P<what>[\w' -]{{2,30}}?)(?:(?:'s| is| was| has)(?: not|n't)(?: actually| been| yet)* (?:cancell?ed|off|called off|done|submitted|paid|booked)"
        r"|(?:'s| is)(?: still| back| now| again)* on(?: again| after all)?)$"
    ),
)
_IS_AWAY = caseless(r"(?:'s| is) off(?: now| again)?$")
_MARKS = ("（已取消）", "（已办好）", "（已辦好）", " (cancelled)", " (done)")
_UNREAL = caseless(
    r"可能|希望|但愿|要是|如果|听说|以为|好像|万一|差点|几乎|不用|应该|也许|[快没未别]$|\b(?:if|wish|hope|maybe|might|may|unless|almost|nearly|never|not|think|guess|should|could|would|heard)\b|n't\b"
)
"""It is not so, or not for sure."""
_ZH_OTHERS = lazy(
    rf"^(?:我们?|咱们?)?(?:的)?(?P<who>{zh_people.RELATION}|[小老阿][{zh_people.SURNAMES}]|(?!周[一二三四五六日天末])[{zh_people.SURNAMES}][一-龥]{{1,2}}(?=的))(?!医)"
)
_EN_OTHERS = caseless(r"(?P<who>\b[\w-]+)'s? (?=\w)")
"""Whose plan it is: 我老婆的牙医, my friend's dinner."""
_THEIRS = lazy(rf"^(?:用户|用戶)的{zh_people.CLOSE_OR_KIN}")
_DAY = caseless(
    r"(?P<n>\d{1,2})(?:st|nd|rd|th|[号日])|(?:周|星期|礼拜)(?P<zh>[一二三四五六日天])|\b(?P<en>mon|tue|wed|thu|fri|sat|sun)[a-z]*day\b"
)
_WEEK = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_WHOLE_DATE = 10
_CANCELLED = "已取消"
_OPEN = frozenset({Kind.TASK, Kind.EVENT})


_TO_DO = caseless(
    r"[要得]|需要|必须|别忘|截止|前[^，。]{0,3}[交还办]|交(?=[^，。]{0,4}(?:稿|作业|论文|报告|材料))|\b(?:needs? to|has to|have to|must|due|deadline|by \d)\b"
)
"""A thing to be done, which is over when it is done; an appointment is over when its day is."""
_INTENDED = caseless(
    r"^(?:用户|用戶)[^，。]{0,12}?(?:打算|准备|準備|计划|計劃|想要?(?=[去买買换換学學考租开開做])|要(?=[买買换換]))|^The user(?:'s| is| are)? (?:planning|going|hoping|looking|wants|plans|intends|hopes) to\b"
)
"""A plan, whatever it is about."""


def concluded(sentence: Sentence, drafts: list[Draft], known: Sequence[Memory], setting: Setting) -> list[Draft]:
    """The drafts with what is known to be planned as no longer open, where the sentence says so of it alone."""
    whole = sentence.whole
    if sentence.asks:
        return drafts
    over = (
        {memory.id for memory in known if memory.content.endswith(_MARKS)} if any(d.replaces for d in drafts) else set()
    )
    drafts = [draft for draft in drafts if draft.replaces not in over]  # what is over is not mended but opened again
    if any(draft.replaces for draft in drafts):
        return drafts
    again = _again(sentence, known)
    if again is not None:
        return [*without_plans(drafts, whole), again]
    if paused := _on_that_day(sentence, known, setting):
        return [*without_plans(drafts, whole), _over(paused, whole, _CANCELLED, "cancelled")]
    off, done = (_ZH_OFF, _ZH_DONE) if whole.chinese else (_EN_OFF, _EN_DONE)
    for forms, zh, en in ((off, _CANCELLED, "cancelled"), (done, "已办好", "done")):
        match = next((found for form in forms if (found := form.match(whole.flat))), None)
        if match is None or _UNREAL.search(match["what"]):
            continue
        open_still = [one for one in known if _may_be(one, zh, setting.today)]
        open_still = _of_whom(match.groupdict(), open_still)
        held = _meant(_named(match), open_still) or _of_one_word(match.groupdict(), open_still)
        if held is not None and not (_IS_AWAY.search(whole.flat) and _is_with(match["what"], held)):
            drafts = drafts if en == "done" else [one for one in drafts if not whole.start <= one.start < whole.end]
            return [*without_plans(drafts, whole), _over(held, whole, zh, en)]
    return drafts


def _over(held: Memory, whole: Clause, zh: str, en: str) -> Draft:
    """The plan with the mark of its being off, or done."""
    zh = zh.replace("办", "辦") if is_traditional(held.content) else zh
    content = f"{held.content}（{zh}）" if whole.chinese else f"{held.content} ({en})"
    return Draft("other", content, whole.start, whole.end, lifetime="temporary", correction=True, replaces=held.id)


def _on_that_day(sentence: Sentence, known: Sequence[Memory], setting: Setting) -> Memory | None:
    """The one plan of the day that the sentence says is off."""
    if not _ZH_PAUSED.match(sentence.whole.flat):
        return None
    days = [when.iso for when in whens_in(sentence.whole, setting)]
    planned = [one for one in known if one.slot == "schedule" and held_day(one) in days]
    return planned[0] if len(planned) == 1 else None


def _is_with(what: str, plan: Memory) -> bool:
    """Do the words only name whom the plan is with? "Sam is off" says nothing of the dinner with Sam."""
    return re.search(rf"(?i)\b(?:with|see|seeing|meet|meeting) {re.escape(what.strip())}\b", plan.content) is not None


def _again(sentence: Sentence, known: Sequence[Memory]) -> Draft | None:
    """The plan that was taken for over, as it was before."""
    whole = sentence.whole
    match = next((found for form in _AGAIN if (found := form.match(whole.flat))), None)
    if match is None:
        return None
    held = _meant(match["what"], [one for one in known if one.content.endswith(_MARKS)])
    if held is None:
        return None
    mark = next(mark for mark in _MARKS if held.content.endswith(mark))
    content = held.content.removesuffix(mark)
    day = re.search(r"(\d{4})[-年](\d{1,2})(?:[-月](\d{1,2}))?", content)
    when = "-".join(part.zfill(2) for part in day.groups() if part) if day else None
    plan = Draft("schedule", content, whole.start, whole.end, date=when, correction=True, replaces=held.id)
    return replace(plan, slot="deadline") if _TO_DO.search(undated(content)) else plan


def _may_be(memory: Memory, how: str, today: str) -> bool:
    """Is it planned; and if it is to be done: is it something that one does, or was its day?"""
    dated = memory.slot == "project" and bool(memory.date)
    planned = memory.slot == "goal" or dated or _INTENDED.search(memory.content) is not None
    if memory.kind not in _OPEN and not planned:
        return False
    to_do = memory.kind is Kind.TASK or _TO_DO.search(undated(memory.content)) is not None
    return how == _CANCELLED or to_do or bool(memory.date and memory.date[:10] <= today)


def _of_whom(said: dict[str, str | None], plans: list[Memory]) -> list[Memory]:
    """我先生不去英国了: his plans; of one who says it of himself none of theirs."""
    if "whose" not in said:
        return plans
    whose = said["whose"]
    return [one for one in plans if (whose in one.content if whose else not _THEIRS.match(one.content))]


def _named(match: re.Match[str]) -> str:
    """The words for the plan, with the day that stands elsewhere, and 我妈 as she stands in a memory."""
    return f"{match.groupdict().get('day') or ''}{match['what'].replace('我', '用户的')}"


def _meant(what: str, known: Sequence[Memory]) -> Memory | None:
    """The one plan that the words mean best: one of their kind, or one that shares words with them."""
    plain = undated(what)
    kinds, terms = event_kinds(plain), subject_terms(plain)
    if not (kinds or terms):
        return None
    scored: list[tuple[int, Memory]] = []
    for memory in known:
        content = flatten(undated(memory.content))
        if _is_of_another(what, content):
            continue
        scored.append((2 * len(terms & subject_terms(content)) + bool(kinds & event_kinds(content)), memory))
    best = max((score for score, _ in scored), default=0)
    meant = [memory for score, memory in scored if score == best]
    surely = len(meant) > 1
    meant = [memory for memory in meant if _is_that_day(what, memory) or not (surely or _has_day(memory))]
    return meant[0] if best and len(meant) == 1 else None


def _of_one_word(said: dict[str, str | None], known: Sequence[Memory]) -> Memory | None:
    """药买好了: too short for a topic, so the plan must say 买药."""
    what, verb = said["what"] or "", said.get("do") or ""
    if len(what) != 1 or not verb:
        return None
    named = re.compile(f"{verb[0]}[^，。]{{0,6}}{re.escape(what)}")
    meant = [one for one in known if named.search(flatten(one.content))]
    return meant[0] if len(meant) == 1 else None


def _is_of_another(what: str, content: str) -> bool:
    """Do the words name somebody whose plan it is, and the plan does not?"""
    found = _EN_OTHERS.search(what) if what.isascii() else _ZH_OTHERS.match(what)
    if found is None:
        return False
    who, plan = found["who"].casefold(), content.casefold()
    named = (f"{who}'s", f"with {who}", f"user's {who}")
    return not any(name in plan for name in named) if who.isascii() else who not in plan


def _has_day(memory: Memory) -> bool:
    return bool(memory.date) and len(memory.date or "") == _WHOLE_DATE


def _is_that_day(what: str, memory: Memory) -> bool:
    """Does the day that the words name fit the plan's?"""
    said = _DAY.search(what)
    if said is None or not memory.date or len(memory.date) < _WHOLE_DATE:
        return said is None
    day = date.fromisoformat(memory.date[:_WHOLE_DATE])
    if said["n"]:
        return day.day == int(said["n"])
    return day.weekday() == (
        _WEEK.index(said["en"].casefold()) if said["en"] else min("一二三四五六日天".index(said["zh"]), 6)
    )
