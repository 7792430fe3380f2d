"""The quiet line: what was learnt can be kept, changed, dropped and brought back while the talk goes on."""

from __future__ import annotations

from collections.abc import AsyncIterator

from textual import events
from textual.keys import _character_to_key

from assistant.events import Event, Learnt, ReplyText
from memory.records import WITHHELD, Change, ChangeKind
from memory.records import Status as MemoryStatus
from tests.ui.conftest import Stage, running
from tests.ui.fake_assistant import FakeAssistant, learnt, views
from ui.chat.learnt import LearntLine, is_shown


def teaching(*contents: str) -> FakeAssistant:
    """An assistant that learns these from the first message."""
    fake = FakeAssistant(views=views(3))

    async def script(text: str) -> AsyncIterator[Event]:
        yield learnt(*contents)
        yield ReplyText("好")
        yield fake.done("好")

    fake.script = script
    return fake


async def waiting(stage: Stage) -> None:
    """A candidate comes from the background."""
    await stage.fake.news.put(Learnt((Change(ChangeKind.CANDIDATE, stage.fake.views[2].memory),)))
    await stage.shows("? 要记住吗：可能在学吉他", "Tab 去确认")


async def test_it_can_be_dropped_and_brought_back_in_place():
    fake = teaching("对花生过敏")
    async with running(fake) as stage:
        await stage.type("我对花生过敏", "enter")
        await stage.shows("✓ 记住了：对花生过敏   Tab 可改")
        await stage.pilot.press("tab")
        await stage.shows("e 修改 ∙ f 忘掉 ∙ Enter 查看")
        await stage.pilot.press("f")
        await stage.shows("✓ 忘掉了：对花生过敏   Tab 后按 u 撤销")
        await stage.lacks("记住了")
        assert fake.views[0].memory.status is MemoryStatus.FORGOTTEN
        assert stage.prompt.has_focus
        await stage.pilot.press("tab", "u")
        await stage.shows("✓ 找回来了：对花生过敏")
        assert fake.views[0].memory.status is MemoryStatus.ACTIVE


async def test_a_candidate_is_kept_in_place():
    fake = FakeAssistant(views=views(3))
    async with running(fake) as stage:
        await waiting(stage)
        await stage.pilot.press("tab")
        await stage.shows("y 确认 ∙ e 修改 ∙ f 忘掉")
        await stage.pilot.press("y")
        await stage.shows("✓ 确认了：可能在学吉他")
        await stage.lacks("要记住吗")
        assert fake.views[2].memory.status is MemoryStatus.ACTIVE


async def test_it_is_edited_in_place():
    fake = FakeAssistant(views=views(3))
    async with running(fake) as stage:
        await waiting(stage)
        await stage.pilot.press("tab", "e")
        await stage.shows("改成什么？")
        await stage.type("，每周两次", "enter")
        await stage.shows("✓ 改好了：可能在学吉他，每周两次")
        await stage.lacks("要记住吗")


async def test_a_draft_stays_while_the_line_is_answered():
    fake = FakeAssistant(views=views(3))
    async with running(fake) as stage:
        await stage.type("写了一半")
        await waiting(stage)
        assert stage.prompt.has_focus
        await stage.pilot.press("tab", "y")
        await stage.shows("✓ 确认了：可能在学吉他")
        await stage.type("，接着写")
        assert stage.prompt.text == "写了一半，接着写"


async def test_letters_that_mean_nothing_there_are_typed():
    async with running(teaching("对花生过敏")) as stage:
        await stage.type("我对花生过敏", "enter")
        await stage.shows("✓ 记住了：对花生过敏")
        await stage.pilot.press("tab")
        await stage.type("yes")
        assert stage.prompt.text == "yes"


async def test_a_whole_line_typed_there_in_one_go_reaches_the_prompt_in_order():
    async with running(teaching("对花生过敏")) as stage:
        await stage.type("我对花生过敏", "enter")
        await stage.answered()
        await stage.pilot.press("tab")
        for character in "接着说 me too":
            stage.app.post_message(events.Key(_character_to_key(character), character))
        stage.app.post_message(events.Key("enter", "\r"))
        await stage.until(lambda: len(stage.fake.asked) == 2, "sent")
        assert stage.fake.asked[1] == ("接着说 me too", ())


async def test_a_paste_goes_to_the_prompt_from_everywhere():
    async with running(teaching("对花生过敏")) as stage:
        await stage.type("我对花生过敏", "enter")
        await stage.shows("✓ 记住了：对花生过敏")
        await stage.pilot.press("tab")
        stage.app.post_message(events.Paste("贴上来的"))
        await stage.until(lambda: stage.prompt.text == "贴上来的", "pasted")
        assert stage.prompt.saved.pasted == ((0, 4),)


async def test_only_the_last_change_can_be_taken_back():
    fake = teaching("对花生过敏", "最喜欢手冲咖啡，浅烘的")
    async with running(fake) as stage:
        await stage.type("我对花生过敏，最喜欢手冲咖啡", "enter")
        await stage.shows("✓ 记住了：最喜欢手冲咖啡")
        await stage.pilot.press("tab", "f")
        await stage.shows("✓ 忘掉了：对花生过敏   Tab 后按 u 撤销")
        await stage.pilot.press("tab", "tab", "f")
        await stage.shows("✓ 忘掉了：最喜欢手冲咖啡，浅烘的   Tab 后按 u 撤销")
        assert stage.screen_text().count("撤销") == 1
        assert [line.can_focus for line in stage.app.query(LearntLine)] == [False, True]


def test_a_wish_not_to_keep_a_thing_is_seen_to_be_heard() -> None:
    assert is_shown(Change(ChangeKind.REFUSED, None, rule=WITHHELD))
    assert not is_shown(Change(ChangeKind.REFUSED, None, rule="hedged"))
