"""What every chat model must do, run against litellm (at a scripted server) and the built-in offline model."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing
from datetime import UTC, datetime

import pytest

from assistant.chat_model import (
    ChatMessage,
    ChatModel,
    ChatRequest,
    Completion,
    Finished,
    Loading,
    ModelError,
    ModelLimits,
    ReasoningDelta,
    TextDelta,
)
from assistant.gateway import _load
from assistant.gateway.litellm_model import LitellmModel
from assistant.gateway.options import ModelOptions
from assistant.offline.facts import TurnFacts
from assistant.offline.model import OfflineModel
from tests.wire.replies import Answer
from tests.wire.server import ScriptedServer

pytestmark = [
    pytest.mark.timeout(180),  # the first test waits for litellm's import, on a busy machine too
    # pydantic about litellm's own types, on the first call of a provider; silenced in the product too
    pytest.mark.filterwarnings("ignore:Items? .*ReadOnly:UserWarning"),
]

MESSAGES = ("你能做什么？", "what can you do?", "帮我 recommend 咖啡豆")


def asking(text: str) -> ChatRequest:
    language = "zh" if "你" in text or "我" in text else "en"
    facts = TurnFacts(text, language, now=datetime(2026, 11, 28, 9, tzinfo=UTC), today="2026-11-28")
    return ChatRequest((ChatMessage("user", text),), facts=facts)


@pytest.fixture(params=["litellm", "litellm-ollama", "offline"])
async def model(request: pytest.FixtureRequest) -> AsyncIterator[ChatModel]:
    if request.param == "offline":
        yield OfflineModel()
        return
    await asyncio.wrap_future(_load.start())
    answer = Answer("当然可以。Of course:\n- 一\n- two\n", size=3, reasoning=("想想",), pause=0.002)
    async with ScriptedServer(default=answer) as server:
        ollama = request.param == "litellm-ollama"
        options = ModelOptions("ollama/x" if ollama else "openai/x", server.root_url if ollama else server.base_url)
        adapter = LitellmModel(options)
        yield adapter
        await adapter.aclose()


@pytest.fixture
def broken(model: ChatModel) -> Callable[[], tuple[ChatModel, ChatRequest]]:
    """The same kind of model with a request it cannot answer."""

    def make() -> tuple[ChatModel, ChatRequest]:
        if isinstance(model, OfflineModel):
            return model, ChatRequest((ChatMessage("user", "hi"),))
        return LitellmModel(ModelOptions("nobody/x")), asking("hi")

    return make


def test_it_has_a_name_and_limits(model: ChatModel):
    assert model.name
    assert isinstance(model.limits, ModelLimits)


@pytest.mark.parametrize("text", MESSAGES)
async def test_a_stream_is_text_and_ends_in_exactly_one_finished(model: ChatModel, text: str):
    events = [event async for event in model.stream(asking(text))]
    kinds = [type(event) for event in events]
    assert kinds.count(Finished) == 1
    assert kinds[-1] is Finished
    assert set(kinds) <= {Loading, TextDelta, ReasoningDelta, Finished}
    assert Loading not in kinds[1:]
    assert "".join(event.text for event in events if isinstance(event, TextDelta)).strip()
    assert all(event.text for event in events if isinstance(event, TextDelta | ReasoningDelta))
    assert not events[-1].incomplete


@pytest.mark.parametrize("text", MESSAGES)
async def test_the_whole_answer_is_what_the_stream_says(model: ChatModel, text: str):
    completion = await model.complete(asking(text))
    assert isinstance(completion, Completion)
    streamed = "".join([e.text async for e in model.stream(asking(text)) if isinstance(e, TextDelta)])
    assert completion.text == streamed.strip()


async def test_a_stream_may_be_closed_at_any_moment_and_the_model_goes_on(model: ChatModel):
    for taken in range(3):
        stream = model.stream(asking(MESSAGES[0]))
        for _ in range(taken):
            await anext(stream)
        await stream.aclose()
        with pytest.raises(StopAsyncIteration):
            await anext(stream)
    async with aclosing(model.stream(asking(MESSAGES[1]))) as stream:
        assert [event async for event in stream if isinstance(event, Finished)]


async def test_several_calls_at_once_do_not_mix(model: ChatModel):
    alone = [(await model.complete(asking(text))).text for text in MESSAGES]
    together = await asyncio.gather(*(model.complete(asking(text)) for text in MESSAGES))
    assert [completion.text for completion in together] == alone


async def test_what_fails_is_a_model_error_with_nothing_chained_to_it(broken):
    model, request = broken()
    with pytest.raises(ModelError) as streamed:
        [event async for event in model.stream(request)]
    with pytest.raises(ModelError) as completed:
        await model.complete(request)
    for caught in (streamed, completed):
        assert caught.value.model == model.name
        assert caught.value.__context__ is None


async def test_closing_is_quick_may_be_repeated_and_never_raises(model: ChatModel):
    await model.complete(asking(MESSAGES[0]))
    started = time.monotonic()
    await model.aclose()
    await model.aclose()
    assert time.monotonic() - started < 5
