"""A known event that gets another day or hour under another of its names: 要考职称 … 考试改到周五了."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from memory.records import KIN_SLOTS, Memory
from memory.writing.chinese.people import CLOSE_OR_KIN
from memory.writing.dates.base import zone_of
from memory.writing.dates.resolver import resolve
from memory.writing.drafts import Draft
from memory.writing.event_kinds import event_kinds
from memory.writing.redating import held_day, redated, undated
from memory.writing.setting import Setting
from memory.writing.topics import subject_terms
from memory.writing.wording.flat import flatten
from memory.writing.wording.numerals import zh_number
from memory.writing.wording.patterns import Lazy, caseless, lazy
from memory.writing.wording.spans import Clause, Sentence

_ZH = lazy(
    r"^(?:对了|哎|欸|那个?|啊|哦|更新一下|跟你说|突然|临时|刚通知|通知说?|[，,\s])*(?:我的?|我们的?)?(?P<what>[^，。]{1,14}?)(?:的?(?:时间|日期))?(?:又|也|已经|临时|刚|突然|跟着|一起)*(?:被|给|得)?(?:老师|公司|对方|医院|他们|人家)?"
    r"(?:改|挪|推迟|提前|延后|延期|推|调|换|移|顺延|拖)(?:期|后|了|整|约)?(?:到|成|至|在)了?\s?(?P<when>[^，。]{1,16}?)(?:了|啦|吧|去|再\S{1,2})*$"
)
_ZH_APART = lazy(
    r"^(?P<what>[^，。]{1,16}?)(?:的?(?:时间|日期))?(?:又|也|要|得|临时|刚)*(?:有变动?|变了?|改期?|提前|推迟|延期|延后|往[前后][推挪延]|挪|调整|顺延|取消)(?:了|啦)?[，,]\s*(?:时间)?(?:现在|就|临时)*(?:改|挪|推迟?|提前|延期?|调|换|移|定|顺延)?(?:到|成|至|在|是)了?\s?(?P<when>[^，。]{1,16}?)(?:了|啦|吧)*$"
)
"""Moved in one clause, to when in the next."""
_MOVES = r"(?:moved|pushed|put back|put off|brought forward|shifted|rescheduled|postponed|bumped|delayed|changed|switched|slipped|extended)"
_EN: tuple[Lazy, ...] = (
    caseless(
        rf"^(?:[\w ]{{2,12}}[:,] )?(?:the |my |our |that )?(?P<what>[\w' -]{{2,30}}?)(?:'s| is| has| was| got| have|'ve| just| had)* ?(?:been |now |just |had to be )*{_MOVES}"
        r"(?: back| forward| up| out| again)* (?:to|until|till) (?P<when>[\w:' ,-]{2,30}?)(?: now| instead)*$"
    ),
    caseless(
        rf"^(?:[\w ]{{2,12}}[:,] )?(?:they|he|she|we|i|the [\w']+|my [\w']+)(?:'ve| have|'s| has|'re| had to)? ?(?:just |now )*(?:{_MOVES}|move|push|moving|pushing) (?:the |my |our |that )?(?P<what>[\w' -]{{2,30}}?)"
        r"(?: back| forward| up| out)* (?:to|until|till) (?P<when>[\w:' ,-]{2,30}?)(?: now| instead)*$"
    ),
    caseless(
        r"^(?:the |my |our |that )?(?P<what>[\w' -]{2,30}?)(?:'s| is) (?:now )?(?:on |at )?(?P<when>[\w: ,-]{2,30}?) (?:now|instead|after all)(?:, not [\w ]+)?$"
    ),
    caseless(
        r"^(?:(?:no|wait|actually|sorry|oops|correction|scratch that)[, ]+)+(?:the |my |our |that )?(?P<what>[\w' -]{2,30}?)(?:'s| is)(?: now| actually)? (?:on |at )?(?P<when>(?:the )?[\w: -]{2,30}?)(?:, (?:the )?same (?:time|place|hour))?$"
    ),
    caseless(
        r"^(?P<what>[\w' -]{2,30}?) (?:can't|cannot|couldn't|can not|won't) (?:do|make)(?: it)?(?: [\w ]{2,20})?, (?:so )?(?:it's|it is|we're doing|we moved it to|we're on for|make it|now)(?: now)?(?: on| at)? (?P<when>[\w: -]{2,30}?)(?: now| instead)*$"
    ),
)
_MONTHS = r"(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*"
_CLOCK_EN = r"(?:\d{1,2}(?::\d\d)? ?[ap]m|\d{1,2}:\d\d|noon|midday)"
_WHEN = (
    rf"(?:(?:(?:next |this )?(?:mon|tue|tues|wed|weds|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?|{_MONTHS} \d{{1,2}}(?:st|nd|rd|th)?|\d{{1,2}}(?:st|nd|rd|th)?(?: of)? {_MONTHS}|the \d{{1,2}}(?:st|nd|rd|th)|tomorrow)"
    rf"(?:,? (?:at )?(?:{_CLOCK_EN}|\d{{1,2}}))?|{_CLOCK_EN})"
)
"""A day or an hour, and nothing else."""
_LEAD_EN = r"(?:(?:change of plans?|plans? changed|update|small change|sorry|soz|ok(?:ay)?|right|so|btw|oh|ugh|nvm|never ?mind|actually)[,:. ]+)*"
_MOVED_IT = rf"(?:(?:they|he|she|we|i|it|that|boss|work|school)(?:'ve|'s|s| have| has| had to)? )?(?:just |been |was |got |now |had to be )*(?:{_MOVES}|push|move|moving|pushing)(?: (?:it|that|me))?(?: back| forward| up| on| again)*"
_BARE: tuple[Lazy, ...] = (
    caseless(
        rf"^{_LEAD_EN}{_MOVED_IT}(?:[,;]+ (?:and |so |to )?| (?:and|so) )(?:it'?s |it is |it'?ll be |that'?s |now |starts? |is |on |at |for |the new (?:date|time) is )+(?P<when>{_WHEN})(?: now| instead)*$"
    ),
    caseless(rf"^{_LEAD_EN}{_MOVED_IT} (?:to|for|til|till|'til|until) (?P<when>{_WHEN})(?: now| instead)*$"),
    caseless(
        rf"^{_LEAD_EN}(?:(?:it'?s |it is |it'?ll be |that'?s |starts? )(?:on |at |now )*)?(?P<when>{_WHEN})(?: now| instead)+$"
    ),
    caseless(
        rf"^(?:change of plans?|plans? (?:have )?changed|small change|update)[,: ]+(?:so |it'?s |it is |now |on |at )*(?P<when>{_WHEN})(?: now| instead)*$"
    ),
    caseless(rf"^{_LEAD_EN}make (?:it|that) (?:on |at |for )?(?P<when>{_WHEN})(?: now| instead)*$"),
    lazy(
        r"^(?:(?:改了|变了|有变(?:动|化)?|计划有变|时间变了|对了|不好意思|哎|啊)[，,]\s*)*(?:(?P<why>[^，。]{1,16}?(?:没空|没时间|有事|来不了|去不了|不方便|不在|出差|生病|请假|病)了?)[，,]\s*)?"
        r"(?:就|只好|只能|时间|又|临时|得|先)*(?:(?:改|挪|推迟?|提前|延期?|调|换|移|顺延|拖)(?:期|后)?(?:到|成|至|在)|[改挪](?=下个?(?:周|星期|礼拜)|(?:周|星期|礼拜)[一二三四五六日天]|\d{1,2}[月/号]|[明后]天))了?\s?(?P<when>[^，。]{1,16}?)(?:了|啦|吧|去)*$"
    ),
    lazy(
        r"^(?:我|已经|又|刚|去)*(?P<rang>打(?:电话|去|过去|了电话|过)*(?:去|来)?|[跟和](?!你)[^，。]{1,6}?(?:说|约|商量)?|联系[^，。]{0,6}?)(?:又|去|已经|重新|给)*(?:改|换|挪|调|约)(?:期|时间|日子|约|好)*了[，,\s]+"
        r"(?:(?:改|挪|换|约)(?:到|成|在)|就|是)?\s?(?P<why>)(?P<when>(?:\d{1,2}月|\d{1,2}/\d|(?:下个?|这个?)?(?:周|星期|礼拜)[一二三四五六日天]|\d{1,2}[号日]|[明后]天)[^。]{0,28}?)$"
    ),
    caseless(
        r"^(?:(?:change of plan|update|small change|sorry|ok(?:ay)?)[,:]? )*(?:(?P<why>[\w' -]{2,30}? (?:can't make it|can't do \w+|is (?:busy|away|ill|sick)|isn't free|has flu)),? (?:so )?)?"
        rf"(?:(?:it's|it has|it's been|we've|they've|we|they|i've|had to be) )?(?:now )?{_MOVES}(?: it)?(?: back| forward)? to (?P<when>[\w:' ,-]{{2,30}}?)(?: now| instead)*$"
    ),
    caseless(
        r"^new (?:date|time|day)(?: for (?:the |my |our )?(?P<why>[\w' -]{2,30}?))?(?:\s*:| is) (?:on |at )?(?P<when>(?:the )?[\w:, -]{2,30})$"
    ),
)
"""Moved without a word of what: the one known event that lies ahead."""
_NAMED_BEFORE = lazy(
    r"^(?:对了|哎|欸|诶|那个?|啊|哦|跟你说|突然|刚通知|通知说?)*(?:我的?|我们的?)?(?P<what>(?!时间|日期|计划|行程|安排|都|又|也|打|他|她|对方|人家|这个?|那个?|我|临时|刚)[^，。]{1,14}?)(?:的?(?:时间|日期|日子))?(?:又|也|要|得|临时|刚|突然|都)*"
    r"(?:有变动?|变了?|改期?|换|提前|推迟|延期?|延后|往[前后][推挪延]|挪|调整?|顺延|取消)(?:了|啦)*(?:啦|了)?$"
)
"""尾牙改了，改到12/19: what is moved, said in the clause before."""
_PLACE = lazy(
    r"(?:地点|地方|场地|会场)(?:也|就)?(?:改|换|挪|移)(?:到|成|为|在|去)?了?\s?(?P<place>(?![，。了])[^，。]{1,16}?)(?:了|啦)?(?=$|[，。,])"
)
_AT_PLACE = lazy(r"，(?:地点|在)[^，]{1,20}$")
_OWN = lazy(r"^(?:用户|用戶)(?!的)")
_THEIRS = lazy(rf"^(?:用户|用戶)的{CLOSE_OR_KIN}")
"""A plan of somebody close: no call of the user's changes it."""
_DATED = frozenset({"schedule", "deadline", "other"})
_CLOCK = caseless(
    r"(?:(?P<part>早上|上午|中午|下午|晚上|傍晚|凌晨)?\s?(?:\d{1,2}|(?<![周期拜])[一二两三四五六七八九十]{1,3})(?:点(?:半|[一三]刻|\d{1,2}分?|钟)?|[:：]\d{2})|\d{1,2}(?::\d\d)? ?[ap]m|\d{1,2}:\d\d|noon|midday)"
)
"""An hour as it stands in a memory or in the new words."""
_HOUR = lazy(r"\d+|[一二两三四五六七八九十]+")
_NEAR_HOURS = 2
_PLAIN_HOUR = caseless(r"\bat \d{1,2}(?![\d:.,/%-]|\w| ?(?:[ap]m|people|percent|[a-z]+ (?:road|street)))")
"""The hour of an appointment, told as a number alone: at 3."""
_ONLY_NOW = caseless(r"^(?:(?:so|ok|right|oh|ugh),? )*(?:(?:it'?s|it is) )?[\w: ]+ now$")
_ALONE_HOUR = caseless(r"(?P<h>\d{1,2})(?::\d\d)? ?(?:(?P<pm>pm)|(?P<am>am))?")
_NOON = 12


