"""What the greeting named and what recall found stand side by side, each thing once."""

from __future__ import annotations

import pytest

from memory.recall.opening import with_opening
from memory.recall.query import RecallOptions
from memory.records import Line, Recall, Source
from memory.tokens import EstimatingCounter

DAY = "2026-11-27"


def line(key: str, source: Source = Source.MEMORY) -> Line:
    return Line(key, source, f"文字{key}", DAY, 5)


@pytest.mark.parametrize(
    ("leading", "history"), [(True, [DAY, "book", "cat"]), (False, ["cat", DAY, "book"])], ids=["meant", "beside"]
)
def test_each_thing_stands_once(leading: bool, history: list[str]) -> None:
    recall = Recall("昨天说了什么", (line("name"),), (line("cat"), line(DAY, Source.DAY)))
    opening = [line(DAY, Source.DAY), line("name"), line("book")]
    joined = with_opening(opening, recall, RecallOptions(), EstimatingCounter(), leading=leading)
    assert [one.id for one in joined.profile] == ["name"]
    assert [one.id for one in joined.history] == history
    assert [one.tag for one in (*joined.profile, *joined.history)] == ["m1", "m2", "m3", "m4"]


def test_the_recall_keeps_two_lines_beside_a_long_opening() -> None:
    recall = Recall("继续", (), tuple(map(line, "abcd")))
    joined = with_opening([line(str(n)) for n in range(9)], recall, RecallOptions(), EstimatingCounter(), leading=True)
    assert [one.id for one in joined.history[-2:]] == ["a", "b"] and len(joined.history) == 11
