"""How what a memory writer stores is scored against cases with expected memories.

Text is compared after NFKC and case folding; stored memories and expectations are paired one to one, the best
pairing counts; a wrong date costs precision and recall; a case passes when everything expected is there exactly
once, with its date and what it replaces, and nothing else.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

Item = Mapping[str, object]
"""A case, an expectation, or a stored memory, as read from JSON."""
_PAIRED, _DATED, _UNTOLERATED, _REPLACED, _SLOT, _KIND = 1000, 100, 30, 20, 10, 2


@dataclass(frozen=True, slots=True)
class Row:
    """The score of one case."""

    case_id: str
    passed: bool
    expected: int
    stored: int
    neutral: int
    """Stored memories that are tolerated and count neither way."""
    good: int
    """Expected memories that were stored with the right date."""
    forbidden: int
    problems: tuple[str, ...] = ()


def norm(text: object) -> str:
    """NFKC, case-folded, white space collapsed."""
    folded = unicodedata.normalize("NFKC", "" if text is None else str(text)).casefold()
    return re.sub(r"\s+", " ", folded).strip()


def squeeze(text: str) -> str:
    """Without blanks and hyphens, so that "6222 0212" equals "62220212"."""
    return re.sub(r"[\s\-‐-―]+", "", text)


@lru_cache(maxsize=4096)
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE | re.DOTALL)


def text_hits(pattern: str, content: object) -> bool:
    """Does a pattern occur in a text? "re:" marks a regular expression, everything else is a substring."""
    text = norm(content)
    if pattern.startswith("re:"):
        return _compiled(pattern[3:]).search(text) is not None
    wanted = norm(pattern)
    return wanted in text or squeeze(wanted) in squeeze(text)


def forbidden_hit(pattern: str, memory: Item) -> bool:
    """ "slot:x" forbids the slot; everything else is looked for in the content."""
    if pattern.startswith("slot:"):
        return norm(memory.get("slot")) == norm(pattern[5:])
    return text_hits(pattern, memory.get("content"))


def date_ok(expected: object, stored: object) -> bool:
    """The stored date must start with the expected one, which may be a month or a year."""
    return expected is None or str(stored or "").startswith(str(expected))


def resolve_known(reference: object, known: Sequence[Item]) -> set[int]:
    """Indexes of the known memories that a slot's name or a piece of content points at."""
    wanted = norm(reference)
    if not wanted:
        return set()
    exact = {i for i, item in enumerate(known) if norm(item.get("content")) == wanted}
    if exact:
        return exact
    slots = {i for i, item in enumerate(known) if norm(item.get("slot")) == wanted}
    if len(slots) == 1:
        return slots
    contents = [norm(item.get("content")) for item in known]
    return {i for i, content in enumerate(contents) if wanted in content or (len(wanted) > 3 and content in wanted)}


def replaces_ok(expected: Item, memory: Item, known: Sequence[Item]) -> bool:
    """Does the memory supersede what it should, and nothing else?"""
    wanted = resolve_known(expected.get("replaces"), known)
    given = resolve_known(memory.get("replaces"), known)
    return wanted == given if wanted else not given


def content_ok(expected: Item, memory: Item) -> bool:
    """Does the content hold everything it must?"""
    return all(text_hits(pattern, memory.get("content")) for pattern in texts(expected.get("must_contain")))


def texts(value: object) -> list[str]:
    """A JSON list of strings; [] for null."""
    return [str(item) for item in value] if isinstance(value, list) else []


def items(value: object) -> list[Item]:
    """A JSON list of objects; [] for null."""
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []


def options_met(memory: Item, optional: Sequence[Sequence[str]]) -> set[int]:
    """Which of the tolerated memories is this one?"""
    content = memory.get("content")
    return {k for k, option in enumerate(optional) if all(text_hits(pattern, content) for pattern in option)}


def _one_of(value: object, main: object, also: object) -> bool:
    return norm(value) in {norm(item) for item in [main, *texts(also)]}


