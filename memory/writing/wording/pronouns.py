"""Whom a pronoun means: "My mum lives in Leeds, she has dementia" is read as "…, my mum has dementia".

A memory must stand by itself, and what is told of "her" is as true as what is told of "my mum". A pronoun is
replaced only where one person (or animal) close to the user was named before it, in another clause, and nobody
else whom it could mean: else it stays, and what it says is not kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from memory.writing.chinese import people as zh
from memory.writing.english import words as en
from memory.writing.english.lists import DEMONYMS
from memory.writing.wording.flat import flatten
from memory.writing.wording.kin_names import EN_NO_NAME, ZH_ANIMAL
from memory.writing.wording.lexicon import either, phrases, words
from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.rewritten import Rewritten, spliced

_ZH_SHE = words("""
    老婆 妻子 太太 媳妇 媳妇儿 女朋友 女友 女票 未婚妻 女儿 大女儿 小女儿 闺女 继女 养女 姐姐 姐 大姐 二姐 妹妹 妹 妈妈 妈 老妈 母亲 娘 奶奶 阿嬷
    外婆 姥姥 阿妈 阿婆 岳母 婆婆 丈母娘 姑姑 姑妈 阿姨 姨妈 婶婶 舅妈 侄女 外甥女 孙女 外孙女 表姐 表妹 堂姐 堂妹 嫂子 弟媳 儿媳 干妈
    前妻 师姐 师妹 学姐 学妹 闺蜜 前女友 干女儿 师母 月嫂 girlfriend wife fiancée daughter sister mom mum mother
""")
_ZH_HE = words("""
    老公 丈夫 男朋友 男友 男票 未婚夫 儿子 大儿子 小儿子 继子 养子 哥哥 哥 大哥 二哥 弟弟 弟 爸爸 爸 老爸 父亲 爹 爷爷 阿公 阿爸 阿爷
    外公 姥爷 岳父 公公 老丈人 叔叔 伯伯 舅舅 侄子 外甥 孙子 外孙 表哥 表弟 堂哥 堂弟 姐夫 妹夫 女婿 干爹 前夫 师兄 师弟 学长 学弟
    哥们 前男友 干儿子 boyfriend husband son brother dad father
""")
_EN_SHE = phrases("""
    wife, fiancée, fiancee, girlfriend, gf, missus, mrs, daughter, stepdaughter, sister, twin sister, older sister, younger sister, big sister,
    little sister, half-sister, stepsister, eldest daughter, youngest daughter, oldest daughter, older daughter, younger daughter,
    teenage daughter, foster daughter, lass, girl, little girl, mum, mom, mother, grandma, grandmother, granny, gran, nan, nana, aunt, niece,
    granddaughter, mother-in-law, sister-in-law, daughter-in-law, stepmother, stepmum, godmother, goddaughter, ex-wife, landlady
""")
_EN_HE = phrases("""
    husband, fiancé, fiance, boyfriend, bf, hubby, old man, son, stepson, brother, twin brother, older brother, younger brother, big brother,
    little brother, half-brother, stepbrother, eldest son, youngest son, oldest son, older son, younger son, teenage son, foster son, lad,
    boy, little lad, little boy, dad, father, grandpa, grandfather, uncle, nephew, grandson, father-in-law, brother-in-law, son-in-law,
    stepfather, stepdad, godfather, godson, ex-husband, landlord
