"""Ids of rows, in the index and in the full text: "<source>:<key>", and "#<number>" of a piece of a longer thing."""

from __future__ import annotations

from memory.records import Source


def row_id_of(source: Source, key: str, piece: int | None = None) -> str:
    """The id of a memory, a message, a day or a passage; with `piece`, of that piece of it."""
    return f"{source.value}:{key}" if piece is None else f"{source.value}:{key}#{piece}"


def split_id(row_id: str) -> tuple[str, str, int]:
    """(source, key, number of the piece) of a row id: "message:01J…#2" gives ("message", "01J…", 2)."""
    source, _, rest = row_id.partition(":")
    key, _, number = rest.partition("#")
    return source, key, int(number) if number.isdecimal() else 0


def key_of(row_id: str) -> str:
    """The key of what a row belongs to: an id of the store, or a day."""
    return split_id(row_id)[1]


def owner_of(row_id: str) -> str:
    """The thing that a row belongs to: its id without the number of the piece."""
    return row_id.partition("#")[0]
