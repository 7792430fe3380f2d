"""Which rules of the tables earn their place: `python -m tests.memory.writing.rule_use [FILE of cases …]`; `--of SENTENCE` names the rules that read it.

Every rule that makes a draft anywhere in the tables of cases (and in the files named) is switched off, and the cases it
took part in are read again. Printed are the rules whose absence changes none of them, and those that took part in
none: look whether they cover a kind that the cases lack, or are narrow copies of another rule.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from memory.writing.chinese import asking
from memory.writing.chinese import statements as chinese
from memory.writing.english import asking as english_asking
from memory.writing.english import statements as english
from memory.writing.evaluate import read_cases, written
from memory.writing.wording.patterns import lazy
from tests.memory.writing.cases.paraphrases import DISTINCT, SAME
from tests.memory.writing.test_reading import NOW, SETS

NEVER = lazy(r"(?!)")
_TABLES = ("WHO", "LIFE", "TASTE", "CUES", "ATTRIBUTES", "ANYWHERE", "HOME", "HAVE_BUDGET", "WORKED_IN")
Case = dict[str, Any]


def rules() -> dict[int, Any]:
    """Every row of the tables, by the identity of its pattern."""
    found = {}
    for module in (chinese, english):
        for name in _TABLES:
            table = getattr(module, name, ())
            for row in table if isinstance(table, tuple) else (table,):
                found[id(row.pattern)] = row
    return found


def all_cases(files: Sequence[str]) -> Iterator[Case]:
    """The tables of cases, the paraphrases, and the cases of the files."""
    for cases in SETS.values():
        yield from cases
    for wordings in (*SAME, *DISTINCT):
        yield from ({"user": text, "now": NOW.isoformat(), "known": []} for text in wordings)
    for path in files:
        yield from read_cases(path)


def taking_part(cases: Sequence[Case]) -> dict[int, list[int]]:
    """By rule: the numbers of the cases in which it made a draft."""
    used: dict[int, list[int]] = defaultdict(list)
    now = 0
    for module, name in ((asking, "_drafted"), (english_asking, "drafted"), (english, "drafted")):
        plain = getattr(module, name)

        def noting(row: Any, *rest: Any, _plain: Any = plain) -> Any:
            used[id(row.pattern)].append(now)
            return _plain(row, *rest)

        setattr(module, name, noting)
    for number, case in enumerate(cases):
        now = number
        written(case)
    return used


def idle(cases: Sequence[Case]) -> Iterator[tuple[str, Any]]:
    """(why, rule) of the rules without which every case is read the same."""
    used = taking_part(cases)
    for key, row in rules().items():
        numbers = sorted(set(used.get(key, ())))
        if not numbers:
            yield "in no case", row
            continue
        before = [_read(cases[number]) for number in numbers]
        pattern = row.pattern
        object.__setattr__(row, "pattern", NEVER)
        after = [_read(cases[number]) for number in numbers]
        object.__setattr__(row, "pattern", pattern)
        if before == after:
            yield f"no difference in {len(numbers)}", row


def _read(case: Case) -> list[Any]:
    return [(item["kind"], item.get("slot"), item.get("content"), item.get("replaces")) for item in written(case)]


def readers(text: str) -> Iterator[Any]:
    """The rules that make a draft of one sentence."""
    for key in taking_part([{"user": text, "now": NOW.isoformat(), "known": []}]):
        yield rules()[key]


def _shown(why: str, rule: Any) -> None:
    print(f"{why:20} {rule.slot:12} {rule.pattern.compiled.pattern[:150]}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--of"]:
        for rule in readers(sys.argv[2]):
            _shown("read by", rule)
    else:
        for why, rule in idle(list(all_cases(sys.argv[1:]))):
            _shown(why, rule)
