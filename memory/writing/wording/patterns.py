"""Regular expressions that are compiled when they are first used, so that importing the rules costs nothing.

The rules of writing are several hundred patterns, some of them long; compiling them all takes most of a second.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator


class Lazy:
    """Like `re.Pattern[str]`, compiled on first use. Safe to share between threads: at worst it compiles twice."""

    __slots__ = ("_compiled", "_flags", "_source")

    def __init__(self, source: str | Callable[[], str], flags: int = 0) -> None:
        self._source = source
        self._flags = flags
        self._compiled: re.Pattern[str] | None = None

    @property
    def compiled(self) -> re.Pattern[str]:
        """The compiled pattern. Raises re.error where the source is wrong."""
        if self._compiled is None:
            source = self._source if isinstance(self._source, str) else self._source()
            self._compiled = re.compile(source, self._flags)
        return self._compiled

    @property
    def groups(self) -> frozenset[str]:
        """Names of the groups."""
        return frozenset(self.compiled.groupindex)

    def search(self, text: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        """The first place where it matches."""
        return self.compiled.search(text, start, end)

    def match(self, text: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        """The match at `start`."""
        return self.compiled.match(text, start, end)

    def fullmatch(self, text: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        """The match of the whole text (or of that stretch of it)."""
        return self.compiled.fullmatch(text, start, end)

    def finditer(self, text: str, start: int = 0, end: int = sys.maxsize) -> Iterator[re.Match[str]]:
        """Every place where it matches."""
        return self.compiled.finditer(text, start, end)

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
