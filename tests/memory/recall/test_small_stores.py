"""The first days: a dozen lines of talk and three memories, with the real model, in Chinese and in English."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from memory.records import Kind, Quote, Role
from tests.memory.recall.builders import memory
from tests.memory.recall.conftest import World
from tests.memory.recall.real_world import PATIENT, RealWorld, needs_model

pytestmark = needs_model

YESTERDAY = 0.8
TALK_ZH = (
    "我最喜欢手冲咖啡，要浅烘的",
    "今天开了一天会，有点累",
    "楼下新开了一家书店，挺安静的",
    "我妹妹下个月结婚",
    "晚饭吃的是番茄炒蛋",
    "新来的同事很健谈",
    "下周三之前要交体检表",
    "外面下雨了",
)
TALK_EN = (
    "I like pour-over coffee best, light roast",
    "Long day of meetings, a bit tired",
    "A new bookshop opened downstairs, nice and quiet",
    "My sister is getting married next month",
    "Dinner was tomato and eggs",
    "The new colleague talks a lot",
    "The tax form is due next Wednesday",
    "It's raining outside",
)
MEMORIES_ZH = {0: "用户最喜欢手冲咖啡，浅烘的", 3: "用户的妹妹下个月结婚", 6: "用户下周三之前要交体检表"}
MEMORIES_EN = {
    0: "The user likes pour-over coffee best, light roast",
    3: "The user's sister is getting married next month",
    6: "The user has to hand in the tax form by next Wednesday",
}
KINDS = {0: Kind.PREFERENCE, 3: Kind.FACT, 6: Kind.TASK}


@pytest.fixture
async def real(tmp_path: Path) -> AsyncIterator[RealWorld]:
    async with RealWorld.opened(tmp_path) as world:
        yield world


async def live(world: World, talk: tuple[str, ...], memories: dict[int, str]) -> None:
    said = await world.say(*talk, days_ago=YESTERDAY, roles=(Role.USER,) * len(talk))
    held = [
        memory(f"m{at}", text, kind=KINDS[at], days_ago=YESTERDAY, origin=Quote(said[at].id, talk[at]))
        for at, text in memories.items()
    ]
    await world.hold(*held)


async def lines(world: World, question: str) -> list[str]:
    return [line.id for line in (await world.recall(question, deadline_s=PATIENT)).history]


LIVES = {"zh": (TALK_ZH, MEMORIES_ZH), "en": (TALK_EN, MEMORIES_EN)}
RELATED = {
    "zh": [
        ("推荐一款咖啡豆吧", "m0"),
        ("送什么结婚礼物好", "m3"),
        ("我妹妹什么时候结婚？", "m3"),
        ("体检表交了吗", "m6"),
    ],
    "en": [
        ("Recommend some coffee beans", "m0"),
        ("What could I give as a present to my sister?", "m3"),
        ("When is the wedding of my sister?", "m3"),
        ("Is the tax form done?", "m6"),
    ],
}
UNRELATED = {
    "zh": ["给我讲讲黑洞是怎么形成的", "怎么修自行车刹车", "我想学游泳", "帮我写一首关于大海的诗"],
    "en": [
        "Explain how black holes come to be",
        "How do I fix a bicycle brake?",
        "I want to learn to swim",
        "Write a limerick about a giraffe",
    ],
}


@pytest.mark.parametrize("lang", LIVES)
async def test_a_small_store(real: RealWorld, lang: str):
    await live(real, *LIVES[lang])
    found = {question: await lines(real, question) for question, _ in RELATED[lang]}
    assert {question: ids[:1] for question, ids in found.items()} == {
        question: [key] for question, key in RELATED[lang]
    }
    assert [question for question in UNRELATED[lang] if await lines(real, question)] == []


@pytest.mark.parametrize("lang", LIVES)
async def test_a_message_is_not_repeated_beside_its_memory(real: RealWorld, lang: str):
    await live(real, *LIVES[lang])
    question, key = RELATED[lang][0]
    recall = await real.recall(question, deadline_s=PATIENT)
    assert [line.source.value for line in recall.history if key == line.id] == ["memory"]
    assert LIVES[lang][0][0] not in [line.text for line in recall.history]
    assert any(gone.reason == "same" for gone in recall.dropped)
