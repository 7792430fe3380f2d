"""What an English clause about somebody's work tells besides: the firm it is for and the place it is in.

"A nurse in Hull" is two memories (job and place), so that a move replaces one of them only.
"""

from __future__ import annotations

import re
from dataclasses import replace

from memory.writing.drafts import Draft
from memory.writing.english.frame import EnFrame
from memory.writing.english.lists import COMPANIES, DEMONYMS
from memory.writing.english.words import ANIMALS, CLOSE, DEVICES, FIELDS, KIN, OCCUPATION, PARTNERS, STATES
from memory.writing.wording.lexicon import either
from memory.writing.wording.numerals import EN_NUMBERS
from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.spans import Sentence

_CAP = r"[A-ZÀ-ÖØ-Þ][\w'’&.-]*"
_PET_TOO = caseless(
    rf"\b(?:and|with|plus) (?P<v>(?:an?|one|two|three|four|our|my|his|her) (?:(?!and\b|with\b)[\w'-]+ ){{0,3}}?{ANIMALS}(?!\w)(?: (?:called|named) [\w'-]+(?: and [\w'-]+)?)?)(?=$|\s+(?:and|too|as well|now)\b|,)"
)
"""A pet told beside something else: two kids and a dog called Biscuit."""
_PARTNER_TOO = lazy(
    rf"\b(?:with|and) my (?P<who>{either(PARTNERS)}) (?P<v>(?!I\b|I'){_CAP})(?=$|\s+(?:and|now|in|too)\b|,)"
)
"""A partner's name told beside something else: living in Hull with my wife Ann."""
_JOINED_BY = lazy(
    rf"^(?:(?i:and|so|well)\s+)?(?:[Mm]e and my (?P<kin>{either(CLOSE | KIN)}) (?P<v>(?!I\b|I'){_CAP})(?=\s)|[Mm]y (?P<kin2>{either(CLOSE | KIN)}) (?P<v2>(?!I\b|I'){_CAP}) and (?:I|me)\b)"
)
"""Who the user does it with, by name: my wife Noor and I run a bakery."""
_WITH_FIRM = lazy(
    rf"^(?:I'm|I am|[Cc]urrently|[Nn]ow)(?: now| currently| still)? (?:with|at) (?P<v>(?:the )?{_CAP}(?: (?:of |& |and )?{_CAP}){{0,4}})$"
)
_WITH_ONE = lazy(
    rf"\b(?:am|'m|[Bb]een|now|work(?:ed|ing)?) (?:now )?with (?P<v>{_CAP})(?=$|\s(?:for|since|now|these|on|at|in|every)\b)"
)
"""With one whose name is one word: a firm or a love."""
_TENURE = caseless(
    rf"^(?:for |going on |coming up to |over |about |almost |nearly |about to be )*(?:(?:\d{{1,2}}|an?|{'|'.join(EN_NUMBERS)})(?:-\w+)? years?\b(?! old)[\w' -]{{0,24}}|since [\w' ]{{3,20}})$"
)
"""How long it has been so."""
_FIRM_WORD = caseless(
    r"\b(?:freight|logistics|haulage|transport|couriers?|shipping|airways|airlines|rail(?:ways?)?|motors|energy|gas|electric|water|power|telecom|networks|bank|banking|insurance|finance|financial|capital|holdings|investments"
    r"|group|ltd|limited|inc|llc|plc|gmbh|corp|partners|associates|consulting|solutions|services|systems|software|labs?|technologies|tech|digital|media|studios?|press|publishing|records|games|robotics|pharma\w*|biotech|sciences|healthcare"
    r"|homes|properties|estates|construction|engineering|architects|solicitors|accountants|security|cleaning|catering|foods?|dairies|dairy|brewery|bakery|farms?|hotels?|foundry|steel|plastics|packaging|printing|textiles|furniture|industries|works|mills?"
    r"|hospital|clinic|school|college|university|academy|council|trust|foundation|institute|museum|theatre|orchestra|police|sons|bros|brothers)\b"
)
"""A word that only a firm's name holds."""
_DEVICE_TOO = caseless(rf"\bon (?P<v>(?:an?|my) {DEVICES})$")
"""What one works on, beside what one works with."""
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
_AS = caseless(
    rf"^(?P<firm>.{{2,40}}?) as (?P<job>(?:an?|the|their) [\w' -]{{3,40}}?|{OCCUPATION})(?: (?:in|near|at) (?-i:[A-Z]).*)?$"
)
"""A firm, and what the user is there."""
_BASED = "The user is based in "
_SHORTENED = frozenset({"NYC", "LA", "SF", "DC", "UK", "US", "USA", "UAE", "NZ"})


