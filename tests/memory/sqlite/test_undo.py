from __future__ import annotations

from dataclasses import replace

import pytest

from memory.records import ChangeKind, Memory, Status
from tests.memory.sqlite.person import Person


@pytest.fixture
def tea(person: Person) -> Memory:
    return person.keeps(person.says("我喜欢乌龙茶"), "我喜欢乌龙茶", "用户喜欢乌龙茶", "likes", "乌龙茶")


def test_nothing_to_undo(person: Person, tea: Memory) -> None:
    assert person.store.undo() == []  # the background learnt it, not the user
    assert person.store.memories.get(tea.id) == tea


def test_an_edit_is_taken_back_but_its_use_stays_counted(person: Person, tea: Memory) -> None:
    with person.store.action(by_user=True):
        person.store.memories.update(replace(tea, content="用户喜欢岩茶", value="岩茶"))
    person.store.memories.touch([tea.id], person.clock.now())
    [change] = person.store.undo()
    assert (change.kind, change.memory.content, change.replaced.content) == (
        ChangeKind.RESTORED, "用户喜欢乌龙茶", "用户喜欢岩茶",
    )  # fmt: skip
    assert person.store.memories.get(tea.id).access_count == 1
    assert person.finds("岩茶") == []
    assert f"memory:{tea.id}" in person.finds("乌龙茶")
    assert person.store.undo() == []


def test_one_action_is_undone_as_a_whole_and_the_last_one_first(person: Person, tea: Memory) -> None:
    with person.store.action(by_user=True):
        person.store.memories.update(replace(tea, importance=0.8))
    with person.store.action(by_user=True):
        new = replace(tea, id="new", content="用户喜欢红茶", value="红茶")
        person.store.memories.supersede(tea.id, new)
        person.store.memories.merge_mention("new", None)
    changes = person.store.undo()
    assert person.store.memories.get("new") is None
    assert person.store.memories.get(tea.id).status is Status.ACTIVE
    assert person.store.memories.get(tea.id).importance == 0.8
    assert [change.kind for change in changes if change.memory is None] == [ChangeKind.FORGOTTEN]
    assert person.store.tombstones.has("likes", "红茶", "用户喜欢红茶")
    person.store.undo()
    assert person.store.memories.get(tea.id).importance == tea.importance


def test_an_action_that_fails_leaves_nothing(person: Person, tea: Memory) -> None:
    lines = len(person.store.changes.last())
    with pytest.raises(ZeroDivisionError), person.store.action(by_user=True):
        person.store.memories.update(replace(tea, content="别的"))
        raise ZeroDivisionError
    assert person.store.memories.get(tea.id) == tea
    assert len(person.store.changes.last()) == lines
    assert person.store.undo() == []


def test_only_actions_since_a_moment_are_undone(person: Person, tea: Memory) -> None:
    person.store.forget([tea.id])
    assert person.store.undo(since=person.clock.now()) == []
    assert person.store.memories.get(tea.id).status is Status.FORGOTTEN


def test_a_background_action_is_undone_by_its_name(person: Person, tea: Memory) -> None:
    with person.store.action(by_user=False) as unit:
        person.store.memories.update(replace(tea, status=Status.ARCHIVED))
    assert person.store.undo() == []
    [change] = person.store.undo(unit)
    assert change.memory.status is Status.ACTIVE


def test_undoing_a_restore_forgets_again(person: Person, tea: Memory) -> None:
    person.store.forget([tea.id])
    person.store.restore([tea.id])
    assert "乌龙茶" in person.sent()
    person.store.undo()
    assert person.store.memories.get(tea.id).status is Status.FORGOTTEN
    assert "乌龙茶" not in person.sent()


def test_undoing_an_old_edit_of_what_was_forgotten_since_unmasks_it(person: Person, tea: Memory) -> None:
    with person.store.action(by_user=True) as unit:
        person.store.memories.update(replace(tea, importance=0.9))
    person.store.forget([tea.id])
    person.store.undo(unit)
    assert person.store.memories.get(tea.id).status is Status.ACTIVE
    assert "乌龙茶" in person.sent()


def test_what_was_purged_does_not_come_back(person: Person, tea: Memory) -> None:
    with person.store.action(by_user=True) as unit:
        person.store.memories.update(replace(tea, content="用户爱喝乌龙茶"))
    person.store.purge([tea.id])
    assert person.store.undo(unit) == []
    assert person.store.undo() == []
    assert person.store.memories.get(tea.id) is None
