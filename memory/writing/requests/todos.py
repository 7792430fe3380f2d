"""What the user has to do, said as an order to himself or as a wish to be reminded: 记得下周订票, book the train tomorrow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from memory.records import Kind
from memory.writing.chinese.person import third_person, user_word
from memory.writing.dates.base import When
from memory.writing.drafts import Draft
from memory.writing.english.person import capital, uncapital
from memory.writing.english.person import third_person as english_person
from memory.writing.setting import Setting, whens_in
from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.spans import Clause, Sentence, cut

_ZH = lazy(
    r"^(?:对了|另外|还有|请|麻烦|帮我|到时候|到时|也|一定要?|千万|你|要|那|嗯|哦|[，,\s])*"
    r"(?:(?P<remind>(?:记得)?提醒我(?!的|过)|提醒一下我|待办(?:事项)?[:：]?|(?i:todo)[:：]?)"
    r"|记得|别忘了?|别忘记|不要忘记?了?)[，,:：\s]*(?P<v>[^▒]{2,60})$"
)
_EN = caseless(
    r"^(?:(?:please|also|and|oh|btw|hey|jide|can you|could you)[\s,]+)*(?:(?P<remind>remind me (?:to|about|of|that)|remind me(?= (?:on|at|in|by|before|tomorrow|tonight|next|this|later|today)\b)|to-?do:"
    r"|note to self:(?!\s*(?:the|my|our|i|i'm|it|it's|there|there's|\w+ (?:is|are|has|lives?))\b)|(?:i |we )?(?:still )?(?:need|have|'ve got|got) to remember to)|remember to|don't (?:let me )?forget to"
    r"|must not forget to|mustn't forget to)\s+(?P<v>[^▒]{3,100})$"
)
_ZH_THEN = lazy(
    r"(?<=[^，。；：:]{3})[，；;](?:所以|请|麻烦|记得|你|到时候?|，)*(?P<wish>提醒(?:一下)?我(?!的|过)(?=[^，。]{2}))"
)
_EN_THEN = caseless(
    r"(?<=\w\w)(?:\s*[,;–—-]\s*|\s+(?=(?:so|and|but)\b))(?:(?:so|and|but|please|pls|can you|could you|would you|then)[\s,]+)*"
    r"(?P<wish>remind me (?:to|about|on|at|by|before|tomorrow|next)\b.+)"
)
_ORDER = caseless(
    r"^(?:(?:and|also|then|oh)[\s,]+)*(?P<v>(?:book|buy|call|ring|renew|pay|pick up|drop off|return|send off|submit|cancel"
    r"|e-?mail|order|finish|hand in|post|collect|register|sign up|file|fix the|water|feed|take out|get)\b[^▒]{3,90})$"
)
_ZH_ORDER = lazy(
    r"^(?!.*(?:想|打算|计划|争取|希望|准备))(?P<v>(?P<lead>[^，。我你他她：:、]{0,14}?)(?:发(?!现|生|烧|展|呆|型|工资|年终|奖|薪|货|车|通知$)|打(?=电话|款|包|印|报告)|写|做(?!梦|饭|人)|回(?=邮件|信|电话|复|访)|联系|汇报|提交|整理|订|买|交(?!通)|还(?!有|剩|差|是|没|在|得|要|不|行|能|会|想|可|好)|取|寄|退(?!休)|续|缴|办|约|预约|报名|打电话|拿|送|修|换)(?!我|了|过|到|完|好|得|不)[^，。你吗呢：:、]{1,20})$"
)
_ZH_LEAD = lazy(
    r"(?:\s|[之以]?前|前|要|得|必须|需要|先|再|还|就|也|去|来|赶紧|抽空|早上|上午|中午|下午|晚上|(?:给|跟|和|找|替|帮|把|带|陪|在|到|去|向|为)[^，。\s]{1,8}|那天|当天|记得|一定)*"
)
"""What may stand before what one has to do."""
_TO_OTHERS = caseless(r"\b(?:you|your|me(?! to\b)|us|him|her|them)\b|\bme$|你|给我|帮我|跟我|一下吗")
_STANDING = caseless(r"以后|今后|每次|每当|一律|每天|每周|\b(?:from now on|whenever|every|each|always)\b")
_OCCASION = caseless(r"(?:当|每|凡|如果|要是|只要|一旦|等|when|whenever|if|once|every|each|any ?time|unless)")
"""With it a wish to be reminded is a standing one."""
_NARRATED = lazy(r"了$|过$")

_ZH_EACH = r"(?P<when>(?:每|隔)(?:一?(?:天|晚|早|日|周|个?星期|个?月|个?工作日)|周?[一二三四五六日天]|两天)(?:的)?[^，。提醒我]{0,12}?)"
_ZH_AGAIN = (
    lazy(
        rf"^(?:请|麻烦|以后|你|要|就|帮我|[，\s])*{_ZH_EACH}[，,]?(?:请|你|都|要|记得|到时候?|就|得|一定)*提醒(?:一下|一声)?我(?:要|去|得|该|记得)?(?P<v>[^，。吗▒]{{1,24}})$"
    ),
    lazy(
        rf"^(?:请|麻烦|以后|你|要|就|帮我|记得|[，\s])*提醒我{_ZH_EACH}(?:要|去|得|该|记得)?(?P<v>[^，。吗▒]{{1,24}})$"
    ),
)
_EN_EACH = r"(?P<when>(?:every|each) (?:single )?(?:day|night|morning|evening|afternoon|week|month|weekday|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:night|morning|evening|afternoon))?(?: at [\w: ]{1,12}?)?)"
_EN_AGAIN = (
    caseless(
        rf"^(?:please |can you |could you |and |also |so )*{_EN_EACH},? (?:please )?remind me to (?P<v>[^.;▒]{{3,60}})$"
    ),
    caseless(rf"^(?:please |can you |could you |and |also |so )*remind me {_EN_EACH} to (?P<v>[^.;▒]{{3,60}})$"),
    caseless(rf"^(?:please |can you |could you |and |also |so )*remind me to (?P<v>[^.;▒]{{3,60}}?) {_EN_EACH}$"),
)
"""A wish to be reminded again and again: what the user has to do each time."""
_DATE_FIRST = caseless(r"(?P<when>(?:on|at|in|by|before) [\d:.apm -]+(?: at [\d:.apm ]+)?) to (?P<what>.+)$")
"""Remind me tomorrow to …: the day stands before what is to be done."""
_SAYS_MUST = lazy(r"[\d年月日号上下午早晚中前后之点分半:：~—\- ]*(?:需?要|得|必须|该)")
"""The sentence says 要 itself, right away or behind its date."""


def with_reminder(sentence: Sentence) -> Sequence[Sentence]:
    """The sentence, or two of it where a wish to be reminded follows what it tells ("… is on 3 May, remind me to …")."""
    occasion = _STANDING.search(sentence.whole.flat) or _OCCASION.match(sentence.whole.flat)
    begins = (
        None
        if sentence.asks or occasion
        else (_ZH_THEN if sentence.whole.chinese else _EN_THEN).search(sentence.whole.flat)
    )
    if begins is None:
        return (sentence,)
    told, wish = cut(sentence, 0, begins.start()), cut(sentence, begins.start("wish"))
    return (told, wish) if told is not None and wish is not None else (sentence,)


def todo_draft(sentence: Sentence, setting: Setting) -> Draft | None:
    """The task of a sentence, or None. An order without "remember" is one's own only where it names a day to come."""
    whole = sentence.whole
    reminds = "提醒" in whole.flat or "remind" in whole.flat.casefold()
    if reminds and (again := _again(whole)):
        return again
    if sentence.asks or _STANDING.search(whole.flat):
        return None
    match = (_ZH if whole.chinese else _EN).match(whole.flat)
    order = None if match else (_ZH_ORDER if whole.chinese else _ORDER).match(whole.flat)
    found = match or order
    if found is None or (order and (_TO_OTHERS.search(whole.flat) or _NARRATED.search(whole.flat))):
        return None
    part = whole.part(found.start("v"), len(whole.flat))
    whens = whens_in(part, replace(setting, subject="user"))
    if order and whole.chinese and not _is_own(order["lead"], whens):
        return None
    when = next((w for w in reversed(whens) if w.iso and w.precision != "vague" and w.last_day >= setting.today), None)
    if order and when and when.first_day == setting.today and not (when.clock or when.part):
        return None
    if when is None and not (match and match["remind"]):
        return None
    return Draft(
        slot="schedule",
        content=_content(part, whens),
        start=whole.start,
        end=whole.end,
        kind=Kind.TASK,
        date=when.date if when else None,
        lifetime="temporary",
    )


