"""What one said before and mends now: 之前说房子3月15到期，翻了合同是3月31号.

What was said is not so any more; with the new value in it, it is what is meant.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from memory.records import Memory
from memory.writing.chinese.person import zh_date
from memory.writing.correction_patterns import ERRED, SAID_BEFORE, SAID_PAIRS
from memory.writing.dates.resolver import resolve
from memory.writing.drafts import Draft
from memory.writing.setting import Setting
from memory.writing.wording.flat import flatten
from memory.writing.wording.patterns import Lazy, lazy
from memory.writing.wording.spans import Sentence, sentences

_NAMED = lazy(
    rf"{SAID_BEFORE}(?P<said>[^，,。]{{0,10}}?(?P<verb>住在|住|在|是|叫|姓|有|养了|学)(?P<old>(?![说想要])[^，,。]{{1,12}}?))(?:的|了)?[，,](?:\s*{ERRED}[^，,。]{{0,4}}[，,])?"
    r"\s*(?:其实|实际上?|应该|正确的)+(?:是|(?P=verb))+\s?(?P<new>[^，,。]{1,12}?)(?:的|了|才对)*(?=$|[，,。])"
)
_PAIRS: tuple[Lazy, ...] = (*SAID_PAIRS, _NAMED)
_LEADS = lazy(
    rf"^(?:[啊哦噢欸诶哎对了更正纠正一下哈抱歉不好意思我，,\s]*){SAID_BEFORE}(?![^，。]{{0,4}}(?:吗|么|什么|啥))"
)


def said_anew(text: str, known: Sequence[Memory], setting: Setting) -> str:
    """What was said, as it is meant now; "" where the message mends nothing, or what is known holds the old value."""
    whole = [sentence.whole for sentence in sentences(text)]
    if len(whole) != 1 or not _LEADS.match(whole[0].flat):
        return ""
    found = next((match for form in _PAIRS if (match := form.search(whole[0].flat))), None)
    if found is None or any(_holds(memory, found["old"], setting) for memory in known):
        return ""
    said, old = whole[0].shown[slice(*found.span("said"))], whole[0].shown[slice(*found.span("old"))]
    new = whole[0].shown[slice(*found.span("new"))]
    return said.replace(old, new, 1)


def _holds(memory: Memory, old: str, setting: Setting) -> bool:
    days = resolve(old, setting.moment, setting.zone, setting.day_start_hour, leaning="future")
    content = re.sub(r"\s", "", flatten(memory.content))
    return old in content or any(zh_date(day) in content for day in days if day.precision == "day")


def without_said_before(sentence: Sentence, drafts: list[Draft]) -> list[Draft]:
    """The drafts but for what only repeats, with 之前说, something said before."""
    said = [clause for clause in sentence.clauses if _LEADS.match(clause.flat)]
    return [draft for draft in drafts if not any(clause.start <= draft.start < clause.end for clause in said)]
