"""The paths to memory that search: meaning, words, days. Blocking; the engine runs each on its worker."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from memory.ports import Embedder, Hit, IndexFilter, RecallIndex
from memory.recall.calibration import SENTENCES
from memory.recall.candidates import best_of
from memory.recall.query import RecallQuery
from memory.recall.reading import DaySpan, Reading
from memory.sqlite.vectors import text_hash

if TYPE_CHECKING:
    from memory.ports import Matrix

_MOST_TERMS = 64
_CHEAP_POSTINGS = 20_000
"""Rows that full text may touch beyond the rarest terms without being felt (about 5 ms)."""
_CHEAP_OTHERS = 200
"""Rows that other names of what a message names may touch: more of them mean less (under 2 ms)."""
_MOST_SPANS = 4
_LONGEST_SPAN_DAYS = 366


def search_words(
    index: RecallIndex,
    terms: Sequence[str],
    rarest: int,
    k: int,
    where: IndexFilter,
    others: Sequence[str] = (),
    share: float = 0.0,
) -> tuple[dict[str, float], dict[str, int]]:
    """Full text with the query's telling terms: BM25 by row id, and how many rows hold each term.

    `others` are further names for what the query names; each counts a `share` of a term.
    """
    counts = index.term_frequencies([*terms, *others])
    frequencies = {term: counts[term] for term in terms}
    kept = telling(frequencies, rarest)
    weaker = telling({term: counts[term] for term in others if counts[term]}, 0, _CHEAP_OTHERS)
    return best_of(index.search_text(kept, k, where, weaker, share) if kept or weaker else ()), frequencies


def telling(frequencies: dict[str, int], rarest: int, cheap: int = _CHEAP_POSTINGS) -> list[str]:
    """The `rarest` terms that occur, and further ones as long as they touch few rows.

    Those that seem not to occur come along if any does: they cost nothing, and another process may just have
    written one.
    """
    known = sorted((count, term) for term, count in frequencies.items() if count > 0)
    absent = [term for term, count in frequencies.items() if count <= 0]
    kept: list[str] = absent[:_MOST_TERMS] if known else []
    rarest += len(kept)
    touched = 0
    for count, term in known[:_MOST_TERMS]:
        touched += count
        if len(kept) >= rarest and touched > cheap:
            break
        kept.append(term)
    return kept


def search_meaning(index: RecallIndex, vector: Sequence[float], k: int, where: IndexFilter) -> dict[str, float]:
    """The nearest rows; cosine by row id."""
    return best_of(index.search_vector(vector, k, where))


def search_days(
    index: RecallIndex, reading: Reading, vector: Sequence[float] | None, k: int, where: IndexFilter
) -> tuple[dict[str, float], dict[str, float]]:
    """(cosines, BM25 scores) of the rows of the named days; without a vector by words alone."""
    meaning: list[list[Hit]] = []
    words: list[list[Hit]] = []
    for span in widened(reading.spans):
        within = replace(where, days=_overlap(span.days, where.days))
        if vector is not None:
            meaning.append(index.search_vector(vector, k, within))
        if reading.terms:
            words.append(index.search_text(list(reading.terms)[:_MOST_TERMS], k, within))
    return best_of(*meaning), best_of(*words)


def _overlap(one: tuple[str, str], other: tuple[str, str] | None) -> tuple[str, str]:
    """The days in both; none where the first lies behind the last."""
    return (max(one[0], other[0]), min(one[1], other[1])) if other else one


def widened(spans: Sequence[DaySpan]) -> list[DaySpan]:
    """The spans to search, a day more on each side; long ones are left to the ranking."""
    short = [span for span in spans if span.last - span.first < _LONGEST_SPAN_DAYS]
    return [DaySpan(span.first - 1, span.last + 1) for span in short[:_MOST_SPANS]]


def row_filter(query: RecallQuery) -> IndexFilter:
    """What a path of this query may return of the user's own things, in an index that holds nothing else."""
    until = query.until.timestamp() if query.until else None
    sources = query.scope.own_sources if query.scope.sources else ()
    return IndexFilter(query.scope.namespaces, sources, query.scope.days, until)


def literal_filter(query: RecallQuery, sources: Sequence[str]) -> IndexFilter:
    """The same for the full text of the store, which holds everything."""
    return replace(row_filter(query), sources=tuple(sources))


def embed(embedder: Embedder, text: str) -> list[float]:
    """The query's vector. Raises EmbedderUnavailable."""
    return [float(value) for value in embedder.embed_queries([text])[0]]


def embed_missing(embedder: Embedder, known: Mapping[str, bytes]) -> Matrix:
    """The vectors of the calibration's sentences; only those that are not known (by hash) are embedded."""
    import numpy as np

    missing = [sentence for sentence in SENTENCES if text_hash(sentence) not in known]
    made = dict(zip(missing, embedder.embed_documents(missing), strict=True)) if missing else {}
    rows = [
        made[sentence] if sentence in made else np.frombuffer(known[text_hash(sentence)], dtype=np.float32)
        for sentence in SENTENCES
    ]
    return np.stack(rows).astype(np.float32)
