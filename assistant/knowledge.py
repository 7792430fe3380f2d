"""Documents in words: what became of one, what there is, and the paths that somebody typed."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

from assistant.i18n import text
from memory.sanitize import clean_text
from memory.text import shorten

if TYPE_CHECKING:
    from memory.knowledge.records import Added, Document, KeptPassage, Removed
    from memory.options import KnowledgeOptions

MB = 1_000_000
KB = 1_000
SHOWN = 8
"""Passages of a document that are shown at first."""
_SHOWN_CHARS = 120


def added_text(one: Added, limits: KnowledgeOptions, language: str) -> str:
    """What became of one file, in one sentence (two where something was masked)."""
    if one.document is None:
        numbers = {"file_mb": limits.file_bytes // MB, "total_mb": limits.total_bytes // MB}
        return text(
            f"knowledge.refused.{one.reason}", language,
            path=one.place, folder_files=limits.folder_files, **numbers,
        )  # fmt: skip
    name, count = clean_text(one.document.name), one.document.passages
    done = text(f"knowledge.{one.change}", language, name=name, count=count)
    if not one.masked:
        return done
    return ("" if language == "zh" else " ").join([done, text("knowledge.masked", language, count=one.masked)])


def document_text(one: Document, language: str) -> str:
    """One document in a line."""
    line = text(
        "knowledge.line", language, name=clean_text(one.name), day=one.day, count=one.passages, size=_size(one.size)
    )
    if not one.digest:
        return text("knowledge.state", language, line=line, state=text("knowledge.broken_off", language))
    state = text("knowledge.waiting", language, count=one.waiting)
    return text("knowledge.state", language, line=line, state=state) if one.waiting else line


def passage_texts(document: Document, shown: Sequence[KeptPassage], language: str) -> list[str]:
    """The first passages of a document, a line each, and how many more there are."""
    words = [shorten(clean_text(one.text), _SHOWN_CHARS) for one in shown]
    lines = [
        text("knowledge.passage", language, section=clean_text(one.section), words=said) if one.section else said
        for one, said in zip(shown, words, strict=True)
    ]
    left = document.passages - len(shown)
    return [*lines, text("knowledge.more", language, count=left)] if left > 0 else lines


def removed_text(one: Removed, language: str) -> str:
    """That a document is gone, or where something of it was still found."""
    name = clean_text(one.document.name)
    if one.traces:
        return text("knowledge.traces", language, name=name, where=", ".join(one.traces))
    done = text("knowledge.removed", language, name=name, files=one.files)
    return f"{done}\n{text('cli.memories.unsearched', language, where=one.unsearched)}" if one.unsearched else done


def which_text(words: str, found: Sequence[Document], language: str) -> str:
    """That no document is called so, or several are."""
    if not found:
        return text("knowledge.unknown", language, name=clean_text(words))
    ids = ", ".join(f"{one.id} ({clean_text(one.place)})" for one in found)
    return text("knowledge.which", language, name=clean_text(words), ids=ids)


def typed_paths(typed: str) -> list[Path]:
    """The paths in what somebody typed or dropped on the terminal: bare, quoted, escaped, or as a file: address."""
    with suppress(OSError, ValueError, RuntimeError):  # nobody's home, what cannot be a name: no path as a whole
        if Path(typed).expanduser().exists():
            return [Path(typed)]
    try:
        words = shlex.split(typed)
    except ValueError:  # a quotation mark that is not closed belongs to the name
        words = [typed]
    return [Path(unquote(urlsplit(word).path) if word.startswith("file://") else word) for word in words]


def _size(count: int) -> str:
    return f"{count / MB:.1f} MB" if count >= MB else f"{max(count / KB, 0.1):.1f} KB"
