from __future__ import annotations

import numpy as np
import pytest

from memory import unit_vectors
from memory.unit_vectors import UnitVectors

DIM = 48


def test_cosines_are_those_of_the_numbers_that_were_added(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(unit_vectors, "_BLOCK", 8)
    vectors = np.random.default_rng(1).normal(size=(30, DIM)).astype(np.float32) * 7
    vectors[4], vectors[17, 3] = 0, np.inf
    kept = UnitVectors(DIM)
    for part in np.split(vectors, (1, 2, 19, 19)):
        kept.add(part)
    assert len(kept) == len(vectors)
    asked = vectors[9] + 1
    found = kept.cosines(asked.tolist())
    useful = np.isfinite(found)
    assert np.flatnonzero(~useful).tolist() == [4, 17]
    exact = vectors[useful] @ asked / (np.linalg.norm(vectors[useful], axis=1) * np.linalg.norm(asked))
    assert found[useful] == pytest.approx(exact, abs=1e-4)


def test_nothing_is_near_to_nothing():
    kept = UnitVectors(DIM)
    assert len(kept.cosines([1.0] * DIM)) == 0
    kept.add(np.ones((2, DIM), dtype=np.float32))
    assert not np.isfinite(kept.cosines([0.0] * DIM)).any()
