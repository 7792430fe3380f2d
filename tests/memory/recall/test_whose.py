"""Whose matter it is: others' memories step back where the user asks about himself alone."""

from __future__ import annotations

import pytest

from memory.recall.candidates import Candidate
from memory.recall.query import RecallQuery
from memory.recall.reading import read
from memory.recall.weights import Weights
from memory.recall.whose import names_somebody, of_another, own_first, own_words
from memory.records import Source
from tests.memory.recall.builders import NOW, memory

OWN, COUSINS = "The user has a tabby called Moss", "The user's cousin sold cat food"


@pytest.mark.parametrize(
    ("content", "others"),
    [
        (OWN, False),
        (COUSINS, True),
        ("The user's older sister keeps bees", True),
        ("The user's passport is blue", False),
        ("用户的表哥在学烘焙", True),
        ("用户的护照是蓝色的", False),
        ("用户在学烘焙", False),
    ],
)
def test_a_memory_of_somebody_else_begins_with_him(content: str, others: bool):
    assert of_another(content) is others


@pytest.mark.parametrize(
    ("text", "somebody"),
    [
        ("What is my pet called?", False),
        ("What is my cousin's cat called?", True),
        ("Who has my tent?", True),
        ("我的猫叫什么？", False),
        ("我表哥的猫叫什么？", True),
        ("谁借走了我的帐篷？", True),
    ],
)
def test_who_else_a_message_speaks_of(text: str, somebody: bool):
    assert names_somebody(text) is somebody


@pytest.mark.parametrize(
    ("text", "first"),
    [("What is my pet called?", "own"), ("What does my cousin sell?", "cousin"), ("Which cat food is best?", "cousin")],
)
def test_ones_own_comes_first_where_nobody_else_is_named(text: str, first: str):
    pool = {
        key: Candidate(key, Source.MEMORY, key, content, NOW, "2026-11-27", memory=memory(key, content))
        for key, content in (("own", OWN), ("cousin", COUSINS))
    }
    near = own_first({"own": 0.80, "cousin": 0.81}, pool, read(RecallQuery(text, NOW)), 0.1, Weights())
    assert max(near, key=lambda key: near[key]) == first
    words = own_words({"own": 4.0, "cousin": 5.0}, pool, read(RecallQuery(text, NOW)), Weights())
    assert max(words, key=lambda key: words[key]) == first
