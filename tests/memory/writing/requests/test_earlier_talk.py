"""Which earlier messages a request to forget means."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from memory.records import Message, Role
from memory.writing.requests.earlier_talk import said_of

SAID = [  # newest first
    "My PSA came back at 5.1, they want it done again in January.",
    "I have 38k to finish this month and I still owe data money",
    "我弟下个月结婚",
    "跟老陈吵了一架,他说我眼里只有病人,气死我了",
    "我跟我弟为老宅的事三年没说话了 今天在菜场碰到 他头都没抬",
    "今天天气不错",
    "我偷偷存了六千块",
    "忘掉老陈的事",
]


def _messages() -> list[tuple[Message, str]]:
    now = datetime(2026, 11, 30, 20, tzinfo=UTC)
    return [
        (
            Message(
                id=f"m{number}",
                session_id="s",
                role=Role.USER,
                text=text,
                created_at=now - timedelta(hours=5 * number),
                day="2026-11-30",
                zone="+08:00",
            ),
            text,
        )
        for number, text in enumerate(SAID)
    ]


@pytest.mark.parametrize(
    ("target", "meant"),
    [
        ("昨晚跟老陈吵架那事", ["跟老陈吵了一架,他说我眼里只有病人,气死我了"]),
        ("前几天我跟你讲我弟为老宅吵那个事", []),
        ("我弟老宅那个事", ["我跟我弟为老宅的事三年没说话了 今天在菜场碰到 他头都没抬"]),
        ("我跟你讲我弟", ["我弟下个月结婚"]),
        ("38k thing I told you", ["I have 38k to finish this month and I still owe data money"]),
        ("the thing about my garden", []),
        ("那件事", []),
        ("我弟", ["我弟下个月结婚"]),
        ("我昨晚说的老宅", ["我跟我弟为老宅的事三年没说话了 今天在菜场碰到 他头都没抬"]),
        ("存钱那个", ["我偷偷存了六千块"]),
        ("that", []),
    ],
)
def test_the_newest_that_says_all_of_it_is_meant(target: str, meant: list[str]) -> None:
    assert [words for _, words in said_of(target, _messages())] == meant


def test_of_a_long_message_only_the_sentence_goes() -> None:
    filler = "今天开了一整天的会，累得不行。" * 30
    (message, _), *_ = _messages()
    assert (
        said_of("借钱的事", [(message, f"{filler}我找表弟借了三万块钱没还。{filler}")])[0][1]
        == "我找表弟借了三万块钱没还。"
    )


def test_what_is_said_in_the_same_talk_goes_with_it() -> None:
    (message, _), *_ = _messages()
    texts = ["我的体检结果不好", "体检结果说要复查"]
    assert [words for _, words in said_of("体检结果", [(message, text) for text in texts])] == texts
