from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from memory.lance import engine, resident, upkeep, vocabulary
from memory.lance.index import LanceIndex
from memory.lance.limits import Limits
from memory.lance.probe import lancedb_loads
from memory.lance.rows import table_name
from memory.ports import IndexFilter, IndexRow
from tests.contracts.test_indexes import near, row, unit

DIM = 16
ANY = IndexFilter()
LARGE = Limits(child_fragments=3, child_rows=50, vector_index_rows=300)


@pytest.fixture
def place(tmp_path: Path) -> str:
    return str(tmp_path / "index")


def indices(place: str) -> set[str]:
    table = engine.connect(place).open_table(table_name("test", DIM))
    return {index.columns[0] for index in table.list_indices()}


def fragments(place: str) -> int:
    stats = engine.connect(place).open_table(table_name("test", DIM)).stats()
    return stats["fragment_stats"]["num_fragments"]


def fill(index: LanceIndex, first: int, last: int) -> None:
    index.upsert([row(f"memory:{n}", f"茶 note{n}", n) for n in range(first, last)])


def _sessions_are_weighed() -> bool:
    """May a session here be given less weight? (No where the kernel, or a container, does not let it.)"""
    own = Path("/proc/self/autogroup")
    return own.exists() and os.access(own, os.W_OK) and "nice" in own.read_text()


def test_small_writes_are_merged(place: str):
    index = LanceIndex(place, "test", DIM, Limits(fragments=5))
    for n in range(12):
        fill(index, n, n + 1)
        index.maintain()
    assert fragments(place) <= 7
    assert len(index.ids()) == 12


def test_a_large_table_is_kept_up_in_a_child_that_builds_the_vector_index(place: str):
    index = LanceIndex(place, "test", DIM, LARGE)
    fill(index, 0, 400)
    index.maintain()
    index.maintain()
    assert index.settle(50)
    assert indices(place) == {"words", "grams", "vector"}
    exact = sorted(range(400), key=lambda n: -sum(a * b for a, b in zip(unit(7), unit(n), strict=True)))
    assert near(index, 7, 10) == [f"memory:{n}" for n in exact[:10]]
    index.upsert([IndexRow("memory:plain", "memory", "me", 1.0, "2026-11-20", "没有向量", None)])
    fill(index, 400, 410)
    assert near(index, 405, 1) == ["memory:405"]
    assert len(near(index, 1, 1000)) == 410


def test_writes_are_asked_to_wait_while_upkeep_runs_and_many_wait_for_it(place: str):
    index = LanceIndex(place, "test", DIM, Limits(child_fragments=3, most_fragments=6, child_rows=50))
    fill(index, 0, 60)
    assert not index.crowded()
    for n in range(60, 68):
        fill(index, n, n + 1)
    assert not index.crowded(), "nothing is running that one could wait for"
    index.maintain()
    assert index.crowded()
    assert near(index, 67, 1) == ["memory:67"]
    assert index.settle(50)
    assert not index.crowded()
    assert fragments(place) <= 3


