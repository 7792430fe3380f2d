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
_OF_PROJECT = lazy(
    r"^(?:就|主要|专门|专)*(?:做(?=[^，。]{2,}的$)|是(?:给|为|帮|做|用|一)|给|为|帮|用来|用于|面向|主打|解决|针对|讲|写|关于|说的?是|画)[^，。]{2,}$"
    r"|^(?:就|主要|专门|专|能|可以|自动|支持)(?!用|在|有|要|想|会|打算|发|上线)[^，。]{2,24}的$|^专门[^，。]{2,24}$"
)
_AT_PLACE = lazy(
    r"^(?:地点|地方|场地|会场|考场)?(?:就|是|定|安排|约)*(?:在|到)\s?(?!做|干|搞|写|学|忙|找|准备|备考|家带)[^，。]{1,20}$"
)
"""Where what the clause before dates takes place."""
_CHILDREN = lazy(
    r"^(?:有)?(?:[一两二三俩][儿男][一两二三俩]女|[一两二三俩]女[一两二三俩][儿男]|(?:[一两二三俩]|\d)(?:个)?(?:男孩?|女孩?|儿子|女儿|闺女))|^没有?(?:兄弟|姐妹|哥哥|弟弟|姐姐|妹妹)"
)
"""More of the same children, brothers and sisters."""
_OF_CHILD = lazy(
    r"^(?:今年|已经|现在|都|刚|才|在|马上)*(?:[上读念](?:了)?(?:[小中大]班|托班|幼儿园|小学|初中|高中|大学|[一二三四五六]年级|初[一二三]|高[一二三]|大[一二三四])|[\d一二三四五六七八九十]+(?:周?岁|个月)(?:半)?)了?$"
)
"""A child whom the clause before brings up."""
_NAMES_ONLY = lazy(
    r"^(?:分别)?(?:叫|是)?(?![我你他她它这那])[一-龥]{1,3}[和跟与、](?!我|你|他|她)[一-龥]{1,3}(?:[和、][一-龥]{1,3})?$"
)
"""Two cats, then their names."""
_SEVERAL = lazy(r"[两俩三四五六2-6](?:[只条个匹]|$)")
_INSTEAD = lazy(
    r"^(?:现在|如今|就|都|而是|转而|所以|然后)*(?:改|换|转)(?:成|喝|吃|用|练|做|学|玩|看|打|跑|为|去)了?(?P<v>[^，。了]{1,12})"
)
_AND_THEN = lazy(r"^(?:先|然后|再|接着|之后|随后)[^，。]{2,24}$")
_MISSED = lazy(
    r"^(?:一天|一日|一周|[两三几]天)?不[^，。]{1,6}?(?:浑身|全身|心里|就|手|都|会|觉得)+(?:难受|不自在|不舒服|发痒|痒|别扭|不得劲)$"
)
_HOW_LONG = lazy(
    r"^(?:我|也|都|已经|前前后后|前后|断断续续|一直|[，,\s])*(?P<verb>[一-龥])了?(?:有|快|小|近|大概|差不多|好|整整|将近)*[\d一二三两四五六七八九十几半百]+(?:来|多|几)?(?:年|个月|个?学期|天|遍|次|季)(?:多)?(?:了|啦)?$"
)
"""拉了有七八年: since when the clause before holds."""
_ITS_TRADE = lazy(
    r"^(?:我们|这家|那家|这)?(?:公司|单位|厂子?|店|那边|那儿|集团|工作室)(?:就|主要|专门|是)*(?:做|搞|卖|主营|生产|开发)(?!饭|菜|了|过)[^，。]{2,16}的?$"
)
_HOW_MUCH = lazy(
    r"^(?:我)?(?:每天|一天|每周|一周|每晚|每次|一次|每月|一个月)(?:都|就|只|至少|最多|大概|差不多|能|要|得)*(?:喝|吃|来|跑|走|打|练|抽|服|用|读|看)?[一二两三四五六七八九十半几\d]+(?:到[一二两三四五六七八九十\d]+)?(?:杯|罐|听|盒|袋|勺|盘|串|壶|次|片|粒|颗|公里|小时|支|根|包|斤|条|顿|碗|瓶|回|场|局|圈|页|本)$"
)
_ENDED = lazy(r"^(?:已经|后来|又|也|去年|前年|今年|年初|上个?月|刚)*(?:离(?:婚)?|分(?:手|开)?)了?(?:的|了)?$")
_ONLY_CHILD = lazy(r"(?:小孩|孩子|娃|儿子|女儿|闺女|只有)(?:就|只有|只)*这?一个")
_CHILDS_NAME = lazy(r"^(?:叫|小名|名字)*(?:(?P<twice>[一-龥])(?P=twice)|小(?!孩|学|时|朋)[一-龥]|叫[一-龥]{2,3})$")
"""小孩就一个，柔柔: what the one is called."""
_SUBJECT = lazy(
    r"^(?:就|主要|目前|现在)*(?:学|读|念|主修|专业是?)(?:的是)?(?!习|校|生|书|完|过|了|到|得|会|着|不)[一-龥A-Za-z ]{2,12}?(?:的|专业)?$"
)
"""What is studied where the clause before says."""
_TO_DO = lazy(r"^(?:要|得|必须|需要|务必)[^，。]{2,24}$")
_LISTED = frozenset({"likes", "dislikes", "hobby", "language", "allergy", "diet"})
"""Attributes that are told as lists: 我喜欢唱歌，健身，…"""
_LIST_ITEM = lazy(
    r"^(?!(?:才|平[时常]|一般|现在|目前|如今|家里?|[嫌怕信有是戴穿属姓叫开养住做干搞骑下每周晚早从刚已又再先后去来到能会]|.*[能会得]|喝[^，。]{1,4}[就跑拉])|.*一[辆台只条个套部家间份])(?!.*(?:认真|真的|说真|发誓|保证|坚决|开玩笑|没事|没问题|[很挺特别哈但不是了吗呢吧你我就也都还请好谢他她它记帮哈喔噢被过]))[一-龥A-Za-z]{1,8}$"
)
_MOST_GAP = 2
_MORE_OF = (
    (("schedule",), _AT_PLACE),
    (("project",), _OF_PROJECT),
    (("family",), _CHILDREN),
    (("family",), _OF_CHILD),
    (("hobby", "habit", "likes"), _MISSED),
    (("habit",), _AND_THEN),
    (("deadline",), _TO_DO),
    (("relationship",), _ENDED),
    (("employer",), _ITS_TRADE),
    (("education",), _SUBJECT),
    (("diet", "likes", "habit", "hobby", "health"), _HOW_MUCH),
)
"""Clauses that tell more of what stands under these attributes."""


