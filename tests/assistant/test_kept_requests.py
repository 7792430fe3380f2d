"""Requests that wait for a language model: kept through the engine, over a restart, and never against the user's will."""

from __future__ import annotations

from pathlib import Path

from assistant.offline.model import OfflineModel
from memory.kept_requests import MOST
from tests.assistant.engine_case import opened, reply_of, say


async def kept(home: Path, *messages: str) -> list[str]:
    async with opened(home, OfflineModel()) as engine:
        for message in messages:
            await say(engine, message)
        return [message.text for message in await engine.memory.kept_requests.every()]


async def test_an_open_request_is_kept_over_a_restart_and_told_when_asked(tmp_path: Path) -> None:
    assert await kept(tmp_path, "帮我写一首关于秋天的诗", "我叫什么？", "我对花生过敏") == ["帮我写一首关于秋天的诗"]
    async with opened(tmp_path, OfflineModel()) as engine:
        assert "秋天的诗" in reply_of(await say(engine, "你留着哪些问题？"))
        copied = reply_of(await say(engine, "把它做成提示词给我"))
        assert "```" in copied
        assert "花生" in copied
        assert "秋天的诗" in copied


async def test_the_same_words_stand_once_and_the_oldest_go(tmp_path: Path) -> None:
    many = [f"帮我写一首关于{number}号的诗" for number in range(MOST + 1)]
    assert await kept(tmp_path, *many, many[5]) == [*many[1:5], *many[6:], many[5]]


async def test_a_temporary_talk_keeps_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        engine._talk.temporary = True
        said = reply_of(await say(engine, "帮我写一首关于秋天的诗"))
    assert "留着" not in said
    assert await kept(tmp_path) == []


async def test_what_is_forgotten_is_cut_from_a_kept_request(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        await say(engine, "我最喜欢的花是铃兰")
        await say(engine, "帮我写一首关于铃兰的诗")
        memory = engine._services.memory
        await engine.forget([one.memory.id for one in await engine.memories()])
        assert all("铃兰" not in one.text for one in await memory.kept_requests.every())


async def test_an_answered_one_is_dropped(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        await say(engine, "Write a poem about autumn")
        requests = engine.memory.kept_requests
        await requests.drop([one.id for one in await requests.every()])
        assert await requests.every() == ()
