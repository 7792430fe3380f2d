"""MEMORY.md and the day logs as text: written so that a person can edit them, read so that nothing is lost.

A memory is a list line that ends in a comment with its id. A line without id is new; other lines are notes.
The last line says that the file is whole: without it (cut off, half saved) no missing line counts as deleted.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from memory.records import PROJECT_SLOTS, Kind, in_profile
from memory.sanitize import clean_text

if TYPE_CHECKING:
    from memory.sqlite.file_lines import Shown

END = "<!-- jide: end -->"
_MARK = re.compile(r"\s*<!--\s*([0-9A-HJKMNP-TV-Z]{26})(?:\s+([\w/.-]*))?\s*-->\s*")
_BULLET = re.compile(r"(?:[-*+•]|\d+[.)、])\s+")
_ITEM = re.compile(r"[-*+]\s+(.*\S)\s*\Z")
_HEADING = re.compile(r"#{1,6}\s+(.*\S)\s*\Z")
_COMMENT = re.compile(r"<!--.*?-->\s*\Z", re.DOTALL)
_REMARK = re.compile(r"\s*<!--.*?(?:-->|\Z)")
"""What Markdown hides: a mark that somebody has spoilt is none of a memory's words."""
Words = Mapping[str, str]
"""Headings by code, each as "the one to write|another that is read as well"."""
_ORDER = ("profile", "instructions", "preferences", "work", "other")


@dataclass(frozen=True, slots=True)
class Item:
    """One list line: a memory that is known by its id, or a new one (id "")."""

    id: str
    content: str
    kind: str = ""
    slot: str = ""


@dataclass(slots=True)
class Parsed:
    """What a file says."""

    whole: bool
    """Its last line is there: what is missing was deleted."""
    items: list[Item] = field(default_factory=list)
    summary: str | None = None
    """Text under the summary's heading; None where there is no such heading."""
    notes: list[str] = field(default_factory=list)
    """Lines that are neither, in order."""


@dataclass(frozen=True, slots=True)
class Page:
    """What a day log shows."""

    day: str
    summary: str
    remembered: Sequence[str]
    """The lines of what was remembered on it."""
    said: Sequence[tuple[str, str]]
    """(local time, text) of what the user said."""
    notes: str


def grouped(memories: Iterable[Shown], into: dict[str, list[str]]) -> None:
    """Add the lines of memories to those that stand under each heading already."""
    for memory in memories:
        into.setdefault(_group(memory), []).append(memory_line(memory))


def memory_file(groups: Mapping[str, Sequence[str]], notes: str, words: Words) -> str:
    """MEMORY.md: every memory's line under the heading of its sort, then the user's own notes."""
    parts = [f"# {_word(words, 'title')}", f"<!-- {_word(words, 'hint')} -->"]
    parts += [f"## {_word(words, name)}\n\n" + "\n".join(groups[name]) for name in _ORDER if name in groups]
    return _joined([*parts, *_notes(notes, words)])


def day_file(page: Page, words: Words) -> str:
    """journal/DAY.md: the day's summary, what was remembered on it, what the user said, his notes."""
    parts = [f"# {page.day}", f"<!-- {_word(words, 'hint')} -->"]
    if page.summary:
        parts.append(f"## {_word(words, 'summary')}\n\n{_escaped(page.summary)}")
    if page.remembered:
        parts.append(f"## {_word(words, 'remembered')}\n\n" + "\n".join(page.remembered))
    if page.said:
        said = "\n".join(f"- {time} {_escaped(_one_line(text))}" for time, text in page.said)
        parts.append(f"## {_word(words, 'said')}\n\n{said}")
    return _joined([*parts, *_notes(page.notes, words)])


def memory_line(memory: Shown) -> str:
    """A memory as a list line that ends in its id."""
    return f"- {_escaped(_one_line(memory.content))} <!-- {memory.id} {memory.kind.value}/{memory.slot or ''} -->"


