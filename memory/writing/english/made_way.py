"""What made way for what, told in two clauses: "The Polo's gone, we've got a Skoda now"."""

from __future__ import annotations

from dataclasses import replace

from memory.writing.drafts import Draft
from memory.writing.wording.patterns import caseless
from memory.writing.wording.spans import Sentence

_GONE = caseless(
    r"^(?:and |so |well,? |but )?(?:(?:the|my|our) (?:old |trusty )?(?P<o>[\w' -]{2,24}?)(?:'s| is| has been| has| got| was)? (?:finally |now |just )*(?:gone|sold|retired|scrapped|written off|dead|died|history|packed (?:up|in)|given up the ghost|conked out)"
    r"|(?:(?:i|we)(?:'ve| have)? )?(?:just |finally |recently |also )*(?:sold|scrapped|ditched|binned|retired|got rid of|gave away|traded in|dumped|gave up|given up|packed in|dropped|said goodbye to|left|quit) (?:the |my |our )?(?:old |trusty )?(?P<o2>[\w'& -]{2,24}?))"
    r"(?: (?:last|in|a|this|two|three|back|for good|yesterday|recently|already)\b[\w ]{0,20})?$"
)
"""What is there no more."""
_MAKES_WAY = frozenset({"vehicle", "device", "tool", "employer", "location", "pet", "hobby", "job"})


def made_way(sentence: Sentence, drafts: list[Draft]) -> list[Draft]:
    """The Polo's gone, we've got a Skoda now: the new one takes the place of the old one."""
    gone = next((match for clause in sentence.clauses if (match := _GONE.match(clause.flat))), None)
    if gone is None:
        return drafts
    old = gone["o"] or gone["o2"]
    return [
        replace(draft, old=draft.old or old) if draft.slot in _MAKES_WAY and old not in draft.content else draft
        for draft in drafts
    ]
