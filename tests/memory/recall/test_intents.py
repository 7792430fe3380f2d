from __future__ import annotations

import pytest

from memory.recall.intents import is_personal, is_question, states_something


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("谁说的？", True),
        ("你在吗", True),
        ("哪家店比较好", True),
        ("Where is it", True),
        ("on which day did we meet", True),
        ('"Is it far?"', True),
        ("我去过那家店。", False),
        ("I went there.", False),
    ],
)
def test_questions_are_told(text, expected):
    assert is_question(text) is expected


def test_a_message_may_state_and_ask():
    assert states_something("I finished it. What is next?")
    assert not states_something("What is next? Where is it?")
    assert states_something("写完了。然后呢？")


@pytest.mark.parametrize("text", ["我家狗叫什么", "Which coffee do I like?", "my car is loud", "帮我想想我该吃什么"])
def test_the_user_speaks_of_himself(text):
    assert is_personal(text)


@pytest.mark.parametrize(
    "text", ["帮我写首诗", "Tell me a joke", "How do I reverse a list?", "法国的首都", "给我讲讲光合作用"]
)
def test_asking_is_not_speaking_of_oneself(text):
    assert not is_personal(text)
