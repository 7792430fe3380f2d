"""What is off or done: 牙医取消了, 标书交了, "the MOT is booked". The known event or task is open no longer."""

from __future__ import annotations

from collections.abc import Sequence

from memory.records import Kind, Memory
from memory.writing.drafts import Draft
from memory.writing.event_kinds import event_kinds
from memory.writing.redating import undated
from memory.writing.topics import subject_terms
from memory.writing.wording.flat import flatten
from memory.writing.wording.patterns import Lazy, caseless, lazy
from memory.writing.wording.spans import Sentence

_ZH_LEAD = r"^(?:对了|哎|欸|啊|哦|更新一下|跟你说|[，,\s])*(?:我们?|咱们?)?(?:的)?"
_ZH_DO = r"(?:搞定|完成|办妥|提交|处理|报名|预约|缴费|续费|[交办做写弄订买寄还取退缴付约续报考打签送发装修洗剪拔补拍查]|看|去)(?:完|好|掉|上|成|过|出去)?"
_ZH_OFF: tuple[Lazy, ...] = (
    lazy(
        rf"{_ZH_LEAD}(?P<what>[^，。不]{{1,16}}?)(?:的?(?:事|计划|安排))?(?:已经|又|也|都|临时|突然|被|给|就|先)*"
        r"(?:取消|作罢|泡汤|黄|吹|告吹|停办|不[办去开搞考约见做用要来看飞](?:去|办|了)?)(?:掉)?了(?:吧|啊|哈)?$"
    ),
    lazy(
        rf"{_ZH_LEAD}(?:(?:下|这|本)?(?:周|星期|礼拜)[一二三四五六日天末]|[今明后]天|[今明]年|(?:下|这)个?月|[\d一二三四五六七八九十]+(?:月|[号日]))*(?:已经|决定|又|先|就)*(?:取消了?(?=[^，。]+(?:了|$))|不(?:去|参加|办|考|见|约|看))(?P<what>[^，。]{{1,14}}?)(?:的?(?:事|计划|安排|预约|行程))?了?$"
    ),
)
_ZH_DONE: tuple[Lazy, ...] = (
    lazy(rf"{_ZH_LEAD}(?:把)?(?P<what>[^，。没不]{{1,16}}?)(?:已经|都|终于|刚刚?|也|我)*{_ZH_DO}了(?:啊|哈|哦|啦)?$"),
    lazy(rf"{_ZH_LEAD}(?:已经|都|终于|刚刚?|也|我)*{_ZH_DO}了(?P<what>[^，。]{{1,14}}?)(?:了|啊|哈)?$"),
)
_EN_LEAD = r"^(?:(?:so|btw|by the way|update|ok|oh|and|also|good news|bad news|looks like|turns out)[,:]? )*"
_EN_DID = (
    r"(?:done|booked|paid|submitted|sent(?: off| in)?|handed in|turned in|finished|sorted|renewed|bought|ordered|returned|filed|posted|fixed|completed"
    r"|picked up|dropped off|signed|scheduled|called|passed|sat)"
)
_EN_OFF: tuple[Lazy, ...] = (
    caseless(
        rf"{_EN_LEAD}(?:the |my |our |that )?(?P<what>[\w' -]{{2,30}}?)(?:(?:'s| is| has| was| got| have|'ve)(?: just| now| been)* (?:called off|off|scrapped|not happening)|(?:'s| is| has| was| got| have|'ve| just| been)* cancell?ed)(?: now| again| after all)?$"
    ),
    caseless(
        rf"{_EN_LEAD}(?:they|he|she|i|we|the [\w']+)(?:'ve| have|'s| has| had to)?(?: just)* (?:cancel(?:led|ed)?|call(?:ed)? off|scrapp?ed) (?:the |my |our |that )?(?P<what>[\w' -]{{2,30}})$"
    ),
    caseless(
        rf"{_EN_LEAD}(?:i'm|i am|we're|we are) (?:not|no longer) (?:going(?: to| on)?|doing|having|attending|flying to|seeing|taking) (?:the |my |our |that )?(?P<what>[\w' -]{{2,30}}?)(?: any ?more| after all| now)$"
    ),
)
_EN_DONE: tuple[Lazy, ...] = (
    caseless(
        rf"{_EN_LEAD}(?:the |my |our |that )?(?P<what>[\w' -]{{2,30}}?)(?:'s| is| are|'re| has been| have been| got)(?: all| now| finally| already)* {_EN_DID}(?: now)?$"
    ),
    caseless(
        rf"{_EN_LEAD}(?:i|we)(?:'ve| have)?(?: just| finally| already)* {_EN_DID} (?:the |my |our |his |her |that )?(?P<what>[\w' -]{{2,30}})$"
    ),
)
_CANCELLED = "已取消"
_OPEN = frozenset({Kind.TASK, Kind.EVENT})


_TO_DO = caseless(
    r"[要得]|需要|必须|别忘|截止|前[^，。]{0,3}[交还办]|\b(?:needs? to|has to|have to|must|due|deadline|by \d)\b"
)
"""A thing to be done, which is over when it is done; an appointment is over when its day is."""


def concluded(sentence: Sentence, drafts: list[Draft], known: Sequence[Memory], today: str) -> list[Draft]:
    """The drafts with what is known to be planned as no longer open, where the sentence says so of it alone."""
    whole = sentence.whole
    if sentence.asks or any(draft.replaces for draft in drafts):
        return drafts
    off, done = (_ZH_OFF, _ZH_DONE) if whole.chinese else (_EN_OFF, _EN_DONE)
    for forms, zh, en in ((off, _CANCELLED, "cancelled"), (done, "已办好", "done")):
        match = next((found for form in forms if (found := form.match(whole.flat))), None)
        held = _meant(match["what"], [one for one in known if _may_be(one, zh, today)]) if match else None
        if held is not None:
            content = f"{held.content}（{zh}）" if whole.chinese else f"{held.content} ({en})"
            over = Draft(
                "other", content, whole.start, whole.end, lifetime="temporary", correction=True, replaces=held.id
            )
            return [*(draft for draft in drafts if draft.slot not in ("schedule", "deadline")), over]
    return drafts


def _may_be(memory: Memory, how: str, today: str) -> bool:
    """Is it planned; and if it is to be done: is it something that one does, or was its day?"""
    if memory.kind not in _OPEN and memory.slot != "goal":
        return False
    to_do = memory.kind is Kind.TASK or _TO_DO.search(undated(memory.content)) is not None
    return how == _CANCELLED or to_do or bool(memory.date and memory.date[:10] <= today)


def _meant(what: str, known: Sequence[Memory]) -> Memory | None:
    """The one plan that the words mean best: one of their kind, or one that shares words with them."""
    plain = undated(what)
    kinds, terms = event_kinds(plain), subject_terms(plain)
    if not (kinds or terms):
        return None
    scored: list[tuple[int, Memory]] = []
    for memory in known:
        content = flatten(undated(memory.content))
        scored.append((2 * len(terms & subject_terms(content)) + bool(kinds & event_kinds(content)), memory))
    best = max((score for score, _ in scored), default=0)
    meant = [memory for score, memory in scored if score == best]
    return meant[0] if best and len(meant) == 1 else None
