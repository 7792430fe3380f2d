"""Two indexes of the same make behind one door: the user's own things, and the documents he added.

However many documents there are, the search over his own things does not see them: not among its candidates, not in
the counts of its words, not in its time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from memory.ports import Hit, IndexFilter, IndexRow, RecallIndex
from memory.records import Source

_DOCUMENT = Source.KNOWLEDGE.value


class Shelves:
    """A RecallIndex that puts every row on its shelf. Searches are of the user's own things.

    Documents are searched on `documents`. A shelf that was never written to is not created by looking at it.
    """

    def __init__(self, own: RecallIndex, documents: RecallIndex) -> None:
        self._own = own
        self.documents = documents

    @property
    def name(self) -> str:
        """See `RecallIndex.name`."""
        return self._own.name

    def upsert(self, rows: Sequence[IndexRow]) -> None:
        """See `RecallIndex.upsert`."""
        if own := [row for row in rows if row.source != _DOCUMENT]:
            self._own.upsert(own)
        if passages := [row for row in rows if row.source == _DOCUMENT]:
            self.documents.upsert(passages)

    def delete(self, ids: Iterable[str]) -> None:
        """See `RecallIndex.delete`."""
        own, passages = _parted(ids)
        if own:
            self._own.delete(own)
        if passages and self.documents.exists():
            self.documents.delete(passages)

    def search_vector(self, vector: Sequence[float], k: int, where: IndexFilter) -> list[Hit]:
        """See `RecallIndex.search_vector`."""
        return self._own.search_vector(vector, k, where)

    def search_text(
        self, terms: Sequence[str], k: int, where: IndexFilter, weaker: Sequence[str] = (), share: float = 1.0
    ) -> list[Hit]:
        """See `RecallIndex.search_text`."""
        return self._own.search_text(terms, k, where, weaker, share)

    def term_frequencies(self, terms: Sequence[str]) -> dict[str, int]:
        """See `RecallIndex.term_frequencies`."""
        return self._own.term_frequencies(terms)

    def exists(self) -> bool:
        """See `RecallIndex.exists`."""
        return self._own.exists()

    def ids(self) -> set[str]:
        """See `RecallIndex.ids`; of both shelves."""
        return self._own.ids() | (self.documents.ids() if self.documents.exists() else set())

    def count(self) -> int:
        """See `RecallIndex.count`; of both shelves."""
        return self._own.count() + (self.documents.count() if self.documents.exists() else 0)

    def maintain(self, *, thorough: bool = False) -> None:
        """See `RecallIndex.maintain`."""
        self._own.maintain(thorough=thorough)
        if self.documents.exists():
            self.documents.maintain(thorough=thorough)

    def crowded(self) -> bool:
        """See `RecallIndex.crowded`: what is said waits for no document."""
        return self._own.crowded()

    def settle(self, limit_s: float) -> bool:
        """See `RecallIndex.settle`."""
        return all([self._own.settle(limit_s), self.documents.settle(limit_s)])

    def purge(self, ids: Iterable[str]) -> None:
        """See `RecallIndex.purge`."""
        own, passages = _parted(ids)
        if own:
            self._own.purge(own)
        if passages and self.documents.exists():
            self.documents.purge(passages)

    def clear(self) -> None:
        """See `RecallIndex.clear`."""
        self._own.clear()
        if self.documents.exists():
            self.documents.clear()

    def close(self) -> None:
        """See `RecallIndex.close`."""
        self._own.close()
        self.documents.close()


def _parted(ids: Iterable[str]) -> tuple[list[str], list[str]]:
    """(the user's own things, passages of documents)."""
    own: list[str] = []
    passages: list[str] = []
    for row_id in ids:
        (passages if row_id.startswith(f"{_DOCUMENT}:") else own).append(row_id)
    return own, passages
