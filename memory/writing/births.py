"""A child is born: "we had a baby on 2 May, a girl, Ada" tells of a daughter, who she is and since when."""

from __future__ import annotations

import re

from memory.writing.chinese.person import user_word, zh_date
from memory.writing.dates.base import When
from memory.writing.drafts import Draft
from memory.writing.setting import Setting, whens_in
from memory.writing.wording.patterns import lazy
from memory.writing.wording.spans import Clause, Sentence

_EN = lazy(
    r"\b(?:[Ww]e|I|[Mm]y (?:wife|partner|girlfriend|fiancée|missus))(?:['’]ve| have| has)?(?: just| finally| recently)*"
    r" (?:had|welcomed|gave birth to|became parents to) (?:an?|our|another|the)(?: (?:new|little|baby|beautiful|healthy|first|second|third|wee|tiny|lovely))* "
    r"(?P<child>baby|girl|boy|daughter|son|child|one)(?: (?P<sex>girl|boy|son|daughter))?(?P<when>(?: (?:on (?:the |[A-Z]|\d)|in (?:the |early |late |mid-?|[A-Z]|\d)|last|this|yesterday|(?:two|three|a few|a|\d+) (?:days|weeks|months|week|month) ago)[^,.!;]{0,24}?)?)"
    r"(?:[,!;:–—-]+ (?:it['’]s |she['’]s |he['’]s |and |it was )?an? (?:little |baby |healthy |wee )*(?P<is>girl|boy|son|daughter))?"
    r"(?:(?:,? (?:and )?(?:(?:we )?(?:named|called|call|are calling|['’]re calling)(?: (?:her|him|it|the baby))?|(?:her|his) name is|(?:she|he)(?:['’]s| is) called|by the name of) |, )(?P<name>[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?))?(?=$|[,.!;]| and\b)"
)
_ZH = lazy(
    r"(?P<when>[^，。；!！?？]{0,16}?)(?<![出没卫养学花先谋求写新])(?:刚)?(?:生(?:了|下)?|添了?|喜得|迎来)(?:[一]?个)?(?:小)?(?P<child>女儿|儿子|闺女|女孩|男孩|女娃|男娃|千金|[女男]宝宝?|丫头|小子|宝宝|娃|孩子)?(?:了)?"
    r"(?:[，,\s]+(?:是)?(?:[一]?个)?(?:小)?(?P<is>女儿|儿子|闺女|女孩子?|男孩子?|女娃|男娃|千金|[女男]宝宝?|丫头|小子|[女男]的))?"
    r"[，,\s]*(?:(?:我们)?(?:给)?(?:[他她]|娃|宝宝|孩子)?(?:的)?(?:小名|大名|名字|[取起]名)?(?:叫做?|名叫|是))(?P<name>(?![你我他她得着])[一-龥]{2,3})(?=$|[，,。！!\s])"
)
_ZH_WHOSE = lazy(
    r"^(?:我们?|咱们?|俺们?)?(?:家|俩|两口子)?的?(?:老婆|媳妇儿?|太太|妻子|爱人|对象|女朋友)?(?:$|[\d一二三四五六七八九十昨前上今去这刚在终周星月号也又已大])"
)
_ZH_SIGN = lazy(r"生|添|迎来|喜得")
_DAUGHTER = lazy(r"girl|daughter|[女闺丫]|千金")
_SON = lazy(r"boy|son|[男小]|儿子")


def born(sentence: Sentence, setting: Setting) -> Draft | None:
    """The draft of the user's child whose birth a sentence tells with its name, or whether it is a boy or a girl."""
    whole = sentence.whole
    if whole.chinese and not _ZH_SIGN.search(whole.flat):
        return None
    match = (_ZH if whole.chinese else _EN).search(whole.flat)
    if match is None or sentence.asks or not (match["name"] or match["is"]):
        return None
    if whole.chinese and not _ZH_WHOSE.match(match["when"]):
        return None
    part = whole.part(match.start(), match.end())
    sexes = f"{match['child'] or ''} {match['is'] or ''} {'' if whole.chinese else match['sex'] or ''}"
    name = whole.shown[slice(*match.span("name"))] if match["name"] else ""
    when = next((one for one in whens_in(part, setting) if one.iso), None)
    told = _zh(part, sexes, name, when) if whole.chinese else _en(match, sexes, name, when)
    return Draft(
        "family", told, part.start, part.end, value=f"{_child(sexes, whole.chinese)}{name}", subject="relation"
    )


def _child(sexes: str, chinese: bool) -> str:
    words = ("女儿", "儿子", "孩子") if chinese else ("daughter ", "son ", "child ")
    return words[0] if _DAUGHTER.search(sexes) else words[1] if _SON.search(sexes) else words[2]


def _en(match: re.Match[str], sexes: str, name: str, when: When | None) -> str:
    at = f" on {when.iso}" if when and when.precision == "day" else match["when"]
    return f"The user's {_child(sexes, False)}{name}".rstrip() + f" was born{at}"


def _zh(part: Clause, sexes: str, name: str, when: When | None) -> str:
    at = zh_date(when) if when and when.precision == "day" else ""
    return f"{user_word(part.shown)}的{_child(sexes, True)}叫{name}" + (f"，{at}出生" if at else "")
