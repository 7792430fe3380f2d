"""The form of an English rule: what a clause must look like to fill a slot, and what is then stored."""

from __future__ import annotations

import re
from dataclasses import dataclass

from memory.records import Kind
from memory.writing.english.classes import CLASSES
from memory.writing.wording.patterns import Lazy, caseless
from memory.writing.wording.tables import Row, rows


@dataclass(frozen=True, slots=True)
class Rule:
    """One row of a table, matched behind "I" (or where "I" was said before)."""

    slot: str
    pattern: Lazy
    content: str = ""
    """Template with {v} behind "The user"; "" stores the whole clause in the third person."""
    short: str = ""
    """Template for where the whole clause is stored for another slot already; "" gives way to that."""
    subject: str = "user"
    """What a following "called …" names."""
    negated: bool = False
    kind: Kind | None = None
    inferred: bool = False
    """Is it concluded from the words rather than said in them?"""
    cased: bool = False


def rules(text: str) -> tuple[Rule, ...]:
    """A table of rules, written as `wording.tables` says.

    Marks: `not` negated, `Aa` capitals count (names, places), `pet`, `project`, `kin` what a following "called …"
    names, `fact` that kind whatever the slot, `inferred` a candidate, `short` the sentence only serves where the whole clause is stored for another slot.
    """
    return tuple(_rule(row) for row in rows(text, re.IGNORECASE, CLASSES))


def _rule(row: Row) -> Rule:
    content = row.content if not row.content or row.content.startswith("'") else f" {row.content}"
    short = "short" in row.marks
    return Rule(
        row.slot,
        row.pattern,
        content="" if short else content,
        short=content if short else "",
        subject=next(iter(row.marks & {"pet", "project", "kin"}), "user"),
        negated="not" in row.marks,
        kind=Kind.FACT if "fact" in row.marks else None,
        inferred="inferred" in row.marks,
        cased="Aa" in row.marks,
    )


MOODS = caseless(
    r"^\s*(?:really|so|very|too|quite|pretty|a (?:heap|wreck|disaster|shed|banger|tip|shambles|joke|riot|handful|mess|pain|joy|dream|nightmare|bit|lot)|great|good|bad|fine|awesome"
    r"|amazing|terrible|full|hard|tough|boring|stable|small|big|beautiful|nice|perfect|dead|history$|broken|gone|not(?! )"
    r"|killing|acting|slow|late|over|ready|done|here|there|right|wrong|important|key|everything|fun|cool|lovely"
    r"|at \d|\d+ ?%|on \d+ ?%|charging|dying|overheating|crashing|frozen|freezing|lagging|stuck|smoking|beeping|updating|asleep|none of|excited|happy|sad|proud|tired|busy|crazy|messy|hectic|going|getting|being|doing|the best|the worst|still|just"
    r"|always|never|cute|sweet|adorable|wonderful|supportive|growing|got|been|having|covered|falling|my|our|your)(?:\b|(?<=%))"
)
"""What is no value of an attribute but a word on how it is: my job is boring."""
DEICTIC = caseless(
    r"^\s*(?:(?-i:[Ii]t)|this|that|these|those|them|him|her|me|us|you|your|his|their|its|each|all the|some of|everyone"
    r"|everything|everywhere|others|people about|the (?:first|second|third|last|other|new|idea|plan|one|way|answer"
    r"|same|latter|former|above|fact|part|thing|look|sound|actors|plot|colou?rs?|style|story|end\w*|picture|photo"
    r"|design|vibe|version|results?)|what|how|when|where|who|why|to(?=$| (?:know|see|ask|hear|say|think|thank|be|get"
    r"|go|come|learn more|talk|have you|match|use it)\b)|one(?=$|\s+(?:of|that|which|who|more|thing|day|can|is"
    r"|was)\b)|some|was|were|is|are|being (?:here|there|able)|(?:option|answer|choice|version|design|draft|variant|number|plan) (?:[a-z0-9]|one|two|three)$|a (?:lot|bit|few|question|problem|moment|second|minute"
    r"|look|favou?r|feeling|hunch|thought|idea|(?:good|bad) (?:idea|question|point|one|day|time|thing|way|feeling))"
    r"|no|nothing|something|such|today|tonight|yesterday|everything|life$|adulting$|working with you|talking to you|▒)\b"
)
"""A value that points instead of naming."""
