"""Answers in one piece: background calls, JSON, and what providers make of it."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from assistant import discovery
from assistant.chat_model import Cause, ChatMessage, Completion, ModelError, Usage
from assistant.gateway.litellm_model import LitellmModel
from assistant.gateway.options import ModelOptions
from tests.wire.conftest import REQUEST
from tests.wire.replies import Answer, failure, html
from tests.wire.server import ScriptedServer

SCHEMA = {
    "type": "object",
    "properties": {"memories": {"type": "array", "items": {"type": "string"}}},
    "required": ["memories"],
    "additionalProperties": False,
}
JSON = replace(REQUEST, schema=SCHEMA)


async def test_the_answer_comes_whole_and_is_not_streamed(make_model):
    async with ScriptedServer([Answer("手冲，浅烘")]) as server:
        completion = await make_model(server).complete(REQUEST)
        assert completion == Completion("手冲，浅烘", Usage(11, 7, 0.0), "stop")
        assert not server.requests[0].body.get("stream")


@pytest.mark.parametrize("name", ["openai/scripted", "ollama/scripted"])
async def test_thinking_is_left_out(make_model, name):
    scripts = [Answer("<think>hm</think>\n\nyes"), Answer("yes", reasoning=("hm",)), Answer("hm\n</think>\nyes")]
    async with ScriptedServer(scripts) as server:
        model = make_model(server, name)
        assert [(await model.complete(REQUEST)).text for _ in range(3)] == ["yes", "yes", "yes"]


async def test_a_schema_is_asked_for_as_such(make_model):
    async with ScriptedServer([Answer('{"memories": []}')]) as server:
        assert (await make_model(server).complete(JSON)).text == '{"memories": []}'
        wanted = server.requests[0].body["response_format"]
        assert wanted["type"] == "json_schema"
        assert wanted["json_schema"]["schema"] == SCHEMA
        assert wanted["json_schema"]["strict"] is True


async def test_a_refused_schema_is_asked_for_as_json_then_as_prose_and_that_is_remembered(make_model):
    refused = failure(400, "response_format.type must be 'text'")
    scripts = [refused, refused, Answer('{"memories": ["a"]}'), Answer('{"memories": ["b"]}')]
    async with ScriptedServer(scripts) as server:
        model = make_model(server)
        assert (await model.complete(JSON)).text == '{"memories": ["a"]}'
        assert (await model.complete(JSON)).text == '{"memories": ["b"]}'
        formats = [(request.body.get("response_format") or {}).get("type") for request in server.requests]
        assert formats == ["json_schema", "json_object", None, None]


async def test_a_server_that_breaks_on_a_schema_is_asked_with_less(make_model, monkeypatch):
    monkeypatch.setattr("assistant.gateway.retries.PAUSE_SECONDS", 0.01)
    broken = failure(500, "failed to parse grammar")
    async with ScriptedServer([broken, broken, Answer('{"memories": []}')]) as server:
        assert (await make_model(server).complete(JSON)).text == '{"memories": []}'
        assert server.requests[2].body["response_format"] == {"type": "json_object"}


async def test_ollama_gets_the_schema_as_its_format(make_model):
    async with ScriptedServer([Answer('{"memories": []}')]) as server:
        assert (await make_model(server, "ollama/qwen3").complete(JSON)).text == '{"memories": []}'
        assert server.requests[0].body["format"] == SCHEMA
        assert server.others == []


async def test_a_parameter_that_is_refused_is_left_out(make_model):
    refused = failure(400, "Unsupported value: 'temperature' does not support 0.1 with this model.")
    async with ScriptedServer([refused, Answer("ok")]) as server:
        assert (await make_model(server).complete(replace(REQUEST, temperature=0.1))).text == "ok"
        assert ["temperature" in request.body for request in server.requests] == [True, False]


@pytest.mark.parametrize(
    "refusal", ["System role not supported", "Conversation roles must alternate user/assistant/..."]
)
async def test_a_template_that_refuses_roles_gets_user_and_assistant_in_turn(make_model, refusal):
    talk = (
        ChatMessage("system", "S"),
        *(ChatMessage(*turn) for turn in (("user", "一"), ("user", "二"), ("assistant", "A"))),
    )
    request = replace(REQUEST, messages=(*talk, ChatMessage("user", "三")))
    async with ScriptedServer([failure(400, refusal), Answer("ok"), Answer("ok")]) as server:
        model = make_model(server)
        assert (await model.complete(request)).text == "ok"
        assert (await model.complete(request)).text == "ok"
        assert [message["role"] for message in server.requests[0].messages] == [
            "system",
            "user",
            "user",
            "assistant",
            "user",
        ]
        for sent in server.requests[1:]:
            assert [(message["role"], message["content"]) for message in sent.messages] == [
                ("user", "S\n\n一\n\n二"), ("assistant", "A"), ("user", "三"),
            ]  # fmt: skip


@pytest.mark.parametrize(
    ("script", "cause"),
    [
        (Answer(""), Cause.EMPTY),
        (Answer("<think>only this</think>"), Cause.EMPTY),
        (Answer("", finish="content_filter"), Cause.CONTENT_FILTER),
        (Answer("x", end="stall"), Cause.TIMEOUT),
        (html(200), Cause.SERVER),
        (failure(401, "no"), Cause.BAD_KEY),
        (failure(400, "maximum context length is 10 tokens", "context_length_exceeded"), Cause.TOO_LONG),
    ],
)
async def test_failures_are_told_as_in_a_stream(make_model, script, cause, monkeypatch):
    monkeypatch.setattr("assistant.gateway.retries.PAUSE_SECONDS", 0.01)
    async with ScriptedServer([script, script]) as server:
        with pytest.raises(ModelError) as caught:
            await make_model(server).complete(REQUEST)
        assert caught.value.cause is cause
        assert caught.value.__context__ is None


async def test_a_failure_that_passes_is_tried_once_more(make_model, monkeypatch):
    monkeypatch.setattr("assistant.gateway.retries.PAUSE_SECONDS", 0.01)
    async with ScriptedServer([failure(503, "overloaded"), Answer("ok")]) as server:
        assert (await make_model(server).complete(REQUEST)).text == "ok"


async def test_cancelling_closes_the_connection(make_model):
    async with ScriptedServer([Answer("never", end="stall")]) as server:
        call = asyncio.create_task(make_model(server, local_read_seconds=30).complete(REQUEST))
        (request,) = await server.wait_for_requests(1)
        call.cancel()
        async with asyncio.timeout(5):
            await request.closed.wait()
        with pytest.raises(asyncio.CancelledError):
            await call


async def test_a_model_is_tested_by_one_real_call(make_model):
    async with ScriptedServer([Answer("你好！\nHello")]) as server:
        result = await discovery.test_model(make_model(server))
        assert (result.ok, result.reply, result.problem) == (True, "你好！ Hello", None)
        assert result.ms > 0
        assert len(server.requests) == 1
        assert not server.requests[0].body.get("stream")


async def test_a_model_that_fails_its_test_says_why(make_model):
    async with ScriptedServer([failure(401, "no")]) as server:
        result = await discovery.test_model(make_model(server))
        assert not result.ok
        assert result.problem.cause is Cause.BAD_KEY


async def test_a_long_reply_of_a_test_is_cut(make_model):
    async with ScriptedServer([Answer("好" * 500)]) as server:
        assert len((await discovery.test_model(make_model(server))).reply) == discovery.REPLY_CHARS


async def test_the_suggested_models_are_ones_that_litellm_knows(litellm_module):
    from assistant.gateway.providers import SUGGESTIONS

    for suggestion in SUGGESTIONS:
        for name in suggestion.models:
            _, provider, _, _ = litellm_module.get_llm_provider(name, api_base=suggestion.api_base)
            assert provider
            if suggestion.provider not in ("siliconflow", "openrouter"):
                entry = litellm_module.model_cost.get(name) or litellm_module.model_cost.get(name.split("/", 1)[1])
                assert entry is not None, name
                assert not entry.get("deprecation_date"), name


async def test_limits_are_known_once_litellm_is_there():
    assert LitellmModel(ModelOptions("openai/gpt-4.1")).limits.context_window > 100_000
    assert LitellmModel(ModelOptions("nobody/knows")).limits.context_window is None
