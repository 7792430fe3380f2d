from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.days import (
    day_bounds,
    day_of,
    days_between,
    human_day,
    is_zone,
    local_time,
    offset_name,
    shift_day,
    short_date,
    weekday_name,
    zone_info,
)

ZONES = ["Asia/Shanghai", "America/New_York", "Europe/Berlin", "Pacific/Auckland", "+08:00", "-03:30", "UTC"]
MOMENTS = st.datetimes(datetime(2000, 1, 1), datetime(2037, 1, 1)).map(lambda moment: moment.replace(tzinfo=UTC))


@pytest.mark.parametrize(
    ("moment", "zone", "day"),
    [
        ("2026-11-28T03:59:59+08:00", "Asia/Shanghai", "2026-11-27"),
        ("2026-11-28T04:00:00+08:00", "Asia/Shanghai", "2026-11-28"),
        ("2026-11-28T04:00:00+08:00", "+08:00", "2026-11-28"),
        ("2026-11-27T20:00:00+00:00", "Asia/Shanghai", "2026-11-28"),
        ("2026-11-27T20:00:00+00:00", "America/New_York", "2026-11-27"),
        ("2027-01-01T01:00:00+08:00", "Asia/Shanghai", "2026-12-31"),
    ],
)
def test_a_day_begins_at_four(moment, zone, day):
    assert day_of(datetime.fromisoformat(moment), zone) == day


def test_the_hour_is_a_choice():
    moment = datetime.fromisoformat("2026-11-28T00:30:00+08:00")
    assert day_of(moment, "Asia/Shanghai", day_start_hour=0) == "2026-11-28"
    assert day_of(moment, "Asia/Shanghai", day_start_hour=4) == "2026-11-27"


@pytest.mark.parametrize(
    ("day", "hours"),
    [("2026-03-07", 23), ("2026-03-08", 24), ("2026-10-31", 25), ("2026-11-01", 24), ("2026-07-01", 24)],
)
def test_days_on_which_clocks_change(day, hours):
    start, end = day_bounds(day, "America/New_York")
    assert end - start == timedelta(hours=hours)


@given(MOMENTS, st.sampled_from(ZONES), st.sampled_from([0, 2, 4, 6]))
def test_a_moment_lies_within_the_bounds_of_its_day(moment, zone, hour):
    start, end = day_bounds(day_of(moment, zone, hour), zone, hour)
    assert start <= moment < end
    assert day_of(start, zone, hour) == day_of(end - timedelta(seconds=1), zone, hour)


def test_unknown_zones_count_as_utc():
    assert zone_info("Mars/Olympus") is UTC
    assert zone_info("") is UTC
    assert zone_info("../../etc/passwd") is UTC
    assert zone_info("+99:00") is UTC
    assert is_zone("Asia/Shanghai") and is_zone("UTC") and is_zone("+05:30") and not is_zone("Mars/Olympus")


def test_offsets_have_names():
    assert offset_name(timedelta(hours=8)) == "+08:00"
    assert offset_name(timedelta(hours=-3, minutes=-30)) == "-03:30"
    assert offset_name(timedelta(0)) == "+00:00"
    assert zone_info("-03:30").utcoffset(None) == timedelta(hours=-3, minutes=-30)


def test_the_wall_clock():
    assert local_time(datetime(2026, 11, 28, 1, tzinfo=UTC), "+08:00").hour == 9


@pytest.mark.parametrize(
    ("day", "chinese", "english"),
    [
        ("2026-11-28", "今天", "today"),
        ("2026-11-27", "昨天", "yesterday"),
        ("2026-11-26", "前天", "Thursday"),
        ("2026-11-25", "周三", "Wednesday"),
        ("2026-11-22", "上周日", "Sunday"),
        ("2026-11-21", "11月21日", "21 Nov"),
        ("2026-11-29", "明天", "tomorrow"),
        ("2026-11-30", "后天", "30 Nov"),
        ("2026-12-25", "12月25日", "25 Dec"),
        ("2025-11-28", "2025年11月28日", "28 Nov 2025"),
        ("2026-12", "2026年12月", "Dec 2026"),
    ],
)
def test_how_one_speaks_of_a_day(day, chinese, english):
    today = "2026-11-28"  # a Saturday
    assert human_day(day, today, "zh") == chinese
    assert human_day(day, today, "en") == english


def test_days_later_in_the_week():
    assert human_day("2026-11-27", "2026-11-23", "zh") == "周五"
    assert human_day("2026-11-30", "2026-11-27", "en") == "30 Nov"


@pytest.mark.parametrize(
    ("day", "chinese", "english"),
    [
        ("2026-11-28", "11月28日", "28 Nov"),
        ("2026-12", "2026年12月", "Dec 2026"),
        ("2026", "2026年", "2026"),
        ("2026-13-01", "2026-13-01", "2026-13-01"),
        ("soon", "soon", "soon"),
        ("", "", ""),
    ],
)
def test_short_dates(day, chinese, english):
    assert short_date(day, "zh") == chinese
    assert short_date(day, "en") == english


@given(st.dates(date(1990, 1, 1), date(2090, 1, 1)), st.integers(-400, 400))
def test_shifting_and_measuring_agree(day, days):
    other = shift_day(day.isoformat(), days)
    assert days_between(day.isoformat(), other) == days


def test_weekdays():
    assert weekday_name("2026-11-28", "zh") == "周六"
    assert weekday_name("2026-11-28", "en") == "Saturday"
