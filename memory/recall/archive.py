"""What is at rest: archived memories answer when nothing active does (D6), others where they are asked for (D2). By
words alone; they are in no index.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from memory.recall.candidates import Candidate
from memory.recall.floor import coverage, held_terms, term_weights

_LEAST_COVERED = 0.5


def from_archive(resting: Iterable[Candidate], terms: Iterable[str], most: int) -> dict[str, float]:
    """Row ids of the memories at rest that hold most of the message's words, best first, with that share."""
    weights = term_weights(terms, {})
    shares = {one.id: _share(one, weights) for one in resting}
    best = sorted(shares, key=lambda key: (-shares[key], key))[:most]
    return {key: shares[key] for key in best if shares[key] >= _LEAST_COVERED}


def _share(candidate: Candidate, weights: Mapping[str, float]) -> float:
    return coverage(weights, held_terms(candidate.text, weights))
