"""From the user's English words about himself to a neutral sentence about the user."""

from __future__ import annotations

import re

from memory.writing.dates.base import When
from memory.writing.wording.lexicon import words
from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.spans import Clause

_ADVERB = (
    r"(?:no longer|really|also|just|still|now|currently|mostly|usually|always|never|often|sometimes|actually|only"
    r"|already|generally|mainly|normally|typically|rarely|absolutely|honestly|occasionally"
    r"|seldom|hardly|barely|basically|recently|finally|even|both|regularly|primarily|exclusively|definitely"
    r"|certainly|genuinely|truly|particularly|especially|quite|simply|strictly|kinda|so|much|strongly"
    r"|personally|largely|frequently|happily|secretly|proudly|then|daily|ever)"
)
PAST = words("""
    was were had did went got came took made said told saw knew thought found gave began kept left felt brought bought
    met ran paid sat spoke stood led read lost grew won taught sold sent built fell caught drew drove wrote ate rode
    broke chose wore threw flew forgot slept swam sang drank woke became understood held heard hit cut put set quit
    tore torn bore shrank sprang stank strode wove begun bound clung crept dealt dreamt fled flung knelt leant leapt
    learnt lent lit sought sped spelt spilt split spoilt spread stung struck strung swept swung wept cost shed burst cast
    spent meant fed bred laid lay bit blew dug fought froze hid hung rang rose shook shot shut spun stuck stole swore
    can could will would shall should may might must cannot can't couldn't won't wouldn't shouldn't didn't wasn't
    weren't hadn't mustn't ought used needn't
""")
"""Past forms and modal verbs."""
_ING_OR_ED = lazy(r"(?:ed|ied)$")
_PRESENT_ED = words("need feed speed breed bleed heed seed weed exceed proceed succeed")
_WHO = r"(?<![\w'])(?P<who>I|i|We|we)(?P<aux>'m|'ve|'d|'ll|'re)?(?![\w'])"
_SUBJECT = lazy(rf"{_WHO}(?P<adv>(?:\s+{_ADVERB}(?![\w'-]))*)(?:\s+(?P<verb>[A-Za-z]+(?:'t)?))?")
_COUPLE = lazy(r"(?:^|[\s,])(?:[Mm]y [\w-]+(?: [\w-]+)?|[A-Z][\w-]+) and $")
_OWN = lazy(
    r"(?<![\w'])(?P<word>[Mm]y|[Oo]ur|[Mm]yself|[Oo]urselves|[Mm]ine|[Oo]urs|[Mm]e|[Uu]s|[Yy]ourself"
    r"|[Yy]our|[Yy]ours|[Yy]ou)(?![\w'])"
)
_OWN_WORDS = {
    "my": "the user's", "our": "the user's", "myself": "themself", "ourselves": "themself", "mine": "the user's",
    "ours": "the user's", "me": "the user", "us": "the user", "your": "the assistant's", "yours": "the assistant's",
    "you": "the assistant", "yourself": "itself",
}  # fmt: skip
_MONTH_NAMED = caseless(r"\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)")
_SEASONS = ("spring", "summer", "autumn", "winter")
_AUX = {"'m": "is", "'re": "is", "'ve": "has", "'ll": "will", "'d": "would"}
_IRREGULAR = {"been": "has been", 
    "am": "is", "are": "is", "have": "has", "do": "does", "don't": "doesn't", "haven't": "hasn't",
    "aren't": "isn't", "go": "goes", "was": "was", "were": "was",
}  # fmt: skip
_ENDING = lazy(r"[\s.,;:!~]+$")
_ING_VERBS = words("bring sing ring sting swing wring cling fling sling string spring")
_NO_VERBS = words("the a an this that these those no not nothing there everything all most some every each our my")
_LEADING_ADVERB = lazy(rf"^(?P<adv>(?:{_ADVERB}\s+)*)(?P<verb>[A-Za-z]+(?:'t)?)")


def third_person(clause: Clause, whens: tuple[When, ...] = ()) -> str:
    """The clause with "I" made "the user" and relative dates made absolute; offsets of `whens` are within it."""
    text = clause.shown.replace("’", "'")
    edits = [*_dated(clause.flat, whens), *_subjects(text), *_owned(text)]
    parts: list[str] = []
    position = 0
    for start, end, new in sorted(edits):
        if start < position:
            continue
        parts += (text[position:start], new)
        position = end
    return capital(_ENDING.sub("", "".join(parts) + text[position:]).strip())