def moved_event(
    sentence: Sentence, told: Sentence, drafts: list[Draft], known: Sequence[Memory], setting: Setting
) -> list[Draft]:
    """The drafts with the known event that a part of what is `told` moves, where they do not say yet what they replace."""
    whole = sentence.whole
    if sentence.asks:
        return drafts
    bare = next((found for form in _BARE if (found := form.match(whole.flat))), None)
    match = bare or next((found for form in (_ZH, _ZH_APART, *_EN) if (found := form.match(whole.flat))), None)
    if match is None:
        return drafts
    if bare and _says_the_time(bare, setting):
        return drafts
    held = _known_plan(match, _named_before(whole, told) if bare else "", known, setting.today)
    if bare and held:  # 明天不去了，改下周三: no longer off
        drafts = [one for one in drafts if not (one.replaces == held.id and one.content.endswith("（已取消）"))]
    if bare and held and any(draft.replaces == held.id for draft in drafts):  # its sentence has moved it whole
        return drafts
    if any(draft.replaces and not (held and draft.replaces == held.id) for draft in drafts):
        return drafts
    moved = (
        _on_another_day(whole, whole.shown[match.start("when") : match.end("when")], held, setting) if held else None
    )
    if moved is None:
        return _of_kin(match.groupdict().get("what") or "", whole, drafts, known)
    moved = _elsewhere(moved, told)
    return [*(one for one in without_plans(drafts, whole) if not one.replaces), moved]


