from __future__ import annotations

from dataclasses import replace

import pytest

from memory.forgetting import MASK
from memory.prompted import Prompted
from memory.records import (
    ChangeKind,
    DaySummary,
    Kind,
    Memory,
    MessageState,
    Quote,
    Recall,
    Role,
    Source,
    Status,
)
from memory.sqlite.ageing import forgotten_before
from tests.memory.sqlite.person import DAY, Person

INTRODUCTION = "我叫林晓，在杭州做前端，我对花生过敏"


@pytest.fixture
def peanut(person: Person) -> Memory:
    """An allergy told, answered, summed up, typed and looked for again."""
    said = person.says(INTRODUCTION)
    person.keeps(said, "在杭州做前端", "用户做前端", "job", "前端")
    memory = person.keeps(said, "我对花生过敏", "用户对花生过敏", "allergy", "花生")
    reply = person.hears("好的林晓，花 生我会避开。你对花生过敏，对吗？")
    person.says("对，ＰＳ 花生酱也不行")
    person.says("早餐吃什么好")
    store = person.store
    store.sessions.set_summary(person.session.id, "林晓对花生过敏。", reply.id)
    store.days.put(DaySummary(DAY, "林晓说了花生过敏的事", person.clock.now(), "extractive"))
    store.prompts.add(Prompted(INTRODUCTION))
    store.prompts.save_draft(Prompted("不含花生的零食"))
    store.texts.set("global", "林晓，前端，花生过敏")
    store.log.add(Recall("花生糖能吃吗"))
    store.outbox.acknowledge(store.outbox.pending())
    return memory


def _kept_texts(person: Person) -> list[str]:
    store = person.store
    session, day = store.sessions.get(person.session.id), store.days.get(DAY)
    [recall] = store.log.last()
    return [
        session.summary, day.text, store.prompts.last()[0].text, store.prompts.draft().text,
        store.texts.get("global"), recall.query,
    ]  # fmt: skip


def test_the_words_are_in_nothing_that_is_sent_shown_or_searched(person: Person, peanut: Memory) -> None:
    assert all("花生" in text for text in _kept_texts(person))
    [change] = person.store.forget([peanut.id])
    assert (change.kind, change.memory.status) == (ChangeKind.FORGOTTEN, Status.FORGOTTEN)
    assert person.sent().splitlines() == [
        f"我叫林晓，在杭州做前端，{MASK}",
        f"好的林晓，{MASK}我会避开。你{MASK}，对吗？",
        f"对，ＰＳ {MASK}酱也不行",
        "早餐吃什么好",
    ]
    assert not any("花生" in text for text in _kept_texts(person))
    assert all(MASK in text for text in _kept_texts(person))
    assert person.finds("花生") == []
    assert person.store.tombstones.has("allergy", "花生", "")


def test_touched_chunks_and_their_neighbours_are_queued_again(person: Person, peanut: Memory) -> None:
    messages = person.store.transcript.of_session(person.session.id)
    person.store.forget([peanut.id])
    queued = {(entry.op, entry.source, entry.key) for entry in person.store.outbox.pending()}
    assert queued == {
        ("delete", Source.MEMORY, peanut.id),
        *(("upsert", Source.MESSAGE, message.id) for message in messages),  # the last one follows a touched one
        ("upsert", Source.DAY, DAY),
    }


def test_restoring_brings_everything_back(person: Person, peanut: Memory) -> None:
    before = (person.sent(), _kept_texts(person), set(person.finds("花生")))
    person.store.forget([peanut.id])
    [change] = person.store.restore([peanut.id])
    assert change.memory == replace(peanut, updated_at=change.memory.updated_at)
    assert (person.sent(), _kept_texts(person), set(person.finds("花生"))) == before
    assert not person.store.tombstones.has("allergy", "花生", "")
    assert person.store.restore([peanut.id]) == []


def test_undo_is_a_restore(person: Person, peanut: Memory) -> None:
    before = person.sent()
    person.store.forget([peanut.id])
    [change] = person.store.undo()
    assert (change.kind, change.memory.status) == (ChangeKind.RESTORED, Status.ACTIVE)
    assert person.sent() == before


def test_the_old_session_still_shows_them_marked(person: Person, peanut: Memory) -> None:
    person.store.forget([peanut.id])
    message_id = peanut.origin.message_id
    assert person.store.transcript.get(message_id).text == INTRODUCTION
    assert person.store.masks.spans("message", [message_id]) == {message_id: [(12, 18)]}


def test_another_memory_keeps_its_words_in_a_shared_clause(person: Person, peanut: Memory) -> None:
    said = person.store.transcript.get(peanut.origin.message_id)
    city = person.keeps(said, "在杭州做前端", "用户在杭州", "location", "杭州")
    [job] = person.store.memories.by_slot("job")
    person.store.forget([city.id])
    assert person.sent().splitlines()[0] == f"我叫林晓，在{MASK}做前端，我对花生过敏"
    assert person.store.masks.quotes(job) == [f"在{MASK}做前端"]
    person.store.forget([job.id])
    assert person.sent().splitlines()[0] == f"我叫林晓，{MASK}，我对花生过敏"


def test_a_value_that_another_memory_holds_as_well_stays_with_it(person: Person) -> None:
    home = person.says("我老家在杭州")
    now = person.says("我住在杭州西湖边")
    kept = person.keeps(home, "我老家在杭州", "用户老家在杭州", "hometown", "杭州")
    gone = person.keeps(now, "我住在杭州西湖边", "用户住在杭州", "location", "杭州")
    person.hears("杭州的冬天冷")
    person.store.forget([gone.id])
    assert person.sent().splitlines() == ["我老家在杭州", MASK, "杭州的冬天冷"]
    person.store.forget([kept.id])
    assert person.sent().splitlines()[0] == MASK
    assert person.sent().splitlines()[2].startswith(MASK)


