from __future__ import annotations

import json

import pytest

from memory.embedding.hashing import HashingEmbedder
from memory.measuring.evaluate import BadConversation, Bench, conversations, evaluate_recall
from memory.scan import ScanIndex
from tests.memory.recall.builders import WordCounter


def item(key, minute, speaker, text):
    return {"id": key, "time": f"2026-03-05T10:{minute:02d}:00", "speaker": speaker, "text": text}


CONVERSATION = {
    "id": "c",
    "lang": "en",
    "items": [
        item("i1", 0, "Ann", "Ann: I adopted a greyhound from the shelter"),
        item("i2", 1, "Ben", "Ben: Lovely! What is it called?"),
        item("i3", 2, "Ann", "Ann: Comet, because it runs so fast"),
        item("i4", 3, "Ben", "Ben: My sourdough starter died again"),
        item("i5", 30, "Ann", "Ann: I repainted the greyhound kennel in blue"),
    ],
    "questions": [
        {
            "id": "q1",
            "text": "Which dog did Ann adopt from the shelter?",
            "time": "2026-04-01T00:00:00",
            "gold": ["i1"],
            "category": "fact",
        },
        {
            "id": "q2",
            "text": "What colour is the greyhound kennel?",
            "time": "2026-03-05T10:10:00",
            "gold": ["i5"],
            "category": "later",
        },
    ],
}


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "talk.jsonl"
    path.write_text(json.dumps(CONVERSATION) + "\n\n", encoding="utf-8")
    return path


def bench(**changes):
    def open_index(folder, fingerprint, dim):
        return ScanIndex(folder, fingerprint, dim)

    return Bench(open_index, HashingEmbedder(), WordCounter(), **changes)


def test_the_report_has_the_documented_shape(file, tmp_path):
    report = evaluate_recall(file, bench(cache=tmp_path / "cache"))
    assert report["v"] == 1
    assert report["n"] == 2
    assert set(report["all"]) == {"recall@5", "recall@10", "hit@5", "mrr"}
    assert report["by_category"]["fact"]["mrr"] == 1.0
    assert list(report["by_lang"]) == ["en"]
    assert set(report["injected"]) == {"recall", "lines", "tokens"}
    assert report["query_ms"]["p95"] >= report["query_ms"]["p50"] > 0
    assert report["index_s"] > 0
    assert report["peak_mb"] > 0
    assert any((tmp_path / "cache").iterdir())
    json.dumps(report)


def test_a_question_sees_nothing_later_than_itself(file):
    assert evaluate_recall(file, bench())["by_category"]["later"]["recall@10"] == 0.0


def test_only_each_nth_question_is_asked_on_request(file):
    assert evaluate_recall(file, bench(every=2))["n"] == 1


@pytest.mark.parametrize("line", ["{", "[]", '{"id": "x"}', '{"id":"x","items":[{"id":"a"}],"questions":[]}'])
def test_a_bad_line_is_named(tmp_path, line):
    path = tmp_path / "bad.jsonl"
    path.write_text(json.dumps(CONVERSATION) + "\n" + line, encoding="utf-8")
    with pytest.raises(BadConversation, match="line 2"):
        list(conversations(path))
