"""The fields of an item as language models name and fill them: aliases, scores, flags, numbers.

Names come in any case and spelling (shouldRemember, 置信度), scores as 0.9, "85%", 9/10 or "high". What cannot
be read is None; nothing here raises.
"""

from __future__ import annotations

import math
import re
import unicodedata
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeAlias

from memory.sanitize import clean_text
from memory.traditional import TO_SIMPLIFIED

Node: TypeAlias = "str | int | float | bool | list[Node] | Obj | None"
"""A value as read from the answer."""


@dataclass(slots=True)
class Obj:
    """An object with its pairs in order; a key may occur twice, which damaged answers do."""

    pairs: list[tuple[str, Node]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class RawItem:
    """One item of a model's answer: cleaned strings, unchecked meaning."""

    content: str
    kind: str | None = None
    slot: str | None = None
    topic: str | None = None
    quote: str = ""
    value: str = ""
    date: str | None = None
    confidence: float | None = None
    """0 to 1."""
    importance: float | None = None
    """0 to 1."""
    expires_at: str | None = None
    should_remember: bool = True
    replaces: int | None = None
    """Number of a known memory, as shown to the model."""


CONTENT_ALIASES = ("content", "memory", "text", "fact")
"""What the content may be called, the best first."""

_ALIASES = {
    "content": "content 内容 记忆内容 memory_content contents",
    "memory": "memory 记忆",
    "text": "text 文本 sentence 句子 statement 陈述",
    "fact": "fact 事实",
    "kind": "kind type 类型 种类 类别 category 分类",
    "slot": "slot 槽位 槽 属性 attribute",
    "topic": "topic 主题 话题",
    "quote": "quote 原话 引用 引文 原文 依据 evidence source_quote quotation quoted_text",
    "value": "value 值 取值",
    "date": "date 日期 时间",
    "confidence": "confidence 置信度 可信度 信心 confidence_score conf certainty",
    "importance": "importance 重要性 重要度 重要程度 importance_score",
    "expires_at": "expires_at expires expiry expiration expires_on 过期时间 过期日期 到期时间 到期 失效时间 有效期至",
    "should_remember": "should_remember remember 应记住 是否记住 值得记住 应该记住 需要记住",
    "replaces": "replaces supersedes replace 取代 替换 替代",
}
FIELDS: dict[str, str] = {alias: name for name, aliases in _ALIASES.items() for alias in aliases.split()}
"""Every spelling of a field's name, in normal form, and the field it means."""

_LONGEST_NAME = 80
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_JOINTS = re.compile(r"[\s\-.]+")
_NUMBERED = re.compile(r"^(\D+?)_?\d{1,4}$")
_INVISIBLE = dict.fromkeys(map(ord, "\u00ad\u180e\u200b\u2060\ufeff"))
_NOTHING = frozenset({"", "null", "none", "nil", "n/a", "na", "nan", "undefined", "无", "空", "没有", "-", "—"})
_NUMBER = re.compile(r"(?<![\w.])[-+]?\d{0,12}[.,]?\d{1,12}(?:e[-+]?\d{1,3})?", re.IGNORECASE)
_FRACTION = re.compile(r"([\d.]{1,6})\s*(?:/|out of|of|分之)\s*([\d.]{1,6})", re.IGNORECASE)
_WORDS = (
    (("very high", "certain", "definite", "非常高", "很高", "极高", "确定", "肯定", "critical"), 0.95),
    (("very low", "非常低", "很低", "极低"), 0.1),
    (("medium", "moderate", "mid", "average", "normal", "中", "一般"), 0.6),
    (("high", "strong", "likely", "sure", "高", "强", "重要"), 0.9),
    (("low", "weak", "unlikely", "minor", "低", "弱"), 0.3),
)  # fmt: skip
_TENTHS = re.compile(r"([一二三四五六七八九十])成")
_YES = frozenset({"true", "yes", "y", "1", "是", "对", "应该", "需要", "值得", "应"})
_NO = frozenset({"false", "no", "n", "0", "否", "不", "不是", "不应该", "不需要", "不值得", "不应"})


def clean_line(text: str) -> str:
    """One line of the text without control and invisible characters."""
    clean = text if text.isprintable() else clean_text(text).translate(_INVISIBLE)
    return " ".join(clean.split())


def field_name(key: str) -> str:
    """The key in normal form: snake case, Simplified, without a trailing number if a content name stands before it."""
    return _field_name(key[:_LONGEST_NAME])


@lru_cache(maxsize=2048)
def _field_name(key: str) -> str:
    name = unicodedata.normalize("NFKC", clean_line(key))
    name = _JOINTS.sub("_", _CAMEL.sub("_", name)).casefold().translate(TO_SIMPLIFIED).strip("_*`\"' :")
    if (match := _NUMBERED.match(name)) and FIELDS.get(match[1]) in CONTENT_ALIASES:
        return match[1]
    return name


def words_of(node: Node) -> str:
    """The text of a field, whatever it is wrapped in; "" for what says nothing."""
    match node:
        case str():
            line = clean_line(node)
            return "" if line.casefold() in _NOTHING else line
        case bool() | None:
            return ""
        case int() | float():
            return f"{node:.15g}" if -1e15 < node < 1e15 else ""
        case list():
            return words_of(node[0]) if node and not isinstance(node[0], list) else ""
        case Obj():
            return words_of(_inner(node))
    return ""


def score_of(node: Node) -> float | None:
    """A confidence or importance on the scale 0 to 1, from a number, a percentage, a fraction or a word."""
    match node:
        case bool() | None:
            return None
        case int() | float():
            return _scaled(node)
        case str():
            return _score_of_words(unicodedata.normalize("NFKC", clean_line(node)[:80]).casefold())
        case list():
            return score_of(node[0]) if len(node) == 1 and not isinstance(node[0], list) else None
        case Obj():
            return score_of(_inner(node))
    return None


def flag_of(node: Node) -> bool:
    """Should it be remembered? What is not plainly a no is a yes."""
    if isinstance(node, bool | int | float):
        return bool(node)
    return words_of(node).casefold() not in _NO if isinstance(node, str) else True


def number_of(node: Node) -> int | None:
    """The number of a known memory: 2, "2", "#2", [2]; None for anything else."""
    if isinstance(node, list) and len(node) == 1:
        return number_of(node[0]) if not isinstance(node[0], list) else None
    if isinstance(node, bool) or node is None:
        return None
    match = re.fullmatch(r"[#№\[(]?\s*(\d{1,6})(?:\.0*)?[\])]?", words_of(node))
    return int(match[1]) if match else None


def _inner(node: Obj) -> str | int | float | None:
    """What an object that only wraps a value holds ({"value": 1})."""
    for key, value in node.pairs:
        plain = value is None or isinstance(value, str | int | float)
        if plain and field_name(key) in ("value", "text", "score", "content", "值"):
            return value  # type: ignore[return-value]  # narrowed by `plain`
    return None


def _score_of_words(text: str) -> float | None:
    if match := _TENTHS.search(text):
        return ("一二三四五六七八九十".index(match[1]) + 1) / 10
    if match := _FRACTION.search(text):
        part, whole = _float(match[1]), _float(match[2])
        return part / whole if part is not None and whole and 0 <= part <= whole else None
    if match := _NUMBER.search(text):
        number = _float(match[0].replace(",", "."))
        if number is None:
            return None
        percent = re.match(r"\s*(?:%|percent\b|per cent\b)", text[match.end() :])
        return _bounded(number / 100) if percent else _scaled(number)
    return next((score for words, score in _WORDS if any(word in text for word in words)), None)


def _float(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None


def _scaled(number: float) -> float | None:
    """A bare number on the scale it seems to be on: 0–1, 1–5, 1–10 or 0–100."""
    if not -1 < number <= 100 or math.isnan(number):
        return None
    return _bounded(next(number / top for top in (1, 5, 10, 100) if number <= top))


def _bounded(number: float) -> float | None:
    return float(number) if 0 <= number <= 1 else None
