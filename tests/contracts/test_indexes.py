"""What every recall index must do, run against LanceDB (small and in memory, or large) and against the scan."""

from __future__ import annotations

import random
import subprocess
import sys
from array import array
from collections.abc import Callable
from pathlib import Path

import pytest

from memory.lance.index import LanceIndex
from memory.lance.limits import Limits
from memory.ports import IndexFilter, IndexProblem, IndexRow, RecallIndex
from memory.scan import ScanIndex
from memory.text import index_terms

DIM = 16
FINGERPRINT = "hashing:test v1"
ANY = IndexFilter()

Open = Callable[..., RecallIndex]


LARGE = Limits(at_once_rows=-1)


@pytest.fixture(params=["lancedb", "lancedb-large", "scan"])
def opener(request: pytest.FixtureRequest, tmp_path: Path):
    """Opens a handle on one and the same index; handles are closed at the end."""
    opened: list[RecallIndex] = []

    def open_index(fingerprint: str = FINGERPRINT, dim: int = DIM) -> RecallIndex:
        folder = tmp_path / "index"
        made: RecallIndex = (
            ScanIndex(folder, fingerprint, dim)
            if request.param == "scan"
            else LanceIndex(str(folder), fingerprint, dim, LARGE if request.param == "lancedb-large" else None)
        )
        opened.append(made)
        return made

    yield open_index
    for index in opened:
        index.close()


@pytest.fixture
def index(opener: Open) -> RecallIndex:
    return opener()


def unit(seed: int, dim: int = DIM) -> array:
    numbers = random.Random(seed)
    raw = [numbers.gauss(0, 1) for _ in range(dim)]
    length = sum(x * x for x in raw) ** 0.5
    return array("f", [x / length for x in raw])


def row(row_id: str, text: str, seed: int | None = None, **more) -> IndexRow:
    fields = {"namespace": "me", "created_ts": 1000.0, "day": "2026-11-20", **more}
    vector = None if seed is None else unit(seed)
    return IndexRow(row_id, row_id.partition(":")[0], text=text, vector=vector, **fields)


def found(index: RecallIndex, text: str, k: int = 10, where: IndexFilter = ANY) -> list[str]:
    return [hit.id for hit in index.search_text(index_terms(text), k, where)]


def near(index: RecallIndex, seed: int, k: int = 10, where: IndexFilter = ANY) -> list[str]:
    return [hit.id for hit in index.search_vector(unit(seed), k, where)]


def files(folder: Path) -> bytes:
    return b"\n".join(path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file())


def test_its_name_is_what_the_status_line_shows(index: RecallIndex):
    assert index.name in ("lancedb", "scan")


def test_an_empty_index_answers_with_nothing(index: RecallIndex):
    assert index.ids() == set()
    assert found(index, "咖啡 coffee") == []
    assert near(index, 1) == []
    assert index.term_frequencies(["咖啡"]) == {"咖啡": 0}
    index.delete(["memory:none"])
    index.purge(["memory:none"])
    index.maintain()
    assert index.ids() == set()


def test_one_row_is_found_by_meaning_and_by_words(index: RecallIndex):
    index.upsert([row("memory:1", "用户最喜欢手冲咖啡 pour over", 1)])
    assert near(index, 1) == found(index, "咖啡") == found(index, "pour") == ["memory:1"]
    (hit,) = index.search_vector(unit(1), 5, ANY)
    assert hit.score == pytest.approx(1.0, abs=1e-5)
    assert index.search_text(["咖啡"], 5, ANY)[0].score > 0


def test_the_cosine_of_an_opposite_vector_is_negative(index: RecallIndex):
    index.upsert([row("memory:1", "a", 1)])
    (hit,) = index.search_vector([-x for x in unit(1)], 5, ANY)
    assert hit.score == pytest.approx(-1.0, abs=1e-5)


