"""English typed in haste: im → I'm, dont → don't, i → I, in leeds → in Leeds; with the way back to what was typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.spans import Range

_SHORT = lazy(
    r"(?<![\w'’@#/.-])(?:[Ii](?=m\b|ve\b|ll (?:be|have|need|never|always|get|take|start|try|move|visit|fly|meet|also|go|do|see)\b|d (?:like|love|rather|prefer|be|have|never|go)\b)"
    r"|(?:[Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Hh]ave|[Hh]as|[Hh]ad|[Cc]ould|[Ss]hould|[Ww]ould|[Aa]i|[Cc]a|[Ww]o)n(?=t\b)"
    r"|(?:[Tt]hat|[Ww]hat|[Tt]here|[Hh]e|[Ss]he|[Hh]ere|[Ww]here|[Ww]ho)(?=s\b)|(?:[Yy]ou|[Tt]hey)(?=(?:re|ve)\b)|[Ww]e(?=ve\b)|[Ii]t(?=s (?:an?|the|my|our|not|been|just|really|called|on|at)\b|s [a-z]+(?:, not| not| btw)\b))(?=[a-z]+(?![\w'’@/-]))"
)
"""What an apostrophe is missing behind."""
_GREETED = lazy(r"(?<![\w'’])(?:hi|hey|hello|hiya|Hi|Hey|Hello)[,!]? it(?=s [A-Za-z])")
_SMALL_I = lazy(r"(?<![\w'’./\\-])i(?=\s|['’](?:m|ve|d|ll)\b|(?:m|ve)\b|$)")
_IN_LAW = caseless(
    r"(?<=\b(?:mother|father|sister|parent) )in(?= laws?\b)|(?<=\bbrother )in(?= laws?\b)|(?<=\bson )in(?= laws?\b)|(?<=\bdaughter )in(?= laws?\b)"
)
_CAPITAL = lazy(r"[A-Z]")
_PLACE = lazy(r"\b(?:in|from|near|to|outside|of|around) (?P<v>[a-z]+(?: [a-z]+)?)")
_NAME = caseless(
    r"\b(?:my name(?:'?s| is)|hi,? it'?s|i'?m called|call me|named|goes by|called) (?P<v>[a-z]{2,})(?! (?:the|a|an|my)\b)"
)


_HERE = lazy(r"^(?:(?:hi|hey|hello)[, ]+)?(?P<v>[a-z]{3,}) here(?=,? (?:and )?(?:\d|an?\b|from\b|i'm\b))")
_AGED = lazy(r"^(?:(?:hi|hey|hello|yo)[, ]+)?[iI]'?m (?P<v>[a-z]{3,}), \d\d(?=$|[,.!;])")
_ITS_ME = lazy(r"^(?:hi|hey|hello)[, ]+it'?s me,? (?P<v>[a-z]{3,})(?=$|,)")
_FROM = lazy(r"\b(?:originally from|based in|native of) (?P<v>(?!the\b|a\b|an\b|my\b|our\b)[a-z]{3,})")
_WORD = lazy(r"(?<![\w/.@-])[a-z][a-z0-9]{2,}(?![\w/.@-])")


@dataclass(frozen=True, slots=True)
class Typed:
    """A message as the rules read it; `marks` are the offsets, in what was typed, of the marks put in."""

    text: str
    marks: tuple[int, ...] = ()

    def said(self, start: int, end: int) -> Range:
        """The stretch of what was typed that a stretch of `text` stands for."""
        return self._typed(start), self._typed(end)

    def read(self, ranges: Sequence[Range]) -> list[Range]:
        """Stretches of what was typed as stretches of `text`."""
        return [(self._read(start), self._read(end)) for start, end in ranges]

    def _typed(self, offset: int) -> int:
        return offset - sum(mark + before < offset for before, mark in enumerate(self.marks))

    def _read(self, offset: int) -> int:
        return offset + sum(mark < offset for mark in self.marks)


def as_read(text: str, places: frozenset[str], products: frozenset[str] = frozenset()) -> Typed:
    """The message with its apostrophes and capitals put in; towns (`places`) and `products` take a capital."""
    small = _CAPITAL.search(text) is None
    in_law = [match.start() + at for match in _IN_LAW.finditer(text) for at in (-1, 2)]
    marks = sorted({match.end() for form in (_SHORT, _GREETED) for match in form.finditer(text)})
    chars = list(text)
    for blank in in_law:
        chars[blank] = "-"
    for match in _SMALL_I.finditer(text):
        chars[match.start()] = "I"
    if small:
        for match in _PLACE.finditer(text):
            _capitals(chars, match.start("v"), match["v"], places)
        for match in _WORD.finditer(text):
            if match.group() in products:
                chars[match.start()] = chars[match.start()].upper()
        for match in _FROM.finditer(text):
            chars[match.start("v")] = chars[match.start("v")].upper()
        for match in (*_NAME.finditer(text), *_HERE.finditer(text), *_ITS_ME.finditer(text), *_AGED.finditer(text)):
            chars[match.start("v")] = chars[match.start("v")].upper()
    for before, mark in enumerate(marks):
        chars.insert(mark + before, "'")
    return Typed("".join(chars), tuple(marks))


def _capitals(chars: list[str], start: int, said: str, places: frozenset[str]) -> None:
    """Capitals for a town of one or two words."""
    for name in (said, said.split()[0]):
        if name in places:
            for at, char in enumerate(name):
                if at == 0 or name[at - 1] == " ":
                    chars[start + at] = char.upper()
            return
