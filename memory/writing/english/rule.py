"""The form of an English rule: what a clause must look like to fill a slot, and what is then stored."""

from __future__ import annotations

import re
from dataclasses import dataclass

from memory.records import Kind
from memory.writing.wording.patterns import Lazy, lazy
from memory.writing.wording.tables import Row, rows

ADV = (
    r"(?:(?:\w+ly|also|just|still|now|so|quite|very|too|always|never|often|both|then|ever|even|only|pretty"
    r"|rather|super|half|much|today"
    r"|a bit|a little|more|most|(?:more|most) of|kinda|as well|since|part|these days|nowadays|at the moment"
    r"|right now|by the way|to be honest)\s+)*"
)
"""Adverbs that may stand before the verb or the adjective."""
END = (
    r"(?=\s*(?:$|too$|as well$|now$|these days$|nowadays$|though$|by the way$|actually$|btw$"
    r"|at the moment$|right now$|still$|again$|here$|today$|lol$|anyway$|and\b|but\b|who\b|so\b|because\b"
    r"|with\b|for\b|since\b|from\b|in\b|at\b|by\b))"
)
"""The value ends here."""
STOP = (
    r"(?=\s*$|\s+(?:and|but|so|because|since|for (?:\w+|about|over|almost) (?:years?|months?|weeks?)"
    r"|these days|now|nowadays|though|anymore|any more|any longer|at the moment|currently|who|which|where"
    r"|when|while|too|as well|by the way|btw)\b)"
)
"""Where a noun phrase ends: the clause's end or a conjunction."""


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
    cased: bool = False


def rules(text: str, **classes: str) -> tuple[Rule, ...]:
    """A table of rules, written as `wording.tables` says.

    Marks: `not` negated, `Aa` capitals count (names, places), `pet`, `project`, `kin` what a following "called …"
    names, `fact` that kind whatever the slot, `short` the sentence only serves where the whole clause is stored for another slot.
    """
    return tuple(_rule(row) for row in rows(text, re.IGNORECASE, classes))


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
        cased="Aa" in row.marks,
    )


AM = rf"(?:'m|\s+am|\s+was born|'ve (?:always )?been|\s+have (?:always )?been|'re|\s+are)\s+{ADV}"
"""Forms of "to be" behind I or we."""
HAVE = rf"(?:'ve\s+{ADV}got|\s+{ADV}have(?:\s+got)?|\s+{ADV}got|\s+{ADV}own|\s+{ADV}keep|\s+{ADV}'ve|'ve(?=\s+(?:an?|one|two|three|four|five|six|\d+|no)\b))\s+"
"""Forms of "to have" behind I or we."""
NOT = (
    r"(?:\s+(?:do not|don't|cannot|can't|can not|could never|would never|won't|never|no longer"
    r"|don't really|don't ever|really don't|just don't|simply don't|absolutely don't|just can't"
    r"|really can't|simply can't|try not to|don't usually|hardly ever|rarely)|'m not able to|'ve never"
    r"|'d rather not)\s+"
)
"""Negations behind I or we."""
MOODS = lazy(
    r"^\s*(?:really|so|very|too|quite|pretty|a (?:mess|pain|joy|dream|nightmare|bit|lot)|great|good|bad"
    r"|fine|awesome|amazing|terrible|full"
    r"|hard|tough|boring|stable|small|big|beautiful|nice|perfect|dead|broken|gone|not(?! )|killing|acting"
    r"|slow|late|over|ready|done|here"
    r"|there|right|wrong|important|key|everything|fun|cool|lovely|excited|happy|sad|proud|tired|busy|crazy"
    r"|messy|hectic|going|getting"
    r"|being|doing|the best|the worst|still|just|always|never|cute|sweet|adorable|wonderful|supportive"
    r"|growing|my|our|your)\b",
    re.IGNORECASE,
)
"""What is no value of an attribute but a word on how it is: my job is boring."""
DEICTIC = lazy(
    r"^\s*(?:it|this|that|these|those|them|him|her|me|us|you|your|his|their|its|each|all the|some of"
    r"|everyone|everything|everywhere|others|people about|the (?:first|second|third|last|other|new|idea"
    r"|plan|one|way|answer|same|latter"
    r"|former|above|fact|part|thing|look|sound|actors|plot|colou?rs?|style|story|end\w*|picture|photo"
    r"|design|vibe|version|results?)"
    r"|what|how|when|where|who|why|to(?=$| (?:know|see|ask|hear|say|think|thank|be|get|go|come|learn more"
    r"|talk|have you|match|use it)\b)"
    r"|one(?=$|\s+(?:of|that|which|who|more|thing|day|can|is|was)\b)|some|was|were|is|are|being (?:here|there|able)"
    r"|a (?:lot|bit|few|question|problem|moment|second"
    r"|minute|look|favou?r|feeling"
    r"|hunch|thought|idea|(?:good|bad) (?:idea|question|point|one|day|time|thing|way|feeling))|no|nothing|something|such|working with you|talking to you|▒)\b",
    re.IGNORECASE,
)
"""A value that points instead of naming."""
