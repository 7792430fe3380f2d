"""Any URI that LanceDB takes may be the place of the index; a file URI goes the way of an object store."""

from __future__ import annotations

from pathlib import Path

from memory.lance.index import LanceIndex
from tests.contracts.test_indexes import ANY, DIM, found, near, row


def test_an_index_at_a_uri_does_what_one_in_a_folder_does(tmp_path: Path):
    place = f"file://{tmp_path / 'far'}"
    index, other = LanceIndex(place, "test", DIM), LanceIndex(place, "test", DIM)
    index.upsert([row(f"memory:{n}", f"茶 note{n}", n) for n in range(30)])
    assert near(other, 3, 1) == found(other, "note3") == ["memory:3"]
    other.delete(["memory:4"])
    other.purge(["memory:3"])
    other.maintain()
    assert len(index.ids()) == len(index.search_text(["茶"], 50, ANY)) == 28
    assert not list(Path.cwd().glob("file:*"))
    index.clear()
    assert index.ids() == set()
