"""What an English clause says of people close to the user. It stays theirs: the sentence always names whose."""

from __future__ import annotations

import re
from dataclasses import replace

from memory.writing.dates.base import When
from memory.writing.dates.birthdays import yearless
from memory.writing.drafts import Draft
from memory.writing.english.events import event_draft
from memory.writing.english.lists import DEMONYMS
from memory.writing.english.person import third_person, uncapital
from memory.writing.english.words import AROUND, CLOSE, ILLNESS, KIN, NO_HEAD, PARTNERS, RELATION
from memory.writing.wording.lexicon import either, phrases
from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.spans import Clause

RELATIVE = caseless(
    rf"^(?:and |but |also |oh,? |btw,? )*(?:(?:(?:both|all)(?: of)? )?(?:my|our)\s+|the\s+(?=(?:missus|mrs|wife|husband|hubby)\b)|(?=(?:mum|mom|dad|granny|gran|gramps|grandad|granddad|grandma|grandpa|nan"
    rf"|nana)\b(?! (?:of|to)\b))|(?=(?:wife|husband|partner|girlfriend|boyfriend|grandson|granddaughter|son|daughter|brother|sister|nephew|niece|eldest|youngest) (?-i:[A-Z][a-z]+)(?:'s\b| (?:is|has|does|doesn't|goes|lives|works|runs|teaches|plays|loves|hates|can't|just|starts|died)\b))|(?=(?:wife|husband|hubby|gf|bf|girlfriend|boyfriend|missus|fianc[eé]e?)(?:'s\b|\s+(?:is|has|just|works|and|teaches|runs)\b)))(?:(?:lovely|dear|late|new|old|other|second|third|first|future|current|wonderful|\d+[- ]year[- ]old|two|three|four"
    rf"|five)\s+)*(?P<who>{RELATION}(?:(?-i: [A-Z][a-z]+)?'s (?:(?!(?:an?|the|my|our|now|also)\b)\w+ )?{RELATION})*)(?P<own>'s\b)?\b(?!\s*-)(?!'s generation)(?!\s+(?:generation|tongue|country"
    rf"|language|appointment|visit|session|meeting|bill|exam|party|dinner|call|reunion|interview|check-?up|office"
    rf"|trip|time|wants? list|gift|present)s?\b){NO_HEAD}"
)
"""A clause that begins with somebody around the user."""
_NAME = r"(?P<v>[A-ZÀ-Ö][\w'’-]*(?: (?:and )?[A-ZÀ-Ö][\w'’-]*){0,3})"
_NAMED = lazy(rf"^(?:'s name is|'s called|\s+(?:is|are) (?:called|named)|\s+names? (?:is|are)|,?)\s*{_NAME}(?![\w-])")
_IS_NAME = lazy(rf"^\s+(?:is|are)\s+{_NAME}$")
_PASSING = caseless(
    r"\b(?:(?:drives?|makes?|bugs?|annoys?|hurts?|scares?) (?:me|us)|named me|christened me|called me|said|says|told|asked|asks|thinks|wants|wanted|called|texted|emailed|keeps|kept|is (?:sleeping"
    r"|asleep|crying|angry|mad|coming|calling|here|tired|sick|late|busy|annoying|driving)|was|were|will"
    r"|just (?:said|called|left|came|got home|texted|asked)|yesterday|today|tonight|tomorrow|this morning"
    r"|(?:has|have|got|caught|down with)(?: got)? (?:an? |the )?(?:bad |nasty |stinking |slight |bit of a )?(?:cold|flu|fever|temperature|cough|headache|hangover|(?:tummy |stomach )?bug|covid)"
    r"|last night|next week|hit me|forgot|recommended|suggested|gave me|sent me|bought me|lent me)\b"
)
_BIRTHDAY = caseless(r"\bbirthday\b")
_FACT = caseless(
    r"\b(?:(?:is|are) (?:both|all) (?!asleep|here|fine|ill|sick|tired|well|home|out|away|okay|ready|back|busy|gone)\w+|called|named|name is|'s name|(?:is|are) (?:an?|the|\d+|(?:two|three|four|five|six|seven|eight|nine|ten"
    r"|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b|from|in|at|called|named"
    r"|allergic|vegetarian|vegan|coeliac|celiac|diabetic|asthmatic|epileptic|unemployed|married|single|divorced|pregnant|left-handed|deaf|blind|autistic|diabetic|dyslexic"
    r"|retired|studying|learning|living|working|training|turning)\b|works?|lives?|teach(?:es)?|stud(?:y|ies)"
    r"|go(?:es)? to|started|just started|starts|turns?|turned|got (?:an?|two|three|another|his|her) (?:[\w-]+ ){0,2}?(?:dog|cat|puppy|kitten|rabbit|hamster|car|van|job|house|flat|boyfriend|girlfriend|promotion|divorce|degree|licen[cs]e)|(?:is|are) (?:home from|out of|in) (?:the )?hospital|(?:got|came) (?:home from|out of) (?:the )?hospital|lost (?:his|her|their) job|got (?:laid off|made redundant|fired|promoted)|joined|(?:has|have) (?:an?|two|three|four|his|her|their|got"
    r"|been|just|(?:[A-Z]\w+'s )?(?:syndrome|asthma|autism|adhd|dyslexia|diabetes|dementia|alzheimer's|epilepsy|allergies|eczema|cancer|anxiety|depression))|has [A-Z]\w+'s|likes?|loves?|hates?|plays?|speaks?|runs?|owns?|drives?|can'?t (?:eat|have|drink|stand|drive|swim|cook)|cannot (?:eat|have|drink)|doesn'?t|don't|allergic|born"
    r"|graduat\w+|moved|comes from|grew up|attends|enjoys?|prefers?|collects?|retired|expecting|(?:is|'s) carrying$|off to|about to start"
    r"|opened|bought|founded|runs|grows|makes|sells|drives(?! (?:me|you|us))|fixes|builds|paints|draws|writes|sings|dances|swims|rides|skates|fences|rows|boxes|skis|surfs|climbs|keeps|carries (?:an? )?(?:epi-?pen|inhaler)|collects|does|bakes|cooks|trains|coaches|manages|leads|practi[sc]es|serves|acts|models|farms|fishes|codes|birthday|anniversary)\b|\b(?:\w+ years? )?(?:older|younger) than\b|\bhad (?:twins|triplets|a (?:baby|boy|girl|son|daughter|little))|^'s (?:an?|got|just (?:started|turned|had|got)|started|doing|in|from|allergic|vegan|vegetarian|retired"
    r"|pregnant|studying|learning|working|autistic|diabetic|deaf|blind|dyslexic|asthmatic|coeliac|celiac|epileptic|left-handed|\d+|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b)\b"
)


