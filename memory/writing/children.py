"""The children of the user, told as a list: 两个小孩：1. 小安，初二，哥哥; "two kids: - Ada, 9, girl"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from memory.writing.chinese.person import user_word
from memory.writing.drafts import Draft
from memory.writing.forms import Form
from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.spans import Sentence

_HEAD = caseless(
    r"^(?:我们?家?|家里?|膝下)?(?:一共|现在)?有?(?:[两二三四五俩仨2-5]个?|我的|我家)(?:小孩|孩子|娃|宝贝|宝宝|儿子|女儿|闺女)(?:们)?(?:的(?:情况|信息|名字))?(?:如下|分别是|是)?:?$"
    r"|^(?:(?:i have |we have |i've got |we've got )?(?:two|three|four|five|[2-5])|my|our)(?: (?:two|three|four|five))? (?:kids|children|sons|daughters|boys|girls)(?: are)?:?$"
)
_NUMBER = lazy(r"^\(?[1-9]$")
"""The number of a line: its full stop ends a sentence."""
_ITEM = lazy(
    r"^(?:\(?[1-5][.、)）]|[-•*·]|[一二三四五]、|(?:老[大二三四幺]|[大二三]宝)[:，]?)\s*(?P<name>[一-龥]{2,4}|[A-Z][\w'’-]+)\s*[，,、:(（ ]\s*(?P<rest>[^\n]{1,40})$"
)
_BOY = caseless(r"哥哥|弟弟|儿子|男|\b(?:boys?|sons?|he|brother|m)\b")
_GIRL = caseless(r"姐姐|妹妹|女|闺|\b(?:girls?|daughters?|she|sister|f)\b")
_SEX = caseless(
    r"[，,、\s]*(?:(?:是)?(?:哥哥|弟弟|姐姐|妹妹|儿子|女儿|闺女|男孩?|女孩?|男生|女生)|\b(?:an? )?(?:boy|girl|son|daughter)\b)[)）]?"
)


def listed_children(sentences: Sequence[Sentence]) -> Form:
    """What the lines below "two children:" say of each, and where these lines begin."""
    drafts: list[Draft] = []
    starts: set[int] = set()
    head: Sentence | None = None
    mark = ""
    for sentence in sentences:
        if head and _NUMBER.match(sentence.whole.flat):
            mark = "1."
            starts.add(sentence.whole.start)
            continue
        item = _ITEM.match(mark + sentence.whole.flat) if head else None
        shift, mark = len(mark), ""
        if head and item:
            drafts.append(_child(sentence, head, *_places(item, shift)))
            starts |= {head.whole.start, sentence.whole.start}
            continue
        head = sentence if _HEAD.match(sentence.whole.flat) else None
    return Form(tuple(drafts), frozenset(starts))


def _places(item: re.Match[str], shift: int) -> tuple[int, int, int, int]:
    """Where the name of a line and the rest of it stand, in the line without the number set before it."""
    (name, name_end), (rest, rest_end) = item.span("name"), item.span("rest")
    return name - shift, name_end - shift, rest - shift, rest_end - shift


def _child(sentence: Sentence, head: Sentence, name: int, name_end: int, rest: int, rest_end: int) -> Draft:
    whole = sentence.whole
    about = f"{head.whole.flat} {whole.flat[rest:rest_end]}"
    chinese = whole.chinese or head.whole.chinese
    kinds = ("女儿", "儿子", "孩子") if chinese else ("daughter", "son", "child")
    kind = kinds[0] if _GIRL.search(about) else kinds[1] if _BOY.search(about) else kinds[2]
    named, more = whole.shown[name:name_end], _SEX.sub("", whole.shown[rest:rest_end]).strip("，,、 ")
    content = (
        f"{user_word(whole.shown + head.whole.shown)}的{kind}叫{named}"
        if chinese
        else f"The user's {kind} is called {named}"
    )
    joint = "，" if chinese else ", "
    return Draft(
        "family",
        content + (joint + more if more else ""),
        whole.start,
        whole.end,
        value=f"{kind} {named}",
        subject="relation",
    )
