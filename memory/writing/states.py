"""States of which only one can hold (single or married, expecting or born), and the numbers of what one has.

They may stand under different attributes, so their sentences tell them, and not the slots.
"""

from __future__ import annotations

import re

from memory.records import Memory, Proposal
from memory.text import normalise
from memory.writing.english.lists import COMPANIES
from memory.writing.sameness import negated
from memory.writing.wording.flat import flatten
from memory.writing.wording.lexicon import either
from memory.writing.wording.numerals import EN_NUMBERS
from memory.writing.wording.patterns import Lazy, caseless

_SINGLE = caseless(
    r"单身|没(?:有)?(?:女朋友|男朋友|对象|女友|男友)|(?:[跟和与][^，。]{1,8}?)?分(?:了)?手|离(?:了)?婚|离异|丧偶"
    r"|(?:is|am|'s|been|got) (?:\w+ )?(?:single|getting divorced|divorced|widowed|separated)\b|(?:split|broke|broken) up\b"
    r"|doesn't have an? (?:girlfriend|boyfriend|partner)\b"
)
_PARTNERED = caseless(
    r"(?<!没)(?:有|谈|交|处)(?:了|着)*(?:一?个)?(?:女朋友|男朋友|对象|女友|男友)|(?<!没)谈(?:了|着)?恋爱|脱(?:了)?单|已婚|(?<![没要想])[结订](?:了)?婚"
    r"|(?:has )?met (?:someone|somebody)\b|(?:has|got) an? (?:\w+ )?(?:girlfriend|boyfriend|partner|fianc[eé]e?)\b|(?:is|'s|has been|got|just got) (?:\w+ )?(?:seeing (?:someone|somebody|an?\b)|dating|going out with|in a relationship|married|engaged)\b"
)
_EXPECTING = caseless(r"怀(?:了)?(?:孕|[二三]胎)|怀上|有身孕|(?:\d+ \w+ )?(?:pregnant|expecting)\b")
_BORN = caseless(
    r"生(?:了|完|下)|当(?:了|上)?[妈爸爹]|流产|(?:has )?(?:just )?(?:had (?:an?|the|our|their|twins|triplets)\b|gave birth|miscarried)"
)
_IN_HOSPITAL = caseless(r"住(?:了)?院|in (?:the )?hospital\b")
_DISCHARGED = caseless(
    r"出(?:了)?院|(?:home from|out of) (?:the )?hospital\b|discharged\b|(?:came|got) (?:out of|home from) (?:the )?hospital\b"
)
_STUDYING = caseless(
    r"[读上](?:大[一二三四]|研[一二三]|高[一二三]|大学|高中|研究生)|是[^，。的]{0,6}(?:大学生|研究生|学生)$"
    r"|an? (?:[\w-]+ ){0,3}student\b|in (?:his|her|their|the) (?:first|second|third|fourth|final) year\b"
)
_GRADUATED = caseless(r"毕业了|graduated\b")
_ON_LEAVE = caseless(
    r"休(?:着)?(?:产|病|陪产)假|on (?:maternity|paternity|parental|sick|adoption) leave\b|(?:signed )?off sick\b"
)
_BACK = caseless(r"(?:回去|回来|恢复|重新)上班|复工|返岗|销假|(?:went |gone )*back (?:at|to) work\b|returned to work\b")
_RETIRED = caseless(r"退休|(?<!semi-)retired\b")
_BACK_AT_IT = caseless(r"返聘|(?:went |gone )?back (?:at|to) work\b|returned to work\b")
_NO_MEAT = caseless(r"吃素|素食|(?:is |has gone |went )?(?:vegan|vegetarian)\b")
_MEAT = caseless(r"(?:又|开始|重新)+吃(?:肉|荤)|(?:eats?|eating|is eating) (?:meat|fish|chicken) (?:again|now)\b")
_STATES: tuple[tuple[Lazy, Lazy], ...] = (
    (_RETIRED, _BACK_AT_IT),
    (_NO_MEAT, _MEAT),
    (_SINGLE, _PARTNERED),
    (_PARTNERED, _SINGLE),
    (_EXPECTING, _BORN),
    (_IN_HOSPITAL, _DISCHARGED),
    (_DISCHARGED, _IN_HOSPITAL),
    (_STUDYING, _GRADUATED),
    (_ON_LEAVE, _BACK),
    (_BACK, _ON_LEAVE),
)
"""What is over as soon as the second holds."""
_NONE = caseless(
    r"^(?:用户|用戶)(?:还|一直|目前|现在)*没(?:有|养)?(?:过)?(?P<zh>[一-龥]{1,4})$|^the user (?:\w+ )?(?:doesn't have|has no|has never had|doesn't own) (?:an? |any )?(?P<en>[\w-]+)$"
)
_GOT = caseless(
    r"^(?:用户|用戶)(?:家|已经|刚|终于|也|现在|又)*(?:有|买|养|领养|收养|捡|提|换|生|添|考(?:到|下)?|拿到)(?:了|到|上)*|^the user (?:has |just |now |finally |recently )*(?:bought|got|has|had|adopted|owns|passed)\b"
)
_CHILD = caseless(
    r"孩子|小孩|娃|女儿|儿子|闺女|宝宝|龙凤胎|双胞胎|\b(?:kids?|child(?:ren)?|baby|boy|girl|son|daughter|twins)\b"
)
_KIN = r"^(?P<who>(?:用户|用戶)(?:家)?的(?!公司|店)[^，。]{1,8}?|the user's [\w ]{2,24}? )"
_MOVED: tuple[tuple[Lazy, Lazy], ...] = (
    (
        caseless(rf"{_KIN}(?:在[^，。]{{1,12}}(?:上班|工作|任职|实习)|works (?:at|for)\b)"),
        caseless(rf"{_KIN}(?:(?:又|已经|刚|现在)*(?:跳槽|入职|跳到|换到)|(?:now |has |just )*(?:works? (?:at|for) .* now|moved to {either(COMPANIES)}|joined|got a job (?:at|with))\b)"),
    ),
    (
        caseless(rf"{_KIN}(?:住在?|在[一-龥]{{2,4}}(?:生活|定居|$)|(?:lives|is based|is living) in\b)"),
        caseless(rf"{_KIN}(?:(?:又|已经|刚|现在|都)*(?:搬(?:到|去|来|回)|移民)|(?:now |has |just |recently )*(?:lives in .* now|moved (?:back |over )?(?:to|in)(?! {either(COMPANIES)}\b)|relocated)\b)"),
    ),
)  # fmt: skip
"""Where somebody close works or lives, and that he has changed it."""
_BETWEEN = caseless(
    r"(?:现在|目前|已经|刚刚?|又|也|都|终于|正在?|是|还|一直|最近|[，。\s]|\b(?:now|just|finally|again|recently|already|has|is|also|was)\b)+"
)
"""Words that may stand between somebody and what is told of him."""
_COUNTED_SLOTS = frozenset({"pet", "family", "vehicle", "device"})
_HAS = caseless(
    r"^(?:用户|用戶)(?:家里?|现在|目前|如今|已经|又|总共|一共|只|就)*(?:有|养|开)(?:了|着)*(?P<zh>[一二两三四五六七八九十俩仨]|\d+)[只条个匹头辆台口]?(?P<thing>[一-龥]{1,5}?)了?$"
    r"|^the user (?:now |also |only )*(?:has|got|owns|keeps) (?:now )?(?P<en>an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?P<kind>[\w-]+(?: [\w-]+)??)(?: now| altogether| in total)*$"
)
"""How many of what somebody has, and no more than that."""
_NUMBERS = {
    **{word: int(number) for word, number in EN_NUMBERS.items()},
    **{char: number for number, char in enumerate("一二三四五六七八九十", 1)},
    **{"a": 1, "an": 1, "两": 2, "俩": 2, "仨": 3},
}
_ONE_WORD = {"children": "kid", "child": "kid", "小孩": "孩子", "娃": "孩子", "狗狗": "狗", "猫咪": "猫"}


