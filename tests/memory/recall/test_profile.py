from __future__ import annotations

from datetime import timedelta

from memory.recall.profile import profile_lines
from memory.records import Kind, Register, Status
from tests.memory.recall.builders import NOW, WordCounter, memory


def lines(*memories, chars=200):
    return profile_lines(memories, chars, WordCounter())


def test_profile_is_ordered_by_importance_then_last_use():
    found = lines(
        memory("a", "住在杭州", slot="location", importance=0.5),
        memory("b", "叫林晓", slot="name", importance=0.9),
        memory("c", "做前端", slot="job", importance=0.5, last_accessed_at=NOW - timedelta(hours=1)),
    )
    assert [one.id for one in found] == ["b", "c", "a"]
    assert {one.score for one in found} == {1.0}


def test_only_active_real_profile_memories_stand_there():
    found = lines(
        memory("likes", "喜欢手冲", slot="likes"),
        memory("old", "住在上海", slot="location", status=Status.SUPERSEDED),
        memory("maybe", "住在苏州", slot="location", status=Status.CANDIDATE),
        memory("play", "是一名骑士", slot="job", register=Register.FICTION),
        memory("rule", "用要点回答", kind=Kind.INSTRUCTION),
    )
    assert [one.id for one in found] == ["rule"]


def test_long_lines_are_shortened_and_dated():
    found = lines(memory("a", "对花生过敏" * 100, slot="allergy", days_ago=3))
    assert len(found[0].text) == 200
    assert found[0].date == "2026-11-25"
    assert found[0].reasons == (("profile", "allergy"),)
