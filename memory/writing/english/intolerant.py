"""Why one does not eat it, told behind it: "I can't eat nuts because I'm allergic" is an allergy to nuts."""

from __future__ import annotations

from dataclasses import replace

from memory.writing.drafts import Draft
from memory.writing.wording.patterns import caseless
from memory.writing.wording.spans import Sentence

_BECAUSE = caseless(
    r"(?:,|\b(?:because|since|as|cos|cause|and))\s+(?:of|it's|i'm|i am|i've got|i have)?\s*(?:(?:really|very|badly|deathly|severely|mildly|highly|super|an?|my|the) )*"
    r"(?P<how>allergic|intolerant|allergy|intolerance)(?: to (?:it|them|those|that|these))?$"
)


def intolerant(sentence: Sentence, drafts: list[Draft]) -> list[Draft]:
    """The drafts, what is not eaten as the allergy it is, where the sentence says so."""
    why = _BECAUSE.search(sentence.whole.flat)
    if why is None:
        return drafts
    how = "intolerant" if why["how"].casefold().startswith("into") else "allergic"
    told = any(draft.slot == "allergy" for draft in drafts)
    return [
        replace(
            draft, slot="allergy", content=f"The user is {how} to {draft.value}", negated=False, end=sentence.whole.end
        )
        if draft.slot == "diet" and draft.negated and draft.value and not told
        else draft
        for draft in drafts
    ]
