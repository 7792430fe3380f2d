"""Which days the words of a text mean, in Chinese and English, for one who lives in a zone and past midnight."""

from __future__ import annotations

import time
from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.writing.dates.resolver import When, resolve

WEDNESDAY = "2026-11-25T10:05:00+08:00"


def when(text: str, now: str = WEDNESDAY, **leaning: str) -> tuple[When, ...]:
    return resolve(text, datetime.fromisoformat(now), now[-6:], 4, **leaning)  # type: ignore[arg-type]


def days(text: str, now: str = WEDNESDAY, **leaning: str) -> list[str | None]:
    return [found.iso for found in when(text, now, **leaning)]


ZH = {
    "今天开会": "2026-11-25",
    "昨天见了客户": "2026-11-24",
    "前天下雨": "2026-11-23",
    "大前天": "2026-11-22",
    "明天出发": "2026-11-26",
    "后天体检": "2026-11-27",
    "大后天": "2026-11-28",
    "五天后交稿": "2026-11-30",
    "十天前": "2026-11-15",
    "两周后去复查": "2026-12-09",
    "三个月后": "2027-02",
    "半年前": "2026-05",
    "两年前": "2024",
    "周五有课": "2026-11-27",
    "这周日": "2026-11-29",
    "下周三见": "2026-12-02",
    "下个星期天": "2026-12-06",
    "下下周二": "2026-12-08",
    "上周五吃的饭": "2026-11-20",
    "上上周一": "2026-11-09",
    "下礼拜四": "2026-12-03",
    "月底交": "2026-11-30",
    "下个月底": "2026-12-31",
    "年底前": "2026-12-31",
    "本季度末": "2026-12-31",
    "二季度末": "2026-06-30",
    "下个月5号": "2026-12-05",
    "下个月十五号": "2026-12-15",
    "20号之前": "2026-12-20",
    "十月五号要去": "2027-10-05",
    "12月3日": "2026-12-03",
    "2027年2月14日": "2027-02-14",
    "2026年3月": "2026-03",
    "二〇二七年五月": "2027-05",
    "去年": "2025",
    "明年五月": "2027-05",
    "去年三月": "2025-03",
    "2027-01-02": "2027-01-02",
    "国庆去旅游": "2027-10-01",
    "元旦放假": "2027-01-01",
    "這個週末去爬山": None,
    "下個禮拜五": "2026-12-04",
    "後天": "2026-11-27",
}
EN = {
    "today": "2026-11-25",
    "tomorrow morning": "2026-11-26",
    "the day after tomorrow": "2026-11-27",
    "yesterday": "2026-11-24",
    "the day before yesterday": "2026-11-23",
    "in ten days": "2026-12-05",
    "in two weeks": "2026-12-09",
    "in three months": "2027-02",
    "3 days ago": "2026-11-22",
    "a year and a half ago": "2025-05",
    "on Friday": "2026-11-27",
    "this Sunday": "2026-11-29",
    "next Tuesday": "2026-12-01",
    "last Friday": "2026-11-20",
    "Friday week": "2026-12-04",
    "a week from Monday": "2026-12-07",
    "Thursday next week": "2026-12-03",
    "last week": "2026-W47",
    "next month": "2026-12",
    "last month": "2026-10",
    "at the end of the month": "2026-11-30",
    "by the end of Q1": "2027-03-31",
    "by year-end": "2026-12-31",
    "by EOM": "2026-11-30",
    "March 3rd": "2027-03-03",
    "3 March 2028": "2028-03-03",
    "the 21st of December": "2026-12-21",
    "on the 5th": "2026-12-05",
    "the twenty-first": "2026-12-21",
    "in March 2027": "2027-03",
    "mid-January 2027": "2027-01",
    "since 2019": "2019",
    "on Christmas Eve": "2026-12-24",
    "on 25/12": "2026-12-25",
    "2027-01-02": "2027-01-02",
}


