"""The form of a Chinese rule: what a predicate must look like to fill a slot, and what is then stored."""

from __future__ import annotations

from dataclasses import dataclass

from memory.records import Kind
from memory.writing.wording.patterns import Lazy, lazy


@dataclass(frozen=True, slots=True)
class Rule:
    """One row of a table. `pattern` matches at the predicate; its group `v` is the value."""

    slot: str
    pattern: Lazy
    content: str = ""
    """Template with {v} behind "用户"; "" stores the whole clause in the third person."""
    short: str = ""
    """Template for where the whole clause is stored for another slot already; "" gives way to that."""
    bare: bool = True
    """Does it hold for a clause without subject that opens a message (养了只猫)?"""
    subject: str = "user"
    """What a following 叫… names."""
    negated: bool = False
    kind: Kind | None = None
    lifetime: str = ""
    owned: bool = False
    """An attribute said by its name (生日是…): its clause is about a thing of the user's."""
    anywhere: bool = False
    """Look for the pattern from the clause's beginning on, not at the predicate alone."""


def rule(  # noqa: PLR0913
    slot: str,
    pattern: str,
    content: str = "",
    *,
    short: str = "",
    owned: bool = False,
    bare: bool = True,
    subject: str = "user",
    negated: bool = False,
    kind: Kind | None = None,
    lifetime: str = "",
    anywhere: bool = False,
) -> Rule:
    """A row of a table; the pattern is compiled without regard to the case of Latin letters where it says (?i)."""
    return Rule(slot, lazy(pattern), content, short, bare, subject, negated, kind, lifetime, owned, anywhere)


END = r"(?=\s*(?:[了啦呀啊哦哈呢吧嘛的~～!！]*\s*)$)"
"""The clause ends here, particles aside."""
LATIN = r"[A-Za-z][\w+#./-]*(?: [A-Z0-9][\w+#./-]*){0,3}"
"""One Latin name, of up to four words."""
COUNT = r"(?:\d+|[一二两三四五六七八九十几半俩仨]+)"
DEICTIC = lazy(
    r"^\s*(?:这|那(?!么|种[^东事人])|它|他|她|你|您|里面|其中|里头|当中|剧中|书中|片中|上面|刚才|刚刚|前面"
    r"|第[一二三四1-9]|什么|哪|谁|怎么|多少|此|该|以上"
    r"|一下|一[件幅座道](?=.)|一点$|死|了$|吗|呢|的|是|[吃喝玩看听做用去]的?$|活动$|自己$|当前|目前的"
    r"|现在的|某|一家(?:公司|单位|企业)$|[▒])"
)
"""A value that points instead of naming."""
