"""Every way a provider can fail, told as one of our causes, with no key and no words of the talk in it."""

from __future__ import annotations

import json
import logging

import pytest

from assistant.chat_model import Cause, TextDelta
from assistant.gateway.litellm_model import LitellmModel
from assistant.gateway.options import ModelOptions
from tests.wire.conftest import KEY, REQUEST, hear
from tests.wire.replies import Answer, Raw, delta, events, failure, html
from tests.wire.server import ScriptedServer

ONCE = [
    pytest.param(failure(401, "Invalid Authentication", "invalid_api_key"), Cause.BAD_KEY, id="wrong key"),
    pytest.param(failure(402, "Insufficient Balance"), Cause.NO_QUOTA, id="deepseek without balance"),
    pytest.param(failure(403, "Country not supported"), Cause.FORBIDDEN, id="forbidden"),
    pytest.param(failure(404, "The model `x` does not exist", "model_not_found"), Cause.UNKNOWN_MODEL, id="no model"),
    pytest.param(failure(400, "Model Not Exist"), Cause.UNKNOWN_MODEL, id="deepseek's words for no model"),
    pytest.param(failure(429, "You exceeded your current quota", "insufficient_quota"), Cause.NO_QUOTA, id="no quota"),
    pytest.param(failure(429, "余额不足或无可用资源包，请充值。", "1113"), Cause.NO_QUOTA, id="zhipu without balance"),
    pytest.param(failure(429, "Rate limit reached", "rate_limit_exceeded"), Cause.RATE_LIMIT, id="rate limit"),
    pytest.param(
        failure(400, "This model's maximum context length is 8192 tokens.", "context_length_exceeded"),
        Cause.TOO_LONG,
        id="too long",
    ),
    pytest.param(
        failure(400, "the request exceeds the available context size. try increasing the context size"),
        Cause.TOO_LONG,
        id="too long for llama.cpp",
    ),
    pytest.param(
        failure(400, "Range of input length should be [1, 30720]", "InvalidParameter"),
        Cause.TOO_LONG,
        id="too long for qwen",
    ),
    pytest.param(
        failure(400, "Output data may contain inappropriate content.", "data_inspection_failed"),
        Cause.CONTENT_FILTER,
        id="qwen's filter",
    ),
    pytest.param(
        failure(400, "系统检测到输入或生成内容可能包含不安全或敏感内容", "1301"), Cause.CONTENT_FILTER, id="zhipu's"
    ),
    pytest.param(failure(400, "messages: wrong type"), Cause.BAD_REQUEST, id="bad request"),
    pytest.param(failure(422, "value is not a valid dict"), Cause.BAD_REQUEST, id="unprocessable"),
    pytest.param(failure(418, "teapot"), Cause.BAD_REQUEST, id="an odd status"),
]
TWICE = [
    pytest.param(failure(500, "The server had an error"), Cause.SERVER, id="500"),
    pytest.param(html(500), Cause.SERVER, id="500 as a page"),
    pytest.param(html(502), Cause.SERVER, id="502 as a page"),
    pytest.param(failure(503, "overloaded"), Cause.SERVER, id="503"),
    pytest.param(html(504, "Gateway time-out"), Cause.SERVER, id="504 as a page"),
    pytest.param(Answer(end="cut"), Cause.CUT, id="cut before the first token"),
]


@pytest.mark.parametrize(("script", "cause"), ONCE)
async def test_what_will_not_pass_by_itself_is_told_at_once(hear_scripts, script, cause):
    heard, server = await hear_scripts(script)
    assert heard.failure.cause is cause
    assert len(server.requests) == 1
    assert heard.events == []


@pytest.mark.parametrize(("script", "cause"), TWICE)
async def test_what_may_pass_is_tried_once_more(hear_scripts, script, cause, monkeypatch):
    monkeypatch.setattr("assistant.gateway.retries.PAUSE_SECONDS", 0.01)
    heard, server = await hear_scripts(script, script)
    assert heard.failure.cause is cause
    assert len(server.requests) == 2
    heard, server = await hear_scripts(script, Answer("now it works"))
    assert heard.failure is None
    assert heard.text == "now it works"


