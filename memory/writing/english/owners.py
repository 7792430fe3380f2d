"""Whose an English "its" is: a memory must stand by itself, without the sentence before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from memory.writing.drafts import Draft
from memory.writing.wording.patterns import lazy

_ITS = lazy(r"Its (?P<what>[\w' -]{2,40}?) (?P<rest>(?:is|was|are|were|will|has|went|moved|got)\b.*)")
_NAMED = lazy(r"\b(?P<v>the (?:[A-Z][\w'-]*\s){1,3}(?:project|app|product|book|game|report)|project [A-Z][\w'-]*)\b")


def with_owner(draft: Draft, before: Sequence[Draft], text: str) -> Draft:
    """The draft with the project told before it, or named in the message, in the place of "its"."""
    its = _ITS.match(draft.content)
    if its is None:
        return draft
    told = next((one.value for one in reversed(before) if one.slot == "project" and one.value), "")
    named = _NAMED.search(text, 0, draft.end)
    owner = told or (named["v"] if named else "")
    what = f"The {its['what']}{f' of {owner}' if owner else ''}"
    return replace(draft, content=f"{what} {its['rest']}")
