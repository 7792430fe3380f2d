"""What is taken back in the clause behind it: "I teach yoga, well, taught"."""

from __future__ import annotations

from memory.writing.wording.patterns import caseless
from memory.writing.wording.spans import Clause

_WELL = caseless(r"^(?:well|or rather|i mean|ok|okay)$")
NO_MORE_SO = caseless(
    r"^(?:(?:well|or rather|i mean|ok|okay),? )?(?:i )?(?:taught|lived|worked|used to(?: be)?|was|did|played|drove|ran|had)$"
)
"""The verb of the clause before once more, as what was."""


def without_last(stated: list[Clause]) -> list[Clause]:
    """The clauses before the one that is taken back, and before the "well" that takes it back."""
    while stated and _WELL.match(stated[-1].flat):
        stated = stated[:-1]
    return stated[:-1]
