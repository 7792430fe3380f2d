from __future__ import annotations

from memory.dialogue import Turn, focused, turns, without_labels

TALK = '<Ann>: "I burnt the rice again."\n<Bot>: "That happens to everyone now and then."\n<Ann>: "What could I cook?"'


def test_a_talk_is_cut_into_turns_without_labels():
    assert turns("用户：你好\n助手：您好，请讲\n用户：谢谢") == [
        Turn("用户", "你好"),
        Turn("助手", "您好，请讲"),
        Turn("用户", "谢谢"),
    ]
    assert [turn.voice for turn in turns(TALK)] == ["Ann", "Bot", "Ann"]


def test_a_turn_may_go_on_over_several_lines():
    assert turns("Ann: one\ntwo\nBot: three")[0] == Turn("Ann", "one\ntwo")


def test_one_voice_or_plain_text_is_no_talk():
    assert turns("Ann: hello\nAnn: again") == []
    assert turns("just a sentence\nand another: with a colon") == []
    assert turns("https://example.org: down\nhttp://b: up") == []
    assert turns("") == []


def test_the_last_voice_is_embedded_whole_and_the_other_as_far_as_it_fits():
    assert focused(TALK, 400).splitlines()[0] == "I burnt the rice again."
    assert focused(TALK, 60) == "I burnt the rice again.\nThat happens…\nWhat could I cook?"
    assert focused(TALK, 45) == "I burnt the rice again.\nWhat could I cook?"


def test_a_long_message_is_embedded_by_its_end():
    assert focused("开头" * 300 + "最后我该怎么办？", 20).endswith("最后我该怎么办？")
    assert len(focused("x" * 1000, 400)) == 400
    assert focused(" 短 ", 400) == "短"


def test_labels_are_left_out_of_the_words():
    assert without_labels("Ann: hi\nBot: hello") == "hi\nhello"
    assert without_labels("Note: this stays") == "Note: this stays"
