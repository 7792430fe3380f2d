from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from memory.records import Source
from memory.sqlite.queue import Job, QueueCounts
from tests.memory.sqlite.person import Person

_WORK = """
import sys
from pathlib import Path
from tests.memory.sqlite.person import Person
queue = Person(Path(sys.argv[1])).store.queue
while job := queue.claim(["index"], sys.argv[2], 60):
    print(job.key, flush=True)
    queue.done(job, sys.argv[2])
"""


def _claim(person: Person, owner: str = "a", now: float | None = None) -> Job:
    job = person.store.queue.claim(["extract", "summary"], owner, 60, now)
    assert job is not None
    return job


def test_a_job_is_kept_until_it_is_done(person: Person) -> None:
    queue = person.store.queue
    queue.add("extract", "s1")
    job = _claim(person)
    assert (job.kind, job.key, job.attempts) == ("extract", "s1", 1)
    assert queue.claim(["extract"], "b", 60) is None
    assert queue.counts() == QueueCounts(running=1)
    assert not queue.done(job, "b")
    assert queue.done(job, "a")
    assert queue.counts() == QueueCounts()


def test_the_same_job_is_not_added_twice(person: Person) -> None:
    queue = person.store.queue
    queue.add("extract", "s1")
    queue.add("extract", "s1")
    assert queue.counts() == QueueCounts(ready=1)
    queue.add("summary", "s1")
    assert queue.counts().waiting == 2


def test_asked_for_again_while_it_runs_it_runs_again(person: Person) -> None:
    queue = person.store.queue
    queue.add("extract", "s1")
    job = _claim(person)
    queue.add("extract", "s1")
    assert queue.done(job, "a")
    again = _claim(person)
    assert again.attempts == 1
    assert queue.done(again, "a")
    assert queue.counts() == QueueCounts()


def test_only_the_kinds_asked_for_and_not_before_their_time(person: Person) -> None:
    queue = person.store.queue
    now = time.time()
    queue.add("extract", "late", not_before=now + 100)
    queue.add("other", "x")
    assert queue.claim(["extract", "summary"], "a", 60) is None
    assert queue.claim([], "a", 60) is None
    assert queue.counts() == QueueCounts(ready=1, later=1)
    assert _claim(person, now=now + 101).key == "late"


def test_the_lease_of_a_dead_owner_runs_out(person: Person) -> None:
    queue = person.store.queue
    queue.add("extract", "s1")
    now = time.time()
    job = _claim(person, "dead", now)
    assert queue.claim(["extract"], "b", 60, now + 59) is None
    taken = queue.claim(["extract"], "b", 60, now + 61)
    assert taken is not None and taken.attempts == 2
    assert not queue.done(job, "dead")
    assert not queue.fail(job, "dead", "late")
    assert queue.done(taken, "b")


def test_failures_back_off_and_are_kept(person: Person) -> None:
    queue = person.store.queue
    queue.add("extract", "s1")
    now = time.time()
    waits = []
    for _ in range(8):
        job = _claim(person, now=now)
        assert queue.fail(job, "a", "rate_limited", now=now)
        [row] = person.store.db.rows("SELECT not_before FROM jobs")
        waits.append(round(row[0] - now))
        now = row[0]
    assert waits == [30, 60, 120, 240, 480, 960, 1920, 3600]
    assert queue.claim(["extract"], "a", 60, now) is None
    [failed] = queue.troubled()
    assert (failed.key, failed.last_error, failed.attempts) == ("s1", "rate_limited", 8)
    assert queue.counts() == QueueCounts(failed=1)
    assert queue.retry("extract", "s1")
    assert _claim(person).attempts == 1


def test_a_failed_job_asked_for_again_starts_anew(person: Person) -> None:
    queue = person.store.queue
    queue.add("extract", "s1")
    person.store.db.run("UPDATE jobs SET failed = 1, attempts = 8")
    queue.add("extract", "s1")
    assert _claim(person).attempts == 1


def test_the_server_says_when_to_come_back_and_a_job_can_be_given_back(person: Person) -> None:
    queue = person.store.queue
    queue.add("extract", "s1")
    now = time.time()
    assert queue.fail(_claim(person, now=now), "a", "rate_limited", 7.0, now=now)
    assert queue.claim(["extract"], "a", 60, now + 6) is None
    job = _claim(person, now=now + 8)
    assert queue.release(job, "a")
    assert _claim(person, now=now + 8).attempts == job.attempts
    assert queue.drop("extract", "s1")
    assert not queue.drop("extract", "s1")


def test_each_job_goes_to_one_process(person: Person, path: Path) -> None:
    for number in range(60):
        person.store.queue.add("index", str(number))
    workers = [
        subprocess.Popen(
            [sys.executable, "-c", _WORK, str(path), name], cwd=Path(__file__).parents[3], stdout=subprocess.PIPE
        )
        for name in ("a", "b")
    ]
    done = [worker.communicate(timeout=60)[0].decode().split() for worker in workers]
    assert sorted(done[0] + done[1], key=int) == [str(number) for number in range(60)]


def test_the_outbox_holds_the_last_change_of_each_thing(person: Person) -> None:
    outbox = person.store.outbox
    outbox.upsert(Source.MEMORY, "a")
    outbox.upsert(Source.MEMORY, "b")
    outbox.delete(Source.MEMORY, "a")
    entries = outbox.pending()
    assert [(entry.op, entry.key) for entry in entries] == [("upsert", "b"), ("delete", "a")]
    assert outbox.pending(1) == entries[:1]
    outbox.upsert(Source.MEMORY, "b")  # changed while the index was being written
    outbox.acknowledge(entries)
    assert [(entry.op, entry.key) for entry in outbox.pending()] == [("upsert", "b")]
    assert outbox.count() == 1


def test_a_purge_stays_a_purge_until_it_is_done(person: Person) -> None:
    outbox = person.store.outbox
    outbox.purge(Source.MESSAGE, "m")
    outbox.upsert(Source.MESSAGE, "m")
    [entry] = outbox.pending()
    assert entry.op == "purge"
    outbox.acknowledge([entry])
    outbox.upsert(Source.MESSAGE, "m")
    assert [entry.op for entry in outbox.pending()] == ["upsert"]


@pytest.mark.parametrize("drained", [True, False])
def test_everything_recallable_can_be_queued_again(person: Person, drained: bool) -> None:
    said = person.says("我住在杭州")
    person.says("偷偷说", temporary=True)
    kept = person.keeps(said, "我住在杭州", "用户住在杭州", "location", "杭州")
    gone = person.keeps(person.says("我喝茶"), "我喝茶", "用户喝茶", "habit", "茶")
    person.store.forget([gone.id])
    if drained:
        person.store.outbox.acknowledge(person.store.outbox.pending())
    person.store.outbox.enqueue_all()
    upserts = {entry.key for entry in person.store.outbox.pending() if entry.op == "upsert"}
    assert upserts >= {said.id, kept.id}
    assert gone.id not in upserts
    assert not any(person.store.transcript.get(key).temporary for key in upserts - {kept.id})
