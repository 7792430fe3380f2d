"""How the rows of the Chinese tables are asked of a framed clause, and what they leave."""

from __future__ import annotations

import re
from collections.abc import Iterable

from memory.writing.chinese.frame import Frame
from memory.writing.chinese.person import clause_content, user_word
from memory.writing.chinese.places import marked
from memory.writing.chinese.rule import DEICTIC, Rule
from memory.writing.drafts import Draft
from memory.writing.setting import Setting
from memory.writing.wording.marks import MOVED
from memory.writing.wording.patterns import lazy

_NO_CUE = lazy(
    r"推荐|适合|攻略|教程|入门|文案|作文|标题|朋友圈|还是|好不好|的人(?:能|可以|会|该)|患者(?:能|可以)|网上(?![卖开买接做])|新闻|有人|别人|人家|这篇|这个人"
    r"|主角|角色|故事|小说里|电影里|剧里|^(?:帮|请(?!假|客)|给(?!自己|[儿女小]|娃|孩|家|爸|妈|父|爷|奶)|写(?=[一个篇首份])|讲(?=[一个讲])|来(?=[一个份首点段张篇])|教(?=[我你])|告诉|假|如(?!今)|要是|想象|扮演|你|您)"
)
"""Words of requests, tales and talk of others."""
_AS_A_RULE = lazy(
    r"我|只|平时|平常|每|常|总|一直|从小|周末|业余|有空|没事|最近|如今|改[打玩练学踢跑游骑弹画]|喜欢|爱|最|都|不|没|戒|就|会|了|党|年|粉|基本|一般|主要|班|收集|收藏|能|固定|必[点吃喝须看]|睡前|饭后|夜班|白班|[上干做][一二两三四五六\d]+天?[休歇]|日常"
)
"""A clause without subject speaks of the user where it has a word of time, frequency or judgement (平时打羽毛球)."""
_ADDITIVE = lazy(
    r"也|还(?!是|没|款|清|债|钱|给|有点)|另外|除了|又(?!是|喝|吃|抽|开始|重新)|同时|以及|加上|一并|最近在|在尝试|开始|负责"
)
_PARTICLES = " 的了啦呀啊哦呢吧嘛哈"
_GIVEN_UP = lazy(r"不再|已经不|现在不|了$|再也不|戒了|放弃")
_JUST_NOW = lazy(
    r"^我(?:正|还)?在(?:做饭|做菜|追剧|跑步|遛狗|看书|看剧|看电影|打游戏|打球|健身|游泳|逛街|吃饭|喝酒|唱歌|画画|听歌|开车|骑车|洗澡|钓鱼|爬山|烘焙)$|在(?:做饭|吃|睡|洗|打|看|开会|排队|等|玩|喝|跑步|遛狗|逛|听)[^，。]{0,6}呢$|今天(?!起|开始)|今晚|今早|今夜|明天|明晚|后天|昨天|昨晚|昨夜|刚才|刚刚|刚(?:下|值|交|熬|倒)(?:了|完)?[^，。]{0,2}班|下[了完]?[夜早晚中白大小]班(?!之?后|以后|都|就|爱|常|会|一般|喜欢|总|经常)|[夜早晚中白大小]班刚|这会儿?|这顿|此刻|这两天|这几天|待会|等下|一会儿"
)
_PASSING_SLOTS = frozenset({"diet", "likes", "dislikes", "hobby", "habit", "tool", "health", "device"})
"""Attributes that a word like 今天 turns into a remark of the day."""
_TASTES = frozenset({"likes", "dislikes", "hobby", "habit", "diet"})
_ANY_FIRM = lazy(
    r"(?:我们?|咱们?|[那这]?一[家所个]|某[家所]?|当地的?|附近的?|社区|县城?里?的?|镇上的?|市里的?|小区)?(?:店|厂|便利商?店|杂货店|早餐店|奶茶店|咖啡[店厅馆]|书店|药店|药房|花店|服装店|宠物店|面包店|蛋糕店|快餐店|火锅店|理发店|美发店|美容院|健身房|瑜伽馆|网吧|酒吧|茶馆|加油站|修车[厂铺店]|洗车店|饭店|饭馆|宾馆|民宿|旅馆|商场|菜市场|市场|幼儿园|托儿所|养老院|敬老院|诊所|门诊|急诊科?|[内外儿妇产骨眼]科|[一-龥]{1,3}科室?|病房|手术室|icu|ICU|加护病房|工地|车间|仓库|物流园|流水线|食堂|后厨|厨房|图书馆|图書館|博物馆|美术馆|电影院|游泳馆|机场|車站|车站|火车站|高铁站|码头|公园|景区|物业|居委会|社区|街道办?|派出所|法院|研究院|培训机构|补习班|律师事务所|会计师?事务所|报馆|电视台|广播电台|农场|牧场|殡仪馆|动物园|公司|学校|小学|中学|国小|國小|高中|初中|大学|大學|医院|醫院|银行|銀行|工厂|工廠|餐厅|餐廳|酒店|超市|律所|事务所|出版社"
    r"|报社|机关|研究所|设计院|(?i:ngo|startup|company))$"
)
"""A firm without a name says no more than the job that is told beside it."""
_BARE_THINGS = lazy(r"(?:新|旧)?(?:手机|电脑|笔记本|平板|耳机|相机|键盘|车|新车|表|手表|工具|软件)(?:了)?$")
"""Things named without saying which: 换手机了."""
_PAST = lazy(
    r"退休(?:之)?前|那会儿|那阵子|那几年|(?:[上读念](?:大学|高中|初中|中学|小学|研|书|学)|大学|高中|初中|小学|学生)(?:的时候|时代|时)|年轻(?:的时候|时)|以前|之前|早先|早年|从前|原先|曾经|曾(?=[在住是做])|当时|小时候|大学时|上学时|原来(?!是)|那时候?|过去(?!的?[\d一二三几])"
)
_PASSED_SLOTS = frozenset(
    {"location", "job", "employer", "tool", "vehicle", "habit", "likes", "hobby", "diet", "pet", "device", "goal"}
)
"""Attributes that 以前 makes a thing of the past: kept, but not as what is."""
_BYGONE_SLOTS = frozenset({"tool", "habit", "likes", "hobby", "diet", "device", "phone_os", "goal"})
_SINCE_THEN = lazy(
    r"现在|如今|目前|后来|改|换|一直|到(?:现在|今天)|至今|戒|不再|就(?:开始|喜欢|爱)|[打练玩学拉弹唱画跳踢]到"
)
"""What was then still is, or has made way for something."""
_BEGINS = lazy(r"(?:[早晚上下中][上午])?(?:我|就|才|又|正式|都)*(?:开始|起)")
_DATED_SLOTS = frozenset({"goal", "deadline", "schedule", "project", "budget", "other"})


