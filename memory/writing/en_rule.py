"""The form of an English rule: what a clause must look like to fill a slot, and what is then stored."""

from __future__ import annotations

import re
from dataclasses import dataclass

from memory.records import Kind

ADV = (
    r"(?:(?:really|also|just|still|now|currently|mostly|usually|always|actually|only|already|generally"
    r"|mainly|normally|typically|absolutely|honestly|basically|recently|finally|both|primarily|exclusively"
    r"|definitely|genuinely|truly"
    r"|particularly|especially|quite|simply|strictly|so|much|strongly|personally|largely|originally"
    r"|presently|happily|secretly|proudly|to be honest|by the way|these days|nowadays|at the moment"
    r"|right now|very|pretty|rather|totally|completely|severely"
    r"|highly|deathly|mildly|slightly|newly|officially|too|as well|never|lately|today|then|since|daily|ever"
    r"|both|kinda|super|extremely|incredibly|a bit|a little|more of|more|most|then|both|half|part|deeply"
    r"|truthfully|obviously)\s+)*"
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
    pattern: re.Pattern[str]
    content: str = ""
    """Template with {v} behind "The user"; "" stores the whole clause in the third person."""
    subject: str = "user"
    """What a following "called …" names."""
    negated: bool = False
    kind: Kind | None = None
    lifetime: str = ""
    cased: bool = False


def rule(
    slot: str,
    pattern: str,
    content: str = "",
    *,
    subject: str = "user",
    negated: bool = False,
    kind: Kind | None = None,
    cased: bool = False,
) -> Rule:
    """A row of a table; `cased` patterns tell capitals from small letters (names, places)."""
    flags = re.NOFLAG if cased else re.IGNORECASE
    return Rule(slot, re.compile(pattern, flags), content, subject, negated, kind, "", cased)


AM = rf"(?:'m|\s+am|\s+was born|'ve (?:always )?been|\s+have (?:always )?been|'re|\s+are)\s+{ADV}"
"""Forms of "to be" behind I or we."""
HAVE = rf"(?:'ve\s+{ADV}got|\s+{ADV}have(?:\s+got)?|\s+{ADV}got|\s+{ADV}own|\s+{ADV}keep|\s+{ADV}'ve)\s+"
"""Forms of "to have" behind I or we."""
NOT = (
    r"(?:\s+(?:do not|don't|cannot|can't|can not|could never|would never|won't|never|no longer"
    r"|don't really|don't ever|really don't|just don't|simply don't|absolutely don't|just can't"
    r"|really can't|simply can't|try not to|don't usually|hardly ever|rarely)|'m not able to|'ve never"
    r"|'d rather not)\s+"
)
"""Negations behind I or we."""
DEICTIC = re.compile(
    r"^\s*(?:it|this|that|these|those|them|him|her|you|your|everything you|the (?:first|second|third|last"
    r"|other|new|idea|plan|one|way|answer|same|latter|former|above)|what|how|when|where|who|why|to (?:know"
    r"|see|ask|hear|say|think|thank|be|get|go|come|learn more|talk about)|one|some|any|a (?:lot|bit|few"
    r"|question|problem|moment|second|minute|look|favou?r|feeling|hunch|thought|idea|good|bad)|no|nothing"
    r"|something|▒)\b",
    re.IGNORECASE,
)
"""A value that points instead of naming."""
