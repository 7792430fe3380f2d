"""Stretches of a message, by offset: merging them, blanking them, cutting a message into sentences and clauses."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from memory.writing.flat import flatten, has_han, shown

Range = tuple[int, int]
BLANK = "▒"
"""Stands for each character that is not the user's own words."""
_SENTENCE_END = re.compile(
    r"[。！？!?…]+[”’」』\"')）]*|\.+[”’\"')]*(?=\s|$|[一-龥])|[;；]|[\r\n]+|[~～]+(?=\s|$)"
    r"|(?<=[一-龥])\s*(?=[\U0001F300-\U0001FAFF])"
)
_ABBREVIATION = re.compile(r"(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|vs|etc|e\.g|i\.e|no|approx|jr|sr|[a-z])$", re.I)
_CLAUSE_BREAK = re.compile(
    r"[，,]+(?!\d{3}(?!\d))|[（(]|[）)]+|\s*(?:——|—|–|\s-\s)\s*|(?<=[一-龥])[ \t]+(?=[一-龥])|、(?=我)"
    r"|:\s*(?=我|(?:I'm|I am|I've|I have|I live|I work|my \w+ is)\b)"
)
_MAX_CLAUSE = 400


@dataclass(frozen=True, slots=True)
class Clause:
    """A stretch of the user's own words between commas; `shown` is what is stored, `flat` what rules match on."""

    start: int
    end: int
    shown: str
    flat: str

    @property
    def chinese(self) -> bool:
        """Is it read by the Chinese rules?"""
        return has_han(self.flat)

    def part(self, start: int, end: int) -> Clause:
        """A stretch of the clause, by offsets within it, without outer blanks."""
        while start < end and self.flat[start].isspace():
            start += 1
        while end > start and self.flat[end - 1].isspace():
            end -= 1
        return Clause(self.start + start, self.start + end, self.shown[start:end], self.flat[start:end])


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of the user's own words, whole and in clauses."""

    whole: Clause
    clauses: tuple[Clause, ...]
    mark: str
    """The punctuation that ends it, "" at the end of a line."""

    @property
    def asks(self) -> bool:
        """Does it end in a question mark?"""
        return "?" in self.mark or "？" in self.mark


def merged(ranges: Iterable[Range]) -> list[Range]:
    """The same stretches without overlaps, in order."""
    out: list[Range] = []
    for start, end in sorted(ranges):
        if end <= start:
            continue
        if out and start <= out[-1][1]:
            out[-1] = (out[-1][0], max(end, out[-1][1]))
        else:
            out.append((start, end))
    return out


def blanked(text: str, ranges: Sequence[Range]) -> str:
    """The text with those stretches (merged) made unreadable; same length."""
    parts: list[str] = []
    position = 0
    for start, end in ranges:
        parts += (text[position:start], BLANK * (end - start))
        position = end
    return "".join(parts) + text[position:]


def sentences(text: str, blocked: Sequence[Range] = ()) -> Iterator[Sentence]:
    """The sentences of a text outside the blocked stretches (merged), with offsets into the text."""
    own = blanked(text, blocked)
    flat, plain = flatten(own), shown(own)
    position = 0
    for match in _SENTENCE_END.finditer(flat):
        if match.group().startswith(".") and _ABBREVIATION.search(flat[max(0, match.start() - 8) : match.start()]):
            continue
        yield from _sentence(plain, flat, position, match.start(), match.group())
        position = match.end()
    yield from _sentence(plain, flat, position, len(flat), "")


def _sentence(plain: str, flat: str, start: int, end: int, mark: str) -> Iterator[Sentence]:
    whole = Clause(start, end, plain[start:end], flat[start:end]).part(0, end - start)
    if not any(char.isalnum() for char in whole.flat):
        return
    clauses: list[Clause] = []
    position = 0
    for match in _CLAUSE_BREAK.finditer(whole.flat):
        clauses.append(whole.part(position, match.start()))
        position = match.end()
    clauses.append(whole.part(position, len(whole.flat)))
    kept = tuple(c for c in clauses if len(c.flat) <= _MAX_CLAUSE and any(char.isalnum() for char in c.flat))
    yield Sentence(whole, kept, mark)


def cut(sentence: Sentence, start: int, end: int | None = None) -> Sentence | None:
    """A stretch of the sentence, by offsets within it, as a sentence of its own; None where no word is left."""
    whole = sentence.whole.part(start, len(sentence.whole.flat) if end is None else end)
    found = list(_sentence(whole.shown, whole.flat, 0, len(whole.flat), sentence.mark))
    return _moved(found[0], whole.start) if found else None


def _moved(sentence: Sentence, offset: int) -> Sentence:
    def move(clause: Clause) -> Clause:
        return Clause(clause.start + offset, clause.end + offset, clause.shown, clause.flat)

    return Sentence(move(sentence.whole), tuple(move(clause) for clause in sentence.clauses), sentence.mark)
