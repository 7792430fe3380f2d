"""What a stream brings, from well-behaved and from odd servers."""

from __future__ import annotations

import pytest

from assistant.chat_model import Cause, Usage
from tests.wire.conftest import KEY, REQUEST, hear
from tests.wire.replies import Answer, Pause, delta, events, failure
from tests.wire.server import ScriptedServer


async def test_the_text_comes_in_pieces_and_ends_in_one_finished(hear_scripts):
    heard, server = await hear_scripts(Answer("手冲咖啡，浅烘的 light roast", size=3))
    assert heard.text == "手冲咖啡，浅烘的 light roast"
    assert len(heard.events) > 5
    assert heard.finished.usage == Usage(11, 7, 0.0)
    assert (heard.finished.finish_reason, heard.finished.incomplete) == ("stop", False)
    assert len(server.requests) == 1


async def test_the_request_carries_the_messages_as_they_are_and_asks_for_usage(hear_scripts):
    _, server = await hear_scripts(Answer("ok"))
    body = server.requests[0].body
    assert body["messages"] == [
        {"role": "system", "content": "你是 Jide。"},
        {"role": "user", "content": "推荐点咖啡豆 please"},
    ]
    assert body["model"] == "scripted"
    assert body["stream"] is True
    assert body["stream_options"] == {"include_usage": True}
    assert server.requests[0].headers["authorization"] == f"Bearer {KEY}"


@pytest.mark.parametrize("refusal", ["stream_options", "extra fields not permitted: include_usage"])
async def test_a_server_that_refuses_stream_options_is_asked_without_and_never_again(make_model, refusal):
    async with ScriptedServer([failure(400, refusal), Answer("one"), Answer("two")]) as server:
        model = make_model(server)
        assert (await hear(model)).text == "one"
        assert (await hear(model)).text == "two"
        assert ["stream_options" in request.body for request in server.requests] == [True, False, False]


async def test_usage_may_be_missing(hear_scripts):
    heard, _ = await hear_scripts(Answer("ok", usage=None))
    assert heard.text == "ok"
    assert not heard.finished.incomplete


@pytest.mark.parametrize("field", ["reasoning_content", "reasoning"])
async def test_reasoning_fields_become_reasoning(hear_scripts, field):
    heard, _ = await hear_scripts(Answer("答案", reasoning=("先想", "一想"), reasoning_field=field))
    assert (heard.thinking, heard.text) == ("先想一想", "答案")


async def test_think_tags_split_over_chunks_become_reasoning(hear_scripts):
    heard, _ = await hear_scripts(Answer(pieces=("<th", "ink>用户", "要豆子</thi", "nk>\n", "\n浅烘", "的。")))
    assert (heard.thinking, heard.text) == ("用户要豆子", "浅烘的。")


async def test_think_tags_in_code_stay_in_the_answer(hear_scripts):
    heard, _ = await hear_scripts(Answer("Use `<think>`:\n```\n<think>x</think>\n```", size=2))
    assert heard.text == "Use `<think>`:\n```\n<think>x</think>\n```"
    assert heard.thinking == ""


async def test_a_clean_end_without_a_finish_reason_is_an_answer_that_may_be_incomplete(hear_scripts):
    heard, server = await hear_scripts(Answer("all of the text", finish=None))
    assert heard.failure is None, heard.failure.detail
    assert heard.text == "all of the text"
    assert heard.finished.incomplete
    assert len(server.requests) == 1


async def test_the_length_limit_makes_an_answer_incomplete(hear_scripts):
    heard, _ = await hear_scripts(Answer("half", finish="length"))
    assert (heard.finished.finish_reason, heard.finished.incomplete) == ("length", True)


async def test_a_slow_first_token_is_waited_for(hear_scripts):
    heard, _ = await hear_scripts(Answer("at last", delay=0.4))
    assert heard.text == "at last"


async def test_the_time_limit_is_for_silence_not_for_the_whole_answer(hear_scripts):
    heard, _ = await hear_scripts(Answer("0123456789", size=1, pause=0.15))
    assert heard.text == "0123456789"


async def test_a_huge_chunk_arrives_whole(hear_scripts):
    text = "字x" * 100_000
    heard, _ = await hear_scripts(Answer(text, size=len(text)))
    assert heard.text == text


async def test_keep_alive_comments_and_empty_deltas_are_nothing(hear_scripts):
    script = events(delta(""), Pause(0.01), delta("a"), delta(None), delta("b"), delta(finish="stop"))
    heard, _ = await hear_scripts(script)
    assert heard.text == "ab"


async def test_mistral_style_parts_are_told_apart(hear_scripts):
    thought = [{"type": "thinking", "thinking": [{"type": "text", "text": "hm"}]}]
    heard, _ = await hear_scripts(
        events(delta(thought), delta([{"type": "text", "text": "yes"}]), delta(finish="stop")), name="mistral/scripted"
    )
    assert heard.failure is None, heard.failure.detail
    assert (heard.thinking, heard.text) == ("hm", "yes")


async def test_ollama_is_asked_through_its_chat_interface_with_a_window(hear_scripts):
    heard, server = await hear_scripts(Answer("好的", reasoning=("嗯",)), name="ollama/qwen3", num_ctx=9000)
    assert (heard.thinking, heard.text) == ("嗯", "好的")
    assert heard.finished.usage == Usage(11, 7, 0.0)
    (request,) = server.requests
    assert request.path == "/api/chat"
    assert request.body["model"] == "qwen3"
    assert request.body["options"]["num_ctx"] == 9000


async def test_ollama_is_asked_nothing_but_the_question(hear_scripts):
    _, server = await hear_scripts(Answer("ok"), name="ollama_chat/never-heard-of:7b")
    assert [request.path for request in server.others] == []


async def test_a_bare_name_at_an_address_is_an_openai_compatible_server(hear_scripts):
    heard, server = await hear_scripts(Answer("ok"), name="Qwen/Qwen3-8B")
    assert heard.text == "ok"
    assert server.requests[0].body["model"] == "Qwen/Qwen3-8B"


async def test_two_streams_at_once_do_not_mix(make_model):
    import asyncio

    answers = {"A": Answer("a" * 40, size=2, pause=0.005), "B": Answer("b" * 40, size=2, pause=0.005)}
    async with ScriptedServer(default=lambda request: answers[request.last_user]) as server:
        model = make_model(server)
        first, second = await asyncio.gather(*(hear(model, _asking(name)) for name in "AB"))
        assert (first.text, second.text) == ("a" * 40, "b" * 40)


async def test_closing_one_model_leaves_the_other_its_connections(make_model):
    async with ScriptedServer([Answer("1"), Answer("2"), Answer("3")]) as server:
        one, other = make_model(server), make_model(server)
        await hear(one)
        await hear(other)
        await one.aclose()
        assert (await hear(other)).text == "3"
        await other.aclose()
        assert (await hear(other)).failure is None


def _asking(text: str):
    from dataclasses import replace

    return replace(REQUEST, messages=(replace(REQUEST.messages[1], content=text),))


async def test_a_key_that_was_missing_is_named_and_nothing_is_sent(make_model, monkeypatch):
    from assistant.gateway.litellm_model import LitellmModel
    from assistant.gateway.options import ModelOptions

    for name in ("openai/gpt-4.1", "anthropic/claude-sonnet-4-5", "deepseek/deepseek-chat", "claude-sonnet-4-5"):
        heard = await hear(LitellmModel(ModelOptions(name)))
        assert heard.failure is not None
        assert heard.failure.cause is Cause.NO_KEY
        assert "_API_KEY" in heard.failure.detail