@pytest.mark.parametrize(
    ("headers", "requests"),
    [({"retry-after": "0.05"}, 2), ({"retry-after-ms": "40"}, 2), ({"retry-after": "60"}, 1), ({}, 1)],
)
async def test_a_rate_limit_is_waited_for_when_the_wait_is_short(make_model, headers, requests):
    limited = failure(429, "slow down", "rate_limit_exceeded", headers=headers)
    async with ScriptedServer([limited, Answer("thanks for waiting")]) as server:
        heard = await hear(make_model(server))
        assert len(server.requests) == requests
        if requests == 1:
            assert heard.failure.cause is Cause.RATE_LIMIT
            assert heard.failure.retry_after == (60.0 if headers else None)
        else:
            assert heard.text == "thanks for waiting"


async def test_a_cut_stream_keeps_its_text_and_is_not_tried_again(hear_scripts):
    heard, server = await hear_scripts(Answer("the first half of it", end="cut"))
    assert heard.text == "the first half of it"
    assert heard.failure.cause is Cause.CUT
    assert all(isinstance(event, TextDelta) for event in heard.events)
    assert len(server.requests) == 1


async def test_a_stall_is_a_timeout_and_keeps_its_text(hear_scripts):
    heard, server = await hear_scripts(Answer("so far", end="stall"))
    assert (heard.text, heard.failure.cause) == ("so far", Cause.TIMEOUT)
    assert len(server.requests) == 1


async def test_silence_from_the_start_is_a_timeout_and_is_not_tried_again(hear_scripts):
    heard, server = await hear_scripts(Answer(end="stall"))
    assert (heard.text, heard.failure.cause) == ("", Cause.TIMEOUT)
    assert len(server.requests) == 1


@pytest.mark.parametrize(
    "broken",
    [json.dumps({"error": {"message": "engine died", "type": "server_error"}}).encode(), b'{"id": "1", '],
    ids=["an error", "half a JSON"],
)
async def test_an_error_in_the_middle_of_a_stream_is_a_cut(hear_scripts, broken):
    heard, _ = await hear_scripts(events(delta("hello"), broken))
    assert (heard.text, heard.failure.cause) == ("hello", Cause.CUT)


@pytest.mark.parametrize(
    "garbage",
    [b'{"id": "1", ', delta("x").replace(b'"x"', b'"\xff\xfe"'), b"\xff\xfe\x00"],
    ids=["half a JSON", "invalid UTF-8 in JSON", "binary"],
)
async def test_garbage_in_the_stream_is_an_error_of_the_server(hear_scripts, garbage, monkeypatch):
    monkeypatch.setattr("assistant.gateway.retries.PAUSE_SECONDS", 0.01)
    script = events(garbage, delta("hello"), delta(finish="stop"))
    heard, _ = await hear_scripts(script, script)
    assert heard.failure.cause is Cause.SERVER


@pytest.mark.parametrize(
    "script",
    [
        Answer(""),
        Answer(" \n "),
        Answer("\u200b\u2060"),
        events(),
        events(done=False),
        html(200),
        Answer(reasoning=("only thoughts",)),
    ],
    ids=["no text", "blank text", "no width", "no chunk", "no body", "a page instead", "only reasoning"],
)
async def test_an_empty_answer_is_an_error(hear_scripts, script):
    heard, _ = await hear_scripts(script)
    assert heard.failure.cause is Cause.EMPTY
    assert heard.text in ("", "\u200b\u2060")


async def test_a_filtered_answer_without_text_is_told_as_such(hear_scripts):
    heard, _ = await hear_scripts(Answer("", finish="content_filter"))
    assert heard.failure.cause is Cause.CONTENT_FILTER


async def test_ollama_names_the_missing_model(hear_scripts):
    missing = Raw((b'{"error":"model \\"qwen9\\" not found, try pulling it first"}',), 404)
    heard, _ = await hear_scripts(missing, name="ollama/qwen9")
    assert heard.failure.cause is Cause.UNKNOWN_MODEL


