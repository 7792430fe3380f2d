"""The scripted server itself: other suites stand on it, as a class and as a program."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

from assistant.gateway.litellm_model import LitellmModel
from assistant.gateway.options import ModelOptions
from tests.wire.conftest import REQUEST, hear
from tests.wire.replies import Answer
from tests.wire.server import ScriptedServer

ROOT = Path(__file__).resolve().parents[2]


async def test_scripts_come_in_turn_then_the_default(make_model):
    async with ScriptedServer([Answer("first"), lambda request: Answer(f"for {request.last_user}")]) as server:
        model = make_model(server)
        texts = [(await hear(model)).text for _ in range(3)]
        assert texts == ["first", "for 推荐点咖啡豆 please", "You said / 你说：推荐点咖啡豆 please"]
        assert "你是 Jide" in server.requests[0].text
        assert (await model.complete(REQUEST)).text == '{"memories": []}'


async def test_it_runs_as_a_program(tmp_path: Path):
    script, port_file, log = tmp_path / "script.json", tmp_path / "port", tmp_path / "log.jsonl"
    script.write_text(
        json.dumps(
            {
                "rules": [
                    {"when": "咖啡", "text": "手冲，浅烘。"},
                    {"when": "stall", "text": "so far", "end": "stall"},
                ],
                "replies": [{"text": "one", "reasoning": ["hm"]}, {"status": 401, "message": "no"}],
                "json": {"memories": [{"content": "x"}]},
                "default": {"text": "else"},
            }
        ),
        encoding="utf-8",
    )
    command = [sys.executable, "-m", "tests.wire.server", "--port-file", str(port_file), "--script", str(script)]
    process = await asyncio.create_subprocess_exec(*command, "--log", str(log), cwd=ROOT)
    try:
        await until(port_file.exists)
        base = f"http://127.0.0.1:{port_file.read_text(encoding='ascii')}/v1"
        model = LitellmModel(ModelOptions("openai/scripted", api_base=base))
        assert (await hear(model)).text == "手冲，浅烘。"
        plain = [await hear(model, _asking(text)) for text in ("a", "b", "c")]
        assert [(heard.thinking, heard.text) for heard in plain] == [("hm", "one"), ("", ""), ("", "else")]
        assert plain[1].failure is not None
        assert json.loads((await model.complete(REQUEST)).text) == {"memories": [{"content": "x"}]}
        stream = model.stream(_asking("please stall"))
        await anext(stream)
        await stream.aclose()
        await until(lambda: "closed" in log.read_text(encoding="utf-8"))
        await model.aclose()
    finally:
        process.terminate()
        assert await asyncio.wait_for(process.wait(), 10) == 0
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert [line["event"] for line in lines] == ["request"] * 6 + ["closed"]
    assert lines[0]["body"]["messages"][1]["content"] == "推荐点咖啡豆 please"


async def until(condition) -> None:
    """Wait for another process to have done something, at most 20 seconds."""
    async with asyncio.timeout(20):
        while not condition():  # noqa: ASYNC110 - the event is in another process
            await asyncio.sleep(0.02)


def _asking(text: str):
    from dataclasses import replace

    return replace(REQUEST, messages=(replace(REQUEST.messages[1], content=text),))
