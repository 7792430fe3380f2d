"""The RecallIndex port on LanceDB. Blocking: one thread writes, others may search; processes may share the place."""

from __future__ import annotations

import logging
import shutil
import subprocess
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar

from memory.folder_lock import folder_lock
from memory.lance import engine, erasing, upkeep
from memory.lance.limits import Limits
from memory.lance.queries import matching, nearest, text_query
from memory.lance.resident import Resident
from memory.lance.rows import (
    GRAMS,
    TABLE_PREFIX,
    WORDS,
    arrow_table,
    id_conditions,
    schema,
    table_name,
)
from memory.lance.vocabulary import KEPT_SUFFIX, Vocabulary
from memory.lance.writes import Writes
from memory.ports import Hit, IndexFilter, IndexProblem, IndexRow
from memory.resident_rows import Rows, owner_of
from memory.scan_journal import SUFFIX

T = TypeVar("T")

_ANY_WORD, _ANY_GRAM = "a", "一"

log = logging.getLogger(__name__)


class LanceIndex:
    """One table for exactly one embedder, at a folder or any URI that LanceDB takes.

    Nothing is opened before the first call. The table is created then if there is none; should it vanish or
    break later, every call raises IndexProblem until `clear`.
    """

    name = "lancedb"

    def __init__(self, uri: str, fingerprint: str, dim: int, limits: Limits | None = None) -> None:
        self._uri = uri
        self._dim = dim
        self._limits = limits or Limits()
        self._table_name = table_name(fingerprint, dim)
        self._connection: Any = None
        self._table: Any = None
        self._found_once = False
        self._folder = Path(uri) if engine.is_local(uri) else None
        kept = self._folder / f"{self._table_name}{KEPT_SUFFIX}" if self._folder is not None else None
        self._vocabulary = Vocabulary(kept)
        self._writes = Writes(self._folder, self._table_name)
        self._resident = Resident(self._dim, self._limits)
        self._opening = Lock()
        self._warm_at = -1
        self._child: subprocess.Popen[bytes] | None = None

    def upsert(self, rows: Sequence[IndexRow]) -> None:
        """See `RecallIndex.upsert`. One call is one new version: pass rows in batches."""
        if not rows:
            return
        with engine.own_errors():
            data = arrow_table(rows, self._dim)
        self._write(lambda table: self._merge(table, data, rows))

    def delete(self, ids: Iterable[str]) -> None:
        """See `RecallIndex.delete`. The bytes stay in old files for a while; `purge` removes them."""
        gone = set(ids)
        if gone:
            self._write(lambda table: self._remove(table, gone))

    def search_vector(self, vector: Sequence[float], k: int, where: IndexFilter) -> list[Hit]:
        """See `RecallIndex.search_vector`."""
        if not self._dim or k <= 0:
            return []
        if len(vector) != self._dim:
            raise IndexProblem(f"a query of {len(vector)} numbers for a table of {self._dim}")
        return self._read(lambda table: self._nearest(table, vector, k, where))

    def search_text(
        self, terms: Sequence[str], k: int, where: IndexFilter, weaker: Sequence[str] = (), share: float = 1.0
    ) -> list[Hit]:
        """See `RecallIndex.search_text`. A row found by words and by bigrams has the sum of both scores."""
        if not (terms or weaker) or k <= 0:
            return []
        return self._read(lambda table: self._matching(table, terms, k, where, weaker, share))

    def term_frequencies(self, terms: Sequence[str]) -> dict[str, int]:
        """See `RecallIndex.term_frequencies`. The first call counts a large table, unless its counts were kept."""
        return self._read(lambda table: self._frequencies(table, terms))

    def exists(self) -> bool:
        """See `RecallIndex.exists`."""
        if self._found_once or (engine.is_local(self._uri) and not Path(self._uri).is_dir()):
            return self._found_once
        with engine.own_errors():
            return self._table_name in engine.table_names(self._connect())

    def ids(self) -> set[str]:
        """See `RecallIndex.ids`."""
        columns = self._read(lambda table: table.search().select(["id"]).limit(None).to_arrow())
        return set(columns["id"].to_pylist())

    def count(self) -> int:
        """See `RecallIndex.count`."""
        return self._read(lambda table: int(table.count_rows()))

    def maintain(self, *, thorough: bool = False) -> None:
        """Compact and index if it is due: a small table at once, a large one in a child, without waiting.

        After a thorough one that nobody disturbed nothing lies on disk that was replaced.
        """
        if self._child is None or self._child.poll() is not None:
            self._child = None
            self._keep_up(thorough)
        self._read(self._warm)

    def _keep_up(self, thorough: bool) -> None:
        due, long = self._read(lambda table: self._state(table, thorough))
        if due and long:
            self._child = upkeep.keep_up_in_child(self._uri, self._table_name, self._limits.vector_index_rows)
        elif due:
            try:
                with self._lock(alone=True, limit_s=1.0):
                    self._read(lambda table: self._compact(table, thorough))
            except IndexProblem as problem:  # another process is writing; the index is none the worse for it
                log.info("upkeep is put off: %s", problem.detail)

    def crowded(self) -> bool:
        """See `RecallIndex.crowded`."""
        if self._child is None or self._child.poll() is not None:
            return False
        return self._read(_fragments) > self._limits.most_fragments

    def settle(self, limit_s: float) -> bool:
        """See `RecallIndex.settle`."""
        if self._child is None:
            return True
        try:
            self._child.wait(limit_s)
        except subprocess.TimeoutExpired:
            return False
        return True

    def purge(self, ids: Iterable[str]) -> None:
        """See `RecallIndex.purge`: every table at this place, those of other embedders too.

        Waits for others' writes. A table that cannot be read is removed whole (IndexProblem: rebuild it).
        """
        gone = set(ids)
        with self._lock(alone=True, limit_s=120.0), engine.own_errors():
            self._vocabulary.clear()
            self._remove_derived()
            self._table = None
            for name in engine.table_names(self._connect()):
                if name.startswith(TABLE_PREFIX):
                    self._erase(name, gone)

    def clear(self) -> None:
        """See `RecallIndex.clear`. Works on a damaged table too."""
        self._vocabulary.clear()
        with self._lock(alone=True, limit_s=120.0), engine.own_errors():
            self._drop(self._table_name)
            self._table, self._found_once = None, False
            self._writes.add()

    def close(self) -> None:
        """See `RecallIndex.close`. An upkeep that is still running goes on by itself."""
        if self._child is not None:
            upkeep.leave_alone(self._child)
        self._vocabulary.save()
        self._table = self._connection = self._child = None

    def _erase(self, name: str, gone: set[str]) -> None:
        try:
            with engine.own_errors():
                erasing.erase(self._connect(), name, gone)
        except IndexProblem:
            self._drop(name)
            raise
        finally:
            Writes(self._folder, name).add()

    def _remove_derived(self) -> None:
        """What a process without LanceDB left here, and what others counted, is derived as well: it goes whole."""
        if engine.is_local(self._uri):
            for suffix in (SUFFIX, KEPT_SUFFIX):
                for path in Path(self._uri).glob(f"*{suffix}"):
                    path.unlink(missing_ok=True)

    def _drop(self, name: str) -> None:
        if engine.is_local(self._uri):
            shutil.rmtree(Path(self._uri) / f"{name}.lance", ignore_errors=True)
            self._connection = None
        elif name in engine.table_names(self._connect()):
            self._connect().drop_table(name)

    def _state(self, table: Any, thorough: bool) -> tuple[bool, bool]:
        """(is upkeep due? does it take long?)"""
        rows = table.count_rows()
        fragments = _fragments(table)
        indices = {index.columns[0]: index for index in table.list_indices()}
        waiting = max((index.num_unindexed_rows or 0 for index in indices.values()), default=rows)
        build = bool(self._dim) and upkeep.vector_index_is_due(table, rows, self._limits.vector_index_rows)
        lost = not {WORDS, GRAMS} <= indices.keys()
        large = rows >= self._limits.child_rows
        most = self._limits.child_fragments if large else self._limits.fragments
        many = fragments > most or waiting > self._limits.unindexed_rows
        return thorough or many or lost or build, build or large

    def _compact(self, table: Any, thorough: bool) -> None:
        """Only the lock of a folder keeps others from writing meanwhile."""
        upkeep.compact(table)
        if thorough and engine.is_local(self._uri):
            upkeep.remove_replaced(table)

    def _warm(self, table: Any) -> None:
        """Read what is new after writing now, not when the next message waits for it (up to 50 ms)."""
        if not self._resident.asked or self._resident.load(table, self._writes.count(table)):
            return
        version = table.version
        if version == self._warm_at:
            return
        self._warm_at = version
        self._vocabulary.catch_up(table)
        matching(table, text_query((_ANY_WORD, _ANY_GRAM)), 1, IndexFilter())
        if self._dim:
            nearest(table, [1.0] * self._dim, 1, IndexFilter())

    def _nearest(self, table: Any, vector: Sequence[float], k: int, where: IndexFilter) -> list[Hit]:
        with self._resident.lock:
            if (rows := self._held(table)) is not None:
                return rows.nearest(vector, k, where)
        return [Hit(row["id"], 1.0 - row["_distance"]) for row in nearest(table, vector, k, where)]

    def _matching(
        self, table: Any, terms: Sequence[str], k: int, where: IndexFilter, weaker: Sequence[str], share: float
    ) -> list[Hit]:
        with self._resident.lock:
            if (rows := self._held(table)) is not None:
                return rows.matching(dict.fromkeys(weaker, share) | dict.fromkeys(terms, 1.0), k, where)
        wanted = text_query(terms, weaker, share)
        found = matching(table, wanted, k, where) if wanted is not None else []
        return [Hit(row["id"], row["_score"]) for row in found]

    def _frequencies(self, table: Any, terms: Sequence[str]) -> dict[str, int]:
        with self._resident.lock:
            if (rows := self._held(table)) is not None:
                return {term: rows.frequency(term) for term in terms}
        return self._vocabulary.of(table, terms)

    def _held(self, table: Any) -> Rows | None:
        return self._resident.of(table, self._writes.count(table))

    def _merge(self, table: Any, data: Any, rows: Sequence[IndexRow]) -> None:
        before = self._writes.count(table)
        merge = table.merge_insert("id").when_matched_update_all().when_not_matched_insert_all()
        added = merge.execute(data, on_bad_vectors="null").num_inserted_rows
        ids = {row.id for row in rows}
        chunked = {owner_of(row_id) for row_id in ids if "#" in row_id}
        left_over: set[str] = set()
        for part in id_conditions(chunked):
            held = table.search().where(part).select(["id"]).limit(None).to_arrow()["id"].to_pylist()
            left_over |= set(held) - ids
        for part in id_conditions(left_over):
            table.delete(part)
        self._written(table, before, rows, left_over)
        self._vocabulary.follow(table, added - len(left_over), rows)

    def _remove(self, table: Any, gone: set[str]) -> None:
        before, held = self._writes.count(table), table.count_rows()
        for part in id_conditions(gone):
            table.delete(part)
        self._written(table, before, (), gone)
        self._vocabulary.follow(table, table.count_rows() - held, ())

    def _written(self, table: Any, before: int, rows: Sequence[IndexRow], gone: Iterable[str]) -> None:
        self._writes.add()
        self._resident.follow(before, self._writes.count(table), rows, gone)

    def _read(self, call: Callable[[Any], T]) -> T:
        """Run a call on the table, once more on a fresh handle if it fails (it may be rewritten)."""
        with engine.own_errors():
            try:
                return call(self._open())
            except (RuntimeError, ValueError, OSError):
                self._table = self._connection = None
            return call(self._open())

    def _write(self, call: Callable[[Any], object]) -> None:
        with engine.own_errors():
            self._open()
        with self._lock(), self._resident.at_rest():
            self._read(call)

    def _open(self) -> Any:
        if (table := self._table) is not None:
            return table
        with self._opening:  # the threads that search find it closed together
            if (table := self._table) is not None:
                return table
            connection = self._connect()
            if not self._found_once:
                self._create(connection)
            table = connection.open_table(self._table_name)
            self._resident.forget()
            self._table, self._found_once = table, True
            return table

    def _create(self, connection: Any) -> None:
        if self._table_name in engine.table_names(connection):
            return
        with self._lock(alone=True):
            if self._table_name not in engine.table_names(connection):
                upkeep.create_text_indices(connection.create_table(self._table_name, schema=schema(self._dim)))

    def _connect(self) -> Any:
        if (connection := self._connection) is None:
            if engine.is_local(self._uri):
                Path(self._uri).mkdir(parents=True, exist_ok=True, mode=0o700)
            self._connection = connection = engine.connect(self._uri)
        return connection

    def _lock(self, *, alone: bool = False, limit_s: float = 30.0) -> AbstractContextManager[None]:
        """Object stores and servers settle it among themselves."""
        if not engine.is_local(self._uri):
            return nullcontext()
        return folder_lock(Path(self._uri), alone=alone, limit_s=limit_s)


def _fragments(table: Any) -> int:
    return int(table.stats()["fragment_stats"]["num_fragments"])
