"""A twentieth of the recall benchmark, with the embedder that needs no model: a ranking that broke is seen at once."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from memory.embedding.hashing import HashingEmbedder
from memory.measuring.evaluate import Bench, evaluate_recall
from memory.scan import ScanIndex
from memory.tokens import EstimatingCounter
from tests.bench.figures import REGRESSION, committed

SAMPLE = {
    "locomo": (2, 20),
    "madial-zh": (1, 4),
    "madial-en": (1, 4),
    "memorybank-zh": (4, 2),
    "memorybank-en": (4, 2),
    "realmem": (1, 8),
}
"""The first conversations of a file, and each n-th question. Of the phone records (LifeBench) none: telling and
indexing them alone takes longer than all the others."""


def open_index(folder: Path, fingerprint: str, dim: int) -> ScanIndex:
    return ScanIndex(folder, fingerprint, dim)


def sample_recall(path: Path, folder: Path) -> float:
    conversations, every = SAMPLE[path.stem]
    part = folder / path.name
    with path.open(encoding="utf-8") as file:
        part.write_text("".join(islice(file, conversations)), encoding="utf-8")
    figures = evaluate_recall(part, Bench(open_index, HashingEmbedder(), EstimatingCounter(), every=every))["all"]
    return figures["recall@10"]


@pytest.mark.timeout(60)
@pytest.mark.parametrize("name", SAMPLE)
def test_a_sample_of_each_file_is_found_as_before(eval_data: Path, tmp_path: Path, name: str) -> None:
    path = eval_data / "bench" / f"{name}.jsonl"
    if not path.exists():
        pytest.skip(f"no evaluation file: {path.name}")
    assert sample_recall(path, tmp_path) >= committed("sample")[name] - REGRESSION
