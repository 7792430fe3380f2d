"""The whole engine over the wire: what a provider is really sent, and what Esc really does."""

from __future__ import annotations

import asyncio
import time
from contextlib import aclosing
from pathlib import Path

import pytest

from assistant.events import ReplyFailed, ReplyText
from assistant.gateway.litellm_model import LitellmModel
from assistant.gateway.options import ModelOptions
from assistant.tokens import TiktokenCounter
from memory.records import MessageState, Status
from tests.assistant.engine_case import opened, reply_of, say
from tests.wire.recorded import Recorded
from tests.wire.replies import Answer, failure
from tests.wire.server import ScriptedServer

pytestmark = pytest.mark.timeout(180)
TOLD = ("我叫沈知夏，在杭州做前端", "我对花生过敏", "我最喜欢手冲咖啡，浅烘的")


def model_on(server: ScriptedServer) -> LitellmModel:
    return LitellmModel(ModelOptions("openai/scripted", server.base_url))


def block(text: str, name: str) -> str:
    return text[text.index(f"[{name}]\n") : text.index(f"[/{name}]")]


def asked(server: ScriptedServer) -> Recorded:
    """The last request of a turn; what the background asked after it is none."""
    return next(request for request in reversed(server.requests) if not request.wants_json)


async def test_the_body_holds_the_blocks_in_order_within_their_tokens(tmp_path: Path) -> None:
    async with ScriptedServer() as server, opened(tmp_path, model_on(server), extract_every=99) as engine:
        for text in TOLD:
            await say(engine, text)
        await engine.new_session()
        await say(engine, "帮我推荐咖啡豆，手冲的")
        request = asked(server)
        whole = "\n".join(str(message["content"]) for message in request.messages)
        places = [whole.index(f"[{name}]\n") for name in ("profile", "history", "current")]
        assert places == sorted(places)
        assert request.messages[-1]["role"] == "user"
        assert str(request.messages[-1]["content"]).rstrip().endswith("帮我推荐咖啡豆，手冲的\n[/current]")
        assert "沈知夏" in block(whole, "profile") and "花生" in block(whole, "profile")
        assert "手冲" in block(whole, "history")
        count = TiktokenCounter().count
        assert count(block(whole, "profile")) + count(block(whole, "history")) <= 800


async def test_no_request_holds_what_was_forgotten(tmp_path: Path) -> None:
    async with ScriptedServer() as server, opened(tmp_path, model_on(server), extract_every=99) as engine:
        for text in TOLD:
            await say(engine, text)
        liking = next(row.memory for row in await engine.memories() if "手冲" in row.memory.content)
        await engine.forget([liking.id])
        before = len(server.requests)
        await say(engine, "帮我推荐咖啡豆")
        await engine.new_session()
        await say(engine, "我最喜欢喝什么？")
        later = "\n".join(request.text for request in server.requests[before:])
        assert "手冲" not in later
        assert "花生" in later


async def test_what_was_replaced_is_never_sent_as_current(tmp_path: Path) -> None:
    async with ScriptedServer() as server, opened(tmp_path, model_on(server), extract_every=99) as engine:
        await say(engine, "我住在杭州")
        await say(engine, "我搬到深圳了")
        statuses = {
            row.memory.value: row.memory.status for row in await engine.memories(statuses=[s.value for s in Status])
        }
        assert statuses["杭州"] is Status.SUPERSEDED and statuses["深圳"] is Status.ACTIVE
        await engine.new_session()
        await say(engine, "我在哪个城市？")
        whole = "\n".join(str(message["content"]) for message in asked(server).messages)
        assert "深圳" in block(whole, "profile")
        assert "杭州" not in block(whole, "profile")


async def test_esc_closes_the_connection_and_keeps_the_text(tmp_path: Path) -> None:
    endless = Answer(pieces=["片段 "] * 2000, pause=0.01)
    waits: list[float] = []
    async with ScriptedServer([endless] * 20) as server, opened(tmp_path, model_on(server), extract_every=99) as engine:
        for number in range(20):
            async with aclosing(engine.reply(f"第 {number} 次")) as events:
                async for event in events:
                    if isinstance(event, ReplyText):
                        break
                stopped = time.monotonic()
            request = server.requests[-1]
            async with asyncio.timeout(5):
                await request.closed.wait()
            waits.append(time.monotonic() - stopped)
        opening = await engine.opening()
    assert opening.messages[-1].state is MessageState.STOPPED
    assert "片段" in opening.messages[-1].text
    assert sorted(waits)[10] < 1.0, sorted(waits)


async def test_a_refused_key_is_said_plainly_and_shown_nowhere(tmp_path: Path) -> None:
    key = "sk-" + "live0123456789abcdefghijklmnop"
    refused = failure(401, f"Incorrect API key provided: {key}")
    async with ScriptedServer([refused, Answer("好了")]) as server:
        model = LitellmModel(ModelOptions("openai/scripted", server.base_url), lambda: key)
        async with opened(tmp_path, model, extract_every=99) as engine:
            failed = (await say(engine, "你好"))[-1]
            assert isinstance(failed, ReplyFailed) and failed.code == "bad_key"
            assert key not in failed.sentence + failed.remedy
            assert reply_of(await say(engine, "再来")) == "好了"
    assert not any(key.encode() in path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
