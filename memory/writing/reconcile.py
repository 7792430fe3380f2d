"""What becomes of a proposal beside what is known (C5–C7): pure decisions, carried out by `memory.writer`.

Similarity proposes nothing here: only the same sentence, or the same attribute with the same value, merges.
Everything else stays two, supersedes by attribute, or is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from memory.forgetting import sameness_key
from memory.records import SINGLE_SLOTS, Kind, Memory, Proposal, SourceType, Status
from memory.writing.outgrown import is_jobless, is_past, is_same_task
from memory.writing.sameness import core, negated, numbers, overlap, topic
from memory.writing.single import is_of_one
from memory.writing.states import excludes, is_recount
from memory.writing.wording.patterns import caseless, lazy

THING_SLOTS = frozenset({"deadline", "budget", "goal", "device", "vehicle"})
"""Attributes of something named beside them: a new value supersedes only that of the same thing."""
OPINION_SLOTS = frozenset(
    {"likes", "dislikes", "diet", "hobby", "habit", "tool", "health", "allergy", "pet", "family", "relationship"}
)
"""Attributes whose memories say yes or no to a thing; the contrary takes the place of the old."""
NAMED_SLOTS = frozenset({"family", "relationship", "pet", "other"})
"""Attributes of somebody or something with a name: the value says who, only the sentence says what."""
_DATED = frozenset({"schedule", "deadline"})
_KINDRED = (
    frozenset({"likes", "dislikes", "hobby", "diet", "habit"}),
    frozenset({"job", "employer"}),
    frozenset({"habit", "job", "employer", "school"}),
    frozenset({"tool", "device", "language"}),
    frozenset({"health", "allergy"}),
)
_SAME_WORDS = 0.5
"""Share of the telling words from which two readings of the same words say the same."""
_LASTING = frozenset({Kind.FACT, Kind.PREFERENCE, Kind.DECISION})
_TOLD = frozenset({SourceType.TOLD, SourceType.ONBOARDING, SourceType.IMPORTED})
_TRYING = caseless(
    r"最近(?:在|正在)?(?:尝试|试着|试试|试|学着)|正在尝试|在尝试|先试试|(?:lately|recently|currently) (?:i'?m |i am "
    r"|i've been )?(?:trying|experimenting)|trying out|giving .{1,20} a (?:try|go|shot)"
)
_MARITAL = caseless(
    r"单身|已婚|未婚(?!夫|妻)|离异|离婚|离了婚|结婚了|订婚|丧偶|分手|(?:is|are|am|got|been) (?:\w+ )?(?:single|married|divorced|engaged|widowed|separated)\b"
)
"""Whether one is married or not: of these only one holds."""
_GIVEN_UP = caseless(
    r"不再|了$|戒|停用|弃用|\b(?:no longer|any ?more|stopped|quit|(?:gave|given) up|gone off|dropped|used to)\b"
)
_TAKEN_UP = caseless(
    r"现在|如今|又|开始|重新|[能可敢会爱喝吃抽玩用养][^，。]{0,6}了(?:[，,。！!~\s]|$)|\b(?:now|nowadays|again|these days|started|back (?:to|on))\b"
)
"""It is otherwise now."""
_CHANGED = caseless(
    r"换|改|调|推迟|提前到|延[期后]|挪|涨|降|砍|加到|\b(?:moved|switched|swapped|changed|replaced|pushed|postponed|extended|bumped|went|raised|cut)\b"
)
"""Something has become otherwise."""
_ONLY_THERE = caseless(
    r"(?:[早中晚]上|早餐|晚餐|午[后饭]|夜里|周末|(?:周|星期|礼拜)[一二三四五六日天]|的?时候?|[天季]|以后|之后|以前|之前)"
    r"|(?<=[A-Za-z\u4e00-\u9fff]) ?(?:写|做|开发|办公)|\b(?:in|on|at|for|when|while|before|after|during) (?!general\b|all\b)"
)
"""What holds only at a time, at a place or for a purpose."""
_HAS_NONE = caseless(
    r"^(?:用户|用戶)(?!的)[^，。]{0,6}(?:没有?|沒有?|不再?养|不養)|^the user (?:\w+ )?(?:\w+n't|not|no longer|never) (?:have|has|owns?|keeps?)\b"
    r"|^the user (?:\w+ )?(?:has|have) no\b"
)
"""That there is nobody, or no animal, of that name."""
_WORKS_THERE = lazy(r"The user is based in ")
_FIRM_THERE = lazy(r"(?:公司|单位|學校|学校|办公室|工厂|医院|店)[^，。]{0,4}在")
_LIVES = caseless(r"住|搬|定居|\b(?:based|liv(?:e|es|ing)|mov(?:ed|ing))\b")
"""Where one works says where one lives only if nothing else does: "a GP at a surgery in Bedminster"."""


class Action(StrEnum):
    """What to do with a proposal."""

    ADD = "add"
    MERGE = "merge"
    SUPERSEDE = "supersede"
    CANDIDATE = "candidate"
    ASK = "ask"
    REFUSE = "refuse"


@dataclass(frozen=True, slots=True)
class Decision:
    """The action, the known memory it concerns, and the rule that decided."""

    action: Action
    memory_id: str = ""
    rule: str = ""


def decide(proposal: Proposal, known: Sequence[Memory], *, tombstoned: bool) -> Decision:
    """One decision; `known` are active and candidate memories, newest first.

    `tombstoned`: it was let go after these words were said.
    """
    if tombstoned:
        return Decision(Action.REFUSE, rule="forgotten")
    same = next((memory for memory in known if _is_same(proposal, memory)), None)
    if same is not None:
        return Decision(Action.MERGE, same.id, "same")
    replaced = next((memory for memory in known if memory.id == proposal.replaces), None)
    if replaced is not None:
        return _replace(proposal, replaced, "named")
    opposite = next((m for m in known if _may_meet(proposal.slot, m.slot) and _is_opposite(proposal, m)), None)
    if opposite is not None and not proposal.correction and _is_unclear(proposal, opposite):
        return Decision(Action.ASK, opposite.id, "conflict")
    if opposite is None and (proposal.additive or _TRYING.search(proposal.quote)):
        return _new(proposal, "added")
    lives = _lives_elsewhere(proposal, known)
    if lives is not None:
        return Decision(Action.REFUSE, lives.id, "implied")
    old = _superseded(proposal, known)
    if old is not None:
        return _replace(proposal, old, "correction" if proposal.correction else "attribute")
    return _new(proposal, "new")


def noticed_again(proposal: Proposal, span: tuple[int, int], told: Sequence[Memory]) -> Memory | None:
    """The memory that rests on the same words: a model that notices what the rules read tells nothing new.

    `span` is where the proposal's quote stands in its message, `told` are the memories of that message.
    """
    new = core(proposal.content)
    best, most = None, 0.0
    for memory in told:
        origin = memory.origin
        if origin is None or not (_may_meet(proposal.slot, memory.slot) or proposal.slot is None):
            continue
        if origin.end <= span[0] or span[1] <= origin.start or negated(proposal.content) != negated(memory.content):
            continue
        old = core(memory.content)
        share = len(new & old) / (min(len(new), len(old)) or 1)
        held = bool(proposal.value) and sameness_key(proposal.value) in sameness_key(memory.content)
        if share > most or (held and best is None):
            best, most = memory, share
    return best if most >= _SAME_WORDS or (best is not None and proposal.slot in SINGLE_SLOTS) else None


def _replace(proposal: Proposal, old: Memory, rule: str) -> Decision:
    """What the user told wins; what was only noticed about a told fact is shown as a question."""
    if proposal.source_type in _TOLD or proposal.correction or old.status is Status.CANDIDATE:
        return Decision(Action.SUPERSEDE, old.id, rule)
    return Decision(Action.ASK, old.id, "conflict")


def _new(proposal: Proposal, rule: str) -> Decision:
    return Decision(Action.ADD if proposal.source_type in _TOLD else Action.CANDIDATE, rule=rule)


def _is_same(proposal: Proposal, memory: Memory) -> bool:
    """The same sentence, or the same value of the same attribute with the same yes, number, time and person."""
    if not _dates_agree(proposal, memory):
        return False
    if sameness_key(proposal.content) == sameness_key(memory.content):
        return True
    if proposal.slot != memory.slot or not proposal.slot or (proposal.kind in _LASTING) != (memory.kind in _LASTING):
        return False
    if negated(proposal.content) != negated(memory.content):
        return False
    if numbers(proposal.content) != numbers(memory.content):
        return False
    return _values_agree(proposal, memory)


def _values_agree(proposal: Proposal, memory: Memory) -> bool:
    if proposal.slot in NAMED_SLOTS or not (proposal.value and memory.value):
        new, old = core(proposal.content), core(memory.content)
        return bool(new) and new == old
    exact = sameness_key(proposal.value) == sameness_key(memory.value)
    if not exact:
        new, old = core(proposal.value), core(memory.value)
        figure = not new and not old and bool(numbers(proposal.value))
        if new != old or not (new or (figure and proposal.slot in SINGLE_SLOTS)):
            return False
    if proposal.slot in SINGLE_SLOTS:
        return True
    beside = topic(proposal.content, proposal.value), topic(memory.content, memory.value)
    return not all(beside) or overlap(*beside)


def _dates_agree(proposal: Proposal, memory: Memory) -> bool:
    return not proposal.date or not memory.date or proposal.date == memory.date


def _lives_elsewhere(proposal: Proposal, known: Sequence[Memory]) -> Memory | None:
    """Where the user lives as it was told, where the proposal only says where he works."""
    if proposal.slot != "location" or proposal.correction or _LIVES.search(proposal.quote):
        return None
    if not (_WORKS_THERE.match(proposal.content) or _FIRM_THERE.search(proposal.quote)):
        return None
    return next((one for one in known if one.slot == "location" and not _WORKS_THERE.match(one.content)), None)


def _superseded(proposal: Proposal, known: Sequence[Memory]) -> Memory | None:
    """The memory whose attribute the proposal fills anew; the newest one where several could be meant."""
    slot = proposal.slot
    if proposal.kind is Kind.INSTRUCTION:
        return _instruction(proposal, known)
    held = [memory for memory in known if memory.kind is not Kind.INSTRUCTION and _may_meet(slot, memory.slot)]
    same_slot = [memory for memory in held if memory.slot == slot and slot]
    if over := _over(proposal, known, held):
        return over
    if slot in SINGLE_SLOTS and same_slot:
        return next((memory for memory in same_slot if is_of_one(proposal, memory)), None)
    if slot == "relationship" and _MARITAL.search(proposal.content):
        return next((memory for memory in same_slot if _MARITAL.search(memory.content)), None)
    for memory in held:
        taken_up = _TAKEN_UP.search(proposal.quote) is not None
        if (
            _is_opposite(proposal, memory)
            or is_past(proposal, memory, taken_up=taken_up)
            or is_recount(proposal, memory, taken_up=taken_up)
        ):
            return memory
    if slot in THING_SLOTS or proposal.correction:
        about = [memory for memory in same_slot if _same_thing(proposal, memory)]
        if about:  # of several budgets rather the one that is named as it is
            beside = topic(proposal.content, proposal.value)
            return min(about, key=lambda memory: len(beside ^ topic(memory.content, memory.value)))
    if proposal.correction and len(same_slot) == 1 and slot != "other":
        named = slot in _DATED and topic(proposal.content, proposal.value)  # another appointment than the one held
        return None if named else same_slot[0]
    return None


def _over(proposal: Proposal, known: Sequence[Memory], held: Sequence[Memory]) -> Memory | None:
    """What the proposal ends, whatever its attribute: being single, and the employer of one who has lost his job."""
    if proposal.slot == "job" and is_jobless(proposal.content):
        return next((memory for memory in held if memory.slot == "employer" and not negated(memory.content)), None)
    if proposal.slot in ("job", "employer"):
        idle = next((memory for memory in held if is_past(proposal, memory, taken_up=True)), None)
        if idle:
            return idle
    if proposal.slot in _DATED:
        return next((one for one in known if one.slot in _DATED and is_same_task(proposal.content, one.content)), None)
    told = (memory for memory in known if memory.kind is not Kind.INSTRUCTION)
    return next((memory for memory in told if excludes(proposal.content, memory.content)), None)


def _instruction(proposal: Proposal, known: Sequence[Memory]) -> Memory | None:
    """A new reply language takes the place of the old; other instructions add up, unless one is the contrary."""
    for memory in known:
        if memory.kind is Kind.INSTRUCTION and memory.slot == proposal.slot:
            if proposal.slot == "reply_language":
                return memory
            if core(proposal.content) == core(memory.content) and negated(proposal.content) != negated(memory.content):
                return memory
    return None


def kindred(slot: str | None) -> frozenset[str]:
    """The attributes that a memory of this one may meet: itself and its family (a liking may turn into a dislike)."""
    return frozenset({slot} if slot else ()).union(*(family for family in _KINDRED if slot in family))


def _may_meet(slot: str | None, other: str | None) -> bool:
    return slot == other or other in kindred(slot)


def _is_opposite(proposal: Proposal, memory: Memory) -> bool:
    """The contrary of what is known of the same thing: 不吃辣 and 能吃辣, likes tea and doesn't like tea.

    Who does not like a special case of it, or not there and then, says nothing against the thing itself.
    """
    if proposal.slot not in OPINION_SLOTS or negated(proposal.content) == negated(memory.content):
        return False
    if proposal.slot in NAMED_SLOTS:
        return _is_opposite_of_one(proposal, memory)
    new, old = core(proposal.value or proposal.content), core(memory.value or memory.content)
    denied, held = (new, old) if negated(proposal.content) else (old, new)
    if denied is new and len(new) == 1 and proposal.slot == memory.slot and "".join(new) in memory.content:
        return True  # 烟 in 每天抽一包烟
    says_no, says_yes = (proposal, memory) if denied is new else (memory, proposal)
    if not (denied and held) or not (denied <= held or held <= denied):
        return False
    if _GIVEN_UP.search(says_no.content) or _TAKEN_UP.search(proposal.quote):
        return True
    return denied <= held and not (_ONLY_THERE.search(says_no.content) and not _ONLY_THERE.search(says_yes.content))


def _is_unclear(proposal: Proposal, memory: Memory) -> bool:
    """A special case is told of what was denied as a whole: 不喝咖啡, then 喜欢咖啡的香味."""
    if _TAKEN_UP.search(proposal.quote):
        return False
    new, old = core(proposal.value or proposal.content), core(memory.value or memory.content)
    return bool(old) and old < new and negated(memory.content) and not negated(proposal.content)


def _is_opposite_of_one(proposal: Proposal, memory: Memory) -> bool:
    """The same of somebody: both sentences must speak of one trait, or one says that there is no such."""
    new, old = core(proposal.content), core(memory.content)
    less = new & old
    if not less or less not in (new, old) or numbers(proposal.content) != numbers(memory.content):
        return False
    who = core(proposal.value) | core(memory.value)
    if len(less) > 1 and less - who:
        return True
    shorter = [one.content for one, terms in ((proposal, new), (memory, old)) if terms == less]
    return any(_HAS_NONE.search(content) for content in shorter)


def _same_thing(proposal: Proposal, memory: Memory) -> bool:
    """Do both speak of the same thing: the same topic beside the value, or values of one making (40本书, 50本书)?

    Only a change may call it by other words: 交房租 and 交水电费 are two.
    """
    beside, held = topic(proposal.content, proposal.value), topic(memory.content, memory.value)
    same = overlap if proposal.correction or _CHANGED.search(proposal.quote) else _one_in_the_other
    if beside and held and (proposal.slot != "goal" or proposal.correction):
        return same(beside, held)
    if not beside and not core(proposal.value or proposal.content):  # a bare figure: 预算加到50万了
        return bool(numbers(memory.content)) or negated(proposal.content)
    return same(core(proposal.content), core(memory.content))


def _one_in_the_other(first: frozenset[str], second: frozenset[str]) -> bool:
    return bool(first and second) and (first <= second or second <= first)
