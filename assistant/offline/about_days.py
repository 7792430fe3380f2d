"""Answers about days: what is coming, how long until, which date. "" means: not asked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

from assistant.offline.asking import Part, telling
from assistant.offline.attributes import slot_asked
from assistant.offline.bridges import same_kind
from assistant.offline.facts import TurnFacts
from assistant.offline.phrases import say
from assistant.offline.relevance import bullets, fitting, joined, opened, said_plainly, when
from memory.days import days_between, short_date, weekday_name
from memory.records import Kind, Memory
from memory.text import normalise
from memory.writing.dates.resolver import When, resolve
from memory.writing.wording.patterns import lazy

LISTED = 8
_DAY = 10
"""Length of a whole ISO date."""
_DATED = frozenset({Kind.TASK, Kind.EVENT})
_DATED_SLOTS = frozenset({"deadline", "schedule"})
_AGENDA = lazy(
    r"待办|安排|日程|行程表|计划(?!书)|要办|(?:什么|啥)(?:事|是)?(?:还)?(?:没|要|得|该)(?:办|做|弄|处理)|没做完|没完成|要做的?事|有(?:什么|啥|没有)?.{0,3}事|什么事|要(?:干"
    r"|做)(?:什么|嘛|啥|些什么)|干嘛|有空|忙(?:吗|不忙|什么)|约了"
    r"|\b(?:to-?dos?|tasks?|plans?|agenda|schedule|appointments?|deadlines|reminders?)\b|coming up|on my (?:plate"
    r"|calendar|list)|what(?:'s| is) (?:left|planned|next)\b"
    r"|\b(?:do|have) i (?:have|got)\b.{0,24}\b(?:anything|something|on|to do)?|what (?:do|should|must) i"
    r" (?:still |else )*(?:have|need) to do|what am i doing|is there anything"
    r"|anything i (?:have|need|should)|\bam i (?:free|busy)\b"
    r"|\bwhat(?:'s| is|'ve i got| have i got) on\b"
    r"(?=\W*$| (?:for |the |this |next )*(?:today|tomorrow|tonight|week(?:end)?|month|[a-z]{3,6}day|\d))"
    r"|anything (?:on|planned|tomorrow|today|this|next|due)|\bwhat(?:'s| is| are)?\b.{0,16}\bdue\b",
    re.IGNORECASE,
)
_COUNTDOWN = lazy(
    r"(?:还有|离|距离?|到|剩).{0,20}(?:几天|多少天|多久|几周|几个月)|(?:几天|多少天|多久)(?:后|之后|以后)?(?:才"
    r"|就)?(?:到|是|去|交)"
    r"|how (?:many (?:days|weeks)|long|soon|far off)\b.{0,20}\b(?:until|till|til|to|before|is|are|left)\b"
    r"|days? (?:until|till|left)",
    re.IGNORECASE,
)
_WHEN = lazy(
    r"什么时候|几号|哪天|几点|何时|星期几|周几|礼拜几|什么日期|\bwhen\b|what (?:time|day|date)\b|which day",
    re.IGNORECASE,
)
_CLOCK = lazy(r"现在.{0,3}几点|几点了|几点钟了|what time is it|what's the time|the time now", re.IGNORECASE)
_DATE = lazy(
    r"几号|星期几|周几|礼拜几|几月几|什么日子|什么日期|what(?:'s| is| was| will)?(?: be)? (?:the |[a-z]+'s )?(?:date"
    r"|day)\b|which (?:day"
    r"|date)\b|what day",
    re.IGNORECASE,
)
_PAST = lazy(r"上次|上一次|说过|提过|聊|\blast\b|\bdid\b|\bago\b", re.IGNORECASE)
_WAS = lazy(r"\bwas\b|那天")
_BIRTHDAY = lazy(r"生日|\bbirthday\b", re.IGNORECASE)
_DURATION = lazy(r"\d[:：点]\d*.{1,6}\d[:：点]")
_DATE_WORDS = lazy(
    r"\b(?:now|right|current|exactly|date|day|days|time|until|till|left|long|soon|trip|appointment"
    r"|due)\b|旅行|旅游|日子|日期"
)

_TOOK_PLACE = lazy(
    r"(?<![约約订訂定预預报報买買抢搶])了|\b(?:went|had|met|saw|was|were|took|passed|attended|visited|finished)\b"
)
"""Of an event of today: it is over already (谈了合同, "had lunch with"), and not only agreed upon (约了牙医)."""


def named_days(text: str, facts: TurnFacts, *, past: bool = False) -> When | None:
    """The day or days that a text names."""
    found = resolve(text, facts.now, facts.zone, leaning="past" if past else "future")
    return next((one for one in found if one.first_day and one.last_day), None)


def is_coming(memory: Memory, today: str) -> bool:
    """Is it a task, an event or a deadline that is not over?"""
    if memory.kind not in _DATED and memory.slot not in _DATED_SLOTS:
        return False
    if memory.kind is Kind.EVENT and memory.date == today and _TOOK_PLACE.search(memory.content):
        return False
    return not memory.date or memory.date >= today[: len(memory.date)]


def coming(facts: TurnFacts) -> list[Memory]:
    """Tasks, events and deadlines that are not over, the next first, undated ones last."""
    return sorted((m for m in facts.memories if is_coming(m, facts.today)), key=lambda m: m.date or "9999")


def task_line(memory: Memory, facts: TurnFacts) -> str:
    """One of them: its day, and what it is."""
    what = said_plainly(memory)
    if not memory.date:
        return what
    over = memory.date < facts.today[: len(memory.date)]  # its bare weekday would read as the next one
    day = short_date(memory.date, facts.language, facts.today) if over else when(memory.date, facts)
    return opened(say("task", facts.language, day=day, what=what))


def next_one(code: str, facts: TurnFacts, after: str = "") -> str:
    """A phrase about the next dated thing after a day; "" when there is none."""
    later = next((memory for memory in coming(facts) if memory.date and memory.date > after), None)
    return say(code, facts.language, day=when(later.date or "", facts), what=said_plainly(later)) if later else ""


def agenda(part: Part, facts: TurnFacts) -> str:
    """What is on record for the days that are named, or for all days to come."""
    if not part.asks or part.advice or not _AGENDA.search(part.clean) or _PAST.search(part.clean):
        return ""
    span = named_days(part.text, facts)
    if span is None and (slot_asked(part.clean) or _topic(part)):
        return ""
    if span is None:
        return _listed(say("tasks_head", facts.language), coming(facts), facts) or say("tasks_none", facts.language)
    if span.last_day < facts.today:
        return ""
    return _on_days(span, facts)


def _topic(part: Part) -> list[str]:
    """What an agenda question is about besides days: "do I have any pets" asks for no agenda."""
    generic = telling(
        normalise(
            "task plan agenda schedule appointment todo reminder deadline anything planned important urgent "
            "pressing due 要紧 重要 紧急 着急 要事 待办 要办 没办 办 安排 日程 计划"
        )
    )
    return [term for term in part.terms if term not in {*generic, "to-do", "on", "left", "plate", "up", "else", "事"}]


def _on_days(span: When, facts: TurnFacts) -> str:
    words = span.words.strip()
    on_them = [
        m for m in facts.memories if m.date and len(m.date) == _DAY and span.first_day <= m.date <= span.last_day
    ]
    if on_them:
        ordered = sorted(on_them, key=lambda memory: memory.date or "")
        return _listed(say("span_head", facts.language, span=words), ordered, facts)
    none = say("span_none", facts.language, span=words)
    later = next_one("span_next", facts, span.last_day)
    return joined([none, later] if later else [none], facts.language)


def _listed(head: str, memories: Sequence[Memory], facts: TurnFacts) -> str:
    lines = [task_line(memory, facts) for memory in memories[:LISTED]]
    return f"{head}\n{bullets(lines)}" if lines else ""


def countdown(part: Part, facts: TurnFacts) -> str:
    """Days until (or since) the dated memory that fits best, or a day that is named."""
    if not _COUNTDOWN.search(part.clean) or _DURATION.search(part.clean):
        return ""
    span = named_days(part.text, facts)
    found = _dated_about(part, facts, anything=span is None)
    if found:
        memory, day = found
        return _counted(day, said_plainly(memory), facts)
    if span is None:
        return say("countdown_unknown", facts.language)
    running = span.first_day <= facts.today < span.last_day
    return _counted(span.last_day if running else span.first_day, span.words.strip(), facts)


def _counted(day: str, what: str, facts: TurnFacts) -> str:
    days = days_between(facts.today, day)
    code = "countdown_today" if days == 0 else "countdown" if days > 0 else "countdown_past"
    return say(code, facts.language, count=abs(days), what=what, date=_near(day, facts))


def _dated_about(part: Part, facts: TurnFacts, *, anything: bool) -> tuple[Memory, str] | None:
    """The dated memory that a question is about, and its (next) day; `anything`: "my trip" means the next trip."""
    terms = telling(_DATE_WORDS.sub(" ", part.clean))
    with_day = {memory.id: day for memory in facts.memories if (day := _day_of(memory, facts))}
    dated = [memory for memory in facts.memories if memory.id in with_day]
    if slot_asked(part.clean) == "birthday":
        held = [memory for memory in dated if memory.slot == "birthday"]
    elif terms:
        held = fitting(dated, terms)
    else:
        ahead = [memory for memory in dated if with_day[memory.id] >= facts.today and memory.slot != "birthday"]
        held = sorted(same_kind(part.clean, ahead), key=lambda memory: with_day[memory.id]) if anything else []
    return (held[0], with_day[held[0].id]) if held else None


def _day_of(memory: Memory, facts: TurnFacts) -> str:
    if memory.slot == "birthday" or _BIRTHDAY.search(memory.content):
        found = [one for one in resolve(memory.content, facts.now, facts.zone, leaning="future") if one.first_day]
        day = found[0].first_day if found else ""
        while day and day < facts.today:
            day = f"{int(day[:4]) + 1}{day[4:]}"
        return day
    return memory.date if memory.date and len(memory.date) == _DAY else ""


def asks_when(part: Part) -> bool:
    """Does a question ask for a time?"""
    return _WHEN.search(part.clean) is not None


def when_is(part: Part, facts: TurnFacts) -> str:
    """When something that is on record takes place."""
    if not part.asks or part.advice or not asks_when(part) or _PAST.search(part.clean):
        return ""
    terms = telling(_DATE_WORDS.sub(" ", part.clean))
    dated = [memory for memory in facts.memories if memory.date]
    held = fitting(dated, terms) if terms else same_kind(part.clean, coming(facts))
    return task_line(held[0], facts) + ("。" if facts.language == "zh" else ".") if held else ""


def calendar(part: Part, facts: TurnFacts) -> str:
    """The date and the weekday, of today or of the day that is named; the time."""
    if _CLOCK.search(part.clean):
        return "" if telling(_DATE_WORDS.sub(" ", part.clean)) else _today(facts)
    if not _DATE.search(part.clean) or not part.asks:
        return ""
    span = named_days(part.text, facts, past=_WAS.search(part.clean) is not None)
    other = part.clean.replace(normalise(span.words), " ") if span else part.clean
    if telling(_DATE_WORDS.sub(" ", other)) or _PAST.search(other):
        return ""
    if span is None or span.first_day == facts.today:
        return _today(facts)
    return say("day_is", facts.language, words=span.words.strip(), date=_full(span.first_day, facts))


def _today(facts: TurnFacts) -> str:
    day = facts.now.date().isoformat()
    return say("today_is", facts.language, date=_full(day, facts), time=facts.now.strftime("%H:%M"))


def _near(day: str, facts: TurnFacts) -> str:
    """A date with its weekday to stand in brackets: 12月4日，周五; Friday, 4 Dec."""
    date_said, weekday = short_date(day, facts.language, facts.today), weekday_name(day, facts.language)
    return f"{date_said}，{weekday}" if facts.language == "zh" else f"{weekday}, {date_said}"


def _full(day: str, facts: TurnFacts) -> str:
    """A date with its weekday: 2026年12月4日（星期五）, Friday, 4 Dec 2026."""
    at = date.fromisoformat(day)
    if facts.language == "zh":
        return f"{at.year}年{at.month}月{at.day}日（星期{'一二三四五六日'[at.weekday()]}）"
    return at.strftime("%A, %-d %b %Y")
