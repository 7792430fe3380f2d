"""Whom a stretch of a message speaks of, and whether it is said in earnest: what a model's reading must respect."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from memory.writing.chinese import frame as zh_frame
from memory.writing.chinese.people import AROUND, CLOSE, KIN
from memory.writing.english import frame as en_frame
from memory.writing.english.words import RELATION as EN_RELATION
from memory.writing.privacy.payload import own_words
from memory.writing.privacy.payload_patterns import FICTION
from memory.writing.wording.lexicon import either
from memory.writing.wording.marks import EN_CONDITION, JOKE, ZH_CONDITION
from memory.writing.wording.patterns import lazy
from memory.writing.wording.spans import Clause, Range, Sentence

_PEOPLE = lazy(rf"{either(CLOSE | KIN | AROUND)}|(?i:\b{EN_RELATION}\b)|妻|夫|儿|女|亲戚|家人")
"""Words for people around somebody: with one of them a sentence says whose trait it is."""


@dataclass(frozen=True, slots=True)
class Voice:
    """A clause of the user's own words: where it is, whom it speaks of, and whether it is meant."""

    start: int
    end: int
    subject: str
    """user | relation | other | "" (nobody named yet)."""
    earnest: bool


def voices(text: str, pasted: Sequence[Range] = ()) -> tuple[Voice, ...]:
    """The clauses of a message in order."""
    found: list[Voice] = []
    fiction, subject = False, ""
    for sentence in own_words(text, pasted).sentences:
        fiction = fiction or FICTION.search(sentence.whole.flat) is not None
        supposed = fiction or JOKE.search(sentence.whole.flat) is not None
        for clause, subject in _followed(sentence, subject):  # noqa: B020 - the last clause's subject goes on
            supposed = supposed or bool(ZH_CONDITION.search(clause.flat) or EN_CONDITION.search(clause.flat))
            found.append(Voice(clause.start, clause.end, subject, not supposed))
    return tuple(found)


def objection(content: str, span: Range, spoken: Sequence[Voice]) -> str:
    """Why a content must not rest on the span: the name of a rule, or "" where it may."""
    heard = [voice for voice in spoken if voice.start < span[1] and span[0] < voice.end]
    if heard and not any(voice.earnest for voice in heard):
        return "joke"
    subjects = {voice.subject for voice in heard}
    if subjects and subjects <= {"relation", "other"} and not _PEOPLE.search(content.removeprefix("用户")):
        return "not_user"
    return ""


def _followed(sentence: Sentence, subject: str) -> Iterator[tuple[Clause, str]]:
    if sentence.whole.chinese:
        for clause in sentence.clauses:
            subject = zh_frame.followed(zh_frame.frame_of(clause), subject)
            yield clause, subject
        return
    last = subject if subject == "relation" else ""
    for clause in en_frame.clauses_of(sentence):
        mode = en_frame.frame_of(clause, last).mode
        last = last if mode == "none" else mode
        yield clause, last if last in ("relation", "other", "") else "user"
