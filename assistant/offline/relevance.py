"""Which memories and which earlier words belong to what a message is about, and how they are quoted."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace

from assistant.offline.asking import is_question, is_request
from assistant.offline.facts import TurnFacts
from assistant.offline.person import bare, spoken, without_date
from assistant.offline.phrases import say
from memory.days import human_day
from memory.records import Line, Memory, Source
from memory.text import index_terms, is_cjk, normalise, sentences, shorten
from memory.writing.wording.patterns import lazy

MOST_ASKED = 0.6
"""Share of a question's telling words that a line must hold to be its answer."""
QUOTED = 120
"""Characters of a quotation."""
_AROUND = lazy(r"\s[←→]\s")


def when(day: str, facts: TurnFacts) -> str:
    """A date as people say it, in the language of the message."""
    return human_day(day, facts.today, facts.language)


def formed(memory: Memory, facts: TurnFacts) -> str:
    """The day a memory was formed, as people say it."""
    return when(memory.day, facts)


def sentence(memory: Memory, facts: TurnFacts) -> str:
    """A memory said to the user, with the date it was formed."""
    return say("dated", facts.language, what=spoken(memory.content), date=formed(memory, facts))


def said_plainly(memory: Memory) -> str:
    """A memory said to the user, to stand beside its date."""
    return spoken(without_date(memory.content) if memory.date else memory.content)


def shown_in(text: str, memory: Memory) -> bool:
    """Does a reply tell this memory?"""
    return spoken(memory.content) in text or said_plainly(memory) in text


def joined(sentences_said: Iterable[str], language: str) -> str:
    """Sentences in one line."""
    return ("" if language == "zh" else " ").join(sentences_said)


def bullets(lines: Iterable[str]) -> str:
    """A Markdown list."""
    return "\n".join(f"- {line}" for line in lines)


def shared(text: str, terms: Sequence[str]) -> int:
    """How many of the terms a text holds; a lone Chinese character is looked for anywhere."""
    clean = normalise(text)
    near = [term for term in terms if term[:5] in clean]
    if not near:
        return 0
    held = set(index_terms(text))
    return sum(term in held or (len(term) == 1 and is_cjk(term)) for term in near)


def fitting(memories: Sequence[Memory], terms: Sequence[str]) -> list[Memory]:
    """Memories that share telling words, the most first."""
    scored = [(shared(f"{memory.content} {memory.value}", terms), index) for index, memory in enumerate(memories)]
    return [memories[index] for score, index in sorted(scored, key=lambda row: (-row[0], row[1])) if score]


def nothing_on(facts: TurnFacts) -> str:
    """That nothing is on record, or that it could not be looked up."""
    return say("nothing" if facts.looked else "not_looked", facts.language)


def said_about(terms: Sequence[str], facts: TurnFacts, told: Sequence[Memory] = ()) -> list[Line]:
    """Recalled words that share telling words, cut to the sentences that do; not those `told` by a memory already."""
    known = {memory.origin.message_id for memory in told if memory.origin}
    quotes = [normalise(memory.origin.text) for memory in told if memory.origin]
    found: list[tuple[int, int, Line]] = []
    for index, line in enumerate((*facts.history, *facts.mentioned)):
        if line.source is Source.MEMORY or known & set(line.item_ids):
            continue
        best = best_sentence(line.text, terms)
        if best and not any(normalise(best) in said or said in normalise(best) for said in quotes):
            found.append((-shared(best, terms), index, replace(line, text=best)))
    unique: dict[str, Line] = {}
    for _, _, line in sorted(found, key=lambda row: row[:2]):
        unique.setdefault(normalise(bare(line.text)), line)
    return list(unique.values())


def documents_on(terms: Sequence[str], facts: TurnFacts, share: float) -> list[str]:
    """What the recalled documents say, each with its name, where one holds so much of the terms (0 to 1)."""
    needed = math.ceil(share * len(terms))
    return [
        say("document_says", facts.language, title=line.title, what=bare(line.text))
        for line in facts.documents
        if shared(f"{line.title} {line.text}", terms) >= needed
    ]


def best_sentence(text: str, terms: Sequence[str]) -> str:
    """The sentence of a recalled line that shares the most words and asks nothing; "" when none shares any."""
    pieces = [piece for part in _AROUND.split(text) for piece in sentences(part)]
    told = [piece for piece in pieces if not is_question(piece) and not is_request(piece)]
    scored = [(shared(piece, terms), piece) for piece in told]
    best = max(scored, default=(0, ""), key=lambda row: row[0])
    return shorten(best[1], QUOTED) if best[0] else ""


def quote(line: Line, facts: TurnFacts) -> str:
    """One recalled line: a memory said to the user, talk as a quotation."""
    if line.source is Source.MEMORY:
        return say("dated", facts.language, what=spoken(line.text), date=when(line.date, facts))
    code = "you_said" if line.source is Source.MESSAGE else "we_said"
    return opened(say(code, facts.language, what=bare(line.text), date=when(line.date, facts)))


def opened(text: str) -> str:
    """A text as a line begins, with a capital."""
    return text[:1].upper() + text[1:]
