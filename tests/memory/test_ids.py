from __future__ import annotations

from datetime import UTC, datetime, timedelta

from memory.ids import id_for, new_id

NOW = datetime(2026, 11, 28, tzinfo=UTC)


def test_ids_sort_by_time_and_never_repeat() -> None:
    ids = [new_id(NOW + timedelta(milliseconds=number // 100)) for number in range(2000)]
    assert ids == sorted(ids)
    assert len(set(ids)) == 2000
    assert {len(found) for found in ids} == {26}


def test_ids_grow_when_the_clock_goes_back() -> None:
    first = new_id(NOW + timedelta(days=1))
    assert new_id(NOW - timedelta(days=365)) > first
    assert new_id(datetime(1960, 1, 1, tzinfo=UTC)) > first


def test_ids_are_letters_and_digits_safe_in_any_query() -> None:
    assert new_id(NOW).isalnum()
    assert new_id(NOW).isascii()


def test_a_foreign_name_has_one_id_of_its_own() -> None:
    own = new_id(NOW)
    assert id_for(own) == own
    assert id_for("../x") == id_for("../x") != id_for("../y")
    assert len(id_for("\ud800")) == 26 and id_for("x") < own
