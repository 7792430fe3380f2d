from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from memory.embedding.hashing import HashingEmbedder
from memory.indexing import Indexer, Readiness, recorded_index
from memory.ports import EmbedderUnavailable, IndexFilter, IndexProblem, RecallIndex
from memory.records import DaySummary, Role, Status
from memory.scan import ScanIndex
from memory.sqlite.vectors import text_hash
from memory.text import index_terms
from memory.threads import Workers
from tests.memory.sqlite.person import DAY, Person

ANY = IndexFilter()


class CountingEmbedder(HashingEmbedder):
    """Remembers what it was given; may be broken."""

    def __init__(self, name: str = "counting:1") -> None:
        super().__init__()
        self.name = name
        self.given: list[str] = []
        self.calls: list[int] = []
        self.broken = False

    @property
    def fingerprint(self) -> str:
        return self.name

    def embed_documents(self, texts: Sequence[str]):
        if self.broken:
            raise EmbedderUnavailable("broken")
        self.given += texts
        self.calls.append(len(texts))
        return super().embed_documents(texts)


@pytest.fixture
def person(tmp_path: Path) -> Iterator[Person]:
    found = Person(tmp_path / "jide.db")
    yield found
    found.store.close()


@pytest.fixture
def workers() -> Iterator[Workers]:
    made = Workers.named("test")
    yield made
    made.close(None)
    assert made.store.close() and made.index.close() and made.embedding.close()


@pytest.fixture
def embedder() -> CountingEmbedder:
    return CountingEmbedder()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "index"


@pytest.fixture
def indexer(person: Person, workers: Workers, embedder: CountingEmbedder, folder: Path) -> Indexer:
    return Indexer(person.store, ScanIndex(folder, embedder.fingerprint, embedder.dim), embedder, workers)


def found(index: RecallIndex, text: str) -> set[str]:
    return {hit.id for hit in index.search_text(index_terms(text), 50, ANY)}


def near(index: RecallIndex, embedder: HashingEmbedder, text: str) -> str:
    return index.search_vector(embedder.embed_queries([text])[0], 1, ANY)[0].id


async def test_memories_messages_and_days_reach_the_index(person, indexer, embedder):
    said = person.says("我对花生过敏")
    memory = person.keeps(said, "花生过敏", "用户对花生过敏", "allergy", "花生")
    person.store.days.put(DaySummary(DAY, "谈了过敏的事", person.clock.now(), "extractive"))
    assert await indexer.prepare() is Readiness.REQUEUED
    assert await indexer.drain() == 3
    expected = {f"memory:{memory.id}", f"message:{said.id}#0", f"day:{DAY}"}
    assert indexer.index.ids() == expected == found(indexer.index, "过敏")
    assert near(indexer.index, embedder, "用户对花生过敏") == f"memory:{memory.id}"
    assert person.store.outbox.count() == 0
    assert await indexer.prepare() is Readiness.READY
    days = IndexFilter(days=(DAY, DAY), sources=("memory",), namespaces=("me",))
    assert [hit.id for hit in indexer.index.search_text(["过敏"], 5, days)] == [f"memory:{memory.id}"]


async def test_what_is_never_recalled_never_gets_in(person, indexer, embedder):
    person.says("管道里的 secretpipe", Role.CONTEXT)
    person.says("临时说的 temporarytalk", temporary=True)
    said = person.says("普通的话")
    candidate = person.keeps(said, "普通", "一个候选", "other", "候选", status=Status.CANDIDATE)
    await indexer.rebuild()
    assert indexer.index.ids() == {f"message:{said.id}#0"}
    assert f"memory:{candidate.id}" not in indexer.index.ids()
    assert not any("secretpipe" in text or "temporarytalk" in text for text in embedder.given)


async def test_a_memory_that_is_let_go_leaves_the_index_and_so_do_its_words(person, indexer, embedder):
    said = person.says("我对花生过敏，还养了一只猫")
    person.hears("好的，记住了，花生要避开。")
    memory = person.keeps(said, "我对花生过敏", "用户对花生过敏", "allergy", "花生")
    await indexer.drain()
    assert found(indexer.index, "花生")
    person.store.forget([memory.id])
    embedder.given.clear()
    await indexer.drain()
    assert found(indexer.index, "花生") == set()
    assert f"message:{said.id}#0" in found(indexer.index, "一只猫")
    assert embedder.given
    assert not any("花生" in text for text in embedder.given)


