"""Keeps a table fast: merges small fragments, brings the indices up to date, builds the vector index.

On a large table this takes up to a gigabyte, so it can run as a program of its own, beside Jide:
`python -m memory.lance.upkeep URI TABLE ROWS`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from contextlib import AbstractContextManager, nullcontext, suppress
from datetime import timedelta
from math import isqrt
from pathlib import Path
from typing import Any

from memory.folder_lock import folder_lock
from memory.lance import engine
from memory.lance.rows import GRAMS, VECTOR, WORDS
from memory.ports import IndexProblem

_KEEP_VERSIONS = timedelta(seconds=3)
"""Readers open the newest version for every search, and again where an older one went while they read it."""
_VECTOR_INDEX = "vector_"
"""Name of the vector index, before the number of its parts: it tells for how many rows they were made."""
_MOST_GROWTH = 1.3
"""The index is built anew when so many times as many parts would be right: when a table grew by two thirds."""
_NICE = 19
_TRIES = 5
_PAUSE_S = 0.5
_MOST_SEGMENTS = 6
"""Parts of the vector index that search must visit one after the other before it is built anew."""


_LEFT: list[subprocess.Popen[bytes]] = []
"""Upkeep that outlives the index that started it."""


def create_text_indices(table: Any) -> None:
    """Create both full-text indices anew; terms come ready-made: nothing is stemmed, folded or dropped."""
    from lancedb.index import FTS

    for column in (WORDS, GRAMS):
        config = FTS(
            base_tokenizer="whitespace", stem=False, remove_stop_words=False, ascii_folding=False,
            lower_case=False, max_token_length=None,
        )  # fmt: skip
        table.create_index(column, config=config, replace=True)


def compact(table: Any) -> None:
    """Merge small fragments, index what is new, drop old versions; makes lost text indices again."""
    have = {index.columns[0] for index in table.list_indices()}
    if not {WORDS, GRAMS} <= have:
        create_text_indices(table)
    table.optimize(cleanup_older_than=_KEEP_VERSIONS)


def remove_replaced(table: Any) -> None:
    """Whatever no longer counts; for whoever is alone. Readers that were amid it read again."""
    table.optimize(cleanup_older_than=timedelta(milliseconds=1), delete_unverified=True)


def keep_up(table: Any, vector_index_rows: int) -> None:
    """`compact`, and index the vectors from `vector_index_rows` rows on."""
    compact(table)
    if VECTOR in table.schema.names and vector_index_is_due(table, table.count_rows(), vector_index_rows):
        build_vector_index(table)
    table.optimize(cleanup_older_than=_KEEP_VERSIONS)  # what was just replaced lies there still


def vector_index_is_due(table: Any, rows: int, vector_index_rows: int) -> bool:
    """Is there none where there should be one, or is it made for fewer rows, or in too many pieces?"""
    if rows < vector_index_rows:
        return False
    found = [index for index in table.list_indices() if index.columns == [VECTOR]]
    if len(found) != 1 or not found[0].name.startswith(_VECTOR_INDEX):
        return True
    parts = found[0].name.removeprefix(_VECTOR_INDEX)
    fitting = parts.isdecimal() and _parts(rows) < int(parts) * _MOST_GROWTH
    return not fitting or found[0].num_segments > _MOST_SEGMENTS


def build_vector_index(table: Any) -> None:
    """Build the vector index: the full vectors, in as many parts as keep a search short at this size."""
    from lancedb.index import IvfFlat

    rows = table.count_rows()
    former = [index.name for index in table.list_indices() if index.columns == [VECTOR]]
    name = f"{_VECTOR_INDEX}{_parts(rows)}"
    # The size of a part, not the number of parts: by it LanceDB knows later that the parts are to stay so small.
    config = IvfFlat(distance_type="cosine", target_partition_size=rows // _parts(rows))
    table.create_index(VECTOR, config=config, name=name, replace=True)
    for other in former:
        if other != name:
            table.drop_index(other)


def _parts(rows: int) -> int:
    return max(1, isqrt(rows))


def keep_up_in_child(uri: str, name: str, vector_index_rows: int) -> subprocess.Popen[bytes]:
    """Start `keep_up` as a program of its own, which outlives this one if need be."""
    ours = str(Path(__file__).parents[2])
    path = os.pathsep.join(part for part in (ours, os.environ.get("PYTHONPATH", "")) if part)
    return subprocess.Popen(
        [sys.executable, "-m", "memory.lance.upkeep", uri, name, str(vector_index_rows)],
        env={**os.environ, "PYTHONPATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # Ctrl+C in the terminal is not meant for it
    )


def leave_alone(child: subprocess.Popen[bytes]) -> None:
    """Let a running upkeep go on by itself; it is reaped when another one is left, or with this process."""
    _LEFT[:] = [one for one in (*_LEFT, child) if one.poll() is None]


def main(uri: str, name: str, vector_index_rows: int) -> int:
    """The program: 0 when done, 1 when it could not."""
    for _ in range(_TRIES):
        try:
            with _lock(uri), engine.own_errors():
                keep_up(engine.connect(uri).open_table(name), vector_index_rows)
            _remove_remains(uri, name)
            return 0
        except IndexProblem:  # most often: another process wrote before this one was done
            time.sleep(_PAUSE_S)
    return 1


def _remove_remains(uri: str, name: str) -> None:
    """Remove what was replaced and what a writer came before, once nobody reads or writes; else the next upkeep does.

    Otherwise up to three copies of the vectors would lie there until then.
    """
    if not engine.is_local(uri):
        return
    time.sleep(_KEEP_VERSIONS.total_seconds())
    with suppress(IndexProblem), folder_lock(Path(uri), alone=True, limit_s=1.0), engine.own_errors():
        table = engine.connect(uri).open_table(name)
        if not any(index.num_unindexed_rows for index in table.list_indices()):  # else it would take long
            table.optimize(cleanup_older_than=_KEEP_VERSIONS, delete_unverified=True)


def _lock(uri: str) -> AbstractContextManager[None]:
    return folder_lock(Path(uri)) if engine.is_local(uri) else nullcontext()


def _stand_back() -> None:
    """Take the processor only where nobody else wants it: the program that started this one answers somebody."""
    if hasattr(os, "nice"):
        os.nice(_NICE)
    with suppress(OSError):  # Linux may weigh whole sessions against each other, and this is one of its own
        Path("/proc/self/autogroup").write_text(str(_NICE), encoding="ascii")


if __name__ == "__main__":
    _stand_back()
    sys.exit(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
