"""Which rows hold a term, and how often: full text in memory, ranked by BM25."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

K1, B = 1.2, 0.75
"""Of BM25: how soon a repeated term counts no more, and how much long texts are held back."""


class Postings:
    """Rows are known by their places, 0, 1, 2 …, in the order in which they are put."""

    def __init__(self) -> None:
        self._lengths = array("I")
        self._added: dict[str, array[int]] = {}
        self._loaded: _Loaded | None = None

    def __len__(self) -> int:
        return len(self._lengths)

    @classmethod
    def of(cls, rows: int, names: Sequence[str], codes: NDArray[np.int32], places: NDArray[np.int32]) -> Postings:
        """Of so many rows at once: the term `names[codes[i]]` stands at `places[i]`."""
        import numpy as np

        made = cls()
        made._loaded = _Loaded(rows, names, codes, places)
        made._lengths.frombytes(np.bincount(places, minlength=rows).astype(np.uint32).tobytes())
        return made

    def put(self, terms: Iterable[str]) -> None:
        """The terms of the next row."""
        counts = Counter(terms)
        for term, times in counts.items():
            self._added.setdefault(term, array("I")).extend((len(self._lengths), times))
        self._lengths.append(counts.total())

    def frequency(self, term: str) -> int:
        """In how many rows a term stands."""
        loaded = len(self._loaded.of(term)[0]) if self._loaded is not None else 0
        return loaded + len(self._added.get(term, ())) // 2

    def scores(self, terms: Mapping[str, float]) -> NDArray[np.float32]:
        """BM25 of every row for any of the terms, given with the share that each counts."""
        import numpy as np

        scores = np.zeros(len(self), dtype=np.float32)
        lengths = np.frombuffer(self._lengths, dtype=np.uint32).astype(np.float32)
        usual = float(lengths.mean()) if len(lengths) else 1.0
        for term, share in terms.items():
            count = self.frequency(term)
            weight = share * np.log1p((len(self) - count + 0.5) / (count + 0.5))
            for at, times in self._of(term):
                often = times.astype(np.float32)
                scores[at] += weight * often * (K1 + 1) / (often + K1 * (1 - B + B * lengths[at] / usual))
        return scores

    def _of(self, term: str) -> Iterator[tuple[NDArray[np.uint32], NDArray[np.uint32]]]:
        """(places of a term, how often it stands at each), in parts."""
        import numpy as np

        if self._loaded is not None:
            yield self._loaded.of(term)
        if (added := self._added.get(term)) is not None:
            pairs = np.array(added, dtype=np.uint32).reshape(-1, 2)  # a copy: what is looked at could not grow
            yield pairs[:, 0], pairs[:, 1]


class _Loaded:
    """What was there at first: the places of all terms in one array, those of each term side by side."""

    def __init__(self, rows: int, names: Sequence[str], codes: NDArray[np.int32], places: NDArray[np.int32]) -> None:
        import numpy as np

        among = max(rows, 1)
        pairs = codes.astype(np.int64)
        pairs *= among
        pairs += places
        pairs.sort()  # in place, as all that can be: the terms of a large table take some ten megabytes
        new = np.ones(len(pairs), dtype=bool)
        np.not_equal(pairs[1:], pairs[:-1], out=new[1:])
        first = np.flatnonzero(new)
        self._times = np.diff(first, append=len(pairs)).astype(np.uint32)
        pairs = pairs[first]
        self._codes = {name: code for code, name in enumerate(names)}
        self._starts = np.searchsorted(pairs, np.arange(len(names) + 1) * among)
        self._places = (pairs % among).astype(np.uint32)

    def of(self, term: str) -> tuple[NDArray[np.uint32], NDArray[np.uint32]]:
        """(places of a term, how often it stands at each)."""
        code = self._codes.get(term)
        part = slice(0, 0) if code is None else slice(self._starts[code], self._starts[code + 1])
        return self._places[part], self._times[part]