def test_copies_and_the_past_of_the_same_value_go_along(person: Person) -> None:
    said = person.says("我住在杭州")
    first = person.keeps(said, "我住在杭州", "用户住在杭州", "location", "杭州")
    away = replace(first, id="away", content="用户住在上海", value="上海", origin=None)
    person.store.memories.supersede(first.id, away)
    back = replace(first, id="back", content="用户住在杭州", origin=None)
    person.store.memories.supersede("away", back)
    changes = person.store.forget(["back"])
    assert {change.memory.id for change in changes} == {"back", first.id}
    assert person.sent() == MASK
    assert len(person.store.undo()) == 2
    assert person.store.memories.get(first.id).status is Status.SUPERSEDED


def test_english_values_match_whole_words_in_any_case(person: Person) -> None:
    said = person.says("My sister Ann is allergic to peanuts and shrimp")
    memory = person.keeps(said, "allergic to peanuts and shrimp", "Ann's allergies", "allergy", "peanuts and shrimp")
    ann = person.keeps(said, "My sister Ann", "The user has a sister called Ann", "family", "Ann")
    person.hears("No PEANUT butter and no shrimps for Ann then. I am planning it, Annie.")
    person.store.forget([memory.id])
    assert person.sent().splitlines()[1] == (f"No {MASK} butter and no {MASK} for Ann then. I am planning it, Annie.")
    person.store.forget([ann.id])
    assert person.sent().splitlines() == [
        f"{MASK} is {MASK}",
        f"No {MASK} butter and no {MASK} for {MASK} then. I am planning it, Annie.",
    ]


def test_temporary_and_attached_texts_are_covered_too(person: Person, peanut: Memory) -> None:
    person.says("偷偷说，花生糖", temporary=True)
    person.says("购物清单：花生、牛奶", role=Role.CONTEXT)
    person.store.forget([peanut.id])
    assert person.sent().splitlines()[-2:] == [f"偷偷说，{MASK}糖", f"购物清单：{MASK}、牛奶"]


def test_a_reply_that_was_being_written_is_masked_when_it_ends(person: Person, peanut: Memory) -> None:
    reply = person.hears("关于花生", state=MessageState.PARTIAL)
    person.store.forget([peanut.id])
    assert person.sent().splitlines()[-1] == f"关于{MASK}"
    person.store.transcript.finish(reply.id, "关于花生，再说花生", MessageState.COMPLETE)
    assert person.sent().splitlines()[-1] == f"关于{MASK}，再说{MASK}"
    assert person.finds("花生") == []


def test_a_summary_made_from_what_was_read_before_is_masked(person: Person, peanut: Memory) -> None:
    person.store.forget([peanut.id])
    person.store.days.put(DaySummary(DAY, "他对花生过敏，做前端", person.clock.now(), "m"))
    person.store.sessions.set_summary(person.session.id, "花生", None)
    assert person.store.days.get(DAY).text == f"他{MASK}，做前端"
    assert person.store.sessions.get(person.session.id).summary == MASK
    assert person.finds("花生") == []


def test_what_is_said_anew_is_not_masked(person: Person, peanut: Memory) -> None:
    person.store.forget([peanut.id])
    again = person.says("我对花生过敏")
    assert person.sent().splitlines()[-1] == "我对花生过敏"
    person.keeps(again, "我对花生过敏", "用户对花生过敏", "allergy", "花生")
    person.store.days.put(DaySummary(DAY, "他对花生过敏", person.clock.now(), "m"))
    assert "花生" in person.store.days.get(DAY).text


def test_two_memories_may_mask_the_same_words(person: Person) -> None:
    said = person.says("我每天喝乌龙茶")
    likes = person.keeps(said, "喝乌龙茶", "用户喜欢乌龙茶", "likes", "乌龙茶")
    habit = person.keeps(said, "我每天喝乌龙茶", "用户每天喝乌龙茶", "habit", "每天喝乌龙茶")
    person.hears("乌龙茶提神")
    person.store.forget([likes.id, habit.id])
    assert person.sent().splitlines() == [MASK, f"{MASK}提神"]
    person.store.restore([habit.id])
    assert "每天" in person.sent()


def test_a_message_of_nothing_but_the_mask_leaves_the_index(person: Person) -> None:
    said = person.says("我对花生过敏")
    memory = person.keeps(said, "我对花生过敏", "用户对花生过敏", "allergy", "花生")
    person.store.forget([memory.id])
    queued = {(entry.op, entry.key) for entry in person.store.outbox.pending()}
    assert ("delete", said.id) in queued


def test_a_remembered_sentence_without_a_message_is_found_again_in_replies(person: Person) -> None:
    memory = person.keeps(
        person.says("x"), "x", "周末不接电话", "other", "", kind=Kind.INSTRUCTION, origin=Quote(None, "周末不接电话")
    )
    person.hears("记下了：周末不接电话。")
    person.store.forget([memory.id])
    assert person.sent().splitlines()[1] == f"记下了：{MASK}。"


def test_forgetting_twice_or_the_unknown_changes_nothing(person: Person, peanut: Memory) -> None:
    person.store.forget([peanut.id])
    assert person.store.forget([peanut.id, "unknown"]) == []
    assert forgotten_before(person.store.db, person.clock.now(), 9) == ([peanut.id], [])
    assert forgotten_before(person.store.db, peanut.created_at, 9) == ([], [])
