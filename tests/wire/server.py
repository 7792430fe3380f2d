"""A small OpenAI-shaped model server on loopback that says what it is told to, for tests and as a program.

In a test::

    async with ScriptedServer([Answer("hello"), failure(500, "broken")]) as server:
        model = LitellmModel(ModelOptions("openai/scripted", api_base=server.base_url))
        ...
        assert server.requests[0].last_user == "hi"

As a program (see `tests.wire.program` for the script file)::

    python -m tests.wire.server --port-file PORT --script SCRIPT.json --log REQUESTS.jsonl
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import math
import socket
import struct
import time
from collections.abc import Callable, Iterable, Sequence
from types import TracebackType
from typing import Any, Self

from tests.wire.recorded import Recorded
from tests.wire.replies import Abort, Answer, Hang, Part, Pause, Raw, Script, failure, render

REASONS = {200: "OK", 400: "Bad Request", 401: "Unauthorized", 404: "Not Found", 429: "Too Many Requests"}
EMBEDDING_DIM = 24
WAIT_SECONDS = 10
CHAT_PATHS = ("/chat/completions", "/api/chat", "/v1/messages")


class NoHttp(Exception):
    """The client began with something else, such as a TLS greeting."""


def echo(request: Recorded) -> Answer:
    """The answer when the script says nothing: JSON without memories, or the user's words."""
    if request.wants_json:
        return Answer('{"memories": []}')
    last_line = request.last_user.strip().splitlines()[-1:] or [""]
    return Answer(f"You said / 你说：{last_line[0]}")


