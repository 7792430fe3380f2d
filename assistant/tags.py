"""Memory tags in a reply: taken out of what is shown and kept, and counted as adoption (A5)."""

from __future__ import annotations

import re
from collections.abc import Collection

_TAG = re.compile(r"[ \t]?\[((?:[mp]\d{1,3})(?:\s*[,，、]\s*(?:[mp]\d{1,3}))*)\]")
_END = re.compile(r"[ \t]?\[/(?:profile|summary|history|current)\]")
"""The end of a block of the request, which a small model repeats in its answer."""
_UNDECIDED = re.compile(r"(?:[ \t]|[ \t]?\[(?:[mp\d,，、 \t]{0,40}|/[a-z]{0,7})|`+)\Z")
"""The end of a chunk that may still become one of them (with the blank before it) or a longer run of backticks."""


class TagFilter:
    """Removes known tags and ends of blocks from streamed text, also when split over chunks; code keeps its brackets.

    Inside fences and inline code nothing is touched, and a tag that does not stand in this turn stays as it is.
    """

    def __init__(self, known: Collection[str]) -> None:
        self._known = frozenset(known)
        self._held = ""
        self._in_code = False
        self.cited: list[str] = []
        """Tags seen, in order, each once."""

    def feed(self, chunk: str) -> str:
        """Text that can be shown now; a possible beginning of a tag is held back."""
        text = self._held + chunk
        undecided = _UNDECIDED.search(text)
        cut = undecided.start() if undecided is not None else len(text)
        self._held = text[cut:]
        return self._strip(text[:cut])

    def finish(self) -> str:
        """The rest, once the stream has ended."""
        text, self._held = self._held, ""
        return self._strip(text)

    def _strip(self, text: str) -> str:
        pieces = re.split(r"(`+)", text)
        out = []
        for piece in pieces:
            if piece.startswith("`"):
                self._in_code = not self._in_code
                out.append(piece)
            else:
                out.append(piece if self._in_code else _END.sub("", _TAG.sub(self._take, piece)))
        return "".join(out)

    def _take(self, match: re.Match[str]) -> str:
        tags = re.findall(r"[mp]\d+", match.group(1))
        if not all(tag in self._known for tag in tags):
            return match.group(0)
        for tag in tags:
            if tag not in self.cited:
                self.cited.append(tag)
        return ""
