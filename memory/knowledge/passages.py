"""Cuts a document into passages: by heading, then by paragraph, each about as long as one vector can stand for."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field

from memory.chunks import CHUNK_CHARS, chunks
from memory.knowledge.records import SECTION_SIGN, Passage
from memory.text import shorten

_HASHES = re.compile(r" {0,3}(#{1,6})[ \t]+(.*?)[ \t]*#*[ \t]*$")
_UNDERLINE = re.compile(r" {0,3}(=+|-{3,})[ \t]*$")
_FENCE = re.compile(r" {0,3}(```+|~~~+)")
_CHAPTER = re.compile(r"[ \t\u3000]*第[一二三四五六七八九十百千零〇两\d]{1,7}([编卷部篇章节条])(?=$|[\s\u3000：:、.])")
_CHAPTER_LEVEL = {"编": 1, "卷": 1, "部": 1, "篇": 1, "章": 2, "节": 3, "条": 4}
_HEADING_CHARS = 60
"""A heading is shown with so many characters; a longer line that begins like a chapter is no heading."""


def passages(text: str) -> list[Passage]:
    """The passages of a document, in order; what holds no letter or digit is left out."""
    return [
        Passage(section, piece)
        for section, paragraphs in _sections(text)
        for piece in _pieces(paragraphs)
        if any(char.isalnum() for char in piece)
    ]


def _pieces(paragraphs: list[str]) -> Iterator[str]:
    """Paragraphs put together as far as they fit; one that is too long is cut between its sentences."""
    held = ""
    for paragraph in paragraphs:
        if held and len(held) + len(paragraph) + 1 > CHUNK_CHARS:
            yield held
            held = ""
        if len(paragraph) > CHUNK_CHARS:
            *whole, held = chunks(paragraph, most=sys.maxsize) or [""]
            yield from whole
        else:
            held = f"{held}\n{paragraph}" if held else paragraph
    if held:
        yield held


@dataclass(slots=True)
class _Outline:
    """The headings above the line that is read, and the paragraphs since the last one."""

    headings: dict[int, str] = field(default_factory=dict)
    paragraphs: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)

    def enter(self, level: int, title: str) -> None:
        """A heading: those of its level and below it are over."""
        self.headings = {held: name for held, name in self.headings.items() if held < level}
        self.headings[level] = shorten(title, _HEADING_CHARS)

    def end_paragraph(self) -> None:
        """A blank line, or the end of a section."""
        if paragraph := "\n".join(self.lines).strip():
            self.paragraphs.append(paragraph)
        self.lines.clear()

    def section(self) -> tuple[str, list[str]]:
        """What was read since the last heading."""
        self.end_paragraph()
        found, self.paragraphs = self.paragraphs, []
        return SECTION_SIGN.join(name for _, name in sorted(self.headings.items()) if name), found


def _sections(text: str) -> Iterator[tuple[str, list[str]]]:
    outline, fence = _Outline(), ""
    for line in text.split("\n"):
        if (mark := _FENCE.match(line)) and (not fence or mark[1].startswith(fence)):
            fence = "" if fence else mark[1][:3]
        found = None if fence else _heading(line, outline.lines)
        if found is not None:
            yield outline.section()
            outline.enter(*found)
        elif line.strip():
            outline.lines.append(line.rstrip())
        else:
            outline.end_paragraph()
    yield outline.section()


def _heading(line: str, before: list[str]) -> tuple[int, str] | None:
    """(level, words) if the line is a heading, or underlines the one line before it, which it takes away."""
    if match := _HASHES.match(line):
        return len(match[1]), match[2]
    if len(before) == 1 and len(before[0]) <= _HEADING_CHARS and (match := _UNDERLINE.match(line)):
        return (1 if match[1][0] == "=" else 2), before.pop().strip()
    if len(line) <= _HEADING_CHARS and (match := _CHAPTER.match(line)):
        return _CHAPTER_LEVEL[match[1]], line.strip()
    return None