def test_the_nearest_comes_first(index: RecallIndex):
    index.upsert([row(f"memory:{n}", "x", n) for n in range(50)])
    hits = index.search_vector(unit(7), 50, ANY)
    assert hits[0].id == "memory:7"
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)
    exact = sorted(range(50), key=lambda n: -sum(a * b for a, b in zip(unit(7), unit(n), strict=True)))
    assert [hit.id for hit in hits] == [f"memory:{n}" for n in exact]


def test_replacing_a_row_leaves_one(index: RecallIndex):
    index.upsert([row("memory:1", "住在上海", 1)])
    index.upsert([row("memory:1", "住在杭州", 2)])
    assert index.ids() == {"memory:1"}
    assert found(index, "上海") == []
    assert found(index, "杭州") == ["memory:1"]
    assert index.search_vector(unit(2), 5, ANY)[0].score == pytest.approx(1.0, abs=1e-5)


def test_the_same_upsert_twice_changes_nothing(index: RecallIndex):
    rows = [row("memory:1", "绿茶", 1), row("memory:2", "black tea", 2)]
    index.upsert(rows)
    index.upsert(rows)
    assert index.ids() == {"memory:1", "memory:2"}
    assert found(index, "tea") == ["memory:2"]


def test_the_last_of_equal_ids_wins(index: RecallIndex):
    index.upsert([row("memory:1", "first", 1), row("memory:1", "second", 2)])
    index.upsert([row("memory:1", "third", 3), row("memory:1", "fourth", 4)])
    assert index.ids() == {"memory:1"}
    assert found(index, "third") == []
    assert found(index, "fourth") == ["memory:1"]


def test_fewer_chunks_replace_more(index: RecallIndex):
    index.upsert([row(f"message:A#{n}", f"piece{n} 茶", n) for n in range(3)] + [row("message:B#0", "茶", 9)])
    index.upsert([row("message:A#0", "short 茶", 5)])
    assert index.ids() == {"message:A#0", "message:B#0"}
    assert set(found(index, "茶")) == {"message:A#0", "message:B#0"}


def test_deleting_a_thing_takes_all_its_chunks(index: RecallIndex):
    index.upsert([row(f"message:{m}#{n}", "茶", n) for m in "AB" for n in range(2)])
    index.delete(["message:A", "message:B#1", "message:C", "memory:x' OR '1'='1"])
    assert index.ids() == {"message:B#0"}
    assert near(index, 0) == found(index, "茶") == ["message:B#0"]


def test_a_row_without_a_vector_is_found_by_words_alone(index: RecallIndex):
    index.upsert([row("memory:1", "没有向量"), row("memory:2", "有向量", 2)])
    assert set(found(index, "向量")) == {"memory:1", "memory:2"}
    assert near(index, 2) == ["memory:2"]


def test_a_row_gets_its_vector_later(index: RecallIndex):
    index.upsert([row("memory:1", "text")])
    index.upsert([row("memory:1", "text", 1)])
    assert near(index, 1) == ["memory:1"]


@pytest.mark.parametrize("useless", [[0.0] * DIM, [float("nan")] * DIM])
def test_a_vector_that_says_nothing_never_matches(index: RecallIndex, useless: list[float]):
    index.upsert([IndexRow("memory:1", "memory", "me", 1.0, "2026-11-20", "words", useless), row("memory:2", "x", 2)])
    assert near(index, 2) == ["memory:2"]
    assert found(index, "words") == ["memory:1"]
    assert index.search_vector([0.0] * DIM, 5, ANY) == []


def test_a_vector_of_another_length_is_refused(index: RecallIndex):
    with pytest.raises(IndexProblem):
        index.upsert([IndexRow("memory:1", "memory", "me", 1.0, "2026-11-20", "x", [1.0, 2.0])])
    with pytest.raises(IndexProblem):
        index.search_vector([1.0, 2.0], 5, ANY)


