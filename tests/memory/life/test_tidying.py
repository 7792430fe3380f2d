"""How memories age, and how one tidying is bounded, logged and undone."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from memory.days import ending, last_day
from memory.life.tidying import Tidied, tidy
from memory.life.using import use
from memory.options import LifeOptions, MemoryOptions
from memory.records import Change, ChangeKind, Kind, Memory, Status
from tests.memory.sqlite.person import DAY, Person


def holds(person: Person, content: str, slot: str | None = "other", **more: object) -> Memory:
    return person.keeps(person.says(content), content, content, slot, "", **more)  # type: ignore[arg-type]


def later(person: Person, days: float) -> None:
    person.clock.moment += timedelta(days=days)


def tidied(person: Person, **options: float) -> Tidied:
    changes: list[Change] = []
    *_, unit = tidy(person.store, person.clock, replace(LifeOptions(), **options), changes)
    return Tidied(unit, tuple(changes))


def status(person: Person, memory: Memory) -> Status:
    found = person.store.memories.get(memory.id)
    assert found is not None
    return found.status


def test_what_is_not_used_goes_cold_and_use_brings_it_back(person: Person) -> None:
    memory = holds(person, "用户的单车停在二号楼")
    later(person, 89)
    assert tidied(person).changes == ()
    later(person, 2)
    [change] = tidied(person).changes
    assert (change.kind, change.rule, status(person, memory)) == (ChangeKind.ARCHIVED, "life.cold", Status.ARCHIVED)
    use(person.store, [memory.id, "day:2026-11-28"], person.clock.now(), MemoryOptions())
    assert status(person, memory) is Status.ACTIVE
    later(person, 60)
    assert tidied(person).changes == ()


def test_going_cold_is_no_use(person: Person) -> None:
    memory = holds(person, "用户的单车停在二号楼", importance=0.2)
    later(person, 100)
    tidied(person)
    later(person, 81)
    tidied(person)
    assert status(person, memory) is Status.FORGOTTEN


def test_a_preference_fades_after_half_a_year_without_use(person: Person) -> None:
    memory = holds(person, "用户爱喝手冲咖啡", "likes", kind=Kind.PREFERENCE)
    later(person, 170)
    use(person.store, [memory.id], person.clock.now(), MemoryOptions())
    later(person, 100)
    tidied(person)
    assert status(person, memory) is Status.ARCHIVED
    later(person, 81)
    tidied(person)
    assert status(person, memory) is Status.EXPIRED


@pytest.mark.parametrize(
    ("slot", "kind"), [("name", Kind.FACT), ("allergy", Kind.FACT), ("family", Kind.FACT), (None, Kind.INSTRUCTION)]
)
def test_who_the_user_is_and_what_he_asked_for_stays_for_ever(person: Person, slot: str | None, kind: Kind) -> None:
    memory = holds(person, "一直都算数", slot, kind=kind, importance=0.1, outcome=0.1)
    later(person, 3650)
    assert tidied(person).changes == ()
    assert status(person, memory) is Status.ACTIVE


def test_temporary_things_end_and_running_work_is_renewed_by_use(person: Person) -> None:
    now = person.clock.now()
    mood = holds(person, "用户这周住酒店", "other", expires_at=now + timedelta(days=7))
    task = holds(person, "用户在写周报", None, kind=Kind.TASK, expires_at=now + timedelta(days=7))
    later(person, 6)
    use(person.store, [mood.id, task.id], person.clock.now(), MemoryOptions())
    later(person, 2)
    tidied(person)
    assert (status(person, mood), status(person, task)) == (Status.EXPIRED, Status.ACTIVE)
    later(person, 6)
    tidied(person)
    assert status(person, task) is Status.EXPIRED


def test_what_is_still_to_come_is_not_idle(person: Person) -> None:
    trip = holds(person, "用户明年夏天去冰岛", "schedule", kind=Kind.EVENT, date="2027-07")
    later(person, 200)
    assert tidied(person).changes == ()
    later(person, 150)
    tidied(person)
    assert status(person, trip) is Status.ARCHIVED


def test_what_was_never_confirmed_leaves_the_inbox(person: Person) -> None:
    memory = holds(person, "用户常跑步", "habit", status=Status.CANDIDATE)
    later(person, 91)
    [change] = tidied(person).changes
    assert (change.rule, status(person, memory)) == ("life.unconfirmed", Status.EXPIRED)


def test_what_went_badly_is_archived_and_scores_drift_back(person: Person) -> None:
    bad = holds(person, "用户用旧版接口", "tool", outcome=0.25)
    good = holds(person, "用户用新版接口", "tool", outcome=0.9)
    tidied(person, outcome_decay=0.1)
    assert status(person, bad) is Status.ARCHIVED
    found = person.store.memories.get(good.id)
    assert found is not None
    assert found.outcome == pytest.approx(0.86)


def test_cleaning_up_keeps_the_talk_and_is_undone_as_a_whole(person: Person) -> None:
    memories = [holds(person, f"用户路过{place}", importance=0.2) for place in ("甲街", "乙街")]
    later(person, 200)
    done = tidied(person)
    assert [status(person, one) for one in memories] == [Status.FORGOTTEN] * 2
    assert "甲街" in person.sent()
    person.store.sessions.set_summary(person.session.id, "说到甲街", person.says("好").id)
    assert person.store.sessions.get(person.session.id).summary == "说到甲街"  # type: ignore[union-attr]
    assert person.store.undo() == []  # it was nobody's own action
    person.store.undo(done.unit)
    assert [status(person, one) for one in memories] == [Status.ACTIVE] * 2


def test_one_run_touches_at_most_so_many_the_most_overdue_first(person: Person) -> None:
    memories = []
    for number in range(7):
        memories.append(holds(person, f"用户的第{number}个柜子是空的"))
        later(person, 1)
    later(person, 100)
    assert len(tidied(person, most_per_run=3).changes) == 3
    assert [status(person, one) for one in memories[:4]] == [Status.ARCHIVED] * 3 + [Status.ACTIVE]
    assert len(tidied(person, most_per_run=3).changes) == 3
    assert len(tidied(person, most_per_run=3).changes) == 1


def test_every_step_is_in_the_log(person: Person, path: Path) -> None:
    memory = holds(person, "用户的单车停在二号楼")
    later(person, 91)
    done = tidied(person)
    [line, _] = (one for one in person.store.changes.last() if one.memory_id == memory.id)
    assert (line.kind, line.rule, line.unit, line.by_user) == (ChangeKind.ARCHIVED, "life.cold", done.unit, False)


@pytest.mark.parametrize(
    ("stated", "zone", "end"),
    [
        ("2026-12-05", "Asia/Shanghai", datetime(2026, 12, 5, 20, tzinfo=UTC)),
        ("2026-12-05", "America/New_York", datetime(2026, 12, 6, 9, tzinfo=UTC)),
        ("2026-12", "UTC", datetime(2027, 1, 1, 4, tzinfo=UTC)),
        ("2028-02", "UTC", datetime(2028, 3, 1, 4, tzinfo=UTC)),
        ("2026", "UTC", datetime(2027, 1, 1, 4, tzinfo=UTC)),
        ("2026-12-05T08:00", "Asia/Shanghai", datetime(2026, 12, 5, 0, tzinfo=UTC)),
        ("2026-12-05T08:00+00:00", "Asia/Shanghai", datetime(2026, 12, 5, 8, tzinfo=UTC)),
        ("2026-02-31", "UTC", None),
        ("下周", "UTC", None),
    ],
)
def test_a_date_alone_ends_with_the_users_day(stated: str, zone: str, end: datetime | None) -> None:
    assert ending(stated, zone) == end


def test_the_last_day_of_a_month_and_a_year() -> None:
    assert [last_day(one) for one in ("2026", "2026-04", DAY)] == ["2026-12-31", "2026-04-30", DAY]


def test_what_changes_between_two_steps_is_left_alone(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("memory.steps.STEP_S", 0.0)
    kept, idle = holds(person, "用户的单车停在二号楼"), holds(person, "用户的滑板放在三号楼")
    changes: list[Change] = []
    later(person, 100)
    for number, _ in enumerate(tidy(person.store, person.clock, LifeOptions(), changes)):
        moved = replace(kept, content=f"用户的单车停在{number}号楼")
        person.store.memories.settle(moved, ChangeKind.EDITED, rule="")
    assert [change.memory and change.memory.id for change in changes] == [idle.id]