_NOT_SAID_WHAT = lazy(r"我?(?:从来|一直|从小|都|真的?|根本|也|现在|早就)*不(?:吃|喝|碰|沾|抽)(?:它)?[的了]?$")
"""我从来不吃: of what stands elsewhere."""


def cued(frame: Frame, rows: Iterable[Rule], setting: Setting) -> list[Draft]:
    """The one thing that the clause's words tell by themselves, whatever their order."""
    flat = frame.clause.flat
    if _NO_CUE.search(flat) or _NOT_SAID_WHAT.match(flat, frame.start):
        return []
    text = marked(flat)[frame.start :]
    spoken = frame.subject in ("user", "thing") or setting.subject == "user"
    for row in rows:
        match = row.pattern.search(text)
        span = _value_span(match, frame.start) if match else None
        if match is None or span is None or DEICTIC.match(flat[span[0] : span[1]]):
            continue
        if flat[: span[0]].endswith(("这", "那")):
            continue
        if (row.slot in _PASSING_SLOTS and _JUST_NOW.search(flat)) or (row.slot in _BYGONE_SLOTS and _bygone(flat)):
            continue
        if row.slot in _TASTES and not (spoken or _AS_A_RULE.search(flat)):
            continue
        if row.slot in _OF_NOW and _TO_COME.search(flat):
            continue
        return [_drafted(row, frame, span, match)]
    return []


