"""Code and configuration typed without a fence: its lines and its comments are nobody's statement."""

from __future__ import annotations

import re
from collections.abc import Iterator

from memory.writing.wording.patterns import lazy
from memory.writing.wording.spans import Range

_CODE = lazy(
    r"[^\n]{0,300}(?:[;{}]|\w\):|\\)[ \t]*(?:(?://|/\*|#|--)[^\n]*)?$"
    r"|[ \t]*(?:import [\w.{*]+$|from [\w.]+ import |#include|#define|def \w+\(|class \w+[(:{<]|fn \w+\(|func \w+\(|function \w*\(|(?:const|let|var|int|float|char) \w+ ?[=,(]|(?<=[ \t])return\b"
    r"|(?:els)?if ?\(|for ?\(|while ?\(|else ?:|try:|except \w+:|(?:\w+ )?begin$|end(?:module|function|if|case|generate)?$|end \w+;|module \w+ ?[(#]|assign \w+ ?=|always ?(?:@|_ff|_comb)|(?:wire|reg|input|output)(?: (?:wire|reg))? (?:\[|\w+ ?[,=)])"
    r"|entity \w+ is|architecture \w+ of|signal \w+ ?:|use ieee|process ?\(|(?i:movl?|cmp|lea|xor|ldr|str|addi?|subi?|beq|bne) +[%$#\w\[\]]+, ?[%$#\w\[\]]|\.(?:data|text|global|section|globl)\b|section \.\w"
    r"|(?i:select .+ from|insert into \w+|update \w+ set|delete from \w+|create (?:table|view|index) \w+|alter table|where \w+ ?[=<>])"
    r"|[\w.\[\]\"']{1,40} ?(?:[-+*/|:]?=|<=|:=|=>) ?\S|\[[\w.-]{1,30}\]$|</?[a-zA-Z]|\\\w+[{\[]|print\(|console\.|echo [\"$])",
    re.ASCII,
)
"""A line of a program, whatever its language: it ends as one or opens as one."""
_COMMENT = lazy(r"[ \t]*(?://|#(?!\w)|--(?!-)|/\*|\*/|;|%|\(\*|\"\"\"|<!--)")
_LINE = lazy(r"[^\n]+")
_SAYS = lazy(r"[一-龥][，。！？]|[。！？]$|^\s*(?:I|I'm|I've|My|my|We|Our|我|俺|咱)(?![\w.=(\[])")
_LEAST = 2
"""Lines of code, or of code and comments, that make a program of what stands there."""


def code(flat: str) -> Iterator[Range]:
    """From the first line of a program to its last, with the comments before, between and behind them."""
    if "\n" not in flat:
        return
    lines = [match.span() for match in _LINE.finditer(flat)]
    kinds = [_kind(flat[start : min(end, start + 300)]) for start, end in lines]
    if "code" not in kinds or sum(kind != "" for kind in kinds) < _LEAST:
        return
    told = [at for at, kind in enumerate(kinds) if kind]
    yield lines[told[0]][0], lines[told[-1]][1]


def _kind(line: str) -> str:
    """ "code", "comment", or "" for a line that may be the user's own words."""
    if _COMMENT.match(line):
        return "comment"
    return "code" if _CODE.match(line) and not _SAYS.search(re.sub(r"(?://|#|--).*", "", line)) else ""
