"""Stretches of a message, by offset: merging them, blanking them, cutting a message into sentences and clauses."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from memory.writing.wording.flat import flatten, has_han, shown
from memory.writing.wording.patterns import Lazy, caseless, lazy

Range = tuple[int, int]
BLANK = "▒"
"""Stands for each character that is not the user's own words."""
_SENTENCE_END = lazy(
    r"[。！？!?…]+[”’」』\"')）]*|\.+[”’\"')]*(?=\s|$|[一-龥])|[;；]|[\r\n]+|[~～]+(?=\s|$)"
    r"|(?<=[一-龥])\s{0,3}(?=[\U0001F300-\U0001FAFF])|(?<=[A-Za-z\d])\s{0,3}(?=[\U0001F300-\U0001FAFF]+\s*[一-龥])"
)
_ABBREVIATION = caseless(r"(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|vs|etc|e\.g|i\.e|no|approx|jr|sr|[a-z])$")
_CLAUSE_BREAK = lazy(
    r"[，,]+(?!\d{3}(?!\d))|[（(]|[）)]+|[ \t]{0,3}(?:——|—|–|(?<=\s)-(?=\s))[ \t]{0,3}"
    r"|(?<=[一-龥])[ \t]{1,4}(?=[一-龥])|、(?=我)"
    r"|:\s{0,3}(?=我|(?:I'm|I am|I've|I have|I live|I work|I [a-z]{2,}|we're|we've|we live|my \w+ is)\b)"
)
_PAUSE = lazy(
    r"(?<=[一-龥])[ \t]{1,4}(?=[一-龥])|(?<=[一-龥]) (?=\d\d [在住是做搞干来从])|(?<=[一-龥] \d\d) (?=[在住是做搞干来从])|(?<=今年\d\d) (?=[一-龥])|(?<=[A-Za-z\d]) (?=(?:以后|今后)(?!的))"
    r"|(?<=[一-龥]) (?=(?:but|because|however) [一-龥A-Za-z])|(?<=[一-龥]) (?=(?:so|and) (?:我|家里|就|不|没|只|他|她|现在))|(?<=[A-Za-z\d]) (?=(?:but|because) [一-龥])"
)
"""A blank where others write a comma."""
_WORD = lazy(r"[^\W_]")
_ASKING = lazy(
    r"[吗嗎]$|[记記](?:住|下|着)了(?:没有?|沒有?)$|(?:还有|還有|还剩|還剩)(?:多久|几天|幾天|多少[天日周个])$"
)
_ASKING_ENDS = frozenset("吗嗎了没沒有久几天幾日周个")
"""How what asks may end, so that most need not be searched."""
APART = lazy(r"(?<=[一-龥]) (?=[A-Za-z\d])|(?<=[A-Za-z\d]) (?=[一-龥])")
"""A blank between Chinese and Latin letters."""
_MAX_CLAUSE = 400
_LONG = 2000
"""Characters of a blocked stretch from which it is stepped over, not read as a blank."""
_MAX_SENTENCE = 3000
"""Characters; what runs on without a stop for longer was not typed as a sentence."""


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

    def close(self) -> Clause:
        """The clause without the blanks between Chinese and Latin letters; its offsets no longer hold."""
        return replace(self, shown=APART.sub("", self.shown), flat=APART.sub("", self.flat))

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
        """Does it end in a question mark, or ask without one (记住了吗, 离考试还有几天)?"""
        if "?" in self.mark or "？" in self.mark:
            return True
        return self.whole.flat[-1:] in _ASKING_ENDS and _ASKING.search(self.whole.flat) is not None


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


def sentences(
    text: str, blocked: Sequence[Range] = (), *, base: int = 0, wanted: Lazy | None = None
) -> Iterator[Sentence]:
    """The sentences of a text outside the blocked stretches (merged).

    `base` is where the text begins in the message, for the offsets; of the sentences only those come that hold
    what is `wanted`.
    """
    start = 0
    for left, right in [*((a, b) for a, b in blocked if b - a > _LONG), (len(text), len(text))]:
        inner = [(a - start, b - start) for a, b in blocked if start <= a and b <= left]
        yield from _sentences_of(blanked(text[start:left], inner), base + start, wanted)
        start = right


def _sentences_of(own: str, base: int, wanted: Lazy | None) -> Iterator[Sentence]:
    flat, plain = flatten(own), shown(own)
    position = 0
    for end, mark, after in _ends(flat):
        if wanted is None or wanted.search(flat, position, end):
            found = _sentence(plain[position:end], flat[position:end], base + position, mark)
            if found is not None:
                yield found
        position = after


def _ends(flat: str) -> Iterator[tuple[int, str, int]]:
    """Where each sentence ends, with which mark, and where the next one may begin."""
    for match in _SENTENCE_END.finditer(flat):
        if match.group().startswith(".") and _ABBREVIATION.search(flat[max(0, match.start() - 8) : match.start()]):
            continue
        yield match.start(), match.group(), match.end()
    yield len(flat), "", len(flat)


def _sentence(plain: str, flat: str, start: int, mark: str) -> Sentence | None:
    if len(flat) > _MAX_SENTENCE or not _WORD.search(flat):
        return None
    if has_han(flat):
        flat = _PAUSE.sub(_comma, flat)
    whole = Clause(start, start + len(flat), plain, flat).part(0, len(flat))
    clauses: list[Clause] = []
    position = 0
    for match in _CLAUSE_BREAK.finditer(whole.flat):
        clauses.append(whole.part(position, match.start()))
        position = match.end()
    clauses.append(whole.part(position, len(whole.flat)))
    kept = tuple(c for c in clauses if len(c.flat) <= _MAX_CLAUSE and _WORD.search(c.flat))
    return Sentence(whole, kept, mark)


def _comma(match: re.Match[str]) -> str:
    return "，".ljust(len(match.group()))


def cut(sentence: Sentence, start: int, end: int | None = None) -> Sentence | None:
    """A stretch of the sentence, by offsets within it, as a sentence of its own; None where no word is left."""
    whole = sentence.whole.part(start, len(sentence.whole.flat) if end is None else end)
    return _sentence(whole.shown, whole.flat, whole.start, sentence.mark)
