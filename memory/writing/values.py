"""The last look at a draft, whatever rule it comes from: is its value a whole one, and not a piece of a sentence?"""

from __future__ import annotations

import re
from dataclasses import replace

from memory.writing.drafts import Draft
from memory.writing.english.lists import CITIES
from memory.writing.english.words import FIELDS
from memory.writing.wording.flat import flatten
from memory.writing.wording.patterns import Lazy, caseless, lazy

_LOOSE_END = caseless(
    r"(?:[\s,]+(?:in|at|on|of|for|from|with|to|by|and|or|but|the|an?|my|our|is|are|because|since|when|where|that|which|who"
    r"|obviously|of course|honestly|lol|tbh|though|by the way|btw|fyi|(?:just so )?you know|for what it's worth))+$"
)
"""Words that open something and end a value only where it was cut off."""
_TIME_END = caseless(
    r"\s+(?:in|during|over|until|till|since|for) (?:the )?(?:spring|summer|autumn|fall|winter|january|february|march|april|may|june|july"
    r"|august|september|october|november|december|weekends?|week|term time)$|\s+(?:on|at) (?:the )?(?:weekends?|weekdays|(?:mon|tues|wednes|thurs|fri|satur|sun)days)$"
)
"""A time behind a place: York in May."""
_TIME = caseless(
    r"^(?:(?:late |early |mid-?)?(?:spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september"
    r"|october|november|december)|(?:the )?\w+days?|the (?:morning|evening|night)|(?:19|20)\d\d|\d{1,2}月份?|[春夏秋冬][天季]?)$"
)
"""A time where a place is wanted: moved here in March."""
_FRAMED = lazy(
    r"^(?:一?[个款部套份]|某个)?(?:名字|名)?(?:叫做?|名叫|取名|名为|代号)(?P<v>[^，。的]{1,16})的[一-龥A-Za-z ]{1,8}$"
)
"""A name in its frame: 一个叫海棠的项目."""
_NO_VALUE = caseless(
    r"^(?:[我你他她它您谁啥哪咱]|我们|你们|他们|她们|它们|什么|怎么|这个|那个|这些|那些|这样|那样|自己|东西|事情?"
    r"|i|me|you|he|him|she|her|it|they|them|we|us|this|that|these|those|what|who|which|how|why|where|when|something|anything"
    r"|everything|nothing|someone|one|ones|stuff|things?|here|there|so|and|the|an?|in|on|at|of|to|out|up)$"
)
"""A pronoun, a question word or a particle: it points, or was cut off."""
_NO_PLACE = caseless(
    r"^(?:[我咱俺他她你](?:们)?的?家.*|火星|月球|外太空|[^，。]{1,8}(?:很|太|真|挺|更|特别|非常)[^，。]{1,4}|mars|venus|the moon|outer space|another planet|hell|narnia|hogwarts)$"
)
"""No place to live in, or a word on it: 一个人住在大城市很孤独."""
_CHILD = caseless(r"^(?:[1-7一二三四五六七两]|one|two|three|four|five|six|seven)\s?(?:周?岁|years? old)?(?:半|多|了)*$")
"""The age of a child or a pet: nobody of that age types."""
_NAMED = frozenset(
    {"location", "hometown", "employer", "school", "name", "nickname", "job", "tool", "device", "vehicle"}
)
_PLACES = frozenset({"location", "hometown"})
_BRACKETS = (("(", ")"), ("（", "）"), ("[", "]"), ("“", "”"), ("「", "」"), ("《", "》"))


