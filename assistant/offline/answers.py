"""Answers about the user, the past, tasks and dates, from memory alone. Each returns "" when it has nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date

from assistant.offline.asking import Part
from assistant.offline.facts import TurnFacts
from assistant.offline.person import bare, to_you
from assistant.offline.phrases import say
from memory.days import human_day
from memory.records import Kind, Line, Memory, Source
from memory.text import query_terms

_GROUPS = ("profile", "preference", "instruction", "task", "other")
_DATED = frozenset({Kind.TASK, Kind.EVENT})
_LIKED_SLOTS = frozenset({"likes", "dislikes", "hobby", "diet", "habit"})


def when(day: str, facts: TurnFacts) -> str:
    """A date as people say it, in the language of the message."""
    return human_day(day, facts.today, facts.language)


def sentence(memory: Memory, facts: TurnFacts) -> str:
    """A memory said to the user, with the date it was formed."""
    formed = memory.created_at.astimezone(facts.now.tzinfo).date().isoformat()
    return say("dated", facts.language, what=bare(to_you(memory.content)), date=when(formed, facts))


def overlap(text: str, terms: Iterable[str]) -> int:
    """How many of the terms occur in a text."""
    own = set(query_terms(text))
    return sum(term in own for term in terms)


def by_overlap(memories: Sequence[Memory], text: str) -> list[Memory]:
    """Memories that share words with a text, the most first."""
    terms = set(query_terms(text))
    scored = [(overlap(memory.content, terms), index, memory) for index, memory in enumerate(memories)]
    return [memory for score, _, memory in sorted(scored, key=lambda row: (-row[0], row[1])) if score]


def recalled(facts: TurnFacts, limit: int = 3) -> list[str]:
    """Recalled lines as quotations with dates, for a reply."""
    return [quote(line, facts) for line in facts.history[:limit]]


def quote(line: Line, facts: TurnFacts) -> str:
    """One recalled line: a memory said to the user, talk as a quotation."""
    if line.source is Source.MEMORY:
        return say("dated", facts.language, what=bare(to_you(line.text)), date=when(line.date, facts))
    code = "you_said" if line.source is Source.MESSAGE else "we_said"
    return say(code, facts.language, what=line.text, date=when(line.date, facts))


def bullets(lines: Iterable[str]) -> str:
    """A Markdown list."""
    return "\n".join(f"- {line}" for line in lines)


def about_slot(part: Part, facts: TurnFacts) -> str:
    """What is held in one attribute."""
    held = [memory for memory in facts.memories if memory.slot == part.slot]
    if part.slot in {"family", "relationship", "pet", "project", "budget", "deadline"} and len(held) > 1:
        held = by_overlap(held, part.text) or held
    if held:
        return (
            "".join(sentence(memory, facts) for memory in held[:5])
            if facts.language == "zh"
            else " ".join(sentence(memory, facts) for memory in held[:5])
        )
    near = by_overlap(facts.memories, part.text)[:3]
    if near:
        return say("related_only", facts.language, lines=bullets(sentence(memory, facts) for memory in near))
    return say("slot_unknown", facts.language)


def about_likes(part: Part, facts: TurnFacts) -> str:
    """Likes and dislikes, those that share words with the question first."""
    liked = [m for m in facts.memories if m.kind is Kind.PREFERENCE or m.slot in _LIKED_SLOTS]
    ids = {line.id for line in facts.history}
    fitting = by_overlap(liked, part.text) or [memory for memory in liked if memory.id in ids]
    if fitting:
        return bullets(sentence(memory, facts) for memory in fitting[:4])
    lines = recalled(facts)
    if lines:
        return bullets(lines)
    return say("slot_unknown", facts.language)


def group_of(memory: Memory) -> str:
    """Under which heading a memory is listed."""
    if memory.kind is Kind.INSTRUCTION:
        return "instruction"
    if memory.in_profile:
        return "profile"
    if memory.kind is Kind.PREFERENCE or memory.slot in _LIKED_SLOTS:
        return "preference"
    return "task" if memory.kind in _DATED else "other"


def everything(facts: TurnFacts) -> str:
    """What is known, grouped, with dates."""
    if not facts.memories:
        return say("known_none", facts.language)
    parts = [say("known_head", facts.language)]
    for group in _GROUPS:
        lines = [sentence(memory, facts) for memory in facts.memories if group_of(memory) == group]
        if lines:
            parts.append(f"**{say(f'group_{group}', facts.language)}**\n{bullets(lines)}")
    parts.append(say("known_foot", facts.language))
    return "\n\n".join(parts)


def past_talk(part: Part, facts: TurnFacts) -> str:
    """What was said before, from recall."""
    lines = recalled(facts)
    fitting = by_overlap(facts.memories, part.text)[:2]
    shown = {line.id for line in facts.history[:3]}
    lines += [sentence(memory, facts) for memory in fitting if memory.id not in shown]
    return bullets(lines) if lines else say("nothing", facts.language)


def last_time(part: Part, facts: TurnFacts) -> str:
    """The newest recalled mention."""
    said = [line for line in facts.history if line.source in {Source.MESSAGE, Source.MEMORY}]
    if not said:
        return past_talk(part, facts)
    newest = max(said, key=lambda line: line.date)
    text = to_you(newest.text) if newest.source is Source.MEMORY else newest.text
    return say("said_last", facts.language, date=when(newest.date, facts), what=bare(text))


def dated(facts: TurnFacts) -> list[Memory]:
    """Tasks and events that are not over, the next first, undated ones last."""
    open_ones = [m for m in facts.memories if m.kind in _DATED or m.slot in {"deadline", "schedule"}]
    coming = [m for m in open_ones if not m.date or m.date >= facts.today[: len(m.date)]]
    return sorted(coming, key=lambda m: m.date or "9999")


def tasks(part: Part, facts: TurnFacts) -> str:
    """Open tasks and coming dates; those that share words with the question first."""
    coming = dated(facts)
    if not coming:
        return say("tasks_none", facts.language)
    lines = []
    for memory in coming[:8]:
        day = when(memory.date, facts) if memory.date else ""
        text = bare(to_you(memory.content))
        lines.append(f"{day}: {text}" if day else text)
    return f"{say('tasks_head', facts.language)}\n{bullets(lines)}"


def countdown(part: Part, facts: TurnFacts) -> str:
    """Days until (or since) the dated memory that fits the question best."""
    with_day = [memory for memory in facts.memories if memory.date and len(memory.date) >= 10]
    fitting = by_overlap(with_day, part.text)
    if not fitting:
        return say("nothing", facts.language)
    memory = fitting[0]
    days = (date.fromisoformat((memory.date or "")[:10]) - date.fromisoformat(facts.today)).days
    code = "countdown_today" if days == 0 else "countdown" if days > 0 else "countdown_past"
    what = bare(to_you(memory.content))
    return say(code, facts.language, days=abs(days), what=what, date=when(memory.date or "", facts))


def todays_talk(facts: TurnFacts) -> str:
    """What was talked about today."""
    if not facts.today_said:
        return say("today_none", facts.language)
    lines = [" ".join(message.text.split())[:80] for message in facts.today_said[-6:]]
    return f"{say('today_head', facts.language)}\n{bullets(lines)}"


def the_date(facts: TurnFacts) -> str:
    """Today's date and the time."""
    names = "一二三四五六日"
    if facts.language == "zh":
        day = f"{facts.now.year} 年 {facts.now.month} 月 {facts.now.day} 日（星期{names[facts.now.weekday()]}）"
    else:
        day = facts.now.strftime("%A, %-d %B %Y")
    return say("today_is", facts.language, date=day, time=facts.now.strftime("%H:%M"))


def answer(part: Part, facts: TurnFacts) -> str:
    """The answer to one question about the user's own life, or "" if it is none."""
    match part.topic:
        case "slot":
            return about_slot(part, facts)
        case "likes":
            return about_likes(part, facts)
        case "known":
            return everything(facts)
        case "said":
            return past_talk(part, facts)
        case "last_time":
            return last_time(part, facts)
        case "tasks":
            return tasks(part, facts)
        case "countdown":
            return countdown(part, facts)
        case "today":
            return todays_talk(facts)
        case "date":
            return the_date(facts)
    return ""
