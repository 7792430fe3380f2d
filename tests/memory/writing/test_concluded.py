"""What is off or done is open no longer; what only sounds like it stays."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

import pytest

from memory.records import Kind, Memory, SourceType, Status
from memory.writing.reader import read_message

NOW = datetime.fromisoformat("2026-11-25T10:05:00+08:00")
PLANS = {
    "dentist": (Kind.EVENT, "用户2026年12月9日下午三点看牙医", "2026-12-09"),
    "rent": (Kind.TASK, "用户2026年12月5日前要交房租", "2026-12-05"),
    "parcel": (Kind.TASK, "用户要在2026年12月4日前把快递寄了", "2026-12-04"),
    "hike": (Kind.EVENT, "用户2026年12月5日去爬山", "2026-12-05"),
    "flight": (Kind.EVENT, "The user's flight to Oslo is on 2026-12-12", "2026-12-12"),
    "mot": (Kind.TASK, "The user needs to book the MOT by 2026-12-04", "2026-12-04"),
    "viva": (Kind.EVENT, "The user has a viva on 2026-11-24", "2026-11-24"),
    "flowers": (Kind.TASK, "用户2026年12月3日要给用户的妈买花", "2026-12-03"),
    "interview": (Kind.EVENT, "用户2026年11月24日面试", "2026-11-24"),
    "power": (Kind.TASK, "用戶要在2026年12月4日前繳電費", "2026-12-04"),
    "gran": (Kind.EVENT, "The user's gran is coming to stay from 2026-12-20", "2026-12-20"),
    "fridge": (Kind.FACT, "用户打算换个双门冰箱", None),
    "essay": (Kind.TASK, "用户2026年12月15日交论文初稿", "2026-12-15"),
    "trip": (Kind.EVENT, "用户的老公 Jason 2026年12月7日要去 Johor", "2026-12-07"),
    "tea": (Kind.PREFERENCE, "The user likes green tea", None),
}
OVER = [
    ("Jason 的 trip cancel 了!!", "trip", "（已取消）"),
    ("老师感冒,12月7号停一次", "trip", "（已取消）"),
    ("周三的牙医取消了", "dentist", "（已取消）"),
    ("房租交了", "rent", "（已办好）"),
    ("快递已经寄出去了", "parcel", "（已办好）"),
    ("周六不去爬山了", "hike", "（已取消）"),
    ("My flight got cancelled", "flight", " (cancelled)"),
    ("flight cancelled", "flight", " (cancelled)"),
    ("I'm not flying to Oslo anymore", "flight", " (cancelled)"),
    ("The MOT is booked", "mot", " (done)"),
    ("I passed my viva", "viva", " (done)"),
    ("我把牙医取消了", "dentist", "（已取消）"),
    ("周六的爬山取消了", "hike", "（已取消）"),
    ("花买好了", "flowers", "（已办好）"),
    ("面试完了", "interview", "（已办好）"),
    ("電費繳了", "power", "（已辦好）"),
    ("牙医取消了，诊所说下个月再约", "dentist", "（已取消）"),
    ("初稿交了 导师说还行", "essay", "（已办好）"),
    ("交完房租了", "rent", "（已办好）"),
    ("想了想，周六不去爬山了，膝盖疼", "hike", "（已取消）"),
    ("房租交了，心里踏实", "rent", "（已办好）"),
    ("冰箱不换了，还能用", "fridge", "（已取消）"),
    ("爬山黄了 下雨", "hike", "（已取消）"),
    ("gran's visit is off, she has a cold", "gran", " (cancelled)"),
    ("今天早上把房租交了", "rent", "（已办好）"),
    ("昨晚交完房租了", "rent", "（已办好）"),
    ("booked the MOT this morning", "mot", " (done)"),
    ("I finally booked the MOT yesterday", "mot", " (done)"),
    ("The MOT got booked today", "mot", " (done)"),
    ("Bad luck, my flight got cancelled", "flight", " (cancelled)"),
]
MOVED = [
    ("牙医那边打电话了，牙医改到12月11号了", "dentist", "用户2026年12月11日下午三点看牙医", "2026-12-11"),
    ("no wait, the flight is on the 13th", "flight", "The user's flight to Oslo is on 2026-12-13", "2026-12-13"),
    ("gran's visit is extended to 27 December", "gran", None, "2026-12-27"),
    ("Gran can't make the 20th, it's the 21st now", "gran", None, "2026-12-21"),
]


def known() -> list[Memory]:
    return [
        Memory(key, kind, content, Status.ACTIVE, SourceType.TOLD, NOW, NOW, None, slot="schedule", date=date)
        for key, (kind, content, date) in PLANS.items()
    ]


@pytest.mark.parametrize(("said", "key", "mark"), OVER)
def test_a_plan_that_is_over_makes_way_for_what_became_of_it(said: str, key: str, mark: str) -> None:
    (found,) = read_message(said, moment=NOW, zone="+08:00", known=known()).proposals
    assert (found.replaces, found.kind, found.date) == (key, Kind.FACT, None)
    assert found.content == PLANS[key][1] + mark and found.lifetime == "temporary"


@pytest.mark.parametrize(
    "said",
    [
        "饭做好了",
        "花浇好了",
        "房租交了吗？",
        "The flight is booked",
        "I finished my green tea",
        "牙医还没取消",
        "如果爬山取消了就在家",
        "听说下雨，爬山取消了",
        "If it rains, the flight is off",
        "我妈的冰箱不换了",
        "我老婆的牙医取消了",
        "小王的牙医取消了",
        "牙医可能取消了",
        "爬山差点取消了",
        "我同事的房租交了",
        "周日的爬山又取消了？",
        "My brother's flight got cancelled",
        "My flight isn't cancelled",
        "I wish my flight was cancelled",
    ],
)
def test_other_things_are_no_end_of_a_plan(said: str) -> None:
    found = read_message(said, moment=NOW, zone="+08:00", known=known()).proposals
    assert not [proposal for proposal in found if proposal.replaces]


@pytest.mark.parametrize(("said", "key", "content", "day"), MOVED)
def test_what_is_moved_in_a_part_of_a_sentence_takes_the_place_of_the_plan(
    said: str, key: str, content: str | None, day: str
) -> None:
    (found,) = read_message(said, moment=NOW, zone="+08:00", known=known()).proposals
    assert (found.replaces, found.date) == (key, day)
    assert content is None or found.content == content


BACK = [
    ("周三的牙医取消了", "牙医没取消", "dentist"),
    ("周六不去爬山了", "还是去爬山吧", "hike"),
    ("房租交了", "房租还没交", "rent"),
    ("My flight got cancelled", "the flight is back on", "flight"),
    ("My flight got cancelled", "Actually the flight is not cancelled", "flight"),
]


@pytest.mark.parametrize(("over", "again", "key"), BACK)
def test_a_plan_that_is_on_after_all_is_open_again(over: str, again: str, key: str) -> None:
    (closed,) = read_message(over, moment=NOW, zone="+08:00", known=known()).proposals
    held = [
        one if one.id != key else replace(one, kind=Kind.FACT, content=closed.content, date=None) for one in known()
    ]
    (found,) = read_message(again, moment=NOW, zone="+08:00", known=held).proposals
    assert (found.content, found.date, found.replaces) == (PLANS[key][1], PLANS[key][2], key)
    assert found.kind in (Kind.EVENT, Kind.TASK)


def test_of_two_alike_the_day_says_which_is_over() -> None:
    two = [replace(known()[0], id=str(day), date=f"2026-12-{day:02}") for day in (9, 17)]
    found = [
        read_message(f"{day}的牙医取消了", moment=NOW, zone="+08:00", known=two).proposals for day in ("17号", "周三")
    ]
    assert [one.replaces for (one,) in found] == ["17", "9"]
    assert read_message("牙医取消了", moment=NOW, zone="+08:00", known=two).proposals == ()
