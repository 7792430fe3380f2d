"""A tolerant reader of what a language model returns when it is asked for memories as JSON.

The items come out whatever they are wrapped in (fences, prose, reasoning, another object) and however they are
damaged; what is cut off, a template or an echo does not. It never raises and takes linear time.
"""

from __future__ import annotations

import html
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from memory.sanitize import clean_text
from memory.writing.parsing.collect import is_empty, items_in, load_strict
from memory.writing.parsing.damaged_json import Root, find_roots
from memory.writing.parsing.fields import Obj, RawItem
from memory.writing.parsing.formats import read_xml, read_yaml
from memory.writing.parsing.reasoning import without_reasoning

__all__ = ["ParsedItems", "RawItem", "parse_items"]

_INVISIBLE = dict.fromkeys(map(ord, "\u00ad\u180e\u200b\u2060\ufeff"))
_FENCE_BEFORE = re.compile(r"(?:```|~~~)\w{0,20}\s*\Z")
_ESCAPED_JSON = re.compile(r"[\[{]\s*(?:[\[{]\s*)?\\+\"")
_ESCAPED_QUOTE = re.compile(r"\\+[\"']|&quot;|&#34;")
_ONE_ESCAPE = re.compile(r"\\([\"\\/nrt])")
_PLAIN = {"n": "\n", "r": "\r", "t": "\t"}


@dataclass(frozen=True, slots=True)
class ParsedItems:
    """What was read. Not `ok`: nothing usable, and not a proper "nothing to remember" either."""

    items: tuple[RawItem, ...]
    ok: bool
    reason: str
    """"" if ok, else empty_answer | only_reasoning | no_json | cut_off | no_content."""


def parse_items(raw: str) -> ParsedItems:
    """The items of a model's answer, each content once, in order. Never raises."""
    text = clean_text(raw).translate(_INVISIBLE)
    if not text.strip():
        return ParsedItems((), ok=False, reason="empty_answer")
    whole = load_strict(text)
    if whole is not None:
        return _result(text, [Root(whole, 0, len(text))])
    answer = without_reasoning(text)
    if not answer.strip():
        return ParsedItems((), ok=False, reason="only_reasoning")
    roots, answer = _roots(answer)
    return _result(answer, roots)


def _roots(answer: str) -> tuple[list[Root], str]:
    """The values in an answer, and the text they were read from: as it is, without its escapes, or not as JSON."""
    roots = list(find_roots(answer))
    if roots and not any(root.broken and _ESCAPED_QUOTE.match(answer, root.end) for root in roots):
        return roots, answer
    for plainer in _plainer(answer):
        if found := [root for root in find_roots(plainer) if not root.broken]:
            return found, plainer
    other = None if roots else read_xml(answer) or read_yaml(answer)
    return ([Root(other, 0, len(answer))] if other is not None else roots), answer


def _plainer(answer: str) -> Iterator[str]:
    """The answer with one level of escapes taken off, where they hide the JSON."""
    text = answer
    for _ in range(3):
        if not _ESCAPED_JSON.search(text):
            break
        text = _ONE_ESCAPE.sub(lambda match: _PLAIN.get(match[1], match[1]), text)
        yield text
    if "&quot;" in answer or "&#34;" in answer:
        yield html.unescape(answer)


def _result(text: str, roots: Sequence[Root]) -> ParsedItems:
    items = _distinct(
        item for root in roots if not _is_bare(root) for item in items_in(root.node, bare=not root.broken)
    )
    if not items:
        lists = [root for root in roots if _is_bare(root) and not root.broken and _stands_alone(text, root)]
        items = _distinct(item for root in lists for item in items_in(root.node, bare=True))
    if items:
        return ParsedItems(items, ok=True, reason="")
    if not roots:
        return ParsedItems((), ok=False, reason="no_json")
    last = roots[-1]
    if last.cut:
        return ParsedItems((), ok=False, reason="cut_off")
    empty = not last.broken and is_empty(last.node)
    return ParsedItems((), ok=empty, reason="" if empty else "no_content")


def _is_bare(root: Root) -> bool:
    """A list of strings alone: an answer, or a list in a sentence."""
    return isinstance(root.node, list) and not any(isinstance(child, list | Obj) for child in root.node)


def _stands_alone(text: str, root: Root) -> bool:
    """Does the list begin its line, or follow a colon or a fence?"""
    before = text[max(0, root.start - 200) : root.start]
    line = before.rpartition("\n")[2].rstrip()
    return not line or line[-1] in ":：`>" or _FENCE_BEFORE.search(before) is not None


def _distinct(items: Iterable[RawItem]) -> tuple[RawItem, ...]:
    """Each content once: its first item, or the first that has a quote."""
    kept: dict[str, RawItem] = {}
    for item in items:
        key = comparable(item.content)
        if key not in kept or (item.quote and not kept[key].quote):
            kept[key] = item
    return tuple(kept.values())


def comparable(text: str) -> str:
    """One spelling of a content: NFKC, without control and invisible characters, white space collapsed."""
    value = unicodedata.normalize("NFKC", text)
    kept = (" " if char in "\t\r\n" else char for char in value if _is_kept(char))
    return re.sub(r"\s+", " ", "".join(kept)).strip()


def _is_kept(char: str) -> bool:
    return char in "\t\r\n" or unicodedata.category(char) not in ("Cc", "Cf")
