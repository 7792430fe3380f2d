"""A message that is itself a talk (pasted turns, each led by a name): whose words ask, and what to embed of it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from memory.text import shorten

_LABEL = re.compile(r"^\s*<?([^\W\d_][\w ]{0,24})>?\s*[:：](?!//)\s*")
_QUOTES = "\"'“”‘’「」『』 "
_LEAST_CHARS = 12
"""A turn cut shorter than this says nothing."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of a pasted talk, without its label."""

    voice: str
    text: str


def turns(text: str) -> list[Turn]:
    """The turns of a talk of at least two voices; [] where the text is no talk."""
    found: list[Turn] = []
    for line in text.split("\n"):
        label = _LABEL.match(line)
        if label:
            found.append(Turn(label.group(1).strip(), line[label.end() :].strip(_QUOTES)))
        elif line.strip() and found:
            found[-1] = Turn(found[-1].voice, f"{found[-1].text}\n{line.strip(_QUOTES)}")
        elif line.strip():
            return []
    return found if len({turn.voice for turn in found}) > 1 else []


def focused(text: str, most_chars: int) -> str:
    """What to embed of a message: all of it where it is short enough and no talk.

    Of a talk the words of the one who speaks last, whole, and of the others as much as fits; of a long message
    its end, which says what is wanted.
    """
    talk = turns(text)
    if not talk:
        return text.strip()[-most_chars:]
    own = [turn for turn in talk if turn.voice == talk[-1].voice]
    room = most_chars - sum(len(turn.text) + 1 for turn in own)
    each = room // max(len(talk) - len(own), 1) - 1
    kept = talk if each >= _LEAST_CHARS else own
    parts = [turn.text if turn.voice == talk[-1].voice else shorten(turn.text, each) for turn in kept]
    return "\n".join(parts)[-most_chars:]


def without_labels(text: str) -> str:
    """The words of a talk without the names that lead its turns; other texts as they are."""
    talk = turns(text)
    return "\n".join(turn.text for turn in talk) if talk else text
