"""What the next one takes the place of by itself: a year more, a class up, a job after none, another wife's name."""

from __future__ import annotations

import re

from memory.records import Memory, Proposal
from memory.writing.redating import undated
from memory.writing.sameness import core, negated, numbers
from memory.writing.wording.lexicon import either
from memory.writing.wording.numerals import EN_NUMBERS
from memory.writing.wording.patterns import Lazy, caseless, lazy

_YEARS = caseless(r"岁|\d+ years? old|\bis \d+(?: now| today| on [\d-]+)?$|年级|\b(?:year|grade) \d+$")
_AGE = caseless(
    rf"\b(?:is(?: now| only| actually)*|(?:has )?(?:just |recently )*turned|turns) (\d+|{either(tuple(EN_NUMBERS))})(?= (?:now|today|years? old|on)\b|$)"
)
_OLDER = 2
"""Years by which one and the same may have got older since it was told; more, and it is another one of the kind."""
_CLASS = lazy(r"上(?:了)?(?P<v>[小中大]班|幼儿园|小学|初中|高中|大学|初[一二三]|高[一二三]|大[一二三四])")
_FIRST = caseless(
    r"最(?:喜欢|爱)的?(?P<zh>[^，。]{1,6}?)(?:就)?是|(?<!of the user's )\bfavou?rite (?P<en>[\w ]{2,20}?) (?:is|are)\b"
)
_JOBLESS = caseless(
    r"失业|待业|无业|(?:辞|离)职了|裸辞|不干了|没(?:有)?工作|丢了?(?:工作|饭碗)|被(?:裁|辞退|优化|开除)|下岗"
    r"|\b(?:unemployed|between jobs|out of work|jobless|laid off|let go|made redundant|fired|(?:lost|quit) (?:\w+ )?job|resigned)\b"
)
_HANDED_IN = caseless(r"交|截止|\b(?:due|hand(?:ed)? in|submit|turn in|deadline)\b")
_EVERY_TIME = caseless(
    r"[日周月]报|作业|[房租水电]费|房租|房贷|租金|\b(?:rent|homework|(?:weekly|monthly|daily) \w+|timesheets?|bills?|invoices?)\b"
)
"""What is due again and again."""
_HANDING = caseless(
    r"用户|用戶|必须|需要|提交|截止|(?:改|推迟|提前|延期?|挪)到|[要得交把在于的前之]|\b(?:the|user(?:'s)?|has to|have to|needs? to|must|hand(?:ed)? in|submit|turn in|due|deadline|moved|to|by|on|is|for|now)\b"
)
"""Words of handing in, which say nothing of what."""
_REGIME = caseless(r"(?P<v>吃素|素食|纯素|吃全素|vegan|vegetarian|pescatarian|pescetarian)")
"""How one eats altogether; of these only one holds."""
_PARTNER = caseless(
    r"^(?:用户|用戶)的(?P<zh>老婆|妻子|太太|老公|丈夫|男朋友|女朋友|男友|女友|未婚妻|未婚夫|对象)(?:就|现在)?叫"
    r"|^the user's (?P<en>wife|husband|girlfriend|boyfriend|partner|fianc[eé]e?) (?:is called|is named|is (?-i:[A-Z]))"
)
"""The name of the one whom one has once."""


