"""The greeting of a day's first start (F5): local, instant, built from memories and messages, nothing invented.

Open tasks and coming dates first, then what the last day with talk was about; at most three lines, each with
its date and the messages it rests on. What it names stands in [history] of the session's first turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from assistant.day_summary import topics
from assistant.i18n import text
from assistant.offline.person import bare
from assistant.offline.relevance import opened, said_plainly
from assistant.services import Services
from memory.days import days_between, human_day
from memory.records import Kind, Line, Memory, Message, Source, SourceType
from memory.text import shorten
from memory.writing.privacy.secrets import mask_contact

COMING_DAYS = 14
"""A date is named so many days before."""
OVERDUE_DAYS = 3
"""And so many days after, if it is a task."""
WHAT_CHARS = 90
_DATED = frozenset({Kind.TASK, Kind.EVENT})
_DATED_SLOTS = frozenset({"deadline", "schedule"})


@dataclass(frozen=True, slots=True)
class Greeting:
    """What is said first, and the lines of [history] that a first "yes, go on" refers to."""

    text: str
    lines: tuple[Line, ...] = ()
    sources: tuple[str, ...] = ()
    """For each line of `text` the id of the message it rests on, "" where there is none."""


@dataclass(frozen=True, slots=True)
class Known:
    """What a greeting may rest on."""

    memories: Sequence[Memory]
    """Active ones."""
    last_day: str
    """ISO date of the last day with talk before today, "" if there was none."""
    last_talk: Sequence[Message]
    """What was said on it."""
    today: str
    language: str
    most_lines: int = 3
    most_chars: int = 400


def compose(known: Known) -> Greeting:
    """The greeting. A known name gets one line of hello even when nothing was open."""
    hello = _hello(known)
    items = [*_coming(known), *_open(known), *_talked(known)][: known.most_lines]
    if not items:
        return Greeting(hello)
    parts = [hello] if hello else []
    parts += [sentence for sentence, _ in items]
    closing = text("greeting.go_on", known.language)
    while len("\n".join([*parts, closing])) > known.most_chars and len(parts) > 1:
        parts.pop()
    shown = tuple(line for _, line in items[: len(parts) - bool(hello)])
    rests = {memory.id: memory.origin.message_id for memory in known.memories if memory.origin}
    sources = (rests.get(line.id) or (line.item_ids[0] if line.item_ids else "") for line in shown)
    return Greeting("\n".join([*parts, closing]), shown, (*([""] if hello else []), *sources, ""))


def _hello(known: Known) -> str:
    named = {memory.slot: memory.value for memory in known.memories if memory.value}
    name = named.get("nickname") or named.get("name") or ""
    return text("greeting.hello", known.language, name=shorten(name, 40)) if name else ""


Item = tuple[str, Line]


def _item(memory: Memory, sentence: str) -> Item:
    day = memory.day
    line = Line(memory.id, Source.MEMORY, memory.content, day, 0, reasons=(("greeting", ""),), kind=memory.kind.value)
    return sentence, line


def _what(memory: Memory) -> str:
    return shorten(said_plainly(memory), WHAT_CHARS)


def _coming(known: Known) -> list[Item]:
    near = [
        (memory.date or "", memory)
        for memory in known.memories
        if memory.date and len(memory.date) >= 10 and _is_near(memory, known.today)
    ]
    return [
        _item(
            memory,
            opened(text(_due(day, known), known.language, day=_named(day[:10], known), what=_what(memory))),
        )
        for day, memory in sorted(near, key=lambda pair: pair[0])
    ]


def _due(day: str, known: Known) -> str:
    """A weekday that is over must not look like one to come."""
    return "greeting.overdue" if day[:10] < known.today else "greeting.due"


def _is_near(memory: Memory, today: str) -> bool:
    if memory.kind not in _DATED and memory.slot not in _DATED_SLOTS:
        return False
    distance = days_between(today, (memory.date or "")[:10])
    first = -OVERDUE_DAYS if memory.kind is Kind.TASK else 0
    return first <= distance <= COMING_DAYS


def _open(known: Known) -> list[Item]:
    """Tasks without a day, the newest first."""
    undated = [m for m in known.memories if m.kind is Kind.TASK and not (m.date and len(m.date) >= 10)]
    newest = sorted(undated, key=lambda memory: memory.created_at, reverse=True)
    return [
        _item(memory, text("greeting.open", known.language, what=_what(memory), day=_named(memory.day, known)))
        for memory in newest
    ]


def _named(day: str, known: Known) -> str:
    return human_day(day, known.today, known.language)


def _talked(known: Known) -> list[Item]:
    """One line on what the last day was about; what only filled the profile or stands above is left out."""
    if not known.last_day:
        return []
    held = [m for m in known.memories if m.source_type is SourceType.ONBOARDING or m.kind in _DATED or m.in_profile]
    rested = {m.origin.message_id for m in held if m.origin}
    found = topics([message for message in known.last_talk if message.id not in rested], limit=2)
    named = [(message_id, mask_contact(sentence).text) for message_id, sentence in found]
    if not named:
        return []
    day = _named(known.last_day, known)
    what = ("、" if known.language == "zh" else "; ").join(bare(shorten(sentence, 60)) for _, sentence in named)
    line = Line(
        named[0][0], Source.MESSAGE, "; ".join(sentence for _, sentence in named), known.last_day, 0,
        reasons=(("greeting", ""),), item_ids=tuple(message_id for message_id, _ in named),
    )  # fmt: skip
    return [(opened(text("greeting.talked", known.language, day=day, what=what)), line)]


async def greeting(services: Services) -> Greeting:
    """The greeting of this start; empty where the settings say so."""
    if not services.options.greeting_on:
        return Greeting("")
    memory = services.memory
    last_day, last_talk = await memory.talks.last_day_with_talk()
    options, active = services.options, await memory.active()
    language, today = services.language, memory.today()
    return compose(Known(active, last_day, last_talk, today, language, options.greeting_lines, options.greeting_chars))
