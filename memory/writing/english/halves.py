"""Two things had in one clause: "I have a dog and a bad back" is read as "I have a dog" and "I have a bad back"."""

from __future__ import annotations

from dataclasses import replace

from memory.writing.english.frame import EnFrame
from memory.writing.english.words import ILLNESS
from memory.writing.wording.patterns import caseless

_THING = rf"(?!.*\b(?:is|are|was|were|runs?|walks?|walked|lives?|who|that|which|has|goes|works?|does|did|can|will|would|came|went|in common)\b)(?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{{1,2}}|no|some|severe|chronic|mild)\b [^,;▒]{{3,60}}|(?:grown(?:-up)? |young |teenage )?(?:kids|children|grandkids|grandchildren|twins)|{ILLNESS}(?: [^,;▒]{{2,40}})?)"
_HAVE_BOTH = caseless(
    rf"^(?P<who>(?:I|we)(?:'ve got| have got|'ve| have| also have| both have| currently have)|(?:I|we) got) (?P<a>[^,;▒]{{3,60}}?),? (?:and|plus|as well as|& ) ?(?P<b>{_THING})$"
)
_ALONE_BOTH = caseless(
    rf"^(?:(?:got|have|with|just|only|having) )*(?P<a>(?:(?:an?|one|two|three|four|five|six|\d) )?(?:[a-z]+ )?(?:kids?|children|toddlers?|teenagers?|bab(?:y|ies)|twins)) (?:and|plus) (?P<b>{_THING})$"
)


def halves(frame: EnFrame) -> tuple[EnFrame, EnFrame] | None:
    """The clause as two of them; None where it names one thing, or no having."""
    clause = frame.clause
    both = _HAVE_BOTH.match(clause.flat) if frame.mode in ("I", "group") else None
    both = both or _ALONE_BOTH.match(clause.flat)
    if both is None:
        return None
    shown = [clause.shown[slice(*both.span(part))] for part in ("a", "b")]
    flat = [both["a"], both["b"]]
    first, second = (
        EnFrame(replace(clause, shown=f"I have {said}", flat=f"I have {read}"), "I", f" have {read}", -1)
        for said, read in zip(shown, flat, strict=True)
    )
    return first, second