def test_without_an_embedder_it_holds_words(opener: Open):
    index = opener("none", 0)
    index.upsert([row("memory:1", "只有文字 words only")])
    assert found(index, "文字") == found(index, "words") == ["memory:1"]
    assert index.search_vector([], 5, ANY) == []


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("乌龙茶", {"memory:1"}),
        ("乌龙", {"memory:1"}),
        ("烏龍", {"memory:1"}),
        ("龙茶", {"memory:1"}),
        ("北京", {"memory:2"}),
        ("React 前端", {"memory:3"}),
        ("ｒｅａｃｔ", {"memory:3"}),
        ("前端 oolong", {"memory:3", "memory:4"}),
        ("C++", {"memory:4"}),
        ("猫", {"memory:5"}),
        ("茶馆", set()),
        ("的、， …", set()),
    ],
)
def test_full_text_in_chinese_english_and_both(index: RecallIndex, query: str, expected: set[str]):
    index.upsert(
        [
            row("memory:1", "用户喜欢喝乌龙茶。"),
            row("memory:2", "下个月去北京出差"),
            row("memory:3", "在杭州做前端，主要写 React 和 TypeScript"),
            row("memory:4", "She writes C++ and says \"oolong\" (it's her cat's name)."),
            row("memory:5", "猫"),
        ]
    )
    index.maintain()
    assert set(found(index, query)) == expected


def test_more_matching_terms_rank_higher(index: RecallIndex):
    index.upsert(
        [
            row("memory:1", "咖啡很贵"),
            row("memory:2", "手冲咖啡浅烘"),
            row("memory:3", "今天下雨"),
            row("memory:4", "coffee"),
        ]
    )
    assert found(index, "手冲咖啡")[:2] == ["memory:2", "memory:1"]
    both = index.search_text(index_terms("咖啡 coffee"), 10, ANY)
    assert {hit.id for hit in both} == {"memory:1", "memory:2", "memory:4"}


def test_weaker_terms_count_a_share(index: RecallIndex):
    index.upsert([row("memory:1", "他爱喝茶"), row("memory:2", "tea pot"), row("memory:3", "今天下雨")])
    whole = {hit.id: hit.score for hit in index.search_text(["喝茶", "tea"], 10, ANY)}
    weaker = {hit.id: hit.score for hit in index.search_text(["喝茶"], 10, ANY, ["tea", "喝茶"], 0.5)}
    assert weaker["memory:1"] == pytest.approx(whole["memory:1"])
    assert weaker["memory:2"] == pytest.approx(whole["memory:2"] / 2)
    alone = index.search_text([], 10, ANY, ["下雨"], 0.5)
    assert [hit.id for hit in alone] == ["memory:3"]


def test_filters_hold_for_both_searches(index: RecallIndex):
    index.upsert(
        [
            row("memory:1", "茶", 1, namespace="me", day="2026-11-01", created_ts=100.0),
            row("message:2#0", "茶", 2, namespace="me", day="2026-11-02", created_ts=200.0),
            row("memory:3", "茶", 3, namespace="agent", day="2026-11-03", created_ts=300.0),
            row("day:2026-11-04", "茶", 4, namespace="o'hara", day="2026-11-04", created_ts=400.0),
        ]
    )
    cases = {
        IndexFilter(): {"memory:1", "message:2#0", "memory:3", "day:2026-11-04"},
        IndexFilter(namespaces=("me",)): {"memory:1", "message:2#0"},
        IndexFilter(namespaces=("me", "agent"), sources=("memory",)): {"memory:1", "memory:3"},
        IndexFilter(namespaces=("o'hara",)): {"day:2026-11-04"},
        IndexFilter(namespaces=("x' OR '1'='1",)): set(),
        IndexFilter(sources=("knowledge",)): set(),
        IndexFilter(days=("2026-11-02", "2026-11-03")): {"message:2#0", "memory:3"},
        IndexFilter(until_ts=200.0): {"memory:1", "message:2#0"},
        IndexFilter(("me",), ("message",), ("2026-11-01", "2026-11-30"), 250.0): {"message:2#0"},
    }
    for where, expected in cases.items():
        assert set(found(index, "茶", 10, where)) == expected, where
        assert set(near(index, 1, 10, where)) == expected, where


