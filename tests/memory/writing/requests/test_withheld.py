from __future__ import annotations

import pytest

from memory.writing.requests.withheld import takes_back, withheld

TELLS = (
    "这话别记，我离婚了",
    "这個別記，我離婚了",
    "我被裁了，你可别往心里记",
    "我被裁了。这个不用记",
    "下面的话别记录，我在找新工作",
    "接下来说的不要保存：我和老公分居了",
    "我怀孕了，不过这事儿先别记",
    "off the record, I'm pregnant",
    "I got fired, off the record",
    "I'm a nurse, but don't remember that",
    "I'm a nurse. Don't save that.",
    "Don't write this down: I failed the exam",
    "Please don’t store this – I failed the exam",
    "keep this out of your memory, I'm seeing a therapist",
)
OTHERS = (
    "别忘了记账",
    "这个别记错了：我的生日是三月五号",
    "记住，别给我推荐香菜",
    "不要保存文件，直接退出",
    "怎么才能不要自动保存这个文档？",
    "我妈让我别存钱了",
    "不要记流水账，帮我写个总结",
    "Don't forget to remember my birthday",
    "I don't remember that",
    "don't keep me waiting, I live in Leeds",
    "Never store passwords in plain text",
    "Don't save the file yet, I need to edit it",
    "How do I not save this file?",
    "forget it",
    "忘了吧",
    "forget that I live in Leeds",
    "忘掉我刚才说的地址以外的内容",
)


@pytest.mark.parametrize("text", TELLS)
def test_what_is_told_and_not_to_be_kept(text: str) -> None:
    assert withheld(text)
    assert not takes_back(text)


@pytest.mark.parametrize("text", OTHERS)
def test_what_only_sounds_like_it(text: str) -> None:
    assert not withheld(text)
    assert not takes_back(text)


@pytest.mark.parametrize(
    "text",
    [
        "这个别记",
        "别把这个记下来",
        "这个不用记了",
        "Don't save that",
        "don't remember that, please",
        "forget that",
        "忘掉刚才说的",
        "刚才那句忘了吧",
        "Please forget what I just said",
        "nah forget that actually. dont save it",
        "算了 這件你不要記 忘掉 我自己也要忘掉",
    ],
)
def test_what_was_said_before_is_taken_back(text: str) -> None:
    assert takes_back(text)
    assert not withheld(text)


def test_pasted_words_are_no_wish() -> None:
    text = "看看这段怎么样\n这话别记，我离婚了"
    assert not withheld(text, ((8, len(text)),))