async def test_a_purge_leaves_no_byte_in_the_index(person, indexer, folder):
    said = person.says("我的暗号是 zanzibarquux，别忘了")
    person.says("另一句话")
    memory = person.keeps(said, "我的暗号是 zanzibarquux", "用户的暗号是 zanzibarquux", "other", "zanzibarquux")
    await indexer.drain()

    def held() -> bytes:
        return b"".join(path.read_bytes() for path in folder.iterdir())

    assert b"zanzibarquux" in held()
    person.store.purge([memory.id])
    await indexer.drain()
    assert b"zanzibarquux" not in held()
    assert found(indexer.index, "别忘")
    assert not (await indexer.check()).missing


async def test_a_long_message_becomes_pieces_and_an_edit_takes_the_old_ones_away(person, indexer):
    long = person.hears("。".join(f"第{n}段讲的是预算和时间安排" for n in range(80)))
    await indexer.drain()
    pieces = {row_id for row_id in indexer.index.ids() if row_id.startswith(f"message:{long.id}#")}
    assert pieces == {f"message:{long.id}#{n}" for n in range(len(pieces))}
    assert len(pieces) > 2
    person.store.transcript.finish(long.id, "只剩一句", long.state)
    await indexer.drain()
    assert indexer.index.ids() == {f"message:{long.id}#0"}


async def test_a_message_is_embedded_with_what_came_before_and_found_by_its_own_words(person, indexer, embedder):
    person.hears("你最喜欢哪种咖啡？")
    answer = person.says("浅烘的")
    await indexer.drain()
    assert "你最喜欢哪种咖啡？\n浅烘的" in embedder.given
    assert found(indexer.index, "浅烘") == {f"message:{answer.id}#0"}
    assert f"message:{answer.id}#0" not in found(indexer.index, "咖啡")


async def test_nothing_is_embedded_twice(person, indexer, embedder):
    for n in range(5):
        person.says(
            f"同一句 {n % 2}", id=f"{n:026}", session_id=person.store.sessions.resume_or_open(DAY, "UTC", fresh=True).id
        )
    await indexer.drain()
    assert sorted(embedder.given) == ["同一句 0", "同一句 1"]
    assert await indexer.rebuild() == 5
    assert len(embedder.given) == 2
    assert len(indexer.index.ids()) == 5
    assert text_hash("同一句 0") in person.store.vectors.get_many([text_hash("同一句 0")], embedder.fingerprint)


async def test_embedding_goes_in_small_calls_and_waits_while_the_reply_runs(person, indexer, embedder):
    for n in range(100):
        person.says(f"第 {n} 句话")
    for n in range(16):
        person.says(f"{n} 很长的话" * 60)
    pauses = iter([True, True, False])
    told: list[tuple[int, int]] = []
    done = await indexer.drain(lambda: next(pauses, False), lambda *news: told.append(news))
    assert done == 116
    assert max(embedder.calls) <= 32
    assert len(embedder.calls) > 5
    assert next(pauses, None) is None
    assert told == [(64, 116), (116, 116)]


async def test_without_an_embedder_words_are_indexed(person, workers, folder):
    indexer = Indexer(person.store, ScanIndex(folder, "none", 0), None, workers)
    said = person.says("只有文字")
    await indexer.prepare()
    await indexer.drain()
    assert found(indexer.index, "文字") == {f"message:{said.id}#0"}


async def test_a_broken_embedder_costs_vectors_not_words_and_is_made_up_for(person, indexer, embedder):
    said = person.says("手冲咖啡")
    embedder.broken = True
    await indexer.drain()
    assert found(indexer.index, "咖啡") == {f"message:{said.id}#0"}
    assert indexer.index.search_vector(embedder.embed_queries(["手冲咖啡"])[0], 5, ANY) == []
    embedder.broken = False
    assert await indexer.prepare() is Readiness.REQUEUED
    await indexer.drain()
    assert near(indexer.index, embedder, "手冲咖啡") == f"message:{said.id}#0"
    assert await indexer.prepare() is Readiness.READY


async def test_a_lost_index_is_noticed(person, indexer):
    said = person.says("一句话")
    await indexer.prepare()
    await indexer.drain()
    indexer.index.clear()
    assert await indexer.prepare() is Readiness.REQUEUED
    await indexer.drain()
    assert indexer.index.ids() == {f"message:{said.id}#0"}


