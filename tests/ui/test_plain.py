"""The same conversation line by line."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator

from assistant.events import Event, Offer, Question, ReplyFailed, ReplyText, SessionView
from memory.prompted import Prompted
from tests.ui.fake_assistant import FakeAssistant, learnt, opening, options, views
from ui.plain import Plain


async def talk(fake: FakeAssistant, *lines: str, **first: object) -> str:
    target = io.StringIO()

    async def connect():
        return fake, opening(greeting="早上好，林晓。", **first)

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
    assert "连接断了。再发一次。" in said


async def test_a_command_that_fails_is_one_sentence_and_the_talk_goes_on():
    fake = FakeAssistant()

    async def shut(*_: object) -> None:
        raise PermissionError(13, "Permission denied", "/etc/jide/config.toml")

    async def broken(text: str) -> AsyncIterator[Event]:
        yield ReplyText("一半")
        raise ZeroDivisionError

    fake.command = shut
    assert "/etc/jide/config.toml 读写不了：没有权限。" in await talk(fake, "/model openai/x")
    fake.script = broken
    said = await talk(fake, "你好", "/model openai/x")
    assert said.count("没有成功") == 1 and said.count("没有权限") == 1


async def test_commands_work_and_words_leave():
    said = await talk(
        FakeAssistant(views=views(3)), "/记忆", "/why", "/help", "/model", "/remember 爬山", "退出", "没人听"
    )
    assert "对花生过敏  (2026-11-28 你说：“我对花生过敏”)" in said
    assert "/memories" in said
    assert "ollama_chat/qwen3" in said
    assert "remember" in said
    assert "没人听" not in said


async def test_questions_are_answered_and_skipped_line_by_line():
    hint = "回车回答 ∙ 空着回车跳过 ∙ Esc 先聊别的"
    name, place, job = (Question(code, f"{code}？", hint, at, 3) for at, code in enumerate(("name", "place", "job"), 1))
    fake = FakeAssistant(questions=[place, job])
    said = await talk(fake, "林晓", "", "你能做什么？", question=name)
    assert "name？  (回车回答 ∙ 空着回车跳过)" in said
    assert "记住了：林晓" in said
    assert "好的，收到：你能做什么？" in said
    assert fake.answers == [("name", "林晓"), ("place", ""), ("job", "你能做什么？")]
    assert [text for text, _ in fake.asked] == ["你能做什么？"]


async def test_onboard_asks_again():
    fake = FakeAssistant(questions=[Question("name", "怎么称呼你？", "a ∙ b")])
    said = await talk(fake, "/onboard", "林晓")
    assert said.index("怎么称呼你？") < said.index("记住了：林晓") < said.index("都记下了")


async def test_an_offer_is_taken_with_an_empty_line():
    fake = FakeAssistant()
    said = await talk(fake, "", offer=Offer("现在写吗？", "写请假邮件"))
    assert "现在写吗？ （空着回车就发送）" in said
    assert fake.asked == [("写请假邮件", ())]
    fake = FakeAssistant()
    said = await talk(fake, "先聊别的", "", unanswered=Prompted("没等到回答"))
    assert "这句还没有回答：“没等到回答”。" in said
    assert fake.asked == [("先聊别的", ())]


async def test_an_earlier_conversation_is_gone_on_with_by_its_number():
    fake = FakeAssistant(
        talks=(SessionView("s2", "订高铁票", "2026-11-27", 12), SessionView("s1", "咖啡", "2026-11-20", 2))
    )
    said = await talk(fake, "/resume", "/resume ２")
    assert "2  2026-11-20  咖啡" in said
    assert "你: 那时说的：咖啡" in said
