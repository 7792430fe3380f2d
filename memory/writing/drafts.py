"""What a rule makes of a clause, before it becomes a proposal; and what follows from a slot by itself."""

from __future__ import annotations

from dataclasses import dataclass

from memory.records import Kind

PREFERENCE_SLOTS = frozenset({"likes", "dislikes", "hobby", "diet"})
LONG_SLOTS = frozenset({"likes", "dislikes", "hobby", "diet", "tool", "project", "goal", "budget", "habit"})
INSTRUCTION_SLOTS = frozenset({"reply_style", "reply_language"})
IMPORTANCE = {
    "allergy": 0.9, "health": 0.8, "name": 0.8, "diet": 0.7, "location": 0.7, "job": 0.7, "family": 0.7,
    "birthday": 0.7, "reply_language": 0.8, "reply_style": 0.7, "deadline": 0.7, "schedule": 0.6, "project": 0.6,
    "goal": 0.6, "employer": 0.6, "relationship": 0.6,
}  # fmt: skip
"""How much a memory of a slot matters to begin with, 0 to 1; 0.5 where none stands here."""


@dataclass(frozen=True, slots=True)
class Draft:
    """One attribute found in the user's words; `start` and `end` are the quote's offsets in the message."""

    slot: str
    content: str
    start: int
    end: int
    value: str = ""
    kind: Kind | None = None
    """None: what the slot says."""
    date: str | None = None
    lifetime: str = ""
    """"": what the slot says."""
    additive: bool = False
    correction: bool = False
    negated: bool = False
    given_up: bool = False
    """Negated now, and not before: "not … any more", 不…了."""
    old: str = ""
    """The words of what it takes the place of ("from A to B", "not A")."""
    replaces: str | None = None
    """Id of the known memory it supersedes, where the words tell."""
    inferred: bool = False
    """Concluded from the words instead of said in them: a candidate until it is told again."""
    subject: str = "user"
    """user | pet | project | employer | relation: whose the next clause's name is."""


def kind_of(draft: Draft) -> Kind:
    """The draft's kind, or the one its slot has by itself."""
    if draft.kind is not None:
        return draft.kind
    if draft.slot in PREFERENCE_SLOTS:
        return Kind.PREFERENCE
    if draft.slot in INSTRUCTION_SLOTS:
        return Kind.INSTRUCTION
    return {"schedule": Kind.EVENT, "deadline": Kind.TASK}.get(draft.slot, Kind.FACT)


def lifetime_of(draft: Draft) -> str:
    """permanent | long | temporary."""
    if draft.lifetime:
        return draft.lifetime
    if draft.slot in ("schedule", "deadline") and draft.kind is not Kind.FACT:
        return "temporary"
    return (
        "long"
        if draft.slot in LONG_SLOTS or draft.slot == "schedule" or draft.slot in INSTRUCTION_SLOTS
        else "permanent"
    )
