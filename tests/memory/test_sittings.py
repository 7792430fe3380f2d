from __future__ import annotations

from memory.records import Role
from memory.sittings import same_sitting
from tests.memory.recall.builders import message


def test_turns_of_two_voices_shortly_after_each_other_belong_together():
    asked, answered = message("a", "去哪里？"), message("b", "杭州", Role.ASSISTANT, minutes_ago=1439)
    assert same_sitting(asked, answered)
    assert same_sitting(answered, asked)


def test_a_pause_or_another_session_parts_them():
    asked = message("a", "去哪里？")
    assert not same_sitting(asked, message("b", "杭州", Role.ASSISTANT, minutes_ago=1415))
    assert not same_sitting(asked, message("b", "杭州", Role.ASSISTANT, minutes_ago=1439, session="s2"))


def test_notes_of_one_voice_stand_alone():
    assert not same_sitting(message("a", "买牛奶"), message("b", "交电费", minutes_ago=1439))


def test_imported_exchanges_of_the_same_voices_belong_together():
    one = message("a", "Ann: hi\nBot: hello")
    assert same_sitting(one, message("b", "Ann: bye\nBot: see you", minutes_ago=1439))
    assert not same_sitting(one, message("b", "Eve: bye\nBot: see you", minutes_ago=1439))