_COUNT_ONLY = lazy(r"^(?:半|[一二两三四五六七八九十几]+|\d+)[杯口根包支瓶罐碗顿片颗粒个份勺盘块]$")
"""How many, and of what only what is held says: 现在只喝两杯了."""
_TIME_ONLY = lazy(r"^[一二三四五六日天末]?(?:早上|上午|中午|下午|晚上|全天|[早晚])?$")
"""A time of every week, and not what is done then."""
_ACRONYM = lazy(r"^(?!(?:NYC|LA|SF|DC|UK|US|USA|UAE|NZ|HK|NY)$)[A-Z]{2,5}$")
"""A ward or a department: the ICU, HR."""
_JOKES = lazy(r"(?:XD+|xd)$")
"""He laughs at what he says he is."""
_NO_MORE = lazy(r"[^，。]*(?:停课|停办|停了|取消|黄|泡汤|退|倒闭|关门)了?$")
"""What has become of a course: 瑜伽班停课了."""
_NOTHING_DUE = caseless(r"^(?:is )?due (?:in|on|by|at|around|late|early|mid|next|this)?[ -]?\d[\d-]*\.?$")
"""When, and not what: "Fran's pregnant, due in May"."""
_TO_ME = lazy(r"[^，。]*[看找陪接送等]我$")
"""Somebody else's deed: 每周末来看我."""
_LEADS = (
    "从小|从来|天生|打小|小时候|一|也|都|还|就|又|只|是|真|确实|其实|好像|似乎|可能|应该|大概|特|非常|很|挺|超|有|稍|轻|重|严重|现|目前|最|如今|后来|居然|竟然|突然|因|由于|以|之|本|自|已|的|身|皮|鼻|眼|嗓|喉|肠|胃|体|换季"
    "|春|夏|秋|冬|不|没|并|查|检|发现|确诊|医生|被|容易|每|吃|喝|闻|碰|接触|[，,、和跟与]|平|常|长|暂|临|刚|今|去|前|上|下|这|那|近|早|晚|白|夜|全|两|俩|独|单|家|老|夫|婚|租|搬|跟|父|爸|妈|毕业|退休|大学|工作|出差|几|多|先|再|得|养|住|在"
)
_OF_A_NAME = lazy(rf"^用户(?!{_LEADS})[一-龥]{{2,3}}(?:对[^，。]{{1,8}}(?:过敏|敏感|不耐受)|住在|得了|患[有了]|养了)")
"""品妍对蛋过敏: somebody's, and not the user's."""
_ITS_USE = lazy(r"[^，。]{1,8}用(?:的)?$")
"""What a thing is for: 有辆五菱，拉料用的."""
_POINTS = caseless(
    r"(?:[^，。]{0,8}[这那][样么]|[^，。]{0,6}如此)(?:做|干|说|写|弄|搞)?$|\w+ (?:it|him|her|them|this|that|these|those)\b(?! to\b)"
)
"""A deed whose object only the sentence before names: "I miss it every week"."""


_ENDS_POINTING = caseless(r"^[\w' -]{1,24} (?:it|that|this|them|there|him|her)$")
"""I'm hoping to get back to it."""
_DATE_FIRST = lazy(r"^\d{1,2}月|^[下这上本](?:周|个月|星期)|^[今明后]天|^\d{1,2}[号日]")
"""我的车12月18号年检: when something is done to it."""
_NOTHING_BY_ITSELF: tuple[tuple[tuple[str, ...], Lazy], ...] = (
    (("age",), _CHILD),
    (("habit",), _POINTS),
    (("habit",), _TIME_ONLY),
    (("goal", "hobby", "habit"), _ENDS_POINTING),
    (("diet", "likes"), _COUNT_ONLY),
    (("location",), _ACRONYM),
    (("vehicle", "device"), _DATE_FIRST),
    (("hobby",), _NO_MORE),
    (("job",), _ITS_USE),
    (("hobby", "habit"), _TO_ME),
)


def _is_elsewhere(slot: str, value: str) -> bool:
    """Is the value one that says nothing under its attribute, or only beside what stands elsewhere?"""
    return any(slot in slots and form.match(value) for slots, form in _NOTHING_BY_ITSELF)


def _says_nothing(draft: Draft) -> bool:
    """Is it a joke on himself, what is so of a name that nobody was told, or a day without what happens on it?"""
    if draft.slot in ("allergy", "location", "health", "pet"):
        return _OF_A_NAME.match(flatten(draft.content)) is not None
    if draft.slot in ("schedule", "deadline"):
        return _NOTHING_DUE.match(draft.content) is not None
    return draft.slot == "job" and _JOKES.search(draft.value) is not None


def _slot_of(slot: str, value: str) -> str:
    """A field is worked in and no place to live; a city is no firm (在 Singapore 工作)."""
    if slot == "location" and value.removeprefix("the ").casefold() in FIELDS:
        return "job"
    return "location" if slot == "employer" and value.casefold() in CITIES else slot


def well_formed(draft: Draft) -> Draft | None:
    """The draft with its value freed of loose ends and frames; None where no value is left, or half a bracket."""
    if _says_nothing(draft):
        return None
    if not draft.value:
        return draft
    if any(draft.value.count(left) != draft.value.count(right) for left, right in _BRACKETS):
        return None
    framed = _FRAMED.match(draft.value)
    value = framed["v"].strip() if framed else _LOOSE_END.sub("", draft.value).strip()
    if draft.slot in _NAMED and not framed:
        value = _TIME_END.sub("", value)
    if (
        not value
        or _NO_VALUE.match(value)
        or (draft.slot in _PLACES and (_TIME.match(value) or _NO_PLACE.match(value)))
    ):
        return None
    if _is_elsewhere(draft.slot, value):
        return None
    draft = replace(draft, slot=_slot_of(draft.slot, value))
    if value == draft.value:
        return draft
    content = draft.content
    if (
        not framed
        and content.endswith(draft.value)
        and not re.search(r"\b(?:summers?|winters?|springs?|autumns?|weekends?|weekdays|\w+days)$", content, re.I)
    ):
        content = content[: len(content) - len(draft.value)] + value
    return replace(draft, value=value, content=content)
