"""What is pasted is text, whatever it holds: an escape within a paste ends no paste, nothing behind it counts as keys.

Terminals put a paste between two marks (bracketed paste). Most take control characters out of it, tmux does not; and
Textual takes each escape for the beginning of a key or of the end mark.
"""

from __future__ import annotations

import re

BEGIN, END = "\x1b[200~", "\x1b[201~"
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")


class Pastes:
    """Takes the control characters out of what is pasted, as the input comes in pieces."""

    def __init__(self) -> None:
        self._inside = False
        self._before = ""
        """The last characters outside of a paste: the mark of its beginning may come in two pieces."""
        self._held = ""
        """What may be the beginning of the end mark."""

    def cleaned(self, text: str) -> str:
        """The input without the control characters of pastes; tabs and line ends stay."""
        parts: list[str] = []
        text, self._held = self._held + text, ""
        while text:
            passed, text = self._pasted(text) if self._inside else self._typed(text)
            parts.append(passed)
        return "".join(parts)

    def _typed(self, text: str) -> tuple[str, str]:
        """(what passes up to the beginning of a paste, the rest)."""
        seen = self._before + text
        at = seen.find(BEGIN)
        if at < 0:
            self._before = seen[-len(BEGIN) + 1 :]
            return text, ""
        self._inside = True
        end = at + len(BEGIN) - len(self._before)
        self._before = ""
        return text[:end], text[end:]

    def _pasted(self, text: str) -> tuple[str, str]:
        """(what passes of a paste, what comes behind it)."""
        at = text.find(END)
        if at >= 0:
            self._inside = False
            return _CONTROL.sub("", text[:at]) + END, text[at + len(END) :]
        begun = next((size for size in range(len(END) - 1, 0, -1) if text.endswith(END[:size])), 0)
        text, self._held = text[: len(text) - begun], text[len(text) - begun :]
        return _CONTROL.sub("", text), ""