@pytest.mark.parametrize("k", [0, 1, 3, 5000])
def test_k_is_the_most_that_comes_back(index: RecallIndex, k: int):
    index.upsert([row(f"memory:{n}", "茶", n) for n in range(40)])
    assert len(near(index, 1, k)) == min(k, 40)
    assert len(found(index, "茶", k)) == min(k, 40)


def test_frequencies_tell_rare_from_common_and_from_absent(index: RecallIndex):
    index.upsert([row(f"memory:{n}", "咖啡 milk" if n else "咖啡 手冲") for n in range(20)])
    told = index.term_frequencies(["咖啡", "手冲", "milk", "红酒"])
    assert told["红酒"] == 0
    assert told["手冲"] == 1
    assert told["咖啡"] > told["milk"] >= 19
    index.upsert([row("memory:x", "红酒")])
    assert index.term_frequencies(["红酒"])["红酒"] == 1


def test_it_survives_a_restart(opener: Open):
    first = opener()
    first.upsert([row("memory:1", "手冲咖啡", 1), row("memory:2", "绿茶", 2)])
    first.delete(["memory:2"])
    first.close()
    second = opener()
    assert second.ids() == {"memory:1"}
    assert found(second, "咖啡") == near(second, 1) == ["memory:1"]


def test_two_handles_see_each_other_at_once(opener: Open):
    one, two = opener(), opener()
    one.upsert([row("memory:1", "咖啡", 1)])
    assert found(two, "咖啡") == ["memory:1"]
    two.upsert([row("memory:1", "绿茶", 2), row("memory:2", "绿茶", 3)])
    assert found(one, "咖啡") == []
    assert set(found(one, "绿茶")) == {"memory:1", "memory:2"}
    two.purge(["memory:1"])
    assert one.ids() == {"memory:2"}
    assert near(one, 3) == ["memory:2"]
    one.upsert([row("memory:3", "红酒", 4)])
    two.maintain()
    assert two.ids() == one.ids() == {"memory:2", "memory:3"}


def test_a_term_that_another_handle_brought_is_not_called_absent(opener: Open):
    one, two = opener(), opener()
    one.upsert([row("memory:1", "咖啡")])
    assert one.term_frequencies(["红酒", "wine"]) == {"红酒": 0, "wine": 0}
    two.upsert([row("memory:2", "红酒"), row("memory:3", "red wine")])
    assert set(one.term_frequencies(index_terms("红酒 wine")).values()) == {1}


def test_two_processes_write_at_once_and_nothing_is_lost(opener: Open, request: pytest.FixtureRequest, tmp_path: Path):
    index = opener()
    index.upsert([row("memory:start", "茶", 1)])
    kind = "LanceIndex(str(folder)" if index.name == "lancedb" else "ScanIndex(folder"
    program = (
        "import sys; from pathlib import Path; from memory.ports import IndexRow;"
        "from memory.lance.index import LanceIndex; from memory.scan import ScanIndex;"
        f"folder = Path(sys.argv[1]); index = {kind}, {FINGERPRINT!r}, {DIM});\n"
        "for n in range(10):\n"
        "    index.upsert([IndexRow(f'memory:child{n}', 'memory', 'me', 1.0, '2026-11-20', '茶', None),"
        " IndexRow('memory:both', 'memory', 'me', 1.0, '2026-11-20', 'child', None)])\n"
    )
    child = subprocess.Popen([sys.executable, "-c", program, str(tmp_path / "index")])
    for n in range(10):
        index.upsert([row(f"memory:here{n}", "茶", n), row("memory:both", "here")])
    assert child.wait(50) == 0
    expected = {f"memory:{who}{n}" for who in ("child", "here") for n in range(10)}
    assert index.ids() == {*expected, "memory:start", "memory:both"}
    assert len(found(index, "here child")) == 1


def test_another_embedder_has_an_index_of_its_own(opener: Open):
    old, new = opener("old", DIM), opener("new", 8)
    old.upsert([row("memory:1", "茶", 1)])
    new.upsert([IndexRow("memory:2", "memory", "me", 1.0, "2026-11-20", "茶", unit(1, 8))])
    assert (old.ids(), new.ids()) == ({"memory:1"}, {"memory:2"})
    old.clear()
    assert (old.ids(), new.ids()) == (set(), {"memory:2"})


