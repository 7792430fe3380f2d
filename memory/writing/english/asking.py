"""How the rows of the English tables are asked of a framed clause, and what they leave."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from memory.writing.dates.base import When
from memory.writing.drafts import Draft
from memory.writing.english.frame import EnFrame
from memory.writing.english.person import capital, third_person, uncapital, with_subject
from memory.writing.english.rule import Rule
from memory.writing.english.values import may_be_name, points
from memory.writing.wording.patterns import caseless
from memory.writing.wording.spans import Clause

_PAST = caseless(r"\bused to\b|\bformerly\b|\bback (?:then|when|in)\b|\bwhen I was\b|\bas a (?:kid|child|teenager)\b")
BYGONE = caseless(
    r"^(?!.*\b(?:since|still|now|nowadays|these days|ever since)\b).*\b(?:back (?:then|when|in (?:\d|uni|college|school|high school|the day))|(?:at|in) (?:uni|college|school|high school) (?:I|we)\b|(?:at|in) my (?:old|last|previous|first|former) (?:job|work|company|school|place|office|firm|team)|when I was (?:a |an |\d|young|little|in|at)|as a (?:kid|child|teenager)|in my (?:teens|twenties|youth))\b"
)
"""What the clause tells of is over."""
BYGONE_SLOTS = frozenset({"tool", "habit", "likes", "dislikes", "hobby", "diet", "device"})
_PASSED_SLOTS = frozenset(
    {"location", "employer", "tool", "vehicle", "habit", "likes", "dislikes", "hobby", "diet", "pet"}
)
_REQUEST = caseless(
    r"^(?!give me [\w' -]+ (?:over|any day))(?:please |pls |just |kindly )*(?:help|give|tell|show|write|find|make|recommend|suggest|explain|let|list|create"
    r"|generate|translate|fix|summari[sz]e|describe|compare|draft|plan|design|name(?!'s)|pick|rewrite|check|look|send|get me"
    r"|imagine|pretend|say|answer|use|add|remove|change|turn|take|put|read this|thanks|thank you)\b"
)
_ADDITIVE = caseless(
    r"\b(?:also|too|as well|another|besides|plus|in addition|lately|trying(?: out)?|started|new|second"
    r"|recently got into)\b"
)
_GIVEN_UP = caseless(r"\b(?:no longer|any ?more|any longer|stopped|quit|gave up|given up|left|ditched)\b")
_DATED_SLOTS = frozenset({"goal", "deadline", "schedule", "project", "budget", "other"})
_TOLD_DATED_SLOTS = _DATED_SLOTS | {"age"}
"""Attributes whose sentence gives its times as dates: "turns 40 on Sunday" would not stay true."""
_NOW = caseless(r"(?<=[\w%]) (?:now|these days|at the moment|currently)$")
_SPENT_ON = caseless(r"^(?P<sum>[$€£¥]?\d[\d,.]*(?: ?(?:k|grand|million|[a-z]+s))?) (?:for|on) (?:the|our|my|this) ")
"""A sum and what it is for: the sentence keeps both, the value is the sum."""
_BEHIND = caseless(r"\b(?:last|ago|yesterday)\b")

_TO_JIDE = caseless(
    r"^(?:don't|do not|never|stop) [^,.;]*\b(?:me|us)$|^(?:don't|do not|never) (?:talk|speak|write|lie|listen|worry|tell|ask|give|send|call)\b(?=.*\bme\b)"
)
"""Said to the assistant, and no habit of the user's: "don't talk to me"."""
_HIS = caseless(
    r"^(?:(?:never|always|usually|also|just|still|now|even|often|sometimes|really)\s+)*(?:is|has|was|does|doesn't|isn't|hasn't|wasn't|[a-z]+(?<![su])s)\b"
)
"""A verb in the third person: somebody else's, though no one is named."""


PERSONAL = frozenset(
    {"location", "hometown", "age", "birthday", "gender", "health", "allergy", "family", "relationship", "name"}
)
"""What is true of a team or a firm is not true of him."""


def cued_as_said(frame: EnFrame, whens: tuple[When, ...], rows: Iterable[Rule]) -> list[Draft]:
    """A clause that leaves out its "I" or "I'm", read with it: "don't use social media"."""
    said = {"verb": "I ", "fragment": "I'm "}.get(frame.mode)
    if said is None or _HIS.match(frame.clause.flat) or _TO_JIDE.match(frame.clause.flat):
        return []
    clause = replace(frame.clause, shown=said + uncapital(frame.clause.shown), flat=said + frame.clause.flat)
    shift = len(said)
    moved = tuple(
        replace(
            w,
            start_offset=w.start_offset + shift,
            end_offset=w.end_offset + shift,
            day_end_offset=w.day_end_offset + shift,
        )
        for w in whens
    )
    return cued(EnFrame(clause, "I", clause.flat[1:], -1), moved, rows)


