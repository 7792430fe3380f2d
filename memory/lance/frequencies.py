"""How often each term stands in the index: an estimate in little memory, to find a query's rarest terms."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zlib import crc32

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_FEWEST_PLACES = 1 << 16
_MOST_PLACES = 1 << 22
_PLACES_PER_TERM = 8
_HEAD = 2
"""Numbers before the counts in a file: version and rows of the table."""


class TermCounts:
    """Counts terms by a hash of them (at most 16 MB). A term may seem more frequent than it is, not rarer.

    The hash is the same in every process (Python's own is not): what a question finds must not depend on the start.
    """

    def __init__(self, counts: NDArray[np.uint32]) -> None:
        self._counts = counts
        self._mask = len(counts) - 1

    @classmethod
    def of_columns(cls, columns: Iterable[Any]) -> TermCounts:
        """Count the blank-separated terms of Arrow columns."""
        import numpy as np
        import pyarrow.compute as pc

        tallies = [pc.value_counts(pc.list_flatten(pc.split_pattern(column, " "))) for column in columns]
        wanted = _PLACES_PER_TERM * sum(len(tally) for tally in tallies)
        places = min(_MOST_PLACES, max(_FEWEST_PLACES, 1 << wanted.bit_length()))
        counted = cls(np.zeros(places, dtype=np.uint32))
        for tally in tallies:
            counted._add_all(tally.field("values").to_pylist(), tally.field("counts").to_numpy())
        return counted

    @classmethod
    def read(cls, file: Path) -> tuple[TermCounts, int, int] | None:
        """What `write` wrote: counts, version and rows; None where the file is damaged."""
        import numpy as np

        try:
            held = np.load(file, allow_pickle=False)
        except (OSError, ValueError, EOFError):
            return None
        places = len(held) - _HEAD
        if held.dtype != np.uint32 or held.ndim != 1 or places < _FEWEST_PLACES or places & (places - 1):
            return None
        return cls(held[_HEAD:].copy()), int(held[0]), int(held[1])

    def write(self, file: Path, version: int, rows: int) -> None:
        """Keep the counts in a file, with the version and the rows of the table they are of. Raises OSError."""
        import numpy as np

        part = file.with_suffix(".part")
        with part.open("wb") as out:
            np.save(out, np.concatenate((np.asarray([version, rows], dtype=np.uint32), self._counts)))
        part.chmod(0o600)
        part.replace(file)

    def add(self, terms: Iterable[str]) -> None:
        """Count some more."""
        for term in terms:
            self._counts[self._place(term)] += 1

    def of(self, term: str) -> int:
        """About how often a term occurs; 0: it does not."""
        return int(self._counts[self._place(term)])

    def _place(self, term: str) -> int:
        return crc32(term.encode("utf-8", "replace")) & self._mask

    def _add_all(self, terms: list[str], counts: NDArray[np.int64]) -> None:
        import numpy as np

        places = np.fromiter((self._place(term) for term in terms), dtype=np.int64, count=len(terms))
        np.add.at(self._counts, places, counts.astype(np.uint32))
