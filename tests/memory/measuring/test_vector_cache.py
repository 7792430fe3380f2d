from __future__ import annotations

import numpy as np

from memory.embedding.hashing import HashingEmbedder
from memory.measuring.vector_cache import CachedEmbedder


class Counting(HashingEmbedder):
    def __init__(self):
        super().__init__()
        self.given = []

    def embed_documents(self, texts):
        self.given.extend(texts)
        return super().embed_documents(texts)


def test_nothing_is_embedded_twice_not_even_in_the_next_run(tmp_path):
    inner = Counting()
    first = CachedEmbedder(inner, tmp_path)
    made = first.embed_documents(["one", "二", "one"])
    assert inner.given == ["one", "二"]
    assert np.array_equal(made[0], made[2])
    first.save()
    again = CachedEmbedder(Counting(), tmp_path)
    assert np.array_equal(again.embed_documents(["二"]), made[1:2])
    assert again._inner.given == []


def test_queries_and_documents_are_kept_apart(tmp_path):
    inner = Counting()
    cached = CachedEmbedder(inner, tmp_path)
    cached.embed_queries(["one"])
    cached.embed_documents(["one"])
    assert inner.given == ["one"]


def test_a_cache_that_was_cut_off_is_read_as_far_as_it_goes(tmp_path):
    first = CachedEmbedder(Counting(), tmp_path)
    first.embed_documents(["one", "two"])
    first.save()
    file = next(tmp_path.iterdir())
    file.write_bytes(file.read_bytes()[:-5])
    inner = Counting()
    CachedEmbedder(inner, tmp_path).embed_documents(["one", "two"])
    assert inner.given == ["two"]


def test_it_stands_for_the_embedder_behind_it(tmp_path):
    cached = CachedEmbedder(HashingEmbedder(), tmp_path)
    assert (cached.fingerprint, cached.dim, cached.spread) == (
        HashingEmbedder().fingerprint,
        256,
        HashingEmbedder().spread,
    )
    assert cached.embed_documents([]).shape == (0, 256)
