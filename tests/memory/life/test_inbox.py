"""What waits for the user, and what each choice does."""

from __future__ import annotations

from dataclasses import replace

import pytest

from memory.life.inbox import Inbox
from memory.records import ChangeKind, Memory, Status, WaitingKind
from tests.memory.sqlite.person import Person


class Reading:
    """Stands for the model's reading of turns: which are unread, and up to where it was declared read."""

    def __init__(self) -> None:
        self.unread = ["m1", "m2"]
        self.read_up_to = ""

    def set(self, last: str) -> None:
        self.read_up_to = last


@pytest.fixture
def reading() -> Reading:
    return Reading()


@pytest.fixture
def inbox(person: Person, reading: Reading) -> Inbox:
    return Inbox(person.store, lambda: reading.unread, reading.set)


def two(person: Person) -> tuple[Memory, Memory]:
    older = person.keeps(person.says("我在上海上班"), "我在上海上班", "用户在上海上班", "location", "上海")
    newer = person.keeps(person.says("我在杭州上班"), "我在杭州上班", "用户在杭州上班", "location", "杭州")
    return older, newer


def status(person: Person, memory: Memory) -> Status:
    found = person.store.memories.get(memory.id)
    assert found is not None
    return found.status


@pytest.mark.parametrize(
    ("choice", "old", "new"),
    [
        ("newer", Status.SUPERSEDED, Status.ACTIVE),
        ("older", Status.ACTIVE, Status.SUPERSEDED),
        ("both", Status.ACTIVE, Status.ACTIVE),
    ],
)
def test_a_contradiction_is_decided_and_undone(person: Person, inbox: Inbox, choice: str, old: str, new: str) -> None:
    older, newer = two(person)
    person.store.questions.ask(WaitingKind.CONTRADICTION, older.id, newer.id)
    [waiting] = inbox.waiting()
    assert waiting.memory is not None
    assert waiting.other is not None
    assert (waiting.memory.id, waiting.other.id) == (newer.id, older.id)
    inbox.decide(waiting.id, choice)
    assert (status(person, older), status(person, newer)) == (old, new)
    assert inbox.waiting() == []
    person.store.undo()
    assert (status(person, older), status(person, newer)) == (Status.ACTIVE, Status.ACTIVE)


def test_copies_become_one_that_rests_on_both(person: Person, inbox: Inbox) -> None:
    older, newer = two(person)
    person.store.questions.ask(WaitingKind.COPIES, newer.id, older.id)
    [change] = inbox.decide(inbox.waiting()[0].id, "newer")
    assert change.kind is ChangeKind.MERGED
    assert change.memory is not None
    assert change.memory.mention_count == 2
    assert [quote.text for quote in change.memory.mentions] == ["我在上海上班"]


def test_the_same_is_not_asked_twice_unless_it_changed(person: Person, inbox: Inbox) -> None:
    older, newer = two(person)
    questions = person.store.questions
    assert questions.ask(WaitingKind.COPIES, newer.id, older.id)
    assert not questions.ask(WaitingKind.COPIES, older.id, newer.id)
    inbox.decide(inbox.waiting()[0].id, "both")
    assert not questions.ask(WaitingKind.COPIES, newer.id, older.id)
    person.store.memories.update(replace(newer, content="用户现在在杭州上班"))
    assert questions.ask(WaitingKind.COPIES, newer.id, older.id)
    assert len(inbox.waiting()) == 1


def test_candidates_are_confirmed_or_dropped(person: Person, inbox: Inbox) -> None:
    said = person.says("最近常跑步，也常游泳")
    run = person.keeps(said, "常跑步", "用户常跑步", "habit", "跑步", status=Status.CANDIDATE)
    swim = person.keeps(said, "常游泳", "用户常游泳", "habit", "游泳", status=Status.CANDIDATE)
    assert [one.id for one in inbox.waiting()] == [f"candidate:{swim.id}", f"candidate:{run.id}"]
    inbox.decide(f"candidate:{run.id}", "confirm")
    inbox.decide(f"candidate:{swim.id}", "drop")
    assert (status(person, run), status(person, swim)) == (Status.ACTIVE, Status.FORGOTTEN)


def test_a_proposal_is_accepted_or_not(person: Person, inbox: Inbox) -> None:
    older, newer = two(person)
    person.store.questions.ask(WaitingKind.OUTDATED, older.id, reason="这是很久以前的事")
    person.store.questions.ask(WaitingKind.OUTDATED, newer.id)
    first, second = inbox.waiting()
    assert first.reason == "这是很久以前的事"
    inbox.decide(first.id, "forget")
    inbox.decide(second.id, "keep")
    assert (status(person, older), status(person, newer)) == (Status.FORGOTTEN, Status.ACTIVE)


def test_a_reason_forgets_what_was_forgotten_and_purging_takes_the_question(person: Person, inbox: Inbox) -> None:
    older, newer = two(person)
    person.store.questions.ask(WaitingKind.OUTDATED, newer.id, reason="以前说在上海")
    person.store.forget([older.id])
    assert "上海" not in inbox.waiting()[0].reason
    person.store.purge([newer.id])
    assert person.store.db.rows("SELECT * FROM questions") == []


def test_work_that_failed_is_tried_again_or_left(person: Person, inbox: Inbox, reading: Reading) -> None:
    queue = person.store.queue
    queue.add("extract", "turns")
    job = queue.claim(["extract"], "me", 60)
    assert job is not None
    queue.fail(job, "me", "rate_limited")
    assert queue.claim(["extract"], "me", 60) is None
    [waiting] = inbox.waiting()
    assert (waiting.kind, waiting.count, waiting.reason) == (WaitingKind.RETRY, 2, "rate_limited")
    inbox.decide(waiting.id, "retry")
    assert queue.claim(["extract"], "me", 60) is not None
    inbox.decide(waiting.id, "give_up")
    assert reading.read_up_to == "m2"
    assert inbox.waiting() == []


def test_what_does_not_wait_cannot_be_decided(person: Person, inbox: Inbox) -> None:
    older, _ = two(person)
    person.store.questions.ask(WaitingKind.OUTDATED, older.id)
    with pytest.raises(KeyError):
        inbox.decide("question:99", "keep")
    with pytest.raises(KeyError):
        inbox.decide(inbox.waiting()[0].id, "newer")
