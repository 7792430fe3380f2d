"""Regular expressions that are compiled when they are first used, so that importing the rules costs nothing.

The rules of writing are several hundred patterns, some of them long; compiling them all takes most of a second.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

_Search = Callable[..., re.Match[str] | None]


class Lazy:
    """Like `re.Pattern[str]`, compiled on first use. Safe to share between threads: at worst it compiles twice.

    Once compiled, its searching methods are those of the pattern itself: a message asks hundreds of them.
    """

    __slots__ = ("_compiled", "_flags", "_source", "finditer", "fullmatch", "match", "search")
    search: _Search
    """The first place where it matches (text, start, end)."""
    match: _Search
    """The match at the start."""
    fullmatch: _Search
    """The match of the whole text, or of that stretch of it."""
    finditer: Callable[..., Iterator[re.Match[str]]]
    """Every place where it matches."""

    def __init__(self, source: str | Callable[[], str], flags: int = 0) -> None:
        self._source = source
        self._flags = flags
        self._compiled: re.Pattern[str] | None = None
        self.search = lambda *text: self.compiled.search(*text)
        self.match = lambda *text: self.compiled.match(*text)
        self.fullmatch = lambda *text: self.compiled.fullmatch(*text)
        self.finditer = lambda *text: self.compiled.finditer(*text)

    @property
    def compiled(self) -> re.Pattern[str]:
        """The compiled pattern. Raises re.error where the source is wrong."""
        if self._compiled is None:
            source = self._source if isinstance(self._source, str) else self._source()
            pattern = re.compile(source, self._flags)
            self.search, self.match, self.fullmatch = pattern.search, pattern.match, pattern.fullmatch
            self.finditer = pattern.finditer
            self._compiled = pattern
        return self._compiled

    @property
    def groups(self) -> frozenset[str]:
        """Names of the groups."""
        return frozenset(self.compiled.groupindex)

    def findall(self, text: str) -> list[str]:
        """The text of every match (of its group, where there is one)."""
        return self.compiled.findall(text)

    def sub(self, new: str | Callable[[re.Match[str]], str], text: str) -> str:
        """The text with every match replaced."""
        return self.compiled.sub(new, text)

    def split(self, text: str) -> list[str]:
        """The text between the matches."""
        return [part for part in self.compiled.split(text) if part is not None]


def lazy(source: str | Callable[[], str], flags: int = 0) -> Lazy:
    """A pattern that is compiled when it is first used; a function is asked for it then."""
    return Lazy(source, flags)


def caseless(source: str) -> Lazy:
    """As `lazy`, for a pattern to which capitals and small letters are the same."""
    return Lazy(source, re.IGNORECASE)
