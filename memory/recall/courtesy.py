"""Courtesies and bare agreement, told by their own words: nothing may be left besides."""

from __future__ import annotations

import re

from memory.text import normalise

_NOISE = re.compile(r"[^\w']|[\u2600-\u27bf\U0001f000-\U0001faff]")

_COURTEOUS_ZH = (
    "谢谢|多谢|感谢|谢啦|谢了|谢过|辛苦|费心|麻烦你|明白|知道了|懂了|收到|了解了|清楚了|没事|没关系"
    "|不客气|不用了|算了|哈{2,}|呵{2,}"
    "|嘿{2,}|嘻{2,}|厉害|真?不错|真?棒|完美|真好|太好|很好|晚安|早安|早上好|上午好|中午好|下午好|晚上好"
    "|早啊|你好|您好|嗨|哈喽|哈啰"
    "|再见|拜{2,}|回头见|明天见|回见|下次见|周末愉快|新年快乐|节日快乐|大忙|搞定|好嘞|好滴|ok"
)
_FILLER_ZH = (
    "好的?|行|嗯+|哦+|噢|喔|啊|呀|啦|了|吧|呢|的|真|太|非常|十分"
    "|很|你|您|帮|大家|先这样|就这样|先|都|这么|多|可以|没问题|当然"
)
_COURTEOUS_EN = (
    "thanks?|thank you|thx|ty|cheers|bye(?: bye)?|goodbye"
    "|good (?:night|morning|evening|afternoon|job|one|bye)|see (?:you|ya)"
    "|hello|hi|hey|ok(?:ay)?|k|got it|gotcha|i see|understood|cool|nice|perfect|great|awesome|amazing"
    "|wonderful|lovely|brilliant"
    "|excellent|(?:ha){2,}h?|lol|never ?mind|no (?:worries|problem)|you(?:'re| are) (?:the best|welcome|a star|great)"
    "|you rock|well done|sounds good|makes sense|al ?right|take care|sorry|my bad|that(?:'s| is) (?:all|it)|noted"
)
_FILLER_EN = (
    "a|lot|so|very|much|many|really|that|this|it|is|was|were|for|the|help(?:s|ed|ful)?|your|all|now|then|again|today"
    "|tomorrow|later|soon|there|one|and|to|you|have|day|night|weekend|too|just|what|i|needed|oh|wow|yes"
    "|yeah|man|my|friend"
)
_COURTEOUS = re.compile(rf"{_COURTEOUS_ZH}|\b(?:{_COURTEOUS_EN})\b")
_ALL_COURTEOUS = re.compile(rf"(?:\s|{_COURTEOUS_ZH}|{_FILLER_ZH}|\b(?:{_COURTEOUS_EN}|{_FILLER_EN})\b)+")
_AGREEMENT = re.compile(
    r"(?:\s|好的?|行|可以|嗯+|对|是的?|没错|当然|要|[呀啊吧啦了哦]"
    r"|\b(?:ok(?:ay)?|yes|yeah|yep|sure|right|please|fine|of course|do)\b)+"
)


def is_courtesy(text: str) -> bool:
    """Is it no more than thanks, a greeting, a farewell, praise, or "got it"?"""
    words = _NOISE.sub(" ", normalise(text).replace("’", "'")).strip()
    return _COURTEOUS.search(words) is not None and _ALL_COURTEOUS.fullmatch(words) is not None


def is_agreement(text: str) -> bool:
    """Is it a bare yes? It means something only right after what it agrees to."""
    return _AGREEMENT.fullmatch(_NOISE.sub(" ", normalise(text)).strip()) is not None
