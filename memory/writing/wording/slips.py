"""A slip mended at once: 周三，啊不对，周四 means Thursday, "Thursday, no wait, Friday" Friday."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from memory.writing.wording.patterns import caseless
from memory.writing.wording.spans import Range

_HINT = caseless(
    r"不对|[啊哦噢呃]不|不是不是|错了|口误|不不|\b(?:wait|sorry|i mean|oops|scratch that|make that|actually|er|correction|no),? "
)
_ZH_NUMBER = r"[\d一二两三四五六七八九十百千万半.]+"
_DAYS = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
_MONTHS = r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*"
_KINDS = (
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
    for lead, value in _KINDS
)


@dataclass(frozen=True, slots=True)
class Mended:
    """A text without what was taken back; `cuts` are where it is shorter than what was said, and by how much."""

    text: str
    cuts: tuple[Range, ...] = ()

    def said(self, start: int, end: int) -> Range:
        """The stretch of what was said that a stretch of `text` stands for."""
        return (
            start + sum(length for at, length in self.cuts if at < start),
            end + sum(length for at, length in self.cuts if at < end),
        )

    def read(self, ranges: Sequence[Range]) -> list[Range]:
        """Stretches of what was said as stretches of `text`."""
        return [(self._read(start), self._read(end)) for start, end in ranges]

    def _read(self, offset: int) -> int:
        for at, length in self.cuts:
            offset = max(at, offset - length) if offset > at else offset
        return offset


def without_slips(text: str) -> Mended:
    """The text with what is meant in the place of what was taken back in the same breath."""
    if not _HINT.search(text):
        return Mended(text)
    cuts: list[Range] = []
    for slip in _SLIPS:
        while match := slip.search(text, cuts[-1][0] + 1 if cuts else 0):
            meant = f"{match['own'] or match['lead']}{match['new']}{match['mid']}"
            text = text[: match.start()] + meant + text[match.end() :]
            cuts.append((match.start(), match.end() - match.start() - len(meant)))
    return Mended(text, tuple(cuts))
