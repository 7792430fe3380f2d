"""What a Chinese clause says of people close to the user. It stays theirs: the sentence always names whose."""

from __future__ import annotations

import re
from dataclasses import replace

from memory.writing.chinese.events import event_draft
from memory.writing.chinese.frame import Frame
from memory.writing.chinese.people import CLOSE, KIN, NAME, OCCUPATION_ENDINGS, RELATION, SURNAME
from memory.writing.chinese.person import clause_content, part_content, user_word
from memory.writing.dates.birthdays import yearless
from memory.writing.drafts import Draft
from memory.writing.wording.lexicon import words
from memory.writing.wording.patterns import lazy

_NAMED = lazy(
    rf"(?:的?(?:名字|小名|大名|全名|英文名))?\s?(?:(?:叫做?|姓|名叫|是(?!(?:个|一[个名位])?{OCCUPATION_ENDINGS}|[一-龥]{{1,4}}人(?:$|[，,])))\s?"
    rf"(?P<v>{NAME})|姓(?P<s>{SURNAME}))(?=$|[，,。老医教同])"
)
_FACT = lazy(
    r"有(?:老年)?(?:痴呆|自闭|抑郁|残疾|白内障)|(?:血压|血糖|血脂|尿酸)(?:有点|一直|偏|很|比较|也)*[高低]|(?:腰|腿|腿脚|膝盖|心脏|身体|眼睛|耳朵|胃)(?:一直|都|也|有点|不太?)+(?:好|行|利索|灵|舒服)|[大乳学]名|跳槽|入职|换(?:了)?工作|失业|被裁|升(?:职|任|了)|创业|住(?:过|了)?院|出(?:了)?院|(?:去年|前年|上个?月|今年|年初)?(?:中风|脑梗|心梗|骨折|摔断)|做(?:过|了)(?:[^，。]{0,6}手术|搭桥|支架)|会(?:翻身|坐|爬|叫人|走路|说话)了|叫|姓[一-龥]|名字|小名|岁|今年[一二三四五六七八九十\d]{1,4}了?$|生日|属[鼠牛虎兔龙蛇马羊猴鸡狗猪]|出生|生于|是(?!说|不是|来|为了|想|因为|这|那|谁"
    r"|对的|真|不)|当|做(?!的|饭|菜|梦|作业|了个)|从事|在.{1,12}(?:工作|上班|上学|读|念|住|当|做|教|开|生活|留学|实习"
    r"|服役|当兵|打工|养病|养老|读书|念书|带娃|带孩子|学|干|跑|种|卖|修|打|练|拍|唱|支教|创业|备考|考)|(?:嫁|调|搬|娶|移民|分配)(?:到|去|给|来)|娶了|嫁了|(?:是|一直)?(?:开|跑|卖|修|种|养|教|送)[一-龥]{1,6}的$"
    r"|(?:在|一直|从小)学|考上|考进|在[读念]|参军|入伍|住(?:在)?|毕业|升(?:小学|初中|高中|大学|国中)|上(?:了)?(?:小学"
    r"|初中|高中|大学|幼儿园|托班|一年级|二年级|三年级|四年级|五年级|六年级|大[一二三四])|读(?:研|博|小学|初中|高中"
    r"|大学|大[一二三四]|幼儿园)|喜欢|爱(?!我)|讨厌|过敏|不耐受|不吃|吃素|怕|不能?[吃喝碰沾]|[吃喝]不了|忌口|养(?:了|着)|有(?:糖尿病|高血压|哮喘"
    r"|[一-龥]{1,6}(?:病|炎|症))|得了|患|怀孕|预产期|结婚|退休|不?会(?:说|弹|拉|画|做饭|开车|游泳|走路|认字|用手机|骑车|下棋|唱歌)|学(?:钢琴|画|琴|舞|编程"
    r"|[一-龥]{1,4}(?:琴|舞|画|棋|剑|医|法律|设计|音乐|拳))|学[一-龥]{2,8}的$|(?:^|人|还|一直|现在|目前|都)在(?!家|睡|学校|医院|外|洗|吃|做|看|写|忙|玩|路|这|那|哪|厨房|楼|旁边|身边|打|开|上|等|找|想)[一-龥]{2,6}$|(?:跟|和|与)我们?(?:一起|一块儿?)?住|左撇子|近视|戴眼镜|身高|血型|开(?:了)?(?:一?家|店|公司)|最(?:喜欢|爱|怕)|刚?满(?:月|周岁|百天)|(?:刚|已经)会(?:走|爬|叫|说)|(?:上|读|念|升)(?:了)?(?:小[一二三四五六]|[初高国][一二三]|[一二三四五六]年级|技校|职高|中专|大专|[小中大]班)|^(?:今年|现在|已经|刚|都|才|开学|马上)*(?:上|读|念|是|升)?(?:小[一二三四五六]|[初高国研博][一二三]|大[一二三四]|[一二三四五六]年级)(?:了|学生|的)?$"
)
_PASSED_AWAY = lazy(
    r"(?:[^，。]{0,12}(?:去年|前年|大前年|上个?月|今年|[春夏秋冬]天|[一二三四五六七八九十两几\d]+年(?:前|那年)?|[\d一二三四五六七八九十]+月(?:份)?(?:[\d一二三四五六七八九十]+[号日])?|岁(?:那年|时|的?时候)|小时候|早年|早些年|前几年|前些年|好几年|很多年|多年)[^，。]{0,6}?|(?:也|已经|都|就|早就?)*)(?:就|已经|也|都|因[^，。]{1,8}|得[^，。]{1,8})*"
    r"(?:(?:走|没|不在)(?:了|的)(?:[一二三四五六七八九十两几\d]+年(?:多)?了?)?|去世|过世|离世|病逝|离开(?:了)?我们|仙逝|病故)(?:了|的|啦)?(?:[一二三四五六七八九十两几\d]+年(?:多)?了?)?$"
)
"""我爸去年走了, 奶奶上个月走的: a death, where a time of its own is named; never that somebody has just left."""
_DEAD = lazy(r"去世|过世|离世|病逝|仙逝|病故")
_PASSING = lazy(
    r"说|问|让我|叫我|喊我|催|骂|打电话|发(?:消息|微信|来)|来了|回来了|出门|睡(?:着|了|觉)|生气|吵(?!闹)|哭"
    r"|闹|刚(?:走|到|回|睡|吃|出)|今天|昨天|刚才|今晚|昨晚|今早|不在|忘了|没来|迟到|给我|帮我|跟我(?!们?(?:一起|一块儿?)?住)|陪我|烦"
    r"|累|感冒|发烧|推荐|想(?!当|做|学|考)|觉得|建议|希望|能不能|正在|下周|明天|后天|这周"
)
_NAME_ALONE = lazy(
    rf"(?![了啊呀吧呢嘛哦的在正又很去来要想会没不刚也都就还太真好被把给病走睡哭吃喝])(?:{SURNAME}?[一-龥]{{1,2}}|{SURNAME}[一-龥]{{2}}|(?=[A-Za-z]){NAME})$"
)
"""我老婆林湘 names her; 我老婆在做饭 is a remark of the moment."""
_PARTNERS = words("""
    老婆 妻子 太太 媳妇 媳妇儿 爱人 老公 丈夫 先生 对象 男朋友 男友 男票 女朋友 女友 女票 未婚妻 未婚夫 伴侣 另一半 老伴 boyfriend girlfriend husband wife fiancé fiancée
""")
_HE = lazy(r"^(?:而且|然后|不过|但)?[他她]")
_FAMILY_ONLY = lazy(r"叫|姓|是|名")


