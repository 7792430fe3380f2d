"""Stopping an answer closes the provider's connection at once, whatever the moment and the provider."""

from __future__ import annotations

import asyncio
import statistics
import time

import pytest

from assistant.chat_model import TextDelta
from tests.wire.conftest import REQUEST
from tests.wire.replies import Answer, Pause, Raw, events
from tests.wire.server import ScriptedServer

ENDLESS = Answer("去" * 5000, size=1, pause=0.005)
LIMIT = 0.1
"""Seconds within which 19 of 20 connections must be closed, on an idle machine."""
BUSY = 10
"""How much slower a machine that runs other things may be."""

PATIENT = {"read_seconds": 30.0, "local_read_seconds": 30.0}
"""What is measured is the closing; a busy machine may be slow to send."""


async def closing_time(model, server: ScriptedServer, pieces: int) -> float:
    """Seconds from closing the generator to the server seeing its connection closed."""
    stream = model.stream(REQUEST)
    for _ in range(pieces):
        assert isinstance(await anext(stream), TextDelta)
    request = server.requests[-1]
    started = time.monotonic()
    await stream.aclose()
    async with asyncio.timeout(5):
        await request.closed.wait()
    assert request.closed_at is not None
    return request.closed_at - started


async def test_twenty_answers_are_stopped_within_a_tenth_of_a_second(make_model, record_property):
    async with ScriptedServer(default=ENDLESS) as server:
        model = make_model(server, **PATIENT)
        times = sorted([await closing_time(model, server, pieces=3) for _ in range(20)])
    p95 = times[18]
    record_property("p95_ms", round(p95 * 1000, 2))
    print(f"closing: median {statistics.median(times) * 1000:.1f} ms, p95 {p95 * 1000:.1f} ms")
    assert p95 < LIMIT * BUSY


@pytest.mark.parametrize("name", ["openai/x", "ollama/x", "lm_studio/x", "deepseek/x", "mistral/x"])
async def test_every_route_is_closed_in_the_middle_of_a_stream(make_model, name):
    async with ScriptedServer(default=ENDLESS) as server:
        assert await closing_time(make_model(server, name, **PATIENT), server, pieces=2) < LIMIT * BUSY


async def test_anthropic_is_closed_in_the_middle_of_a_stream(make_model):
    async with ScriptedServer(default=_anthropic()) as server:
        assert (
            await closing_time(make_model(server.root_url, "anthropic/x", **PATIENT), server, pieces=2) < LIMIT * BUSY
        )


@pytest.mark.parametrize(
    "script",
    [Answer(end="stall"), Answer("text", end="stall"), Answer("x", delay=30)],
    ids=["headers", "text", "nothing"],
)
async def test_a_cancelled_reader_closes_while_it_waits(make_model, script):
    async with ScriptedServer([script]) as server:
        stream = make_model(server, local_read_seconds=60).stream(REQUEST)

        async def read():
            async for _ in stream:
                pass

        reading = asyncio.create_task(read())
        (request,) = await server.wait_for_requests(1)
        await asyncio.sleep(0.05)
        started = time.monotonic()
        reading.cancel()
        async with asyncio.timeout(5):
            await request.closed.wait()
        assert request.closed_at - started < LIMIT * BUSY
        with pytest.raises(asyncio.CancelledError):
            await reading


async def test_a_stream_may_be_closed_before_it_was_read(make_model):
    async with ScriptedServer() as server:
        await make_model(server).stream(REQUEST).aclose()
        assert server.requests == []


async def test_a_stopped_model_answers_again(make_model):
    async with ScriptedServer([ENDLESS, Answer("next")]) as server:
        model = make_model(server)
        await closing_time(model, server, pieces=2)
        assert "".join([e.text async for e in model.stream(REQUEST) if isinstance(e, TextDelta)]) == "next"


def _anthropic() -> Raw:
    start = (
        b'{"type":"message_start","message":{"id":"m","type":"message","role":"assistant","model":"x","content":[],'
        b'"stop_reason":null,"usage":{"input_tokens":1,"output_tokens":1}}}'
    )
    block = b'{"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}}'
    piece = b'{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"go "}}'
    spaced = [part for _ in range(2000) for part in (piece, Pause(0.005))]
    return events(start, block, *spaced, done=False)
