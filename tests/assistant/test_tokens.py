from __future__ import annotations

import hashlib
import sys
import threading
from pathlib import Path

import pytest

from assistant.tokens import TiktokenCounter, vocabulary_files
from memory.tokens import CACHED_CHARS, EstimatingCounter


@pytest.fixture(scope="module")
def counter():
    counter = TiktokenCounter()
    counter.count("hello")
    assert counter.exact
    return counter


def test_the_vocabulary_is_found_without_importing_litellm():
    found = [path for path in vocabulary_files() if path.exists()]
    assert found
    assert "litellm" not in sys.modules or sys.modules["litellm"].__file__ is not None


@pytest.mark.parametrize(
    ("text", "count"),
    [("", 0), ("hello world", 2), ("<|endoftext|>", 7), ("x" * 3, 1), ("我喜欢手冲咖啡", 7), ("123456", 2)],
)
def test_counts_are_those_of_o200k(counter, text, count):
    assert counter.count(text) == count


def test_it_counts_as_tiktoken_itself_does(counter, monkeypatch):
    import tiktoken

    folder = next(path for path in vocabulary_files() if path.exists()).parent
    monkeypatch.setenv("TIKTOKEN_CACHE_DIR", str(folder))
    reference = tiktoken.get_encoding("o200k_base")
    texts = [
        "It's 3:30pm — don't forget the café at Besançon!\r\n\r\n  indented\tTAB   ",
        "今天 standup 改到 10 点，帮我 review 一下 PR #1234。我最喜歡手沖咖啡 🎉👨‍👩‍👧",
        "def f(x: int) -> None:\n    return {'a': [1, 2, 3]}  # 注释\n" * 20,
        "昨日は東京に行った。어제 서울에 갔어요. Я переехал. \ud83d lone",
    ]
    for text in texts:
        assert counter.count(text) == len(reference.encode(text, disallowed_special=()))


def test_very_long_texts_are_counted_in_part(counter):
    assert counter.count("hello " * 100_000) > 30_000
    assert counter.count(" " * 1_300_000) >= 1


def test_a_panic_is_answered_by_an_estimate(counter, monkeypatch):
    class PanicException(BaseException):
        pass

    def panic(_text):
        raise PanicException

    monkeypatch.setattr(counter, "_encode", panic)
    assert counter.count("我喜欢咖啡") == EstimatingCounter().count("我喜欢咖啡")


def test_a_wrong_file_is_left_alone_and_estimates_serve(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "tiktoken", None)  # importing it would fail the load
    wrong = tmp_path / "vocabulary"
    wrong.write_bytes(b"aGVsbG8= 0\n")
    before = hashlib.sha256(wrong.read_bytes()).hexdigest()
    counter = TiktokenCounter(lambda: iter([tmp_path / "missing", wrong]))
    assert counter.count("hello world") == EstimatingCounter().count("hello world")
    assert not counter.exact
    assert hashlib.sha256(wrong.read_bytes()).hexdigest() == before


def test_an_unusable_tiktoken_is_answered_by_estimates(monkeypatch):
    monkeypatch.setitem(sys.modules, "tiktoken", None)
    counter = TiktokenCounter()
    assert counter.count("hello world") == 2
    assert not counter.exact


def test_a_slow_load_delays_only_the_first_count():
    release = threading.Event()

    def slow():
        release.wait(30)
        yield Path("nowhere")

    counter = TiktokenCounter(slow, patience=0.01)
    try:
        assert counter.count("好的") == 2
        assert counter.count("好的") == 2
        assert not counter.exact
    finally:
        release.set()


def test_nothing_heavy_is_loaded_by_constructing(monkeypatch):
    counter = TiktokenCounter(lambda: pytest.fail("looked for the vocabulary"))
    assert counter.count("") == 0
    assert not counter.exact


def test_only_short_texts_are_kept(counter):
    long = "word " * CACHED_CHARS
    assert counter.count(long) == counter.count(long) > CACHED_CHARS - 10