def also_told(drafts: list[Draft], frame: EnFrame) -> list[Draft]:
    """The drafts with the employer and the place that a clause about the user's job names."""
    drafts = [draft for draft in drafts if not _is_somebody(draft, frame)]
    found = [part for draft in drafts for part in _firm_and_job(draft, drafts)]
    held = {draft.slot for draft in found if not draft.negated}
    studied = next((draft.value for draft in drafts if draft.slot == "education"), "")
    if studied and " at " not in studied and "school" not in held and (school := _FOR.search(frame.clause.shown)):
        found.append(_draft("school", " studied at {v}", school["v"], frame))
    if "pet" not in held and (pet := _PET_TOO.search(frame.clause.shown)):
        found.append(replace(_draft("pet", " has {v}", pet["v"], frame), subject="pet"))
    if "relationship" not in held and (partner := _PARTNER_TOO.search(frame.clause.shown)):
        found.append(_draft("relationship", f"'s {partner['who']} is called {{v}}", partner["v"], frame))
    if joined := _JOINED_BY.search(frame.clause.shown):
        found += _by_name(joined, frame, held)
    if "tool" in held and "device" not in held and (device := _DEVICE_TOO.search(frame.clause.shown)):
        found.append(_draft("device", " works on {v}", device["v"], frame))
    if not held & {"job", "employer"}:
        return found
    told = {draft.value.casefold() for draft in drafts}
    if "employer" not in held and (firm := _FOR.search(frame.clause.shown)) and firm["v"].casefold() not in told:
        found.append(_draft("employer", " works at {v}", firm["v"], frame))
    place = _WHERE.search(frame.clause.shown)
    return [*found, *_where(place["v"], held, frame)] if place and "location" not in held else found


def _where(name: str, held: set[str], frame: EnFrame) -> list[Draft]:
    """The place one works in; or the firm, and the place behind it: "working in Infosys Pune"."""
    firm, _, rest = name.partition(" ")
    if firm.casefold() in COMPANIES:
        employer = [] if "employer" in held else [_draft("employer", " works at {v}", firm, frame)]
        return [*employer, *(_where(rest, {*held, "employer"}, frame) if rest else [])]
    return [_draft("location", f"{_BASED.removeprefix('The user')}{{v}}", name, frame)] if _is_place(name) else []


def _by_name(joined: re.Match[str], frame: EnFrame, held: set[str]) -> list[Draft]:
    """Who somebody close is, told as the one the user does something with."""
    who = joined["kin"] or joined["kin2"]
    slot = "relationship" if who.casefold() in PARTNERS else "family"
    if slot in held:
        return []
    draft = _draft(slot, f"'s {who} is called {{v}}", joined["v"] or joined["v2"], frame)
    return [replace(draft, subject="relation")]


def _firm_and_job(draft: Draft, beside: list[Draft]) -> list[Draft]:
    """ "Works at Monzo as a data analyst" is two memories."""
    both = _AS.match(draft.value) if draft.slot == "employer" and not draft.negated else None
    if both is None:
        return [draft]
    firm = replace(draft, value=both["firm"], content=draft.content.replace(draft.value, both["firm"]))
    if any(other.slot == "job" for other in beside):
        return [firm]
    trade = re.sub(r"^their ", "the ", both["job"])
    job = replace(firm, slot="job", value=re.sub(r"^(?:an?|the) ", "", trade), content=f"The user is {trade}")
    return [firm, job]


def without_implied(drafts: list[Draft]) -> list[Draft]:
    """Where one lives is said: then where one works is no second place to live."""
    said = any(draft.slot == "location" and not draft.content.startswith(_BASED) for draft in drafts)
    return [draft for draft in drafts if not (said and draft.slot == "location" and draft.content.startswith(_BASED))]


def employer_before(sentence: Sentence, drafts: list[Draft]) -> list[Draft]:
    """I'm with Pemberton Dairies, line supervisor there: the job that comes next says that it is a firm; so do the years
    with one that is named as firms are."""
    first = sentence.clauses[0] if len(sentence.clauses) > 1 else None
    firm = _WITH_FIRM.match(first.flat) if first else None
    held = {draft.slot for draft in drafts}
    if first is None or firm is None or any(draft.start < first.end for draft in drafts):
        return drafts
    years = _TENURE.match(sentence.clauses[1].flat) and _is_firm(firm["v"])
    if not (years or "job" in held) or held & {"employer", "relationship"}:
        return drafts
    value = first.shown[firm.start("v") : firm.end("v")]
    return [Draft("employer", f"The user works at {value}", first.start, first.end, value=value), *drafts]


def _is_somebody(draft: Draft, frame: EnFrame) -> bool:
    """Of "I've been with Tom for ten years" one name says no firm."""
    alone = _WITH_ONE.search(frame.clause.shown) if draft.slot == "employer" else None
    return alone is not None and alone["v"] == draft.value and not _is_firm(draft.value)


def _is_firm(name: str) -> bool:
    """Does the name by itself say that it is a firm's and nobody's?"""
    return name.casefold() in COMPANIES or _FIRM_WORD.search(name) is not None


def _is_place(name: str) -> bool:
    first = name.split()[0]
    low = name.casefold()
    if low in DEMONYMS or low in FIELDS or low in STATES or _NO_PLACE.match(first):
        return False
    return not (name.isupper() and name not in _SHORTENED)


def _draft(slot: str, template: str, value: str, frame: EnFrame) -> Draft:
    clause = frame.clause
    return Draft(slot, f"The user{template.format(v=value)}", clause.start, clause.end, value=value)
