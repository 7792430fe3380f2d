"""A slip mended in the next message: what it had left in memory makes way for what was meant."""

from __future__ import annotations

from datetime import datetime

import pytest

from memory.records import Memory, Quote, SourceType, Status
from memory.writing.reader import read_message
from memory.writing.setting import Before

NOW = datetime.fromisoformat("2026-11-25T10:05:00+08:00")
MENDED = [
    ("下周三下午三点看牙医", "说错了，是周四下午三点", "用户2026年12月3日下午三点看牙医"),
    ("下周三下午三点看牙医", "打错了，四点", "用户2026年12月2日下午四点看牙医"),
    ("我女儿5岁", "不对，6岁", "用户的女儿6岁"),
    ("我生日5月3号", "5月13号，打错了", "用户生日5月13号"),
    ("我儿子对花生过敏", "不对，是对腰果过敏", "用户的儿子对腰果过敏"),
    ("我对花生过敏", "打错了，是腰果", "用户对腰果过敏"),
    ("我住杭州", "是苏州，打错了", "用户住在苏州"),
    ("I live in Leeds", "sorry, York", "The user lives in York"),
    ("I live in Leeds", "*York", "The user lives in York"),
    ("I'm allergic to peanuts", "I mean cashews", "The user is allergic to cashews"),
]


def told(text: str) -> list[Memory]:
    return [
        Memory(
            str(n),
            p.kind,
            p.content,
            Status.ACTIVE,
            SourceType.TOLD,
            NOW,
            NOW,
            Quote("m", p.quote),
            slot=p.slot,
            value=p.value,
            date=p.date,
        )
        for n, p in enumerate(read_message(text, moment=NOW, zone="+08:00").proposals)
    ]


@pytest.mark.parametrize(("first", "then", "meant"), MENDED)
def test_what_is_meant_takes_the_place_of_the_slip(first: str, then: str, meant: str) -> None:
    held = told(first)
    (found,) = read_message(then, moment=NOW, zone="+08:00", known=held, before=Before(user=first)).proposals
    assert (found.content, found.replaces, found.correction, found.quote) == (meant, held[0].id, True, then)


@pytest.mark.parametrize(
    ("first", "then"),
    [
        ("I live in Leeds", "no, thanks"),
        ("I live in Leeds", "Sorry, later"),
        ("我住杭州", "不对吧"),
        ("我女儿5岁", "不好意思，我先走了"),
        ("I'm 34", "Sorry, can you help me?"),
        ("今天好累", "不对，是周四"),
    ],
)
def test_other_words_mend_nothing(first: str, then: str) -> None:
    found = read_message(then, moment=NOW, zone="+08:00", known=told(first), before=Before(user=first)).proposals
    assert not [one for one in found if one.correction]
