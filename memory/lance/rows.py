"""How a recallable text is laid out in a LanceDB table, and how a filter is said to LanceDB.

The text itself is not stored: full text search needs its terms only, and recall reads texts from SQLite.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any

from memory.ports import IndexFilter, IndexProblem, IndexRow
from memory.resident_rows import owner_of
from memory.text import index_terms, is_cjk

SCHEMA_VERSION = 1
TABLE_PREFIX = "recall__"
WORDS = "words"
"""Column and index of Latin words, joined by blanks."""
GRAMS = "grams"
"""Column and index of CJK bigrams, joined by blanks."""
VECTOR = "vector"
_SLUG_LENGTH = 40
_IN_ONE_FILTER = 500


def table_name(fingerprint: str, dim: int) -> str:
    """The table of exactly these vectors: another one for every fingerprint, length and layout."""
    slug = re.sub(r"[^a-z0-9]+", "-", fingerprint.lower()).strip("-")[:_SLUG_LENGTH]
    mark = sha256(fingerprint.encode()).hexdigest()[:8]
    return f"{TABLE_PREFIX}{slug}-{mark}__{dim}__v{SCHEMA_VERSION}"


def schema(dim: int) -> Any:
    """Columns of a table; without the vector where no embedder is there (`dim` 0)."""
    import pyarrow as pa

    names = ("id", "owner", "source", "namespace", "kind", "session_id", "day", WORDS, GRAMS)
    fields = [pa.field(name, pa.utf8(), nullable=False) for name in names]
    fields.append(pa.field("created_ts", pa.float64(), nullable=False))
    if dim:
        fields.append(pa.field(VECTOR, pa.list_(pa.float32(), dim), nullable=True))
    return pa.schema(fields)


def arrow_table(rows: Sequence[IndexRow], dim: int) -> Any:
    """The rows as an Arrow table, one for each id (the last wins). Raises IndexProblem for a wrong vector."""
    import pyarrow as pa

    unique = list({row.id: row for row in rows}.values())
    terms = [split_terms(index_terms(row.text)) for row in unique]
    columns = [
        [row.id for row in unique],
        [owner_of(row.id) for row in unique],
        [row.source for row in unique],
        [row.namespace for row in unique],
        [row.kind for row in unique],
        [row.session_id for row in unique],
        [row.day for row in unique],
        [" ".join(words) for words, _ in terms],
        [" ".join(grams) for _, grams in terms],
        [row.created_ts for row in unique],
    ]
    if dim:
        columns.append(_vectors(unique, dim))
    return pa.table(columns, schema=schema(dim))


def split_terms(terms: Iterable[str]) -> tuple[list[str], list[str]]:
    """(Latin words, CJK bigrams) of a list of index terms."""
    words: list[str] = []
    grams: list[str] = []
    for term in terms:
        (grams if is_cjk(term) else words).append(term)
    return words, grams


def condition(where: IndexFilter) -> Any | None:
    """The filter as a LanceDB expression (typed, so no value can be read as code), or None for no filter."""
    from lancedb.expr import col, lit

    parts = []
    if where.namespaces:
        parts.append(col("namespace").isin(list(where.namespaces)))
    if where.sources:
        parts.append(col("source").isin(list(where.sources)))
    if where.days is not None:
        first, last = where.days
        parts += [col("day") >= lit(first), col("day") <= lit(last)]
    if where.until_ts is not None:
        parts.append(col("created_ts") <= lit(where.until_ts))
    whole = None
    for part in parts:
        whole = part if whole is None else whole & part
    return whole


def id_conditions(ids: Iterable[str]) -> list[Any]:
    """Expressions that together match these ids and the chunks of these things, a few hundred each."""
    from lancedb.expr import col

    unique = sorted(set(ids))
    parts = [unique[start : start + _IN_ONE_FILTER] for start in range(0, len(unique), _IN_ONE_FILTER)]
    return [col("id").isin(part) | col("owner").isin(part) for part in parts]


def _vectors(rows: Sequence[IndexRow], dim: int) -> Any:
    """A column of vectors; null where there is none, or one that could never match (zeros, not numbers)."""
    import numpy as np
    import pyarrow as pa

    matrix = np.zeros((len(rows), dim), dtype=np.float32)
    for place, row in enumerate(rows):
        if row.vector is None:
            continue
        if len(row.vector) != dim:
            raise IndexProblem(f"a vector of {len(row.vector)} numbers for a table of {dim}")
        matrix[place] = row.vector
    length = np.linalg.norm(matrix, axis=1)
    useless = ~np.isfinite(length) | (length == 0)
    matrix[useless] = 0
    return pa.FixedSizeListArray.from_arrays(pa.array(matrix.ravel()), dim, mask=pa.array(useless))
