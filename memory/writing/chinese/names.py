"""Chinese names that a clause goes on with: 免贵姓裴，名就一个字，岩; 一只猫，叫豆豆."""

from __future__ import annotations

from dataclasses import replace

from memory.writing.chinese.frame import Frame
from memory.writing.drafts import Draft
from memory.writing.wording.patterns import lazy

_SURNAME_TAIL = lazy(
    r"^(?:单名|名|名字)(?:就|只有?)?(?:一个字?|叫|是|单一个|单字)?[:,，]?\s?[“\"「]?(?P<v>(?!一个|单字|字)[一-龥]{1,2})[”\"」]?字?$"
)
_ONE_CHARACTER = lazy(r"^(?:单名|名|名字)(?:就|只|是|有)*(?:一个字?|单字|单一个字?)$")
"""名就一个字: the next clause says which."""
_CHARACTER = lazy(r"^(?:是|叫|就是)?(?P<v>(?![男女嗯哦啊哈对是好属住])[一-龥])字?$")


def rest_of_name(last: Draft, frame: Frame) -> Draft | None:
    """免贵姓裴，名就一个字，岩: the surname's draft with the given name of this clause, None where it holds none."""
    said = frame.clause.flat[frame.start :]
    if given := _SURNAME_TAIL.match(said):
        return named(last, frame, given["v"])
    if frame.subject not in ("none", "other"):
        return None
    if _ONE_CHARACTER.match(said):
        return replace(last, end=frame.clause.end)
    given = _CHARACTER.match(said) if len(last.value) == 1 else None
    return named(last, frame, given["v"]) if given else None


def named(last: Draft, frame: Frame, name: str) -> Draft:
    """The draft of the clause before with the name that this clause gives."""
    part = frame.clause.part(frame.start, len(frame.clause.flat))
    return replace(last, content=f"{last.content}，{part.shown}", end=part.end, value=f"{last.value}、{name}")
