"""A known sum that is another one now: 生活费涨到两千了, "my rate is up to 320". The rest of what is known stays."""

from __future__ import annotations

from collections.abc import Sequence

from memory.records import Kind, Memory
from memory.writing.drafts import Draft
from memory.writing.redating import undated
from memory.writing.sameness import negated
from memory.writing.topics import subject_terms
from memory.writing.wording.flat import flatten
from memory.writing.wording.patterns import Lazy, caseless
from memory.writing.wording.spans import Sentence

_SUM = r"[$€£¥]?\d(?:[\d,.]*\d)?(?:万|千|k\b|%)?|[一二两三四五六七八九十百千万]{2,7}"
_ZH_TIME = r"(?:从[^，。]{1,8}起|现在|如今|目前|今年|这个?月|下个?月起?|又|已经|都|也|被|给|就|刚刚?|一下子)*"
_FORMS: tuple[Lazy, ...] = (
    caseless(
        rf"^(?:对了|哎|更新一下|[，,\s])*(?:我们?的?|咱们?的?)?(?P<about>[^，。我]{{2,8}}?){_ZH_TIME}(?:涨|降|升|加|减|调|提|改|变|扣|砍)(?:高|低|价)?(?:到|成|为|至)了?\s?(?P<new>{_SUM})(?:块钱?|元|斤|公斤|人|个)?了?$"
    ),
    caseless(
        r"^(?:(?:so|and|update|btw|well|ok)[, ]+)*(?:(?:my|our|the) )?(?P<about>(?!(?:i|we|they|he|she)\b)[\w' -]{2,24}?)(?:'s| has| have| is| was| got)?(?: just| now| been| gone| going)*"
        rf" (?:up|down|went up|went down|goes up|raised|put up|increased|cut|lowered|reduced|dropped|rose|fell)(?: again)? to (?P<new>{_SUM})(?: [a-z]+)?(?: now| from now on| a (?:day|week|month|year))*$"
    ),
    caseless(
        r"^(?:(?:so|and|update|btw|well|ok)[, ]+)*(?:(?:i|we|they)(?:'ve| have)?(?: just)? )?(?:raised|put up|increased|cut|lowered|reduced|dropped|moved|bumped|pushed) (?:my|our|the) (?P<about>[\w' -]{2,24}?)(?: up| down)?"
        rf"(?: to |, (?:it's|it is|now|to) )(?P<new>{_SUM})(?: [a-z]+)?(?: now| from now on| a (?:day|week|month|year))*$"
    ),
)
_NUMBER = caseless(_SUM)


def changed_amount(sentence: Sentence, drafts: list[Draft], known: Sequence[Memory]) -> list[Draft]:
    """The drafts with the known sentence that holds the old sum, where the sentence says which one has changed."""
    whole = sentence.whole
    if sentence.asks or any(draft.replaces for draft in drafts):
        return drafts
    match = next((found for form in _FORMS if (found := form.match(whole.flat))), None)
    about = subject_terms(match["about"]) if match else set()
    if match is None or not about:
        return drafts
    new = whole.shown[slice(*match.span("new"))]
    for memory in known:
        content = flatten(memory.content)
        sums = list(_NUMBER.finditer(undated(content))) if about <= subject_terms(content) else []
        if len(sums) != 1 or negated(memory.content) or memory.kind is Kind.INSTRUCTION or sums[0].group() == new:
            continue
        old = sums[0].group()
        mended = memory.content[: content.index(old)] + new + memory.content[content.index(old) + len(old) :]
        draft = Draft(
            memory.slot or "other", mended, whole.start, whole.end, value=new, kind=memory.kind, date=memory.date,
            correction=True, replaces=memory.id,
        )  # fmt: skip
        return [*(one for one in drafts if not whole.start <= one.start < whole.end), draft]
    return drafts