""")
_HINT = caseless(r"[她他它牠]|\b(?:s?he|her|him|his)\b")
_QUOTED = lazy(r"[“”「」\"`>|]|\n.*\n.*\n.*\n")
_LONGEST = 600
"""Longer texts are no talk; what a pronoun means there is anybody's guess."""
_ZH_PERSON = lazy(
    rf"(?P<own>(?:我们?|咱们?|俺)(?:家)?的?\s?)?(?P<who>{either(zh.CLOSE | zh.KIN | zh.AROUND)})(?![节装们店房界])"
    rf"|(?P<pet>(?P<mine>(?:我们?|咱们?|俺)(?:家)?的?|养了?|家里?有?)(?:一?[只条个])?(?:[一-龥]{{0,4}}的)?)(?P<animal>{ZH_ANIMAL})"
    rf"|(?P<name>(?<![一-龥])(?:[小老阿][{zh.SURNAMES}]|[{zh.SURNAMES}](?:老师|总|姐|哥|工|医生|阿姨|叔))(?=[说问让叫要是在也和跟给的])|(?<=[欠跟和找替帮约陪问请])[{zh.SURNAMES}][一-龥]{{1,2}}?(?=[一的说吃借]|[，,。；;\s]|$))"
    rf"|(?:喜欢|爱|追|粉|崇拜|偶像[是叫]|迷)(?P<star>[{zh.SURNAMES}][一-龥]{{1,2}})(?=[，。！？,.!?\s的]|$)"
)
_ZH_PRONOUN = lazy(r"(?<![其吉])(?P<p>[她他它牠])(?!们|[人乡国]|[，。]?(?:们|俩))(?P<self>自己)?")
_EN_PERSON = lazy(
    rf"\b(?:(?P<own>[Mm]y|[Oo]ur) (?P<mods>(?:[\w-]+ ){{0,2}}?))?(?P<who>(?i:{either(en.CLOSE | en.KIN | en.AROUND)}))\b(?!-){en.NO_HEAD}"
    rf"|\b(?P<mine>[Mm]y|[Oo]ur|[Aa]|[Aa]n) (?P<kind>(?:[\w-]+ ){{0,2}}?)(?P<animal>(?i:{en.ANIMALS}))\b{en.NO_HEAD}"
    r"|(?P<called>(?:named|called|name['’]s|name is) )?(?<![\w'’])(?P<name>[A-Z][a-z]+)(?: [A-Z][a-z]+)*\b"
)
_EN_PRONOUN = caseless(
    r"\b(?P<p>she|he|her|him|his)(?P<is>['’]s)?\b(?!self)(?= ?(?P<next>[\w'-]+)?)(?! or (?:he|she|him|her)\b)"
)
_EN_PLACED = caseless(r"\b(?:in|at|from|near|for|of|on|outside|around|into|to|is|was|are) (?:the )?$")
"""What stands behind it is a place, a firm or where one is from."""
_EN_INTRODUCING = (
    rf"\b(?i:my|our) (?:[\w-]+ ){{0,2}}?(?i:{either(en.CLOSE | en.KIN | en.AROUND)}|{en.ANIMALS}),? (?:called |named )?"
)
_EN_STARTS = lazy(r"(?:^|[.!?\n])\s*$")
_EN_BARE = words(
    "mum mom mama dad granny grandma gran nan nana grandpa grandad wife husband hubby girlfriend boyfriend"
)
_EN_OPENS = caseless(r"(?:^|[.,!?;:\n]|\b(?:and|but|so|because|since))\s*$")
"""Where one says "mum" for "my mum"."""
_EN_VERB = lazy(
    r" (?:is|was|has|had|said|says|told|asked|wants?|loves?|likes?|lives?|works?|went|got|will|and|thinks?)\b"
)
_EN_NO_NAME = words(
    "This That It There What Everything Nothing Work Life Dinner Lunch Today Tomorrow Yesterday I He She They We You Mine"
)
_EN_OBJECT_NEXT = words("""
    to at in on from with for every by a an the some my our and or up out off home there tomorrow today tonight again this next last about
    into over around because so when while if is was will has had but back down away once twice each daily before after until as than
""")
_EN_GIVES = caseless(
    r"\b(?:buy|buys|bought|get|gets|got|give|gives|gave|giving|bring|brings|brought|send|sends|sent|show|tell|told|teach|taught|make|made|cook|order"
    r"|book|booked|call|calls|called|owe|lend|lent|pay|paid|promise|promised|pick|take|takes|drive|drives|took|ask|asked|let|help|helping) $"
)
_EN_HAS = words("been got had gone always never lost just already recently")
_NAMING = caseless(r"的?[小大]?名字?[就也]?[叫是]|[就也]?叫|['’]?s? (?:name\b|(?:is )?(?:called|named)\b)")
"""Its name follows."""
_ZH_FRESH = lazy(r"[养只条个新]")
_EN_FRESH = caseless(r"\b(?:new|second|other|another|first|old|late|former|previous)\b")
_ZH_IS = lazy(r"(?:是|当|做|成为)(?:了)?(?:一?[个名位])?$")
_EN_IS = caseless(r"(?:\b(?:is|was|as|be|am|became|become)|['’]s) (?:an? )(?:[\w-]+ )?$")
"""What follows is somebody's trade, and nobody else."""
_ZH_CLAUSE = lazy(r"[，。！？；,.!?;\n]")
_EN_CLAUSE = lazy(r"[,.!?;\n]|\b(?:and|but|so|because)\b")
_ZH_TAKES = lazy(r"(?:[给带陪送接帮跟和教为替找看喂]|照顾)$")
_ZH_CARES = lazy(
    r"(?:^|[，。！？；\n])(?:我|现在|平时|每天|天天|周末|最近|以后|就|也|都|要|得|在|[早晚]上?)*(?:接送|照顾|[接送带陪看哄养])(?:着|完)?$"
)
"""每天接送孙女: his own."""
_ZH_NAMES = lazy(r"(?:叫|喊|唤|称呼?|管)$")
"""叫她芳姐: how he calls her, which must not read 叫我妈…, a name of his own."""
_ZH_SUBJECT = lazy(r"[我你他她它咱俺谁]|(?:老师|医生|大夫|公司|学校|人)")


