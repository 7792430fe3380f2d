"""What a Chinese sentence tells only as a whole: one clause names the subject, the next one says the thing.

我跳槽了，现在在美团: the second clause alone would be a place; 我生日好记，国庆那天: the first one names no day.
"""

from __future__ import annotations

from dataclasses import dataclass

from memory.writing.chinese.people import SURNAME, SURNAMES
from memory.writing.chinese.person import user_word
from memory.writing.chinese.places import NAMES
from memory.writing.chinese.rule import COUNT
from memory.writing.drafts import Draft
from memory.writing.wording.marks import ZH_CONDITION, ZH_HEDGE, ZH_QUESTION
from memory.writing.wording.patterns import Lazy, lazy
from memory.writing.wording.spans import Sentence

_FEAST = (
    r"(?:元旦|除夕|大年初[一二三]|元宵节?|情人节|妇女节|三八(?:节|妇女节)?|植树节|愚人节|清明节?|五一(?:节|劳动节)?"
    r"|劳动节|青年节|五四(?:青年节)?|端午节?|六一(?:节|儿童节)?|儿童节|七夕节?|建军节|八一(?:节|建军节)?|教师节|中秋节?|国庆节?"
    r"|十一|重阳节?|光棍节|双十一|平安夜|圣诞节?|冬至|腊八)"
)
_SO = r"(?:上个?月|去年|今年|年初|年后|刚刚?|现在|目前|如今|已经|就|去了?|到了?|在|是|换成了?|来了?|进了?)+"
_LEFT = r"(?:跳槽|换了?(?:新|份|个|一份|家)*(?:工作|公司|单位|东家)|离职|辞职|不在[^，。]{2,10}(?:干|做|上班|工作|待)?了|从[^，。]{2,10}(?:离职|辞职|出来|跳槽))了?"


@dataclass(frozen=True, slots=True)
class _Form:
    """One row: the sentence it must match (group `v` is the value), and the template behind 用户."""

    slot: str
    pattern: Lazy
    content: str


_FORMS: tuple[_Form, ...] = tuple(
    _Form(slot, lazy(pattern), content)
    for slot, pattern, content in (
        (
            "employer",
            rf"^(?:.{{0,6}}[，,])?(?:我|我们)?(?:也|刚刚?|已经|最近|前阵子|前不久|上个?[月周]|去年|今年|终于|又|都)*{_LEFT}[，,]\s*(?:我)?{_SO}\s?(?!{NAMES}|家|找|休息|待业|想)(?P<v>[^，。]{{2,12}}?)(?:公司)?(?:上班|工作|做事)?(?:了|啦)?(?=$|[，,])",
            "在{v}工作",
        ),
        (
            "birthday",
            rf"我(?:的)?生日(?!.*[妈爸他她你])[^，。]{{0,10}}[，,]\s*(?:就|正好|刚好|恰好|是|在|跟|和|赶上)*(?P<v>{_FEAST})(?:那|当|同一)?[天日]?$",
            "的生日是{v}",
        ),
        (
            "job",
            rf"^(?:我)?(?P<v>(?!.*(?:[他她你]|妈|爸|朋友))[^，。]{{3,20}})[，,]\s*(?:我)?(?:这行|这一行|这行当|这份工作|这工作|这活儿?|这门手艺)我?"
            rf"(?:也|都|已经|一直|前前后后)*(?:干|做|入|从事)(?:了)?(?:快|有)?{COUNT}(?:多|来)?年",
            "{v}",
        ),
        (
            "name",
            rf"^(?:大家好|你好)?[，,]?\s*(?:自我介绍一?下|先?介绍一?下(?:我)?自己|简单介绍一?下|个人简介|简介|关于我)[:，,]?\s*(?:我叫|我是|叫)?"
            rf"(?P<v>{SURNAME}[一-龥]{{1,2}})(?=[，,])",
            "叫{v}",
        ),
        (
            "name",
            rf"^(?:我|本人|鄙人|敝|免贵|在下)+姓(?P<s>{SURNAME})[，,]\s*(?P<v>(?P=s)[一-龥]{{1,2}})(?=$|[，,])",
            "叫{v}",
        ),
        (
            "nickname",
            rf"^我(?:是)?[，,]?\s*(?:是)?(?P<v>[老小阿](?!师|板|公|婆|孩|学|白|众|吃)(?:[{SURNAMES}]|(?<=[小阿])[一-龥]))[啊呀]?[，,]\s*(?:上次|上回|之前|昨天|前两天|前几天|刚才|就是)",
            "叫{v}",
        ),
        (
            "dislikes",
            r"^(?P<v>(?!.*(?:[吃喝碰]|今天|刚才|这[次个]|[他她你]))[^，。我]{2,18}?)我(?:一?[听看见闻])?(?:就|会|立马|马上)+(?:浑身|特别|很|全身|会|觉得)*"
            r"(?:难受|不舒服|不自在|烦|来气|火大|冒火|抓狂|反胃|起鸡皮疙瘩|想(?:打人|走|逃|骂人)|膈应|别扭|受不了)",
            "受不了{v}",
        ),
        (
            "goal",
            r"(?:我|自己|今年|这个月|这学期|咱)[^，。]{0,6}(?:立|定|下|设)(?:了|过|好)?(?:个|一个|下|下了|条)?(?:军令状|flag|FLAG|小?目标|任务|KPI|规矩|心愿|指标)"
            r"(?:了)?[:，,]\s*(?P<v>[^，。]{3,40})",
            "的目标是{v}",
        ),
    )
)


def whole_sentence(sentence: Sentence, drafts: list[Draft]) -> list[Draft]:
    """The drafts of a Chinese sentence with what it tells as a whole; that takes the place of what a part told."""
    flat = sentence.whole.flat
    if sentence.asks or ZH_HEDGE.search(flat) or ZH_CONDITION.search(flat):
        return drafts
    found = [draft for form in _FORMS if (draft := _filled(form, sentence)) is not None]
    slots = {draft.slot for draft in found}
    return [*found, *(draft for draft in drafts if draft.slot not in slots)] if found else drafts


def _filled(form: _Form, sentence: Sentence) -> Draft | None:
    whole = sentence.whole
    match = form.pattern.search(whole.flat)
    if match is None or ZH_QUESTION.search(match["v"]):
        return None
    value = whole.shown[match.start("v") : match.end("v")].strip(" 的了")
    return Draft(
        form.slot,
        user_word(whole.shown) + form.content.format(v=value),
        whole.start + match.start(),
        whole.start + match.end(),
        value=value,
        negated=form.slot == "dislikes",
    )
