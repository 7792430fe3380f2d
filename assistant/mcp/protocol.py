"""The part of the Model Context Protocol that a server of tools needs: JSON-RPC 2.0, one message a line.

Written out by hand because it is small: the protocol's own package brings a web server and takes 0.8 s to import.
Source: modelcontextprotocol.io, specification 2025-06-18, "Base protocol" and "Tools".
"""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

log = logging.getLogger(__name__)
VERSIONS = ("2025-06-18", "2025-03-26", "2024-11-05")
"""Versions of the protocol that are spoken here, the newest first."""
MOST_CHARS = 1_000_000
"""Characters of one message that are read."""
PARSE_ERROR, INVALID_REQUEST, NO_METHOD, INVALID_PARAMS, INTERNAL = -32700, -32600, -32601, -32602, -32603
Json = Mapping[str, Any]


class ToolError(Exception):
    """A tool cannot do what it was asked; the message is for the model that asked."""


@dataclass(frozen=True, slots=True)
class Tool:
    """Something that an agent can call."""

    name: str
    description: str
    schema: Json
    """JSON schema of its arguments."""
    run: Callable[[Json], Awaitable[Json]]
    """Raises ToolError."""
    reads_only: bool = False


class Server:
    """Answers messages; knows nothing of how they travel."""

    def __init__(self, name: str, version: str, tools: Sequence[Tool], instructions: str) -> None:
        self._about = {"name": name, "version": version}
        self._tools = {tool.name: tool for tool in tools}
        self._instructions = instructions

    async def answer(self, line: str) -> str | None:
        """The answer to one line; None where none is due (notifications, answers to us). Never raises."""
        if len(line) > MOST_CHARS:
            return _error(None, INVALID_REQUEST, "message too long")
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            return _error(None, PARSE_ERROR, "not JSON")
        if not isinstance(message, dict) or not isinstance(message.get("method"), str):
            known = isinstance(message, dict) and ("result" in message or "error" in message)
            return None if known else _error(None, INVALID_REQUEST, "not a request")
        if "id" not in message:
            return None
        if isinstance(message["id"], bool) or not isinstance(message["id"], str | int):
            return _error(None, INVALID_REQUEST, "the id is neither a text nor a number")
        params = message.get("params") or {}
        if not isinstance(params, dict):
            return _error(message["id"], INVALID_PARAMS, "params must be an object")
        return await self._carry_out(message["id"], message["method"], params)

    async def _carry_out(self, request_id: object, method: str, params: Json) -> str:
        match method:
            case "initialize":
                return _result(request_id, self._initialize(params))
            case "ping":
                return _result(request_id, {})
            case "tools/list":
                return _result(request_id, {"tools": [_described(tool) for tool in self._tools.values()]})
            case "tools/call":
                return await self._call(request_id, params)
        return _error(request_id, NO_METHOD, f"unknown method {method}")

    def _initialize(self, params: Json) -> Json:
        asked = params.get("protocolVersion")
        return {
            "protocolVersion": asked if asked in VERSIONS else VERSIONS[0],
            "capabilities": {"tools": {}},
            "serverInfo": self._about,
            "instructions": self._instructions,
        }

    async def _call(self, request_id: object, params: Json) -> str:
        tool = self._tools.get(str(params.get("name")))
        arguments = params.get("arguments") or {}
        if tool is None or not isinstance(arguments, dict):
            return _error(request_id, INVALID_PARAMS, f"unknown tool {params.get('name')}")
        try:
            found = await tool.run(arguments)
        except ToolError as error:
            return _failed(request_id, str(error))
        except Exception as error:  # noqa: BLE001 - one call that nobody foresaw must not end the server for all others
            log.error("tool %s: %s", tool.name, type(error).__qualname__)
            return _failed(request_id, "Jide could not do this; nothing was changed")
        text = json.dumps(found, ensure_ascii=False)
        return _result(request_id, {"content": [{"type": "text", "text": text}], "structuredContent": found})


def _described(tool: Tool) -> Json:
    hints = {"readOnlyHint": tool.reads_only, "openWorldHint": False}
    return {
        "name": tool.name, "description": tool.description, "inputSchema": tool.schema, "annotations": hints,
    }  # fmt: skip


def _result(request_id: object, result: Json) -> str:
    return _written({"jsonrpc": "2.0", "id": request_id, "result": result})


def _failed(request_id: object, why: str) -> str:
    return _result(request_id, {"content": [{"type": "text", "text": why}], "isError": True})


def _error(request_id: object, code: int, message: str) -> str:
    error = {"code": code, "message": message}
    return _written({"jsonrpc": "2.0", "id": request_id, "error": error})


def _written(message: Json) -> str:
    """One line of JSON that can be sent: half a character, as a broken agent may hand in, becomes a "?"."""
    return json.dumps(message, ensure_ascii=False).encode("utf-8", "replace").decode("utf-8")
