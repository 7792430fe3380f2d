"""One file from disk to passages: its size, its bytes, its text, without what could harm or is secret. Blocking."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from memory.knowledge.decoding import decode
from memory.knowledge.passages import passages
from memory.knowledge.records import Passage
from memory.sanitize import clean_text
from memory.writing.privacy.secrets import mask_secrets

_MASKED_AT_ONCE = 20_000
"""Characters in which secrets are looked for at a time: other threads get their turn in between."""
_KEY_BEGINS, _KEY_ENDS = "-----BEGIN ", "-----END "


class Refused(Exception):
    """The file is not read; `reason` is one of those of `memory.knowledge.records.Added`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class FileRead:
    """What a file holds."""

    passages: tuple[Passage, ...]
    size: int
    """Bytes of their text (UTF-8)."""
    masked: int
    """Secrets that were masked."""


def read_bytes(path: Path, most_bytes: int) -> tuple[bytes, str]:
    """(the file's bytes, their digest). Raises Refused."""
    try:
        if not path.is_file():
            raise Refused("unreadable" if path.exists() else "missing")
        if path.stat().st_size > most_bytes:
            raise Refused("too_large")
        data = path.read_bytes()
    except OSError as error:
        raise Refused("unreadable") from error
    return data, sha256(data).hexdigest()


def read_text(data: bytes) -> FileRead:
    """The passages of a file. Raises Refused."""
    text = decode(data)
    if text is None:
        raise Refused("binary")
    parts = [mask_secrets(part) for part in _parts(clean_text(text))]
    found = passages("".join(part.text for part in parts))
    if not found:
        raise Refused("empty")
    size = sum(len(passage.text.encode("utf-8", "replace")) for passage in found)
    return FileRead(tuple(found), size, sum(len(part.found) for part in parts))


def _parts(text: str) -> Iterator[str]:
    """The text cut between paragraphs, never inside a private key."""
    start = 0
    while len(text) - start > _MASKED_AT_ONCE:
        least = start + _MASKED_AT_ONCE
        end = text.find("\n\n", least, least + _MASKED_AT_ONCE)
        end = text.find("\n", least) if end < 0 else end  # a table has no paragraphs
        begun = text.rfind(_KEY_BEGINS, start, end)
        if end >= 0 and begun >= 0 and text.find(_KEY_ENDS, begun, end) < 0:
            closed = text.find(_KEY_ENDS, end)
            end = text.find("\n", closed) if closed >= 0 else -1
        if end < 0:
            break
        yield text[start:end]
        start = end
    yield text[start:]
