"""From a model's answer to proposals: only what the user typed counts, whatever the model says.

An item stands on a quote; one whose quote is not in a user message is dropped. Unknown kinds, slots, dates and
numbers fall back to something harmless, they never pass through.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import Any

from memory.days import ending
from memory.records import PROFILE_SLOTS, SLOTS, Kind, Memory, Message, Proposal, Role, SourceType
from memory.sanitize import clean_text
from memory.writing.parsing.founded import invents_a_number, share_typed
from memory.writing.parsing.parser import RawItem, parse_items
from memory.writing.parsing.quotes import Typed, find_quote, same_script, typed_messages
from memory.writing.parsing.voices import objection

MOST_ITEMS = 20
"""Items taken from one answer."""
MOST_CHARS = 400
"""Characters of a content; a longer one is a text, not a sentence."""
DEFAULT_CONFIDENCE = 0.8
DEFAULT_IMPORTANCE = 0.5

_TEXT = {"type": "string"}
_TEXT_OR_NULL = {"type": ["string", "null"]}
_SCORE = {"type": "number"}
_FIELDS: dict[str, dict[str, Any]] = {
    "should_remember": {"type": "boolean"},
    "kind": {"type": "string", "enum": [kind.value for kind in Kind]},
    "slot": {"type": ["string", "null"], "enum": [*SLOTS, None]},
    "topic": _TEXT_OR_NULL,
    "content": _TEXT,
    "quote": _TEXT,
    "value": _TEXT,
    "date": _TEXT_OR_NULL,
    "confidence": _SCORE,
    "importance": _SCORE,
    "expires_at": _TEXT_OR_NULL,
    "replaces": {"type": ["integer", "null"]},
}
_ITEM = {"type": "object", "properties": _FIELDS, "required": list(_FIELDS), "additionalProperties": False}
EXTRACTION_SCHEMA: dict[str, object] = {
    "type": "object",
    "properties": {"memories": {"type": "array", "items": _ITEM}},
    "required": ["memories"],
    "additionalProperties": False,
}
"""What the model is asked to return, in the strict dialect (all required, nothing besides, null where unknown)."""

_KIND_WORDS = {
    Kind.FACT: "facts 事实", Kind.PREFERENCE: "preferences 偏好 喜好", Kind.EVENT: "events 事件 经历",
    Kind.DECISION: "decisions 决定 决策", Kind.TASK: "tasks todo to_do 任务 待办",
    Kind.INSTRUCTION: "instructions rule 指令 指示 要求", Kind.RECIPE: "recipes procedure workflow 做法 步骤 流程",
}  # fmt: skip
_KINDS: dict[str, Kind] = {word: kind for kind, words in _KIND_WORDS.items() for word in (kind.value, *words.split())}
_SLOT_WORDS = {
    "name": "姓名 名字", "nickname": "昵称 称呼", "age": "年龄", "birthday": "生日", "gender": "性别",
    "location": "city residence 居住地 住址 所在地", "hometown": "家乡 老家", "job": "occupation profession 职业 工作",
    "employer": "company 公司 雇主", "school": "学校", "education": "学历 教育", "language": "languages 语言",
    "timezone": "time_zone 时区", "family": "家人 家庭", "pet": "pets 宠物", "diet": "饮食",
    "allergy": "allergies 过敏",
    "health": "健康", "hobby": "hobbies 爱好", "likes": "like 喜欢", "dislikes": "dislike 不喜欢", "tool": "tools 工具",
    "device": "devices 设备", "project": "projects 项目", "goal": "goals 目标", "deadline": "deadlines 截止日期",
    "budget": "预算", "schedule": "日程", "habit": "habits 习惯", "relationship": "relationships 关系",
    "vehicle": "car 车", "other": "其他 其它",
}  # fmt: skip
_SLOTS: dict[str, str] = {slot: slot for slot in SLOTS} | {
    word: slot for slot, words in _SLOT_WORDS.items() for word in words.split()
}
_LEAST_SHARE, _TOLD_SHARE = 0.2, 0.5
"""Share of a content's telling words that the message must hold, and below which the content is the model's own
conclusion (of 114 sentences that people wrote for what they had read, one lies below 0.5). A decision may name what was
accepted instead.
"""
_LONG_KINDS = frozenset({Kind.PREFERENCE, Kind.DECISION, Kind.INSTRUCTION, Kind.RECIPE, Kind.TASK})
_LONG_SLOTS = frozenset({"reply_style", "reply_language", "diet"})
_DATE = re.compile(r"(\d{4})(?:[-/.年](\d{1,2})(?:[-/.月](\d{1,2})日?)?月?)?年?(?=[T\s]|\Z)")
_FIRST_YEAR, _LAST_YEAR = 1900, 2200


@dataclass(frozen=True, slots=True)
class ExtractedItem:
    """A proposal, and the message that its quote was found in."""

    proposal: Proposal
    message: Message


@dataclass(frozen=True, slots=True)
class ParsedExtraction:
    """What a model's answer brought. Not `ok`: it could not be read, and is worth another try."""

    items: tuple[ExtractedItem, ...]
    ok: bool
    reason: str
    """Not ok: why, as in `ParsedItems`. ok: what was dropped, by rule and count ("quote 2, script 1"), or ""."""
    dropped: tuple[str, ...] = ()
    """The rules that dropped items, each once."""


