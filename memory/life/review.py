"""The model's view of what no longer holds becomes proposals; only the user decides (E3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from memory.records import Memory
from memory.sanitize import clean_text
from memory.text import shorten
from memory.writing.gate import gives_orders
from memory.writing.parsing.collect import load_strict
from memory.writing.parsing.damaged_json import find_roots
from memory.writing.parsing.fields import Node, Obj
from memory.writing.parsing.reasoning import without_reasoning
from memory.writing.privacy.secrets import mask_secrets

MOST_PROPOSED = 5
"""Proposals that one review makes at most."""
_REASON_CHARS = 120
_NAMES = ("outdated", "过时", "memories", "items", "result", "results")


@dataclass(frozen=True, slots=True)
class Outdated:
    """A memory that the model thinks no longer holds, and why."""

    memory_id: str
    reason: str


def read_review(raw: str, shown: Sequence[Memory]) -> list[Outdated] | None:
    """What a model's answer names of the memories it was shown, numbered from 1; None for no readable answer."""
    answer = without_reasoning(clean_text(raw))
    whole = load_strict(answer)
    nodes = [whole] if whole is not None else [root.node for root in find_roots(answer) if not root.cut]
    if not nodes:
        return None
    found: dict[str, Outdated] = {}
    for node in nodes:
        for item in _items(node):
            one = _outdated(item, shown)
            if one is not None:
                found.setdefault(one.memory_id, one)
    return list(found.values())[:MOST_PROPOSED]


def _items(node: Node) -> Iterator[Obj]:
    """The objects that carry a number, wherever the answer wraps them."""
    if isinstance(node, list):
        for one in node:
            if isinstance(one, Obj):
                yield one
    elif isinstance(node, Obj):
        wrapped = [value for name, value in node.pairs if name.strip().casefold() in _NAMES]
        for value in wrapped:
            yield from _items(value)
        if not wrapped:
            yield node


def _outdated(item: Obj, shown: Sequence[Memory]) -> Outdated | None:
    fields = {name.strip().casefold(): value for name, value in item.pairs}
    number = fields.get("number", fields.get("编号", fields.get("id")))
    if isinstance(number, str) and number.strip().isdecimal():
        number = int(number)
    if isinstance(number, float) and number.is_integer():
        number = int(number)
    if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= len(shown):
        return None
    reason = str(fields.get("reason") or fields.get("原因") or fields.get("理由") or "").strip()
    fit = reason and not gives_orders(reason)
    return Outdated(shown[number - 1].id, shorten(mask_secrets(reason).text, _REASON_CHARS) if fit else "")
