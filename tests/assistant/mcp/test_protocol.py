"""JSON-RPC as the protocol wants it, whatever comes in."""

from __future__ import annotations

import json
from typing import Any

import pytest

from assistant.mcp.protocol import MOST_CHARS, VERSIONS, Server, Tool, ToolError


async def echo(given: Any) -> Any:
    if "text" not in given:
        raise ToolError("text is missing")
    if given["text"] == "break":
        raise ZeroDivisionError("nobody foresaw this")
    return {"text": given["text"]}


@pytest.fixture
def server() -> Server:
    return Server("jide", "1", [Tool("echo", "says it again", {"type": "object"}, echo, reads_only=True)], "hello")


async def ask(server: Server, method: str, params: Any = None, request_id: Any = 1) -> Any:
    answer = await server.answer(json.dumps({"jsonrpc": "2.0", "id": request_id, "method": method, "params": params}))
    assert answer is not None
    assert "\n" not in answer
    found = json.loads(answer)
    assert (found["jsonrpc"], found["id"]) == ("2.0", request_id)
    return found


@pytest.mark.parametrize(
    ("asked", "spoken"), [("2024-11-05", "2024-11-05"), ("1999-01-01", VERSIONS[0]), (None, VERSIONS[0])]
)
async def test_it_speaks_the_version_that_was_asked_for_or_its_newest(
    server: Server, asked: str | None, spoken: str
) -> None:
    result = (await ask(server, "initialize", {"protocolVersion": asked}))["result"]
    assert result["protocolVersion"] == spoken
    assert result["capabilities"] == {"tools": {}}
    assert result["serverInfo"]["name"] == "jide"


async def test_tools_are_listed_and_called(server: Server) -> None:
    [tool] = (await ask(server, "tools/list"))["result"]["tools"]
    assert (tool["name"], tool["annotations"]["readOnlyHint"]) == ("echo", True)
    result = (await ask(server, "tools/call", {"name": "echo", "arguments": {"text": "你好"}}, "a"))["result"]
    assert result["structuredContent"] == {"text": "你好"}
    assert json.loads(result["content"][0]["text"]) == {"text": "你好"}
    refused = (await ask(server, "tools/call", {"name": "echo"}))["result"]
    assert (refused["isError"], refused["content"][0]["text"]) == (True, "text is missing")
    assert (await ask(server, "ping"))["result"] == {}


@pytest.mark.parametrize(
    ("method", "params", "code"),
    [
        ("resources/list", None, -32601),
        ("tools/call", {"name": "rm"}, -32602),
        ("tools/call", {"name": "echo", "arguments": [1]}, -32602),
        ("tools/call", ["echo"], -32602),
    ],
)
async def test_what_it_cannot_do_is_an_error_of_the_protocol(
    server: Server, method: str, params: Any, code: int
) -> None:
    assert (await ask(server, method, params))["error"]["code"] == code


@pytest.mark.parametrize(
    ("line", "code"),
    [("{", -32700), ("[]", -32600), ("3", -32600), ('{"id": 1}', -32600),
     ('{"id": NaN, "method": "ping"}', -32600), ('{"id": {}, "method": "ping"}', -32600), ("[" * 50_000, -32700),
     ('{"x": "' + "y" * MOST_CHARS + '"}', -32600)],
)  # fmt: skip
async def test_nonsense_is_answered_and_never_kills(server: Server, line: str, code: int) -> None:
    answer = await server.answer(line)
    assert answer is not None
    assert json.loads(answer)["error"]["code"] == code


async def test_a_tool_that_breaks_and_half_a_character_end_nothing(server: Server) -> None:
    broken = await ask(server, "tools/call", {"name": "echo", "arguments": {"text": "break"}})
    assert broken["result"]["isError"] and "ZeroDivision" not in str(broken) and "foresaw" not in str(broken)
    half = await server.answer(
        '{"id": "\\ud800", "method": "tools/call", "params": {"name": "echo", "arguments": {"text": "\\udc00"}}}'
    )
    assert half is not None and half.encode("utf-8")


@pytest.mark.parametrize(
    "message",
    [{"jsonrpc": "2.0", "method": "notifications/initialized"}, {"jsonrpc": "2.0", "id": 3, "result": {}}],
)
async def test_notifications_and_answers_get_none(server: Server, message: Any) -> None:
    assert await server.answer(json.dumps(message)) is None