def _known_plan(match: re.Match[str], named: str, known: Sequence[Memory], today: str) -> Memory | None:
    """The known event that is moved: the one that is named, else the one that lies ahead."""
    said = match.groupdict()
    if what := named or said.get("what"):
        return _meant(what, known)
    own = [one for one in known if not _THEIRS.match(one.content)] if said.get("rang") else known
    return _ahead(said.get("why") or "", own, today)


def _of_kin(what: str, within: Clause, drafts: list[Draft], known: Sequence[Memory]) -> list[Draft]:
    """胃镜改到8号了, where it is his mother who is to have one: her appointment, and not his."""
    kinds = event_kinds(what)
    theirs = [one for one in known if one.slot in KIN_SLOTS and kinds & event_kinds(flatten(one.content))]
    who = _THEIRS.match(theirs[0].content) if len(theirs) == 1 else None
    if who is None:
        return drafts
    return [
        replace(one, content=_OWN.sub(f"{who.group()}的", one.content))
        if one.slot in ("schedule", "deadline") and within.start <= one.start < within.end
        else one
        for one in drafts
    ]


def _named_before(whole: Clause, told: Sentence) -> str:
    """What the clause before a bare move says is moved; "" where it does not name it."""
    before = [clause for clause in told.clauses if clause.end <= whole.start]
    named = _NAMED_BEFORE.match(before[-1].flat) if before else None
    return named["what"] if named else ""


