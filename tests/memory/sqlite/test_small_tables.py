from __future__ import annotations

from dataclasses import replace

import pytest

from memory.logged import LoggedLine
from memory.prompted import Prompted
from memory.records import DaySummary, Dropped, Line, Recall, RecallTimes, Source
from memory.sqlite import prompts, recall_log
from memory.sqlite.vectors import text_hash
from tests.memory.sqlite.person import DAY, Person


def test_meta_and_counters(person: Person) -> None:
    meta = person.store.meta
    assert meta.get("cursor", "none") == "none"
    meta.set("cursor", "a")
    meta.set("cursor", "b")
    meta.set_once("cursor", "c")
    assert meta.get("cursor") == "b"
    meta.count(DAY, "calls")
    meta.count(DAY, "calls", 2)
    meta.count(DAY, "cost", 0.25)
    assert meta.counted(DAY) == {"calls": 3.0, "cost": 0.25}
    assert meta.counted("2026-01-01") == {}


def test_prompt_history_and_draft(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    history = person.store.prompts
    for text in ("一", "二", "二", " ", "一"):
        history.add(Prompted(text))
    assert [prompt.text for prompt in history.last()] == ["一", "二", "一"]
    assert history.last(1) == [Prompted("一")]
    monkeypatch.setattr(prompts, "_KEPT", 2)
    history.add(Prompted("三"))
    assert [prompt.text for prompt in history.last()] == ["一", "三"]
    assert history.draft() == Prompted()
    history.save_draft(Prompted("没写完\n的话"))
    assert history.draft() == Prompted("没写完\n的话")
    history.save_draft(Prompted())
    assert history.draft() == Prompted()


def test_what_was_pasted_is_still_known_later(person: Person) -> None:
    history = person.store.prompts
    history.add(Prompted("看：我叫王芳", ((2, 6),)))
    history.save_draft(Prompted("我叫李雷，对吗", ((0, 4),)))
    assert history.last() == [Prompted("看：我叫王芳", ((2, 6),))]
    assert history.draft() == Prompted("我叫李雷，对吗", ((0, 4),))
    history.add(Prompted("看：我叫王芳"))
    assert history.last() == [Prompted("看：我叫王芳")]
    history.save_draft(Prompted("对"))
    assert history.draft() == Prompted("对")


def test_all_of_a_prompt_counts_as_pasted_once_something_of_it_was_forgotten(person: Person) -> None:
    said = person.says("我喜欢乌龙茶")
    memory = person.keeps(said, "我喜欢乌龙茶", "用户喜欢乌龙茶", "likes", "乌龙茶")
    person.store.prompts.add(Prompted("乌龙茶：产于福建", ((4, 8),)))
    person.store.forget([memory.id])
    [prompt] = person.store.prompts.last()
    assert prompt.text == "▒▒：产于福建"
    assert prompt.pasted == ((0, 7),)


def test_days_and_which_lack_a_summary(person: Person) -> None:
    for day in ("2026-11-20", "2026-11-24", "2026-11-27", DAY):
        person.says("聊", day=day)
    person.says("悄悄", day="2026-11-25", temporary=True)
    days = person.store.days
    first = DaySummary("2026-11-20", "聊了很多", person.clock.now(), "extractive")
    days.put(replace(first, text="聊了"))
    days.put(first)
    days.put(replace(first, day="2026-11-24"))
    assert days.get("2026-11-20") == first
    assert days.get("2026-11-27") is None
    assert [summary.day for summary in days.get_many(["2026-11-24", "x", "2026-11-20"])] == [
        "2026-11-20",
        "2026-11-24",
    ]
    assert days.missing(DAY) == ["2026-11-27"]
    assert days.missing("2026-11-30") == ["2026-11-27", DAY]
    assert days.missing("2026-11-30", 1) == [DAY]


def test_vectors_by_text_and_embedder(person: Person) -> None:
    vectors = person.store.vectors
    cat, tea = text_hash("猫"), text_hash("茶")
    vectors.put_many("e5", [(cat, "memory:a", b"\x00\x01"), (tea, "message:b#0", b"\x02")])
    vectors.put_many("mini", [(cat, "memory:a", b"\x03")])
    assert vectors.get_many([cat, tea, text_hash("?")], "e5") == {cat: b"\x00\x01", tea: b"\x02"}
    assert vectors.get_many([tea], "mini") == {}
    vectors.put_many("e5", [(cat, "memory:a", b"\x04")])
    assert vectors.get_many([cat], "e5") == {cat: b"\x04"}
    assert vectors.prune("e5") == 1
    vectors.forget_sources(["message:b", "mem"])
    assert vectors.get_many([cat, tea], "e5") == {cat: b"\x04"}
    assert vectors.get_many([cat], "mini") == {}


def test_a_vector_made_from_the_text_before_a_purge_is_not_kept(person: Person) -> None:
    vectors, outbox = person.store.vectors, person.store.outbox
    outbox.purge(Source.MESSAGE, "b")
    made = [("old", "message:b#1", b"\x01"), ("other", "message:c#0", b"\x02")]
    vectors.put_many("e5", made)
    assert vectors.get_many(["old", "other"], "e5") == {"other": b"\x02"}
    outbox.acknowledge(outbox.pending())
    vectors.put_many("e5", made)
    assert len(vectors.get_many(["old", "other"], "e5")) == 2


def test_the_recall_log_keeps_ids_and_numbers_but_no_text(person: Person) -> None:
    line = Line(
        "m1", Source.MEMORY, "用户喜欢乌龙茶", DAY, 9, tag="m1", score=0.5, parts={"words": 0.4},
        reasons=(("words", "乌龙茶"),),
    )  # fmt: skip
    recall = Recall(
        "喝什么", (line,), (replace(line, id="m2"),), (Dropped("m3", "below_floor", 0.1, "别的"),), 18,
        RecallTimes(total=3.5), ("vectors",),
    )  # fmt: skip
    log = person.store.log
    first = log.add(recall, "message")
    log.set_cited(["m1"], first)
    log.add(replace(recall, query="别的"))
    log.set_cited(["m2"], first)
    newest, oldest = log.last(5)
    assert (newest.query, newest.cited, newest.message_id) == ("别的", (), None)
    assert (oldest.id, oldest.message_id, oldest.cited, oldest.tokens) == (first, "message", ("m2",), 18)
    assert oldest.lines[0] == LoggedLine("m1", "profile", Source.MEMORY, "m1", 0.5, {"words": 0.4}, ("words",), 9)
    assert [line.block for line in oldest.lines] == ["profile", "history"]
    assert oldest.dropped == (Dropped("m3", "below_floor", 0.1),)
    assert (oldest.degraded, oldest.total_ms) == (("vectors",), 3.5)
    columns = person.store.db.rows("SELECT lines, dropped FROM recalls")
    assert "乌龙茶" not in str(columns) and "别的" not in str(columns)


def test_the_recall_log_is_cut(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recall_log, "_KEPT", 3)
    for number in range(5):
        person.store.log.add(Recall(str(number)))
    assert [recall.query for recall in person.store.log.last(9)] == ["4", "3", "2"]
