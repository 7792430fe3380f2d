"""What belongs together although it shares no word: a dinner and an allergy, "my trip" and "going to Lisbon"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from memory.records import Kind, Memory
from memory.text import normalise
from memory.writing.wording.patterns import Lazy, lazy

_FOOD = lazy(
    r"吃|饭|餐|做菜|点菜|零食|外卖|烧烤|火锅|食谱|甜品|蛋糕|\b(?:cook|eat|dinner|lunch|breakfast|brunch|restaurants?"
    r"|recipes?|snacks?|meals?|food|bake|cake|dessert|takeaway)\b"
)
_SLOTS = (
    (_FOOD, frozenset({"allergy", "diet"})),
    (
        lazy(
            r"吃药|用药|药店|买药|什么药|看病|感冒|发烧|疫苗|\b(?:medicines?|medications?|meds|drugs?|tablets?|painkillers?|antibiotics?"
            r"|doctor|flu|fever|vaccine|pills?)\b"
        ),
        frozenset({"allergy", "health"}),
    ),
    (lazy(r"周末|假期|放假|空闲|去哪玩|\b(?:weekend|free time|day off|day out|spare time)\b"), frozenset({"hobby"})),
    (lazy(r"简历|求职|面试|\b(?:cv|resume|cover letter|interview)\b"), frozenset({"job", "employer", "education"})),
)
"""What a request is about → attributes that matter for it."""


def _tastes(asked: str, held: str) -> tuple[Lazy, Lazy]:
    return lazy(asked), lazy(held, re.IGNORECASE)


_TASTES = (
    (_FOOD, lazy(r"吃|菜|辣|甜|酸|素|面|饭|\b(?:food|eat\w*|spicy|sweet|vegetable|meat|fish|noodles?|cuisine"
                 r"|cook\w*)\b", re.I)),
    _tastes(r"喝|饮料|\b(?:drinks?|beverage|cafe)\b", r"咖啡|茶|酒|喝|\b(?:coffee|tea|wine|beer|juice|drink\w*)\b"),
    _tastes(
        r"运动|锻炼|健身|周末|\b(?:sports?|exercise|work ?out|weekend|outdoors?)\b",
        r"爬山|登山|跑步|[羽网排足篮]\w?球|游泳|瑜伽|骑|徒步|滑雪|攀岩|健身"
        r"|\b(?:hik\w+|run\w*|swim\w*|climb\w*|yoga|gym|cycl\w+|tennis|football|ski\w*|danc\w+)\b",
    ),
    _tastes(r"电影|片子|剧|\b(?:movies?|films?|series|watch)\b", r"片|电影|剧|导演|\b(?:movies?|films?|series"
                                                            r"|director|comed\w+|thrillers?)\b"),
    _tastes(r"音乐|歌|\b(?:music|songs?|playlist|albums?|band)\b", r"歌|音乐|乐队|摇滚|爵士|\b(?:music|band|rock"
                                                                r"|jazz|singer|album)\b"),
    _tastes(r"书|小说|读|\b(?:books?|novels?|read)\b", r"书|小说|作家|读|\b(?:books?|novels?|author|read\w*)\b"),
)  # fmt: skip
"""What a request is about → how a preference that matters for it may be put."""

_KINDS = (
    _tastes(
        r"旅行|旅游|旅程|出差|出行|\b(?:trips?|travel\w*|journey|vacation|flight)\b",
        r"旅|出差|度假|飞|\b(?:trip|travel\w*|holiday|vacation|going to|go to|fly\w*|flight|visit\w*)\b",
    ),
    _tastes(
        r"看病|看医生|预约|体检|\b(?:appointments?|check-?ups?)\b",
        r"体检|医|看病|预约|\b(?:dentist|doctor|check-?up|appointment|clinic|hospital)\b",
    ),
    _tastes(r"会议|开会|\bmeetings?\b", r"会议|开会|见面|\b(?:meeting|call|meet)\b"),
)
"""A kind of thing → how a coming one of that kind may be put."""


def same_kind(clean: str, coming: Sequence[Memory]) -> list[Memory]:
    """Of the coming things those of the kind that a text (in one spelling) names."""
    held = next((held for asked, held in _KINDS if asked.search(clean)), None)
    return [memory for memory in coming if held.search(normalise(memory.content))] if held else []


def bridged(clean: str, memories: Sequence[Memory]) -> list[Memory]:
    """Memories that matter for a request (in one spelling): what must not be overlooked first, then what is liked."""
    slots = {slot for asked, held in _SLOTS if asked.search(clean) for slot in held}
    needed = [memory for memory in memories if memory.slot in slots] if slots else []
    tastes = [held for asked, held in _TASTES if asked.search(clean)]
    liked = [memory for memory in memories if memory.kind is Kind.PREFERENCE] if tastes else []
    return [*needed, *(m for m in liked if any(held.search(normalise(m.content)) for held in tastes))]
