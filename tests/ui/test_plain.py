"""The same conversation line by line."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator

from assistant.events import Event, ReplyFailed, ReplyText
from tests.ui.fake_assistant import FakeAssistant, learnt, opening, options, views
from ui.plain import Plain


async def talk(fake: FakeAssistant, *lines: str) -> str:
    target = io.StringIO()

    async def connect():
        return fake, opening(greeting="早上好，林晓。")

    code = await Plain(connect, options(), io.StringIO("\n".join(lines) + "\n"), target).run()
    assert code == 0
    assert fake.closed
    return target.getvalue()


async def test_a_talk_ends_with_the_input():
    said = await talk(FakeAssistant(), "你好", "", "再说一句")
    assert "早上好，林晓。" in said
    assert "好的，收到：你好\n" in said
    assert "好的，收到：再说一句\n" in said
    assert "\x1b" not in said


async def test_what_is_learnt_and_what_fails_is_said():
    fake = FakeAssistant()

    async def script(text: str) -> AsyncIterator[Event]:
        yield learnt("你叫林晓")
        yield ReplyText("一半")
        yield ReplyFailed("cut", "连接断了。", "再发一次。")

    fake.script = script
    said = await talk(fake, "我叫林晓")
    assert "记住了：你叫林晓" in said
    assert "连接断了。 再发一次。" in said


async def test_commands_work_and_words_leave():
    said = await talk(
        FakeAssistant(views=views(3)), "/记忆", "/why", "/help", "/model", "/remember 爬山", "退出", "没人听"
    )
    assert "对花生过敏  (2026-11-28 你说：“我对花生过敏”)" in said
    assert "/memories" in said
    assert "ollama_chat/qwen3" in said
    assert "remember" in said
    assert "没人听" not in said