def _is_own(lead: str, whens: Sequence[When]) -> bool:
    """Do only dates, and for or with whom it is, stand before the verb? 老板明天发通知 is the boss's to do."""
    chars = list(lead)
    for when in whens:
        chars[when.start_offset : when.end_offset] = " " * len(chars[when.start_offset : when.end_offset])
    return _ZH_LEAD.fullmatch("".join(chars)) is not None


def _again(whole: Clause) -> Draft | None:
    """What is to be done each day or week, where the user wants to be reminded of it."""
    forms = _ZH_AGAIN if whole.chinese else _EN_AGAIN
    match = next((found for form in forms if (found := form.match(whole.flat))), None)
    if match is None:
        return None
    when, what = (whole.part(*match.span(name)) for name in ("when", "v"))
    user = user_word(whole.shown)
    content = (
        f"{user}{when.shown}要{third_person(what, user=user)}"
        if whole.chinese
        else f"The user has to {uncapital(english_person(what))} {uncapital(when.shown)}"
    )
    return Draft("habit", content, whole.start, whole.end, value=what.shown.strip())


def _content(part: Clause, whens: tuple[When, ...]) -> str:
    if part.chinese:
        user = user_word(part.shown)
        text = third_person(part, whens, user=user)
        return text if text.startswith(user) else f"{user}{'' if _SAYS_MUST.match(text) else '要'}{text}"
    text = english_person(part, whens)
    if dated := _DATE_FIRST.match(text):
        return f"{capital(dated['when'])} the user has to {dated['what']}"
    return text if text.startswith("The user") else f"The user has to {text[:1].lower()}{text[1:]}"
