"""What a Chinese sentence dates in one clause and tells in the next: 下个月18号新房交付，我得请假去验房."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from memory.records import Kind
from memory.writing.chinese.person import third_person, user_word
from memory.writing.drafts import Draft
from memory.writing.setting import Setting, whens_in
from memory.writing.wording.marks import ZH_CONDITION, ZH_HEDGE, ZH_QUESTION
from memory.writing.wording.patterns import lazy
from memory.writing.wording.spans import Clause

_HAPPENS = lazy(
    r"^(?![他她它你您])(?!.*(?:天气|下雨|下雪|降温|台风|听说|新闻|发工资|放假吗|周[一二三四五六日]了))[^，。]{4,24}$"
)
_OWN_PART = lazy(
    r"^(?:所以|到时候?|那天|当天|估计)*(?:我|咱|我们)(?:也|就|还|都|一个人|自己|到时候?|那天|当天)*(?:去?[当做](?=伴[娘郎]|司仪|主持|评委|监考|证婚|裁判|嘉宾)|得|要|需要|必须|还得|准备|打算|会|负责|报了名|答应)(?!了|说|想|问|知道|看情况)[^，。]{2,20}$"
)


def on_occasion(clauses: Sequence[Clause], drafts: list[Draft], setting: Setting) -> list[Draft]:
    """The drafts with what the user has to do on the day that the clause before names, where neither was read."""
    for before, clause in pairwise(clauses):
        if not (_OWN_PART.match(clause.flat) and _HAPPENS.match(before.flat)):
            continue
        read = [draft for draft in drafts if draft.start < clause.end and before.start < draft.end]
        if any(draft.slot != "job" for draft in read):  # 我负责订餐 is a job, but on that day
            continue
        text = f"{before.flat}，{clause.flat}"
        if ZH_HEDGE.search(text) or ZH_QUESTION.search(text) or ZH_CONDITION.search(text):
            continue
        whens = [when for when in whens_in(before, setting) if when.iso and when.precision == "day"]
        if len(whens) != 1 or whens[0].first_day < setting.today or whens_in(clause, setting):
            continue
        user = user_word(before.shown)
        content = f"{third_person(before, tuple(whens), user=user)}，{third_person(clause, user=user)}"
        drafts = [
            *(draft for draft in drafts if draft not in read),
            Draft(
                "schedule", content, before.start, clause.end, kind=Kind.EVENT, date=whens[0].date, lifetime="temporary"
            ),
        ]
    return drafts