@pytest.mark.parametrize(("text", "day"), [*ZH.items(), *EN.items()])
def test_days(text: str, day: str | None) -> None:
    found = days(text)
    assert found == ([day] if day else found)


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("上周", "2026-11-16", "2026-11-22"),
        ("这周末", "2026-11-28", "2026-11-29"),
        ("上个月", "2026-10-01", "2026-10-31"),
        ("上季度", "2026-07-01", "2026-09-30"),
        ("过去三个月", "2026-08-25", "2026-11-25"),
        ("3号到5号", "2026-12-03", "2026-12-05"),
        ("从上周一到上周三", "2026-11-16", "2026-11-18"),
        ("12月中旬", "2026-12-11", "2026-12-20"),
        ("last week", "2026-11-16", "2026-11-22"),
        ("the last two weeks", "2026-11-11", "2026-11-25"),
        ("between May 3 and May 9 we will", "2027-05-03", "2027-05-09"),
        ("from Monday to Friday", "2026-11-30", "2026-12-04"),
        ("in H2 2027", "2027-07-01", "2027-12-31"),
        ("over the weekend I went", "2026-11-21", "2026-11-22"),
    ],
)
def test_ranges(text: str, first: str, last: str) -> None:
    (found,) = when(text)
    assert (found.first_day, found.last_day) == (first, last)


@pytest.mark.parametrize("text", ["每周三上课", "每个月5号发工资", "every Friday", "on Mondays", "May I ask?", "I sat down",
                                  "5号楼", "10号线", "第5号", "周杰伦的歌", "the first time", "I may go", "march on"])  # fmt: skip
def test_what_is_no_date(text: str) -> None:
    assert when(text) == ()


@pytest.mark.parametrize("text", ["农历八月十五", "正月初一", "大年三十", "中秋节", "Chinese New Year", "Easter"])
def test_lunar_and_moving_feasts_stay_words(text: str) -> None:
    (found,) = when(text)
    assert found.is_lunar and found.iso is None and found.first_day == "" and found.words == text


def test_a_leap_year_and_the_turn_of_the_year() -> None:
    assert days("月底前交", "2028-02-10T15:00:00+08:00") == ["2028-02-29"]
    assert days("后天", "2026-12-30T22:15:00+08:00") == ["2027-01-01"]
    assert days("下个月3号", "2026-10-31T18:20:00+08:00") == ["2026-11-03"]


def test_the_zone_decides_what_today_is() -> None:
    late = datetime.fromisoformat("2026-08-13T21:50:00-07:00")
    assert resolve("tomorrow", late, "-07:00")[0].iso == "2026-08-14"
    assert resolve("tomorrow", late, "Asia/Shanghai")[0].iso == "2026-08-15"
    assert resolve("tomorrow", late, "nowhere/at-all")[0].iso == "2026-08-15"


def test_past_midnight_it_is_still_the_day_before() -> None:
    night = "2027-01-19T01:25:00+08:00"
    assert days("今天睡得晚", night) == ["2027-01-18"]
    assert days("明天去上海", night) == ["2027-01-19"]
    assert days("今天早上九点有面试", night) == ["2027-01-19"]
    assert days("今天早上九点我吃了饭", night) == ["2027-01-18"]
    assert days("my ferry leaves today at noon", "2026-03-01T00:40:00+10:00") == ["2026-03-01"]


def test_a_date_without_a_year_leans_where_it_is_told_to() -> None:
    assert days("in May", leaning="past") == ["2026-05"]
    assert days("in May", leaning="future") == ["2027-05"]
    assert days("周五", leaning="past") == ["2026-11-20"]
    assert days("what did we discuss in May?") == ["2026-05"]


def test_times_of_day() -> None:
    (found,) = when("下周三下午两点半我要去复诊")
    assert (found.iso, found.clock, found.part, found.words) == ("2026-12-02", "14:30", "afternoon", "下周三下午两点半")
    assert [w.clock for w in when("tomorrow at 8am")] == ["08:00"]
    assert [(w.part, w.clock) for w in when("上周三晚上")] == [("evening", "")]


def test_a_moved_appointment_is_no_range() -> None:
    assert days("moved from Thursday to this Friday")[-1] == "2026-11-27"


def test_offsets_are_those_of_the_text() -> None:
    text = "Ｏｋ，後天下午三點見，then next Tuesday."
    for found in when(text):
        assert text[found.start_offset : found.end_offset].rstrip() == found.words


@given(st.text(alphabet="今明后天上下周月年底初号日一二三十0123456789/-. MayMarchnextlastinof the", max_size=40))
def test_it_never_raises(text: str) -> None:
    when(text)


def test_a_long_text_takes_linear_time() -> None:
    def took(size: int) -> float:
        text = ("昨天去了北京，下周三开会。I'll go next Tuesday at 5pm. " * size)[: 50 * size]
        start = time.thread_time()
        when(text)
        return time.thread_time() - start

    took(50)
    assert took(800) < 60 * took(100) + 0.5
