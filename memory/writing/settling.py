"""How the drafts of a sentence, and those of all its sentences, stand beside each other."""

from __future__ import annotations

from dataclasses import replace

from memory.writing.drafts import Draft
from memory.writing.english.words import FIELDS
from memory.writing.reconcile import NAMED_SLOTS
from memory.writing.wording.patterns import caseless

_ONLY_CHILD = caseless(
    r"^用[户戶](?:是?独生|是?獨生|没有?|沒有?)(?:子女|子$|女$|(?:亲)?兄弟姐妹)|^The user (?:is an only child|has no (?:siblings|brothers (?:or|and) sisters))"
)
"""Said twice: 没兄弟姐妹，家里就我一个娃."""
_EXCHANGED = ("tool", "pet", "device", "vehicle", "employer")
"""Attributes of which one is given up for another."""
_EARNEST = frozenset(
    {"name", "nickname", "age", "birthday", "location", "hometown", "employer", "tool", "device", "phone_os", "vehicle", "language",
     "timezone", "allergy", "family", "schedule", "deadline", "pet", "project", "budget", "reply_style", "reply_language"}
)  # fmt: skip
"""What nobody says as a joke only."""


def in_earnest(draft: Draft) -> bool:
    """Is it told all the same, though he laughs ("im 27 lol"); or may it be the joke ("I'm a genius lol")?"""
    return draft.slot in _EARNEST or (draft.slot == "job" and draft.value.removeprefix("the ").casefold() in FIELDS)


def consistent(drafts: list[Draft]) -> list[Draft]:
    """Within one sentence: what is given up ("no longer", 不用了) is the old one of what is taken up instead."""
    kept: list[Draft] = []
    for draft in drafts:
        others = [other for other in drafts if other is not draft and other.slot == draft.slot]
        left = draft.given_up or (draft.negated and draft.slot == "tool")
        if left and draft.slot in _EXCHANGED and any(not other.negated for other in others):
            continue
        if (
            draft.given_up
            and draft.slot in ("tool", "habit")
            and any(other.slot == "employer" and not other.negated for other in drafts)
        ):
            continue
        gone = next((other for other in others if other.negated and (other.given_up or other.slot != "diet")), None)
        if gone and not draft.negated and draft.slot in (*_EXCHANGED, "diet") and not draft.old:
            draft = replace(draft, old=gone.value)
        if not (draft.given_up and draft.slot == "diet" and any(not other.negated for other in others)):
            kept.append(draft)
    return kept


def exchanged(drafts: list[tuple[Draft, bool]]) -> list[tuple[Draft, bool]]:
    """Across sentences: "We've dropped Jira. Everything is in Linear now." is one thing for another."""
    kept = list(drafts)
    for at, (left, _) in enumerate(drafts):
        new = next((at + 1 + n for n, (draft, _) in enumerate(drafts[at + 1 : at + 3]) if draft.slot == left.slot), -1)
        gone = left.replaces and left.negated and left.slot in _EXCHANGED
        if gone and new > 0 and not drafts[new][0].negated and not drafts[new][0].replaces:
            kept[new] = (replace(drafts[new][0], replaces=left.replaces, correction=True), drafts[new][1])
            kept[at] = (replace(left, slot=""), False)
    return [item for item in kept if item[0].slot]


def settled(drafts: list[tuple[Draft, bool]]) -> list[tuple[Draft, bool]]:
    """One draft for one attribute: a repeated value once, of a general and a named employer the named one."""
    kept: list[tuple[Draft, bool]] = []
    for draft, explicit in drafts:
        if any(_repeats(draft, other) for other, _ in kept):
            continue
        if draft.slot == "name" and any(draft.value in other.value for other, _ in kept if other.slot == "name"):
            continue  # 我名字贺兰汀，姓贺兰: the name holds it
        if draft.slot in ("employer", "name", "age", "birthday", "location") and not draft.additive:
            kept = [(other, told) for other, told in kept if other.slot != draft.slot]
        kept.append((draft, explicit))
    return kept


def _repeats(draft: Draft, other: Draft) -> bool:
    """The same value of the same attribute; of somebody, whom the value only names, the same sentence."""
    if draft.slot in NAMED_SLOTS:
        alone = _ONLY_CHILD.search(draft.content) and _ONLY_CHILD.search(other.content)
        return draft.slot == other.slot and (draft.content == other.content or alone is not None)
    return draft.slot == other.slot and bool(draft.value) and draft.value.casefold() == other.value.casefold()
