"""English sentences to drafts: each clause is framed (whom does it speak of?), then read by tables of rules."""

from __future__ import annotations

import re
from dataclasses import replace

from memory.writing.dates_base import When
from memory.writing.drafts import Draft
from memory.writing.en_attributes import ANYWHERE, ATTRIBUTES
from memory.writing.en_events import event_draft
from memory.writing.en_frame import EnFrame, clauses_of, frame_of
from memory.writing.en_person import capital, third_person, with_subject
from memory.writing.en_relations import relation_draft
from memory.writing.en_rule import DEICTIC, Rule
from memory.writing.en_rules_life import LIFE
from memory.writing.en_rules_taste import TASTE
from memory.writing.en_rules_who import WHO
from memory.writing.en_words import STATES
from memory.writing.marks import EN_CONDITION, EN_HEDGE, EN_HYPERBOLE, EN_QUESTION, EN_TAG
from memory.writing.rules_zh import Setting, whens_in
from memory.writing.spans import Clause, Sentence

_RULES: tuple[Rule, ...] = WHO + LIFE + TASTE
_ADDITIVE = re.compile(
    r"\b(?:also|too|as well|another|besides|plus|in addition|lately|trying(?: out)?|started|new|second"
    r"|recently got into)\b",
    re.IGNORECASE,
)
_TAIL_NAME = re.compile(
    r"^(?:(?:and|who(?:'s| is)|which is|it's|its name is|he's|she's|is|are|his name is|her name is|codenamed?|code name)\s+)*(?:called|named|code-?named|nicknamed)\s+(?P<v>[\w'’& .-]{2,40})$",
    re.IGNORECASE,
)
_NO_NAME = re.compile(r"(?:ing|ed)$")
_NAMES_LIKE_VERBS = re.compile(
    r"^(?:ahmed|mohammed|mohamed|muhammed|fred|alfred|wilfred|jared|ned|ted|ed|reed|sterling|irving|ming|ling|jing|ying|xing|ping|qing|bing|ting|zared|syed|saeed|hamed|javed|majed|rashed)$"
)
_DUE = re.compile(r"\b(?:is|are) due\b|\bdeadline\b|\bmust be\b|\bhas to be\b", re.IGNORECASE)
_DATED_SLOTS = frozenset({"goal", "deadline", "schedule", "project", "budget", "other"})
_MOVED = re.compile(
    r"\b(?:moved|rescheduled|postponed|pushed|brought forward|changed|shifted|delayed"
    r"|bumped)\b.{0,30}?\bto\b",
    re.IGNORECASE,
)


def read_en(sentence: Sentence, setting: Setting) -> tuple[list[Draft], str]:
    """The drafts of an English sentence, and the mode of its last clause."""
    drafts: list[Draft] = []
    last = setting.subject
    for clause in _stated(sentence):
        frame = frame_of(clause, last)
        if frame.mode != "none":
            last = frame.mode
        if _is_passing(frame):
            continue
        drafts = _with_clause(drafts, frame, setting)
    return drafts, last


def _stated(sentence: Sentence) -> list[Clause]:
    clauses = list(clauses_of(sentence))
    if not clauses or EN_QUESTION.match(sentence.whole.flat):
        return []
    if sentence.asks:
        if EN_TAG.match(clauses[-1].flat) or len(clauses) == 1:
            return []
        clauses = clauses[:-1]
    stated: list[Clause] = []
    for clause in clauses:
        if EN_CONDITION.search(clause.flat):
            break
        if not EN_QUESTION.match(clause.flat):
            stated.append(clause)
    return stated


def _is_passing(frame: EnFrame) -> bool:
    flat = frame.clause.flat
    return bool(EN_HEDGE.search(flat) or EN_HYPERBOLE.search(flat))


def _with_clause(drafts: list[Draft], frame: EnFrame, setting: Setting) -> list[Draft]:
    last = drafts[-1] if drafts else None
    tail = _TAIL_NAME.match(frame.clause.flat)
    if tail and last and last.subject not in ("user", "other"):
        name = frame.clause.shown[tail.start("v") : tail.end("v")]
        named = replace(
            last, content=f"{last.content}, {frame.clause.shown}", end=frame.clause.end, value=f"{last.value}, {name}"
        )
        return [*drafts[:-1], named]
    if frame.mode == "relation":
        head = last if last and last.subject == "relation" else None
        found = relation_draft(frame.clause, head)
        if found is None:
            return drafts
        continued = head is not None and found.start == head.start
        return [*drafts[:-1], found] if continued else [*drafts, found]
    if frame.mode == "other":
        return drafts
    return [*drafts, *_own(frame, setting)]