def changed_lines(before: str, after: str) -> set[str]:
    """Ids of the memories whose line differs, or stands in one of the texts only. Some milliseconds of a thread."""
    old, new = set(before.split("\n")), set(after.split("\n"))
    return {mark[1] for one in old ^ new if (mark := _MARK.search(one))}


def parse(text: str, words: Words, *, foreign: bool = False) -> Parsed:
    """What a file says, whatever an editor made of its blanks and line ends. Never raises.

    `foreign`: it was written by another program, so list lines under any heading are memories.
    """
    lines = clean_text(text.replace("\r\n", "\n").replace("\r", "\n")).split("\n")
    found = Parsed(whole=any(line.strip() == END for line in lines[-20:]))
    section, summary = "", list[str]()
    for line in lines:
        heading = _HEADING.match(line.strip())
        if heading:
            section = _section(heading[1], words)
            if section == "?":
                found.notes.append(line.strip())
        elif section == "summary" and line.strip() != END:
            summary.append(_unescaped(line))
        elif section != "said":
            _take(line, section if not foreign or section != "?" else "", found)
    if summary:
        found.summary = "\n".join(summary).strip()
    while found.notes and not found.notes[-1].strip():
        found.notes.pop()
    return found


def _take(line: str, section: str, found: Parsed) -> None:
    plain = line.strip()
    if marks := [*_MARK.finditer(plain)]:
        found.items += _marked(plain, marks)
    elif (item := _ITEM.match(_REMARK.sub("", plain))) and section not in ("notes", "?"):
        found.items.append(Item("", _unescaped(item[1])))
    elif plain and not _COMMENT.match(plain):
        found.notes.append(_unescaped(line.rstrip()))
    elif found.notes and not plain:
        found.notes.append("")


def _marked(plain: str, marks: Sequence[re.Match[str]]) -> Iterator[Item]:
    """The memories whose marks stand in a line, whatever an editor made of its bullet, its order or its line end."""
    at = 0
    for mark in marks:
        behind = plain[mark.end() :] if mark is marks[-1] else ""  # who adds to a line adds at its end
        words = " ".join(part for part in (plain[at : mark.start()].strip(), behind) if part)
        kind, _, slot = (mark[2] or "").partition("/")
        if content := _BULLET.sub("", words, count=1) if _BULLET.match(words) else words.strip("-*+• "):
            yield Item(mark[1], _unescaped(content), kind, slot)
        at = mark.end()


def _word(words: Words, name: str) -> str:
    return words[name].partition("|")[0]


def _section(heading: str, words: Words) -> str:
    """The code of a heading in any language that it was written in; "?" for one of the user's own."""
    plain = heading.strip().casefold()
    for name, word in words.items():
        if plain in {one.strip().casefold() for one in word.split("|")}:
            return name
    return "title" if re.fullmatch(r"\d{4}-\d\d-\d\d", plain) else "?"


def _group(memory: Shown) -> str:
    if memory.kind in (Kind.INSTRUCTION, Kind.RECIPE):
        return "instructions"
    if in_profile(memory.kind, memory.slot):
        return "profile"
    if memory.kind is Kind.PREFERENCE or memory.slot in ("likes", "dislikes", "hobby", "habit"):
        return "preferences"
    work = memory.slot in PROJECT_SLOTS or memory.kind in (Kind.TASK, Kind.DECISION, Kind.EVENT)
    return "work" if work else "other"


def _notes(notes: str, words: Words) -> list[str]:
    return [f"## {_word(words, 'notes')}\n\n{_escaped(notes)}"] if notes.strip() else []


def _joined(parts: Sequence[str]) -> str:
    return "\n\n".join([*parts, END]) + "\n"


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _escaped(text: str) -> str:
    return text.replace("<!--", "&lt;!--").replace("-->", "--&gt;")


def _unescaped(text: str) -> str:
    return text.replace("&lt;!--", "<!--").replace("--&gt;", "-->")
