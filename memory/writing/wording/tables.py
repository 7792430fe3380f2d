r"""How tables of rules are written down: as text, one row after another, for people to read and extend.

    CAP = [A-Z]\w*
    nickname Aa: \bI (also |mostly )?answer to (v:{CAP})$ => goes by {v}

A row is the slot it fills, its marks, the pattern and, behind =>, the sentence it leaves (else the whole clause is
kept). In a pattern a plain bracket does not capture, `(v:…)` captures as v, `{NAME}` is a word class: one named above
by `NAME = pattern`, or one of the language (its `classes.py`). A line that is indented further goes on with the one above, without a blank.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from memory.writing.wording.patterns import Lazy, lazy

_ROW = re.compile(r"(?P<slot>[a-z_]+)(?P<marks>(?: [^\s:]+)*): (?P<pattern>.*?)(?: => (?P<content>.*))?")
_CLASS = re.compile(r"(?P<name>[A-Z_]+) = (?P<pattern>.*)")
_PARTS = re.compile(r"\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|\((?P<group>[a-z]\d?):|(?P<plain>\((?!\?))|\{(?P<name>[A-Z_]+)\}")


@dataclass(frozen=True, slots=True)
class Row:
    """One row as it is written."""

    slot: str
    marks: frozenset[str]
    pattern: Lazy
    content: str
    """Template of what is stored; "" where the clause is."""


def named(text: str) -> dict[str, str]:
    """The word classes of a text that has nothing else."""
    found = (_CLASS.fullmatch(line) for line in _lines(text))
    return {match["name"]: match["pattern"] for match in found if match}


def rows(text: str, flags: int, classes: Mapping[str, str]) -> Iterator[Row]:
    """The rows of a table. `Aa` among the marks tells capitals from small letters, whatever the flags say."""
    known = dict(classes)
    for line in _lines(text):
        word_class = _CLASS.fullmatch(line)
        if word_class:
            known[word_class["name"]] = word_class["pattern"]
            continue
        row = _ROW.fullmatch(line)
        assert row is not None, line
        marks = frozenset(row["marks"].split())
        spelling = partial(spelt, row["pattern"], known)
        yield Row(
            row["slot"], marks, lazy(spelling, flags & ~re.IGNORECASE if "Aa" in marks else flags), row["content"] or ""
        )


def spelt(pattern: str, classes: Mapping[str, str]) -> str:
    """The regular expression that a pattern of a table stands for. Raises KeyError for an unknown word class."""

    def full(part: re.Match[str]) -> str:
        if part["group"]:
            return f"(?P<{part['group']}>"
        if part["name"]:
            return spelt(classes[part["name"]], classes)
        return "(?:" if part["plain"] else part.group()

    return _PARTS.sub(full, pattern)


def _lines(text: str) -> Iterator[str]:
    """The lines of a text, each with those that go on with it."""
    whole = ""
    for line in text.splitlines():
        if line[4:5] == " ":
            whole += line.strip()
        elif line.strip():
            if whole:
                yield whole
            whole = line.strip()
    if whole:
        yield whole