def _own(frame: EnFrame, setting: Setting) -> list[Draft]:
    """What the clause says of the user himself."""
    whens = whens_in(frame.clause, setting)
    about = frame.mode in ("I", "group", "my", "verb") or _DUE.search(frame.clause.flat) is not None
    event = event_draft(frame.clause, whens, setting.today, _whole(frame, whens), about_user=about)
    drafts: list[Draft] = []
    taken: list[tuple[int, int]] = []
    for row, text, shift in _candidates(frame):
        whole = any(not draft_row.content for draft_row in (row,)) and any(
            d.content == _whole(frame, ()) for d in drafts
        )
        if whole or any(draft.slot == row.slot for draft in drafts):
            continue
        match = row.pattern.match(text)
        span = _value_span(match, shift) if match else None
        if match is None or span is None or any(span[0] < end and start < span[1] for start, end in taken):
            continue
        value = frame.clause.shown[span[0] : span[1]].strip(" .,")
        if DEICTIC.match(value) or (row.slot == "name" and not _may_be_name(value)):
            continue
        taken.append(span)
        drafts.append(_drafted(row, frame, value, match, whens))
    return _with_event(drafts, event, frame)


def _candidates(frame: EnFrame) -> list[tuple[Rule, str, int]]:
    flat = frame.clause.flat
    found = [(row, flat, 0) for row in ANYWHERE if frame.mode in ("my", "none", "group", "I", "verb")]
    if frame.mode == "my":
        found += [(row, frame.rest, frame.shift) for row in ATTRIBUTES]
    if frame.mode in ("I", "group", "verb", "fragment"):
        found += [(row, frame.rest, frame.shift) for row in _RULES]
    return found


def _value_span(match: re.Match[str], shift: int) -> tuple[int, int] | None:
    for name in ("v", "v2"):
        if match.groupdict().get(name):
            start, end = match.span(name)
            return max(0, start - shift), end - shift
    return None


def _may_be_name(value: str) -> bool:
    first = value.split()[0].casefold().rstrip(".")
    if _NAMES_LIKE_VERBS.match(first):
        return True
    return first not in STATES and not _NO_NAME.search(first) and len(first) > 1


def _whole(frame: EnFrame, whens: tuple[When, ...]) -> str:
    """The clause as a sentence about the user."""
    if frame.mode == "verb":
        return with_subject(frame.clause, whens)
    if frame.mode == "fragment":
        return f"The user is {third_person(frame.clause, whens)[:1].lower()}{third_person(frame.clause, whens)[1:]}"
    return third_person(frame.clause, whens)


def _drafted(row: Rule, frame: EnFrame, value: str, match: re.Match[str], whens: tuple[When, ...]) -> Draft:
    dated = row.slot in _DATED_SLOTS
    content = _templated(row.content, value) if row.content else _whole(frame, whens if dated else ())
    when = next((w for w in reversed(whens) if w.iso and w.precision != "vague"), None) if dated else None
    return Draft(
        slot=row.slot,
        content=content,
        start=frame.clause.start,
        end=frame.clause.end,
        value=value,
        kind=row.kind,
        date=when.iso if when else None,
        additive=_ADDITIVE.search(frame.clause.flat) is not None,
        negated=row.negated,
        old=(match.groupdict().get("o") or "").strip(),
        subject=row.subject,
    )


def _templated(template: str, value: str) -> str:
    text = "The user" + template.format(v=value)
    return capital(re.sub(r"\ba (?=[aeiouAEIOU])", "an ", text))


def _with_event(drafts: list[Draft], event: Draft | None, frame: EnFrame) -> list[Draft]:
    """One memory for one thing: what is dated is the event, unless the clause fills a lasting slot."""
    if event is None:
        return drafts
    lasting = {"birthday", "goal", "budget", "deadline", "age", "project", "location", "job", "employer", "tool"}
    if any(draft.slot in lasting for draft in drafts):
        return drafts
    if event.slot in ("schedule", "deadline"):
        moved = _MOVED.search(frame.clause.flat) is not None
        return [replace(event, correction=moved)]
    return drafts or [event]
