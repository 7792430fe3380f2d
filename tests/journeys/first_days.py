"""What the first days are like, in both languages: questions answered, talk, the next morning, two weeks later."""

from __future__ import annotations

from dataclasses import dataclass

DAY_1 = "2026-11-28T09:00:00+08:00"
DAY_2 = "2026-11-29T09:00:00+08:00"
TWO_WEEKS_LATER = "2026-12-13T09:00:00+08:00"


@dataclass(frozen=True)
class FirstDays:
    """One person's first days."""

    language: str
    answers: tuple[tuple[str, str], ...]
    """(what the card says, what is answered)."""
    farewell: str
    trip: str
    trip_heard: str
    """How its acknowledgement begins."""
    trip_word: str
    trip_greeting: tuple[str, ...]
    coffee: str
    coffee_heard: str
    coffee_word: str
    coffee_told: str
    """How it is said when asked for: to the user, as only the answer speaks."""
    go_on: str
    went_on: str
    asks: str
    tells: str
    talked: str
    """How the greeting names the last day."""


ZH = FirstDays(
    language="zh",
    answers=(
        ("怎么称呼你？", "小林"),
        ("回答用什么语言？", "中文"),
        ("你在哪个城市？", "杭州"),
        ("你是做什么的？", "前端工程师"),
        ("回答要简短", "简洁"),
        ("绝对不能忘", "花生过敏"),
    ),
    farewell="小林，都记下了",
    trip="下周三要订去北京的高铁票",
    trip_heard="记住了：你2026年12月2日",
    trip_word="北京",
    trip_greeting=("小林，你好", "12月2日", "北京"),
    coffee="我喜欢喝手冲咖啡，浅烘的",
    coffee_heard="记住了：你喜欢",
    coffee_word="手冲",
    coffee_told="你喜欢喝手冲",
    go_on="好，继续",
    went_on="接着说",
    asks="我昨天说喜欢喝什么？",
    tells="阳台上的番茄苗长得太高，要搭架子了",
    talked="聊到",
)
EN = FirstDays(
    language="en",
    answers=(
        ("What may I call you?", "Tom"),
        ("Which language should I answer in?", "English"),
        ("Where do you live?", "Leeds"),
        ("What do you do?", "nurse"),
        ("How should my answers be", "brief"),
        ("never forget", "I'm allergic to peanuts"),
    ),
    farewell="Thank you, Tom",
    trip="Next Wednesday I need to book the train to Porto",
    trip_heard="On 2026-12-02 you need",
    trip_word="Porto",
    trip_greeting=("Hello, Tom", "2 Dec", "Porto"),
    coffee="I like to drink pour-over coffee, light roast",
    coffee_heard="You like to drink",
    coffee_word="pour-over",
    coffee_told="You like to drink pour-over",
    go_on="yes, go on",
    went_on="let's go on",
    asks="What did I say yesterday that I like to drink?",
    tells="The tomato plants on the balcony have grown too tall",
    talked="we talked about",
)
