"""The one filter that every text from a model, a user, a memory or a file passes before it is kept or shown.

Out goes whatever can move a cursor, set a title, reach the clipboard or turn the reading direction: control
characters, terminal sequences (7-bit and 8-bit, whole or cut off), direction marks, invisible tag characters.
Words stay. An unfinished sequence that takes a text (ESC ] …) is dropped to the end of its line and no
further; an 8-bit one only if it really looks like one, because such bytes also occur in garbled plain text.
Joiners (ZWJ, ZWNJ) stay: emoji and Persian need them. Cost is linear in the length.
"""

from __future__ import annotations

import re

_STRING_START = r"\x1b[\]PX^_]|\x9d\d{1,5};"
"""Begins a sequence that takes text until BEL, ST or the end of the line."""

_WHOLE = (
    r"(?:\x1b\[|\x9b)[0-?]{0,64}+[ -/]{0,8}+[@-~]?"  # CSI: colours, cursor, modes
    r"|\x1b[ -/]{0,4}+[0-~]?"  # character sets, reset and the like
    r"|[\x90\x98\x9d-\x9f](?:[ -~]{0,256}+(?:\x07|\x9c|\x1b\\))?"  # 8-bit DCS, SOS, OSC, PM, APC
)
_PARTIAL = (
    r"(?:\x1b\[|\x9b)[0-?]{0,64}+[ -/]{0,8}+\Z"
    r"|\x1b[ -/]{0,4}+\Z"
    r"|[\x90\x98\x9d-\x9f][ -~]{0,256}+\x1b?\Z"
    r"|\r\Z"
    r"|[\ud800-\udbff]\Z"
)
_DROPPED = (
    r"[\x00-\x08\x0b\x0c\x0e-\x1a\x1c-\x1f\x7f-\x9f"
    r"\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\U000e0000-\U000e007f]"
)
_SUSPECT = re.compile(_DROPPED[:-1] + r"\r\x1b\u2028\u2029\ud800-\udfff]")
_TEXT = rf"(?P<whole>{_WHOLE})|(?P<line>\r\n?|[\u2028\u2029])|(?P<pair>[\ud800-\udbff][\udc00-\udfff])"
_REST = rf"(?P<half>[\ud800-\udfff])|(?P<dropped>{_DROPPED})"
_FINAL = re.compile(rf"(?P<string>{_STRING_START})|{_TEXT}|{_REST}")
_STREAM = re.compile(rf"(?P<string>{_STRING_START})|(?P<partial>{_PARTIAL})|{_TEXT}|{_REST}")
_STRING_END = re.compile(r"[\x07\x18\x1a\x9c]|(?=[\n\r\x1b\u2028\u2029])")


def clean_text(text: str) -> str:
    """The text without anything a terminal would act on; line ends become \\n, broken characters U+FFFD."""
    if not _SUSPECT.search(text):
        return text
    return StreamCleaner().finish(text)


def is_visible(text: str) -> bool:
    """Is there more in it than white space and characters without width?"""
    return any(char.isprintable() and not char.isspace() for char in text)


class StreamCleaner:
    """`clean_text` for a text that comes in pieces, wherever they are cut.

    The pieces that `feed` gives, and then `finish`, make up what clean_text gives for the whole.
    """

    def __init__(self) -> None:
        self._tail = ""
        self._in_string = False

    def feed(self, chunk: str) -> str:
        """The text that is certain by now; what may become a sequence waits (up to 260 characters)."""
        if not self._tail and not self._in_string and not _SUSPECT.search(chunk):
            return chunk
        return self._run(self._tail + chunk, _STREAM)

    def finish(self, chunk: str = "") -> str:
        """The clean rest, after a last piece; the cleaner can then be used for another text."""
        rest = self._run(self._tail + chunk, _FINAL)
        self._in_string = False
        return rest

    def _run(self, text: str, pattern: re.Pattern[str]) -> str:
        self._tail = ""
        clean: list[str] = []
        position = 0
        while True:
            if self._in_string:
                end = _STRING_END.search(text, position)
                if end is None:
                    return "".join(clean)
                self._in_string, position = False, end.end()
            token = pattern.search(text, position)
            if token is None:
                clean.append(text[position:])
                return "".join(clean)
            clean.append(text[position : token.start()])
            position = token.end()
            if token.lastgroup == "partial":
                self._tail = token[0]
            elif token.lastgroup == "string":
                self._in_string = True
            else:
                clean.append(_kept(token))


def _kept(token: re.Match[str]) -> str:
    """What stays of a dangerous piece."""
    match token.lastgroup:
        case "line":
            return "\n"
        case "half":
            return "\ufffd"
        case "pair":
            return _SUSPECT.sub("", token[0].encode("utf-16", "surrogatepass").decode("utf-16"))
        case _:
            return ""
