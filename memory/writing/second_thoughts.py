"""A slip mended in a message of its own: "I live in Leeds" – "sorry, York"; 周三看牙医 – 说错了，是周四.

What was said before is read once more, with what is meant in it; what it had left in memory makes way.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from memory.records import Memory, Proposal
from memory.writing.chinese import people as zh
from memory.writing.english import words as en
from memory.writing.english.lists import CITIES
from memory.writing.wording.flat import flatten
from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.slips import KINDS

_FIRM = (
    r"说错了?|打错了?|写错了?|记错了?|搞错了?|弄错了?|口误|更正一?下?|纠正一?下?|我是说|我的意思是|typo|correction|(?:sorry,? )?i mean(?:t)?|my mistake|my bad"
    r"|i mistyped|i misspoke|scratch that|make that"
)
_WEAK = r"又(?:说|打|写|记|搞|弄)?错了|不对不对|不对|不是|哦不|啊不|抱歉|不好意思|等等|应该是|不(?=[，,])|nope|no|sorry|oops|whoops|wait|actually"
_IS = r"(?:应该|还)?(?:是|叫)|is called|'s called|'s|is|it's|it is|it was|its|should be|that's|on|at|make it|i meant?"
_NOT_BUT = lazy(
    rf"^(?:[哦噢啊欸诶哎呃嗯]+[，,\s]*)?(?:(?P<firm>(?:我)?(?:{_FIRM}))[，,。\s]*)?不(?:是|叫|在)\s?(?P<was>[^，,。\s是]{{1,12}}?)(?:的|了)?[，,\s]+(?:而是|应该是|是|叫|在)\s?(?P<new>[^，,。]{{1,12}}?)(?:的|了|啦|哈)*[。.!！]*$"
)
"""不是会计 是审计: what is denied says where what is meant belongs."""
_BEFORE = caseless(
    rf"^(?:[哦噢啊欸诶哎呃]+[，,\s]*(?=说|打|写|记|搞|弄|口误|更正|纠正))?(?:(?P<firm>{_FIRM})|{_WEAK})(?:[\s，,:：!！.。]+(?:(?P<firm2>{_FIRM})|{_WEAK}))*(?:[\s，,:：!！.。]+|(?=是|叫)|(?<=我是说)|(?<=意思是))(?P<third>[他她它](?=是|叫)|s?he(?='s| is))?(?:(?P<is>{_IS})\s*)?(?P<new>[^，,。.!?？！;；]{{1,24}}?)"
    r"(?P<again>\s*(?:was|is) (?:right|correct)|才是?对的?|没错)?(?:啦|哈| instead| after all)?[。.!！]*$"
)
_BEHIND = caseless(
    rf"^(?:{_IS})?\s*(?P<new>[^，,。?？]{{1,20}}?)[，,。\s]+(?:不好意思[，,]?|抱歉[，,]?|sorry[，,]? )?(?:我)?(?:刚才|刚刚)?(?P<firm>{_FIRM})[。.!！]*$"
)
_STARRED = lazy(r"^\*\s?(?P<new>[^*，,。.!?？！]{1,24})$|^(?P<new2>[^*，,。.!?？！]{1,24})\*$")
_NO_VALUE = caseless(
    r"^(?:(?:the )?other way (?:a)?round|vice versa|反过来|反了|thanks?|thank you|it|that|this|not|nothing|never mind|later|tomorrow is|fine|ok(?:ay)?|i |you |we |they |he |she |what|how|why|no\b|yes\b|这|那|谢|没|算|好|我|你|他|她|什么|怎么)"
)
_SORRY = caseless(r"^(?:sorry|抱歉|不好意思)\b")
"""Who is sorry may as well speak to somebody: "Sorry, Anna"."""
_VERB = caseless(r"\b(?:is|was|are|were|has|had|have|can|will|just|called|said|says|needs?|wants?|works?|looks?)\b")
_ZH_TAIL = r"{}(?:一?[个名位])?(?P<v>[^，。,.!！是叫]{{1,8}})(?=[。.!！]*$)"
_EN_TAIL = lazy(r"(?:\bcalled|\bis an?|\bname is|\bnamed) (?P<v>[\w' -]{2,20})(?=[.!]*$)")
"""What the verb of a single clause says of somebody."""
_OF_ANOTHER = caseless(r"^(?:我|我们|咱)(?:的|家)?[^，。是叫]{1,6}[是叫]|^(?:my|our) ")
_ZH_DOES_THERE = lazy(r"(?:工作|上班|任职|住|生活|读书?|上学)(?:的)?$")
_OWN_SLIP = caseless(
    r"[，,。.;；!！]+\s*(?=(?:我?(?:说|打|写|记|搞|弄)错了?|口误|更正|不对|哦不|啊不|sorry|oops|whoops|no,? wait|wait,? no|wait|i misspoke|i mean|correction|scratch that)(?:[，,。.!！:：\s]|是))"
)
"""Where a message goes on to mend what it has just said."""
_PART = lazy(r"上午|下午|早上|晚上|中午|凌晨")
_BEGINS = caseless(
    rf"^(?:{_FIRM}|{_WEAK})|[改挪换推提][^，。]{{0,3}}[到成至]|\b(?:moved|pushed|changed|brought forward) (?:back )?to\b"
)
"""What begins so, or moves something, mends itself what was said before it."""
_ES = caseless(r"(?<=o|x)es$|(?<=ch|sh|ss)es$")
_CAPITAL = lazy(r"[A-Z]")
_RELATIONS = frozenset().union(*(part.CLOSE | part.KIN for part in (zh, en)))
"""Words for people, which only another one of them corrects."""
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
    if was := said.get("was"):
        told = flatten(before)
        spots = [spot.start() for spot in re.finditer(re.escape(was), told)]
        return (
            before[: spots[0]] + text[slice(*found.span("new"))] + before[spots[0] + len(was) :]
            if len(spots) == 1
            else ""
        )
    key = "new" if said.get("new") else "new2"
    new = text[slice(*found.span(key))].strip()
    firm = bool(said.get("firm") or said.get("firm2") or found.re is _STARRED.compiled)
    meant = _as_meant_last(before, known)
    if not new or _NO_VALUE.match(new) or new in meant or (said.get("again") and meant == before):
        return ""
    named = said.get("is") or said.get("again") or ""
    if said.get("third"):
        return _of_one_verb(new, meant, named) if _OF_ANOTHER.match(meant) else ""
    by_value = _of_a_value(new, _Said(before, meant), known, firm or bool(named), _SORRY.match(text) is not None)
    return _of_one_kind(new, meant) or _of_one_frame(new, meant) or by_value or _of_one_verb(new, meant, named)


def own_slip(text: str) -> tuple[str, str] | None:
    """(what was said first, the mending of it) of a message that mends itself: "I live in Bath, no wait, Bristol"."""
    cut = _OWN_SLIP.search(flatten(text))
    if cut is None:
        return None
    first, rest = text[: cut.start()], text[cut.end() :]
    firm = "说错了，" if re.search(r"[一-龥]", rest) else "I misspoke, "
    return (first, f"{firm}{rest}") if _value(f"{firm}{rest}") else None


@dataclass(frozen=True, slots=True)
class _Said:
    """What was said before, and what it means where it mends something itself."""

    typed: str
    meant: str


def _as_meant_last(before: str, known: Sequence[Memory]) -> str:
    """What the user said before; where that mends something by itself, the memory it left, in his words."""
    if not (_BEGINS.search(flatten(before)) or mends(before)):
        return before
    told = [memory for memory in known if was_told_by(memory, before)]
    return _in_first_person(told[0].content) if len(told) == 1 else before


def _in_first_person(content: str) -> str:
    """用户住在苏州 as 我住在苏州, "The user lives in York" as "I live in York"."""
    if not content.startswith("The user"):
        return re.sub("用户|用戶", "我", content)
    if content.startswith("The user's"):
        return content.replace("The user's", "My", 1)
    verb, _, rest = content.removeprefix("The user ").partition(" ")
    plain = {"is": "am", "has": "have", "was": "was"}.get(verb) or _ES.sub("", verb).removesuffix("s")
    return f"I {plain} {rest}"


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
    flat = flatten(text)
    return _NOT_BUT.match(flat) or _BEFORE.match(flat) or _BEHIND.match(flat) or _STARRED.match(flat)


def was_told_by(memory: Memory, before: str) -> bool:
    """Does a memory rest on what was said before?"""
    return memory.origin is not None and bool(memory.origin.text) and memory.origin.text in before


def _of_one_kind(new: str, before: str) -> str:
    """A day for a day, an hour for an hour, a number for one of the same unit: each in its place."""
    mended, left = before, new
    for lead, value in KINDS:
        pattern = re.compile(rf"(?<![a-z\d.])(?P<lead>{lead})(?P<v>{value})(?![a-z\d])", re.IGNORECASE)
        meant, was = pattern.search(flatten(left)), list(pattern.finditer(flatten(mended)))
        if meant and len(was) == 1:
            lead_said = _lead(meant, was[0])
            mended = mended[: was[0].start()] + lead_said + left[slice(*meant.span("v"))] + mended[was[0].end() :]
            left = left[: meant.start()] + left[meant.end() :]
    rest = re.sub(r"(?i)\b(?:on|at|it's|the)\b|[\s,，的是]", "", left)
    return mended if mended != before and not rest else ""


def _lead(meant: re.Match[str], was: re.Match[str]) -> str:
    """What stands before the value: its own, else that of the one before (May 3rd – the 13th – is May 13th)."""
    own = "" if meant["lead"].casefold() == "the " and was["lead"] else meant["lead"]
    return own or was["lead"] or _part_of_day(was["v"], meant["v"])


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


def _of_a_value(new: str, before: _Said, known: Sequence[Memory], firm: bool, sorry: bool) -> str:
    """A word for the one value that a memory of what was said before holds."""
    if re.search(r"\d", new) or len(new.split()) > _MOST_WORDS or _VERB.search(new):
        return ""
    told = [one.value for one in known if was_told_by(one, before.typed)]
    if new.startswith("在"):  # 是在阿里上班: the firm alone
        new = _ZH_DOES_THERE.sub("", new[1:])
    values = {value for value in told if value and before.meant.count(value) == 1}
    if len(values) != 1:
        return ""
    old = values.pop()
    alike = all(_CAPITAL.match(word) for word in (*new.split(), old))
    places = old.casefold() in CITIES, new.casefold() in CITIES
    if old.casefold() in _RELATIONS and new.casefold() not in _RELATIONS:
        return ""
    if not firm and (not alike or places[0] != places[1] or (sorry and not all(places))):
        return ""
    return before.meant.replace(old, new) if new.isascii() == old.isascii() else ""


def _of_one_verb(new: str, before: str, verb: str) -> str:
    """是护士 after 我老婆是医生, "no, she's called Hannah" after "My sister is called Anna": what the verb says of her."""
    if re.search(r"[一-龥]", before):
        tails = [] if verb[-1:] not in ("是", "叫") else list(re.finditer(_ZH_TAIL.format(verb[-1]), flatten(before)))
    else:
        tails = list(_EN_TAIL.finditer(before)) if _OF_ANOTHER.match(before) and not _VERB.search(new) else []
    if len(tails) != 1 or re.search(r"\d", new):
        return ""
    old, meant = tails[0], re.sub(r"^an? ", "", new)
    same = bool(_CAPITAL.match(old["v"])) == bool(_CAPITAL.match(meant))
    alone = bool(verb) or (bool(_CAPITAL.match(meant)) and len(meant.split()) == 1)
    return before[: old.start("v")] + meant + before[old.end("v") :] if same and alone else ""
