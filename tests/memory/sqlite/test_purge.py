from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from memory.life.exchange import take_in
from memory.ports import StoreProblem
from memory.prompted import Prompted
from memory.records import DaySummary, Memory, Recall, Source
from memory.sqlite import store
from memory.sqlite.database import Database
from memory.sqlite.memories import MemoryFilter
from memory.sqlite.vectors import text_hash
from memory.sqlite.words import shadow
from tests.memory.sqlite.person import DAY, Person

SECRET = "乌龙茶"
TYPED = "我叫林晓，每天喝乌龙茶，养了一只 Corgi"


@pytest.fixture
def tea(person: Person) -> Memory:
    said = person.says(TYPED)
    person.keeps(said, "养了一只 Corgi", "用户养了一只 Corgi", "pet", "Corgi")
    memory = person.keeps(said, "每天喝乌龙茶", "用户每天喝乌龙茶", "habit", "乌龙茶")
    reply = person.hears("乌龙茶提神，Corgi 爱跑", reasoning="他喝乌龙茶")
    person.says("继续")
    store = person.store
    store.sessions.set_summary(person.session.id, "喝乌龙茶", reply.id)
    store.days.put(DaySummary(DAY, "说到乌龙茶", person.clock.now(), "extractive"))
    store.prompts.add(Prompted(TYPED))
    store.prompts.save_draft(Prompted("乌龙茶怎么泡"))
    store.log.add(Recall("乌龙茶几度泡"))
    store.memories.update(replace(memory, importance=0.8))
    rows = (f"memory:{memory.id}", f"message:{said.id}#0", f"message:{reply.id}#1", f"day:{DAY}", "memory:other")
    store.vectors.put_many("e5", [(text_hash(row), row, row.encode()) for row in rows])
    store.db.backup(person.store.db.path.parent / "backups" / "old.db")
    return memory


