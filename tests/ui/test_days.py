"""The day on the screen: a greeting that can be opened, the panel's foot, earlier conversations."""

from __future__ import annotations

from assistant.events import DaySoFar, SessionView
from memory.records import Role
from tests.ui.conftest import running
from tests.ui.fake_assistant import FakeAssistant, message, opening

GREETING = "早上好，林晓。\n11月30日要订去杭州的高铁票（11月27日说的）。\n昨天聊了咖啡。"
TALKS = (
    SessionView("s2", "订高铁票", "2026-11-27", 12),
    SessionView("s1", "coffee beans", "2026-11-20", 1),
)


def remembering() -> FakeAssistant:
    """An assistant with an earlier talk."""
    fake = FakeAssistant(talks=TALKS)
    fake.old = [message(n, Role.USER if n % 2 else Role.ASSISTANT, f"第 {n} 句", day="2026-11-27") for n in range(9)]
    return fake


async def test_a_line_of_the_greeting_opens_what_it_rests_on():
    first = opening(greeting=GREETING, sources=("", "m00003", ""))
    async with running(remembering(), first=first) as stage:
        await stage.shows("早上好，林晓。", "（11月27日说的）。   Tab 可看原话")
        await stage.pilot.press("tab")
        await stage.shows("回车看原话")
        await stage.pilot.press("enter")
        await stage.shows("当时说的  2026-11-27", "▸ 你", "第 3 句", "第 1 句", "第 5 句")
        await stage.pilot.press("escape")
        await stage.shows("早上好，林晓。")


async def test_it_can_be_reached_as_long_as_it_is_in_view():
    first = opening(greeting=GREETING, sources=("", "m00003", ""))
    async with running(remembering(), first=first) as stage:
        await stage.type("你好", "enter")
        await stage.shows("好的，收到：你好", "11月30日要订去杭州")
        await stage.pilot.press("tab", "tab")
        await stage.shows("回车看原话")
        await stage.pilot.press("enter")
        await stage.shows("当时说的")


async def test_a_click_on_it_does_the_same():
    first = opening(greeting=GREETING, sources=("", "m00003", ""))
    async with running(remembering(), first=first) as stage:
        await stage.shows("早上好，林晓。")
        await stage.pilot.click("SourcedLine")
        await stage.shows("当时说的", "第 3 句")


async def test_what_is_gone_cannot_be_opened():
    first = opening(greeting=GREETING, sources=("", "m77777", ""))
    async with running(remembering(), first=first) as stage:
        await stage.shows("早上好，林晓。")
        await stage.pilot.press("tab", "enter")
        await stage.shows("那段话已经不在了。")


async def test_today_and_the_open_questions_stand_under_the_blocks():
    fake = FakeAssistant(day=DaySoFar("聊了咖啡和去杭州的票。", ("你在哪个城市？", "你是做什么的？")))
    async with running(fake, size=(120, 40)) as stage:
        await stage.shows("今天到现在", "聊了咖啡和去杭州的票。", "还没问的", "你在哪个城市？", "你是做什么的？")
        fake.day = DaySoFar("聊了咖啡、票和天气。", ())
        await stage.type("天气", "enter")
        await stage.shows("[profile]", "聊了咖啡、票和天气。")
        await stage.lacks("还没问的")


async def test_an_earlier_conversation_is_gone_on_with():
    async with running(remembering()) as stage:
        await stage.type("你好", "enter")
        await stage.shows("好的，收到：你好")
        await stage.type("/resume", "enter")
        await stage.shows("接着聊哪一段？", "订高铁票", "2026-11-27 ∙ 12 条消息", "coffee beans")
        await stage.pilot.press("down", "enter")
        await stage.shows("› 那时说的：coffee beans")
        await stage.lacks("好的，收到：你好")
        await stage.type("接着", "enter")
        await stage.shows("好的，收到：接着")


async def test_earlier_conversations_can_be_searched():
    async with running(remembering()) as stage:
        await stage.type("/继续", "enter")
        await stage.shows("订高铁票", "coffee beans")
        await stage.pilot.press("shift+tab")
        await stage.type("高铁")
        await stage.lacks("coffee beans")
        await stage.type("x")
        await stage.shows("没有找到这样的对话。")
        await stage.pilot.press("backspace", "enter")
        await stage.shows("› 那时说的：订高铁票")
