"""Chinese clauses that only go on with the one before: 养了两只猫，一只叫奶盖; 不喝咖啡了，换成了白茶."""

from __future__ import annotations

from dataclasses import replace

from memory.writing.chinese.frame import Frame
from memory.writing.chinese.person import part_content, user_word
from memory.writing.drafts import Draft
from memory.writing.wording.patterns import lazy

_EACH = lazy(
    r"^(?:分别|各|大的|小的|公的|母的|黑的|白的|老大|老二|老三|哥哥|弟弟|姐姐|妹妹|[一另][只条个匹]|一公一母)(?:名字)?(?:名叫|叫做?|是|取名)"
)
_ONE = lazy(r"(?:名叫|叫做?|取名)(?P<v>[^，。和与、叫一]{1,6})(?=$|[，。和与、]|一[只条个]|大的|小的)")
_OF_PET = lazy(
    r"^(?:今年|已经|都|快|才|刚|名字|名)*(?:叫|是[公母]的|[公母]的|[\d一二两三四五六七八九十]+(?:岁|个月|斤))"
)
_OF_PROJECT = lazy(r"^(?:就|主要|专门)*(?:是(?:给|为|帮|做|用|一)|给|为|用来|用于|面向|主打|解决)[^，。]{2,}$")
_CHILDREN = lazy(
    r"^(?:有)?(?:[一两二三俩][儿男][一两二三俩]女|[一两二三俩]女[一两二三俩][儿男]|(?:[一两二三俩]|\d)(?:个)?(?:男孩?|女孩?|儿子|女儿|闺女))|^没有?(?:兄弟|姐妹|哥哥|弟弟|姐姐|妹妹)"
)
"""More of the same children, brothers and sisters."""
_INSTEAD = lazy(
    r"^(?:现在|如今|就|都|而是|转而|所以|然后)*(?:改|换|转)(?:成|喝|吃|用|练|做|学|玩|看|打|跑|为|去)了?(?P<v>[^，。了]{1,12})"
)
_AND_THEN = lazy(r"^(?:先|然后|再|接着|之后|随后)[^，。]{2,24}$")
_MISSED = lazy(
    r"^(?:一天|一日|一周|[两三几]天)?不[^，。]{1,6}?(?:浑身|全身|心里|就|手|都|会|觉得)+(?:难受|不自在|不舒服|发痒|痒|别扭|不得劲)$"
)
_TO_DO = lazy(r"^(?:要|得|必须|需要|务必)[^，。]{2,24}$")
_LISTED = frozenset({"likes", "dislikes", "hobby", "language", "allergy", "diet"})
"""Attributes that are told as lists: 我喜欢唱歌，健身，…"""
_LIST_ITEM = lazy(r"^(?!.*(?:[很挺特别哈但不是了吗呢吧你我就也都还请好谢他她它记帮哈喔噢]))[一-龥A-Za-z]{1,8}$")
_MOST_GAP = 2


def continued(last: Draft, frame: Frame) -> Draft | None:
    """The draft of the clause before with what this clause adds to it, or None where it says something of its own."""
    clause = frame.clause
    if not 0 <= clause.start - last.end <= _MOST_GAP:
        return None
    flat = clause.flat
    if last.subject == "pet" and _EACH.match(flat):
        names = [match["v"] for match in _ONE.finditer(flat)]
        return _longer(last, frame, "、".join([last.value, *names]))
    if last.subject == "pet" and _OF_PET.match(flat):
        return _longer(last, frame, last.value)
    if last.slot == "project" and _OF_PROJECT.match(flat):
        return _longer(last, frame, last.value)
    if last.slot == "family" and last.subject == "user" and _CHILDREN.match(flat):
        return _longer(last, frame, last.value)
    instead = _INSTEAD.match(flat)
    if instead and last.negated and last.slot not in ("location", "allergy", "health"):
        longer = _longer(last, frame, instead["v"].strip())
        return replace(longer, negated=False, given_up=False, old=last.old or last.value)
    if last.slot in ("hobby", "habit", "likes") and _MISSED.match(flat):
        return _longer(last, frame, last.value)
    if (last.slot == "habit" and _AND_THEN.match(flat)) or (last.slot == "deadline" and _TO_DO.match(flat)):
        return _longer(last, frame, last.value)
    return None


def _longer(last: Draft, frame: Frame, value: str) -> Draft:
    text = part_content(frame, frame.start, user=user_word(frame.clause.shown))
    return replace(last, content=f"{last.content}，{text}", end=frame.clause.end, value=value)


def listed(last: Draft, frame: Frame) -> Draft | None:
    """The draft before with one more thing of its list: 我喜欢唱歌，健身，旅游."""
    clause = frame.clause
    near = 0 <= clause.start - last.end <= _MOST_GAP
    if last.slot not in _LISTED or frame.subject != "none" or not near or not _LIST_ITEM.match(clause.flat):
        return None
    return replace(
        last, content=f"{last.content}、{clause.shown}", value=f"{last.value}、{clause.shown}", end=clause.end
    )