@pytest.mark.parametrize("rows", [6, 3000])
def test_a_purge_leaves_neither_words_nor_vector_in_any_file(opener: Open, tmp_path: Path, rows: int):
    index = opener()
    secret = rows // 2
    texts = [f"plain note number {n}" for n in range(rows)]
    texts[secret] = "zanzibarquux 秘籍藏匿处"
    everything = [row(f"memory:{n}", texts[n], n) for n in range(rows)]
    for at in range(0, rows, 1000):
        index.upsert(everything[at : at + 1000])
    index.maintain()
    index.upsert([row(f"memory:{secret}", texts[secret], secret)])
    folder = tmp_path / "index"
    needles = [b"zanzibarquux", "籍藏".encode(), bytes(unit(secret))]
    assert found(index, "zanzibarquux") == [f"memory:{secret}"]
    index.purge([f"memory:{secret}"])
    assert [needle for needle in needles if needle in files(folder)] == []
    assert bytes(unit(1)) in files(folder) or index.name == "scan"
    assert index.ids() == {row.id for row in everything} - {f"memory:{secret}"}
    assert found(index, "zanzibarquux 籍藏") == []
    assert near(index, 1, 1) == ["memory:1"]
    assert index.term_frequencies(["zanzibarquux"])["zanzibarquux"] == 0
    index.upsert([row("memory:new", "afterwards 之后", 9999)])
    assert found(index, "afterwards") == found(index, "之后") == ["memory:new"]


def test_a_purge_reaches_the_index_of_another_embedder(opener: Open, tmp_path: Path):
    old, new = opener("old"), opener("new")
    for index in (old, new):
        index.upsert([row("memory:1", "zanzibarquux", 1), row("memory:2", "stays", 2)])
    new.purge(["memory:1"])
    assert b"zanzibarquux" not in files(tmp_path / "index")
    assert bytes(unit(1)) not in files(tmp_path / "index")
    assert new.ids() == {"memory:2"}


def damage(folder: Path) -> None:
    kinds = (".lance", ".manifest", ".jsonl")
    hit = [path for path in folder.rglob("*") if path.is_file() and path.suffix in kinds]
    assert hit
    for path in hit:
        path.write_bytes(b"\x00garbage" * 3)


def test_a_damaged_folder_is_told_and_mended_by_clear(opener: Open, tmp_path: Path):
    index = opener()
    index.upsert([row(f"memory:{n}", "茶", n) for n in range(5)])
    damage(tmp_path / "index")
    for broken in (index, opener()):
        with pytest.raises(IndexProblem):
            broken.ids()
    with pytest.raises(IndexProblem):
        found(opener(), "茶")
    index.clear()
    index.upsert([row("memory:1", "茶", 1)])
    assert found(index, "茶") == near(index, 1) == ["memory:1"]


def test_a_purge_of_a_damaged_folder_removes_it(opener: Open, tmp_path: Path):
    index = opener()
    index.upsert([row("memory:1", "zanzibarquux", 1)])
    damage(tmp_path / "index")
    with pytest.raises(IndexProblem):
        opener().purge(["memory:1"])
    assert b"garbage" not in files(tmp_path / "index")
    index.clear()
    assert index.ids() == set()


def test_upkeep_keeps_every_row(index: RecallIndex):
    for n in range(45):
        index.upsert([row(f"memory:{n}", f"茶 note{n}", n)])
        index.maintain()
    index.delete([f"memory:{n}" for n in range(0, 45, 2)])
    index.maintain()
    left = {f"memory:{n}" for n in range(1, 45, 2)}
    assert index.ids() == set(found(index, "茶", 100)) == set(near(index, 1, 100)) == left


def test_files_are_private(opener: Open, tmp_path: Path):
    opener().upsert([row("memory:1", "茶", 1)])
    assert (tmp_path / "index").stat().st_mode & 0o077 == 0
