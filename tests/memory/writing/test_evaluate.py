"""The evaluation: what it counts, and what the writer must reach on the gold set where that is at hand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from memory.writing.evaluate import evaluate_writing, written
from memory.writing.scoring import date_ok, resolve_known, score_case, text_hits

NAME = {
    "slot": "name",
    "kind": "fact",
    "must_contain": ["Ada"],
    "date": None,
    "replaces": None,
    "lifetime": "permanent",
}
BASE = {"id": "t", "expect": [NAME], "known": [], "forbid": ["re:bob", "slot:job"], "optional": []}


def stored(slot: str, content: str, **more: object) -> dict[str, object]:
    return {"slot": slot, "content": content, "kind": "fact", "date": None, "replaces": None, **more}


@pytest.mark.parametrize(
    ("output", "passed"),
    [
        ([stored("name", "The user's name is Ada")], True),
        ([], False),
        ([stored("name", "Ada"), stored("nickname", "Called Ada")], False),
        ([stored("name", "Ada"), stored("likes", "tea")], False),
        ([stored("name", "Ada, not Bob")], False),
        ([stored("job", "Ada")], False),
        ([stored("name", "Ada"), stored("x", "gone", kind="forget")], True),
    ],
)
def test_a_case_passes_when_all_and_nothing_else_is_stored(output: list[dict[str, object]], passed: bool) -> None:
    assert score_case(BASE, output).passed is passed


def test_tolerated_memories_count_neither_way_and_once() -> None:
    case = {**BASE, "optional": [["tea"]]}
    assert score_case(case, [stored("name", "Ada"), stored("likes", "tea")]).neutral == 1
    assert not score_case(case, [stored("name", "Ada"), stored("likes", "tea"), stored("likes", "tea")]).passed


def test_dates_and_replacements_count() -> None:
    due = {**BASE, "expect": [{**NAME, "date": "2026-12"}], "known": [{"slot": "name", "content": "called Eve"}]}
    assert score_case(due, [stored("name", "Ada", date="2026-12-31")]).passed
    late = score_case(due, [stored("name", "Ada", date="2027-01-01")])
    assert not late.passed and late.good == 0
    assert not score_case(due, [stored("name", "Ada", date="2026-12", replaces="Eve")]).passed
    moved = {**due, "expect": [{**NAME, "replaces": "Eve"}]}
    assert score_case(moved, [stored("name", "Ada", replaces="called Eve")]).passed
    assert not score_case(moved, [stored("name", "Ada")]).passed


def test_text_matching() -> None:
    assert text_hits("Lucas", "用户叫Ｌｕｃａｓ") and text_hits("6222 0212", "卡号 62220212")
    assert text_hits(r"re:\bgo\b", "uses Go") and not text_hits(r"re:\bgo\b", "uses Django")
    assert date_ok(None, None) and date_ok("2026-12", "2026-12-31") and not date_ok("2026-12", None)
    assert resolve_known("cat", [{"content": "has a cat", "slot": "pet"}, {"content": "dog", "slot": "pet"}]) == {0}


def test_the_report(tmp_path: Path) -> None:
    cases = [
        {
            "id": "a",
            "now": "2026-11-25T10:00:00+08:00",
            "user": "我叫林知夏。",
            "expect": [{**NAME, "must_contain": ["林知夏"]}],
        },
        {"id": "b", "now": "2026-11-25T10:00:00+08:00", "user": "今天天气不错", "expect": []},
        {"id": "c", "now": "2026-11-25T10:00:00+08:00", "user": "我叫什么？", "expect": [NAME]},
    ]
    path = tmp_path / "cases.jsonl"
    path.write_text("\n".join(json.dumps(case, ensure_ascii=False) for case in cases), encoding="utf-8")
    report = evaluate_writing(path)
    assert report == {
        "n": 3, "precision": 1.0, "recall": 0.5, "cases_passed": 0.6667, "forbidden_stored": 0, "failures": ["c"],
    }  # fmt: skip


def test_secrets_are_masked_before_anything_is_read() -> None:
    case = {"now": "2026-11-25T10:00:00+08:00", "user": "记住：我的密码是 Qt_8826xx，我住在杭州。"}
    assert [item["slot"] for item in written(case)] == ["location"]


@pytest.mark.gold
def test_the_gold_set(eval_data: Path) -> None:
    report = evaluate_writing(eval_data / "gold" / "writing.jsonl")
    assert report["precision"] >= 0.95 and report["recall"] >= 0.85 and report["cases_passed"] >= 0.85, report
    assert report["forbidden_stored"] == 0 and report["n"] == 160
