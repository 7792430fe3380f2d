from __future__ import annotations

import asyncio
import time
from dataclasses import replace

import pytest

from assistant import discovery
from assistant.discovery import SERVERS, find_models
from assistant.loopback import get_json, is_loopback
from tests.wire.replies import Raw
from tests.wire.server import ScriptedServer

NOWHERE: tuple = ()


def at(base: str, number: int):
    """The same kind of server at another address."""
    return replace(SERVERS[number], base=base)


async def test_with_nothing_there_only_the_built_in_model_is_offered():
    (choice,) = await find_models({}, servers=NOWHERE)
    assert (choice.name, choice.local, choice.current) == ("offline", True, True)


async def test_local_servers_are_found_and_named_for_litellm():
    async with (
        ScriptedServer(models=("qwen3:8b", "nomic-embed-text:latest")) as ollama,
        ScriptedServer(models=("qwen/qwen3-4b", "text-embedding-bge-m3")) as studio,
        ScriptedServer(models=("/opt/models/model.gguf",)) as llama,
    ):
        servers = (at(ollama.root_url, 0), at(studio.base_url, 1), at(llama.base_url, 2))
        found = await find_models({}, servers=servers)
    assert [choice.name for choice in found] == [
        "offline", "ollama_chat/qwen3:8b", "lm_studio/qwen/qwen3-4b", "llamafile/model.gguf",
    ]  # fmt: skip
    assert all(choice.local for choice in found)
    assert found[1].where == ollama.root_url


@pytest.mark.parametrize("variable", ["OLLAMA_API_BASE", "OLLAMA_HOST"])
async def test_a_moved_ollama_is_found_and_can_be_used(variable):
    async with ScriptedServer(models=("qwen3",)) as server:
        value = server.root_url if variable == "OLLAMA_API_BASE" else f"0.0.0.0:{server.port}"
        found = await find_models({variable: value}, servers=SERVERS[:1])
    assert found[1].name == "ollama_chat/qwen3"
    assert found[1].api_base == (None if variable == "OLLAMA_API_BASE" else server.root_url)


async def test_a_server_in_the_environment_is_asked_only_on_loopback():
    async with ScriptedServer(models=("mine",)) as server:
        here = await find_models({"OPENAI_API_BASE": server.base_url, "OPENAI_API_KEY": "k"}, servers=SERVERS[3:])
    away = await find_models({"OPENAI_API_BASE": "https://api.example.com/v1"}, servers=SERVERS[3:])
    assert [choice.name for choice in here] == ["offline", "openai/mine"]
    assert [choice.name for choice in away] == ["offline"]


KEYS = {
    "OPENAI_API_KEY": "openai/",
    "ANTHROPIC_API_KEY": "anthropic/",
    "GEMINI_API_KEY": "gemini/",
    "DEEPSEEK_API_KEY": "deepseek/",
    "DASHSCOPE_API_KEY": "dashscope/",
    "ZHIPUAI_API_KEY": "bigmodel/",
    "MOONSHOT_API_KEY": "moonshot/",
    "SILICONFLOW_API_KEY": "openai/",
    "OPENROUTER_API_KEY": "openrouter/",
    "GROQ_API_KEY": "groq/",
    "MISTRAL_API_KEY": "mistral/",
}


@pytest.mark.parametrize(("variable", "start"), KEYS.items())
async def test_a_key_suggests_models_without_asking_anyone(variable, start, monkeypatch):
    async def nobody(*_):
        raise AssertionError("a provider was asked")

    monkeypatch.setattr(asyncio, "open_connection", nobody)
    found = await find_models({variable: "secret-key-value"}, servers=NOWHERE)
    assert len(found) > 1
    for choice in found[1:]:
        assert choice.name.startswith(start)
        assert choice.where == variable
        assert not choice.local
        assert "secret-key-value" not in repr(choice)


async def test_the_current_model_is_marked_and_always_listed():
    found = await find_models({"DEEPSEEK_API_KEY": "k"}, current="deepseek/deepseek-v4-pro", servers=NOWHERE)
    assert [choice.name for choice in found if choice.current] == ["deepseek/deepseek-v4-pro"]
    found = await find_models({}, current="openai/my-own", servers=NOWHERE)
    assert [(choice.name, choice.current) for choice in found] == [("offline", False), ("openai/my-own", True)]


@pytest.mark.parametrize(
    "body", [b"<html>", b"[]", b'{"data": 3}', b'{"data": [1, {"id": 5}, {}]}', b'{"models": null}', b""]
)
async def test_something_else_at_the_port_is_nothing(body, monkeypatch):
    monkeypatch.setattr("tests.wire.server._other", lambda *_: Raw((body,)))
    async with ScriptedServer() as server:
        found = await find_models({}, servers=(at(server.base_url, 2),))
    assert [choice.name for choice in found] == ["offline"]


async def test_a_server_that_never_answers_costs_half_a_second_at_most():
    async def silent(reader, writer):
        await reader.read()
        writer.close()

    server = await asyncio.start_server(silent, "127.0.0.1", 0)
    base = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        started = time.monotonic()
        found = await find_models({}, seconds=0.2, servers=(at(base, 0), at(base, 1), at(base, 2)))
        assert time.monotonic() - started < 10
    assert [choice.name for choice in found] == ["offline"]


@pytest.mark.parametrize(
    ("url", "loopback"),
    [
        ("http://127.0.0.1:1", True),
        ("http://localhost/v1", True),
        ("http://[::1]:8080", True),
        ("http://127.0.0.1.example.com", False),
        ("http://10.0.0.1", False),
        ("https://api.openai.com", False),
        ("nonsense", False),
    ],
)
async def test_only_loopback_is_loopback(url, loopback):
    assert is_loopback(url) is loopback
    if not loopback:
        assert await get_json(url, 0.2) is None


async def test_a_failing_test_never_raises():
    from assistant.chat_model import Cause, ModelError

    class Broken:
        name = "broken"

        async def complete(self, _request):
            raise ModelError(Cause.UNREACHABLE, "broken")

    result = await discovery.test_model(Broken())
    assert (result.ok, result.problem.cause) == (False, Cause.UNREACHABLE)