@dataclass(frozen=True, slots=True)
class _Mention:
    """Somebody, or an animal, that a pronoun behind it may mean."""

    start: int
    end: int
    who: str
    said: str
    """What takes the pronoun's place: 我妈, my daughter; "" where it is nobody of the user's."""
    fits: frozenset[str]
    name: str = ""
    """Behind it, where it is known."""
    fresh: bool = False
    """Newly there: "a new dog" is none of those whose names are known."""


_ANY = frozenset({"she", "he"})
_BEAST = frozenset({"she", "he", "it"})


def holds_pronoun(text: str) -> bool:
    """May it speak of somebody who was named before?"""
    return _HINT.search(text) is not None


def resolved(text: str, before: str = "", named: Mapping[str, str] = MappingProxyType({})) -> Rewritten:
    """The text with pronouns replaced by whom they mean; `before` is what the user said last, in another message.

    `named`: who each known name is, so that one with a name comes with it.
    """
    if not holds_pronoun(text) or len(text) > _LONGEST or _QUOTED.search(text):
        return Rewritten(text)
    chinese = re.search(r"[一-龥]", text) is not None
    flat = flatten(text)
    before = "" if len(before) > _LONGEST or _QUOTED.search(before) else before
    earlier = [replace(one, start=-1, end=-1) for one in _called(before, named)]
    return spliced(text, (_zh_edits if chinese else _en_edits)(flat, [*earlier, *_called(text, named)]))


def _called(text: str, named: Mapping[str, str]) -> Iterator[_Mention]:
    """Whom a text names, with their names where those are known, in the letters it is written in."""
    for one in _mentions(flatten(text)):
        said = f"{one.said.removesuffix(one.who)}{text[one.end - len(one.who) : one.end]}"
        yield _with_name(
            replace(one, said=said) if one.said.endswith(one.who) and not said.isascii() else one, text, named
        )


def _with_name(mention: _Mention, text: str, named: Mapping[str, str]) -> _Mention:
    """My daughter Asha: the name that stands behind her, or where one daughter is known by name and no other."""
    own = [name for name, who in named.items() if flatten(who) == mention.who]
    if not mention.said:
        return mention
    behind = [name for name in own if flatten(text).startswith(name, mention.end + text.startswith(" ", mention.end))]
    own = behind or [name for name in own if not mention.fresh or name in flatten(text)]
    if len(own) != 1:
        return mention
    return replace(mention, name=f"{' ' if mention.said.isascii() else ''}{own[0]}")


def _mentions(text: str) -> Iterator[_Mention]:
    if re.search(r"[一-龥]", text):
        for found in _ZH_PERSON.finditer(text):
            if found["own"] or not _ZH_IS.search(text, 0, found.start()):
                yield _zh_mention(found)
    else:
        for found in _EN_PERSON.finditer(text):
            if not _is_nobody(found, text):
                yield _en_mention(found)


def _is_nobody(found: re.Match[str], text: str) -> bool:
    """A trade, a place, a day; or the name of who was just named: my wife Anna."""
    if found["who"]:
        return _EN_IS.search(text, 0, found.start()) is not None
    name = found["name"]
    if not name:
        return False
    if name in _EN_NO_NAME or found["called"] or _is_a_word(name) or _EN_PLACED.search(text, 0, found.start()):
        return True
    if _EN_STARTS.search(text, 0, found.start()) and not _EN_VERB.match(text, found.end()):
        return True
    return re.search(rf"{_EN_INTRODUCING}{name}\b", text) is not None