def _bytes(folder: Path, texts: Sequence[str]) -> dict[str, list[str]]:
    """Which of these texts are in which file."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {
        path.name: hits for path in files if (hits := [text for text in texts if text.encode() in path.read_bytes()])
    }


def test_no_byte_of_it_is_left_in_any_file(person: Person, tea: Memory, path: Path) -> None:
    looked_for = [SECRET, shadow(SECRET), "每天喝"]
    person.store.db.checkpoint()
    before = _bytes(path.parent, looked_for)
    assert before["jide.db"] == looked_for
    assert before["old.db"] == looked_for

    purged = person.store.purge([tea.id])

    assert (purged.memories, purged.messages, purged.rewritten) == (1, 2, True)
    assert _bytes(path.parent, looked_for) == {}
    assert person.store.trace(purged.look_for) == []
    assert [file.name for file in (path.parent / "backups").glob("*.db")] == ["after-purge.db"]
    assert person.store.quick_check() == []
    copy = Database.open(path.parent / "backups" / "after-purge.db")
    assert copy.rows("SELECT kind FROM jobs WHERE kind = 'rewrite'") == []  # going back to it purges nothing again
    copy.close()


def test_no_latin_word_is_left_in_the_word_index(person: Person, tea: Memory, path: Path) -> None:
    [pet] = person.store.memories.by_slot("pet")
    for number in range(300):
        person.says(f"filler {number} about nothing at all")
    person.store.db.checkpoint()
    assert set(_bytes(path.parent, ["Corgi", "corgi"])["jide.db"]) == {"Corgi", "corgi"}
    person.store.purge([pet.id])
    assert _bytes(path.parent, ["Corgi", "corgi"]) == {}
    vocabulary = person.store.db.row("SELECT count(*) FROM words WHERE words MATCH 'cor*'")
    assert vocabulary == (0,)


def test_no_word_is_left_when_everything_goes(person: Person, tea: Memory) -> None:
    with person.store.action(by_user=True):
        for number in range(300):
            take_in(person.store, person.clock, {"content": f"The user likes item number {number} of the list"})
    purged = person.store.purge([memory.id for memory in person.store.memories.find(MemoryFilter())])
    assert purged.memories == 302
    assert person.store.trace(purged.look_for) == []


def test_what_stays_is_whole(person: Person, tea: Memory) -> None:
    person.store.purge([tea.id])
    store = person.store
    messages = store.transcript.of_session(person.session.id)
    assert [message.text for message in messages] == [
        "我叫林晓，▒▒▒▒▒▒，养了一只 Corgi",
        "▒▒▒提神，Corgi 爱跑",
        "继续",
    ]
    assert store.transcript.masked(messages)[0] == "我叫林晓，▒▒，养了一只 Corgi"
    assert messages[1].reasoning == "他喝▒▒▒"
    [pet] = store.memories.find()
    assert messages[0].text[pet.origin.start : pet.origin.end] == pet.origin.text == "养了一只 Corgi"
    assert store.prompts.draft() == Prompted("▒▒怎么泡")
    assert store.memories.get(tea.id) is None
    assert person.finds("corgi")


def test_what_was_purged_is_not_learnt_again(person: Person, tea: Memory) -> None:
    assert not person.store.tombstones.has("habit", "乌龙茶", "")
    person.store.purge([tea.id])
    assert person.store.tombstones.has("habit", "乌龙茶", "")


def test_the_index_is_told_to_leave_nothing_and_vectors_go(person: Person, tea: Memory) -> None:
    messages = person.store.transcript.of_session(person.session.id)
    person.store.purge([tea.id])
    entries = {(entry.op, entry.source, entry.key) for entry in person.store.outbox.pending()}
    assert entries >= {
        ("purge", Source.MEMORY, tea.id),
        *(("purge", Source.MESSAGE, message.id) for message in messages),
        ("purge", Source.DAY, DAY),
    }
    kept = person.store.db.rows("SELECT source_id FROM vectors")
    assert kept == [("memory:other",)]


def test_a_shared_clause_keeps_the_other_memorys_words(person: Person) -> None:
    said = person.says("在杭州做前端")
    city = person.keeps(said, "在杭州做前端", "用户在杭州", "location", "杭州")
    job = person.keeps(said, "在杭州做前端", "用户做前端", "job", "前端")
    purged = person.store.purge([city.id])
    assert person.sent() == "在▒▒做前端"
    assert person.store.memories.get(job.id).origin.text == "在▒▒做前端"
    assert person.store.trace(purged.look_for) == []


def test_a_forgotten_one_and_its_past_can_be_purged(person: Person, tea: Memory, path: Path) -> None:
    person.store.memories.supersede(tea.id, replace(tea, id="new", content="用户每天喝红茶", value="红茶"))
    person.store.memories.update(replace(person.store.memories.get("new"), value="红茶"))
    person.store.forget([tea.id])
    purged = person.store.purge([tea.id])
    assert person.store.trace(purged.look_for) == []
    assert person.store.memories.get("new").superseded_by is None
    assert person.store.restore([tea.id]) == []


def test_another_process_in_the_way_is_reported(person: Person, tea: Memory, path: Path) -> None:
    person.store.db.run("PRAGMA busy_timeout = 50")
    reader = Database.open(path)
    reader.run("BEGIN")
    reader.rows("SELECT count(*) FROM messages")
    purged = person.store.purge([tea.id])
    reader.run("ROLLBACK")
    assert not purged.rewritten
    assert person.store.trace([SECRET]) != []
    assert person.store.queue.counts().waiting
    assert person.store.rewrite()
    assert person.store.trace([SECRET]) == []
    assert not person.store.queue.counts().waiting
    reader.close()


def test_a_full_disk_leaves_the_end_of_a_purge_for_later(
    person: Person, tea: Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_db: Database) -> None:
        raise StoreProblem("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(Database, "vacuum", full)
        assert not person.store.purge([tea.id]).rewritten
    assert person.store.memories.get(tea.id) is None
    assert person.store.queue.counts().later
    assert person.store.rewrite() and person.store.trace([SECRET]) == []


def test_trace_names_rows_and_files(person: Person, tea: Memory, path: Path) -> None:
    (path.parent / "journal").mkdir()
    (path.parent / "journal" / "day.md").write_text("- 喝了乌龙茶\n", encoding="utf-8")
    person.store.db.checkpoint()
    where = {Path(trace.where).name for trace in person.store.trace([SECRET])}
    assert where >= {"messages.text", "memories.content", "quotes.text", "words_content.c0", "jide.db", "day.md"}
    assert person.store.trace(["  "]) == []
    assert person.store.trace(["not said by anyone"]) == []
    many = [f"number {n} was not said either" for n in range(2500)]
    assert person.store.trace(many) == []
    assert {trace.where for trace in person.store.trace([*many, SECRET])} >= {"messages.text", "memories.content"}


def test_a_file_that_another_process_removes_amid_the_search_holds_nothing(
    person: Person, tea: Memory, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "files_in", lambda places: [path.parent / "tidied.lance"])
    assert person.store.trace(["not said by anyone"]) == []


def test_any_number_of_memories_is_purged_at_once(person: Person, tea: Memory) -> None:
    nobody = [f"nobody-{n}" for n in range(40_000)]
    assert person.store.purge([*nobody, tea.id]).memories == 1
    assert person.store.forget(nobody) == person.store.restore(nobody) == []


def test_the_request_to_forget_goes_with_what_it_names(person: Person, path: Path) -> None:
    said = person.says("She's allergic to kiwis, badly")
    content = "The user's daughter Wren is allergic to kiwis"
    memory = person.keeps(said, "She's allergic to kiwis", content, "family", "daughter Wren")
    again, asked = person.says("so Wren is allergic to kiwis"), person.says("please forget the kiwi thing")
    person.store.forget([memory.id])
    person.store.mask_request(asked, "the kiwi thing", [memory.id])
    texts = [(one.id, one.text) for one in (said, again, asked)]
    clean = person.store.masks.clean("message", texts)
    assert not [text for text in clean if "kiwi" in text] and "please forget" in clean[2]
    person.store.purge([memory.id])
    assert not [text for text in _bytes(path.parent, ["kiwi"]).values() if text]
