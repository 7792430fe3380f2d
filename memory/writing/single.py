"""Of attributes with one value: which two may stand beside each other all the same.

Work and work at the weekend, the mother tongue and another language, a nationality and a town.
"""

from __future__ import annotations

from memory.records import Memory, Proposal
from memory.writing.english.lists import DEMONYMS
from memory.writing.outgrown import is_work_state
from memory.writing.wording.patterns import caseless

_BESIDE = caseless(
    r"兼职|副业|周末(?:也|还)?在|\b(?:part[- ]time|works? weekends|on (?:the )?weekends?|on the side|at weekends|side (?:job|gig)|second job)\b"
)
"""Work beside the work: the other one goes on."""
_MOTHER_TONGUE = caseless(r"母语|第一语言|mother tongue|native|first language")


def is_of_one(proposal: Proposal, memory: Memory) -> bool:
    """Of attributes with one value: is it the same kind of it, so that only one holds?"""
    return _one_language(proposal, memory) and _one_work(proposal, memory) and _one_origin(proposal, memory)


def _one_work(proposal: Proposal, memory: Memory) -> bool:
    """Is neither work done beside the other? Only another one beside it takes the place of what is."""
    if proposal.slot not in ("employer", "job"):
        return True
    if is_work_state(proposal.content) != is_work_state(memory.content):
        return False
    return (_BESIDE.search(proposal.quote) is None) == (_BESIDE.search(memory.content) is None)


def _one_origin(proposal: Proposal, memory: Memory) -> bool:
    """A nationality and a town say two things of where one is from."""
    if proposal.slot != "hometown":
        return True
    return _is_nation(proposal.value) == _is_nation(memory.value)


def _is_nation(value: str) -> bool:
    return value.casefold().removeprefix("a ") in DEMONYMS


def _one_language(proposal: Proposal, memory: Memory) -> bool:
    """Of languages only the mother tongue is one: another one that is spoken adds."""
    if proposal.slot != "language":
        return True
    return bool(_MOTHER_TONGUE.search(proposal.content)) and bool(_MOTHER_TONGUE.search(memory.content))
