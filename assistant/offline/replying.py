"""Puts a whole reply together: what was learnt, what was asked of memory, small talk, and what needs a model."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from assistant.offline.about_days import agenda, asks_when, calendar, coming, countdown, named_days, when_is
from assistant.offline.about_talk import kept_asked, last_time, past_talk, prompt_asked, todays_talk
from assistant.offline.about_user import about_user, everything, unknown_self
from assistant.offline.acknowledging import acknowledge
from assistant.offline.asking import READ_CHARS, Part, read_parts, telling
from assistant.offline.bridges import bridged, same_kind
from assistant.offline.facts import TurnFacts
from assistant.offline.filling import fill, frame_for, quoted
from assistant.offline.following import follow, spelled_out
from assistant.offline.person import bare, spoken
from assistant.offline.phrases import say, vary
from assistant.offline.relevance import (
    MOST_ASKED,
    documents_on,
    fitting,
    formed,
    joined,
    quote,
    said_about,
    sentence,
    shared,
    when,
)
from assistant.offline.small_talk import FEELINGS, META, chat, small_talk
from assistant.offline.sums import worked_out
from memory.recall.pointing import points_far
from memory.records import FORGET_UNKNOWN, ChangeKind, Kind, Memory
from memory.text import normalise, shorten
from memory.writing.privacy.secrets import has_contact

RELATED = 3
_LEARNT = frozenset({Kind.INSTRUCTION, Kind.TASK})
_INSIDE = frozenset({"You", "Your", "The", "A", "An", "Its", "From", "In", "On", "There", "Every", "Always", "Never"})
"""Words that open a memory and are no names: written small inside a sentence."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What is said, and whether the request itself stays open until there is a language model."""

    text: str
    unanswered: bool = False


def _sum(part: Part, facts: TurnFacts) -> str:
    found = worked_out(part.clean)
    if found is None:
        return ""
    return say("sum", facts.language, sum=found[0], result=found[1]) if found[1] else say("sum_zero", facts.language)


_ANSWERS: tuple[Callable[[Part, TurnFacts], str], ...] = (
    _sum,
    calendar,
    everything,
    prompt_asked,
    kept_asked,
    todays_talk,
    countdown,
    last_time,
    agenda,
    when_is,
    about_user,
    past_talk,
)
"""Asked in this order; the first that has an answer gives it."""


def reply(facts: TurnFacts) -> Reply:
    """The whole reply to one message."""
    following = follow(facts)
    learnt = [text for text in (acknowledge(facts), say("masked", facts.language) if facts.masked else "") if text]
    if following and not learnt:
        return Reply(following)
    parts = read_parts(spelled_out(facts.text))
    if learnt and any(change.kind is ChangeKind.FORGOTTEN or change.rule == FORGET_UNKNOWN for change in facts.changes):
        parts = [part for part in parts if part.text.rstrip().endswith(("?", "？"))]  # the wish itself asks nothing
    answers = [_answered(part, facts) for part in parts]
    answered = list(dict.fromkeys(text for text in answers if text))
    said = [*learnt, *answered]
    rest = [part for part, text in zip(parts, answers, strict=True) if not text and not _taken(part, facts)]
    if said and not any((part.asks and not small_talk(part.text)) or part.request for part in rest):
        feeling = small_talk(facts.text)
        felt = chat(feeling, facts.text, facts) if feeling in FEELINGS and not answered else ""
        return Reply("\n\n".join([felt, *said] if felt else said))
    last = _rest(rest, facts)
    return Reply("\n\n".join([*said, last.text]), last.unanswered)


def _taken(part: Part, facts: TurnFacts) -> bool:
    """Is a request an instruction or a task that was just learnt ("please keep answers short", "book the hall")?"""
    learnt = [change.memory for change in facts.changes if change.memory and change.memory.kind in _LEARNT]
    return (
        part.request
        and not frame_for(part.text)
        and any(memory.origin and memory.origin.text in part.text for memory in learnt)
    )


def _answered(part: Part, facts: TurnFacts) -> str:
    """The answer from memory to one sentence, or "" where it asks nothing of memory."""
    if part.request or (not part.asks and not worked_out(part.clean)):
        return prompt_asked(part, facts) or everything(part, facts)
    if small_talk(part.text) in META:
        return ""
    return next((text for ask in _ANSWERS if (text := ask(part, facts))), "") or _plain_question(part, facts)


