"""Messages that point back ("还是上次那个", "the project I told you about"): what they refer to."""

from __future__ import annotations

import re
from collections.abc import Sequence

from memory.recall.bygone import asks_of_before, without_before
from memory.recall.courtesy import is_courtesy
from memory.text import is_cjk, normalise, query_terms

_POINTING_ZH = re.compile(
    r"上次|上回|刚才|刚刚|之前|先前|以前说|那个|那件|那次|那位|这个|这件|这事|那事|继续|接着|老样子|照旧"
    r"|一样|还是|同样|说过|提过|讲过|聊过|提到|告诉过|跟你说|和你说|聊到|说到|往下|下去|回到|怎么样了|它|其"
)
_POINTING_EN = re.compile(
    r"\b(?:that|those|this|it|them|the (?:same|one|other|thing|rest)|again|continue|go ahead|carry on"
    r"|go on(?! (?!with\b|then\b|please\b|about\b)\w)"
    r"|keep going|next|last time|earlier|before|previous(?:ly)?|as usual|told you|mentioned|talked about|discussed|said"
    r"|still|back to|where were we|left off|pick up|resume|proceed|more|also|what about|how about)\b"
)
_FAR = re.compile(
    r"上次|上回|之前|先前|以前|前几天|昨天|前天|说过|提过|讲过|聊过|告诉过|老样子|照旧"
    r"|\b(?:last time|earlier|before|previous(?:ly)?|as usual|told you|mentioned|talked about|discussed|said"
    r"|where were we|left off|pick up|yesterday|the other day)\b"
)
_AGREEING = re.compile(
    r"^(?:好的?|行|可以|嗯+|对|是的?|没错|ok(?:ay)?|yes|yeah|yep|sure|right|please|go|fine|great)"
    r"(?=$|[\s,，.。!！、~～])"
)
_HOLLOW_WORDS = """
tell told mention talk discuss said say earlier before previou again continu go carry keep next last
time still back left off pick resum proceed more also about on ahead usual want need now ye yeah ok
okay sure right thank hi hello hey bye good night morning evening on thing stuff question problem
topic issu one rest other what how doing going do it
"""
_HOLLOW_EN = frozenset(_HOLLOW_WORDS.split())
_HOLLOW_ZH = re.compile(
    "上次|上回|刚才|刚刚|之前|先前|以前|那个|那件|那次|那位|这个|这件|继续|接着|老样子|照旧|一样|还是|同样|说过|提过|讲过"
    "|聊过|提到|告诉|跟你|和你|聊到|说到|往下|下去|回到|怎么样|问题|事情|事儿|东西|话题|吧|呢|吗|啊|了|的|我|你|好|行|嗯|说|聊"
    "|讲|给|跟|和|再|请|帮|想|要|来|就|是|在|那|这|它|其|对|可以|谢谢|多谢|感谢|再见|拜拜|晚安|早上|你好|您好|早安|辛苦|然后|后来|现在|开始|一下|我们|咱们"
)
_FEW_TERMS = 2
_SHORT_CHARS = 80


def points_back(text: str) -> bool:
    """Does a message say little by itself and refer to what was said before?"""
    clean = normalise(text).strip()
    if not clean or len(clean) > _SHORT_CHARS or is_courtesy(clean):
        return False
    if asks_of_before(clean) and telling_terms(without_before(clean)):  # of something that it names
        clean = without_before(clean)
    points = _POINTING_ZH.search(clean) or _POINTING_EN.search(clean) or _AGREEING.match(clean)
    return len(telling_terms(clean)) <= _FEW_TERMS and bool(points or not telling_terms(clean))


def points_far(text: str) -> bool:
    """Does it refer to an earlier talk rather than to what was said just now?"""
    return _FAR.search(normalise(text)) is not None


def telling_terms(text: str) -> list[str]:
    """The query terms of a message without the words that only point or agree."""
    clean = normalise(text)
    rest = _HOLLOW_ZH.sub(" ", clean) if is_cjk(clean) else clean
    return [term for term in query_terms(rest) if term not in _HOLLOW_EN] if rest.strip() else []


def referred_to(previous: Sequence[str], most_chars: int) -> str:
    """What a message that points back refers to: the last turns that say something, oldest first.

    Walks back over turns that point back themselves, and stops once two that say something are found.
    """
    found: list[str] = []
    left = most_chars
    for text in reversed(previous):
        if left <= 0 or len(found) == _FEW_TERMS:
            break
        if not points_back(text) and telling_terms(text):
            found.append(text[:left])
            left -= len(found[-1])
    return "\n".join(reversed(found))