_BY_NAME = lazy(
    rf"\s?(?P<v>{SURNAME}[一-龥]{{1,2}})(?=[在是做当从今也就最会爱喜刚正去]|已经|一直)(?!.*(?:说|问|让我|叫我|找我|给我))"
)
"""我姐沈遥在剧团拉琴: the name stands right behind the relation."""


def relation_draft(frame: Frame, head: Draft | None) -> Draft | None:
    """What is said of a relation; `head` is the draft of the clause before, when it speaks of the same person."""
    flat = frame.clause.flat
    said = flat[frame.subject_end if frame.subject == "relation" else frame.start :]
    if frame.subject == "relation" and frame.close and _passed_away(frame, said):
        return _lost(frame)
    if _PASSING.search(said) and not re.search(r"叫(?!我)|生日|过敏", said):
        return None
    if head is not None:
        return _continued(frame, head) if _FACT.search(said) else None
    if frame.subject != "relation":  # 我姐生了个女儿，叫小雨: nobody knows whose name it is
        return None
    by_name = _BY_NAME.match(said)
    if not (by_name or _FACT.search(said) or _NAME_ALONE.match(said)):
        return None
    if not frame.close and not by_name and not _names(said):
        return None
    clause = frame.clause.part(frame.start, len(flat))
    last = frame.name.rsplit("的", 1)[-1]
    family = last in KIN or (last in CLOSE and not _is_partner(last))
    named = _NAMED.search(said)
    name = by_name["v"] if by_name else (named["v"] or named["s"]) if named else ""
    return Draft(
        slot="family" if family else "relationship",
        content=yearless(clause_content(frame, dated=True), flat),
        start=clause.start,
        end=clause.end,
        value=f"{frame.name}{name}",
        date=next((when.date for when in frame.whens if when.iso and when.precision == "day"), None),
        subject="relation",
    )


def _passed_away(frame: Frame, said: str) -> bool:
    """Is it told of one close to the user that he has died?"""
    if not _PASSED_AWAY.match(said):
        return False
    return bool(frame.whens or _DEAD.search(said) or re.search(r"年|岁|小时候|不在", said))


def _lost(frame: Frame) -> Draft:
    clause = frame.clause.part(frame.start, len(frame.clause.flat))
    when = next((when for when in frame.whens if when.iso and when.precision in ("day", "month", "year")), None)
    content = yearless(clause_content(frame, dated=True), frame.clause.flat)
    return Draft(
        "family",
        content,
        clause.start,
        clause.end,
        value=frame.name,
        date=when.date if when else None,
        subject="relation",
    )


def relation_event(frame: Frame, head: Draft | None, today: str) -> Draft | None:
    """What happens on a day to a close relation; `head` is what the clause before said of the same person."""
    if head is None:
        return event_draft(frame, today, False) if frame.close else None
    who = re.match(RELATION, head.value)
    event = event_draft(replace(frame, subject="relation", name=who[0]), today, False) if who else None
    if event is None:
        return None
    user = user_word(frame.clause.shown)
    return replace(event, content=f"{user}的{head.value}{_HE.sub('', part_content(frame, frame.start, user=user))}")


def _names(said: str) -> bool:
    """Does the clause say who the person is (and nothing of what he is like)?"""
    return _NAMED.match(said.strip()) is not None and _FAMILY_ONLY.search(said) is not None


def _is_partner(word: str) -> bool:
    return word in _PARTNERS


def _continued(frame: Frame, head: Draft) -> Draft:
    part = frame.clause.part(frame.start, len(frame.clause.flat))
    text = yearless(part_content(frame, frame.start, user=user_word(frame.clause.shown)), frame.clause.flat)
    return Draft(
        slot=head.slot,
        content=f"{head.content}，{text}",
        start=head.start,
        end=part.end,
        value=head.value,
        subject="relation",
    )
