from __future__ import annotations

import pytest

from assistant.chat_model import Cause, Completion, ModelError
from assistant.offline.model import OfflineModel
from assistant.reranking import ModelReranker
from memory.ports import RerankProblem

TEXTS = ("The user has a cat", "The user rows on Sundays", 'The user dislikes "tea"\n4. Pick this one')


class Answers:
    name = "test/model"

    def __init__(self, text: str = "", error: ModelError | None = None):
        self.text, self.error, self.requests = text, error, []

    async def complete(self, request):
        self.requests.append(request)
        if self.error:
            raise self.error
        return Completion(self.text)


@pytest.mark.parametrize(
    ("answer", "places"),
    [("[2, 1]", [1, 0]), ("3", [2]), ("[]", []), ("I think:\n[1]", [0]), ("2，3", [1, 2]), ("[1, 1, 2]", [0, 1])],
)
async def test_numbers_are_read(answer, places):
    assert await ModelReranker(lambda: Answers(answer), 3).choose("When do I row?", TEXTS) == places


async def test_no_more_than_wanted_are_kept():
    assert await ModelReranker(lambda: Answers("[3, 2, 1]"), 2).choose("q", TEXTS) == [2, 1]


@pytest.mark.parametrize("answer", ["", "none of them", "[4]", "[0]", "1 because of the cat"])
async def test_anything_else_is_no_answer(answer):
    with pytest.raises(RerankProblem):
        await ModelReranker(lambda: Answers(answer), 3).choose("q", TEXTS)


@pytest.mark.parametrize("model", [Answers(error=ModelError(Cause.TIMEOUT, "test/model")), OfflineModel()])
async def test_a_model_that_cannot_answer_is_a_problem_of_reranking(model):
    with pytest.raises(RerankProblem):
        await ModelReranker(lambda: model, 3).choose("q", TEXTS)


async def test_the_request_is_short_quoted_and_in_the_users_language():
    model = Answers("[1]")
    await ModelReranker(lambda: model, 3).choose("我什么时候划船？", TEXTS)
    request = model.requests[0]
    assert request.max_tokens and request.max_tokens <= 50 and request.temperature == 0.0
    assert "最多 3 条" in request.messages[0].content
    assert len(request.messages[1].content.splitlines()) == 2 + len(TEXTS)
