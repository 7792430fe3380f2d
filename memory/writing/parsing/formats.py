"""Answers in another format than JSON: XML elements and YAML lists. Read whole, or not at all."""

from __future__ import annotations

import html
import re

from memory.writing.parsing.fields import FIELDS, Node, Obj, field_name
from memory.writing.parsing.strings import unescaped

_TAG = re.compile(r"<(?P<close>/)?(?P<name>[^\W\d][\w\-]{0,40})\s*>")
_ANY_MARKUP = re.compile(r"<[/!?]?[A-Za-z]")
_MAX_DEPTH = 16

_LINE = re.compile(r"(?P<indent>[ \t]*)(?P<dash>-[ \t]+)?(?P<key>[\w\"' ]{1,40}?)[ \t]*[:：](?:[ \t]+(?P<value>.*))?")
_FENCED = re.compile(r"(?:^|\n)[ \t]*(?:```|~~~)\w*[ \t]*\n(.*?)\n[ \t]*(?:```|~~~)[ \t]*(?:\n|\Z)", re.DOTALL)
_REMARK = re.compile(r"\s#.*")
_QUOTED = re.compile(r"\"((?:[^\"\\]|\\.)*)\"\s*(?:#.*)?|'((?:[^']|'')*)'\s*(?:#.*)?")
_FREE_TEXT = frozenset({"content", "memory", "text", "fact", "quote", "value", "topic"})
_MAX_YAML = 200_000


def read_xml(text: str) -> Node:
    """The elements of an answer as an object, names as keys; None unless all of it is well formed."""
    root = Obj()
    stack: list[tuple[str, Obj]] = [("", root)]
    begin = 0
    leaf = False
    for tag in _TAG.finditer(text):
        between = text[begin : tag.start()]
        name, (open_name, node) = tag["name"].casefold(), stack[-1]
        if _ANY_MARKUP.search(between):
            return None
        if not tag["close"]:
            if (len(stack) > 1 and between.strip()) or len(stack) > _MAX_DEPTH:
                return None
            stack.append((name, Obj()))
            leaf = True
        elif name != open_name or (not leaf and between.strip()):
            return None
        else:
            stack.pop()
            stack[-1][1].pairs.append((name, html.unescape(between) if leaf else node))
            leaf = False
        begin = tag.end()
    return root if len(stack) == 1 and root.pairs else None


def read_yaml(text: str) -> Node:
    """The items of a YAML list of mappings; None where a line is anything else, or may be cut off."""
    fenced = _FENCED.search(text) if len(text) <= _MAX_YAML else None
    body, whole = (fenced[1], True) if fenced else (text, text.endswith("\n"))
    items: list[Node] = []
    current: Obj | None = None
    last: tuple[str, str] = ("", "")
    for line in body.split("\n") if len(body) <= _MAX_YAML else []:
        if not line.strip() or line.strip() in ("---", "...") or line.lstrip().startswith("#"):
            continue
        match = _LINE.fullmatch(line.rstrip())
        if match is None:
            return None
        key, raw = field_name(match["key"]), (match["value"] or "").strip()
        if not raw and not match["dash"] and not items:
            continue  # the name above the list
        value = _scalar(raw)
        if key not in FIELDS or value is None or not (match["dash"] or current):
            return None
        if match["dash"] or current is None:
            current = Obj()
            items.append(current)
        current.pairs.append((key, value))
        last = (FIELDS[key], raw)
    if not whole and last[0] in _FREE_TEXT and last[1][-1:] not in ('"', "'"):
        return None
    return items or None


def _scalar(raw: str) -> str | None:
    """A value on one line; None for blocks, anchors, flow collections and open quotes."""
    if match := _QUOTED.fullmatch(raw):
        return unescaped(match[1]) if match[1] is not None else (match[2] or "").replace("''", "'")
    if raw[:1] in ("|", ">", "&", "*", "{", "[", '"', "'", "!", "@", "`"):
        return None
    return _REMARK.sub("", raw).strip()
