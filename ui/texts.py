"""The screen's words in one language, and text from outside made safe to show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from assistant import i18n
from memory.sanitize import clean_text

if TYPE_CHECKING:
    from memory.records import Line

SEPARATOR = " ∙ "
"""Between the parts of a quiet line; one cell wide in every terminal, which the usual middle dot is not."""


@dataclass(slots=True)
class Texts:
    """Looks codes up in assistant.i18n, in the language of the screen; the first questions may change it."""

    language: str

    def __call__(self, code: str, **values: object) -> str:
        """The text of a code; values from outside are cleaned."""
        safe = {name: clean_text(v) if isinstance(v, str) else v for name, v in values.items()}
        return i18n.text(code, self.language, **safe)

    def reasons(self, line: Line) -> str:
        """Why a line was recalled, in a few words."""
        parts = (i18n.reason_text(code, clean_text(detail), self.language) for code, detail in line.reasons)
        return ("、" if self.language == "zh" else ", ").join(dict.fromkeys(parts))

    def source(self, line: Line) -> str:
        """Where a line comes from, a document with its name and section; "" for a memory."""
        if line.title:
            return self("line.knowledge.titled", title=line.title)
        return "" if line.source == "memory" else self(f"line.{line.source}")

    def part(self, name: str) -> str:
        """A part of a score, by its name in memory.records.Line.parts."""
        return self(f"part.{name}") if i18n.has_text(f"part.{name}") else name

    def dropped(self, code: str) -> str:
        """Why a candidate was left out."""
        return i18n.dropped_text(code, self.language)

    def rule(self, code: str) -> str:
        """Why something was not kept."""
        return i18n.rule_text(code, self.language)

    def degraded(self, note: str) -> str:
        """What did not answer during recall."""
        return i18n.degraded_text(note, self.language)

    def skipped(self, code: str) -> str:
        """Why this turn goes without recall; `code` may be bare or complete."""
        for full in (code, f"skipped.{code}"):
            if i18n.has_text(full):
                return self(full)
        return self("skipped.broken")

    def count(self, number: int) -> str:
        """A number with thin groups: 200 000."""
        return f"{number:,}".replace(",", " ")


def whole(text: str) -> str:
    """The text with white space at which no line breaks."""
    return text.replace(" ", "\u00a0")


def one_line(text: str, limit: int = 400) -> str:
    """Clean text on one line, cut to `limit` characters."""
    flat = " ".join(clean_text(text).split())
    return flat if len(flat) <= limit else flat[: limit - 1] + "…"
