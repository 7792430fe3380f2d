"""What waits for a decision, on top of /memories; and letting go of everything that is listed."""

from __future__ import annotations

import pytest

from memory.records import Status as MemoryStatus
from memory.records import Waiting, WaitingKind
from tests.ui.conftest import Stage, running
from tests.ui.fake_assistant import FakeAssistant, memory, views

NEW, OLD = memory(8, "用户住在上海"), memory(9, "用户住在杭州")
CONTRADICTION = Waiting("question:1", WaitingKind.CONTRADICTION, ("newer", "older", "both"), NEW, OLD, "你后来说搬家了")
CANDIDATE = Waiting("candidate:k3", WaitingKind.CANDIDATE, ("confirm", "drop"), memory(3, "可能在学吉他"))
RETRY = Waiting("retry:extract:turns", WaitingKind.RETRY, ("retry", "give_up"), reason="timeout", count=4)


async def opened(stage: Stage) -> None:
    await stage.type("/memories", "enter")
    await stage.shows("搜索…")


async def test_each_thing_is_decided_with_one_key():
    fake = FakeAssistant(views=views(3), inbox=[CONTRADICTION, CANDIDATE, RETRY])
    async with running(fake, size=(80, 24)) as stage:
        await opened(stage)
        await stage.shows("等你决定 1/3", "这两条对不上，哪条算数？", "用户住在上海", "用户住在杭州", "你后来说搬家了")
        await stage.shows("1 新的那条 ∙ 2 旧的那条 ∙ 3 都留 ∙ n 以后再说", "对花生过敏")
        await stage.pilot.press("2")
        await stage.shows("等你决定 1/2", "这条要记住吗？", "1 记住 ∙ 2 不记")
        await stage.pilot.press("n")
        await stage.shows("等你决定 2/2", "有 4 轮还没记下来，会再试。", "1 马上再试 ∙ 2 不试了")
        assert "timeout" not in stage.screen_text()
        await stage.pilot.press("1", "1")
        await stage.lacks("等你决定")
        assert fake.decided == [("question:1", "older"), ("retry:extract:turns", "retry"), ("candidate:k3", "confirm")]


async def test_full_width_digits_count_and_others_do_nothing():
    fake = FakeAssistant(views=views(3), inbox=[CONTRADICTION])
    async with running(fake) as stage:
        await opened(stage)
        await stage.shows("等你决定 1/1")
        await stage.pilot.press("4")
        await stage.type("１")
        await stage.lacks("等你决定")
        assert fake.decided == [("question:1", "newer")]


async def test_nothing_waits_nothing_shows():
    async with running(FakeAssistant(views=views(3))) as stage:
        await opened(stage)
        await stage.shows("对花生过敏")
        assert "等你决定" not in stage.screen_text()


async def test_what_waits_is_announced_under_the_panel():
    async with running(FakeAssistant(inbox=[CONTRADICTION, RETRY])) as stage:
        await stage.shows("有 2 件事等你决定：/memories")


@pytest.mark.parametrize(("key", "gone"), [("y", True), ("n", False), ("escape", False)])
async def test_everything_listed_is_forgotten_only_after_a_yes(key: str, gone: bool):
    fake = FakeAssistant(views=views(3))
    async with running(fake) as stage:
        await opened(stage)
        await stage.pilot.press("F")
        await stage.shows("忘掉这 3 条吗？30 天内还能找回。", "Y 是 ∙ N 否")
        await stage.pilot.press(key)
        await stage.shows("还没有记住什么" if gone else "共 3 条")
        assert all((view.memory.status is MemoryStatus.FORGOTTEN) is gone for view in fake.views)


async def test_only_what_a_search_found_is_forgotten():
    fake = FakeAssistant(views=views(3))
    async with running(fake) as stage:
        await opened(stage)
        await stage.pilot.press("slash")
        await stage.type("花生")
        await stage.shows("共 1 条")
        await stage.pilot.press("escape", "F")
        await stage.shows("忘掉这 1 条吗？")
        await stage.pilot.press("enter")
        await stage.shows("没有找到")
        assert [view.memory.status is MemoryStatus.FORGOTTEN for view in fake.views] == [True, False, False]
