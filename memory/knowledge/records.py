"""What is known of a document, and what became of one."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

SECTION_SIGN = " › "
"""Between the headings that a passage stands under."""


@dataclass(frozen=True, slots=True)
class Document:
    """One document as it is kept."""

    id: str
    namespace: str
    name: str
    """The file's name."""
    place: str
    """Where the file lay when it was added; the same place again is the same document."""
    added_at: datetime
    day: str
    """ISO date of the user's day on which it was added or last changed."""
    digest: str
    """SHA-256 of the file's bytes; "" while it is being read in, or where that broke off."""
    passages: int = 0
    size: int = 0
    """Bytes of its text (UTF-8)."""
    waiting: int = 0
    """Passages that are not searchable yet."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A few sentences of a document."""

    section: str
    """The headings that it stands under, joined by SECTION_SIGN; "" before the first one."""
    text: str


@dataclass(frozen=True, slots=True)
class KeptPassage:
    """A passage with what recall needs to know of its document."""

    id: str
    document_id: str
    namespace: str
    name: str
    section: str
    text: str
    """Without what was forgotten."""
    added_at: datetime
    day: str


@dataclass(frozen=True, slots=True)
class Added:
    """What became of one file: `change` is added, changed, unchanged or refused."""

    place: str
    change: str
    document: Document | None = None
    """None where it was refused."""
    reason: str = ""
    """Why it was refused: missing, unreadable, binary, empty, too_large, no_room, too_many, none_in_folder."""
    masked: int = 0
    """Secrets that were masked in it."""


@dataclass(frozen=True, slots=True)
class Removed:
    """A document that was removed, and what the search over every file of Jide's found afterwards."""

    document: Document
    files: int
    """Files that were searched."""
    traces: tuple[str, ...]
    """Where some of its words were still found, or could not be rewritten; () when all is gone."""
    unsearched: str = ""
    """Address of an index that could not be searched byte by byte."""
