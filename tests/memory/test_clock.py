from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from memory.clock import BadNow, StartedClock, SystemClock, clock_from_env
from memory.days import is_zone


def test_the_system_clock_runs():
    before = datetime.now(UTC)
    now = SystemClock().now()
    assert before <= now <= datetime.now(UTC)
    assert now.utcoffset() == timedelta(0)
    assert is_zone(SystemClock().zone()) or SystemClock().zone() == "+00:00"


@pytest.mark.parametrize(
    ("value", "zone"),
    [
        ("Asia/Shanghai", "Asia/Shanghai"),
        (":America/New_York", "America/New_York"),
        ("/usr/share/zoneinfo/Europe/Berlin", "Europe/Berlin"),
        ("UTC", "UTC"),
    ],
)
def test_the_zone_of_tz(monkeypatch, value, zone):
    monkeypatch.setenv("TZ", value)
    assert SystemClock().zone() == zone


def test_a_posix_zone_gives_its_offset(monkeypatch):
    import time

    monkeypatch.setenv("TZ", "CST-8")
    time.tzset()
    try:
        assert SystemClock().zone() == "+08:00"
    finally:
        monkeypatch.undo()
        time.tzset()


def test_the_zone_of_the_machine(tmp_path, monkeypatch):
    monkeypatch.delenv("TZ", raising=False)
    link, name = tmp_path / "localtime", tmp_path / "timezone"
    link.symlink_to("/var/db/timezone/zoneinfo/Asia/Tokyo")
    assert SystemClock(link, name).zone() == "Asia/Tokyo"
    link.unlink()
    link.write_bytes(b"TZif2")
    name.write_text("Asia/Urumqi\n")
    assert SystemClock(link, name).zone() == "Asia/Urumqi"
    name.unlink()
    assert SystemClock(link, name).zone()[0] in "+-"


def test_a_started_clock_runs_on():
    seconds = [100.0]
    clock = StartedClock(datetime.fromisoformat("2026-11-28T09:00:00+08:00"), lambda: seconds[0])
    assert clock.now() == datetime(2026, 11, 28, 1, tzinfo=UTC)
    seconds[0] += 90
    assert clock.now() == datetime(2026, 11, 28, 1, 1, 30, tzinfo=UTC)
    assert clock.now().utcoffset() == timedelta(0)
    assert clock.zone() == "+08:00"


def test_jide_now():
    clock = clock_from_env({"JIDE_NOW": "2026-11-28T09:00:00-03:30"})
    assert clock.zone() == "-03:30"
    assert clock.now() - datetime.fromisoformat("2026-11-28T09:00:00-03:30") < timedelta(seconds=30)
    assert clock_from_env({"JIDE_NOW": "2026-11-28T01:00:00Z"}).zone() == "+00:00"
    assert isinstance(clock_from_env({}), SystemClock)
    assert isinstance(clock_from_env({"JIDE_NOW": " "}), SystemClock)


@pytest.mark.parametrize("value", ["tomorrow", "2026-11-28", "2026-11-28T09:00:00", "2026-13-01T00:00:00+08:00"])
def test_a_wrong_jide_now_is_refused(value):
    with pytest.raises(BadNow):
        clock_from_env({"JIDE_NOW": value})
