from __future__ import annotations

import re
import time
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.sanitize import StreamCleaner, clean_text

FORBIDDEN = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\ufeff\ud800-\udfff\U000e0000-\U000e007f]"
)
PIECES = st.sampled_from(
    [
        "\x1b", "[", "]", "P", "\\", "\x07", "\x9b", "\x9c", "\x9d", "\x90", "\x9f", "\r", "\n", "\t", "0;", "31m",
        "\ud83d", "\ude00", "\udb40", "\udc01", "\u202e", "\u2066", "\u2028", "\u200d", "\U000e0041", "\x00",
        "\x18", "你好", "abc ", "😀", "é", " ", "1", ";", "~", "@", "\ufeff", "?25l",
    ]
)  # fmt: skip
DANGEROUS = st.lists(PIECES, max_size=40).map("".join) | st.text(st.characters(exclude_categories=[]), max_size=60)


@given(DANGEROUS)
def test_nothing_forbidden_comes_through(text):
    assert FORBIDDEN.search(clean_text(text)) is None


@given(DANGEROUS)
def test_cleaning_twice_changes_nothing(text):
    assert clean_text(clean_text(text)) == clean_text(text)


@given(DANGEROUS, st.lists(st.integers(0, 60), max_size=8))
def test_pieces_give_what_the_whole_gives(text, cuts):
    cleaner = StreamCleaner()
    edges = [0, *sorted(cut for cut in cuts if cut < len(text)), len(text)]
    pieces = [cleaner.feed(text[start:end]) for start, end in pairwise(edges)]
    assert "".join([*pieces, cleaner.finish()]) == clean_text(text)


@given(DANGEROUS)
def test_single_characters_give_what_the_whole_gives(text):
    cleaner = StreamCleaner()
    pieces = [cleaner.feed(char) for char in text]
    assert all(FORBIDDEN.search(piece) is None for piece in pieces)
    assert "".join([*pieces, cleaner.finish()]) == clean_text(text)


@given(st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cf", "Zl", "Zp", "Cn", "Co", "Cs"])))
def test_plain_words_stay_as_they_are(text):
    assert clean_text(text) == text


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("a\x1b[31mred\x1b[0m b", "ared b"),
        ("a\x1b[38;2;255;0;0m红\x1b[m", "a红"),
        ("\x1b[2J\x1b[H清屏", "清屏"),
        ("a\x1b]0;title\x07b", "ab"),
        ("a\x1b]52;c;aGVsbG8=\x1b\\b", "ab"),
        ("a\x1b]8;;https://e.com\x1b\\link\x1b]8;;\x1b\\b", "alinkb"),
        ("a\x1bPq#0;2;0\x1b\\b", "ab"),
        ("a\x1b_Gf=100;AAAA\x1b\\b", "ab"),
        ("a\x1b^pm\x1b\\b", "ab"),
        ("a\x1bXsos\x1b\\b", "ab"),
        ("a\x9b31mb", "ab"),
        ("a\x9d0;title\x9cb", "ab"),
        ("a\x90payload\x9cb", "ab"),
        ("a\x9fGa=1\x9cb", "ab"),
        ("a\x1bcb", "ab"),
        ("a\x1b(Bb", "ab"),
        ("a\x1b", "a"),
        ("a\x1b[", "a"),
        ("a\x1b[31", "a"),
        ("a\x1b]52;c;aGVs", "a"),
        ("a\x1bPabc", "a"),
        ("a\x9d52;c;aGVs", "a"),
        ("first\x1b]0;never closed\nsecond", "first\nsecond"),
        ("a\x1b[31你好", "a你好"),
        ("a\x1b]0;x\x1b[31mb", "ab"),
    ],
)
def test_terminal_sequences_go_and_the_words_around_them_stay(text, clean):
    assert clean_text(text) == clean


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("a\r\nb\rc\n", "a\nb\nc\n"),
        ("a\tb", "a\tb"),
        ("a\x00b\x08c\x7fd\x0be", "abcde"),
        ("abc\u202egnp.exe", "abcgnp.exe"),
        ("\u2066x\u2069\u200e\u200f\u061c", "x"),
        ("hi\U000e0068\U000e0069", "hi"),
        ("hi\udb40\udc68", "hi"),
        ("\ud83d\ude00", "😀"),
        ("a\ud83db\ude00", "a\ufffdb\ufffd"),
        ("\ufeff你好", "你好"),
        ("一\u2028二", "一\n二"),
        ("👨\u200d👩\u200d👧 می\u200cخواهم", "👨\u200d👩\u200d👧 می\u200cخواهم"),
        ("«â\x80\x9cquoted words and moreâ\x80\x9d»", "«âquoted words and moreâ»"),
        ("[/red] [@click=app.quit]x[/] array[0]", "[/red] [@click=app.quit]x[/] array[0]"),
    ],
)
def test_characters(text, clean):
    assert clean_text(text) == clean


def test_a_piece_is_shown_as_soon_as_it_is_certain():
    cleaner = StreamCleaner()
    assert cleaner.feed("你好 \x1b[3") == "你好 "
    assert cleaner.feed("1mred") == "red"
    assert cleaner.feed("line\r") == "line"
    assert cleaner.feed("\nnext") == "\nnext"
    assert cleaner.feed("\x1b]0;ti") == ""
    assert cleaner.feed("tle\x07after") == "after"
    assert cleaner.finish("\x1b") == ""
    assert cleaner.feed("fresh") == "fresh"


@pytest.mark.parametrize(
    "unit",
    [
        "a",
        "你",
        "\x1b",
        "\x1b[",
        "\x1b[1",
        "\x9d",
        "\x9dabc",
        "\x1b]",
        "\x90" + "a" * 200,
        "\r",
        "\ud800",
        "\x1b(" * 3,
    ],
)
def test_the_time_is_linear(unit):
    def seconds(size: int) -> float:
        text = unit * (size // len(unit))
        began = time.thread_time()
        clean_text(text)
        return time.thread_time() - began

    quarter = min(seconds(50_000) for _ in range(2))
    assert min(seconds(200_000) for _ in range(2)) < max(0.5, 12 * quarter)


def test_a_megabyte_of_escapes_takes_a_moment():
    began = time.thread_time()
    assert clean_text("\x1b[31m你" * 170_000) == "你" * 170_000
    assert time.thread_time() - began < 10


def test_a_long_unfinished_sequence_in_small_pieces_takes_linear_time():
    cleaner = StreamCleaner()
    began = time.thread_time()
    shown = [cleaner.feed(char) for char in "\x1b]52;c;" + "A" * 100_000]
    assert "".join([*shown, cleaner.finish()]) == ""
    assert time.thread_time() - began < 5