@dataclass(frozen=True, slots=True)
class _Shown:
    """What the model had before it."""

    typed: Sequence[Typed]
    messages: Sequence[Message]
    known: Sequence[Memory]

    def numbered(self, number: int | None) -> Memory | None:
        """The memory that was shown under a number."""
        return self.known[number - 1] if number and number <= len(self.known) else None

    def said_beside(self, item: RawItem) -> Iterator[str]:
        """What else was said that an item may rest on; where the user decided, what the assistant proposed too."""
        decided = _kind(item.kind) is Kind.DECISION
        return (one.text for one in self.messages if one.role is Role.USER or decided)


def parse_extraction(raw: str, messages: Sequence[Message], known: Sequence[Memory]) -> ParsedExtraction:
    """The proposals in a model's answer about these messages. Never raises.

    `known` are the memories the model was shown, numbered from 1; `replaces` refers to them.
    """
    parsed = parse_items(raw)
    if not parsed.ok:
        return ParsedExtraction((), ok=False, reason=parsed.reason)
    shown = _Shown(typed_messages(messages) if parsed.items else [], messages, known)
    items: list[ExtractedItem] = []
    dropped: Counter[str] = Counter()
    for raw_item in parsed.items:
        item = "too_many" if len(items) >= MOST_ITEMS else _extracted(raw_item, shown)
        if isinstance(item, str):
            dropped[item] += 1
        else:
            items.append(item)
    reason = ", ".join(f"{rule} {count}" for rule, count in sorted(dropped.items()))
    return ParsedExtraction(tuple(items), ok=True, reason=reason, dropped=tuple(sorted(dropped)))


def _extracted(item: RawItem, shown: _Shown) -> ExtractedItem | str:
    """The proposal of one item, or the name of the rule that drops it."""
    if not item.should_remember:
        return "not_worth_it"
    if len(item.content) > MOST_CHARS:
        return "too_long"
    for typed in shown.typed:
        quote = find_quote(item.quote, typed)
        if quote is not None:
            replaced = shown.numbered(item.replaces)
            sources = [typed.message.text, *([replaced.content] if replaced else [])]
            share = 1.0 if _kind(item.kind) is Kind.DECISION else share_typed(item.content, sources)
            fault = _fault(item, quote, typed, share)
            if not fault and invents_a_number(item.content, [*sources, *shown.said_beside(item)]):
                fault = "number"
            if fault:
                return fault
            source_type = SourceType.INFERRED if share < _TOLD_SHARE else SourceType.OBSERVED
            proposal = _proposal(item, quote, typed.message.zone, source_type)
            return ExtractedItem(replace(proposal, replaces=replaced.id if replaced else None), typed.message)
    return "quote"


def _fault(item: RawItem, quote: str, typed: Typed, share: float) -> str:
    """What is wrong with a content beside its quote: another script, words that nobody said, another person."""
    text = typed.message.text
    if not same_script(item.content, quote, text):
        return "script"
    if share < _LEAST_SHARE:
        return "unfounded"
    start = text.find(quote)
    return objection(item.content, (start, start + len(quote)), typed.voices)


def _proposal(item: RawItem, quote: str, zone: str, source_type: SourceType) -> Proposal:
    kind, slot = _kind(item.kind), _slot(item.slot)
    day, expires_at = iso_date(item.date), _moment(item.expires_at, zone)
    return Proposal(
        kind=kind,
        content=clean_text(item.content),
        quote=quote,
        slot=slot,
        value=item.value if len(item.value) <= MOST_CHARS else "",
        topic=item.topic if item.topic and len(item.topic) <= MOST_CHARS else None,
        date=day,
        lifetime=_lifetime(kind, slot, day, expires_at),
        expires_at=expires_at,
        confidence=DEFAULT_CONFIDENCE if item.confidence is None else item.confidence,
        importance=DEFAULT_IMPORTANCE if item.importance is None else item.importance,
        source_type=source_type,
    )


def _kind(word: str | None) -> Kind:
    return _KINDS.get(_name(word), Kind.FACT)


def _slot(word: str | None) -> str | None:
    return _SLOTS.get(_name(word))


def _name(word: str | None) -> str:
    return re.sub(r"[\s\-]+", "_", (word or "").strip()).casefold()


def iso_date(text: str | None) -> str | None:
    """The date in ISO form with the precision it was given in (2026, 2026-12, 2026-12-01); None for no real date."""
    match = _DATE.match((text or "").strip())
    if match is None:
        return None
    year, month, day = (int(part) if part else 0 for part in match.groups())
    try:
        date(year, month or 1, day or 1)
    except ValueError:
        return None
    if not _FIRST_YEAR <= year <= _LAST_YEAR or (match[2] and not month) or (match[3] and not day):
        return None
    return f"{year:04}" + (f"-{month:02}" if month else "") + (f"-{day:02}" if day else "")


def _moment(text: str | None, zone: str) -> datetime | None:
    """A date (then the end of that day where the user is) or a date and time (the user's where no zone is given)."""
    stated = (text or "").strip()
    day = iso_date(stated) if len(stated) <= len("2026年12月01日") else None
    if day is not None and len(day) != len("2026-12-01"):
        return None
    moment = ending(day or stated, zone)
    return moment if moment and _FIRST_YEAR <= moment.year <= _LAST_YEAR else None


def _lifetime(kind: Kind, slot: str | None, day: str | None, expires_at: datetime | None) -> str:
    """temporary (it has an end), permanent (who the user is) or long (all else)."""
    if expires_at is not None or (kind in (Kind.TASK, Kind.EVENT) and day is not None):
        return "temporary"
    permanent = slot in PROFILE_SLOTS and slot not in _LONG_SLOTS and kind not in _LONG_KINDS
    return "permanent" if permanent else "long"
