from __future__ import annotations

import numpy as np
import pytest

from memory.embedding.hashing import HashingEmbedder
from memory.recall.calibration import PAIRS, SENTENCES, calibrate
from memory.recall.paths import embed_missing
from memory.sqlite.vectors import text_hash


def two_languages():
    """Made-up vectors: one place for the language, the rest for the meaning."""
    rows = []
    for place in range(len(PAIRS)):
        meaning = np.zeros(len(PAIRS))
        meaning[place] = 1.0
        rows += [np.r_[0.5, meaning], np.r_[-0.5, meaning]]
    matrix = np.asarray(rows, dtype=np.float32)
    return matrix / np.linalg.norm(matrix, axis=1, keepdims=True)


def test_the_language_is_taken_out_of_a_query():
    calibration = calibrate(two_languages())
    chinese = two_languages()[0]
    adjusted = calibration.adjusted(chinese, 1.0)
    assert adjusted[0] == pytest.approx(0.0, abs=1e-6)
    assert np.linalg.norm(adjusted) == pytest.approx(1.0, abs=1e-6)
    twin = two_languages()[1]
    assert np.dot(adjusted, twin) == pytest.approx(np.dot(adjusted, chinese), abs=1e-6)
    assert calibration.adjusted(chinese, 0.0) == pytest.approx(list(chinese), abs=1e-6)


def test_the_baseline_is_the_mean_of_what_has_nothing_to_do_with_it():
    calibration = calibrate(two_languages())
    query = calibration.adjusted(two_languages()[0], 1.0)
    assert calibration.baseline(query) == pytest.approx(float((two_languages() @ query).mean()), abs=1e-6)


def test_an_embedder_without_languages_is_left_alone():
    same = np.ones((len(SENTENCES), 4), dtype=np.float32) / 2
    assert calibrate(same).adjusted([1.0, 0.0, 0.0, 0.0], 0.75) == [1.0, 0.0, 0.0, 0.0]
    assert calibrate(same).adjusted([0.0] * 4, 0.75) == [0.0] * 4


def test_what_is_known_is_not_embedded_again():
    class Counting(HashingEmbedder):
        def __init__(self):
            super().__init__()
            self.given = []

        def embed_documents(self, texts):
            self.given.extend(texts)
            return super().embed_documents(texts)

    embedder = Counting()
    first = embed_missing(embedder, {})
    assert embedder.given == list(SENTENCES)
    known = {text_hash(one): row.tobytes() for one, row in zip(SENTENCES[:-1], first, strict=False)}
    again = embed_missing(embedder, known)
    assert embedder.given[len(SENTENCES) :] == [SENTENCES[-1]]
    assert np.array_equal(first, again)