_ILL = caseless(rf"\b(?:has|have|got|'s got|suffers? from) (?:an? |the |some |really |very )*{ILLNESS}(?!\w)")


def relation_draft(clause: Clause, head: Draft | None, whens: tuple[When, ...] = ()) -> Draft | None:
    """What is said of a relation; `head` is the draft of the clause before, when it speaks of the same person."""
    flat = clause.flat
    match = RELATIVE.match(flat)
    if match is None:
        return _continued(clause, head, whens) if head and _says(flat) else None
    who = match["who"].casefold()
    rest = ("'s" if match["own"] else "") + flat[match.end() :]
    is_name = _IS_NAME.match(rest)
    from_there = is_name is not None and is_name["v"].casefold() in DEMONYMS  # "is Korean"
    named = _NAMED.match(rest) or (None if from_there else is_name)
    last = who.rsplit("'s ", 1)[-1]
    first = who.split("'s ", 1)[0].split(" ")[0] if "'s " in who else who
    near = (last in CLOSE or last in KIN) and (first in CLOSE or first in KIN)
    if not near and not (named and last in AROUND):
        return None
    if named is None and not (from_there or _says(rest)):
        return None
    if not near:
        return _introduced(clause, match, named, rest)
    after = rest[named.end() :] if named else ""
    if (
        named and after.strip() and not named["v"].endswith(("'s", "’s")) and _is_remark(after)
    ):  # "my son Alfie broke my mug": who he is
        return replace(
            _named_only(clause, match, named), slot="relationship" if last in PARTNERS else "family", subject="relation"
        )
    return Draft(
        slot="relationship" if last in PARTNERS else "family",
        content=_absolute(clause, whens),
        start=clause.start,
        end=clause.end,
        value=f"{match['who']} {named['v'] if named else ''}".strip(),
        subject="relation",
    )


_ARRIVES = caseless(
    r"\s+(?:and \w+ )?(?:just |finally )?(?:(?:was|were) born|passed(?: away| on)?(?= (?:in|on|last|two|three|four|five|six|a|\d|when|back|during|just|this|before|after|years|suddenly|peacefully|of)\b|$)|died|got (?:married|engaged|divorced|into)|passed (?:his|her|their)|won |took (?:his|her) first)"
    r"|\s+(?:and \w+ )?(?:is |are |'s |will be |will )?(?:arriv|visit|com|mov|get(?:s|ting)? married|land"
    r"|fl(?:y|ies)|start|graduat|turn|leav|return|due\b)"
)


def event_of(clause: Clause, whens: tuple[When, ...], today: str) -> Draft | None:
    """What happens to one close to the user on a day to come ("my sister's wedding is on 3 April")."""
    match = RELATIVE.match(clause.flat)
    if (
        match is None
        or re.search(r"\bbirthday(?! (?:party|dinner|bash|do|lunch|drinks))\b", clause.flat, re.IGNORECASE)
        or not (match["own"] or _ARRIVES.match(clause.flat, match.end()))
        or match["who"].casefold().rsplit("'s ", 1)[-1] not in CLOSE | KIN
    ):
        return None
    return event_draft(clause, whens, today, _theirs(clause, whens), about_user=True)


