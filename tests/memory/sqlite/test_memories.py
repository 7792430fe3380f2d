from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from memory.ports import StoreProblem
from memory.records import ChangeKind, Kind, Memory, Quote, Source, SourceType, Status
from memory.sqlite.memories import MemoryFilter
from tests.memory.sqlite.person import Person


@pytest.fixture
def lin(person: Person) -> dict[str, Memory]:
    said = person.says("我叫林晓，住在杭州，对花生过敏，喜欢乌龙茶")
    return {
        "name": person.keeps(said, "我叫林晓", "用户叫林晓", "name", "林晓", importance=0.9),
        "location": person.keeps(said, "住在杭州", "用户住在杭州", "location", "杭州", importance=0.5),
        "allergy": person.keeps(said, "对花生过敏", "用户对花生过敏", "allergy", "花生", importance=0.5),
        "likes": person.keeps(said, "喜欢乌龙茶", "用户喜欢乌龙茶", "likes", "乌龙茶", kind=Kind.PREFERENCE),
    }


def test_a_memory_comes_back_whole(person: Person) -> None:
    said = person.says("每周三晚上跑步")
    full = person.keeps(
        said, "每周三晚上跑步", "用户每周三晚上跑步", "habit", "周三晚上跑步",
        kind=Kind.EVENT, topic="运动", date="2026-12", zone="+08:00", metadata={"project": "健康"},
        expires_at=datetime(2027, 1, 1, tzinfo=UTC), last_accessed_at=datetime(2026, 1, 1, 1, 2, 3, 4, UTC),
        mentions=(Quote(None, "跑步"),), namespace="coach",
    )  # fmt: skip
    assert person.store.memories.get(full.id) == full
    assert len(full.content_hash) == 32
    assert person.store.memories.get("unknown") is None
    with pytest.raises(StoreProblem):
        person.store.memories.add(replace(full, content="别的"))


def test_a_memory_without_origin_keeps_its_mentions(person: Person) -> None:
    said = person.says("我养猫")
    memory = person.keeps(said, "养猫", "用户养猫", "pet", "猫", origin=None, mentions=(Quote(said.id, "养猫", 1, 3),))
    assert person.store.memories.get(memory.id) == memory


def test_find(person: Person, lin: dict[str, Memory]) -> None:
    memories = person.store.memories
    waiting = person.keeps(
        person.says("好像想学琴"), "想学琴", "用户想学琴", "goal", "学琴",
        status=Status.CANDIDATE, source_type=SourceType.INFERRED, topic="音乐",
    )  # fmt: skip
    newest = person.keeps(person.says("用 Vim"), "用 Vim", "用户用 Vim", "tool", "Vim")
    everything = memories.find()
    assert everything[:2] == [waiting, newest]
    assert everything[2:] == [lin[name] for name in ("likes", "allergy", "location", "name")]
    assert memories.count() == 6
    assert memories.find(limit=2) == everything[:2]
    assert [memories.latest(n) for n in (1, 2, 99)] == [everything[:1], everything[:2], everything]
    cases = {
        "allergy": MemoryFilter(text="花生过"),
        "likes": MemoryFilter(kinds=(Kind.PREFERENCE,)),
    }
    assert {name: memories.find(where) for name, where in cases.items()} == {name: [lin[name]] for name in cases}
    assert memories.find(MemoryFilter(text="vim")) == [newest]
    assert memories.find(MemoryFilter(topic="音乐")) == [waiting]
    assert memories.find(MemoryFilter(statuses=(Status.CANDIDATE,))) == [waiting]
    assert memories.find(MemoryFilter(since=newest.created_at)) == [newest]
    assert len(memories.find(MemoryFilter(until=waiting.created_at))) == 4
    assert memories.find(MemoryFilter(namespace="other")) == []
    assert memories.find(MemoryFilter(text="100%_")) == []


def test_profile_and_slots(person: Person, lin: dict[str, Memory]) -> None:
    rule = person.keeps(
        person.says("以后都用要点回答"), "以后都用要点回答", "回答用要点", "other", "要点",
        kind=Kind.INSTRUCTION, importance=0.5,
    )  # fmt: skip
    person.keeps(
        person.says("在医院"), "在医院", "用户在医院", "health", "住院", expires_at=datetime(2026, 1, 1, tzinfo=UTC)
    )
    person.store.memories.touch([lin["location"].id], person.clock.now())
    profile = [memory.id for memory in person.store.memories.profile()]
    assert profile == [lin["name"].id, lin["location"].id, rule.id, lin["allergy"].id]
    assert person.store.memories.by_slot("allergy") == [lin["allergy"]]
    assert person.store.memories.profile("other") == []


