"""Answers about what was said: today, on a day, the last time, what waits for a model. "" means: not asked."""

from __future__ import annotations

import re

from assistant.offline.about_days import named_days
from assistant.offline.asking import Part, is_question
from assistant.offline.facts import TurnFacts
from assistant.offline.handover import prompt_of
from assistant.offline.phrases import say
from assistant.offline.relevance import bullets, fitting, nothing_on, quote, said_about, sentence, when
from memory.records import Line, Source
from memory.text import shorten
from memory.writing.dates.resolver import When
from memory.writing.wording.patterns import lazy

SHOWN = 4
_TODAY = lazy(
    r"(?:今天|刚才|刚刚).{0,8}(?:聊|说|谈|讲|[让叫要]你)(?:了|过|的|做|干)?.{0,6}(?:什么|嘛|啥|哪些)|what (?:did"
    r"|have) (?:we|i) (?:talk"
    r"|discuss|cover|say"
    r"|tell).{0,14}(?:today|so far|just now)|today's talk",
    re.IGNORECASE,
)
_LAST = lazy(
    r"上(?:一)?次.{0,20}(?:什么时候|哪天|何时|多久)|(?:什么时候|哪天|几号).{0,8}(?:说过|提过|聊过|讲过|去过?的|做的"
    r"|打的|见的)|多久没|when did i|when (?:was"
    r"|is) the last time|how long (?:ago|since)|last time i",
    re.IGNORECASE,
)
_SAID = lazy(
    r"(?:说|提|讲|聊|谈|告诉)(?:过|了|到|过你|你的)|跟你说|和你说|上次|上回|[昨前]天|上周|我们聊|记得.{0,12}吗"
    r"|\b(?:did|have) (?:i|we)\b|\b(?:said|told|mentioned|talked|discussed|was i|were we|last (?:week|time|night"
    r"|month)|yesterday)\b|do you remember",
    re.IGNORECASE,
)
_PROMPT = lazy(
    r"(?:做成|变成|生成|写成|导出|复制|整理成|给我).{0,10}(?:提示词|prompt)"
    r"|\b(?:copy|give|make|turn|export|write|show)\b.{0,24}\b(?:as|into|the|a) prompt\b",
    re.IGNORECASE,
)
_KEPT = lazy(
    r"(?:留着|等着|存着|没回答|没答).{0,8}(?:什么|哪些|问题|请求)|(?:什么|哪些)(?:问题|请求).{0,6}(?:留|等|没)"
    r"|(?:what|which|any).{0,16}(?:requests?|questions?).{0,16}(?:kept|waiting|wait|open|left|keep|unanswered"
    r"|pending)|what (?:are you keeping|is waiting)|what did i ask.{0,16}(?:couldn't|could not|can't|open)",
    re.IGNORECASE,
)


def todays_talk(part: Part, facts: TurnFacts) -> str:
    """What the user said today."""
    if not _TODAY.search(part.clean):
        return ""
    said = [shorten(message.text, 80) for message in facts.today_said[-6:]]
    return f"{say('today_head', facts.language)}\n{bullets(said)}" if said else say("today_none", facts.language)


def kept_asked(part: Part, facts: TurnFacts) -> str:
    """The requests that wait for a language model."""
    if not _KEPT.search(part.clean):
        return ""
    if not facts.kept:
        return say("kept_none", facts.language)
    lines = [say("task", facts.language, day=when(m.day, facts), what=shorten(m.text, 100)) for m in facts.kept]
    return f"{say('kept_head', facts.language)}\n{bullets(lines)}"


def prompt_asked(part: Part, facts: TurnFacts) -> str:
    """The newest waiting request as a text to copy, with its memories."""
    if not _PROMPT.search(part.clean):
        return ""
    if not facts.kept:
        return say("kept_none", facts.language)
    prompt = prompt_of(facts.kept[-1].text, facts.memories, facts.language)
    return f"{say('prompt_head', facts.language)}\n\n```\n{prompt.replace('```', '')}\n```"


def last_time(part: Part, facts: TurnFacts) -> str:
    """The newest mention of what is asked for."""
    if not _LAST.search(part.clean):
        return ""
    said = [line for line in said_about(part.terms, facts) if line.source is Source.MESSAGE]
    if said:
        newest = max(said, key=lambda line: line.date)
        return say("said_last", facts.language, date=when(newest.date, facts), what=newest.text)
    held = fitting(facts.memories, part.terms)
    return sentence(held[0], facts) if held else nothing_on(facts)


def past_talk(part: Part, facts: TurnFacts) -> str:
    """What was said on a day that is named, or about what is asked."""
    if not part.asks or part.advice or not _SAID.search(part.clean):
        return ""
    span = named_days(part.text, facts, past=True)
    if span is not None and span.first_day <= facts.today and (lines := _of_days(span, part, facts)):
        return lines
    held = fitting(facts.memories, part.terms)[:2]
    told = [sentence(memory, facts) for memory in held]
    said = _quoted(said_about(part.terms, facts, held), facts)
    return "\n".join(text for text in (bullets(told), said) if text) or nothing_on(facts)


def _of_days(span: When, part: Part, facts: TurnFacts) -> str:
    """What was said on these days about what is asked; else their summaries, and of the others what the user told."""
    wanted = [line for line in said_about(part.terms, facts) if span.first_day <= line.date <= span.last_day]
    on_them = [line for line in facts.history if span.first_day <= line.date <= span.last_day]
    summed_up = [line for line in on_them if line.source is Source.DAY]
    said = [line for line in on_them if line.source is Source.MESSAGE]
    told = [line for line in said if not is_question(line.text)]
    others = [line for line in told if line.date not in {day.date for day in summed_up}]
    return _quoted(wanted or [*summed_up, *others] or said or on_them, facts)


def _quoted(lines: list[Line], facts: TurnFacts) -> str:
    ordered = sorted(lines[:SHOWN], key=lambda line: line.date)
    return bullets(quote(line, facts) for line in ordered)