_MANY = phrases("""
    colleague, coworker, co-worker, teammate, friend, mate, buddy, neighbour, neighbor, client, customer, student,
    classmate, employee, tenant, intern
""")
"""Of these one has many: a remark about one of them introduces nobody."""


def _introduced(clause: Clause, match: re.Match[str], named: re.Match[str] | None, rest: str) -> Draft | None:
    """Of one further off only who he is: "My boss Ingrid is from Norway" says that the boss is Ingrid."""
    remark = named is not None and len(rest) > named.end() + 1
    if named is None or (remark and match["who"].casefold() in _MANY):
        return None
    return replace(_named_only(clause, match, named), subject="other" if remark else "relation")


_STATE = caseless(r"(?:[,\s]*(?:is|are|has|have)|'s)\b")
_TRIFLE = caseless(
    r"[,\s]*(?:just |always |never |still |also |really |once |already |only |even |has |have )*(?:forgot(?:ten)?|broke (?:my|the|our|a)|broken (?:my|the|our)|spil(?:t|led)|ate|eaten|drank|owes?|thinks?|reckons?|says?|said|set (?:this|it|me)|helped|showed|shown|fixed|borrow(?:ed|s)|took (?:my|the|our)|stole|nicked"
    r"|woke|cooked|called (?:me|us)|rang|dropped|hid|hides|lost (?:my|the)|picked|keeps? (?:asking|telling|saying|calling|stealing|losing)|annoys?|snores?|texted|emailed|sent|gave|lent|told|asked|bought (?:me|us)|made (?:me|us)|wants? (?:me|us|to|a)|needs? (?:me|us|to|a)|loves? (?:me|us)|hates? (?:me|us))\b"
)
"""Done once, or thought: nothing that is told of him for good."""


def _is_remark(after: str) -> bool:
    """Is what follows a name a trifle or something that passes ("has a cold", "is here"), and no state?"""
    if _says(after):
        return False
    return _TRIFLE.match(after) is not None or (_STATE.match(after) is not None and _PASSING.search(after) is not None)


def _named_only(clause: Clause, match: re.Match[str], named: re.Match[str]) -> Draft:
    """Who somebody is, and nothing of the remark about him."""
    name = named["v"]
    return Draft(
        slot="relationship",
        content=f"The user's {match['who']} is called {name}",
        start=clause.start,
        end=clause.start + match.end() + named.end(),
        value=f"{match['who']} {name}",
    )


def _says(text: str) -> bool:
    """Is it a lasting fact, and not a remark of the day?"""
    return (_FACT.search(text) or _ILL.search(text)) is not None and (
        _PASSING.search(text) is None or _BIRTHDAY.search(text) is not None
    )


def _absolute(clause: Clause, whens: tuple[When, ...]) -> str:
    return yearless(_theirs(clause, whens), clause.flat)


def _theirs(clause: Clause, whens: tuple[When, ...]) -> str:
    """The clause in the third person; "Mum's coming" is about the user's mum."""
    text = third_person(clause, whens)
    return text if "the user" in text.casefold() else f"The user's {text[:1].lower()}{text[1:]}"


def _continued(clause: Clause, head: Draft, whens: tuple[When, ...]) -> Draft:
    text = uncapital(yearless(third_person(clause, whens), clause.flat))
    return replace(head, content=f"{head.content}, {text}", end=clause.end)


OTHERS = caseless(
    r"^(?:and |but |also |so |well,? )*(?:(?:one|two|three|some|half|most|many|several|a few|a couple|none|another|all|each|both) of (?:my|our) (?:\w+ )?"
    r"(?:students?|pupils?|colleagues|co-?workers|clients|patients|customers|neighbou?rs|friends|mates|classmates|team-?mates|employees|staff|tenants|room-?mates|flat-?mates|house-?mates|bosses|managers|teachers|interns|followers|readers|guests)"
    r"|the (?:\w+ )?(?:lads?|blokes?|guys?|man|men|woman|women|girls?|lady|ladies|chaps?|fellas?|kids?|boys?|couple|family|students?|lodgers?|tenants?|neighbou?rs?|person|people|pensioner|nurse|teacher|owner)(?:'s)? (?:who|that|renting|living|working|sitting|next (?:door|to)|upstairs|downstairs|across|opposite|behind|above|below|in (?:my|our|the)|at (?:my|our|the)|from (?:my|our|the|number|flat|work)|on (?:my|our|the)|over the|two doors|I |we )|an? (?:\w+ )?(?:friend|mate|colleague|co-?worker|client|patient|student|pupil|customer|neighbou?r|cousin|classmate|acquaintance) of (?:mine|ours|my \w+'s))\b|"
    rf"^(?:and |but |so |because )*(?:he|she|they|his|her|their|your|someone|somebody|people|everyone|everybody"
    rf"|my (?:whole )?(?:{either(frozenset(AROUND))}))\b"
)
"""A clause that begins with somebody else."""
