"""Form lines: "Name: …", "Job: …", 城市：… What is filled in is told, where the form is one about its writer.

A form of something else (a character, a customer, a meeting) has other lines beside them, or a request to make one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from memory.writing.chinese.person import user_word
from memory.writing.drafts import Draft
from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.spans import Clause, Sentence
from memory.writing.wording.tables import rows

_LABELS = tuple(
    rows(
        r"""
    name alone: (full |first |last |real |my )?name|surname|姓名|名字|全名|真名|本名
    nickname: nickname|preferred name|昵称|英文名|小名|网名
    age alone: age|年龄|岁数
    birthday alone: birthday|birth ?date|date of birth|d\.?o\.?b|born|(出生)?生日|出生(日期|年月)
    gender alone: gender|sex|pronouns|性别
    location: location|city|town|country|residence|home|(current |home )city|based in|lives? in|(现|常|所)?(居|住)地?|城市|所在(地|城市)|(现|常|居)住(地|城市)?|坐标
    hometown alone: home ?town|birthplace|nationality|place of birth|籍贯|老家|家乡|祖籍|国籍
    job alone: job|occupation|profession|day job|job title|职业|工作|岗位|职位
    job: role|position|work|title|职务|身份
    employer: employer|company|workplace|公司|单位|工作单位
    school: school|university|college|学校|院校|母校
    education: degree|major|education|field of study|专业|学历|学位
    language: (native |first )?languages?|mother tongue|母语|语言|会的语言
    timezone: time ?zone|时区
    family: family|kids|children|siblings|孩子|子女|家庭(情况|成员)?
    relationship: marital status|relationship status|partner|spouse|婚姻(状况|状态)?|婚否|感情状况
    pet alone: pets?|宠物
    diet alone: diet|dietary (requirements?|restrictions?|needs|preferences?)|忌口|饮食(习惯|禁忌|偏好)?
    allergy alone: (food |known )?allerg(y|ies)|allergens?|过敏(史|原|源)?|食物过敏
    health: (medical |health )?conditions?|health|blood (type|group)|height|weight|血型|身高|体重|病史|健康(状况|情况)?
    hobby alone: hobb(y|ies)|interests?|pastimes?|(兴趣)?爱好|兴趣|特长
    likes: likes|favou?rite [\w ]+|喜欢|最爱
    dislikes: dislikes|pet peeves?|不喜欢|讨厌
    vehicle: car|bike|vehicle|座驾|车
    device: phone|laptop|computer|手机|电脑
    other: star sign|zodiac( sign)?|mbti|(shoe|shirt|dress) size|星座|属相|生肖|鞋码|尺码
    unkept: e-?mail|phone( number)?|mobile|address|tel|wechat|website|linkedin|github|邮箱|电话|手机号|微信|地址|qq
    """,
        re.IGNORECASE,
        {},
    )
)
_FIELD = lazy(
    r"(?:[-*•]\s*)?(?P<label>[A-Za-z][A-Za-z.' ]{0,24}|[一-龥]{1,6}|MBTI|QQ)\s*(?::|\s[-–]\s)\s*(?P<value>[^\n]+)"
)
_NEXT = lazy(r"[,;|，；、]\s*(?=(?:[A-Za-z][A-Za-z.' ]{0,24}|[一-龥]{1,6})\s*:)")
_LEAD = caseless(
    r"(?:(?:here (?:are|is) )?(?:my|some) (?:details|info\w*|profile|data|basics)|about me|profile|personal (?:info\w*|details)"
    r"|(?:我的|个人|基本)(?:基本)?(?:信息|资料|情况)|关于我|自我介绍)(?:如下)?\s*[:,–-]*\s*"
)
_OF_ANOTHER = caseless(
    r"\b(?:write|draft|create|generate|make (?:me )?an?|design|character|story|poem|novel|game|template|example|sample|fill|invoice|ticket"
    r"|order|customer|client|patient|pupil|candidate|employee|contact|meeting|event|npc|persona)\b"
    r"|写|生成|编一|设计|角色|人物|小说|故事|剧本|模板|示例|样例|客户|患者|候选人|员工|联系人|会议|活动|填"
)
_NOTHING = caseless(r"(?:none|n/?a|no|nil|unknown|-+|无|没有|暂无|不详|保密|\?+)$")
_STATEMENT = caseless(r"(?:I|my|we|our|please)\b|我|请")
_LONGEST = 60
"""Characters of a value that is filled in, not written."""


@dataclass(frozen=True, slots=True)
class Form:
    """What is filled in, and where the lines begin that say it."""

    drafts: tuple[Draft, ...] = ()
    starts: frozenset[int] = frozenset()


def filled_form(sentences: Sequence[Sentence]) -> Form:
    """The form that a message is or holds; an empty one where it is none, or one about somebody else."""
    drafts: list[Draft] = []
    starts: set[int] = set()
    sure = theirs = False
    for sentence in sentences:
        fields = list(_fields(sentence))
        theirs = theirs or (not fields and _OF_ANOTHER.search(sentence.whole.flat) is not None)
        for label, value in fields:
            row = next((row for row in _LABELS if row.pattern.fullmatch(label.flat)), None)
            if row is None or len(value.flat) > _LONGEST or sentence.asks:
                return Form()
            starts.add(sentence.whole.start)
            sure = sure or "alone" in row.marks
            if row.slot != "unkept" and not _NOTHING.match(value.flat):
                drafts.append(_draft(row.slot, label, value))
    if theirs:
        return Form(starts=frozenset(starts))
    sure = sure or len(drafts) > 1 or len(starts) == len(sentences)
    return Form(tuple(drafts), frozenset(starts)) if sure else Form()


def _fields(sentence: Sentence) -> Iterator[tuple[Clause, Clause]]:
    """Label and value of each field of a line that holds nothing else."""
    whole = sentence.whole
    lead = _LEAD.match(whole.flat)
    position = lead.end() if lead else 0
    for end in [*(match.start() for match in _NEXT.finditer(whole.flat, position)), len(whole.flat)]:
        field = _FIELD.fullmatch(whole.flat, position, end)
        if field is None or _STATEMENT.match(field["value"]):
            return
        yield whole.part(*field.span("label")), whole.part(*field.span("value"))
        position = end + 1 + len(whole.flat[end + 1 :]) - len(whole.flat[end + 1 :].lstrip())


def _draft(slot: str, label: Clause, value: Clause) -> Draft:
    if label.chinese:
        content = f"{user_word(label.shown + value.shown)}的{label.shown}：{value.shown}"
    else:
        name = label.shown if label.shown.isupper() else label.shown.lower()
        content = f"The user's {name} {'are' if re.search('[^s]s$', name) else 'is'} {value.shown}"
    return Draft(slot, content, label.start, value.end, value=value.shown)
