from __future__ import annotations

from dataclasses import replace

import pytest

from memory.ports import StoreProblem
from memory.records import MessageState, Role, Source
from tests.memory.sqlite.person import DAY, ZONE, Person


def _queued(person: Person) -> list[str]:
    return [entry.key for entry in person.store.outbox.pending() if entry.source is Source.MESSAGE]


def test_a_message_comes_back_whole(person: Person) -> None:
    said = person.says("看这段：pasted 文本", pasted=((4, 13),), tokens=7)
    assert person.store.transcript.get(said.id) == said
    assert person.store.transcript.get("unknown") is None
    assert _queued(person) == [said.id]


def test_half_a_character_loses_nothing_else(person: Person) -> None:
    said = person.says("好\ud83d的")
    assert person.store.transcript.get(said.id).text == "好?的"


def test_what_is_never_recalled_is_not_queued(person: Person) -> None:
    person.says("私下说的", temporary=True)
    person.says("管道里的文字", role=Role.CONTEXT)
    person.hears("", state=MessageState.FAILED)
    person.says("   ")
    assert _queued(person) == []
    assert person.finds("私下说的") == person.finds("管道") == []


def test_a_reply_is_queued_when_it_is_finished(person: Person) -> None:
    reply = person.hears("", state=MessageState.PARTIAL)
    person.store.transcript.update_partial(reply.id, "今天", "想一想")
    assert _queued(person) == []
    done = person.store.transcript.finish(
        reply.id, "今天有雨", MessageState.STOPPED, model="m", tokens=3, reasoning="想好了"
    )
    assert done == replace(reply, text="今天有雨", state=MessageState.STOPPED, model="m", tokens=3, reasoning="想好了")
    assert _queued(person) == [reply.id]
    with pytest.raises(KeyError):
        person.store.transcript.finish("unknown", "", MessageState.COMPLETE)


def test_a_living_reply_is_not_recovered_by_its_own_process(person: Person) -> None:
    reply = person.hears("写到一半", state=MessageState.PARTIAL)
    assert person.store.transcript.recover_partials() == []
    person.store.transcript.finish(reply.id, "写完了", MessageState.COMPLETE)
    assert person.store.transcript.recover_partials() == []


def test_an_unknown_session_or_a_taken_id_is_a_store_problem(person: Person) -> None:
    said = person.says("你好")
    with pytest.raises(StoreProblem):
        person.store.transcript.add(said)
    with pytest.raises(StoreProblem):
        person.store.transcript.add(replace(said, id="other", session_id="unknown"))


def test_pages_of_a_session(person: Person) -> None:
    said = [person.says(f"第{number}句") for number in range(7)]
    transcript = person.store.transcript
    assert transcript.of_session(person.session.id) == said
    assert transcript.of_session(person.session.id, limit=3) == said[4:]
    assert transcript.of_session(person.session.id, said[4].id, 2) == said[2:4]
    assert transcript.of_session(person.session.id, after_id=said[4].id) == said[5:]
    assert transcript.around(said[3].id, 2) == said[1:6]
    assert transcript.around(said[0].id, 1) == said[:2]
    assert transcript.get_many([said[5].id, "unknown", said[1].id]) == [said[1], said[5]]
    assert transcript.said_after("", 2) == said[:2]
    assert transcript.said_after(said[4].id, 9) == said[5:]


def test_order_is_that_of_writing_also_when_the_clock_is_set_back(person: Person) -> None:
    first = person.says("早")
    earlier = replace(first, id="0" * 26, created_at=first.created_at.replace(year=2020), text="晚")
    person.store.transcript.add(earlier)
    assert person.store.transcript.of_session(person.session.id) == [first, earlier]


def test_before_skips_what_is_never_recalled(person: Person) -> None:
    one = person.says("一")
    person.says("附件", role=Role.CONTEXT)
    two = person.hears("二")
    person.says("悄悄", temporary=True)
    three = person.says("三")
    before = person.store.transcript.before([one.id, two.id, three.id, "unknown"])
    assert before == {two.id: one, three.id: two}


def test_days_with_talk(person: Person) -> None:
    for day in ("2026-11-20", "2026-11-22", "2026-11-23"):
        person.says("聊聊", day=day, temporary=day.endswith("23"))
    person.hears("只有我说", day="2026-11-25")
    assert person.store.transcript.days_with_talk() == ["2026-11-22", "2026-11-20"]
    assert person.store.transcript.days_with_talk(before="2026-11-22") == ["2026-11-20"]
    assert [message.text for message in person.store.transcript.of_day("2026-11-23")] == []


def test_a_restart_resumes_the_day_and_fresh_opens_another(person: Person) -> None:
    sessions = person.store.sessions
    assert sessions.resume_or_open(DAY, ZONE) == person.session
    assert sessions.resume_or_open(DAY, ZONE, fresh=True) == person.session  # still empty
    person.says("你好")
    second = sessions.resume_or_open(DAY, ZONE, fresh=True)
    assert second.id != person.session.id
    assert sessions.resume_or_open(DAY, ZONE) == second
    assert sessions.resume_or_open("2026-11-29", ZONE).id not in {person.session.id, second.id}


def test_the_summary_of_a_session(person: Person) -> None:
    said = person.says("你好")
    person.store.sessions.set_summary(person.session.id, "打了招呼", said.id)
    assert person.store.sessions.get(person.session.id) == replace(
        person.session, summary="打了招呼", summary_upto=said.id
    )
    assert person.store.sessions.get("unknown") is None
