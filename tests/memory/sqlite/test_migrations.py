"""Migrations are numbered once each: two that came in at the same time would leave a database without one."""

from __future__ import annotations

from pathlib import Path

from memory.sqlite import migrations


def test_every_number_is_given_once_and_in_order() -> None:
    numbers = [int(path.name[:4]) for path in sorted(Path(migrations.__file__).parent.glob("[0-9]*.sql"))]
    assert numbers == list(range(1, migrations.latest() + 1))
