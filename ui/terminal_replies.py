"""What a terminal answers when it is asked for its background: taken out of the input before it counts as keys."""

from __future__ import annotations

import codecs
import re
from collections.abc import Callable

from ui.pasted_input import Pastes

ASK = "\x1b]11;?\x07"
"""Asks for the background colour (OSC 11); terminals that do not know it stay silent."""
LONGEST = 64
"""Characters of an unfinished answer that are held back."""
_ANSWER = re.compile(
    r"\x1b\]11;rgba?:([0-9A-Fa-f]{1,4})/([0-9A-Fa-f]{1,4})/([0-9A-Fa-f]{1,4})[^\x07\x1b]*(?:\x07|\x1b\\)"
)
_BEGUN = re.compile(r"\x1b\](?:1(?:1(?:;[^\x07\x1b]*\x1b?)?)?)?\Z")


class Replies:
    """Knows whether an answer is expected; only then is the input looked at."""

    def __init__(self) -> None:
        self.on_background: Callable[[bool], object] | None = None
        """Called once, on the input thread, with True for a light background."""
        self.on_gone: Callable[[], object] | None = None
        """Called once, on the input thread, when there is no terminal any more."""
        self._held = ""

    def gone(self) -> None:
        """Nothing more will come."""
        tell, self.on_gone = self.on_gone, None
        if tell is not None:
            tell()

    def stop(self) -> None:
        """No answer is expected any more."""
        self.on_background = None

    def keys(self, text: str) -> str:
        """The input without the answer."""
        text, self._held = self._held + text, ""
        if self.on_background is None:
            return text
        if match := _ANSWER.search(text):
            tell, self.on_background = self.on_background, None
            tell(is_light(*match.groups()))
            return text[: match.start()] + text[match.end() :]
        if (begun := _BEGUN.search(text)) and len(text) - begun.start() <= LONGEST:
            text, self._held = text[: begun.start()], text[begun.start() :]
        return text


replies = Replies()
"""Of this process's one terminal."""


def is_light(*channels: str) -> bool:
    """Is a colour, given as hexadecimal numbers of any length, nearer to white than to black to the eye?"""
    red, green, blue = (int(channel, 16) / float(16 ** len(channel) - 1) for channel in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.5  # weights of Rec. 709


class Decoder(codecs.IncrementalDecoder):
    """UTF-8 from the terminal: an invalid byte becomes U+FFFD, an answer of the terminal is no key."""

    def __init__(self, errors: str = "replace") -> None:
        super().__init__("replace")
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._pastes = Pastes()

    def decode(self, data: bytes, final: bool = False) -> str:  # type: ignore[override] # bytes are all it gets
        """The characters typed; nothing at all is what a closed terminal gives, again and again."""
        if not data and not final:
            replies.gone()
        return replies.keys(self._pastes.cleaned(self._decoder.decode(data, final)))
