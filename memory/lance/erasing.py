"""Removes rows so that no file holds them any more: deleting in LanceDB only marks, and old versions stay."""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from datetime import timedelta
from typing import Any

from memory.lance import upkeep
from memory.lance.rows import id_conditions
from memory.ports import IndexProblem


def erase(connection: Any, name: str, ids: Iterable[str]) -> None:
    """Rewrite a table without these rows and drop every older version and file of it.

    The vector index is gone afterwards; upkeep builds it again. Nobody else may be writing.
    Raises IndexProblem when something is left.
    """
    table = connection.open_table(name)
    for condition in id_conditions(ids):
        table.delete(condition)
    live = table.to_arrow()
    table = connection.create_table(name, data=live, schema=live.schema, mode="overwrite", on_bad_vectors="null")
    rewritten = table.version
    _drop_older_versions(table)
    upkeep.create_text_indices(table)
    _drop_older_versions(table)
    _prove(table, live.num_rows, rewritten)


def _drop_older_versions(table: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns about other writers, which the lock keeps out
        table.optimize(cleanup_older_than=timedelta(0), delete_unverified=True)


def _prove(table: Any, rows: int, rewritten: int) -> None:
    """The rewritten table is all there is: no older version, no fragment with rows that are only marked."""
    oldest = min(version["version"] for version in table.list_versions())
    fragments = table.stats()["fragment_stats"]
    kept = round(fragments["lengths"]["mean"] * fragments["num_fragments"])
    if oldest < rewritten or kept != rows or table.count_rows() != rows:
        raise IndexProblem("erasing left something behind")
