"""A thing named in one sentence and judged in the next: "Spiders. Can't do them."; 香菜。真的吃不了。"""

from __future__ import annotations

import re

from memory.writing.chinese.person import user_word
from memory.writing.drafts import Draft
from memory.writing.english.person import with_subject
from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.spans import Clause, Sentence

_EN_THING = caseless(
    r"^(?:(?:oh|and|also|ok|so|honestly|ugh),? )*(?P<v>(?!(?:thanks?|sorry|yes|no|nope|yeah|ok|okay|right|sure|well|lol|hi|hello|hey|wow|great|cool|nice|please|today|tomorrow|tonight|work|this|that|it|you|me|question|help)\b)"
    r"[a-z][\w'-]*(?: [a-z][\w'-]*){0,2})$"
)
_EN_JUDGED = caseless(
    r"^(?:I )?(?:just |really |honestly |absolutely |simply |literally )*(?P<verb>(?:can't|cannot) (?:do|stand|bear|handle|eat|stomach|cope with|deal with)|hate|loathe|detest|love|adore|don't (?:like|do|eat|trust|drink)|never (?:liked|touch|eat)|am allergic to|'m allergic to|allergic to|terrified of|scared of|obsessed with)"
    r" (?:them|it|that|those|that stuff)(?: at all| to bits| so much)?$"
)
_ZH_THING = lazy(r"^(?:还有|哦|对了|至于)?(?P<v>(?![我你他她它这那谢好嗯对是不])[一-龥]{1,6})$")
_ZH_JUDGED = lazy(
    r"^我?(?:真的?|实在|从来|从小|一直|完全|就是|是|一口|一点|都|也)*(?P<verb>受不了|接受不了|吃不了|不吃|不喝|不碰|碰不得|吃不惯|讨厌|喜欢|最爱|害怕|过敏)(?:它|这个|这东西|这玩意儿?)?[了的]?$"
)
_SLOTS = (
    (caseless(r"allergic|过敏"), "allergy"),
    (caseless(r"\beat|stomach|drink|touch|[吃喝碰]"), "diet"),
    (caseless(r"^(?:love|adore|obsessed|喜欢|最爱)"), "likes"),
)


def judged_before(before: Sentence | None, sentence: Sentence) -> Draft | None:
    """The draft of two such sentences; None where the first is more than a thing, or the second no judgement."""
    if before is None or sentence.asks or before.asks:
        return None
    chinese = sentence.whole.chinese
    thing = (_ZH_THING if chinese else _EN_THING).match(before.whole.flat)
    judged = (_ZH_JUDGED if chinese else _EN_JUDGED).match(sentence.whole.flat) if thing else None
    if thing is None or judged is None:
        return None
    value = before.whole.shown[slice(*thing.span("v"))]
    slot = next((slot for sign, slot in _SLOTS if sign.search(judged["verb"])), "dislikes")
    return Draft(
        slot,
        _content(sentence.whole, value, judged),
        before.whole.start,
        sentence.whole.end,
        value=value,
        negated=slot in ("diet", "dislikes"),
    )


def _content(whole: Clause, value: str, judged: re.Match[str]) -> str:
    verb = whole.shown[slice(*judged.span("verb"))]
    if whole.chinese:
        link = "对" if verb == "过敏" else ""
        return f"{user_word(whole.shown)}{link}{value}{verb}" if link else f"{user_word(whole.shown)}{verb}{value}"
    verb = verb.removeprefix("'m ").removeprefix("am ")
    words = f"is {verb}" if verb.split()[0].casefold() in ("allergic", "terrified", "scared", "obsessed") else verb
    clause = Clause(0, 0, f"{words} {value.lower()}", f"{words} {value.lower()}")
    return f"The user {clause.shown}" if words != verb else with_subject(clause)