def test_a_purge_takes_the_vector_index_along_and_upkeep_builds_it_again(place: str, tmp_path: Path):
    index = LanceIndex(place, "test", DIM, LARGE)
    fill(index, 0, 320)
    index.maintain()
    assert index.settle(50)
    index.purge([f"memory:{n}" for n in range(5)])
    assert indices(place) == {"words", "grams"}
    gone = bytes(unit(3))
    assert not any(gone in path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    index.maintain()
    assert index.settle(50)
    assert "vector" in indices(place)
    assert not any(gone in path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())


def test_lost_text_indices_are_made_again(place: str):
    index = LanceIndex(place, "test", DIM)
    fill(index, 0, 3)
    engine.connect(place).open_table(table_name("test", DIM)).drop_index("grams_idx")
    index.maintain()
    assert indices(place) == {"words", "grams"}
    assert len(index.search_text(["茶"], 5, ANY)) == 3


def test_the_program_tries_again_and_tells_when_it_could_not(place: str, monkeypatch: pytest.MonkeyPatch):
    tries: list[float] = []
    monkeypatch.setattr(upkeep.time, "sleep", tries.append)
    assert upkeep.main(place, "no-such-table", 10) == 1
    assert len(tries) == 5


def test_upkeep_that_another_writer_came_before_is_put_off(place: str, monkeypatch: pytest.MonkeyPatch):
    index = LanceIndex(place, "test", DIM, Limits(fragments=0))
    fill(index, 0, 3)
    fill(index, 3, 6)

    def preempted(*_: object) -> None:
        raise RuntimeError("Retryable commit conflict")

    with monkeypatch.context() as patched:
        patched.setattr(upkeep, "compact", preempted)
        index.maintain()
    assert fragments(place) == 2
    assert len(index.ids()) == 6
    index.maintain()
    assert fragments(place) == 1


def test_closing_does_not_wait_for_upkeep_which_stands_back(place: str):
    index = LanceIndex(place, "test", DIM, LARGE)
    fill(index, 0, 320)
    index.maintain()
    child = index._child
    index.close()
    assert child is not None
    while os.getpriority(os.PRIO_PROCESS, child.pid) < 19:
        assert child.poll() is None, "it was done without standing back"
    session = Path(f"/proc/{child.pid}/autogroup")  # nice alone weighs only within a session, and this is its own
    while _sessions_are_weighed() and "nice 19" not in session.read_text():
        assert child.poll() is None
    assert child.wait(50) == 0
    assert "vector" in indices(place)


def test_a_table_that_vanished_is_no_empty_table(place: str):
    index = LanceIndex(place, "test", DIM)
    fill(index, 0, 3)
    LanceIndex(place, "test", DIM).clear()
    with pytest.raises(engine.IndexProblem):
        index.ids()
    index.clear()
    assert index.ids() == set()


def test_each_embedder_has_a_table_name_of_its_own():
    names = {table_name(name, dim) for name in ("a b", "a-b", "A b", "模型") for dim in (8, 16)}
    assert len(names) == 8
    assert all(name.isascii() and "/" not in name for name in names)


def test_nothing_is_opened_and_nothing_imported_by_the_constructor(place: str):
    LanceIndex(place, "test", DIM)
    assert not Path(place).exists()


def test_lancedb_writes_nothing_to_the_terminal(place: str, capfd: pytest.CaptureFixture[str]):
    index = LanceIndex(place, "test", DIM)
    fill(index, 0, 10)
    index.purge(["memory:1"])
    index.maintain()
    assert capfd.readouterr() == ("", "")


def test_the_probe_finds_lancedb_and_remembers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    assert lancedb_loads(tmp_path)
    monkeypatch.setattr(sys, "executable", os.devnull)
    assert lancedb_loads(tmp_path)
    assert not lancedb_loads(tmp_path / "elsewhere")


def test_what_the_vector_index_lacks_is_found_however_it_came_and_went(place: str):
    index, other = LanceIndex(place, "test", DIM, LARGE), LanceIndex(place, "test", DIM, LARGE)
    fill(index, 0, 320)
    index.maintain()
    assert index.settle(50)
    assert near(index, 7, 1) == ["memory:7"]
    fill(index, 400, 402)
    assert near(index, 401, 1) == near(other, 401, 1) == ["memory:401"]
    index.delete(["memory:401", "memory:7"])
    fill(other, 402, 403)
    for asked in (index, other):
        assert near(asked, 402, 1) == ["memory:402"], "written by another process"
        assert near(asked, 401, 1) != ["memory:401"], "removed again, before any index held it"
        assert near(asked, 7, 1) != ["memory:7"], "removed from the index"
        assert len(near(asked, 1, 1000)) == 321
    index.upsert([IndexRow("memory:3", "memory", "me", 0.0, "2026-01-01", "moved", unit(500))])
    assert near(index, 500, 1) == near(other, 500, 1) == ["memory:3"], "moved in meaning, and not left where it was"
    elsewhere = IndexFilter(namespaces=("nobody",))
    assert not index.search_vector(unit(500), 5, elsewhere)
    index.maintain(thorough=True)
    assert index.settle(50)
    assert near(index, 500, 1) == ["memory:3"]
    table = engine.connect(place).open_table(table_name("test", DIM))
    assert not any(found.num_unindexed_rows for found in table.list_indices())


def test_the_counts_of_a_large_table_are_kept_until_a_purge(place: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(vocabulary, "_LARGE", 3)
    large = Limits(at_once_rows=-1)
    index = LanceIndex(place, "test", DIM, large)
    fill(index, 0, 5)
    assert index.term_frequencies(["note3", "茶"]) == {"note3": 1, "茶": 5}
    index.close()
    with monkeypatch.context() as patched:
        patched.setattr(vocabulary, "count_terms", None)
        again = LanceIndex(place, "test", DIM, large)
        assert again.term_frequencies(["note3", "茶", "note9"]) == {"note3": 1, "茶": 5, "note9": 0}
        fill(again, 9, 10)
        assert again.term_frequencies(["note9"]) == {"note9": 1}
    kept = next(Path(place).glob("*.counts"))
    kept.write_bytes(b"damaged")
    assert LanceIndex(place, "test", DIM, large).term_frequencies(["note3"]) == {"note3": 1}
    again.purge(["memory:3"])
    assert not kept.exists()
    assert LanceIndex(place, "test", DIM, large).term_frequencies(["note3"]) == {"note3": 0}


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows by one for each time that a table is read into memory."""
    made: list[int] = []
    read = resident.Resident._read
    monkeypatch.setattr(resident.Resident, "_read", lambda self, table: made.append(1) or read(self, table))
    return made


def elsewhere(index: LanceIndex, seed: int) -> list[str]:
    """The nearest row, searched on another thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(near, index, seed, 1).result(20)


def test_a_table_in_memory_follows_its_own_writes_and_reads_what_others_changed(place: str, reads: list[int]):
    index, other = LanceIndex(place, "test", DIM), LanceIndex(place, "test", DIM)
    fill(index, 0, 5)
    assert near(index, 3, 1) == ["memory:3"]
    fill(index, 5, 7)
    index.delete(["memory:1"])
    index.upsert([row("memory:2", "coffee", 90), row("memory:8", "no vector")])
    assert near(index, 6, 1) == ["memory:6"]
    assert near(index, 90, 1) == ["memory:2"]
    assert {hit.id for hit in index.search_text(["茶"], 9, ANY)} == {f"memory:{n}" for n in (0, 3, 4, 5, 6)}
    assert index.term_frequencies(["note6", "coffe", "vector"]) == {"note6": 1, "coffe": 1, "vector": 1}
    assert len(reads) == 1
    fill(other, 9, 10)
    assert near(index, 9, 1) == ["memory:9"]
    assert len(reads) == 2


def test_what_changes_no_row_of_the_table_reads_nothing_again(place: str, reads: list[int]):
    index, other = LanceIndex(place, "test", DIM), LanceIndex(place, "test", DIM)
    fill(index, 0, 3)
    fill(index, 3, 5)
    assert near(index, 4, 1) == ["memory:4"]
    other.maintain(thorough=True)
    assert fragments(place) == 1
    fill(index, 5, 6)
    fill(LanceIndex(place, "another embedder", DIM), 0, 2)
    assert near(index, 5, 1) == ["memory:5"]
    assert len(reads) == 1


def test_a_large_table_is_read_into_memory_once_searches_go_on(place: str, reads: list[int]):
    index, other = (LanceIndex(place, "test", DIM, Limits(at_once_rows=2)) for _ in range(2))
    fill(index, 0, 5)
    index.maintain()
    assert near(index, 3, 1) == ["memory:3"]
    index.maintain()
    assert not reads, "one search does not pay for it"
    for _ in range(resident._SEARCHES):
        assert near(index, 3, 1) == ["memory:3"]
    index.maintain()
    fill(index, 5, 6)
    assert near(index, 5, 1) == ["memory:5"]
    assert len(reads) == 1
    fill(other, 6, 7)
    assert near(index, 6, 1) == ["memory:6"]
    assert len(reads) == 1, "no search waits for reading it again"
    index.maintain()
    assert near(index, 6, 1) == ["memory:6"]
    assert len(reads) == 2


def test_what_another_process_goes_on_writing_is_not_read_each_time(place: str, reads: list[int]):
    index, other = (LanceIndex(place, "test", DIM) for _ in range(2))
    fill(index, 0, 2)
    assert near(index, 1, 1) == ["memory:1"]
    for n in range(3):
        fill(other, 10 + n, 11 + n)
        fill(index, 20 + n, 21 + n)
        index.maintain()
    assert len(reads) == 1, "nobody searched meanwhile"
    assert near(index, 12, 1) == ["memory:12"]
    assert len(reads) == 2


def test_a_table_that_is_too_large_is_never_read_into_memory(place: str, reads: list[int]):
    index = LanceIndex(place, "test", DIM, Limits(at_once_rows=2, resident_rows=4))
    fill(index, 0, 5)
    for _ in range(resident._SEARCHES):
        assert near(index, 3, 1) == ["memory:3"]
    index.maintain()
    assert near(index, 4, 1) == ["memory:4"]
    assert not reads


def test_a_search_amid_a_write_or_a_merge_reads_nothing_again(
    place: str, reads: list[int], monkeypatch: pytest.MonkeyPatch
):
    index = LanceIndex(place, "test", DIM)
    fill(index, 0, 3)
    assert near(index, 1, 1) == ["memory:1"]
    compact, follow = upkeep.compact, resident.Resident.follow

    def late(self: resident.Resident, *args: Any) -> None:
        assert elsewhere(index, 1) == ["memory:1"], "it is written, and not yet followed"
        follow(self, *args)

    def slowly(table: Any) -> None:
        compact(table)
        assert elsewhere(index, 4) == ["memory:4"]

    monkeypatch.setattr(resident.Resident, "follow", late)
    monkeypatch.setattr(upkeep, "compact", slowly)
    fill(index, 3, 6)
    index.maintain(thorough=True)
    assert fragments(place) == 1
    assert near(index, 5, 1) == ["memory:5"]
    assert len(reads) == 1


def test_what_is_replaced_too_often_is_read_anew(place: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(resident, "_MOST_DEAD", 3)
    index = LanceIndex(place, "test", DIM)
    fill(index, 0, 3)
    assert near(index, 1, 1) == ["memory:1"]
    for _ in range(3):
        fill(index, 0, 3)
    assert near(index, 1, 1) == ["memory:1"]
    held = index._held(engine.connect(place).open_table(table_name("test", DIM)))
    assert held is not None
    assert held.dead <= 3