def _gain(expected: Item, memory: Item, known: Sequence[Item], optional: Sequence[Sequence[str]]) -> int:
    slot = expected.get("slot")
    lifetimes = {norm(expected.get("lifetime")), norm(memory.get("lifetime"))}
    return (
        _PAIRED
        + _DATED * date_ok(expected.get("date"), memory.get("date"))
        + _UNTOLERATED * (not options_met(memory, optional))
        + _REPLACED * replaces_ok(expected, memory, known)
        + _SLOT * (slot is None or _one_of(memory.get("slot"), slot, expected.get("slot_also")))
        + _KIND * _one_of(memory.get("kind"), expected.get("kind"), expected.get("kind_also"))
        + (len(lifetimes) == 1 or lifetimes == {"permanent", "long"})
    )


def assign(
    expects: Sequence[Item], stored: Sequence[Item], known: Sequence[Item], optional: Sequence[Sequence[str]]
) -> dict[int, int]:
    """Best one-to-one pairing of expectations and stored memories; most pairs first, then the best-fitting."""
    best: dict[int, tuple[int, tuple[tuple[int, int], ...]]] = {0: (0, ())}
    for j, memory in enumerate(stored):
        gains = {i: _gain(e, memory, known, optional) for i, e in enumerate(expects) if content_ok(e, memory)}
        updated = dict(best)
        for mask, (gain, pairs) in best.items():
            for i, extra in gains.items():
                key = mask | 1 << i
                if not mask >> i & 1 and (key not in updated or gain + extra > updated[key][0]):
                    updated[key] = (gain + extra, (*pairs, (i, j)))
        best = updated
    return dict(max(best.values(), key=lambda item: item[0])[1])


def score_case(case: Item, output: Sequence[Item]) -> Row:
    """The score of what was stored for one case; items of kind "forget" are deletions, no memories."""
    expects, known = items(case.get("expect")), items(case.get("known"))
    listed = case.get("optional")
    optional = [texts(option) for option in listed] if isinstance(listed, list) else []
    stored = [memory for memory in output if norm(memory.get("kind")) != "forget"]
    pairs = assign(expects, stored, known, optional)
    problems = [f"missing {expects[i].get('must_contain')}" for i in range(len(expects)) if i not in pairs]
    good = 0
    for i, j in pairs.items():
        right = date_ok(expects[i].get("date"), stored[j].get("date"))
        good += right
        if not right:
            problems.append(f"date {stored[j].get('date')}, not {expects[i].get('date')}")
        if not replaces_ok(expects[i], stored[j], known):
            problems.append(f"replaces {stored[j].get('replaces')}, not {expects[i].get('replaces')}")
    neutral, extra = _leftovers(expects, stored, pairs, known, optional)
    forbidden = _forbidden(texts(case.get("forbid")), stored)
    problems += extra + forbidden
    return Row(
        case_id=str(case.get("id")),
        passed=not problems,
        expected=len(expects),
        stored=len(stored),
        neutral=neutral,
        good=good,
        forbidden=len(forbidden),
        problems=tuple(problems),
    )


def _leftovers(
    expects: Sequence[Item],
    stored: Sequence[Item],
    pairs: Mapping[int, int],
    known: Sequence[Item],
    optional: Sequence[Sequence[str]],
) -> tuple[int, list[str]]:
    """How many unpaired memories are tolerated (each option once), and what is wrong with the others."""
    may_go = set().union(*(resolve_known(expected.get("replaces"), known) for expected in expects))
    neutral, used, problems = 0, set[int](), list[str]()
    for j, memory in enumerate(stored):
        if j in pairs.values():
            continue
        options = options_met(memory, optional)
        for i, paired in pairs.items():  # a second copy of an expected memory is no tolerated one
            if content_ok(expects[i], memory):
                options -= options_met(stored[paired], optional)
        if options - used:
            used.add(min(options - used))
            neutral += 1
            if resolve_known(memory.get("replaces"), known) - may_go:
                problems.append(f"replaces {memory.get('replaces')}")
        else:
            problems.append(f"extra {memory.get('content')}")
    return neutral, problems


def _forbidden(patterns: Iterable[str], stored: Sequence[Item]) -> list[str]:
    return [
        f"forbidden {pattern}: {memory.get('content')}"
        for pattern in patterns
        for memory in stored
        if forbidden_hit(pattern, memory)
    ]


def share(part: int, whole: int) -> float:
    """A share, rounded to four places; 1 of nothing."""
    return round(part / whole, 4) if whole else 1.0
