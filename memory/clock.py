"""Where "now" and the user's zone come from: the machine's clock, or one started at a given moment."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path

from memory.days import is_zone, offset_name
from memory.ports import Clock

LOCALTIME = Path("/etc/localtime")
TIMEZONE_FILE = Path("/etc/timezone")


YEARS = range(1970, 3000)
"""Years in which a clock may be started: a few days on either side can still be counted."""


class BadNow(ValueError):
    """JIDE_NOW is not an ISO date and time with its offset, or lies too far away."""


class SystemClock:
    """The machine's clock and the zone it is set to, read anew at each call: people travel."""

    def __init__(self, localtime: Path = LOCALTIME, timezone_file: Path = TIMEZONE_FILE) -> None:
        self._localtime = localtime
        self._timezone_file = timezone_file

    def now(self) -> datetime:
        """The current moment in UTC."""
        return datetime.now(UTC)

    def zone(self) -> str:
        """The IANA name from TZ, /etc/localtime or /etc/timezone; else the current offset, as "+08:00"."""
        set_by_hand = os.environ.get("TZ")
        if set_by_hand is not None:
            return _zone_of_path(set_by_hand.removeprefix(":")) or _current_offset()
        return self._zone_of_machine() or _current_offset()

    def _zone_of_machine(self) -> str:
        try:
            name = _zone_of_path(str(self._localtime.readlink()))
        except OSError:  # not a link, or not there: /etc/timezone may name it
            name = ""
        if name:
            return name
        try:
            return _zone_of_path(self._timezone_file.read_text("utf-8").strip())
        except (OSError, UnicodeDecodeError):
            return ""


class StartedClock:
    """A clock that stood at `start` when it was made and runs on from there; its zone is that of `start`.

    `monotonic` gives seconds from any fixed point. Raises BadNow if `start` has no offset or lies outside YEARS.
    """

    def __init__(self, start: datetime, monotonic: Callable[[], float] = time.monotonic) -> None:
        offset = start.utcoffset()
        if offset is None or start.year not in YEARS:
            raise BadNow(start.isoformat())
        self._start = start.astimezone(UTC)
        self._zone = offset_name(offset)
        self._monotonic = monotonic
        self._began = monotonic()

    def now(self) -> datetime:
        """The start plus what has passed since, in UTC."""
        return self._start + timedelta(seconds=self._monotonic() - self._began)

    def zone(self) -> str:
        """The offset that the start was given with, such as "+08:00"."""
        return self._zone


def clock_from_env(environ: Mapping[str, str]) -> Clock:
    """The clock of this run: started at JIDE_NOW if that is set, else the machine's. Raises BadNow."""
    value = environ.get("JIDE_NOW", "").strip()
    if not value:
        return SystemClock()
    try:
        return StartedClock(datetime.fromisoformat(value))
    except ValueError as error:
        raise BadNow(value) from error


def _zone_of_path(name: str) -> str:
    """The zone's name in "Asia/Shanghai" or ".../zoneinfo/Asia/Shanghai"; "" if it is none."""
    name = name.rpartition("zoneinfo/")[2].removeprefix("posix/").removeprefix("right/")
    return name if name and is_zone(name) else ""


def _current_offset() -> str:
    return offset_name(timedelta(seconds=time.localtime().tm_gmtoff))
