"""What litellm is called with: plain values from one request, and which of them a provider may refuse."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from assistant.chat_model import ChatMessage, ChatRequest
from assistant.gateway.options import ModelOptions

WRITE_SECONDS = 30.0
POOL_SECONDS = 10.0

JSON_SCHEMA = "json_schema"
JSON_OBJECT = "json_object"
OPTIONAL = ("stream_options", "temperature", "max_tokens")
"""Parameters that a call also works without; servers that do not know one name it in their refusal."""
FREE_ROLES = "free_roles"
"""Stands for a system message and for neighbours of the same role, which the templates of some local models refuse."""

_ROLES_REFUSED = re.compile(
    r"system role|role.{0,3}system|roles must alternate|alternate user/assistant", re.IGNORECASE
)


def call_arguments(
    request: ChatRequest,
    name: str,
    options: ModelOptions,
    api_key: str | None,
    local: bool,
    refused: Collection[str],
    stream: bool,
) -> dict[str, Any]:
    """Keyword arguments of one `acompletion`; retries are ours, so litellm and the client beneath make none."""
    import httpx

    read = options.local_read_seconds if local else options.read_seconds
    arguments: dict[str, Any] = {
        "model": name,
        "messages": _alternating(request.messages) if FREE_ROLES in refused else _as_they_are(request.messages),
        "timeout": httpx.Timeout(connect=options.connect_seconds, read=read, write=WRITE_SECONDS, pool=POOL_SECONDS),
        "max_retries": 0,
        "num_retries": 0,
        "drop_params": True,
        "stream": stream,
    }
    optional = {
        "api_base": options.api_base,
        "api_key": api_key,
        "max_tokens": request.max_tokens,
        "temperature": request.temperature,
        "response_format": response_format(request.schema, refused),
        "stream_options": {"include_usage": True} if stream else None,
        "num_ctx": options.num_ctx if name.startswith("ollama_chat/") else None,
    }
    return arguments | {key: value for key, value in optional.items() if value is not None and key not in refused}


def response_format(schema: Mapping[str, object] | None, refused: Collection[str]) -> dict[str, Any] | None:
    """How JSON is asked for: by schema, else as any object, else only by the words of the prompt."""
    if schema is None:
        return None
    if JSON_SCHEMA not in refused:
        wanted = {"name": "answer", "schema": dict(schema), "strict": _is_strict(schema)}
        return {"type": JSON_SCHEMA, "json_schema": wanted}
    return None if JSON_OBJECT in refused else {"type": JSON_OBJECT}


def refused_parameter(text: str, arguments: Mapping[str, Any]) -> str | None:
    """Which dispensable part of a call a refusal is about; a format of the answer is blamed when none is named."""
    if _ROLES_REFUSED.search(text):
        return FREE_ROLES
    for name in OPTIONAL:
        if name in arguments and re.search(rf"\b{name}\b|include_usage" if "stream" in name else rf"\b{name}\b", text):
            return name
    wanted = arguments.get("response_format")
    return str(wanted["type"]) if wanted else None


def _as_they_are(messages: Sequence[ChatMessage]) -> list[dict[str, str]]:
    return [{"role": message.role, "content": message.content} for message in messages]


def _alternating(messages: Sequence[ChatMessage]) -> list[dict[str, str]]:
    """The messages with user and assistant in turn: a system message becomes part of the user's next one."""
    turns: list[dict[str, str]] = []
    for message in messages:
        role = "user" if message.role == "system" else message.role
        if turns and turns[-1]["role"] == role:
            turns[-1]["content"] += f"\n\n{message.content}"
        else:
            turns.append({"role": role, "content": message.content})
    return turns


def _is_strict(schema: object) -> bool:
    """May a provider enforce the schema to the letter (every property required, none besides)?"""
    if isinstance(schema, list):
        return all(map(_is_strict, schema))
    if not isinstance(schema, Mapping):
        return True
    properties = schema.get("properties")
    if isinstance(properties, Mapping):
        required = schema.get("required")
        complete = isinstance(required, list | tuple) and set(required) == set(properties)
        if not complete or schema.get("additionalProperties") is not False:
            return False
    return all(map(_is_strict, schema.values()))
