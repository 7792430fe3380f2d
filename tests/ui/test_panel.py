"""The memory panel beside the conversation, and the strip where the screen is narrow."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from assistant.events import Block, ContextReady, Event, RecallReady, ReplyText
from memory.records import Line, Recall, Source
from memory.records import Status as MemoryStatus
from tests.ui.conftest import Stage, running
from tests.ui.fake_assistant import BLOCKS, FakeAssistant, line, options, views

WIDE, NARROW = (140, 40), (80, 24)


async def ask(stage: Stage) -> None:
    await stage.type("推荐咖啡豆", "enter")
    await stage.shows("好的，收到：推荐咖啡豆")


async def test_every_line_has_date_score_reason_and_tokens_and_every_block_a_bar():
    async with running(size=WIDE) as stage:
        await ask(stage)
        await stage.shows("[profile]", "[history]", "[current]", "42/300", "18/500", "96/7200")
        await stage.shows("你叫林晓", "你对花生过敏", "你最喜欢手冲咖啡，浅烘的")
        text = stage.screen_text()
        assert "2026-11-28 ∙ 0.80 ∙ 12 tokens" in text
        assert "提到“咖啡”" in text
        assert text.count("▰") >= 3


async def test_a_mark_below_the_answer_opens_the_memory_it_used():
    held = views(3)[0].memory

    async def told(text: str) -> AsyncIterator[Event]:
        used = Line(held.id, Source.MEMORY, held.content, "2026-11-28", 9)
        yield RecallReady(Recall(text, history=(used,)))
        yield ReplyText("好")
        yield replace(fake.done("好", model="scripted"), cited=(held.id,))

    fake = FakeAssistant(script=told, views=views(3))
    async with running(fake, size=NARROW) as stage:
        await stage.type("推荐咖啡豆", "enter")
        await stage.shows("✓ ")
        await stage.pilot.click("UsedMark")
        await stage.shows(held.content)


async def test_lines_the_answer_used_are_marked():
    async with running(size=WIDE) as stage:
        await ask(stage)
        await stage.shows("✓ 回答里用到了")


async def test_an_empty_block_says_so():
    fake = FakeAssistant()

    async def script(text: str) -> AsyncIterator[Event]:
        yield ContextReady((Block("profile", (), 0, 300), Block("history", (), 0, 500), BLOCKS[2]), 9, "")
        yield ReplyText("好")
        yield fake.done("好")

    fake.script = script
    async with running(fake, size=WIDE) as stage:
        await stage.type("在吗", "enter")
        await stage.shows("还不了解你", "这次没有想起什么")


async def test_f3_hides_and_shows_the_panel():
    async with running(size=WIDE) as stage:
        await ask(stage)
        await stage.pilot.press("f3")
        await stage.lacks("[profile]")
        assert stage.prompt.has_focus
        await stage.pilot.press("f3")
        await stage.shows("[profile]")


async def test_the_panel_can_start_hidden():
    async with running(size=WIDE, settings=options(panel_open=False)) as stage:
        await ask(stage)
        assert "[profile]" not in stage.screen_text()


async def test_a_narrow_screen_has_a_strip_of_at_most_six_lines():
    async with running(size=NARROW) as stage:
        await ask(stage)
        await stage.shows("[profile]", "2 条", "42/300", "你叫林晓", "[history]", "你最喜欢手冲咖啡", "F3 展开")
        assert 1 <= stage.app.stage.strip.size.height <= 6
        assert stage.app.stage.strip.region.bottom <= stage.prompt.region.y


async def test_on_a_tiny_screen_the_prompt_goes_before_the_strip():
    async with running(size=(20, 5)) as stage:
        await stage.type("好", "enter")
        await stage.until(lambda: stage.fake.asked, "sent")
        await stage.until(lambda: not stage.app.screen.query_one("#strip").display, "no strip")
        region = stage.prompt.region
        assert region.height >= 1 and region.bottom <= 5


async def test_the_strip_opens_as_an_overlay_and_esc_closes_it():
    async with running(size=NARROW) as stage:
        await ask(stage)
        await stage.pilot.press("f3")
        await stage.shows("2026-11-28 ∙ 1.00 ∙ 12 tokens", "关于你，一直带着")
        assert stage.app.stage.panel.has_focus
        await stage.pilot.press("escape")
        await stage.lacks("关于你，一直带着")
        assert stage.prompt.has_focus


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_a_line_can_be_forgotten_edited_and_opened_with_one_key(size: tuple[int, int]):
    fake = FakeAssistant(views=views(3))
    async with running(fake, size=size) as stage:
        await ask(stage)
        await stage.pilot.press("f3" if size == NARROW else "tab")
        await stage.until(lambda: stage.app.stage.panel.has_focus, "panel has focus")
        await stage.pilot.press("down", "down", "f")
        await stage.until(lambda: fake.views[1].memory.status is MemoryStatus.FORGOTTEN, "forgotten")
        await stage.lacks("你对花生过敏")
        stage.app.stage.panel.focus()
        await stage.pilot.press("up", "e")
        await stage.shows("改成什么？", "对花生过敏")
        await stage.type("和坚果", "enter")
        await stage.until(lambda: fake.views[0].memory.content == "对花生过敏和坚果", "edited")
        stage.app.stage.panel.focus()
        await stage.pilot.press("enter")
        await stage.shows("搜索…", "对花生过敏和坚果")


async def test_lines_from_messages_have_no_memory_keys():
    fake = FakeAssistant(views=views(3))
    said = replace(line(9, "上周聊过发布会"), source=Source.MESSAGE, id="message:m00001#0")

    async def script(text: str) -> AsyncIterator[Event]:
        yield ContextReady((Block("history", (said,), 9, 500),), 9, "")
        yield ReplyText("好")
        yield fake.done("好")

    fake.script = script
    async with running(fake, size=WIDE) as stage:
        await stage.type("发布会", "enter")
        await stage.shows("上周聊过发布会", "聊过的话")
        await stage.pilot.press("tab", "down", "f")
        assert all(view.memory.status is not MemoryStatus.FORGOTTEN for view in fake.views)


async def test_resizing_moves_the_memory_between_panel_and_strip():
    async with running(size=WIDE) as stage:
        await ask(stage)
        await stage.pilot.resize_terminal(*NARROW)
        await stage.shows("F3 展开", "2 条", "好的，收到：推荐咖啡豆")
        await stage.lacks("2026-11-28 ∙ 0.80")
        await stage.pilot.resize_terminal(*WIDE)
        await stage.shows("2026-11-28 ∙ 0.80 ∙ 12 tokens")
        await stage.lacks("F3 展开")


async def test_why_shows_the_blocks_and_the_exact_text():
    async with running(size=WIDE) as stage:
        await ask(stage)
        await stage.type("/why", "enter")
        await stage.shows("发给模型的原文", "你叫林晓 [red]x[/]", "相关度 0.80", "找的是：推荐咖啡豆", "12 ms")
        await stage.pilot.press("escape")
        await stage.lacks("发给模型的原文")


async def test_a_model_can_be_picked():
    async with running() as stage:
        await stage.type("/model", "enter")
        await stage.shows("ollama_chat/qwen3", "http://localhost:11434")
        await stage.pilot.press("down", "enter")
        await stage.shows("换好了，现在用 ollama_chat/qwen3")
