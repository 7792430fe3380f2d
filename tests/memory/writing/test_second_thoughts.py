"""A slip mended in the next message: what it had left in memory makes way for what was meant."""

from __future__ import annotations

from dataclasses import replace
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
    ("我在腾讯工作", "不对，是在阿里上班", "用户在阿里工作"),
    ("I live in Leeds", "sorry, York", "The user lives in York"),
    ("I live in Leeds", "*York", "The user lives in York"),
    ("I'm allergic to peanuts", "I mean cashews", "The user is allergic to cashews"),
    ("我住高雄", "說錯了，是台中", "用户住在台中"),
    ("下週三下午三點看牙醫", "說錯了，是週四", "用戶2026年12月3日下午三點看牙醫"),
    ("My birthday is March 4th", "sorry, the 14th", "The user's birthday is March 14th"),
    ("我女儿叫可可", "不对，叫安安", "用户的女儿叫安安"),
    ("我老婆是律师", "不是，是会计", "用户的老婆是会计"),
    ("我老公是律师", "不，他是会计", "用户的老公是会计"),
    ("My sister is called Ines", "no, Ida", "The user's sister is called Ida"),
    ("My wife is a vet", "no, she's a nurse", "The user's wife is a nurse"),
    ("我女儿在宁波读研二 学会计的", "哦说错了 不是会计 是审计", "用户的女儿在宁波读研二，学审计的"),
    ("我是护士", "不是护士 是护工", "用户是护工"),
    ("我儿子叫小宝", "哦不是小宝 是小豹", "用户的儿子叫小豹"),
    ("我喜欢爬山", "不是，我是说游泳", "用户喜欢游泳"),
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
        ("I live in Leeds", "No, Paris is lovely"),
        ("I live in Leeds", "Sorry, Anna"),
        ("I live in Leeds", "oops, Tom called"),
        ("I live in Leeds", "no, York was right"),
        ("My name is Kit", "Sorry, Bob is here"),
        ("我叫小明", "不是，他叫小红"),
        ("我老婆是律师", "不是吧，你是谁"),
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


TWICE = [
    ("I live in Leeds", "sorry, I meant York", "no, Leeds was right", "The user lives in Leeds"),
    ("I'm allergic to nuts", "Actually not nuts, shellfish", "no wait, it was nuts after all", "The user is allergic to nuts"),
    ("我对花生过敏", "不对，是腰果", "不对，还是花生", "用户对花生过敏"),
    ("我住杭州", "说错了，苏州", "又错了，是杭州", "用户住在杭州"),
    ("我12月3号要去体检", "体检改到5号了", "不，还是3号", "用户2026年12月3号要去体检"),
]  # fmt: skip


@pytest.mark.parametrize(("first", "then", "again", "meant"), TWICE)
def test_what_mended_it_may_be_a_slip_itself(first: str, then: str, again: str, meant: str) -> None:
    held = told(first)
    (mended,) = read_message(then, moment=NOW, zone="+08:00", known=held, before=Before(user=first)).proposals
    now_held = [replace(held[0], content=mended.content, value=mended.value, origin=Quote("n", then))]
    (found,) = read_message(again, moment=NOW, zone="+08:00", known=now_held, before=Before(user=then)).proposals
    assert (found.content, found.replaces, found.correction) == (meant, held[0].id, True)
