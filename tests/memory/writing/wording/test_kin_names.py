"""A name is read with whose it is, where that is known; what an unknown name does is never the user's own."""

from __future__ import annotations

from datetime import datetime

import pytest

from memory.writing.reader import read_message
from memory.writing.setting import Before
from memory.writing.wording.heard import heard
from memory.writing.wording.kin_names import introduced, names, with_kin

NOW = datetime.fromisoformat("2026-11-25T10:05:00+08:00")
TOLD = [
    "The user's daughter Wren is 9",
    "The user has a rescue greyhound called Pilot",
    "The user's husband Mark is a joiner",
    "用户的儿子叫团团，2026年5岁",
    "用户养了一只橘猫叫虎子",
    "The user's boss is called Ines",
    "The user has two daughters, Ottilie and Fern",
    "用户家有两只狗，一只叫栗子，一只叫麻薯",
    "用户的女儿小雪怕黑",
    "用户的小女儿叫小雪",
    "用戶的小女兒叫思妤",
]
WHOLE = [
    ("Wren plays the harp", "My daughter Wren plays the harp"),
    ("I have to renew Wren's passport by May", "I have to renew my daughter Wren's passport by May"),
    ("Pilot is scared of hoovers", "My greyhound Pilot is scared of hoovers"),
    ("Mark can't swim", "My husband Mark can't swim"),
    ("Mark my words", "Mark my words"),
    ("my daughter Wren is off", "my daughter Wren is off"),
    ("I met Mark Twain", "I met Mark Twain"),
    ("Ines lives in Porto", "Ines lives in Porto"),
    ("团团对鸡蛋过敏", "我儿子团团对鸡蛋过敏"),
    ("周六带团团去打疫苗", "周六带我儿子团团去打疫苗"),
    ("我儿子团团上中班", "我儿子团团上中班"),
    ("虎子不吃鱼", "我的橘猫虎子不吃鱼"),
    ("一团团的毛线", "一团团的毛线"),
    ("Ottilie is deaf, Fern isn't", "My daughter Ottilie is deaf, my daughter Fern isn't"),
    ("We have two daughters, Ottilie and Fern", "We have two daughters, Ottilie and Fern"),
    ("栗子怕打雷", "我的狗栗子怕打雷"),
    ("今天小雪转晴", "今天小雪转晴"),
    ("昨天小雪发烧了", "昨天我小女儿小雪发烧了"),
    ("我在听《小雪》这首歌", "我在听《小雪》这首歌"),
    ("思妤不吃魚", "我小女兒思妤不吃魚"),
]


@pytest.mark.parametrize(("said", "whole"), WHOLE)
def test_a_known_name_comes_with_whose_it_is(said: str, whole: str) -> None:
    assert with_kin(said, names(TOLD)).text == whole


def test_a_name_of_two_and_a_month_are_nobody() -> None:
    assert (
        names(["The user's son Theo is 4", "The user's brother Theo is a vet", "The user's sister April lives in Ely"])
        == {}
    )


def test_a_name_of_a_sister_too_is_nobodys() -> None:
    assert names(
        ["用户的女儿叫可可", "用户的妹妹也叫可可", "The user's son is Ned.", "The user's wife is French."]
    ) == {"Ned": "son"}


def test_the_elder_and_the_younger_are_named() -> None:
    assert introduced("我有两个女儿，大的叫可可，小的叫安安").text == "我有两个女儿，大女儿叫可可，小女儿叫安安"


def test_a_short_name_beside_whose_it_is_is_a_name() -> None:
    told = ["我儿子小宝五岁", "用户的女儿朵朵怕黑", "我爸爸妈妈在上海", "我儿子小学毕业", "我弟弟在深圳"]
    assert names(told) == {"小宝": "儿子", "朵朵": "女儿"}


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("Tom is my husband. He hates fish", "My husband is called Tom. My husband Tom hates fish"),
        ("程屿是我老公，他是消防员", "我老公叫程屿，我老公程屿是消防员"),
        ("This is my husband", "This is my husband"),
        ("Rome is my favourite", "Rome is my favourite"),
    ],
)
def test_who_somebody_is_may_be_said_from_his_end(said: str, read: str) -> None:
    assert heard(said, frozenset(), frozenset()).text == read


def test_a_name_is_told_and_used_in_one_message() -> None:
    text = "my son is called Theo. theo hates peas, Theo is allergic to kiwis"
    found = [proposal.content for proposal in read_message(text, moment=NOW, zone="+08:00").proposals]
    assert "The user's son Theo is allergic to kiwis" in found


@pytest.mark.parametrize(
    "text",
    [
        "团团对鸡蛋过敏",
        "Coco对鸡肉过敏",
        "乐乐住在北京",
        "朵朵每天练琴",
        "乐乐不吃辣",
        "小王明天交报告",
        "老李也住杭州",
    ],
)
def test_what_somebody_unknown_is_or_does_is_not_taken_for_the_users(text: str) -> None:
    assert read_message(text, moment=NOW, zone="+08:00").proposals == ()
    told = read_message(text, moment=NOW, zone="+08:00", before=Before(kin=TOLD)).proposals
    assert [proposal.content for proposal in told] == (["用户的儿子团团对鸡蛋过敏"] if "团团" in text else [])
