"""Every screen in both languages at 80×24 and 120×36, as text files to look at."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace

import pytest

from assistant.events import (
    Block,
    ContextReady,
    DaySoFar,
    Event,
    Explained,
    MemoryView,
    Question,
    ReplyText,
    SessionView,
)
from memory.records import Dropped, Kind, Recall, RecallTimes, Role, Waiting, WaitingKind
from memory.records import Status as MemoryStatus
from tests.ui import snapshot
from tests.ui.conftest import Stage, running
from tests.ui.fake_assistant import FakeAssistant, learnt, line, memory, message, opening, options

SIZES = ((80, 24), (120, 36))


@dataclass(frozen=True)
class Told:
    """What is on the screens, in one language."""

    language: str
    greeting: str
    question: Question
    asked: str
    reply: str
    profile: tuple[str, ...]
    recalled: str
    words: str
    learnt: str
    memories: tuple[str, ...]
    guess: str
    old: str
    today: str
    open_questions: tuple[str, ...]
    talks: tuple[str, ...]


ZH = Told(
    "zh",
    "早上好，林晓。\n11月30日前要订去杭州的高铁票（11月27日说的）。\n昨天聊了手冲咖啡和小程序的上线时间。",
    Question("place", "你在哪个城市？", "回车回答 ∙ 空着回车跳过 ∙ Esc 先聊别的", 3, 6),
    "推荐几款咖啡豆，预算 200 元以内，最好能说说 Kenya AA 和耶加雪菲（Yirgacheffe）的区别",
    "你喜欢**手冲、浅烘**的，可以看看这两款：\n\n| 豆子 | 风味 | 价格 |\n|---|---|--:|\n"
    "| 耶加雪菲 | 柑橘与茉莉，尾韵干净，适合早上喝 | 88 元 |\n| Kenya AA | 黑加仑、番茄，酸质明亮（bright acidity） | 96 元 |\n\n"
    "- 两款都在预算内；\n- 研磨度：中细，水温 92℃。",
    ("用户叫林晓", "用户对花生过敏"),
    "用户最喜欢手冲咖啡，浅烘的",
    "咖啡",
    "用户的咖啡豆预算是 200 元以内",
    (
        "用户对花生过敏",
        "用户最喜欢手冲咖啡，浅烘的",
        "用户在做一个小程序，计划12月15日上线，负责前端和联调，每周三开例会",
    ),
    "用户可能在学吉他",
    "用户住在上海",
    "聊了手冲咖啡，定了咖啡豆的预算。",
    ("你是做什么的？",),
    ("订去杭州的高铁票", "小程序什么时候上线"),
)
EN = Told(
    "en",
    "Good morning, Ann.\nThe train to Hangzhou has to be booked by 30 Nov (said on 27 Nov).\nYesterday: pour-over "
    "coffee and the launch of the app.",
    Question("place", "Where do you live?", "Enter answers ∙ empty Enter skips ∙ Esc: later", 3, 6),
    "Recommend some coffee beans below 200 yuan, and tell me how Kenya AA differs from Yirgacheffe",
    "You like **light roasts, poured over**. Two to try:\n\n| Beans | Taste | Price |\n|---|---|--:|\n"
    "| Yirgacheffe | citrus and jasmine, a clean finish, good in the morning | 88 |\n"
    "| Kenya AA | blackcurrant and tomato, bright acidity | 96 |\n\n"
    "- Both are within your budget.\n- Grind medium-fine, water at 92 °C.",
    ("The user's name is Ann", "The user is allergic to peanuts"),
    "The user likes pour-over coffee best, lightly roasted",
    "coffee",
    "The user's budget for coffee beans is 200 yuan",
    (
        "The user is allergic to peanuts",
        "The user likes pour-over coffee best, lightly roasted",
        "The user builds a mini-programme that is to be launched on 15 Dec, does its front end, and meets the team on Wednesdays",
    ),
    "The user may be learning the guitar",
    "The user lives in Shanghai",
    "Pour-over coffee; a budget for beans.",
    ("What do you do?",),
    ("Book the train to Hangzhou", "When does the app launch"),
)


def blocks(told: Told) -> tuple[Block, ...]:
    profile = tuple(
        line(at, text, score=1.0, reasons=(("profile", ""),), tokens=11) for at, text in enumerate(told.profile, 1)
    )
    history = replace(line(3, told.recalled), reasons=(("words", told.words),))
    current = replace(line(4, told.asked), tokens=42)
    return (
        Block("profile", profile, 42, 300),
        Block("history", (history,), 18, 500),
        Block("current", (current,), 96, 7200),
    )


def assistant(told: Told) -> FakeAssistant:
    def view(number: int, text: str, **changes: object) -> MemoryView:
        one = memory(number, text, **changes)
        return MemoryView(one, (f"{told.words}: {text}",), "2026-11-28T09:00:00+08:00")

    guess = view(8, told.guess, kind=Kind.PREFERENCE, status=MemoryStatus.CANDIDATE)
    fake = FakeAssistant(
        views=[guess, *(view(at, text) for at, text in enumerate(told.memories, 1))],
        day=DaySoFar(told.today, told.open_questions),
        talks=tuple(SessionView(f"s{at}", title, "2026-11-27", 12) for at, title in enumerate(told.talks)),
        inbox=[
            Waiting(
                "question:1", WaitingKind.CONTRADICTION, ("newer", "older", "both"), guess.memory, memory(9, told.old)
            ),
            Waiting("candidate:k8", WaitingKind.CANDIDATE, ("confirm", "drop"), guess.memory),
        ],
    )
    fake.old = [message(n, Role.USER if n % 2 else Role.ASSISTANT, told.asked, day="2026-11-27") for n in range(5)]

    async def script(text: str) -> AsyncIterator[Event]:
        yield learnt(told.learnt)
        yield ContextReady(blocks(told), 156, "")
        yield ReplyText(told.reply)
        yield fake.done(told.reply)

    async def explain() -> Explained:
        dropped = (Dropped("memory:k9", "below_floor", 0.12, told.old),)
        recall = Recall(told.asked, dropped=dropped, ms=RecallTimes(total=12.0))
        return Explained(
            recall, blocks(told), f"[profile]\n- {told.profile[0]}\n[history]\n- {told.recalled}\n", ("k00003",)
        )

    fake.script = script
    fake.explain = explain
    return fake


async def talk(stage: Stage, told: Told) -> None:
    await stage.type(told.asked, "enter")
    await stage.answered()
    await stage.shows("Kenya AA")


@pytest.mark.parametrize("size", SIZES, ids=["80x24", "120x36"])
@pytest.mark.parametrize("told", [ZH, EN], ids=["zh", "en"])
async def test_every_screen(told: Told, size: tuple[int, int]):
    mark = f"{told.language}-{size[0]}x{size[1]}"
    first = opening(greeting=told.greeting, sources=("", "m00003", ""), question=told.question)
    async with running(assistant(told), size=size, first=first, settings=options(language=told.language)) as stage:
        await stage.shows("3/6", told.greeting[:5])
        await snapshot.matches(stage, f"start-{mark}")
        await stage.pilot.press("escape")
        await stage.lacks("3/6")
        await talk(stage, told)
        await snapshot.matches(stage, f"talk-{mark}")
        await stage.pilot.press("tab")
        await snapshot.matches(stage, f"learnt-{mark}")
        await stage.pilot.press("escape")
        if size[0] < 100:
            await stage.pilot.press("f3")
            await snapshot.matches(stage, f"panel-{mark}")
            await stage.pilot.press("escape")
        async for command in stage.walk("/memories", "/why", "/help", "/model", "/resume", "/theme"):
            await snapshot.matches(stage, f"{command[1:]}-{mark}")
        await stage.type("/")
        await snapshot.matches(stage, f"commands-{mark}")


@pytest.mark.parametrize("width", [60, 80, 120])
async def test_chinese_paragraphs_lists_and_quotations(width: int):
    text = (
        "Jide 是一个本地的个人助理（local-first assistant），它能记住你说过的话：比如“我对花生过敏”、「周三去杭州」，"
        '以及你在做的项目，用Python3.11和Textual写成；它会问："还要继续吗？"然后等你。\n\n'
        "- 第一条很长的中文列表项，里面有 English words 和 `inline_code()`，还有“引号”，要折行才放得下，对吧？\n"
        "  - 嵌套的第二层：依然很长的中文内容，继续写下去直到它必须折行为止，看看悬挂缩进还对不对。\n\n"
        "> 床前明月光，疑是地上霜。举头望明月，低头思故乡。引用的文字也要按中文的规矩折行（包括括号）。\n\n"
        "1. 打开设置，找到“隐私与安全”，然后关闭“个性化广告”，再返回上一级菜单，确认已经生效。\n\n"
        '```python\nprint("一行很长的中文代码，不应该被截断而看不见，也许要折行，看看实际情况怎么样", "中文")\n```\n'
    )
    fake = FakeAssistant()

    async def script(said: str) -> AsyncIterator[Event]:
        yield ReplyText(text)
        yield fake.done(text)

    fake.script = script
    async with running(fake, size=(width, 40), settings=options(panel_open=False)) as stage:
        await stage.type("说说", "enter")
        await stage.answered()
        await snapshot.matches(stage, f"chinese-{width}")