def cued(frame: EnFrame, whens: tuple[When, ...], rows: Iterable[Rule]) -> list[Draft]:
    """The one thing that the clause's words tell by themselves, whatever their order."""
    clause = frame.clause
    if _REQUEST.match(clause.flat):
        return []
    for row in rows:
        match = row.pattern.search(clause.flat)
        span = value_span(match, 0) if match else None
        if match is None or span is None or (frame.mode == "group" and row.slot in PERSONAL):
            continue
        value = value_in(clause, span, whens)
        if points(row, value, frame.mode) or (row.slot == "name" and not may_be_name(value)):
            continue
        draft = drafted(row, frame, value, match, whens)
        if _PAST.search(clause.flat) and row.slot in _PASSED_SLOTS:
            draft = replace(draft, slot="other")
        if not row.content and "user" not in draft.content.casefold():
            draft = replace(draft, content=with_subject(clause, _told_dated(row, whens)))
        return [draft]
    return []


def value_span(match: re.Match[str], shift: int) -> tuple[int, int] | None:
    """Where the value stands in the clause, if the row has found one."""
    for name in ("v", "v2"):
        if match.groupdict().get(name):
            start, end = match.span(name)
            return max(0, start - shift), end - shift
    return None


def value_in(clause: Clause, span: tuple[int, int], whens: tuple[When, ...]) -> str:
    """The words at the span, without when it was: of "a dog last month called Biscuit" the dog and its name."""
    start, end = span
    parts = []
    for when in sorted(_gone(whens), key=lambda when: when.start_offset):
        if start < when.start_offset and when.end_offset <= end:
            parts.append(clause.shown[start : when.start_offset].strip())
            start = when.end_offset
    value = " ".join([*parts, clause.shown[start:end].strip()]).strip(" .,:")
    return _NOW.sub("", value)


def _gone(whens: tuple[When, ...]) -> tuple[When, ...]:
    """The times that are said from today and lie behind: such words do not stay true."""
    return tuple(when for when in whens if _BEHIND.search(when.words))


def _told_dated(row: Rule, whens: tuple[When, ...]) -> tuple[When, ...]:
    """The times that a row's sentence gives as dates."""
    return whens if row.slot in _TOLD_DATED_SLOTS else _gone(whens)


def whole_clause(frame: EnFrame, whens: tuple[When, ...]) -> str:
    """The clause as a sentence about the user."""
    if frame.mode == "verb":
        return with_subject(frame.clause, whens)
    if frame.mode == "fragment":
        return f"The user is {third_person(frame.clause, whens)[:1].lower()}{third_person(frame.clause, whens)[1:]}"
    return third_person(frame.clause, whens)


def drafted(row: Rule, frame: EnFrame, value: str, match: re.Match[str], whens: tuple[When, ...]) -> Draft:
    """The draft that a row leaves."""
    dated = row.slot in _DATED_SLOTS
    if row.slot == "budget" and (spent_on := _SPENT_ON.match(value)):
        value = spent_on["sum"]
    content = _templated(row.content, value, match) if row.content else whole_clause(frame, _told_dated(row, whens))
    when = next((w for w in reversed(whens) if w.iso and w.precision != "vague"), None) if dated else None
    return Draft(
        slot=row.slot,
        content=content,
        start=frame.clause.start,
        end=frame.clause.end,
        value=value,
        kind=row.kind,
        inferred=row.inferred,
        date=when.date if when else None,
        additive=_ADDITIVE.search(frame.clause.flat) is not None,
        negated=row.negated,
        given_up=row.negated and _GIVEN_UP.search(frame.clause.flat) is not None,
        old=(match.groupdict().get("o") or match.groupdict().get("o2") or "").strip(),
        subject=row.subject,
    )


def _templated(template: str, value: str, match: re.Match[str]) -> str:
    named = match.groupdict().get("w") or ""
    text = "The user" + template.format(v=re.sub(r"\b(?:my|our)\b", "their", value), w=named)
    return capital(re.sub(r"\ba (?=[aeiouAEIOU])", "an ", text))
