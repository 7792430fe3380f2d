"""A slip mended at once: 周三，啊不对，周四 means Thursday, "Thursday, no wait, Friday" Friday."""

from __future__ import annotations

from memory.writing.wording.lexicon import words
from memory.writing.wording.patterns import caseless
from memory.writing.wording.rewritten import Edit, Rewritten

_ZH_HINTS = ("不对", "啊不", "哦不", "噢不", "呃不", "不是不是", "错了", "口误", "不不")
_EN_HINTS = words("wait sorry mean oops whoops that actually er erm uh no correction rather")
"""Words without which nothing is taken back."""
_ZH_NUMBER = r"[\d一二两三四五六七八九十百千万半.]+"
_DAYS = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
_MONTHS = r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*"
KINDS = (
    (r"(?:下下|下|这|本)?个?", r"(?:周|星期|礼拜)[一二三四五六日天]"),
    (r"", rf"(?:上午|下午|早上|晚上|中午|凌晨)?{_ZH_NUMBER}点(?:半|一刻|三刻|{_ZH_NUMBER}分?)?"),
    (r"(?:[\d一二三四五六七八九十]{1,3}月|下个?月|这个?月)?", r"[\d一二三四五六七八九十]{1,3}[号日]"),
    (r"", r"(?:明|后|大后)[天儿]"),
    (r"", rf"{_ZH_NUMBER}(?:岁|块|元|万|个|只|斤|公斤|年|次|本|公里|千米)"),
    (r"", r"(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)"),
    (r"(?:next |this )?", _DAYS),
    (r"", r"\d{1,2}(?::\d\d)? ?[ap]m|\d{1,2}:\d\d"),
    (rf"(?:the |{_MONTHS} )?", r"\d{1,2}(?:st|nd|rd|th)"),
    (r"", rf"{_MONTHS} \d{{1,2}}(?:st|nd|rd|th)?"),
    (
        r"(?:by |in )?",
        r"(?:january|february|march|april|may|june|july|august|september|october|november|december)(?! \d)",
    ),
    (r"", r"\d[\d.,]* ?(?:years?|euros?|pounds?|dollars?|quid|kg|kilos?|km|miles?|%|cats?|dogs?|kids|people)?"),
)
"""What may stand before the value and still holds for the one that takes its place, and the value."""
_MARK = (
    r"(?:[，,\s.…—–-]*(?:[啊哦噢呃嗯哎呀]*(?:不对)+|[啊哦噢呃]+[，,]?不是?|不是不是|(?:我)?(?:说|打|写|记|讲)?错了|口误|不不+|等等|oh|er+m?|uh|no wait|wait no|wait|no|sorry|i mean|oops|whoops|scratch that|make that|actually"
    r"|correction|rather))+[，,\s.…:—–-]*(?:我是说|应该是|应该|是|on |at |it's |its |make (?:that|it) |i mean |for |the )*"
)
_SLIPS = tuple(
    caseless(
        rf"(?<![a-z\d.])(?P<lead>{lead})(?P<old>{value})(?P<mid>[^，,。.;；!！?？\n]{{0,8}}?)"
        rf"{_MARK}(?P<own>{lead})(?P<new>{value})(?![a-z\d])"
    )
    for lead, value in KINDS
)


def without_slips(text: str, said: frozenset[str]) -> Rewritten:
    """The text with what is meant in the place of what was taken back in the same breath; `said` are the words of it."""
    if _EN_HINTS.isdisjoint(said) and not any(hint in text for hint in _ZH_HINTS):
        return Rewritten(text)
    edits: list[Edit] = []
    for slip in _SLIPS:
        while match := slip.search(text, edits[-1][0] + 1 if edits else 0):
            meant = f"{match['own'] or match['lead']}{match['new']}{match['mid']}"
            edits.append((match.start(), len(meant), match.end() - match.start()))
            text = text[: match.start()] + meant + text[match.end() :]
    return Rewritten(text, tuple(edits))
