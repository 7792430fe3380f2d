"""The form of a Chinese rule: what a predicate must look like to fill a slot, and what is then stored."""

from __future__ import annotations

import re
from dataclasses import dataclass

from memory.records import Kind


@dataclass(frozen=True, slots=True)
class Rule:
    """One row of a table. `pattern` matches at the predicate; its group `v` is the value."""

    slot: str
    pattern: re.Pattern[str]
    content: str = ""
    """Template with {v} behind "用户"; "" stores the whole clause in the third person."""
    bare: bool = True
    """Does it hold for a clause without subject that opens a message (养了只猫)?"""
    subject: str = "user"
    """What a following 叫… names."""
    negated: bool = False
    kind: Kind | None = None
    lifetime: str = ""
    anywhere: bool = False
    """Look for the pattern from the clause's beginning on, not at the predicate alone."""


def rule(  # noqa: PLR0913
    slot: str,
    pattern: str,
    content: str = "",
    *,
    bare: bool = True,
    subject: str = "user",
    negated: bool = False,
    kind: Kind | None = None,
    lifetime: str = "",
    anywhere: bool = False,
) -> Rule:
    """A row of a table; the pattern is compiled without regard to the case of Latin letters where it says (?i)."""
    return Rule(slot, re.compile(pattern), content, bare, subject, negated, kind, lifetime, anywhere)


END = r"(?=\s*(?:[了啦呀啊哦哈呢吧嘛的~～!！]*\s*)$)"
"""The clause ends here, particles aside."""
LATIN = r"[A-Za-z][\w+#./-]*(?: [A-Z0-9][\w+#./-]*){0,3}"
"""One Latin name, of up to four words."""
COUNT = r"(?:\d+|[一二两三四五六七八九十几半俩仨]+)"
DEICTIC = re.compile(
    r"^\s*(?:这(?!种|类|样|一行)|那(?!种|类|样)|它|他|她|你|您|上面|刚才|刚刚|前面|第[一二三四1-9]|什么|哪"
    r"|谁|怎么|多少|此|该|以上|一下|一点$|死|了$|吗|呢|的$|[▒])"
)
"""A value that points instead of naming."""
