"""The first words of a day: what is open, with dates; nothing invented, never too long."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import count

import pytest

from assistant.day_summary import extractive, topics
from assistant.greeting import Known, compose
from memory.records import Kind, Memory, Message, Quote, Role, SourceType, Status

SAID = datetime(2026, 11, 28, 2, tzinfo=UTC)
_ids = count()


def memory(
    content: str, kind: Kind = Kind.FACT, slot: str | None = None, value: str = "", date: str | None = None
) -> Memory:
    return Memory(
        f"id{next(_ids)}", kind, content, Status.ACTIVE, SourceType.TOLD, SAID, SAID, Quote(None, content),
        slot=slot, value=value, date=date,
    )  # fmt: skip


def said(*texts: str) -> list[Message]:
    return [Message(f"m{i}", "s", Role.USER, text, SAID, "UTC", "2026-11-28") for i, text in enumerate(texts)]


def known(memories: list[Memory], talk: list[Message], language: str = "zh", today: str = "2026-11-29") -> Known:
    return Known(memories, "2026-11-28" if talk else "", talk, today, language)


NAME = memory("用户叫沈知夏", slot="name", value="沈知夏")


@pytest.mark.parametrize(
    ("language", "task", "talk", "words"),
    [
        ("zh", memory("用户下周要订去成都的车票", Kind.TASK, date="2026-12-05"), "想去成都看大熊猫，住春熙路附近", ["12月5日", "成都", "昨天", "接着"]),
        ("en", memory("The user books the train to Porto", Kind.TASK, date="2026-12-05"), "I want to see the river in Porto and stay near the old bridge", ["5 Dec", "Porto", "Yesterday", "go on"]),
    ],
)  # fmt: skip
def test_open_things_come_first_with_their_dates(language: str, task: Memory, talk: str, words: list[str]) -> None:
    greeting = compose(known([task], said(talk), language))
    lowered = greeting.text.casefold()
    assert all(word.casefold() in lowered for word in words), greeting.text
    assert greeting.lines[0].id == task.id
    assert greeting.lines[1].item_ids == ("m0",)


@pytest.mark.parametrize(
    ("content", "language", "line"),
    [
        ("用户2026年12月5日要订去成都的高铁票", "zh", "12月5日：你要订去成都的高铁票。"),
        (
            "The user needs to book the train to Porto on 2026-12-05",
            "en",
            "5 Dec: You need to book the train to Porto.",
        ),
        ("On 2026-12-05 the user is going to Porto", "en", "5 Dec: You are going to Porto."),
    ],
)
def test_a_date_is_said_once(content: str, language: str, line: str) -> None:
    assert line in compose(known([memory(content, Kind.TASK, date="2026-12-05")], [], language)).text


@pytest.mark.parametrize(
    ("content", "language", "line"),
    [
        ("用户要2026年11月27日之前把二校稿交给王姐", "zh", "上周五该办的：你要把二校稿交给王姐。"),
        (
            "The user has to hand in the rota by 2026-11-27",
            "en",
            "Overdue since Friday: You have to hand in the rota.",
        ),
    ],
)
def test_what_is_overdue_does_not_look_as_if_it_were_to_come(content: str, language: str, line: str) -> None:
    late = known([memory(content, Kind.TASK, date="2026-11-27")], [], language, today="2026-11-30")
    assert line in compose(late).text


def test_a_known_name_gets_a_hello_and_a_stranger_nothing() -> None:
    assert compose(known([NAME], [])).text == "沈知夏，你好。"
    assert compose(known([], [])).text == ""


def test_small_talk_and_what_is_over_are_not_named() -> None:
    over = memory("用户体检", Kind.EVENT, date="2026-11-20")
    assert compose(known([over], said("你好", "谢谢", "我叫什么？"))).text == ""


def test_it_is_short_whatever_there_is() -> None:
    tasks = [memory("用户要" + "做很多很多事情" * 30, Kind.TASK, date=f"2026-12-{day:02}") for day in range(1, 10)]
    greeting = compose(known([NAME, *tasks], said("x" * 5000)))
    assert len(greeting.text) <= 400
    assert len(greeting.lines) <= 3


def test_after_silent_days_the_last_day_is_still_found() -> None:
    greeting = compose(known([], said("想把阳台改成小书房，先量尺寸再买书架"), today="2026-12-12"))
    assert "11月28日" in greeting.text and "书房" in greeting.text


def test_topics_are_taken_once_and_small_talk_never() -> None:
    talk = said("你好", "项目的预算要改到二十万", "项目预算改到二十万了", "周末想去爬莫干山看日出", "谢谢")
    named = [text for _, text in topics(talk)]
    assert len(named) == 2
    assert extractive(talk).count("；") == 1
    assert extractive(said("hi", "thanks")) == ""


def test_what_is_looked_up_or_forgotten_is_no_topic() -> None:
    asked = (
        "二校稿什么时候交",
        "你知道我什么",
        "我下周三下午有什么安排",
        "what do you know about me",
        "when is my dentist?",
    )
    assert topics(said(*asked, "▒▒▒▒▒▒，每天早上背二十个单词")) == []
    assert len(topics(said("为什么我的面包总是发不起来？", "How do I fix the gears on my bike?"))) == 2
