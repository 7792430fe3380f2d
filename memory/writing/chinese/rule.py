"""The form of a Chinese rule: what a predicate must look like to fill a slot, and what is then stored."""

from __future__ import annotations

from dataclasses import dataclass

from memory.records import Kind
from memory.writing.chinese.classes import CLASSES
from memory.writing.wording.patterns import Lazy, lazy
from memory.writing.wording.tables import Row, rows, spelt


@dataclass(frozen=True, slots=True)
class Rule:
    """One row of a table. `pattern` matches at the predicate; its group `v` is the value."""

    slot: str
    pattern: Lazy
    content: str = ""
    """Template with {v} behind "用户"; "" stores the whole clause in the third person."""
    bare: bool = True
    """Does it hold for a clause without subject that opens a message (养了只猫)?"""
    subject: str = "user"
    """What a following 叫… names."""
    negated: bool = False
    kind: Kind | None = None
    inferred: bool = False
    """Is it concluded from the words rather than said in them?"""
    owned: bool = False
    """An attribute said by its name (生日是…): its clause is about a thing of the user's."""
    anywhere: bool = False
    """Look for the pattern from the clause's beginning on, not at the predicate alone."""


def rules(text: str) -> tuple[Rule, ...]:
    """A table of rules, written as `wording.tables` says; Latin letters count as written where the pattern lacks (?i).

    Marks: `not` negated, `我` only where the user is named, `pet`, `project` what a following 叫… names, `owned` and
    `anywhere` as in `Rule`, `fact` that kind whatever the slot, `inferred` a candidate.
    """
    return tuple(_rule(row) for row in rows(text, 0, CLASSES))


def _rule(row: Row) -> Rule:
    return Rule(
        row.slot,
        row.pattern,
        row.content,
        bare="我" not in row.marks,
        subject=next(iter(row.marks & {"pet", "project"}), "user"),
        negated="not" in row.marks,
        kind=Kind.FACT if "fact" in row.marks else None,
        inferred="inferred" in row.marks,
        owned="owned" in row.marks,
        anywhere="anywhere" in row.marks,
    )


def word_class(name: str) -> str:
    """The regular expression of a word class, for a pattern outside the tables."""
    return spelt(f"{{{name}}}", CLASSES)


DEICTIC = lazy(
    r"^\s*(?:这(?!个?(?:季度|月|周|学期|学年|半年|财年|年))|那(?!么|种[^东事人])|它|他|她|你|您|里面|其中|里头|当中|剧中|书中|片中|上面|刚才|刚刚|前面"
    r"|第[一二三四1-9]|什么|哪|谁|怎么|多少|此|该|以上|一下|一[件幅座道](?=.)|一点$|死|了$|吗|呢|的|是"
    r"|路上|楼下$|外面$|[吃喝玩看听做用去]的?$|活动$|东西$|自己$|当前|目前的|现在的|某|一家(?:公司|单位|企业)$|[▒])"
)
"""A value that points instead of naming."""
