"""A sequence that is read only when somebody looks into it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar, overload

T = TypeVar("T")


class Lazily(Sequence[T]):
    """Stands for what `load` gives; most messages never ask for it."""

    def __init__(self, load: Callable[[], Sequence[T]]) -> None:
        self._load = load
        self._held: Sequence[T] | None = None

    @property
    def _loaded(self) -> Sequence[T]:
        if self._held is None:
            self._held = self._load()
        return self._held

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[T]: ...

    def __getitem__(self, index: int | slice) -> T | Sequence[T]:
        return self._loaded[index]

    def __len__(self) -> int:
        return len(self._loaded)
