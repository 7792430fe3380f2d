"""A sequence that is read only when somebody looks into it."""

from __future__ import annotations

from memory.lazily import Lazily


def test_it_is_read_once_and_only_when_looked_into() -> None:
    read: list[int] = []

    def load() -> list[int]:
        read.append(1)
        return [3, 4, 5]

    sequence = Lazily(load)
    assert read == []
    assert (len(sequence), sequence[0], sequence[1:], list(sequence), 4 in sequence) == (3, 3, [4, 5], [3, 4, 5], True)
    assert read == [1]