def excludes(new: str, old: str) -> bool:
    """Can what is told now not be true beside the old sentence of the same person?"""
    for where, moved in _MOVED:
        here = moved.match(new)
        there = where.match(old) if here else None
        if here and there:
            return _one_person(here["who"], there["who"])
    if _has_now(new, old):
        return True
    for is_over, holds in _STATES:
        here = holds.search(new)
        there = is_over.search(old) if here else None
        if here and there and negated(new) == negated(here[0]) and negated(old) == negated(there[0]):
            return _one_person(new[: here.start()], old[: there.start()])
    return False


def lacking(content: str) -> str:
    """What somebody has none of, where a sentence says no more than that; "" where it does not."""
    none = _NONE.match(flatten(content))
    return _one_of_kind((none["zh"] or none["en"]).casefold()) if none else ""


def _has_now(new: str, old: str) -> bool:
    """Was there none of what he has now: no car, then a car bought; no kids, then a son born?"""
    what = lacking(old) if _GOT.match(new) and not negated(new) else ""
    if not what:
        return False
    told = flatten(new).casefold()
    if _CHILD.search(what):
        return _CHILD.search(told) is not None
    return re.search(rf"\b{re.escape(what)}s?\b" if what.isascii() else rf"{what}(?![粮位票牌贷险])", told) is not None


def is_recount(proposal: Proposal, memory: Memory, *, taken_up: bool) -> bool:
    """Another number of the same animals, children or cars; a smaller one only where the words say that it is so now."""
    if proposal.slot != memory.slot or proposal.slot not in _COUNTED_SLOTS:
        return False
    new = _counted(proposal.content)
    old = _counted(memory.content) if new else None
    if new is None or old is None or new[1] != old[1] or new[0] == old[0]:
        return False
    return new[0] > old[0] or taken_up


def number_of(said: str) -> int:
    """A small number in words or figures; 0 where it is none."""
    return _NUMBERS.get(said.casefold()) or (int(said) if said.isdecimal() else 0)


def _one_person(first: str, second: str) -> bool:
    """Do the beginnings of two sentences name the same one, one of them perhaps with a name or more?"""
    first, second = (_BETWEEN.sub(" ", normalise(part)).strip() for part in (first, second))
    return first.startswith(second) or second.startswith(first)


def _counted(content: str) -> tuple[int, str] | None:
    found = _HAS.match(flatten(content))
    if found is None:
        return None
    return number_of(found["zh"] or found["en"]), _one_of_kind((found["thing"] or found["kind"]).casefold())


def _one_of_kind(what: str) -> str:
    """dogs as dog, children as kid."""
    one = re.sub(r"ies$", "y", what).removesuffix("s") if what.isascii() else what
    return _ONE_WORD.get(one, one)
