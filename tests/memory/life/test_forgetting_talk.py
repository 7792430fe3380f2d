"""What was only said, and never became a memory, is forgotten too when the user asks for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from memory.prompted import Prompted
from memory.records import ChangeKind, Status
from memory.sqlite.memories import MemoryFilter
from tests.memory.life.manager_case import SetClock, remembering, told

TALKS = [
    ("我跟我弟吵了一架，三年没说话了", "把我弟那件事忘掉", "吵"),
    ("我跟我弟为老宅的事三年没说话了 今天在菜场碰到 他头都没抬", "前几天我跟你讲我弟那个事 你给我忘掉 别存着", "老宅"),
    ("跟老陈吵了一架,他说我眼里只有病人,气死我了", "还有昨晚跟老陈吵架那事,你忘掉吧,和好了,以后别提", "病人"),
    ("I have 38k to finish this month and I still owe data money", "That 38k thing I told you, wipe it please", "38k"),
    ("Cried in the shower for twenty minutes, dunno why", "nah forget that actually. dont save it", "shower"),
    ("今天被一個乘客飆罵 說我過站不停", "算了 這件你不要記 忘掉 我自己也要忘掉", "乘客"),
]


@pytest.mark.parametrize(("said", "asked", "telling"), TALKS)
async def test_it_is_cut_from_all_that_is_recalled_and_comes_back_by_undo(
    tmp_path: Path, said: str, asked: str, telling: str
) -> None:
    clock = SetClock()
    async with remembering(tmp_path, clock) as memory:
        message, _ = await told(memory, said)
        clock.later(0.01)
        _, changes = await told(memory, asked)
        assert ChangeKind.FORGOTTEN in {change.kind for change in changes}
        [masked] = await memory.call(lambda: memory.store.transcript.masked([message]))
        assert telling not in masked
        recalled = await memory.recall_text(said)
        assert not [line.text for line in [*recalled.profile, *recalled.history] if telling in line.text]
        await memory.hands.undo()
        [back] = await memory.call(lambda: memory.store.transcript.masked([message]))
        assert back == said


async def test_a_quarrel_told_is_not_all_that_is_known_of_him(tmp_path: Path) -> None:
    clock = SetClock()
    async with remembering(tmp_path, clock) as memory:
        await told(memory, "我男朋友叫老陈，他不吃牛肉")
        quarrel, _ = await told(memory, "跟老陈吵了一架,他说我眼里只有病人")
        clock.later(0.01)
        await told(memory, "昨晚跟老陈吵架那事,你忘掉吧")
        known = await memory.call(lambda: [one.content for one in memory.store.memories.latest(10)])
        assert any("老陈" in content for content in known)
        [masked] = await memory.call(lambda: memory.store.transcript.masked([quarrel]))
        assert "病人" not in masked


async def test_what_was_told_another_day_is_not_what_was_told_today(tmp_path: Path) -> None:
    clock = SetClock()
    async with remembering(tmp_path, clock) as memory:
        quarrel, _ = await told(memory, "我跟我弟为老宅吵了一架")
        clock.later(3)
        today, _ = await told(memory, "我弟升职了")
        await told(memory, "前几天我跟你讲我弟那个事 你给我忘掉")
        gone, kept = await memory.call(lambda: memory.store.transcript.masked([quarrel, today]))
        assert "老宅" not in gone
        assert kept == "我弟升职了"


async def test_one_wish_is_undone_in_one_step(tmp_path: Path) -> None:
    async with remembering(tmp_path, SetClock()) as memory:
        messages = [(await told(memory, text))[0] for text in ("体检结果不太好", "体检结果说要复查")]
        await told(memory, "把体检结果的事忘掉")
        await memory.hands.undo()
        back = await memory.call(lambda: memory.store.transcript.masked(messages))
        assert back == [message.text for message in messages]


async def test_a_purge_takes_the_words_of_the_wish_from_prompts_and_the_recall_log(tmp_path: Path) -> None:
    asked = "忘掉我喜欢龙井茶"
    async with remembering(tmp_path, SetClock()) as memory:
        await told(memory, "我最喜欢喝龙井茶")
        await memory.call(lambda: memory.store.prompts.add(Prompted(asked)))
        request, _ = await told(memory, asked)
        await memory.recall_for(request, window_ids=(), previous=(), seconds=5)
        forgotten = await memory.call(
            lambda: [one.id for one in memory.store.memories.find(MemoryFilter(statuses=(Status.FORGOTTEN,)))]
        )
        await memory.upkeep.purge(forgotten)
        found = await memory.call(lambda: memory.store.trace(["龙井茶"]))
        assert not found


async def test_what_was_never_said_is_answered_as_such(tmp_path: Path) -> None:
    async with remembering(tmp_path, SetClock()) as memory:
        await told(memory, "今天天气不错")
        _, changes = await told(memory, "把我昨天说的借钱的事忘掉")
        assert [change.rule for change in changes] == ["forget_unknown"]


@pytest.mark.parametrize(
    ("said", "meant_otherwise"),
    [
        ("I want dessert tonight", "let's forget about dessert"),
        ("过去的一周好累", "都过去了，忘了吧"),
        ("I was waiting for an hour", "don't keep me waiting"),
        ("paint it in that colour", "ignore what I said about the colour, use blue"),
        ("购物清单 牛奶 鸡蛋", "帮我把牛奶删掉"),
        ("行程第一天去故宫 第二天去长城", "帮我把长城去掉"),
        ("我写了首诗，第二段讲月亮", "把第二段月亮删掉"),
        ("这段代码里有日志", "帮我把那段日志删掉"),
        ("shopping list: milk, eggs, bread", "please delete the milk"),
    ],
)
async def test_a_turn_of_speech_forgets_nothing(tmp_path: Path, said: str, meant_otherwise: str) -> None:
    async with remembering(tmp_path, SetClock()) as memory:
        message, _ = await told(memory, said)
        await told(memory, meant_otherwise)
        assert await memory.call(lambda: memory.store.transcript.masked([message])) == [said]


async def test_what_another_memory_rests_on_stays(tmp_path: Path) -> None:
    async with remembering(tmp_path, SetClock()) as memory:
        await told(memory, "我对花生过敏，昨天跟老陈吵了一架")
        await told(memory, "跟老陈吵架那事你忘掉吧")
        known = await memory.call(lambda: [one.content for one in memory.store.memories.latest(10)])
        assert "用户对花生过敏" in known
