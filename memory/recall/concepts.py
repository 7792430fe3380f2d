"""Everyday things by their other names: a question about "my spouse's profession" is also one about a wife's job.

Vectors tell little between thousands of near sentences, and words nothing where none is shared. The words of
`concept_words` are therefore searched for as well, in both languages, and count less than those that were said.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import cache

from memory.recall.concept_words import ROWS
from memory.text import is_cjk, normalise, query_terms, stem

_LONGEST_ZH = 5
_LONGEST_EN = 4
_ALL_KINDS = -1
_Place = tuple[int, int]
"""(number of a row, number of one of its kinds or _ALL_KINDS)."""

Thing = tuple[str, ...]
"""The terms by which full text finds one thing: its names, its kinds, or what it is a kind of."""


def other_terms(things: Iterable[Thing], own: Container[str]) -> list[str]:
    """The terms of these things that a message did not use itself, each once."""
    return list(dict.fromkeys(term for thing in things for term in thing if term not in own))


def akin(things: Sequence[Thing], texts: Mapping[str, str]) -> dict[str, float]:
    """The share of these things that each text names, by key; without those that name none.

    Words are compared by their beginnings: making terms of every candidate would cost ten times as much.
    """
    named = [[term if is_cjk(term) else f" {term}" for term in thing if len(term) > 1] for thing in things]
    found: dict[str, float] = {}
    for key, text in texts.items():
        clean = f" {text.lower()}"
        if held := sum(1 for terms in named if any(term in clean for term in terms)):
            found[key] = held / len(named)
    return found


def heard(text: str) -> tuple[Thing, ...]:
    """The things that a text names, the longest name where names overlap."""
    clean = normalise(text)
    stems = [stem(word) for word in _words(clean)]
    english = _spans(stems, _LONGEST_EN, " ")
    chinese = _spans([char if is_cjk(char) else " " for char in clean], _LONGEST_ZH, "")
    return tuple(_thing(*place) for place in dict.fromkeys([*english, *chinese]))


def _spans(parts: list[str], longest: int, between: str) -> Iterator[_Place]:
    named = _lexicon()
    at = 0
    while at < len(parts):
        taken = 1
        for length in range(min(longest, len(parts) - at), 0, -1):
            if places := named.get(between.join(parts[at : at + length])):
                yield from places
                taken = length
                break
        at += taken


@cache
def _lexicon() -> dict[str, list[_Place]]:
    """Where each name stands; English names by their stems. Built in some ten milliseconds by the first question."""
    named: dict[str, list[_Place]] = {}
    for number in range(len(ROWS)):
        names, kinds = _row(number)
        for name in names:
            named.setdefault(_key(name), []).append((number, _ALL_KINDS))
        for at, kind in enumerate(kinds):
            for name in kind:
                named.setdefault(_key(name), []).append((number, at))
    return named


@cache
def _thing(number: int, kind: int) -> Thing:
    """The names of a row and all its kinds, or those of one kind and what it is a kind of."""
    names, kinds = _row(number)
    if kind == _ALL_KINDS:
        return _terms([*names, *(name for one in kinds for name in one)])
    return _terms([*kinds[kind], *names])


def _row(number: int) -> tuple[list[str], list[list[str]]]:
    head, _, tail = ROWS[number].partition(">")
    return head.split(), [kind.split("/") for kind in tail.split()]


def _key(name: str) -> str:
    return name if is_cjk(name) else " ".join(stem(word) for word in _words(name.replace("_", " ")))


def _words(text: str) -> list[str]:
    return [part for part in "".join(char if char.isalnum() or char in "'’" else " " for char in text).split()]


def _terms(names: Iterable[str]) -> tuple[str, ...]:
    """What full text can find of the names."""
    found = (query_terms(name) for name in names if "_" not in name and not (is_cjk(name) and len(name) == 1))
    return tuple(dict.fromkeys(term for terms in found for term in terms))