@pytest.mark.parametrize("end", ["cut", "stall"])
async def test_ollama_cut_or_silent_keeps_its_text(hear_scripts, end):
    heard, _ = await hear_scripts(Answer("so far", end=end), name="ollama/qwen3")
    assert (heard.text, heard.failure.cause) == ("so far", Cause.CUT if end == "cut" else Cause.TIMEOUT)


@pytest.mark.parametrize("name", ["openai/x", "ollama/x", "lm_studio/x", "anthropic/x", "deepseek/x", "gemini/x"])
async def test_nobody_listening_is_unreachable_with_every_provider(make_model, name, free_port, monkeypatch):
    monkeypatch.setattr("assistant.gateway.retries.PAUSE_SECONDS", 0.01)
    heard = await hear(make_model(f"http://127.0.0.1:{free_port}", name))
    assert heard.failure.cause is Cause.UNREACHABLE


async def test_an_unknown_host_is_no_network(make_model, monkeypatch):
    monkeypatch.setattr("assistant.gateway.retries.PAUSE_SECONDS", 0.01)
    heard = await hear(make_model("http://nobody.invalid/v1"))
    assert heard.failure.cause is Cause.NO_NETWORK


async def test_a_server_without_tls_is_told_as_tls(make_model):
    async with ScriptedServer() as server:
        heard = await hear(make_model(server.base_url.replace("http://", "https://")))
        assert heard.failure.cause is Cause.TLS


@pytest.mark.parametrize("name", ["nobody/x", "just-a-name"])
async def test_a_name_without_a_known_provider_is_told_as_such(name):
    heard = await hear(LitellmModel(ModelOptions(name)))
    assert heard.failure.cause is Cause.UNKNOWN_PROVIDER


async def test_a_refused_call_without_a_key_says_that_there_is_no_key():
    async with ScriptedServer([failure(401, "You didn't provide an API key.")]) as server:
        model = LitellmModel(ModelOptions("openai/x", api_base=server.base_url))
        heard = await hear(model)
        await model.aclose()
    assert heard.failure.cause is Cause.NO_KEY


@pytest.mark.parametrize(
    "said",
    [
        f"Incorrect API key provided: {KEY}. You can find yours at https://example.org.",
        f"Incorrect API key provided: {KEY[:8]}********************{KEY[-4:]}.",
        f"invalid key …{KEY[-6:]}",
        f"Authorization: Bearer {KEY} was refused",
    ],
)
@pytest.mark.parametrize("status", [400, 401, 500])
async def test_no_part_of_a_key_is_anywhere(hear_scripts, said, status, caplog, capfd, monkeypatch):
    monkeypatch.setattr("assistant.gateway.retries.PAUSE_SECONDS", 0.01)
    caplog.set_level(logging.DEBUG)
    heard, _ = await hear_scripts(failure(status, said), failure(status, said))
    error = heard.failure
    printed = capfd.readouterr()
    everywhere = "\n".join([str(error), repr(error), error.detail, caplog.text, printed.out, printed.err])
    parts = {KEY[at : at + 4] for at in range(len("sk-proj-"), len(KEY) - 3)}
    assert [part for part in parts if part in everywhere] == []
    assert error.__cause__ is None
    assert error.__context__ is None


async def test_no_words_of_the_talk_are_in_an_error(hear_scripts):
    words = REQUEST.messages[1].content
    heard, _ = await hear_scripts(failure(400, f"body.messages[1]: cannot take '{words}' as input"))
    assert "咖啡豆" not in heard.failure.detail
    assert "cannot take" in heard.failure.detail


async def test_nothing_is_printed_by_any_failure(hear_scripts, capfd, monkeypatch):
    monkeypatch.setattr("assistant.gateway.retries.PAUSE_SECONDS", 0.01)
    for script in (failure(401, "no"), html(502), Answer("x", end="cut"), events(b"{")):
        await hear_scripts(script, script)
    await hear(LitellmModel(ModelOptions("nobody/x")))
    printed = capfd.readouterr()
    assert (printed.out, printed.err) == ("", "")