def with_subject(clause: Clause, whens: tuple[When, ...] = ()) -> str:
    """As `third_person`, for a clause whose subject was said before: "live in York" → "The user lives in York"."""
    text = third_person(clause, whens)
    match = _LEADING_ADVERB.match(clause.shown[:1].lower() + clause.shown[1:])
    if not match:
        return f"The user: {text}"
    low = match["verb"].lower()
    if low == "not":
        return f"The user is not{text[match.end() :]}"
    if low in _NO_VERBS:
        return f"The user: {text[:1].lower()}{text[1:]}"
    verb = f"is {low}" if low.endswith("ing") and low not in _ING_VERBS else singular(low)
    return f"The user {match['adv'].lower()}{verb}{text[match.end() :]}"


def capital(text: str) -> str:
    """The text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


def uncapital(text: str) -> str:
    """The text with its first letter in lower case, for the midst of a sentence."""
    return text[:1].lower() + text[1:]


def singular(verb: str) -> str:
    """The form of a verb behind "the user": live → lives, have → has; past forms and modals stay."""
    low = verb.casefold()
    if low in _IRREGULAR:
        return _IRREGULAR[low]
    if low in PAST or (_ING_OR_ED.search(low) and low not in _PRESENT_ED):
        return verb
    if low.endswith(("s", "sh", "ch", "x", "z", "o")):
        return verb + "es"
    if low.endswith("y") and low[-2:-1] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + "s"


def _subjects(text: str) -> list[tuple[int, int, str]]:
    found = []
    for match in _SUBJECT.finditer(text):
        couple = _COUPLE.search(text[: match.start()])
        if couple and not match["aux"]:  # "Ana and I are": two of them
            found.append((match.start(), match.start() + 1, "the user"))
            continue
        adverbs, verb, aux = match["adv"] or "", match["verb"] or "", match["aux"]
        if aux:
            word = "had" if aux == "'d" and _ING_OR_ED.search(verb) else _AUX[aux]
            new, end = f"the user {word}{adverbs}{' ' + verb if verb else ''}", match.end()
        elif verb:
            new, end = f"the user{adverbs} {singular(verb)}", match.end()
        else:
            new, end = f"the user{adverbs}", match.end()
        found.append((match.start(), end, new))
    return found


def _owned(text: str) -> list[tuple[int, int, str]]:
    return [(match.start(), match.end(), _OWN_WORDS[match["word"].casefold()]) for match in _OWN.finditer(text)]


def _dated(flat: str, whens: tuple[When, ...]) -> list[tuple[int, int, str]]:
    found = []
    for when in whens:
        new = _date_words(flat, when)
        if new:
            found.append((when.start_offset, when.day_end_offset, new))
    return found


def _date_words(flat: str, when: When) -> str:
    words_said = flat[when.start_offset : when.day_end_offset]
    if not when.iso or re.search(r"(?:19|20)\d\d", words_said):
        return ""
    date = {"day": when.first_day, "weekend": when.first_day, "month": when.first_day[:7], "year": when.first_day[:4]}
    said = date.get(when.precision, "")
    if when.precision == "season":
        said = f"{_SEASONS[int(when.first_day[5:7]) // 3 - 1]} {when.first_day[:4]}"
    if when.precision == "range" and _MONTH_NAMED.search(words_said):
        said = f"{when.first_day} to {when.last_day}"
        return (
            said
            if re.search(
                r"\b(?:from|for|of|the|on|at|is|are|take|taking|book|booked|between)$",
                flat[: when.start_offset].rstrip(),
                re.IGNORECASE,
            )
            else f"from {said}"
        )
    if when.precision == "week":
        said = when.iso if "W" not in when.iso else f"the week of {when.first_day}"
    if not said:
        return ""
    before = flat[: when.start_offset].rstrip().casefold()
    joined = re.search(
        r"(?:\b(?:on|by|until|till|before|after|since|from|to|due|in|is|for|of|at|the|and|was))$", before
    )
    preposition = "" if joined else "on " if len(said) == 10 else "in "
    if re.search(r"\bin$", before) and len(said) == 10 and not words_said.casefold().startswith("in"):
        return said
    if re.search(r"\bis$", before):
        preposition = "on " if len(said) == 10 else "in "
    return preposition + said