def _plain_question(part: Part, facts: TurnFacts) -> str:
    """A question of fact that names nobody: answered where memory holds nearly all that it names."""
    if part.advice:
        return ""
    if own := unknown_self(part, facts):
        return own
    terms = part.terms
    needed = math.ceil(MOST_ASKED * len(terms))
    held = [m for m in fitting(facts.memories, terms) if _holds(m.content, terms, needed)]
    said = [line for line in said_about(terms, facts, held) if _holds(line.text, terms, needed)]
    lines = [*(sentence(memory, facts) for memory in held[:2]), *(quote(line, facts) for line in said[:1])]
    if asks_when(part):
        texts = [*(memory.content for memory in held[:2]), *(line.text for line in said[:1])]
        dated = [line for line, text in zip(lines, texts, strict=True) if named_days(text, facts)]
        lines = dated or lines
    lines = lines or documents_on(terms, facts, MOST_ASKED)[:1]
    return joined(lines[:2], facts.language) if terms else ""


def _holds(text: str, terms: list[str], needed: int) -> bool:
    return shared(text, terms) >= needed


def _rest(rest: list[Part], facts: TurnFacts) -> Reply:
    """The reply to what asks nothing of memory."""
    text = " ".join(part.text for part in rest) or facts.text
    wants = any(part.request or part.asks for part in rest)
    code = small_talk(text)
    if code and (code in META or not any(part.request for part in rest)):
        return Reply(chat(code, text, facts))
    if wants or facts.extra:
        return Reply(_open(rest, facts), unanswered=wants)
    if len(facts.text) > READ_CHARS:
        return Reply(say("long" if facts.keeps else "long_unkept", facts.language, size=len(facts.text)))
    return Reply(_listened(text, facts))


def _listened(text: str, facts: TurnFacts) -> str:
    """A statement from which nothing was learnt: taken note of, with what belongs to it."""
    if has_contact(text):
        return say("contact", facts.language)
    related = _related(text, facts)
    if not related and points_far(text):
        return say("which", facts.language)
    kept = vary("noted_talk", len(facts.today_said), facts.language)
    noted = kept if facts.keeps else say("heard", facts.language)
    return joined([text for text in (noted, related) if text], facts.language)


def _open(rest: list[Part], facts: TurnFacts) -> str:
    """Related memories with their dates, a frame where one fits, then what it takes to answer the rest."""
    text = " ".join(part.text for part in rest) or facts.text
    related = _related(text, facts)
    frame = frame_for(facts.text)
    parts = [related]
    if frame is not None:
        parts.append(f"{say('frame_head', facts.language)}\n\n{quoted(fill(frame, facts))}")
    elif not related:
        parts.append(vary("opened", len(facts.today_said), facts.language, what=_short(text, facts)))
    if facts.extra:
        parts.append(say("no_context", facts.language, size=len(facts.extra)))
    short = "no_model_frame" if frame is not None else "no_model_short"
    model = say(short if facts.explained else "no_model_full", facts.language)
    kept = facts.keeps and not (facts.explained and frame)
    parts.append(joined([model, say("kept", facts.language)] if kept else [model], facts.language))
    return "\n\n".join(part for part in parts if part)


def _short(text: str, facts: TurnFacts) -> str:
    return shorten(bare(text.rstrip("?？")), 40)


def _related(text: str, facts: TurnFacts) -> str:
    """ "Speaking of which, I remember …": memories and earlier words that belong to a message."""
    clean = normalise(text)
    terms = telling(clean)
    found = (*bridged(clean, facts.memories), *fitting(facts.memories, terms), *same_kind(clean, coming(facts)))
    held = list({memory.id: memory for memory in found}.values())[:RELATED]
    fresh = [memory for memory in held if memory.id not in {c.memory.id for c in facts.changes if c.memory}]
    said = [_of_memory(memory, facts) for memory in fresh]
    for line in said_about(terms, facts, held)[: RELATED - len(fresh)]:
        said.append(say("related_talk", facts.language, what=bare(line.text), date=when(line.date, facts)))
    heads = ["related_head", *["related_more"] * (len(said) - 1)]
    lines = [say(head, facts.language, what=what) for head, what in zip(heads, said, strict=False)]
    return joined([*lines, *documents_on(terms, facts, 0.0)[:1]], facts.language)


def _of_memory(memory: Memory, facts: TurnFacts) -> str:
    what = spoken(memory.content)
    what = what[:1].lower() + what[1:] if what.partition(" ")[0] in _INSIDE else what
    return say("inside", facts.language, what=what, date=formed(memory, facts))
