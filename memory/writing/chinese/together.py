"""What Chinese clauses tell only together: a list of who one is, an illness and since when, what made way for what.

Run over a sentence when its clauses have been read one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from memory.writing.chinese.cues_life import ILL
from memory.writing.chinese.cues_self import FOOD, NO_SURNAME
from memory.writing.chinese.people import SURNAME, TRADES
from memory.writing.chinese.person import third_person, user_word
from memory.writing.drafts import Draft
from memory.writing.wording.patterns import lazy
from memory.writing.wording.spans import Clause

_WHO_SLOTS = frozenset(
    {"age", "job", "hometown", "location", "school", "education", "gender", "employer", "birthday", "name"}
)
_FULL_NAME = lazy(rf"^{SURNAME}{NO_SURNAME}[一-龥]{{1,2}}$")
_TRADE = lazy(rf"^(?:一[名个位])?(?P<v>[一-龥]{{0,6}}{TRADES})$")
_SINCE = lazy(
    r"^(?:都|已经|是|我)*(?:打小|从小|天生|遗传|老毛病|有?(?:好)?[几多]年|一直|确诊|胰岛素|(?:天天|每天|长期|一直)?(?:在)?吃药)"
)
_ILL_ALONE = lazy(rf"^(?:我)?(?:是|有)?(?P<v>(?:[一二12Ⅰ]型|先天性?|慢性|原发性?|遗传性?)?{ILL})$")
_REACTION_ONLY = lazy(r"^(?:我)?(?:一)?(?:吃|碰|喝|闻|沾)(?:了|到|多|一口|一点)?")
_FOOD_LAST = lazy(rf"(?P<v>{FOOD})(?:我)?(?:不行|不能[吃碰]|吃不了|碰不得|除外)$")
_GONE = lazy(
    r"(?P<o>[^，。！!我]{1,12}?)(?:我)?(?:已经|早就?|都|就)*(?:卖|出|送人|退役|报废|淘汰|扔|丢|不[用干踢打玩做喝吃开养练]|退|辞|坏)(?:掉|给人)?(?:了|啦)$"
)
_REPLACED = frozenset({"vehicle", "device", "tool", "employer", "hobby", "job"})
_NO_SUBJECT = lazy(r"我|他|她|你|您|谁|什么")


def told_together(clauses: Sequence[Clause], drafts: list[Draft]) -> list[Draft]:
    """The drafts of a sentence with what only its clauses together tell."""
    drafts = _introduced(clauses, drafts)
    for before, clause in pairwise(clauses):
        drafts = _lasting_illness(before, clause, drafts)
        drafts = _reaction(before, clause, drafts)
        drafts = _made_way(before, clause, drafts)
    return drafts


def _overlaps(draft: Draft, clause: Clause) -> bool:
    """Was it read in a clause, or in a part of it?"""
    return draft.start < clause.end and clause.start < draft.end


def _free(clause: Clause, drafts: Sequence[Draft]) -> bool:
    """Has nothing been read in a clause?"""
    return not any(_overlaps(draft, clause) for draft in drafts)


def _introduced(clauses: Sequence[Clause], drafts: list[Draft]) -> list[Draft]:
    """A list of who one is (汪牧野，男，四十二，开民宿的) holds the name and the trade as bare words."""
    told = {draft.slot for draft in drafts if draft.subject == "user"} & _WHO_SLOTS
    if not told:
        return drafts
    for whole in clauses:
        colon = whole.flat.rfind(":") + 1
        clause = whole.part(colon, len(whole.flat))
        if not _free(clause, drafts) or _NO_SUBJECT.search(clause.flat):
            continue
        name, trade = _FULL_NAME.match(clause.flat), _TRADE.match(clause.flat)
        if trade and "job" not in told:
            drafts = [*drafts, _bare("job", f"是{trade['v']}", trade["v"], clause)]
        elif name and not any(draft.slot == "name" for draft in drafts) and len(told) > 1:
            drafts = [_bare("name", f"叫{clause.shown}", clause.shown, clause), *drafts]
    return drafts


def _bare(slot: str, predicate: str, value: str, clause: Clause) -> Draft:
    return Draft(slot, f"{user_word(clause.shown)}{predicate}", clause.start, clause.end, value=value)


def _lasting_illness(before: Clause, clause: Clause, drafts: list[Draft]) -> list[Draft]:
    ill = _ILL_ALONE.match(before.flat)
    if ill is None or not _SINCE.search(clause.flat) or not _free(before, drafts):
        return drafts
    kept = [draft for draft in drafts if not _overlaps(draft, clause)]
    content = f"{user_word(before.shown)}有{before.shown.removeprefix('我').removeprefix('有')}，{clause.shown}"
    return [*kept, Draft("health", content, before.start, clause.end, value=ill["v"])]


def _reaction(before: Clause, clause: Clause, drafts: list[Draft]) -> list[Draft]:
    """螃蟹不行，吃一口喉咙就肿: the second clause does not say of what."""
    food = _FOOD_LAST.search(before.flat)
    own = next((draft for draft in drafts if draft.slot == "allergy" and draft.start >= clause.start), None)
    if food is None or own is None or not _REACTION_ONLY.match(clause.flat):
        return drafts
    user = user_word(clause.shown)
    first, second = (third_person(part, user=user).removeprefix(user) for part in (before, clause))
    kept = [draft for draft in drafts if draft is not own and not _overlaps(draft, before)]
    return [*kept, Draft("allergy", f"{user}{first}，{second}", before.start, clause.end, value=food["v"])]


def _made_way(before: Clause, clause: Clause, drafts: list[Draft]) -> list[Draft]:
    """帕萨特卖掉了，换了辆理想: the new one takes the place of the old one."""
    gone = _GONE.search(before.flat)
    if gone is None:
        return drafts
    return [
        replace(draft, old=draft.old or gone["o"]) if draft.slot in _REPLACED and draft.start >= clause.start else draft
        for draft in drafts
    ]
