"""A known event that gets another day or hour under another of its names: 要考职称 … 考试改到周五了."""

from __future__ import annotations

from collections.abc import Sequence

from memory.records import Memory
from memory.writing.drafts import Draft
from memory.writing.event_kinds import event_kinds
from memory.writing.redating import redated, undated
from memory.writing.setting import Setting
from memory.writing.topics import subject_terms
from memory.writing.wording.flat import flatten
from memory.writing.wording.patterns import Lazy, caseless, lazy
from memory.writing.wording.spans import Clause, Sentence

_ZH = lazy(
    r"^(?:对了|哎|欸|那个?|啊|哦|更新一下|跟你说|突然|临时|刚通知|通知说?|[，,\s])*(?:我的?|我们的?)?(?P<what>[^，。]{1,14}?)(?:的?(?:时间|日期))?(?:又|也|已经|临时|刚|突然)*(?:被|给|得)?(?:老师|公司|对方|医院|他们|人家)?"
    r"(?:改|挪|推迟|提前|延后|延期|推|调|换|移|顺延|拖)(?:期|后|了|整)?(?:到|成|至|在)了?\s?(?P<when>[^，。]{1,16}?)(?:了|啦|吧|去|再\S{1,2})*$"
)
_ZH_APART = lazy(
    r"^(?P<what>[^，。]{1,16}?)(?:的?(?:时间|日期))?(?:又|也|要|得|临时|刚)*(?:有变动?|变了?|改期?|提前|推迟|延期|延后|往[前后][推挪延]|挪|调整|顺延|取消)(?:了|啦)?[，,]\s*(?:时间)?(?:现在|就|临时)*(?:改|挪|推迟?|提前|延期?|调|换|移|定|顺延)?(?:到|成|至|在|是)了?\s?(?P<when>[^，。]{1,16}?)(?:了|啦|吧)*$"
)
"""Moved in one clause, to when in the next."""
_MOVES = r"(?:moved|pushed|put back|put off|brought forward|shifted|rescheduled|postponed|bumped|delayed|changed|switched|slipped)"
_EN: tuple[Lazy, ...] = (
    caseless(
        rf"^(?:[\w ]{{2,12}}[:,] )?(?:the |my |our |that )?(?P<what>[\w' -]{{2,30}}?)(?:'s| is| has| was| got| have|'ve| just| had)* ?(?:been |now |just |had to be )*{_MOVES}"
        r"(?: back| forward| up| out| again)* (?:to|until|till) (?P<when>[\w:' ,-]{2,30}?)(?: now| instead)*$"
    ),
    caseless(
        rf"^(?:[\w ]{{2,12}}[:,] )?(?:they|he|she|we|i|the [\w']+|my [\w']+)(?:'ve| have|'s| has|'re| had to)? ?(?:just |now )*(?:{_MOVES}|move|push|moving|pushing) (?:the |my |our |that )?(?P<what>[\w' -]{{2,30}}?)"
        r"(?: back| forward| up| out)* (?:to|until|till) (?P<when>[\w:' ,-]{2,30}?)(?: now| instead)*$"
    ),
    caseless(
        r"^(?:the |my |our |that )(?P<what>[\w' -]{2,30}?)(?:'s| is) (?:now )?(?:on |at )?(?P<when>[\w: ,-]{2,30}?) (?:now|instead|after all)(?:, not [\w ]+)?$"
    ),
)
_DATED = frozenset({"schedule", "deadline", "other"})
_CLOCK = caseless(
    r"(?:(?:早上|上午|中午|下午|晚上|傍晚|凌晨)?\s?(?:\d{1,2}|[一二三四五六七八九十]{1,3})(?:点(?:半|[一三]刻|\d{1,2}分?|钟)?|[:：]\d{2})|\d{1,2}(?::\d\d)? ?[ap]m|\d{1,2}:\d\d|noon|midday)"
)
"""An hour as it stands in a memory or in the new words."""


def moved_event(sentence: Sentence, drafts: list[Draft], known: Sequence[Memory], setting: Setting) -> list[Draft]:
    """The drafts with the known event that the sentence moves, where they do not say yet what they replace."""
    whole = sentence.whole
    if sentence.asks or any(draft.replaces for draft in drafts):
        return drafts
    match = next((found for form in (_ZH, _ZH_APART, *_EN) if (found := form.match(whole.flat))), None)
    if match is None:
        return drafts
    held = _meant(match["what"], known)
    moved = (
        _on_another_day(whole, whole.shown[match.start("when") : match.end("when")], held, setting) if held else None
    )
    if moved is None:
        return drafts
    return [*(draft for draft in drafts if draft.slot not in ("schedule", "deadline")), moved]


def _meant(what: str, known: Sequence[Memory]) -> Memory | None:
    """The one known event of a kind that the words name; of several the one that shares a word with them."""
    kinds = event_kinds(what)
    fitting = [m for m in known if m.slot in _DATED and kinds & event_kinds(flatten(undated(m.content)))]
    if len(fitting) > 1:
        terms = subject_terms(what)
        fitting = [memory for memory in fitting if terms & subject_terms(undated(memory.content))]
    return fitting[0] if len(fitting) == 1 else None


def _on_another_day(whole: Clause, words: str, held: Memory, setting: Setting) -> Draft | None:
    content, day = redated(held.content, words, held, setting)
    new, old = _CLOCK.search(words), _CLOCK.search(undated(content))
    if new and old:
        content = content.replace(old.group(), new.group().strip(), 1)
    if content == held.content:
        return None
    return Draft(
        held.slot or "schedule", content, whole.start, whole.end, value=words, kind=held.kind, date=day or held.date,
        correction=True, replaces=held.id,
    )  # fmt: skip
