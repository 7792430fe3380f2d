"""What becomes of a proposal beside what is known (C5–C7): pure decisions, carried out by `memory.writer`.

Similarity proposes nothing here: only the same sentence, or the same attribute with the same value, merges.
Everything else stays two, supersedes by attribute, or is asked.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from memory.forgetting import sameness_key
from memory.records import SINGLE_SLOTS, Kind, Memory, Proposal, SourceType, Status
from memory.text import query_terms

SUBJECT_SLOTS = frozenset({
    "deadline", "budget", "goal", "schedule", "school", "education", "device", "vehicle", "project",
})  # fmt: skip
"""Attributes that belong to something named beside them: a new value supersedes only that of the same thing."""
_TRYING = re.compile(
    r"最近(?:在)?(?:尝试|试着|试试|学着)|正在尝试"
    r"|lately (?:i'?m |i am |i've been )?trying|trying out|giving .{1,20} a try",
    re.IGNORECASE,
)
_NEGATION = re.compile(
    r"不再|不|没|别|无|非|讨厌"
    r"|\b(?:not|no|never|don't|doesn't|isn't|aren't|won't|can't|hate|dislike|without|longer)\b|n't\b",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"\d+(?:[.,]\d+)*\s*%?|[一二两三四五六七八九十百千万]+(?=[个岁点万千百块元%天号月年])")
_HAVE_TO_SHARE = 0.5
_LIKING = frozenset({"likes", "dislikes"})


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
    """One decision; `known` are active and candidate memories, `tombstoned`: it was let go after it was said."""
    if tombstoned:
        return Decision(Action.REFUSE, rule="forgotten")
    same = next((memory for memory in known if _is_same(proposal, memory)), None)
    if same is not None:
        return Decision(Action.MERGE, same.id, "same")
    replaced = next((memory for memory in known if memory.id == proposal.replaces), None)
    if replaced is not None:
        return Decision(Action.SUPERSEDE, replaced.id, "named")
    if proposal.additive or _TRYING.search(proposal.quote):
        return _new(proposal, "added")
    old = _superseded(proposal, known)
    if old is not None:
        return _replace(proposal, old)
    return _new(proposal, "new")


def _replace(proposal: Proposal, old: Memory) -> Decision:
    """What the user told wins; what was only noticed about a told fact is shown as a question."""
    sure = proposal.source_type in {SourceType.TOLD, SourceType.ONBOARDING, SourceType.IMPORTED}
    if sure or proposal.correction or old.status is Status.CANDIDATE:
        return Decision(Action.SUPERSEDE, old.id, "correction" if proposal.correction else "attribute")
    return Decision(Action.ASK, old.id, "conflict")


def _new(proposal: Proposal, rule: str) -> Decision:
    told = proposal.source_type in {SourceType.TOLD, SourceType.ONBOARDING, SourceType.IMPORTED}
    return Decision(Action.ADD if told else Action.CANDIDATE, rule=rule)


def _is_same(proposal: Proposal, memory: Memory) -> bool:
    if sameness_key(proposal.content) == sameness_key(memory.content):
        return _dates_agree(proposal, memory)
    value, held = sameness_key(proposal.value), sameness_key(memory.value)
    return (
        bool(value)
        and value == held
        and proposal.slot == memory.slot
        and proposal.kind == memory.kind
        and negated(proposal.content) == negated(memory.content)
        and numbers(proposal.content) == numbers(memory.content)
        and _subject_agrees(proposal, memory)
        and _dates_agree(proposal, memory)
    )


def _dates_agree(proposal: Proposal, memory: Memory) -> bool:
    return not proposal.date or not memory.date or proposal.date == memory.date


def _superseded(proposal: Proposal, known: Sequence[Memory]) -> Memory | None:
    """The memory whose attribute the proposal fills anew; the newest one where several could be meant."""
    slot = proposal.slot
    if slot is None or slot == "other":
        return _corrected(proposal, known)
    slots = _LIKING if slot in _LIKING else {slot}
    held = [memory for memory in known if memory.slot in slots and memory.kind is not Kind.INSTRUCTION]
    if not held or proposal.kind is Kind.INSTRUCTION:
        return None
    if slot in SINGLE_SLOTS:
        return held[0]
    if slot in SUBJECT_SLOTS:
        about = [memory for memory in held if shared_subject(proposal, memory)]
        return about[0] if about else (held[0] if proposal.correction and len(held) == 1 else None)
    return _corrected(proposal, held)


def _corrected(proposal: Proposal, known: Sequence[Memory]) -> Memory | None:
    """For other attributes only a plain correction, or the opposite of a known liking, takes a place."""
    for memory in known:
        if proposal.correction and shared_subject(proposal, memory):
            return memory
        if _is_opposite(proposal, memory):
            return memory
    return None


def _is_opposite(proposal: Proposal, memory: Memory) -> bool:
    value, held = sameness_key(proposal.value), sameness_key(memory.value)
    if not value or value != held:
        return False
    turned = proposal.slot != memory.slot and {proposal.slot, memory.slot} == _LIKING
    return turned or (proposal.slot == memory.slot and negated(proposal.content) != negated(memory.content))


def negated(text: str) -> bool:
    """Does a sentence say no? Two negations count as one statement of the contrary."""
    return len(_NEGATION.findall(text)) % 2 == 1


def numbers(text: str) -> frozenset[str]:
    """The numbers in a sentence, blanks removed."""
    return frozenset(re.sub(r"\s", "", number) for number in _NUMBER.findall(text))


_FRAME = re.compile(
    r"用户|截止(?:日期|时间)?|日期|预算|目标|期限|要求|[的是到在为有了]"
    r"|\b(?:the|user(?:'s)?|deadline|due|date|budget|goal|target|is|are|was|at|on|of|to|for|has|have|a|an)\b",
    re.IGNORECASE,
)
"""Words that name the attribute and not the thing it belongs to."""


def _subject_terms(content: str, value: str) -> set[str]:
    rest = content.replace(value, " ") if value else content
    return set(query_terms(_FRAME.sub(" ", _NUMBER.sub(" ", rest))))


def shared_subject(proposal: Proposal, memory: Memory) -> bool:
    """Do both sentences speak of the same thing, their values left aside? Without a named thing: yes."""
    new, old = _subject_terms(proposal.content, proposal.value), _subject_terms(memory.content, memory.value)
    if not new or not old:
        return True
    return len(new & old) >= _HAVE_TO_SHARE * min(len(new), len(old))


def _subject_agrees(proposal: Proposal, memory: Memory) -> bool:
    if proposal.slot in SINGLE_SLOTS:
        return True
    return shared_subject(proposal, memory)
