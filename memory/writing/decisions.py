"""What the user has decided, where no attribute says it: 我们决定不出海外版, "We've decided to use Postgres" (B3).

What is decided for an evening is no decision that anyone wants to know in three months.
"""

from __future__ import annotations

from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.spans import Sentence

_ZH = lazy(
    r"^(?:那就?|所以|最后|最终|后来|终于|刚刚?|昨天|上周|讨论(?:之?后|下来)|商量(?:之?后|下来|了一下)|开会|[,，、])*(?:我们?|咱们?|俺们?|团队|大家|项目组)?"
    r"(?:一起|一致|已经|最后|最终|终于|刚刚?|都|也|就|讨论后|商量好|商量后|想好)*"
    r"(?:决定|敲定|拍板|商定|定下来|定了|一致同意|达成一致)(?!权|性|于|因素|不了|下来吗)(?:了|是|要|[：:，,])*.{3,}"
    r"|^(?:我们?|咱们?|这次|[^，,。]{0,10}?(?:项目|产品))*(?:先|暂时|目前|这一?期|一期)*只(?P<do>做|用|上|出|发|支持|走|接|投|卖|开)[^，,。]{1,20}[，,]?(?:先|都|也|暂时)*不(?P=do).{2,}"
)
_EN = caseless(
    r"^(?:(?:ok(?:ay)?|so|and|then|well|in the end|finally|yes|right|after some thought|after (?:a|the) (?:\w+ )?(?:meeting|discussion|talk))[\s,]+)*"
    r"(?:(?:i|we|(?:the|our|my) team)(?:'ve|'d| have| had)? (?:both |all |finally |now |just |also |eventually |already )*"
    r"(?:(?:decided|agreed|resolved) (?:not to|to|on|that|against|in favou?r of)|settled (?:on|for)|opted (?:for|to|not to)|chosen|ruled out)\b"
    r"|(?:we|i)(?:'re| are|'m| am) going with\b|(?:the|our|my) (?:final )?decision (?:is|was)\b|it(?:'s| is) (?:decided|settled)\b"
    r"|(?:we|i)(?:'re|'m| are| am)? only (?:do|build|ship|make|support|target|sell)(?:ing)?\b.{3,60}\b(?:no|not|nothing)\b)"
    r"(?! (?:that|this|it|those|one|the (?:first|second|third|last|other|latter|former)(?: one)?|option \w+)\W*$).{4,}"
)
_FOR_NOW = caseless(
    r"今[天晚早]|明[天早晚]|中午|晚上|午饭|晚饭|早饭|外卖|电影|火锅|睡觉|躺平|打车"
    r"|\b(?:tonight|today|tomorrow|this (?:morning|afternoon|evening|weekend)|(?:for|have|skip|make|order) (?:\w+ )?(?:dinner|lunch|breakfast|pizza)"
    r"|movie|nap|to bed|takeaway|take-?out|stay (?:home|in)|sleep in|a walk)\b"
)


def is_decision(sentence: Sentence) -> bool:
    """Does a sentence tell a decision of the user's that is to last?"""
    flat = sentence.whole.flat
    if sentence.asks or _FOR_NOW.search(flat):
        return False
    return (_ZH if sentence.whole.chinese else _EN).match(flat) is not None