_EXCHANGED = caseless(
    r"换(?!电池|屏|壳|膜|卡|个?键帽)|升级(?:到|成)|\b(?:switched|swapped|changed|upgraded|moved) (?:over )?(?:to|for)\b|\breplaced\b|\bnew (?:phone|laptop|tablet|watch)\b"
)
_DEVICES: tuple[Lazy, ...] = (
    caseless(r"手机|iphone|pixel|galaxy(?! (?:tab|watch|buds))|oneplus|一加|redmi|红米|oppo|vivo|魅族|fairphone|三星|荣耀|\b(?:phone|mobile)\b"),
    caseless(r"笔记本|macbook|thinkpad|matebook|xps|拯救者|surface laptop|\blaptop\b"),
    caseless(r"平板|ipad|matepad|galaxy tab|\btablet\b"),
    caseless(r"手表|手环|apple watch|galaxy watch|garmin|\b(?:watch|fitbit)\b"),
    caseless(r"耳机|airpods|galaxy buds|\b(?:headphones|earbuds)\b"),
    caseless(r"相机|单反|微单|\bcamera\b"),
)  # fmt: skip
"""Things of which one is exchanged for another of its kind: 换 iPhone 了 ends the Samsung phone, not the tablet."""
_WORK_STATE = caseless(
    r"产假|病假|长假|上班了|复工|找到(?:新)?(?:工作|实习)|\b(?:leave|off sick|back (?:at|to) work|(?:found|got|landed) (?:an?|another) (?:new )?job$)\b"
)
"""Whether one works at present; not as what."""


def is_work_state(content: str) -> bool:
    """Does a sentence say whether one works at present, and not as what?"""
    return is_jobless(content) or _WORK_STATE.search(content) is not None


def is_jobless(content: str) -> bool:
    """Does a sentence say that there is no work at present?"""
    return _JOBLESS.search(content) is not None


def is_past(proposal: Proposal, memory: Memory, *, taken_up: bool) -> bool:
    """What time alone makes otherwise, of the same person or thing: 5岁 and 6岁了, 上中班 and 上大班, 失业 and a job.

    `taken_up`: the words say that it is otherwise now.
    """
    new, old = _in_figures(proposal.content), _in_figures(memory.content)
    if proposal.slot in {"job", "employer"}:
        return is_jobless(old) and not is_jobless(new)
    if proposal.slot != memory.slot or negated(new) or negated(old):
        return False
    if _is_other_of_one(_PARTNER, new, old) or (proposal.slot == "diet" and _is_other_of_one(_REGIME, new, old)):
        return True
    if proposal.slot == "device" and _EXCHANGED.search(new):
        return any(kind.search(new) and kind.search(old) for kind in _DEVICES)
    first, second = _FIRST.search(new), _FIRST.search(old)
    if first and second:
        return first["zh"] == second["zh"] and (first["en"] or "").casefold() == (second["en"] or "").casefold()
    if (here := _CLASS.search(new)) and (there := _CLASS.search(old)) and here["v"] != there["v"]:
        return core(_CLASS.sub("", new)) == core(_CLASS.sub("", old))
    if core(new) != core(old) or not numbers(new) or numbers(new) == numbers(old):
        return False
    if proposal.slot == "habit":
        return taken_up
    return bool(_YEARS.search(new) and _YEARS.search(old)) and 0 < _figure(new) - _figure(old) <= _OLDER


def is_same_task(new: str, old: str) -> bool:
    """Is it the same paper to be handed in, on another day (标书5号交, 明天交标书)?"""
    if not (_HANDED_IN.search(new) and _HANDED_IN.search(old)) or _EVERY_TIME.search(new):
        return False
    first, second = (re.sub(r"\W+", " ", _HANDING.sub(" ", undated(text)).casefold()).strip() for text in (new, old))
    return bool(first) and first == second


def _is_other_of_one(of_one: Lazy, new: str, old: str) -> bool:
    """Do both say it of the same one: the wife's name and another, vegan and vegetarian?"""
    here, there = of_one.search(new), of_one.search(old)
    if here is None or there is None:
        return False
    return here["v"].casefold() != there["v"].casefold() if "v" in of_one.groups else here.groups() == there.groups()


def _in_figures(content: str) -> str:
    """A sentence with the years of its age as one way of saying has them: is six now, has just turned 6 -> is 6."""
    return _AGE.sub(lambda found: f"is {EN_NUMBERS.get(found[1].casefold(), found[1])}", content)


def _figure(content: str) -> int:
    """The first number of a sentence, small Chinese ones as well; 0 where there is none."""
    found = re.search(r"\d+|[一二三四五六七八九十]", content)
    return 0 if found is None else int(found[0]) if found[0].isdecimal() else "一二三四五六七八九十".index(found[0]) + 1
