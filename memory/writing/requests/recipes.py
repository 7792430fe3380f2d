"""How the user does something, in steps: kept as a recipe, which is recalled when a like request comes (B5).

记住我写周报的流程：先列数据，再写结论; remember how I deploy: build, migrate, restart; 我泡茶都是先温杯，再投茶.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from memory.records import Kind
from memory.writing.chinese.person import third_person, user_word
from memory.writing.drafts import Draft
from memory.writing.english.person import third_person as english_person
from memory.writing.wording.flat import has_han
from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.spans import BLANK, Clause, Range, Sentence, blanked

_ASKED = lazy(
    r"^[ \t]*(?:请|帮我|麻烦你?|你|please |pls |can you |could you )*(?:记住|记下来?|记一下|记录一?下|存一下|remember|note(?: down)?|save"
    r"|write down|keep in mind)[ \t，,:：]*(?P<what>(?:(?:我们?|my|our|the|this|a|how (?:i|we))[^\n:：。]{0,30}?)?"
    r"(?:流程|步骤|做法|配方|菜谱|方法|套路|方子|清单|模板|steps?|recipe|procedure|process|workflow|routine|checklist|template"
    r"|how (?:i|we|to) [^\n:：]{3,40}?)[^\n:：。]{0,16}?)[ \t]*[:：]\s*(?P<steps>(?:[ \t]*\n?[ \t]*(?:\d+[.、)]|[-*•])[^\n▒]{2,80}){2,8}|[^\n▒]{8,240})$",
    re.IGNORECASE | re.MULTILINE | re.DOTALL,
)
_TOLD_ZH = lazy(r"我[^，。先]{1,14}?先(?!生|后|前|进|是)[^，。]{1,24}[，,、]\s?(?:然后|接着|再|之后)[^。]{2,90}$")
_TOLD_EN = caseless(
    r"\b(?:I|we) (?:usually |always |normally |mostly )(?:first |start (?:by|with) |begin (?:by|with) )[^.;]{3,60}?,? "
    r"(?:and )?then [^.]{3,120}$|^how (?:I|we) [^:]{3,40}: [^.]{10,200}$"
)
_STEP_BREAK = lazy(r"\s*\n\s*|\s*[;；]\s*")
_STEPS = caseless(r"[,，、;；\n]|\d[.、)]|然后|再|\bthen\b")


def asked_recipe(text: str, blocked: Sequence[Range]) -> Draft | None:
    """The recipe that a message asks to remember, its lines and numbers included; `blocked` are not his own words."""
    match = _ASKED.search(blanked(text, blocked))
    if match is None or not _STEPS.search(match["steps"]) or BLANK in match.group():
        return None
    words = f"{match['what']}: {_STEP_BREAK.sub('; ', match['steps'].strip())}"
    return _recipe(words, match.start(), match.end())


def told_recipe(sentence: Sentence) -> Draft | None:
    """The recipe that a sentence tells of the user's way of doing something."""
    whole = sentence.whole
    match = (_TOLD_ZH if whole.chinese else _TOLD_EN).search(whole.flat)
    if match is None or sentence.asks:
        return None
    part = whole.part(match.start(), match.end())
    return _recipe(part.shown, part.start, part.end)


def _recipe(words: str, start: int, end: int) -> Draft:
    clause = Clause(start, end, words, words)
    if has_han(words):
        user = user_word(words)
        content = third_person(clause, user=user)
        content = content if user in content else f"{user}的{content}"
    else:
        content = english_person(clause)
        content = content if "the user" in content.casefold() else f"The user's {content[:1].lower()}{content[1:]}"
    return Draft("other", content, start, end, kind=Kind.RECIPE, lifetime="long")
