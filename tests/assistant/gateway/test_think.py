from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.chat_model import ReasoningDelta, TextDelta
from assistant.gateway.think import TAGS, ThinkSplitter, split_thinking


def split(pieces: list[str]) -> tuple[str, str]:
    splitter = ThinkSplitter()
    deltas = [delta for piece in pieces for delta in splitter.feed(piece)] + splitter.close()
    thinking = "".join(delta.text for delta in deltas if isinstance(delta, ReasoningDelta))
    return thinking, "".join(delta.text for delta in deltas if isinstance(delta, TextDelta))


WHOLE = [
    ("<think>先想</think>答案", "先想", "答案"),
    ("<think>\nhm\n</think>\n\nHello", "\nhm\n", "Hello"),
    ("\n <THINKING>hm</Thinking> Hello", "hm", "Hello"),
    ("<thought>a</thought><reasoning>b</reasoning>c", "ab", "c"),
    ("<think></think>答案", "", "答案"),
    ("<think>a<think>b</think>c</think>d", "a<think>b</think>c", "d"),
    ("<think>a < b && x</thin> </think>y", "a < b && x</thin> ", "y"),
    ("<think>the tag <thinking> is not mine</think>y", "the tag <thinking> is not mine", "y"),
    ("no tag at all 没有", "", "no tag at all 没有"),
    ("  leading space stays", "", "  leading space stays"),
    ("Write `<think>` first.\n<think>x</think>", "", "Write `<think>` first.\n<think>x</think>"),
    ("```xml\n<think>a</think>\n```", "", "```xml\n<think>a</think>\n```"),
    ("<thinker>a</thinker>", "", "<thinker>a</thinker>"),
    ("<th", "", "<th"),
    ("<", "", "<"),
    ("", "", ""),
]


@pytest.mark.parametrize(("text", "thinking", "answer"), WHOLE)
def test_thinking_is_told_from_the_answer(text, thinking, answer):
    assert split([text]) == (thinking, answer)
    assert split(list(text)) == (thinking, answer)
    assert split_thinking(text) == (thinking, answer)


def test_thinking_that_never_closes_is_all_thinking():
    assert split(["<think>it goes on", " and on</thi"]) == ("it goes on and on</thi", "")


def test_an_answer_is_not_lost_behind_a_tag_that_was_only_mentioned():
    thinking, answer = split(["<think>the word <think> opens it</think>\n\n答案在这里"])
    assert answer == "答案在这里"
    assert "opens it" in thinking


def test_a_piece_is_given_out_as_soon_as_it_cannot_be_a_tag():
    splitter = ThinkSplitter()
    assert splitter.feed("<th") == []
    assert splitter.feed("e answer") == [TextDelta("<the answer")]
    assert splitter.feed(" < b") == [TextDelta(" < b")]


def test_only_the_end_that_may_be_a_tag_is_held_back():
    splitter = ThinkSplitter()
    assert splitter.feed("<think>long thought </th") == [ReasoningDelta("long thought ")]
    assert splitter.feed("ink>yes") == [TextDelta("yes")]


@pytest.mark.parametrize("tag", TAGS)
def test_a_whole_answer_may_close_a_tag_it_never_opened(tag):
    assert split_thinking(f"let me see\nyes\n</{tag}>\n\n答案") == ("let me see\nyes", "答案")
    mentioned = f"close it with `</{tag}>` in the same line"
    assert split_thinking(mentioned) == ("", mentioned)


pieces_of_tags = st.sampled_from(
    [
        "<",
        "</",
        ">",
        "think",
        "thinking",
        "<think>",
        "</think>",
        "<reasoning>",
        "</reasoning>",
        " ",
        "\n",
        "`",
        "字",
        "a",
    ]
)
texts = st.lists(st.one_of(pieces_of_tags, st.text(max_size=6)), max_size=12).map("".join)


@given(texts, st.data())
def test_where_the_pieces_are_cut_changes_nothing(text, data):
    cuts = sorted(data.draw(st.lists(st.integers(0, len(text)), max_size=8)))
    bounds = [0, *cuts, len(text)]
    pieces = [text[start:end] for start, end in itertools.pairwise(bounds)]
    assert split(pieces) == split([text])


@given(texts)
def test_a_text_that_does_not_begin_with_a_tag_passes_unchanged(text):
    if text.lstrip().lower().startswith(tuple(f"<{tag}>" for tag in TAGS)):
        text = "x" + text
    assert split(list(text)) == ("", text)


@given(st.text(alphabet=st.characters(exclude_characters="<>"), max_size=40), st.text(min_size=1, max_size=40))
def test_one_block_and_an_answer_come_apart_exactly(thinking, answer):
    answer = "。" + answer
    assert split(list(f"<think>{thinking}</think>{answer}")) == (thinking, answer)


@given(texts)
def test_no_character_but_tags_and_blanks_is_lost(text):
    thinking, answer = split(list(text))
    kept = thinking + answer
    for tag in TAGS:
        text = text.replace(f"<{tag}>", "").replace(f"</{tag}>", "")
        kept = kept.replace(f"<{tag}>", "").replace(f"</{tag}>", "")
    assert set("".join(text.split())) <= set(kept)
