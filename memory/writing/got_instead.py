"""What came in the place of a thing that is sold: "sold the Swift, got a Nexon", where the Swift is known as the car."""

from __future__ import annotations

from dataclasses import replace

from memory.writing.drafts import Draft
from memory.writing.wording.patterns import caseless
from memory.writing.wording.spans import Clause, Sentence

_GOT = caseless(
    r"^(?:and |so |but )?(?:now )?(?:(?:i|we)(?:'ve| have)? |i'm |we're )?(?:just )?(?:got|bought|have|have got|it's|driving|drive|riding|on|using)(?: myself| ourselves)? (?P<v>(?:an?|another) (?!lot|bit|deal|good|fair|refund|quote|message|call)[\w' -]{2,30}?)(?: now| instead)*$"
)


def got_instead(sentence: Sentence, sold: Clause, over: Draft) -> Draft:
    """What the clause behind names, in the place of what is over; what is over where none does."""
    following = next((clause for clause in sentence.clauses if clause.start >= sold.end), None)
    got = _GOT.match(following.flat) if following else None
    if following is None or got is None or following.chinese:
        return over
    value = following.shown[slice(*got.span("v"))]
    return replace(over, content=f"The user has {value}", value=value, end=following.end)
