"""Which words go when a memory is forgotten: its quoted clause, and every repetition of what it says.

Pure functions over texts; `memory.sqlite.letting_go` applies them to what is stored. Another active memory
keeps the words it rests on itself.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from memory.records import KIN_SLOTS, Memory, Quote
from memory.spans import Folded, Span, common, find, fold, replaced, united, without, words_pattern
from memory.text import is_cjk, normalise, query_terms

MASK = "▒▒"
"""Stands where forgotten words were, in any language."""
BLOT = "▒"
"""Replaces each purged character, so that every other offset into the text stays true."""

_LISTED_SLOTS = frozenset({
    "allergy", "device", "diet", "dislikes", "education", "employer", "family", "health", "hobby", "hometown",
    "job", "language", "likes", "location", "name", "nickname", "pet", "project", "relationship", "school",
    "tool", "vehicle",
})  # fmt: skip
"""Attributes whose value may be a list of things, each of which says something by itself (times do not)."""

_LIST_SIGN = re.compile(r"[,，、；;/|&\n]|\s(?:and|or)\s|以及|(?<=\w\w)[和与跟及](?=\w\w)")
_LEADING = re.compile(r"^(?:an?|the|my|our|his|her|their)\s+", re.IGNORECASE)
_SUBJECT = re.compile(
    r"^(?:用户|使用者|我们|我|你|您|她|他|它)(?:的(?=\w{2}))?|^(?:the )?user(?:['’]s)?\s+"
    r"|^(?:I['’](?:m|ve|d|ll)|I|my|you|your|(?:s?he|it)(?:['’]s)?|her|his|its)\s+",
    re.IGNORECASE,
)
_LONG_CJK, _LONG_LATIN = 5, 12
_COPULA = re.compile(r"^(?:['’]s|is|are|was|were|has|have)\s+", re.IGNORECASE)
_CLAUSE = re.compile(r"(?:[^。！？!?；;\n.]|\.(?=\S))+")
_BLOTS = re.compile(f"{BLOT}{{3,}}")
_COVERED = 0.6
_FEWEST_TERMS, _MOST_TERMS = 3, 24
_STRONG_CJK, _STRONG_LATIN, _STRONG_CLAUSE = 2, 3, 4
_TELLING_CJK, _TELLING_DIGITS = 5, 3


@dataclass(frozen=True, slots=True)
class Rests:
    """The words that one memory rests on, ready to be looked for."""

    memory_id: str
    quotes: tuple[Quote, ...]
    value: tuple[re.Pattern[str], ...]
    """The value as a whole, then its parts."""
    repeats: tuple[re.Pattern[str], ...]
    """The clause itself without its subject, where it is long enough to be told from ordinary speech."""
    exact: str = ""
    """A value so short that only the very same letters, standing alone, count as a repetition."""
    keys: tuple[str, ...] = ()
    """One spelling of the value and its parts: without one of them a text does not say the value."""
    terms: tuple[str, ...] = ()
    """Terms of a longer value; a sentence that holds most of them repeats it."""


def words_of(memory: Memory) -> Rests:
    """What a memory rests on."""
    terms = query_terms(memory.value)[:_MOST_TERMS]
    values = strong_values(memory)
    return Rests(
        memory_id=memory.id,
        quotes=memory.quotes,
        value=_patterns(values),
        repeats=_patterns(_cores(memory)),
        exact="" if _is_strong(memory.value) or is_cjk(memory.value) else memory.value.strip(),
        keys=tuple(key.removesuffix("s") for word in (*values, memory.value) if (key := sameness_key(word))),
        terms=tuple(terms) if len(terms) >= _FEWEST_TERMS else (),
    )


def strong_values(memory: Memory) -> list[str]:
    """The value and, for lists of things, its parts: those long enough to be looked for anywhere."""
    found = [memory.value.strip(), *_with_unit(memory)]
    if memory.slot in _LISTED_SLOTS:
        found += [_LEADING.sub("", part.strip()) for part in _LIST_SIGN.split(memory.value)]
    trimmed = [word[:-1] if len(word) > _STRONG_CJK and word.endswith(("的", "了")) else word for word in found]
    return [word for word in dict.fromkeys((*found, *trimmed)) if _is_strong(word)]


def search_texts(memory: Memory) -> list[str]:
    """Phrases of which a text holds at least one if anything in it goes with the memory (its own quotes
    apart).
    """
    terms = query_terms(memory.value)[:_MOST_TERMS]
    needed = math.ceil(_COVERED * len(terms))
    found = [*strong_values(memory), memory.value.strip(), *_cores(memory)]
    if len(terms) >= _FEWEST_TERMS:
        found += terms[: len(terms) - needed + 1]  # who holds so many of them holds one of these
    return [text for text in dict.fromkeys((*found, *(text.removesuffix("s") for text in found))) if text]


def as_in_documents(memory: Memory) -> Memory:
    """The memory as it is looked for in documents that the user added.

    They speak of the world: a word of the language that happens to be a value ("coffee") says nothing of the user
    there and stays. What does: the clause itself, and a value of several words, a long one, or one with a number.
    """
    return replace(memory, slot=None, value=memory.value if _is_telling(memory.value) else "")


def _cores(memory: Memory) -> list[str]:
    """What the clauses of a memory say; of somebody close, what is said of him too, whatever he is called there."""
    cores = [core for text in (memory.content, *(quote.text for quote in memory.quotes)) if (core := clause_core(text))]
    if memory.slot in KIN_SLOTS and memory.value:
        said = (core[len(memory.value) :] for core in cores if core.casefold().startswith(memory.value.casefold()))
        cores += [rest for one in said if _is_long(rest := _COPULA.sub("", one.strip()))]
    return cores


def _is_long(predicate: str) -> bool:
    """Does it say so much that hardly anybody says it of somebody else ("allergic to kiwis", not "a teacher")?"""
    letters = sum(1 for char in predicate if char.isalnum())
    return letters >= (_LONG_CJK if is_cjk(predicate) else _LONG_LATIN)


def clause_core(text: str) -> str:
    """A clause without its subject ("养了一只猫"), or "" where what is left is too short to be telling."""
    core = _SUBJECT.sub("", text.strip().rstrip("。.!！?？，,;；"))
    letters = sum(1 for char in core if char.isalnum())
    enough = _STRONG_CLAUSE if is_cjk(core) else _STRONG_CLAUSE * 2
    return core if letters >= enough else ""


def spans_to_mask(text: str, own: Rests, others: Sequence[Rests] = (), message_id: str | None = None) -> list[Span]:
    """The spans of `text` to mask once `own` is forgotten while `others` stay; `message_id` if it is a
    message.
    """
    folded = fold(text)
    quoted = _quoted(own, text, folded, message_id)
    values = _value_spans(own, folded, text)
    repeated = _repeated(own, folded)
    if not (quoted or values or repeated):
        return []
    near = _concerned(others, text, message_id)
    kept_values = united(span for other in near for span in _value_spans(other, folded, text))
    kept_clauses = united(span for other in near for span in _quoted(other, text, folded, message_id))
    alone = without(quoted, kept_clauses)
    cut = united((*alone, *without(values, without(kept_values, alone))))
    cut += without(repeated, (*kept_values, *kept_clauses))
    shared = common(quoted, kept_clauses)
    if kept_values and not common(shared, values):  # its value is not said in these words
        cut += without(shared, kept_values)
    return united(cut)


def masked_text(text: str, spans: Sequence[Span]) -> str:
    """The text as it may be indexed, recalled or sent."""
    return _BLOTS.sub(MASK, replaced(text, spans, MASK) if spans else text)


def blotted(text: str, spans: Sequence[Span]) -> str:
    """The text with every character of the spans replaced, for ever; its length stays."""
    for start, end in united(spans):
        end = min(end, len(text))
        text = text[:start] + BLOT * (end - start) + text[end:]
    return text


@lru_cache(maxsize=1024)
def sameness_key(text: str) -> str:
    """Equal for texts that say the same in the same words: no case, width, space or punctuation; C and C++
    differ.
    """
    clean = normalise(text)
    kept = [
        char
        for index, char in enumerate(clean)
        if char.isalnum() or char in "+#%" or (char == "." and _between_digits(clean, index))
    ]
    return "".join(kept)


def _between_digits(text: str, index: int) -> bool:
    return 0 < index < len(text) - 1 and text[index - 1].isdigit() and text[index + 1].isdigit()


def _concerned(others: Sequence[Rests], text: str, message_id: str | None) -> list[Rests]:
    """Those whose words may stand in a text; a quick look that spares the search for each."""
    key = sameness_key(text)
    return [
        other
        for other in others
        if any(value in key for value in other.keys) or any(q.message_id == message_id for q in other.quotes)
    ]


def _patterns(texts: Sequence[str]) -> tuple[re.Pattern[str], ...]:
    return tuple(pattern for text in dict.fromkeys(texts) if (pattern := words_pattern(text)) is not None)


def _is_strong(word: str) -> bool:
    cjk = sum(1 for char in word if is_cjk(char))
    latin = sum(1 for char in word if char.isalnum()) - cjk
    return cjk >= _STRONG_CJK or latin >= _STRONG_LATIN or (cjk == 1 and latin > 0)


def _is_telling(value: str) -> bool:
    cjk = sum(1 for char in value if is_cjk(char))
    digits = sum(1 for char in value if char.isdigit())
    return cjk >= _TELLING_CJK or digits >= _TELLING_DIGITS or len(value.split()) > 1


def _with_unit(memory: Memory) -> list[str]:
    """A short number with the Chinese unit that follows it in the quote ("30" → "30岁")."""
    value = memory.value.strip()
    if _is_strong(value) or not value[-1:].isdigit():
        return []
    found: list[str] = []
    for quote in memory.quotes:
        after = quote.text.partition(value)[2].lstrip()
        if after and is_cjk(after[0]):
            found.append(value + after[0])
    return found


def _quoted(own: Rests, text: str, folded: Folded, message_id: str | None) -> list[Span]:
    spans: list[Span] = []
    for quote in own.quotes:
        if message_id is None or quote.message_id != message_id:
            continue
        if 0 <= quote.start < quote.end and text[quote.start : quote.end] == quote.text:
            spans.append((quote.start, quote.end))
        elif pattern := words_pattern(quote.text):
            spans += find(pattern, folded)
    return united(spans)


def _value_spans(own: Rests, folded: Folded, text: str) -> list[Span]:
    spans = [span for pattern in own.value for span in find(pattern, folded)]
    if own.exact and (pattern := words_pattern(own.exact)):
        spans += [(start, end) for start, end in find(pattern, folded) if text[start:end] == own.exact]
    return spans


def _repeated(own: Rests, folded: Folded) -> list[Span]:
    spans = [span for pattern in own.repeats for span in find(pattern, folded)]
    if own.terms:
        for clause in _CLAUSE.finditer(folded.text):
            if not any(pattern.search(clause.group()) for pattern in own.value[:1]):
                spans += _covered(own.terms, clause, folded)
    return spans


def _covered(terms: Sequence[str], clause: re.Match[str], folded: Folded) -> list[Span]:
    """Where the terms stand in a sentence that holds most of them."""
    found: list[Span] = []
    held = 0
    for term in terms:
        if term not in clause.group():
            continue
        before, after = ("", "") if is_cjk(term) else (r"\b", r"\w*")
        places = list(re.finditer(before + re.escape(term) + after, clause.group()))
        held += bool(places)
        found += [folded.original(clause.start() + m.start(), clause.start() + m.end()) for m in places]
    return united(found) if held >= max(_COVERED * len(terms), _FEWEST_TERMS) else []
