"""Full text in the database itself: always in step, and exact for Chinese of any length, one character
included.

FTS5 over a shadow text in one spelling with spaces around every CJK character; a run of them is a phrase.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from datetime import datetime
from itertools import pairwise
from typing import TYPE_CHECKING

from memory.ports import Hit, IndexFilter
from memory.postings import K1, B
from memory.records import OWN, Source
from memory.sqlite.rows import marks, micros
from memory.text import is_cjk, normalise

if TYPE_CHECKING:
    from memory.sqlite.database import Database, Value

_PIECE = re.compile(r"[^\W_]+")
_MOST_TERMS = 24
_POOL = 1000
_MICROS = 1_000_000
_ANY = IndexFilter()
AT_REST = "at_rest"
"""The source of memories that no longer hold or are not used: by the words of the store alone, never in the index."""


def shadow(text: str) -> str:
    """The text as it is indexed: normalised, every CJK character a word of its own."""
    return "".join(f" {char} " if is_cjk(char) else char for char in normalise(text))


def phrase(text: str) -> str:
    """An FTS5 expression for exactly these words, quoted; "" where there are none."""
    pieces = _PIECE.findall(shadow(text))
    return f'"{" ".join(pieces)}"' if pieces else ""


def phrases(query: str) -> list[str]:
    """FTS5 phrases for a query's words: CJK pairs (a lone character as itself) and Latin words, at most 24."""
    found: list[str] = []
    for run in _runs(query):
        if len(run) == 1 or not is_cjk(run):
            found.append(phrase(run))
        else:
            found += [phrase(first + second) for first, second in pairwise(run)]
    return list(dict.fromkeys(found))[:_MOST_TERMS]


class Words:
    """Words of memories that hold or once held, finished messages and day summaries, without what was forgotten."""

    def __init__(self, db: Database) -> None:
        self._db = db

    def put(self, row_id: str, source: str, text: str, day: str, created_at: datetime, namespace: str = OWN) -> None:
        """Insert or replace one text; call it inside the transaction that changes the text."""
        self.remove([row_id])
        self._db.run(
            "INSERT INTO words_rows (id, source, namespace, day, created_at) VALUES (?, ?, ?, ?, ?)",
            (row_id, str(source), namespace, day, micros(created_at)),
        )
        self._db.run("INSERT INTO words (rowid, text) VALUES (?, ?)", (self._db.last_row_id(), shadow(text)))

    def remove(self, row_ids: Iterable[str]) -> None:
        """Remove texts by id; unknown ids are ignored."""
        for row_id in row_ids:
            row = self._db.row("DELETE FROM words_rows WHERE id = ? RETURNING rowid", (row_id,))
            if row is not None:
                self._db.run("DELETE FROM words WHERE rowid = ?", (row[0],))

    def search(self, query: str, k: int, where: IndexFilter = _ANY) -> list[Hit]:
        """The k best texts that hold any of the query's words, best first (BM25, > 0).

        A single word or character may stand in most texts: then the newest 1000 that hold it are ranked.
        """
        wanted = phrases(query)
        if len(wanted) == 1:
            return self._newest(wanted[0], k, where)
        return self._ranked(" OR ".join(wanted), k, where) if wanted else []

    def holding(self, texts: Sequence[str], source: Source) -> list[str]:
        """Ids of all texts of a source that hold one of these phrases; a last Latin word may go on
        ("cat…").
        """
        wanted = " OR ".join(dict.fromkeys(f"{found}*" for text in texts if (found := phrase(text))))
        if not wanted:
            return []
        sql = "SELECT r.id FROM words JOIN words_rows r ON r.rowid = words.rowid WHERE words MATCH ? AND r.source = ?"
        return [str(row[0]) for row in self._db.rows(sql, (wanted, source.value))]

    def remake(self) -> None:
        """Make the index anew, so that nothing of removed texts stays in it: 1.5 s at 100 000 texts.

        Merging ('optimize') is quicker, and after large deletions it keeps the words that were removed.
        """
        self._db.run("INSERT INTO words (words) VALUES ('rebuild')")

    def _ranked(self, wanted: str, k: int, where: IndexFilter) -> list[Hit]:
        conditions, values = _conditions(where)
        rows = self._db.rows(
            "SELECT r.id, bm25(words) AS score FROM words JOIN words_rows r ON r.rowid = words.rowid "
            f"WHERE words MATCH ?{conditions} ORDER BY score LIMIT ?",
            (wanted, *values, k),
        )
        return [Hit(str(row[0]), max(-float(row[1]), 1e-9)) for row in rows]

    def _newest(self, wanted: str, k: int, where: IndexFilter) -> list[Hit]:
        conditions, values = _conditions(where)
        rows = self._db.rows(
            "SELECT r.id, words.text FROM words JOIN words_rows r ON r.rowid = words.rowid "
            f"WHERE words MATCH ?{conditions} ORDER BY words.rowid DESC LIMIT {_POOL}",
            (wanted, *values),
        )
        usual = sum(len(text) for _, text in rows) / max(len(rows), 1)
        word = wanted.strip('"').replace(" ", "  ")  # as neighbours stand in the shadow text
        hits = [Hit(str(key), _bm25(max(text.count(word), 1), len(text) / usual)) for key, text in rows]
        return sorted(hits, key=lambda hit: -hit.score)[:k]


def _bm25(count: int, length: float) -> float:
    """Weight of one word that stands `count` times in a text of a length relative to the usual one."""
    return count * (K1 + 1) / (count + K1 * (1 - B + B * length))


def _conditions(where: IndexFilter) -> tuple[str, list[Value]]:
    parts: list[str] = []
    values: list[Value] = []
    for column, allowed in (("namespace", where.namespaces), ("source", where.sources)):
        if allowed:
            parts.append(f" AND r.{column} IN ({marks(allowed)})")
            values += allowed
    if where.days is not None:
        parts.append(" AND r.day BETWEEN ? AND ?")
        values += where.days
    if where.until_ts is not None:
        parts.append(" AND r.created_at <= ?")
        values.append(int(where.until_ts * _MICROS))
    return "".join(parts), values


def _runs(query: str) -> list[str]:
    """Runs of CJK characters, and other words, in order."""
    runs: list[str] = []
    for piece in _PIECE.findall(normalise(query)):
        start = 0
        for at in range(1, len(piece) + 1):
            if at == len(piece) or is_cjk(piece[at]) != is_cjk(piece[start]):
                runs.append(piece[start:at])
                start = at
    return runs
