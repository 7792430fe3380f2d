from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.chunks import CHUNK_CHARS, MOST_CHUNKS, chunks, with_context


def test_a_short_message_is_one_piece_as_it_stands():
    assert chunks("  我在杭州做前端。\n主要写 React! ") == ["我在杭州做前端。\n主要写 React!"]


@pytest.mark.parametrize("text", ["", "   \n", "……！？", "👍", "▒▒"])
def test_what_holds_no_word_is_not_indexed(text: str):
    assert chunks(text) == []


@pytest.mark.parametrize(
    "sentence",
    ["今天下午和客户开会，讨论了预算。", "We met the client and talked about the budget. ", "预算 budget 是 20 万！"],
)
def test_a_long_message_is_cut_between_sentences(sentence: str):
    text = sentence * 60
    pieces = chunks(text)
    assert len(pieces) > 1
    assert all(len(piece) <= CHUNK_CHARS for piece in pieces)
    assert all(piece.startswith(sentence.strip()[:4]) for piece in pieces)
    assert all(piece[-1] == sentence.strip()[-1] for piece in pieces)
    assert sum(piece.count(sentence.strip()) for piece in pieces) == 60


def test_a_sentence_without_end_is_cut_at_clauses_and_else_anywhere():
    by_clause = chunks("我们先看数据，" * 100)
    assert all(piece.endswith("，") for piece in by_clause)
    solid = chunks("数" * 1000)
    assert [len(piece) for piece in solid] == [400, 400, 200]


def test_a_huge_paste_is_bounded():
    assert len(chunks("一句话。" * 100_000)) == MOST_CHUNKS


@given(st.text(alphabet="ab c.。，！？\n茶水汤12", max_size=1500))
def test_pieces_are_literal_in_order_and_lose_no_word(text: str):
    at = 0
    pieces = chunks(text)
    for piece in pieces:
        assert 0 < len(piece) <= CHUNK_CHARS
        at = text.index(piece, at) + len(piece)
    kept = sum(char.isalnum() for piece in pieces for char in piece)
    assert kept == sum(char.isalnum() for char in text)


def test_what_was_said_before_goes_along_shortened():
    pieces = chunks("去了大理。" * 120)
    assert with_context(0, pieces, "") == pieces[0]
    first = with_context(0, pieces, "你去年夏天去过哪里？" * 30)
    before, _, own = first.partition("\n")
    assert own == pieces[0]
    assert before.startswith("你去年夏天")
    assert len(before) <= 120
    assert with_context(1, pieces, "ignored").endswith(pieces[1])
    assert "ignored" not in with_context(1, pieces, "ignored")