def filled(frame: Frame, rows: Iterable[Rule], setting: Setting) -> list[Draft]:
    """The slots that the rows of a table fill from the clause, each once and from words of its own."""
    drafts: list[Draft] = []
    if _NOT_SAID_WHAT.match(frame.clause.flat, frame.start):
        return drafts
    taken: list[tuple[int, int]] = []
    whole = False
    text = marked(frame.clause.flat)
    owned = frame.subject_end if frame.subject == "thing" else frame.body
    unnamed = frame.subject == "none" and setting.subject != "user"
    closed = set(_PASSING_SLOTS) if _JUST_NOW.search(frame.clause.flat) else set()
    closed |= _OF_NOW if _TO_COME.search(frame.clause.flat) else set()
    closed |= _BYGONE_SLOTS if _bygone(frame.clause.flat) else set()
    for row in rows:
        if row.slot in closed or (unnamed and not row.bare) or (whole and not row.content):
            continue
        start = frame.start if row.anywhere else owned if row.owned else frame.body
        match = row.pattern.search(text, start) if row.anywhere else row.pattern.match(text, start)
        span = _value_span(match) if match else None
        if match is None or span is None or any(span[0] < b and a < span[1] for a, b in taken):
            continue
        value = frame.clause.flat[span[0] : span[1]]
        if DEICTIC.match(value) or (_BARE_THINGS.match(value) and not row.negated) or _relative_clause(frame, row):
            continue
        draft = _drafted(row, frame, span, match)
        whole = whole or not row.content
        taken.append(span)
        drafts.append(draft)
        closed.add(row.slot)
    told = any(draft.slot == "job" for draft in drafts)
    return [draft for draft in drafts if not (told and draft.slot == "employer" and _ANY_FIRM.match(draft.value))]


_TO_COME = lazy(
    r"明年|后年|将来|(?:以后|毕业后|退休后|年后)(?:想|要|打算|准备|去|也)|^(?:我)?(?:打算|准备|计划|争取|梦想)"
)
"""A trade, or a car, of the years to come is a plan."""
_OF_NOW = frozenset({"job", "vehicle", "device"})
"""What one has or does, unless one only means to."""


def _bygone(flat: str) -> bool:
    """Does the clause tell of what is over (我以前抽烟)?"""
    return _PAST.search(flat) is not None and not _SINCE_THEN.search(flat)


def _relative_clause(frame: Frame, row: Rule) -> bool:
    """这些都是我很喜欢的活动: the clause points at things, and 我 stands in a relative clause."""
    return row.slot in ("likes", "dislikes", "hobby") and frame.front.endswith(("是", "也是", "都是"))


def _value_span(match: re.Match[str], shift: int = 0) -> tuple[int, int] | None:
    """Where the value stands in the clause; `shift` is where the text that was searched begins in it."""
    groups = match.groupdict()
    name = "v" if groups.get("v") is not None else "v2"
    start, end = match.span(name)
    return (start + shift, end + shift) if end > start >= 0 else None


def _drafted(row: Rule, frame: Frame, span: tuple[int, int], match: re.Match[str]) -> Draft:
    clause = frame.clause.part(frame.start, len(frame.clause.flat))
    value = frame.clause.shown[span[0] : span[1]].rstrip(_PARTICLES).strip(" 的")
    user = user_word(frame.clause.shown)
    dated = row.slot in _DATED_SLOTS or _since(frame)
    owned = row.owned
    content = clause_content(frame, dated=dated, owned=owned)
    if row.content:
        content = user + row.content.format(v=_spaced(value, frame.clause.flat, span)).strip()
    negated = row.negated or bool(match.groupdict().get("n"))
    past = row.slot in _PASSED_SLOTS and _PAST.search(frame.clause.flat) is not None
    if past:
        content = clause_content(frame)
    whens = [w for w in frame.whens if w.iso and w.precision != "vague"] if row.slot in _DATED_SLOTS else []
    when = whens[-1 if MOVED.search(frame.clause.flat) else 0] if whens else None
    return Draft(
        slot="other" if past else row.slot,
        content=content,
        start=clause.start,
        end=clause.end,
        value=value,
        kind=row.kind,
        inferred=row.inferred,
        date=when.date if when else None,
        additive=_ADDITIVE.search(frame.clause.flat) is not None,
        negated=negated,
        given_up=negated and _GIVEN_UP.search(frame.clause.flat) is not None,
        old=(match.groupdict().get("o") or "").strip(),
        subject=row.subject,
    )


def _since(frame: Frame) -> bool:
    """Does the clause tell since which day something is so (10月20号开始戒奶茶)?"""
    flat = frame.clause.flat
    return any(when.precision == "day" and _BEGINS.match(flat, when.day_end_offset) for when in frame.whens)


def _spaced(value: str, flat: str, span: tuple[int, int]) -> str:
    """The value with the blanks that stood around its Latin words."""
    before = " " if value[:1].isascii() and flat[: span[0]].endswith(" ") else ""
    after = " " if value[-1:].isascii() and " " in flat[span[1] - 1 : span[1] + 1] else ""
    return f"{before}{value}{after}"
