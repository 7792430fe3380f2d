"""What the scripted server answers: values that say it, and the bytes they become on the wire."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.wire.recorded import Recorded


@dataclass(frozen=True, slots=True)
class Pause:
    """Wait so many seconds before the next part."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Hang:
    """Send nothing more and keep the connection until the client closes it."""


@dataclass(frozen=True, slots=True)
class Abort:
    """Break the connection (TCP reset)."""


Part = bytes | Pause | Hang | Abort


@dataclass(frozen=True, slots=True)
class Raw:
    """A reply as parts of its body. `chunked` False sends one body with its length."""

    parts: tuple[Part, ...]
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=lambda: {"content-type": "application/json"})
    chunked: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """A model's answer, rendered as the request asks for it: OpenAI stream, OpenAI object or Ollama lines.

    `pieces` are the deltas; a text alone is cut into pieces of `size` characters. `finish` None sends no
    finish reason. `end` says what happens after the last piece: "clean", "cut" (reset) or "stall" (silence).
    """

    text: str = ""
    pieces: Sequence[str] = ()
    size: int = 6
    reasoning: Sequence[str] = ()
    reasoning_field: str = "reasoning_content"
    finish: str | None = "stop"
    end: str = "clean"
    usage: tuple[int, int] | None = (11, 7)
    delay: float = 0.0
    """Seconds before the first byte of the body."""
    pause: float = 0.0
    """Seconds between pieces."""

    def deltas(self) -> list[str]:
        """The pieces of the text."""
        if self.pieces:
            return list(self.pieces)
        return [self.text[at : at + self.size] for at in range(0, len(self.text), self.size)]


Script = Answer | Raw | Callable[[Recorded], "Answer | Raw"]

EVENT_STREAM = {"content-type": "text/event-stream"}


def failure(
    status: int,
    message: str,
    code: str | None = None,
    kind: str = "invalid_request_error",
    headers: Mapping[str, str] | None = None,
) -> Raw:
    """An error as OpenAI-shaped servers send it."""
    body = {"error": {"message": message, "type": kind, "param": None, "code": code}}
    return Raw((_json(body),), status, {"content-type": "application/json", **(headers or {})})


def html(status: int, title: str = "Bad gateway") -> Raw:
    """An error page of a proxy in between."""
    page = f"<html><head><title>{title}</title></head><body><h1>{title}</h1></body></html>"
    return Raw((page.encode(),), status, {"content-type": "text/html"})


def events(*payloads: bytes | Part, done: bool = True) -> Raw:
    """A raw event stream: each bytes payload becomes one `data:` event."""
    parts: list[Part] = [_event(part) if isinstance(part, bytes) else part for part in payloads]
    return Raw((*parts, *((b"data: [DONE]\n\n",) if done else ())), 200, EVENT_STREAM, chunked=True)


def delta(content: str | None = None, finish: str | None = None, **more: Any) -> bytes:
    """One chunk of an OpenAI stream as JSON."""
    change = {"role": "assistant", **({} if content is None else {"content": content}), **more}
    return _json(
        {
            "id": "chatcmpl-1",
            "object": "chat.completion.chunk",
            "created": 1,
            "model": "scripted",
            "choices": [{"index": 0, "delta": change, "finish_reason": finish}],
        }
    )


def render(answer: Answer | Raw, request: Recorded) -> Raw:
    """The reply as parts, in the form the request asks for."""
    if isinstance(answer, Raw):
        return answer
    if request.path.endswith("/api/chat"):
        return _ollama(answer, request.body["model"], bool(request.body.get("stream", True)))
    if request.body.get("stream"):
        options = request.body.get("stream_options") or {}
        return _openai_stream(answer, bool(options.get("include_usage")))
    return _openai_object(answer)


def _openai_stream(answer: Answer, with_usage: bool) -> Raw:
    payloads: list[bytes] = [delta(**{answer.reasoning_field: piece}) for piece in answer.reasoning]
    payloads += [delta(piece) for piece in answer.deltas()]
    parts = list(_spaced([_event(payload) for payload in payloads], answer))
    if answer.end == "clean":
        if answer.finish is not None:
            parts.append(_event(delta(finish=answer.finish)))
        if answer.usage is not None and with_usage:
            parts.append(_event(_usage_chunk(answer.usage)))
        parts.append(b"data: [DONE]\n\n")
    return Raw((*parts, *_ending(answer)), 200, EVENT_STREAM, chunked=True)


def _openai_object(answer: Answer) -> Raw:
    message: dict[str, Any] = {"role": "assistant", "content": "".join(answer.deltas())}
    if answer.reasoning:
        message[answer.reasoning_field] = "".join(answer.reasoning)
    body: dict[str, Any] = {
        "id": "chatcmpl-1",
        "object": "chat.completion",
        "created": 1,
        "model": "scripted",
        "choices": [{"index": 0, "message": message, "finish_reason": answer.finish}],
    }
    if answer.usage is not None:
        body["usage"] = _usage(answer.usage)
    if answer.end != "clean":
        return Raw(tuple(_spaced([], answer)) + _ending(answer), chunked=True)
    return Raw((*_spaced([], answer), _json(body)))


def _ollama(answer: Answer, model: str, stream: bool) -> Raw:
    final = {"done": True, "done_reason": answer.finish or "stop"}
    if answer.usage is not None:
        final |= {"prompt_eval_count": answer.usage[0], "eval_count": answer.usage[1]}
    if not stream:
        return Raw(
            (*_spaced([], answer), _ollama_line(model, "".join(answer.deltas()), "".join(answer.reasoning), final))
        )
    lines = [_ollama_line(model, "", piece, {"done": False}) for piece in answer.reasoning]
    lines += [_ollama_line(model, piece, "", {"done": False}) for piece in answer.deltas()]
    parts = list(_spaced(lines, answer))
    if answer.end == "clean":
        parts.append(_ollama_line(model, "", "", final))
    return Raw((*parts, *_ending(answer)), 200, {"content-type": "application/x-ndjson"}, chunked=True)


def _ollama_line(model: str, content: str, thinking: str, more: Mapping[str, Any]) -> bytes:
    message = {"role": "assistant", "content": content, **({"thinking": thinking} if thinking else {})}
    return _json({"model": model, "created_at": "2026-11-28T09:00:00Z", "message": message, **more}) + b"\n"


def _spaced(parts: Sequence[bytes], answer: Answer) -> Iterator[Part]:
    if answer.delay:
        yield Pause(answer.delay)
    for number, part in enumerate(parts):
        if number and answer.pause:
            yield Pause(answer.pause)
        yield part


def _ending(answer: Answer) -> tuple[Part, ...]:
    return {"clean": (), "cut": (Abort(),), "stall": (Hang(),)}[answer.end]


def _usage(counts: tuple[int, int]) -> dict[str, int]:
    return {"prompt_tokens": counts[0], "completion_tokens": counts[1], "total_tokens": sum(counts)}


def _usage_chunk(counts: tuple[int, int]) -> bytes:
    return _json(
        {
            "id": "chatcmpl-1",
            "object": "chat.completion.chunk",
            "created": 1,
            "model": "scripted",
            "choices": [],
            "usage": _usage(counts),
        }
    )


def _event(payload: bytes) -> bytes:
    return b"data: " + payload + b"\n\n"


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()
