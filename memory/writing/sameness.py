"""When two sentences about the user say the same, the contrary, or something of the same thing.

No similarity of strings decides here (喜欢茶 and 不喜欢茶 are nearly the same string): what counts is the telling
terms, the numbers, and whether a sentence says yes or no.
"""

from __future__ import annotations

import re
from functools import lru_cache

from memory.text import normalise, query_terms
from memory.writing.wording.patterns import caseless, lazy

_NEGATION = caseless(
    r"不再|不|没|别|无(?!糖|线|麸)|非(?!常|洲)|讨厌|反感|受不了|戒"
    r"|\b(?:no longer|not|no|never|don't|doesn't|isn't|aren't|won't|can't|cannot|hates?|dislikes?|detests?|without"
    r"|avoids?|stopped|quit|(?:gave|given) up|gone off|dropped out|packed in|(?:is|been|stays?|staying) off(?! (?:on|to|work|sick|until|from|for)\b))\b|n't\b"
)
_NUMBER = lazy(
    r"\d+(?:[.,:]\d+)*\s*[%％万千亿k]?|(?!一[只个条辆台])[零一二三四五六七八九十百千万两半]+(?=[个岁点万千百块元%天号月年本只斤公次条口种门楼度])"
)
_FRAME = caseless(
    r"用户所在的?|用户|用戶|截止(?:日期|时间)?|日期|预算|目标|期限|要求|其实|实际上?|事实上|现在|目前|已经|以前|一直|非常|特别"
    r"|超级|超|最|很|挺|还|也|都|比较|可以|能够|能|会|敢|喜欢|喜爱|热爱|爱|爱好|兴趣|(?<![哪恐可])害?怕|吃|喝|用|使用|对|有|养"
    r"|得了|患|住在|住|生活|搬到|搬|(?:加|提高|涨|降|砍|改|调整?|增加|减少|缩减)(?:到|成|至|为)?|来自|工作|上班"
    r"|叫做|叫|名字|姓名|称呼|希望被称呼为|是做|这行|这一行|从事|当|做|开|车|平时|家里|家|过敏原|过敏源"
    r"|在|是|的|了|着|过|到|为|个|名|位|一[个只条辆台款本家名位]|只|条|辆|台|出生|生日|岁|今年|人$"
    r"|\b(?:the|user(?:'s)?|deadline|due|date|budget|goal|target|aim|is|are|was|at|on|of|to|for|has|have|a"
    r"|an|and|likes?|loves?|enjoys?|eats?|eating|drinks?|drinking|uses?|using|really|very|now|again"
    r"|any ?more|can|all|some|also|currently|liv(?:es|ed|ing)|based|moved|works?|working|called|named|names?"
    r"|goes|by|allergic|allergy|suffers?|from|got|owns?|keeps?|into|in|with|does|doesn|isn|don|been|wants?"
    r"|owns?(?= (?:an?|any|two|the)\b)|plans?|favou?rite|hobby|old|years?|drives?|driving|rides?|car|these days|any longer|any more|mostly|still|actually)\b"
    r"|\b(?:went|gone|goes|got|grew|grown|rose|risen|raised?|increased?|reduced?|cut|lowered|shrunk|slipped|pushed|shifted"
    r"|changed|extended|bumped|revised|trimmed|brought|set)(?: (?:up|down|back|forward|out))?(?= (?:to|from|by)\b)"
)
"""Words that name the attribute, or say no more than that there is something; not what it is."""
_DAY = lazy(
    r"(?:\d{4}\s*年\s*)?\d{1,2}\s*月(?:\s*\d{1,2}\s*[日号號])?(?:那一?[周週天])?(?:[之以]?前)?|\d{4}年|\d{1,2}[日号號](?:[之以]?前)?"
    r"|\d{4}-\d\d(?:-\d\d)?"
)
"""A date: when something is, not what."""
_GENERIC_ENDS = lazy(r"(?<=[一-龥]{2})(?:茶|咖啡|菜|类|市|省|县|镇|公司|运动|音乐|电影|语|编辑器|软件|过敏|病|症)$")
_OVERLAP = 0.5


@lru_cache(maxsize=4096)
def negated(text: str) -> bool:
    """Does a sentence say no? Two negations count as one statement of the contrary."""
    return len(_NEGATION.findall(normalise(text))) % 2 == 1


@lru_cache(maxsize=4096)
def numbers(text: str) -> frozenset[str]:
    """The numbers in a sentence, blanks removed."""
    return frozenset(re.sub(r"\s", "", number) for number in _NUMBER.findall(normalise(text)))


@lru_cache(maxsize=4096)
def core(text: str) -> frozenset[str]:
    """The telling terms of a value or sentence: no frame, no negation, no numbers, no generic ending."""
    plain = _NUMBER.sub(" ", _NEGATION.sub(" ", without_dates(text)))
    plain = " ".join(_GENERIC_ENDS.sub("", word) for word in _FRAME.sub(" ", plain).split())
    return frozenset(query_terms(plain)) if plain.strip() else frozenset()


def without_dates(text: str) -> str:
    """The text in one spelling, without dates written in Chinese or in ISO form."""
    return _DAY.sub(" ", normalise(text))


def overlap(first: frozenset[str], second: frozenset[str]) -> bool:
    """Do they share at least half of the smaller one? Not where one is empty."""
    return bool(first and second) and len(first & second) >= _OVERLAP * min(len(first), len(second))


def topic(content: str, value: str) -> frozenset[str]:
    """The terms a sentence has beside its value: what the value belongs to (装修, the Halden project)."""
    return core(content.replace(value, " ") if value else content)
