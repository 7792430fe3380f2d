"""A message as the rules read it: chat words written out, slips mended, pronouns named; with the way back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from memory.writing.wording.kin_names import introduced, names, with_kin
from memory.writing.wording.pronouns import resolved
from memory.writing.wording.rewritten import Rewritten
from memory.writing.wording.slips import without_slips
from memory.writing.wording.spans import Range
from memory.writing.wording.textspeak import laughs, without_tone, words_of, written_out
from memory.writing.wording.typed import Typed, as_read


@dataclass(frozen=True, slots=True)
class Heard:
    """What is read of a message, and the steps from what was typed to it."""

    text: str
    steps: tuple[Rewritten | Typed, ...]
    laughs: bool
    """Was there a word of laughter in it, which is no longer there?"""

    def typed(self, start: int, end: int) -> Range:
        """The stretch of what was typed that a stretch of `text` stands for."""
        for step in reversed(self.steps):
            start, end = step.said(start, end)
        return start, end

    def read(self, ranges: Sequence[Range]) -> list[Range]:
        """Stretches of what was typed as stretches of `text`."""
        found = list(ranges)
        for step in self.steps:
            found = step.read(found)
        return found


def heard(
    text: str, places: frozenset[str], products: frozenset[str], before: str | None = "", told: Iterable[str] = ()
) -> Heard:
    """The message as it is read; `places` and `products` are names that take a capital.

    `before`: what the user said last, for the pronouns; None leaves them and names as they are. `told`: what is
    known of people and animals close to him, for their names.
    """
    words = words_of(text)
    out = written_out(text, words)
    plain = without_tone(out.text, words)
    typed = as_read(plain.text, places, products)
    meant = without_slips(typed.text, words)
    if before is None:
        return Heard(meant.text, (out, plain, typed, meant), plain.edits != () and laughs(out.text))
    before = as_read(before, places, products).text if " in law" in before else before
    turned = introduced(meant.text)
    known = names([*told, before, turned.text])
    named = with_kin(turned.text, known)
    whole = resolved(named.text, with_kin(introduced(before).text, known).text, known)
    return Heard(whole.text, (out, plain, typed, meant, turned, named, whole), plain.edits != () and laughs(out.text))
