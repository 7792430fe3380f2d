"""What an English clause about somebody's work tells besides: the firm it is for and the place it is in.

"A nurse in Hull" is two memories (job and place), so that a move replaces one of them only.
"""

from __future__ import annotations

from memory.writing.drafts import Draft
from memory.writing.english.frame import EnFrame
from memory.writing.english.lists import DEMONYMS
from memory.writing.english.words import FIELDS, STATES
from memory.writing.wording.patterns import lazy

_CAP = r"[A-ZÀ-ÖØ-Þ][\w'’&.-]*"
_ENDS = r"(?=$|\s+(?:and|with|but|since|for|now|where|who|so|as)\b)"
_WHERE = lazy(
    rf"\b(?:in|near|outside|just outside) (?P<v>(?!I\b|My\b){_CAP}(?:[ -](?:upon|on|of|de|la|le|{_CAP}))*){_ENDS}"
)
_FOR = lazy(
    rf"\b(?:at|for|with) (?P<v>(?:the )?(?!I\b|My\b){_CAP}(?: (?:of |& )?{_CAP}){{0,4}})(?=$|\s+(?:and|but|since|in|for|now|as|last|this|next)\b)"
)
_NO_PLACE = lazy(
    r"(?i:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes"
    r"|thurs|fri|satur|sun)day|spring|summer|autumn|winter|q[1-4]|english|python|java\w*|rust|go|react|excel|figma"
    r"|it|hr|pr|ai|ml|ux|ui|qa|r&d|\w*script|christmas|easter)$"
)
_SHORTENED = frozenset({"NYC", "LA", "SF", "DC", "UK", "US", "USA", "UAE", "NZ"})


def also_told(drafts: list[Draft], frame: EnFrame) -> list[Draft]:
    """The drafts with the employer and the place that a clause about the user's job names."""
    held = {draft.slot for draft in drafts if not draft.negated}
    found = list(drafts)
    if "education" in held and "school" not in held and (school := _FOR.search(frame.clause.shown)):
        found.append(_draft("school", " studied at {v}", school["v"], frame))
    if not held & {"job", "employer"}:
        return found
    told = {draft.value.casefold() for draft in drafts}
    if "employer" not in held and (firm := _FOR.search(frame.clause.shown)) and firm["v"].casefold() not in told:
        found.append(_draft("employer", " works at {v}", firm["v"], frame))
    if "location" not in held and (place := _WHERE.search(frame.clause.shown)) and _is_place(place["v"]):
        found.append(_draft("location", " is based in {v}", place["v"], frame))
    return found


def _is_place(name: str) -> bool:
    first = name.split()[0]
    low = name.casefold()
    if low in DEMONYMS or low in FIELDS or low in STATES or _NO_PLACE.match(first):
        return False
    return not (name.isupper() and name not in _SHORTENED)


def _draft(slot: str, template: str, value: str, frame: EnFrame) -> Draft:
    clause = frame.clause
    return Draft(slot, f"The user{template.format(v=value)}", clause.start, clause.end, value=value)
