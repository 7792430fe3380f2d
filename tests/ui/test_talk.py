"""Sending, streaming, stopping, queueing, trying again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from assistant.events import (
    CommandReply,
    ContextReady,
    Event,
    Learnt,
    ModelLoading,
    ReplyFailed,
    ReplyReasoning,
    ReplyText,
    StatusChanged,
    Trouble,
)
from assistant.port import StartProblem
from memory.ports import StoreProblem
from memory.prompted import Prompted
from memory.records import Change, ChangeKind, MessageState, Role
from memory.records import Status as MemoryStatus
from tests.ui.conftest import running
from tests.ui.fake_assistant import (
    BLOCKS,
    STATUS,
    STOPPED,
    FakeAssistant,
    memory,
    message,
    opening,
    options,
    views,
)
from ui.app import JideApp
from ui.chat.entries import ProblemLine


async def test_keys_typed_before_the_engine_is_there_land_in_the_prompt():
    async with running(wait=False) as stage:
        await stage.type("你好 hello")
        assert stage.prompt.text == "你好 hello"


async def test_a_message_sent_before_the_engine_is_there_waits_visibly_and_is_answered():
    async with running(wait=False) as stage:
        await stage.type("早上好", "enter")
        await stage.shows("▸ 早上好", "等下就发")
        assert stage.fake.asked == []
        stage.connected.set()
        await stage.shows("好的，收到：早上好")
        await stage.lacks("等下就发")


async def test_a_reply_is_streamed_and_the_prompt_is_free_meanwhile():
    fake = FakeAssistant()

    async def script(text: str) -> AsyncIterator[Event]:
        yield ContextReady(BLOCKS, 156, "sent")
        yield ReplyText("第一段，**重点")
        await fake.gate.wait()
        yield ReplyText("：**后面")
        yield fake.done("x")

    fake.script = script
    async with running(fake) as stage:
        await stage.type("问题", "enter")
        await stage.shows("第一段")
        await stage.type("草稿")
        assert stage.prompt.text == "草稿"
        fake.gate.set()
        await stage.shows("第一段，重点：后面")


async def test_esc_stops_and_keeps_what_came():
    fake = FakeAssistant()

    async def script(text: str) -> AsyncIterator[Event]:
        yield ReplyText("一半的回答")
        await asyncio.sleep(60)

    fake.script = script
    async with running(fake) as stage:
        await stage.type("问题", "enter")
        await stage.shows("一半的回答")
        await stage.pilot.press("escape")
        await stage.shows("一半的回答", "已停下")
        await stage.until(lambda: fake.stopped == 1)
        assert stage.prompt.text == ""
        await stage.pilot.press("escape")
        assert stage.app.is_running


async def test_esc_before_the_first_word_gives_the_prompt_back():
    fake = FakeAssistant()

    async def script(text: str) -> AsyncIterator[Event]:
        yield ModelLoading("litellm")
        await asyncio.sleep(60)

    fake.script = script
    async with running(fake) as stage:
        await stage.type("我的问题", "enter")
        await stage.shows("正在接通模型")
        await stage.pilot.press("escape")
        await stage.until(lambda: stage.prompt.text == "我的问题", "prompt is back")


async def test_esc_never_overwrites_a_draft():
    fake = FakeAssistant()

    async def script(text: str) -> AsyncIterator[Event]:
        await asyncio.sleep(60)
        yield ReplyText("never")

    fake.script = script
    async with running(fake) as stage:
        await stage.type("我的问题", "enter")
        await stage.until(lambda: stage.app.talk.answering)
        await stage.type("草稿", "escape")
        await stage.until(lambda: not stage.app.talk.answering)
        assert stage.prompt.text == "草稿"
        await stage.pilot.press("up")
        assert stage.prompt.text == "我的问题"


async def test_ctrl_c_stops_then_clears_then_leaves():
    fake = FakeAssistant()

    async def script(text: str) -> AsyncIterator[Event]:
        yield ReplyText("一半")
        await asyncio.sleep(60)

    fake.script = script
    async with running(fake) as stage:
        await stage.type("问题", "enter")
        await stage.shows("一半")
        await stage.type("草稿", "ctrl+c")
        await stage.until(lambda: not stage.app.talk.answering, "stopped")
        assert stage.prompt.text == "草稿"
        await stage.pilot.press("ctrl+c")
        assert stage.prompt.text == ""
        await stage.pilot.press("up")
        assert stage.prompt.text == "草稿"
        await stage.pilot.press("ctrl+c", "ctrl+c")
        await stage.shows("再按一次 Ctrl+C 退出")
        await stage.pilot.press("ctrl+c")
        await stage.until(lambda: fake.closed, "engine closed")


async def test_messages_that_wait_leave_room_for_everything_else():
    fake = FakeAssistant()

    async def script(text: str) -> AsyncIterator[Event]:
        yield ReplyText("慢慢说")
        await fake.gate.wait()
        yield fake.done("慢慢说")

    fake.script = script
    async with running(fake, size=(80, 24)) as stage:
        await stage.type("一", "enter")
        await stage.shows("慢慢说")
        for text in ("二", "三", "四", "五"):
            await stage.type(text, "enter")
        await stage.shows("▸ 二", "▸ 四", "还有 1 条", "› 一", "慢慢说", "说点什么")
        assert stage.app.stage.queue.size.height == 4
        fake.gate.set()


async def test_messages_sent_meanwhile_wait_and_can_be_taken_back():
    fake = FakeAssistant()

    async def script(text: str) -> AsyncIterator[Event]:
        await fake.gate.wait()
        yield ReplyText(f"答：{text}")
        yield fake.done("x")

    fake.script = script
    async with running(fake) as stage:
        await stage.type("一", "enter")
        await stage.until(lambda: stage.app.talk.answering)
        await stage.type("二", "enter")
        await stage.type("三", "enter")
        await stage.shows("▸ 二", "▸ 三")
        await stage.pilot.press("up")
        await stage.lacks("▸ 三")
        assert stage.prompt.text == "三"
        fake.gate.set()
        await stage.shows("答：一", "答：二")
        assert [text for text, _ in fake.asked] == ["一", "二"]


async def test_a_failed_reply_says_why_and_can_be_tried_again():
    fake = FakeAssistant()

    async def broken(text: str) -> AsyncIterator[Event]:
        yield ReplyFailed("bad_key", "钥匙不对。", "请检查 OPENAI_API_KEY。")

    fake.script = broken
    async with running(fake) as stage:
        await stage.type("问题", "enter")
        await stage.shows("钥匙不对。", "请检查 OPENAI_API_KEY。", "再发一次")
        fake.script = None
        await stage.pilot.press("tab")
        await stage.until(lambda: isinstance(stage.app.focused, ProblemLine), "focus on the problem")
        await stage.pilot.press("r")
        await stage.shows("好的，收到：问题")
        assert [text for text, _ in fake.asked] == ["问题", "问题"]
        assert stage.prompt.has_focus


async def test_retry_can_be_typed():
    fake = FakeAssistant()
    async with running(fake) as stage:
        await stage.type("问题", "enter")
        await stage.shows("好的，收到：问题")
        await stage.type("/重试", "enter")
        await stage.until(lambda: len(fake.asked) == 2, "asked again")


async def breaks_at_once(text: str) -> AsyncIterator[Event]:
    """No event at all."""
    for event in ():
        yield event
    raise RuntimeError(text)


async def test_an_engine_that_breaks_in_the_middle_does_not_take_the_screen_with_it():
    fake = FakeAssistant()

    async def script(text: str) -> AsyncIterator[Event]:
        yield ReplyText("开头")
        raise RuntimeError("sk-secret in locals")

    fake.script = script
    async with running(fake) as stage:
        await stage.type("问题", "enter")
        await stage.shows("开头", "没有成功", "再发一次")
        assert "sk-secret" not in stage.screen_text()
        fake.script = breaks_at_once
        await stage.type("第二问", "enter")
        await stage.until(lambda: stage.screen_text().count("再发一次") == 2, "the second problem")
        assert stage.app.texts("status.thinking") not in stage.screen_text()
        fake.script = None
        await stage.type("又一句", "enter")
        await stage.shows("好的，收到：又一句")


async def test_a_command_that_breaks_stands_in_the_prompt_again(monkeypatch: pytest.MonkeyPatch):
    async def breaks(line: str) -> CommandReply:
        raise StoreProblem(line)

    fake = FakeAssistant()
    monkeypatch.setattr(fake, "command", breaks)
    async with running(fake) as stage:
        await stage.type("/remember 我在合唱团", "enter")
        await stage.until(lambda: stage.prompt.text == "/remember 我在合唱团", "the command again")


async def test_thinking_is_folded_and_opens():
    fake = FakeAssistant()

    async def script(text: str) -> AsyncIterator[Event]:
        yield ReplyReasoning("先算一下\n")
        yield ReplyReasoning("再想想")
        yield ReplyText("答案")
        yield fake.done("答案")

    fake.script = script
    async with running(fake) as stage:
        await stage.type("问题", "enter")
        await stage.shows("▸ 思考过程", "答案")
        assert "先算一下" not in stage.screen_text()
        await stage.pilot.press("ctrl+o")
        await stage.shows("▾ 思考过程", "先算一下", "再想想")


async def test_news_from_the_background_is_shown():
    fake = FakeAssistant(views=views(3))
    async with running(fake) as stage:
        candidate = memory(3, "可能在学吉他", status=MemoryStatus.CANDIDATE)
        await fake.news.put(Learnt((Change(ChangeKind.CANDIDATE, candidate),)))
        await stage.shows("要记住吗：可能在学吉他")
        await fake.news.put(Trouble("x", "索引打不开，先不用它。"))
        await stage.shows("索引打不开，先不用它。")
        await fake.news.put(StatusChanged(STATUS.__class__("gpt", False, False, False, 1, 2, "scan", "none", 3)))
        await stage.shows("gpt", "记忆关", "普通检索", "还有 3 件事待处理")


async def test_an_earlier_talk_is_shown_and_older_messages_come_on_demand():
    fake = FakeAssistant()
    fake.old = [message(n, Role.USER if n % 2 else Role.ASSISTANT, f"旧消息 {n}。") for n in range(100)]
    first = opening(messages=tuple(fake.old[-20:]), more=True)
    async with running(fake, first=first) as stage:
        await stage.shows("旧消息 99。")
        await stage.until(lambda: len(stage.app.stage.transcript.entries()) == 20, "all of the tail")
        await stage.pilot.press("ctrl+home")
        await stage.until(lambda: len(stage.app.stage.transcript.entries()) == 40, "older ones")
        assert stage.app.stage.transcript.first_id == "m00060"
        assert [child.id for child in stage.app.stage.transcript.children].index("earlier") == 0
        await stage.pilot.press("ctrl+end")
        await stage.shows("旧消息 99。")


async def test_the_transcript_keeps_at_most_fifty_entries():
    fake = FakeAssistant()
    old = tuple(message(n, Role.USER, f"旧 {n}") for n in range(60))
    async with running(fake, first=opening(messages=old, more=False)) as stage:
        await stage.type("新", "enter")
        await stage.shows("好的，收到：新", "旧 59")
        talk = stage.app.stage.transcript
        await stage.until(lambda: len(talk.entries()) <= 50 and talk.more, "pruned, with the way to what is older")


async def test_what_is_pruned_while_older_messages_still_come_can_be_had_again():
    old = tuple(message(n, Role.USER, f"旧 {n}") for n in range(60))
    async with running(first=opening(messages=old[-20:], more=True)) as stage:
        await stage.shows("旧 59")
        talk = stage.app.stage.transcript
        await stage.until(lambda: len(talk.entries()) == 20 and talk.more, "the first page")
        coming = asyncio.create_task(talk.show(stage.app.talk.entries(old[:40]), more=False))
        while len(talk.entries()) < 60:  # noqa: ASYNC110 - the patience of the stage would miss the last step
            await asyncio.sleep(0)
        await talk.prune()
        await coming
        assert (len(talk.entries()), talk.more, talk.first_id) == (50, True, "m00010")


async def test_replies_far_from_the_view_cost_nothing_and_come_back():
    text = "# 标题\n\n" + "\n".join(f"- 第 {n} 项" for n in range(12))
    old = tuple(message(n, Role.ASSISTANT, f"{text}\n\n末尾 {n}") for n in range(20))
    async with running(first=opening(messages=old)) as stage:
        await stage.shows("末尾 19")
        talk = stage.app.stage.transcript
        await stage.until(lambda: len(talk.entries()) == 20, "all of the tail")
        await stage.until(lambda: len(talk.query("MarkdownBlock")) < 10 * 14, "far ones rest")
        await stage.pilot.press("pageup", "pageup", "pageup")
        await stage.shows("第 1 项")
        before = talk.scroll_y
        await stage.pilot.pause(0.3)
        assert talk.scroll_y == before or stage.screen_text().count("项") > 20
        await stage.pilot.press("ctrl+home")
        await stage.shows("标题", "第 0 项")
        await stage.pilot.press("ctrl+end")
        await stage.shows("末尾 19")


async def test_a_stopped_and_a_broken_reply_are_marked():
    old = (
        message(1, Role.ASSISTANT, "说到一半", state=STOPPED),
        message(2, Role.ASSISTANT, "断了", state=MessageState.PARTIAL),
    )
    async with running(first=opening(messages=old)) as stage:
        await stage.shows("说到一半", "（已停下）", "断了", "（没说完）")


async def test_a_message_without_an_answer_is_offered_again_and_never_sent_by_itself():
    first = opening(messages=(message(1, Role.USER, "没等到回答"),), unanswered=Prompted("没等到回答"))
    async with running(first=first) as stage:
        await stage.shows("这句还没有回答")
        assert stage.fake.asked == []
        await stage.pilot.press("tab", "r")
        await stage.shows("好的，收到：没等到回答")


async def test_the_greeting_is_shown_when_nobody_types():
    async with running(first=opening(greeting="早上好，林晓。\n昨天说到发布会。")) as stage:
        await stage.shows("早上好，林晓。", "昨天说到发布会。")


async def test_the_greeting_waits_while_the_user_types():
    async with running(wait=False, first=opening(greeting="早上好，林晓。")) as stage:
        await stage.type("我在打字")
        stage.connected.set()
        await stage.ready()
        await stage.type("还在打")
        assert "早上好" not in stage.screen_text()
        await stage.shows("早上好，林晓。")


async def test_the_draft_comes_back_and_is_kept_on_leaving():
    fake = FakeAssistant()
    async with running(fake, first=opening(draft=Prompted("上次没发出的话"))) as stage:
        await stage.until(lambda: stage.prompt.text == "上次没发出的话", "draft")
        await stage.type("，补一句", "ctrl+q")
        await stage.until(lambda: fake.closed, "closed")
    assert fake.drafts[-1] == Prompted("上次没发出的话，补一句")


async def test_a_draft_never_overwrites_what_is_already_typed():
    async with running(wait=False, first=opening(draft=Prompted("旧草稿"))) as stage:
        await stage.type("新的话")
        stage.connected.set()
        await stage.ready()
        assert stage.prompt.text == "新的话"


async def test_an_engine_that_cannot_start_says_why():
    async def connect():
        raise StartProblem("记忆文件是更新版本写的，请升级。")

    app = JideApp(connect, options())
    async with app.run_test(size=(100, 30)) as pilot:
        for _ in range(500):
            await pilot.pause(0.01)
            if app.query(ProblemLine):
                break
        assert "请升级" in str(app.query_one(ProblemLine).render())


@pytest.mark.parametrize("word", ["exit", "quit", ":q", "退出", "/quit", "/退出", "／退出"])
async def test_words_that_leave(word: str):
    fake = FakeAssistant()
    async with running(fake) as stage:
        await stage.type(word, "enter")
        await stage.until(lambda: fake.closed, "left")
    assert fake.asked == []


async def test_new_conversation_clears_the_screen():
    async with running() as stage:
        await stage.type("旧的话题", "enter")
        await stage.shows("好的，收到：旧的话题")
        await stage.type("/new", "enter")
        await stage.lacks("旧的话题")
        await stage.shows("新的对话开始了")