async def test_a_damaged_index_is_rebuilt(person, indexer, folder):
    said = person.says("一句话")
    await indexer.drain()
    for path in folder.glob("*.jsonl"):
        path.write_bytes(b"garbage\n")
    with pytest.raises(IndexProblem):
        await indexer.prepare()
    assert await indexer.rebuild() == 1
    assert indexer.index.ids() == {f"message:{said.id}#0"}


async def test_check_tells_both_ways(person, indexer):
    said = person.says("一句话")
    other = person.says("又一句")
    await indexer.drain()
    assert await indexer.check() == replace(await indexer.check(), missing=frozenset(), extra=frozenset())
    indexer.index.delete([f"message:{said.id}#0"])
    person.store.transcript.reindex([other.id])
    person.store.outbox.acknowledge(person.store.outbox.pending())
    person.store.db.run("UPDATE messages SET temporary = 1 WHERE id = ?", (other.id,))
    person.says("还没进索引")
    found_out = await indexer.check()
    assert found_out.missing == {f"message:{said.id}#0"}
    assert found_out.extra == {f"message:{other.id}#0"}


async def test_another_embedder_is_filled_beside_and_takes_over(person, indexer, embedder, workers, folder):
    first = person.says("第一句话 咖啡")
    await indexer.prepare()
    await indexer.drain()
    better = CountingEmbedder("counting:2")
    successor = Indexer(person.store, ScanIndex(folder, better.fingerprint, better.dim), better, workers)
    assert await successor.prepare() is Readiness.OTHER
    late: list[str] = []

    def talk_goes_on(done: int, total: int) -> None:
        if not late:
            late.append(person.says("第二句话 红茶").id)
            person.store.transcript.finish(first.id, "第一句话 改成绿茶", first.state)

    await successor.move_from(indexer, progress=talk_goes_on)
    expected = {f"message:{first.id}#0", f"message:{late[0]}#0"}
    assert indexer.index.ids() == successor.index.ids() == expected
    assert found(successor.index, "绿茶") == {f"message:{first.id}#0"}
    assert found(successor.index, "咖啡") == set()
    assert recorded_index(person.store) == ("counting:2", better.dim)
    await indexer.drop(successor)
    assert person.store.db.rows("SELECT DISTINCT fingerprint FROM vectors") == [("counting:2",)]
    assert await successor.prepare() is Readiness.READY
    assert successor.index.ids() == expected


async def test_a_move_may_be_interrupted_and_repeated(person, indexer, workers, folder):
    for n in range(130):
        person.says(f"第 {n} 句")
    await indexer.prepare()
    await indexer.drain()
    better = CountingEmbedder("counting:2")
    successor = Indexer(person.store, ScanIndex(folder, better.fingerprint, better.dim), better, workers)
    halfway = asyncio.Event()
    move = asyncio.create_task(successor.move_from(indexer, progress=lambda *_: halfway.set()))
    await halfway.wait()
    move.cancel()
    with pytest.raises(asyncio.CancelledError):
        await move
    assert recorded_index(person.store) == (indexer.fingerprint, better.dim)
    before = len(better.given)
    await successor.move_from(indexer)
    assert len(set(better.given)) == len(better.given) == 130
    assert before < 130
    assert successor.index.ids() == indexer.index.ids()


async def test_what_changed_while_it_was_indexed_is_indexed_again(person, indexer, embedder, monkeypatch):
    said = person.says("先说咖啡")
    real = embedder.embed_documents

    def slow(texts: Sequence[str]):
        if "先说咖啡" in texts:
            person.store.transcript.finish(said.id, "改说绿茶", said.state)
        return real(texts)

    monkeypatch.setattr(embedder, "embed_documents", slow)
    await indexer.drain()
    assert found(indexer.index, "绿茶") == {f"message:{said.id}#0"}
    assert found(indexer.index, "咖啡") == set()


class CrowdedIndex(ScanIndex):
    """Has no room until it was asked so many times."""

    asked = 0
    full_for = 2

    def crowded(self) -> bool:
        self.asked += 1
        return self.asked <= self.full_for


async def test_writing_waits_for_room(person: Person, workers: Workers, tmp_path: Path):
    person.says("乌龙茶很香")
    embedder = HashingEmbedder()
    index = CrowdedIndex(tmp_path / "crowded", embedder.fingerprint, embedder.dim)
    assert await Indexer(person.store, index, embedder, workers).drain() == 1
    assert index.asked == 3
    assert len(index.ids()) == 1
