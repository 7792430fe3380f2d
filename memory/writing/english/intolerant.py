"""What an allergy is told of by something else: "I can't eat nuts because I'm allergic" is one to nuts, and an EpiPen
carried for what was just named is no second one."""

from __future__ import annotations

from dataclasses import replace

from memory.writing.drafts import Draft
from memory.writing.wording.patterns import caseless
from memory.writing.wording.spans import Sentence

_BECAUSE = caseless(
    r"(?:,|\b(?:because|since|as|cos|cause|and))\s+(?:of|it's|i'm|i am|i've got|i have)?\s*(?:(?:really|very|badly|deathly|severely|mildly|highly|super|an?|my|the) )*"
    r"(?P<how>allergic|intolerant|allergy|intolerance)(?: to (?:it|them|those|that|these))?$"
)
_ITS_PEN = caseless(
    r"\bepi-?pens?\b(?!.*\b(?:for|because of|in case of)\b(?! (?:it|that|this|them|the allerg\w+|my allerg\w+)\b))"
)


def intolerant(sentence: Sentence, drafts: list[Draft]) -> list[Draft]:
    """The drafts, each allergy of the sentence once."""
    allergies = [draft for draft in drafts if draft.slot == "allergy"]
    pens = [draft for draft in allergies if _ITS_PEN.search(draft.content)]
    if pens and len(pens) < len(allergies):
        drafts = [draft for draft in drafts if draft not in pens]
    why = _BECAUSE.search(sentence.whole.flat)
    if why is None:
        return drafts
    how = "intolerant" if why["how"].casefold().startswith("into") else "allergic"
    return [
        replace(
            draft, slot="allergy", content=f"The user is {how} to {draft.value}", negated=False, end=sentence.whole.end
        )
        if draft.slot == "diet" and draft.negated and draft.value and not allergies
        else draft
        for draft in drafts
    ]
