from __future__ import annotations

import subprocess
import sys

import pytest

from memory.embedding.hashing import HashingEmbedder
from memory.embedding.spread import E5_SPREAD, PAIRS, measure_spread

PROGRAM = (
    "from memory.embedding.hashing import HashingEmbedder as H;"
    "print(H().embed_queries(['我最喜欢手冲咖啡 pour-over'])[0].tobytes().hex())"
)


def test_it_gives_the_same_vector_in_every_process():
    told = {
        subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    }
    here = HashingEmbedder().embed_queries(["我最喜欢手冲咖啡 pour-over"])[0].tobytes().hex()
    assert told == {here + "\n"}


@pytest.mark.parametrize(
    ("query", "near", "far"),
    [
        ("手冲咖啡", "用户最喜欢手冲咖啡", "用户在杭州做前端"),
        ("coffee beans", "He buys coffee beans on Fridays.", "He swims on Fridays."),
        ("React 前端", "在杭州做前端，写 React", "对花生过敏"),
        ("烏龍茶", "喜欢乌龙茶", "喜欢绿茶"),
    ],
)
def test_shared_spelling_is_near(query: str, near: str, far: str):
    embedder = HashingEmbedder()
    first, second = embedder.embed_documents([near, far]) @ embedder.embed_queries([query])[0]
    assert first > second
    assert first > embedder.spread[0]


def test_calibration_tells_unrelated_from_related():
    low, high = measure_spread(HashingEmbedder())
    assert -0.2 < low < high < 1
    assert 0 < E5_SPREAD[0] < E5_SPREAD[1] < 1
    assert len({question for question, _ in PAIRS}) == len({note for _, note in PAIRS}) == len(PAIRS)
