from __future__ import annotations

from pathlib import Path

import pytest

from memory.embedding.cross_encoder import CrossEncoderReranker
from memory.ports import RerankProblem

TEXTS = ["The user has a cat", "The user rows on Sundays", "The user dislikes tea"]


async def test_a_model_that_is_not_there_is_a_problem_of_reranking(tmp_path: Path):
    with pytest.raises(RerankProblem):
        await CrossEncoderReranker(str(tmp_path / "nowhere")).choose("q", TEXTS)


@pytest.mark.timeout(90)
async def test_every_text_is_sorted_in(carried_model: Path):
    found = await CrossEncoderReranker(str(carried_model)).choose("When do I row?", TEXTS)
    assert sorted(found) == [0, 1, 2]