class ScriptedServer:
    """Answers chat requests with the scripts in turn, then with `default`; records everything it gets.

    It also lists `models` (OpenAI's and Ollama's way) and serves embeddings of `EMBEDDING_DIM` numbers made
    from the text.
    """

    def __init__(
        self,
        scripts: Iterable[Script] = (),
        default: Script = echo,
        models: Sequence[str] = ("scripted",),
        port: int = 0,
        on_event: Callable[[str, Recorded], None] | None = None,
    ) -> None:
        self.requests: list[Recorded] = []
        self.others: list[Recorded] = []
        """Requests that are not chat: model lists, embeddings, anything unknown."""
        self.max_texts = 2048
        """More texts than this in one embedding request are refused."""
        self._scripts = list(scripts)
        self._default = default
        self._models = tuple(models)
        self.port = port
        """The port it listens on; 0 until it does."""
        self._on_event = on_event or (lambda _what, _request: None)
        self._server: asyncio.Server | None = None
        self._arrived = asyncio.Condition()
        self._open: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", self.port)
        self.port = int(self._server.sockets[0].getsockname()[1])
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._server is not None
        self._server.close()
        for task in tuple(self._open):
            task.cancel()
        await asyncio.gather(*self._open, return_exceptions=True)
        await self._server.wait_closed()

    @property
    def root_url(self) -> str:
        """Base for Ollama's own interface."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def base_url(self) -> str:
        """Base for OpenAI-compatible clients."""
        return f"{self.root_url}/v1"

    def add(self, *scripts: Script) -> None:
        """Append scripts for the next chat requests."""
        self._scripts.extend(scripts)

    async def wait_for_requests(self, count: int) -> list[Recorded]:
        """Wait until so many chat requests have arrived, at most 10 seconds."""
        async with asyncio.timeout(WAIT_SECONDS), self._arrived:
            await self._arrived.wait_for(lambda: len(self.requests) >= count)
        return self.requests

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._open.add(task)
        early = b""
        try:
            while (request := await _read_request(reader, early)) is not None:
                early, more = await self._answer(request, reader, writer)
                if not more:
                    break
        except NoHttp:
            writer.write(b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n")
        except (ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass  # the server is closed, or the client went away: tests of cancelling do that all the time
        finally:
            self._open.discard(task)
            writer.close()
            with contextlib.suppress(ConnectionError):
                await writer.wait_closed()

    async def _answer(
        self, request: Recorded, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> tuple[bytes, bool]:
        """Answer one request. Returns bytes of the next one that came early, and whether the connection goes on."""
        reply = await self._choose(request)
        sending = asyncio.ensure_future(_send(reply, request, writer))
        leaving = asyncio.ensure_future(reader.read(1))
        try:
            await asyncio.wait((sending, leaving), return_when=asyncio.FIRST_COMPLETED)
            early = leaving.result() if leaving.done() and leaving.exception() is None else b""
            if early:
                await asyncio.wait((sending,))
            if sending.done() and sending.exception() is None:
                return early, sending.result()
            request.closed_at = time.monotonic()
            request.closed.set()
            self._on_event("closed", request)
            return b"", False
        finally:
            for task in (sending, leaving):
                task.cancel()
            await asyncio.gather(sending, leaving, return_exceptions=True)

    async def _choose(self, request: Recorded) -> Raw:
        if not request.path.endswith(CHAT_PATHS):
            self.others.append(request)
            return _other(request, self._models, self.max_texts)
        async with self._arrived:
            script = self._scripts.pop(0) if self._scripts else self._default
            self.requests.append(request)
            self._arrived.notify_all()
        self._on_event("request", request)
        return render(script(request) if callable(script) else script, request)


async def _read_request(reader: asyncio.StreamReader, early: bytes) -> Recorded | None:
    try:
        early = early or await reader.readexactly(1)
        if not early.isalpha():
            raise NoHttp
        head = early + await reader.readuntil(b"\r\n\r\n")
    except asyncio.IncompleteReadError:
        return None
    first, *lines = head.decode("latin-1").split("\r\n")
    method, path, _ = first.split(" ", 2)
    headers = {
        name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in lines if line)
    }
    raw = await reader.readexactly(int(headers.get("content-length", "0")))
    return Recorded(method, path.split("?")[0], headers, json.loads(raw) if raw else {})


async def _send(reply: Raw, request: Recorded, writer: asyncio.StreamWriter) -> bool:
    """Write the reply; True keeps the connection for the next request."""
    body = [part for part in reply.parts if isinstance(part, bytes)]
    length = "transfer-encoding: chunked" if reply.chunked else f"content-length: {sum(map(len, body))}"
    head = [f"HTTP/1.1 {reply.status} {REASONS.get(reply.status, 'Status')}", length]
    head += [f"{name}: {value}" for name, value in reply.headers.items()]
    if not reply.chunked:
        for part in reply.parts:
            if isinstance(part, Pause):
                await asyncio.sleep(part.seconds)
    writer.write(("\r\n".join(head) + "\r\n\r\n").encode("latin-1"))
    if not reply.chunked:
        writer.write(b"".join(body))
        await writer.drain()
        return True
    for part in reply.parts:
        if not await _send_part(part, request, writer):
            return False
    writer.write(b"0\r\n\r\n")
    await writer.drain()
    return True


async def _send_part(part: Part, request: Recorded, writer: asyncio.StreamWriter) -> bool:
    match part:
        case Pause(seconds):
            await asyncio.sleep(seconds)
        case Hang():
            await asyncio.Event().wait()
        case Abort():
            await asyncio.sleep(0.02)  # what was written must leave before the reset drops it
            connection: socket.socket = writer.get_extra_info("socket")
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            writer.transport.abort()
            return False
        case bytes():
            if part:
                writer.write(f"{len(part):x}\r\n".encode() + part + b"\r\n")
            await writer.drain()
            request.answering.set()
    return True


def _other(request: Recorded, models: Sequence[str], max_texts: int) -> Raw:
    if request.path.endswith("/models"):
        return _json({"object": "list", "data": [{"id": name, "object": "model"} for name in models]})
    if request.path.endswith("/api/tags"):
        return _json({"models": [{"name": name, "model": name} for name in models]})
    if request.path.endswith("/api/embed"):
        vectors = [vector_of(text) for text in request.body["input"]]
        return _json({"model": "scripted", "embeddings": vectors, "prompt_eval_count": 1})
    if request.path.endswith("/embeddings"):
        texts = request.body["input"]
        rows = [texts] if isinstance(texts, str) else texts
        if len(rows) > max_texts:
            return failure(400, f"batch size is invalid, it should not be larger than {max_texts}")
        data = [{"object": "embedding", "index": at, "embedding": vector_of(text)} for at, text in enumerate(rows)]
        return _json(
            {
                "object": "list",
                "data": data,
                "model": "scripted",
                "usage": {"prompt_tokens": 1, "total_tokens": 1},
            }
        )
    return Raw((b'{"error": {"message": "no such path"}}',), 404)


def vector_of(text: str) -> list[float]:
    """The embedding the server gives a text: its characters' hashed counts, longer than 1 on purpose."""
    counts = [0.0] * EMBEDDING_DIM
    for character in text:
        counts[hashlib.blake2b(character.encode()).digest()[0] % EMBEDDING_DIM] += 1.0
    return [3.0 * count for count in counts] if math.fsum(counts) else [1.0, *counts[1:]]


def _json(value: dict[str, Any]) -> Raw:
    return Raw((json.dumps(value).encode(),))


if __name__ == "__main__":
    from tests.wire.program import main

    main()
