"""What is owed, and what is paid back: 老李欠我两千三，说月底还 … 老李那个钱还了."""

from __future__ import annotations

from collections.abc import Sequence

from memory.records import Memory
from memory.writing.chinese.person import third_person, user_word
from memory.writing.drafts import Draft
from memory.writing.setting import Setting, whens_in
from memory.writing.wording.flat import flatten
from memory.writing.wording.marks import ZH_CONDITION, ZH_HEDGE, ZH_QUESTION
from memory.writing.wording.patterns import Lazy, lazy
from memory.writing.wording.spans import Clause, Sentence

_WHO = r"(?P<who>(?:我(?:们|家)?的?)?(?!这|那|谁|还|也|一共|总共|好像|钱)[^，。我你您他她它欠借]{1,6}?)"
_SUM = r"(?:[\d,.]{2,}|\d|[一二两三四五六七八九十百千万半几]+)\s?(?:多|来)?(?:万|千|百|[kKwW])?[一二两三四五六七八九\d]?(?:千|百)?(?:多)?(?:块|元|刀)?(?:钱)?"
_STILL = r"(?:还|都|一共|总共|到现在|一直|现在)*"
_OWED: tuple[Lazy, ...] = (
    lazy(rf"^(?:对了|哦|哎|欸|诶|说起来)*{_WHO}{_STILL}欠(?:着|了)?(?:我们?|咱){_SUM}(?:没还|没给|呢|了)*$"),
    lazy(rf"^(?:对了|哦|哎|欸|诶|说起来)*我{_STILL}欠(?:着|了)?{_WHO}{_SUM}(?:没还|没给|呢|了)*$"),
    lazy(
        rf"^(?:对了|哦|哎|欸|诶|说起来)*{_WHO}(?:上次|上个?月|昨天|前天|之前|去年|又|刚)*(?:找|跟|问|向|从)我(?:这儿?|这里)?借(?:走|去)?了?{_SUM}(?:没还|呢|了)*$"
    ),
    lazy(
        rf"^(?:对了|哦|哎|欸|诶|说起来)*我(?:上次|上个?月|昨天|前天|之前|去年|又|刚)*(?:(?:找|跟|问|向){_WHO}借了?|借(?:给)?了?(?P<to>(?:我的?)?[^，。我你您他她它]{{1,4}}?)){_SUM}(?:没还|呢|了)*$"
    ),
)
_PAID_BY = lazy(
    r"^(?:[他她](?:们)?)?(?:说|答应|讲|讲好|说好|约好|保证|要|得|打算|准备)*(?P<when>[^，。我你]{1,10}?)(?:之?前|以前)?(?:会|就|再|要|得)*(?:一起|全|一次)*还(?:清|我|给我|他|她)*$"
)
_PAID = lazy(
    rf"^(?:对了|哦|哎|欸|诶)*(?:我)?(?:把|欠)*{_WHO}(?:欠(?:我|咱)?的?|那个?|那笔|这笔|的|之前)*(?:那个?|那笔)?(?:钱|账|帐|款|债|{_SUM})?(?:终于|总算|已经|都|也|今天|昨天|刚刚?|全|一次)*(?:把钱|把账)?(?:都|全)?(?:还|结清|还清|清|转|付)(?:清|完|上|我|给我|钱)*了(?:我|啊|哈|啦)*$"
)
_OF_MONEY = lazy(r"钱|账|帐|款|债|还|清")
_NOT_MONEY = lazy(r"书|车|房|贷|卡|花呗|伞|衣服|东西")
_OF_DEBT = lazy(r"欠|借")
_SETTLED = ("（已还清）", "（已還清）")


def owed(sentence: Sentence, drafts: list[Draft], known: Sequence[Memory], setting: Setting) -> list[Draft]:
    """The drafts with what the sentence says is owed, or with the known debt that it says is paid."""
    flat = sentence.whole.flat
    if sentence.asks or not (_OF_MONEY.search(flat) or _OF_DEBT.search(flat)):
        return drafts
    if ZH_HEDGE.search(flat) or ZH_CONDITION.search(flat) or ZH_QUESTION.search(flat):
        return drafts
    for number, clause in enumerate(sentence.clauses):
        if any(draft.start < clause.end and clause.start < draft.end for draft in drafts):
            continue
        if told := next((match for form in _OWED if (match := form.match(clause.flat))), None):
            after = sentence.clauses[number + 1] if number + 1 < len(sentence.clauses) else None
            who = told["who"] or told.groupdict().get("to") or ""
            return [*drafts, _debt(clause, after, who, setting)]
        if held := _paid(clause, known):
            content = f"{held.content}{_SETTLED[user_word(held.content) == '用戶']}"
            paid = Draft(
                held.slot or "other", content, clause.start, clause.end, value=held.value, kind=held.kind,
                lifetime="temporary", correction=True, replaces=held.id,
            )  # fmt: skip
            return [*drafts, paid]
    return drafts


def _debt(clause: Clause, after: Clause | None, who: str, setting: Setting) -> Draft:
    user = user_word(clause.shown)
    content, end, when = third_person(clause, whens_in(clause, setting), user=user), clause.end, None
    promised = _PAID_BY.match(after.flat) if after else None
    if after and promised:
        whens = whens_in(after, setting)
        content, end = f"{content}，{third_person(after, whens, user=user)}", after.end
        when = next((one for one in whens if one.iso and one.precision in ("day", "month")), None)
    return Draft("other", content, clause.start, end, value=who, date=when.date if when else None, lifetime="long")


def _paid(clause: Clause, known: Sequence[Memory]) -> Memory | None:
    """The one known debt of whom the clause names."""
    said = _PAID.match(clause.flat)
    if said is None or _NOT_MONEY.search(clause.flat):
        return None
    who = said["who"].removeprefix("我").removeprefix("的")
    debts = [one for one in known if _OF_DEBT.search(one.content) and not one.content.endswith(_SETTLED)]
    found = [one for one in debts if who and who in flatten(one.content)]
    return found[0] if len(found) == 1 else None
