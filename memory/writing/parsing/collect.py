"""From the values of an answer to its items: wrappers are opened, schemas, templates and echoes passed over."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from memory.records import SLOTS, Kind
from memory.writing.parsing.fields import (
    CONTENT_ALIASES,
    FIELDS,
    Node,
    Obj,
    RawItem,
    clean_line,
    field_name,
    flag_of,
    number_of,
    score_of,
    words_of,
)

_MAX_DEPTH = 64
_MAX_ENCODED = 200_000
"""Characters of a string that may itself be a JSON answer."""

_WRAPPER_NAMES = """
memories memory facts fact items item results result data output outputs response answer list entries records
preferences preference events event tasks task instructions instruction decisions decision recipes
user_facts user_memories new_memories extracted extracted_memories extracted_facts memory_list texts contents
记忆 记忆列表 事实 偏好 事件 任务 指令 决定 列表 结果 数据 条目 内容 新记忆 提取结果 用户记忆
"""
_WRAPPERS = frozenset(_WRAPPER_NAMES.split())
"""Names under which a list of bare strings holds contents."""

_SKIPPED_NAMES = """
schema json_schema properties definitions $defs required enum example examples template format
reasoning thinking thoughts thought analysis explanation rationale reason reasons scratchpad notes note
known known_memories existing existing_memories old_memories previous_memories input messages conversation
history transcript dialogue rejected discarded ignored skipped not_remembered forgotten deleted removed
questions warnings errors error prompt system
示例 例子 模板 思考 推理 分析 解释 理由 原因 已知 已知记忆 已有记忆 对话 忽略 丢弃 未记住 问题 错误
"""
_SKIPPED = frozenset(_SKIPPED_NAMES.split())
"""Names whose contents are no answer: schemas, reasoning, what was handed in, what was turned down."""

_ROLES = frozenset({"user", "assistant", "system", "tool", "human", "ai", "model", "developer"})
_EMPTY_WORDS = """
... … .. string str text content memory fact sentence statement null none n/a empty placeholder example
内容 记忆 记忆内容 事实 文本 字符串 示例 例子 一句话 无 空 暂无
"""
_NO_CONTENT = frozenset(_EMPTY_WORDS.split()) | {"memory content", "the memory", "the content", "memory text"}
_NAMES = frozenset({*SLOTS, *(kind.value for kind in Kind)})
_PLACEHOLDER = re.compile(
    r"<[^<>]{0,200}>|\{\{?[^{}]{0,200}\}?\}|\[[^\[\]]{0,200}\]|＜[^＜＞]{0,200}＞|〈[^〈〉]{0,200}〉|(?:\w+\|){2,}\w+"
    r"|(?:an?|one|the)?\s*(?:(?:short|single|neutral|concise|brief|complete|clear|self-contained|,"
    r"|and)\s*){1,5}(?:sentence|statement|description|summary|fact)s?\b.{0,120}|(?:一句|一段|简短的?"
    r"|用一句).{0,30}(?:的话|句子|陈述|描述|概括)(?:[，,].{0,40})?",
    re.IGNORECASE,
)
_ALTERNATIVES = re.compile(r"\w+\s*\|\s*\w+")


def items_in(node: Node, *, bare: bool) -> Iterator[RawItem]:
    """The items of one value; `bare` allows bare strings in its outermost list."""
    yield from _walk(node, bare, None, 0)


def decoded(text: str) -> Node:
    """The list or object that a string encodes as JSON, or None."""
    stripped = text.strip()
    if not (stripped[:1] in ("[", "{", '"') and stripped[-1:] in ("]", "}", '"')) or len(stripped) > _MAX_ENCODED:
        return None
    return load_strict(stripped)


def load_strict(text: str, levels: int = 3) -> Node:
    """The list or object that the text is, by the letter (control characters allowed), encoded up to 3 times."""
    try:
        node: Node = json.loads(text, strict=False, object_pairs_hook=Obj)
    except (ValueError, RecursionError):
        return None
    if isinstance(node, str):
        return load_strict(node, levels - 1) if levels > 1 else None
    return node if isinstance(node, list | Obj) else None


def is_empty(node: Node) -> bool:
    """Does the value properly say that there is nothing to remember?"""
    return _is_empty(node, 0)


def _is_empty(node: Node, depth: int) -> bool:
    if depth > _MAX_DEPTH:
        return False
    if isinstance(node, list):
        return all(isinstance(child, list | Obj) and _is_empty(child, depth + 1) for child in node)
    if not isinstance(node, Obj) or _is_schema(node):
        return False
    if not node.pairs:
        return depth == 0
    wrapped = [value for key, value in node.pairs if field_name(key) in _WRAPPERS]
    if not wrapped:
        return any(FIELDS.get(field_name(key)) == "should_remember" and not flag_of(v) for key, v in node.pairs)
    return all(value is None or value == [] or value == Obj() or _is_empty(value, depth + 1) for value in wrapped)


def _walk(node: Node, bare: bool, kind: str | None, depth: int) -> Iterator[RawItem]:
    if depth > _MAX_DEPTH:
        return
    if isinstance(node, str):
        inner = decoded(node)
        if inner is not None:
            yield from _walk(inner, True, kind, depth + 1)
        elif bare and (content := _content(node)):
            yield RawItem(content, kind=kind)
    elif isinstance(node, list):
        for child in node:
            yield from _walk(child, bare and not isinstance(child, list), kind, depth + 1)
    elif isinstance(node, Obj) and not _is_schema(node):
        yield from _object(node, kind, depth)


def _object(node: Obj, kind: str | None, depth: int) -> Iterator[RawItem]:
    named = [(field_name(key), value) for key, value in node.pairs]
    alias = _content_alias(named)
    wraps = any(name in _WRAPPERS and isinstance(value, list | Obj) and value for name, value in named)
    role = next((words_of(value).casefold() for name, value in named if name == "role"), "")
    if alias and not wraps and role not in _ROLES:
        yield from _items(named, alias, kind)
        return
    for name, value in named:
        if name in _SKIPPED or role in _ROLES - {"assistant", "ai", "model"}:
            continue
        group = _group_kind(name)
        if isinstance(value, list | Obj):
            yield from _walk(value, name in _WRAPPERS or _is_number(name), group or kind, depth + 1)
        elif isinstance(value, str):
            yield from _walk(value, _is_number(name), group or kind, depth + 1)


def _content_alias(named: list[tuple[str, Node]]) -> str | None:
    """The best name under which this object holds a content of its own, if any."""
    usable = {
        FIELDS[name] for name, value in named
        if FIELDS.get(name) in CONTENT_ALIASES and (_contents(value) or (FIELDS[name] == "content" and _says(value)))
    }  # fmt: skip
    return next((alias for alias in CONTENT_ALIASES if alias in usable), None)


def _says(value: Node) -> bool:
    """Is there a content, though a placeholder, so that no weaker alias should stand in for it?"""
    return isinstance(value, str) and bool(clean_line(value)) and decoded(value) is None


def _items(named: list[tuple[str, Node]], alias: str, kind: str | None) -> Iterator[RawItem]:
    """The item of an object; more than one where a brace was lost between them and the names repeat."""
    segment: dict[str, Node] = {}
    for name, value in named:
        meaning = FIELDS.get(name)
        if meaning is None or (meaning in CONTENT_ALIASES and meaning != alias):
            continue
        if meaning in segment and _contents(segment.get(alias)):
            yield from _segment(segment, alias, kind)
            segment = {}
        segment[meaning] = value
    yield from _segment(segment, alias, kind)


def _segment(fields: dict[str, Node], alias: str, kind: str | None) -> Iterator[RawItem]:
    if _ALTERNATIVES.fullmatch(words_of(fields.get("kind")).split(" ")[0]):
        return  # "fact|preference": the template came back
    for content in _contents(fields.get(alias)):
        yield RawItem(
            content=content,
            kind=words_of(fields.get("kind")) or kind,
            slot=words_of(fields.get("slot")) or None,
            topic=words_of(fields.get("topic")) or None,
            quote=words_of(fields.get("quote")),
            value=words_of(fields.get("value")),
            date=words_of(fields.get("date")) or None,
            confidence=score_of(fields.get("confidence")),
            importance=score_of(fields.get("importance")),
            expires_at=words_of(fields.get("expires_at")) or None,
            should_remember=flag_of(fields.get("should_remember")),
            replaces=number_of(fields.get("replaces")),
        )


def _contents(value: Node) -> list[str]:
    """The contents in the value of a content field: a string, strings in a list, a string in a wrapper."""
    if isinstance(value, str):
        content = "" if decoded(value) is not None else _content(value)
        return [content] if content else []
    if isinstance(value, list):
        strings = [child for child in value if isinstance(child, str)]
        return [content for child in strings if (content := _content(child))] if len(strings) == len(value) else []
    if isinstance(value, Obj) and [field_name(key) for key, _ in value.pairs] in (["value"], ["text"], ["content"]):
        return _contents(value.pairs[0][1])
    return []


def _content(text: str) -> str:
    """The cleaned string if it can be a content, else ""."""
    content = clean_line(text)
    bare = content.strip(" .。").casefold()
    if bare in _NO_CONTENT or bare in _NAMES or not any(char.isalnum() for char in content):
        return ""
    return "" if _PLACEHOLDER.fullmatch(content) else content


def _is_schema(node: Obj) -> bool:
    """Is it a JSON schema, echoed back?"""
    named = {field_name(key): value for key, value in node.pairs}
    if "$schema" in named or isinstance(named.get("properties"), Obj):
        return True
    typed = named.get("type") in ("object", "array", "string", "number", "integer", "boolean")
    return typed and not isinstance(named.get("items"), list) and not any(a in named for a in CONTENT_ALIASES)


def _group_kind(name: str) -> str | None:
    """The kind that a list's name gives to the items in it ("preferences", 偏好)."""
    singular = name.removesuffix("s")
    return singular if singular in {kind.value for kind in Kind} else None


def _is_number(name: str) -> bool:
    return re.fullmatch(r"\d{1,4}", name) is not None
