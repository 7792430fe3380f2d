from __future__ import annotations

import pytest

from memory.recall.pointing import points_back, points_far, referred_to


@pytest.mark.parametrize(
    "text",
    [
        "还是上次那个问题",
        "好，继续",
        "那个项目怎么样了？",
        "接着刚才的说",
        "它多少钱",
        "嗯嗯，好的",
        "yes, go on",
        "Let's pick up where we left off",
        "the project I told you about",
        "what about the budget?",
        "Continue please",
        "same as last time",
        "我之前说的那个是什么",
        "what was it before?",
    ],
)
def test_points_back(text):
    assert points_back(text)


@pytest.mark.parametrize(
    "text",
    [
        "谢谢",
        "晚安",
        "hello",
        "thanks!",
        "",
        "我对什么过敏？",
        "帮我推荐咖啡豆",
        "What did Ann say about the museum trip?",
        "What was the budget before?",
        "我之前的工作是什么",
        "预算原来是多少？",
        "这" * 100,
    ],
)
def test_stands_alone(text):
    assert not points_back(text)


def test_far_and_near():
    assert points_far("还是上次那个问题")
    assert points_far("the project I told you about")
    assert not points_far("好，继续")
    assert not points_far("go on")


def test_what_is_referred_to_is_the_last_that_says_something():
    said = ["我想学德语口语", "可以从发音开始", "周末去爬山路线选好了", "好的", "继续"]
    assert referred_to(said, 300) == "可以从发音开始\n周末去爬山路线选好了"
    assert referred_to(["好", "ok"], 300) == ""
    assert referred_to([], 300) == ""
    assert len(referred_to(["很长的话" * 200], 300)) == 300
