"""/memories: everything remembered, with the words it came from."""

from __future__ import annotations

import time

from textual import events

from memory.records import Role
from memory.records import Status as MemoryStatus
from tests.ui.conftest import Stage, running
from tests.ui.fake_assistant import FakeAssistant, message, opening, views
from ui.screens.line_input import LineInput
from ui.screens.memory_list import MemoryList


async def open_memories(stage: Stage) -> MemoryList:
    await stage.type("/memories", "enter")
    await stage.shows("搜索…")
    return stage.app.screen.query_one(MemoryList)


async def test_all_are_listed_with_the_words_they_came_from():
    async with running(FakeAssistant(views=views(3))) as stage:
        await open_memories(stage)
        await stage.shows("共 3 条", "1 条待确认", "对花生过敏", "“我对花生过敏”", "2026-11-28 你说：")
        await stage.shows("最喜欢手冲咖啡，浅烘的", "待确认 ∙ 喜好")


async def test_it_fits_a_small_screen():
    async with running(FakeAssistant(views=views(3)), size=(80, 24)) as stage:
        await open_memories(stage)
        await stage.shows("对花生过敏", "“我最喜欢手冲咖啡，浅烘的”", "把握 0.90", "Esc 返回")


async def test_a_candidate_is_confirmed():
    fake = FakeAssistant(views=views(3))
    async with running(fake) as stage:
        await open_memories(stage)
        await stage.pilot.press("down", "down", "c")
        await stage.until(lambda: fake.views[2].memory.status is MemoryStatus.ACTIVE, "confirmed")
        await stage.lacks("1 条待确认")


async def test_one_is_edited():
    fake = FakeAssistant(views=views(3))
    async with running(fake) as stage:
        await open_memories(stage)
        await stage.pilot.press("e")
        await stage.shows("改成什么？")
        await stage.type("和坚果", "enter")
        await stage.shows("对花生过敏和坚果")
        assert fake.views[0].memory.content == "对花生过敏和坚果"


async def test_one_is_forgotten_and_brought_back():
    fake = FakeAssistant(views=views(3))
    async with running(fake) as stage:
        await open_memories(stage)
        await stage.pilot.press("f")
        await stage.shows("共 2 条", "按 u 找回")
        await stage.lacks("对花生过敏")
        await stage.pilot.press("u")
        await stage.shows("共 3 条", "对花生过敏", "已撤销")
        await stage.pilot.press("u")
        await stage.shows("没有可以撤销的")


async def test_what_is_typed_right_after_the_slash_is_searched_and_no_command():
    fake = FakeAssistant(views=views(20))
    async with running(fake) as stage:
        await open_memories(stage)
        for key, character in (("slash", "/"), ("f", "f"), ("花", "花")):
            stage.app.post_message(events.Key(key, character))
        await stage.until(lambda: stage.app.screen.query_one(LineInput).value == "f花", "typed")
        assert not fake.trash


async def test_what_stands_in_the_search_box_when_it_gets_the_focus_is_not_typed_over():
    async with running(FakeAssistant(views=views(20))) as stage:
        await open_memories(stage)
        box = stage.app.screen.query_one(LineInput)
        box.insert_text_at_cursor("花")
        await stage.pilot.press("slash")
        await stage.until(lambda: box.has_focus, "focused")
        await stage.type("生")
        await stage.until(lambda: box.value == "花生", "typed")


async def test_search_in_chinese_looks_at_the_quotes_too():
    async with running(FakeAssistant(views=views(20))) as stage:
        await open_memories(stage)
        await stage.pilot.press("slash")
        await stage.type("花生")
        await stage.shows("共 1 条", "对花生过敏")
        await stage.pilot.press("escape")
        assert stage.app.screen.query_one(MemoryList).has_focus
        await stage.pilot.press("escape")
        await stage.lacks("搜索…")


async def test_a_search_that_finds_nothing_says_so():
    async with running(FakeAssistant(views=views(3))) as stage:
        await open_memories(stage)
        await stage.type("／")
        await stage.type("不存在")
        await stage.shows("没有找到")


async def test_filters_by_kind_and_status():
    fake = FakeAssistant(views=views(5))
    async with running(fake) as stage:
        await open_memories(stage)
        await stage.pilot.press("t")
        await stage.shows("共 3 条 ∙ 事实")
        await stage.pilot.press("t")
        await stage.shows("共 2 条 ∙ 1 条待确认 ∙ 喜好")
        await stage.pilot.press("s")
        await stage.shows("共 1 条", "待确认")


async def test_words_after_the_command_are_the_search():
    async with running(FakeAssistant(views=views(20))) as stage:
        await stage.type("/记忆 花生", "enter")
        await stage.shows("共 1 条", "对花生过敏")


async def test_the_source_is_shown_in_the_conversation():
    fake = FakeAssistant(views=views(3))
    fake.old = [message(n, Role.USER, f"第 {n} 句") for n in range(1, 60)]
    first = opening(messages=tuple(fake.old[-20:]), more=True)
    async with running(fake, first=first) as stage:
        await open_memories(stage)
        await stage.pilot.press("down", "o")
        await stage.shows("当时说的  2026-11-28", "▸ 你", "第 2 句", "第 4 句")
        await stage.pilot.press("escape")
        await stage.lacks("当时说的")


async def test_a_source_that_is_on_the_screen_is_shown_where_it_stands():
    fake = FakeAssistant(views=views(3))
    said = tuple(message(n, Role.USER, f"第 {n} 句") for n in range(1, 30))
    async with running(fake, first=opening(messages=said)) as stage:
        await stage.lacks("第 2 句")
        await open_memories(stage)
        await stage.pilot.press("down", "o")
        await stage.shows("第 2 句", "第 3 句", "说点什么")


async def test_ten_thousand_stay_quick():
    fake = FakeAssistant(views=views(10_000))
    async with running(fake) as stage:
        shown = await open_memories(stage)
        await stage.shows("共 10000 条", "对花生过敏")
        began = time.process_time()
        await stage.pilot.press("end")
        await stage.until(lambda: shown.at == 9_999, "at the end")
        await stage.shows("第 10000 条记忆")
        await stage.pilot.press("pageup", "pageup", "home")
        await stage.shows("对花生过敏")
        assert time.process_time() - began < 5


async def test_an_engine_that_fails_here_leaves_the_screen_alone():
    fake = FakeAssistant(views=views(3))

    async def broken(memory_id: str):
        raise OSError("disk full")

    fake.confirm = broken
    async with running(fake) as stage:
        await open_memories(stage)
        await stage.pilot.press("c")
        await stage.shows("没有成功", "对花生过敏")