def _elsewhere(moved: Draft, told: Sentence) -> Draft:
    """The moved event at the other place that the sentence names: 地点换福华."""
    place = _PLACE.search(told.whole.flat)
    if place is None:
        return moved
    there = told.whole.shown[slice(*place.span("place"))].strip()
    return replace(moved, content=f"{_AT_PLACE.sub('', moved.content)}，在{there}")


def without_plans(drafts: list[Draft], within: Clause) -> list[Draft]:
    """The drafts but for plans that these words were taken for."""
    return [
        one for one in drafts if one.slot not in ("schedule", "deadline") or not within.start <= one.start < within.end
    ]


def _meant(what: str, known: Sequence[Memory]) -> Memory | None:
    """The one known event of a kind that the words name, or with the one whom they name; of several the one that
    shares a word with them.
    """
    kinds, terms = event_kinds(what), subject_terms(what)
    dated = [(memory, flatten(undated(memory.content))) for memory in known if memory.slot in _DATED]
    fitting = [(memory, said) for memory, said in dated if kinds & event_kinds(said)]
    if not kinds:
        fitting = [(memory, said) for memory, said in dated if memory.date and terms and terms <= subject_terms(said)]
    if len(fitting) > 1:
        fitting = [(memory, said) for memory, said in fitting if terms & subject_terms(said)]
    return fitting[0][0] if len(fitting) == 1 else None


def _ahead(why: str, known: Sequence[Memory], today: str) -> Memory | None:
    """The one known event ahead; of several the one that shares a word with why it is moved."""
    plans, dues = (
        [one for one in known if one.slot == slot and held_day(one) >= today] for slot in ("schedule", "deadline")
    )
    ahead = plans or dues
    terms = subject_terms(why)
    if len(ahead) > 1:
        ahead = [memory for memory in ahead if terms & subject_terms(memory.content)]
    return ahead[0] if len(ahead) == 1 else None


def _same_part(old: re.Match[str], new: re.Match[str]) -> str:
    """下午三点 moved to 四点 is in the afternoon still, and moved to 九点 nobody knows."""
    said = [_HOUR.search(clock.group()) for clock in (old, new)]
    hours = [hour for found in said if found and (hour := zh_number(found.group())) is not None]
    if new["part"] or not old["part"] or len(hours) != len(said):
        return ""
    return old["part"] if max(hours) - min(hours) <= _NEAR_HOURS else ""


def _says_the_time(bare: re.Match[str], setting: Setting) -> bool:
    """It's 4pm now, at four; it's Monday now, on a Monday: that is what the clock says."""
    words = bare["when"].strip()
    if _ONLY_NOW.search(bare.string) is None:
        return False
    whens = resolve(words, setting.moment, setting.zone, setting.day_start_hour)
    hour = _ALONE_HOUR.fullmatch(words)
    if hour is None:
        return any(when.first_day == setting.today for when in whens if when.iso)
    said = int(hour["h"]) % _NOON + _NOON * bool(hour["pm"]) if hour["pm"] or hour["am"] else int(hour["h"])
    return abs(setting.moment.astimezone(zone_of(setting.zone)).hour - said) <= 1


def _on_another_day(whole: Clause, words: str, held: Memory, setting: Setting) -> Draft | None:
    content, day = redated(held.content, words, held, setting)
    new, old = _CLOCK.search(words), _CLOCK.search(undated(content))
    if new and not old and (plain := _PLAIN_HOUR.search(content)):
        return _moved_to(
            whole, words, held, content[: plain.start()] + f"at {new.group().strip()}" + content[plain.end() :], day
        )
    if new and old:
        content = content.replace(old.group().strip(), f"{_same_part(old, new)}{new.group().strip()}", 1)
    return _moved_to(whole, words, held, content, day)


def _moved_to(whole: Clause, words: str, held: Memory, content: str, day: str | None) -> Draft | None:
    if content == held.content:
        return None
    return Draft(
        held.slot or "schedule", content, whole.start, whole.end, value=words, kind=held.kind, date=day or held.date,
        correction=True, replaces=held.id,
    )  # fmt: skip