def continued(last: Draft, frame: Frame) -> Draft | None:
    """The draft of the clause before with what this clause adds to it, or None where it says something of its own."""
    clause = frame.clause
    if not 0 <= clause.start - last.end <= _MOST_GAP:
        return None
    flat = clause.flat
    if last.subject == "pet" and _EACH.match(flat):
        names = [match["v"] for match in _ONE.finditer(flat)]
        return _longer(last, frame, "、".join([last.value, *names]))
    instead = _INSTEAD.match(flat)
    if instead and last.negated and last.slot not in ("location", "allergy", "health"):
        longer = _longer(last, frame, instead["v"].strip())
        return replace(longer, negated=False, given_up=False, old=last.old or last.value)
    return _longer(last, frame, last.value) if _goes_on(last, flat) else None


def _goes_on(last: Draft, flat: str) -> bool:
    """Does the clause tell more of what the draft before tells?"""
    if last.subject == "pet" and _OF_PET.match(flat):
        return True
    if last.slot in ("pet", "family") and _SEVERAL.search(last.content) and _NAMES_ONLY.match(flat):
        return True
    if last.slot == "family" and _ONLY_CHILD.search(last.content) and _CHILDS_NAME.match(flat):
        return True
    lasting = _HOW_LONG.match(flat)
    if lasting and last.subject == "user" and lasting["verb"] in last.content:
        return True
    return any(last.slot in slots and pattern.match(flat) for slots, pattern in _MORE_OF)


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
