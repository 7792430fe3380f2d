"""A day that stands in a clause of its own: 12月8号，周二，去复查; 约了牙医，12月2号下午三点.

Who types in a chat sets a comma or a blank around the day. It belongs to the deed beside it, and is read with it.
"""

from __future__ import annotations

from collections.abc import Sequence

from memory.writing.chinese.events import PLAN
from memory.writing.dates.chinese import CLOCK
from memory.writing.event_kinds import event_kinds
from memory.writing.setting import Setting, whens_in
from memory.writing.wording.patterns import lazy
from memory.writing.wording.spans import Clause

_BESIDE_A_DAY = lazy(
    r"(?:就|是|在|到|定在|约在|时间|日期|日子|那天|左右|大概|差不多|一样|同样|也是|还是|应该|的|吧|啦|啊|哦|\s)*"
)
_DEED = lazy(r"^(?!他|她|你|您|所以|因为|但|不|没|一样|地点|在)(?:我|咱|要|得|去|就|们|带|陪|和|跟)*[一-龥]{2,}")
_OVER = lazy(r"(?:去|来|到|做|吃|看|买|拿|考|办|见|玩)(?:过|完)?了$")
_SETTLED = lazy(r"约|订|定|预|挂|报|买了|抢到|改了|排")
"""A plan whose day comes next."""
_MOST_GAP = 3
_SHORT = 8
"""Characters of an event that is named and nothing more: 公司体检."""


def with_their_days(clauses: Sequence[Clause], setting: Setting) -> list[Clause]:
    """The clauses, those that hold a day and nothing else together with the deed beside them."""
    whole: list[Clause] = []
    waiting: Clause | None = None
    for clause in clauses:
        if _is_day(clause, setting) or (waiting and CLOCK.fullmatch(clause.flat)):
            waiting = (_joined(waiting, clause) if waiting else None) or clause
            continue
        if waiting and _takes(clause, setting):
            clause = _joined(waiting, clause) or clause
        elif waiting:
            whole = _behind(whole, waiting, setting)
        waiting = None
        whole.append(clause)
    return _behind(whole, waiting, setting) if waiting else whole


def _is_day(clause: Clause, setting: Setting) -> bool:
    whens = [when for when in whens_in(clause, setting) if when.precision == "day" and when.iso]
    rest = clause.flat
    for when in reversed(whens):
        rest = rest[: when.start_offset] + rest[when.end_offset :]
    return bool(whens) and _BESIDE_A_DAY.fullmatch(rest) is not None


def _takes(clause: Clause, setting: Setting) -> bool:
    return (
        _DEED.match(clause.flat) is not None
        and not _OVER.search(clause.flat)
        and PLAN.search(clause.flat) is not None
        and not whens_in(clause, setting)
    )


def _behind(whole: list[Clause], day: Clause, setting: Setting) -> list[Clause]:
    """The day joined to the plan before it, else by itself."""
    plan = whole[-1] if whole else None
    ahead = any(when.first_day > setting.today for when in whens_in(day, setting))
    if plan and _awaits_a_day(plan, setting, ahead):
        joined = _joined(plan, day)
        if joined:
            return [*whole[:-1], joined]
    return [*whole, day]


def _awaits_a_day(plan: Clause, setting: Setting, ahead: bool) -> bool:
    """Is something settled, or (of a day to come) an event named by itself, and its day not said yet?"""
    if whens_in(plan, setting) or not PLAN.search(plan.flat):
        return False
    return _SETTLED.search(plan.flat) is not None or (
        ahead and len(plan.flat) <= _SHORT and bool(event_kinds(plan.flat)) and not _OVER.search(plan.flat)
    )


def _joined(first: Clause, second: Clause) -> Clause | None:
    """Both as one clause, with blanks in the place of what stands between them; None where that is more than a comma."""
    gap = second.start - first.end
    if not 0 <= gap <= _MOST_GAP:
        return None
    between = " " * gap
    return Clause(
        first.start, second.end, f"{first.shown}{between}{second.shown}", f"{first.flat}{between}{second.flat}"
    )