def _is_a_word(name: str) -> bool:
    return EN_NO_NAME.search(name) is not None or name.casefold() in DEMONYMS


def _zh_mention(found: re.Match[str]) -> _Mention:
    if found["animal"]:
        said, fresh = f"我的{found['animal']}", _ZH_FRESH.search(found["pet"]) is not None
        return _Mention(found.start(), found.end(), found["animal"], said, _BEAST, fresh=fresh)
    who = found["who"] or found["name"] or found["star"]
    fits = frozenset({"she"}) if who in _ZH_SHE else frozenset({"he"}) if who in _ZH_HE else _ANY
    opens = found.start() == 0 or found.string[found.start() - 1] in "，。！？；,.!?;\n "
    own = found["own"] or opens or _ZH_CARES.search(found.string, 0, found.start())
    return _Mention(found.start(), found.end(), who, f"我{who}" if own and found["who"] else "", fits)


def _en_mention(found: re.Match[str]) -> _Mention:
    if found["animal"]:
        who = found["animal"].casefold()
        fresh = found["mine"].casefold() in ("a", "an") or _EN_FRESH.search(found["kind"]) is not None
        return _Mention(found.start(), found.end(), who, f"my {who}", _ANY, fresh=fresh)
    who = (found["who"] or found["name"]).casefold()
    fits = frozenset({"she"}) if who in _EN_SHE else frozenset({"he"}) if who in _EN_HE else _ANY
    fresh = bool(found["mods"]) and _EN_FRESH.search(found["mods"]) is not None
    own = found["own"] or (who in _EN_BARE and _EN_OPENS.search(found.string, 0, found.start()))
    return _Mention(found.start(), found.end(), who, f"my {who}" if own else "", fits, fresh=fresh)


def _meant(known: list[_Mention], fits: str, clause: int, found: re.Match[str]) -> str:
    """Whom a pronoun means; "" where that is not sure, or anybody stands before it in the same clause."""
    at = found.start()
    if any(clause <= one.start and one.end <= at for one in known):
        return ""
    fitting = [one for one in known if one.end <= at and fits in one.fits]
    here = [one for one in fitting if one.start >= 0]
    fitting = here or fitting
    if len({one.who for one in fitting}) != 1 or len({one.name for one in fitting if one.name}) > 1:
        return ""
    names = _NAMING.match(found.string, found.end()) is not None
    return next((one.said if names else f"{one.said}{one.name}" for one in fitting if one.said), "")


def _zh_edits(text: str, known: list[_Mention]) -> Iterator[tuple[int, int, str]]:
    done = -1
    for found in _ZH_PRONOUN.finditer(text):
        clause = max((cut.end() for cut in _ZH_CLAUSE.finditer(text, 0, found.start())), default=0)
        fits = {"她": "she", "他": "he"}.get(found["p"], "it")
        said = _meant(known, fits, clause, found)
        if _ZH_NAMES.search(text, 0, found.start()):
            continue
        if not said or clause == done:  # a second one in a clause leans on the first
            continue
        done = clause
        lead = text[clause : found.start()]
        if lead and _ZH_TAKES.search(lead) and not _ZH_SUBJECT.search(lead):
            yield clause, clause, "我"  # else the clause would take over the subject of the one before
        yield found.start(), found.end("p"), said


def _en_edits(text: str, known: list[_Mention]) -> Iterator[tuple[int, int, str]]:
    done = -1
    for found in _EN_PRONOUN.finditer(text):
        clause = max((cut.end() for cut in _EN_CLAUSE.finditer(text, 0, found.start())), default=0)
        word = found["p"].casefold()
        said = _meant(known, "she" if word in ("she", "her") else "he", clause, found)
        if said and clause != done:
            done = clause
            new = _in_its_form(said, found, text)
            yield found.start(), found.end(), new[0].upper() + new[1:] if found["p"][0].isupper() else new


def _in_its_form(said: str, found: re.Match[str], text: str) -> str:
    word, follows = found["p"].casefold(), (found["next"] or "").casefold()
    if found["is"]:
        return f"{said} has" if follows in _EN_HAS else f"{said} is"
    if word == "his":
        return f"{said}'s"
    if word != "her":
        return said
    is_object = not follows or follows in _EN_OBJECT_NEXT or _EN_GIVES.search(text, 0, found.start())
    return said if is_object else f"{said}'s"
