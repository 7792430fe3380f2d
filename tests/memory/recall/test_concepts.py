"""Everyday things by other names: what is heard in a question, and which texts name it too."""

from __future__ import annotations

import pytest

from memory.recall.concept_words import ROWS
from memory.recall.concepts import akin, heard, other_terms
from memory.recall.query import RecallQuery
from memory.recall.reading import read
from tests.memory.recall.builders import NOW


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("What is my spouse's profession?", "The user's wife is a dentist"),
        ("When must I renew my travel document?", "The user's passport expires next June"),
        ("Which pet do I have?", "用户养了一只仓鼠"),
        ("我太太是做什么的？", "The user's wife works for the railway"),
        ("我平时喝什么饮料？", "用户爱喝乌龙茶"),
        ("我家毛孩子叫什么？", "The user's hamster is called Pip"),
    ],
)
def test_a_question_hears_what_a_memory_calls_otherwise(question: str, text: str):
    assert akin(heard(question), {"m": text, "other": "zzz"}).keys() == {"m"}


def test_a_longer_name_is_not_its_parts():
    spoken = {term for thing in heard("我表哥住哪里？") for term in thing}
    assert "cousin" in spoken
    assert "brother" not in spoken
    assert "boyfriend" not in {term for thing in heard("Is that the boy?") for term in thing}


def test_a_kind_brings_its_general_name_and_no_other_kind():
    terms = other_terms(heard("Where is my dog?"), {"dog"})
    assert "pet" in terms
    assert "宠物" in terms
    assert "dog" not in terms
    assert "cat" not in terms


def test_who_names_more_of_what_is_asked_is_nearer():
    things = heard("What is my partner's occupation?")
    shares = akin(things, {"both": "His wife is a nurse", "one": "Her husband snores", "none": "It rains"})
    assert shares["both"] > shares["one"]
    assert "none" not in shares
    assert akin((), {"none": "His wife"}) == {}


def test_only_questions_are_widened():
    assert read(RecallQuery("What does my wife do?", NOW)).things
    assert not read(RecallQuery("My wife is a nurse.", NOW)).things
    assert not read(RecallQuery("What does his wife Odile do?", NOW)).things
    assert not read(RecallQuery("Quaxly blorp?", NOW)).things


def test_every_row_is_one_thing_written_once():
    named = [row.partition(">")[0].split() for row in ROWS]
    assert [names for names in named if len(names) < 2 or len(set(names)) < len(names)] == []