def test_the_same_is_found_by_sentence_or_by_slot_and_value(person: Person, lin: dict[str, Memory]) -> None:
    memories = person.store.memories
    assert memories.same("用户 叫林晓。") == [lin["name"]]
    assert memories.same("他对花生有反应", "allergy", "花生") == [lin["allergy"]]
    assert memories.same("用户不喜欢乌龙茶", "dislikes", "乌龙茶") == []
    assert memories.same("别的", "allergy", "") == []


def test_every_change_is_queued_and_searchable_at_once(person: Person, lin: dict[str, Memory]) -> None:
    tea = lin["likes"]
    person.store.outbox.acknowledge(person.store.outbox.pending())
    edited = person.store.memories.update(replace(tea, content="用户喜欢岩茶", value="岩茶"))
    assert edited.updated_at > tea.updated_at
    assert edited.content_hash != tea.content_hash
    assert person.finds("岩茶") == [f"memory:{tea.id}"]
    person.store.memories.update(replace(edited, status=Status.ARCHIVED), kind=ChangeKind.EDITED)
    assert (person.finds("岩茶"), person.finds_at_rest("岩茶")) == ([], [f"memory:{tea.id}"])
    [entry] = person.store.outbox.pending()
    assert (entry.op, entry.source, entry.key) == ("delete", Source.MEMORY, tea.id)
    with pytest.raises(KeyError):
        person.store.memories.update(replace(edited, id="unknown"))


def test_supersede_is_one_step(person: Person, lin: dict[str, Memory]) -> None:
    moved = replace(lin["location"], id="new", content="用户住在上海", value="上海")
    old, new = person.store.memories.supersede(lin["location"].id, moved, rule="same_slot")
    assert (old.status, old.superseded_by, new.status) == (Status.SUPERSEDED, "new", Status.ACTIVE)
    assert person.store.memories.by_slot("location") == [new]
    assert person.store.memories.get(old.id) == old
    assert person.finds("杭州") == [f"message:{old.origin.message_id}#0"]
    [line] = person.store.changes.last(1)
    assert (line.kind, line.memory_id, line.replaced_id, line.rule) == (
        ChangeKind.SUPERSEDED, "new", old.id, "same_slot",
    )  # fmt: skip
    with pytest.raises(KeyError):
        person.store.memories.supersede("unknown", replace(moved, id="newer"))
    assert person.store.memories.get("newer") is None


def test_mentions_raise_count_and_importance(person: Person, lin: dict[str, Memory]) -> None:
    tea = lin["likes"]
    again = person.says("乌龙茶真好喝，我喜欢乌龙茶")
    quote = Quote(again.id, "我喜欢乌龙茶", 7, 13)
    for _ in range(2):
        merged = person.store.memories.merge_mention(tea.id, quote)
    assert (merged.mention_count, merged.mentions) == (3, (quote,))
    assert merged.importance == pytest.approx(0.6)
    for _ in range(20):
        merged = person.store.memories.merge_mention(tea.id, None)
    assert merged.importance == 1.0


def test_promote_and_touch(person: Person, lin: dict[str, Memory]) -> None:
    waiting = person.keeps(person.says("也许学琴"), "学琴", "用户学琴", "goal", "学琴", status=Status.CANDIDATE)
    assert person.finds("学琴") == [f"message:{waiting.origin.message_id}#0"]
    assert person.store.memories.promote(waiting.id, rule="user").status is Status.ACTIVE
    now = person.clock.now()
    person.store.memories.touch([waiting.id, lin["name"].id], now)
    touched = person.store.memories.get(waiting.id)
    assert (touched.access_count, touched.last_accessed_at) == (1, now)
    kinds = [line.kind for line in person.store.changes.last(9) if waiting.id in (line.memory_id, line.replaced_id)]
    assert kinds == [ChangeKind.CONFIRMED, ChangeKind.CANDIDATE]


def test_a_refusal_is_logged_by_its_rule_alone(person: Person) -> None:
    person.store.changes.refused("secret")
    [line] = person.store.changes.last()
    assert (line.kind, line.rule, line.memory_id, line.by_user) == (ChangeKind.REFUSED, "secret", None, False)


def test_tombstones_hold_no_text_and_know_when(person: Person, lin: dict[str, Memory]) -> None:
    tombstones = person.store.tombstones
    before = person.clock.now()
    tombstones.add(lin["allergy"], person.clock.now())
    assert tombstones.has("allergy", "花生", "用户不能吃花生")
    assert tombstones.has(None, "", "用户对花生过敏！")
    assert not tombstones.has("likes", "花生", "用户喜欢花生")
    assert not tombstones.has(None, "", "")
    assert tombstones.has("allergy", "花生", "", said_at=before)
    assert not tombstones.has("allergy", "花生", "", said_at=person.clock.now())
    hashes = [row[0] for row in person.store.db.rows("SELECT hash FROM tombstones")]
    assert all(len(found) == 64 for found in hashes)
    assert len(hashes) == 2
    tombstones.remove_of([lin["allergy"].id])
    assert not tombstones.has("allergy", "花生", "")
