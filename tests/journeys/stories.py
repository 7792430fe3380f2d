"""The same story in both languages: what is told, asked, and must be in the answer."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Story:
    """One person who tells three things and comes back the next day."""

    language: str
    told: tuple[str, str, str]
    acknowledged: tuple[str, str, str]
    """What each acknowledgement says."""
    remembered: tuple[str, str, str]
    """What each memory speaks of."""
    held: tuple[str, str, str]
    """How each memory begins."""
    who: str
    who_words: tuple[str, str]
    wish: str
    wish_words: tuple[str, str]
    no_model: str
    """What the built-in model says where it holds nothing."""
    likes_word: str
    """Stands in the memory of the liking alone."""
    edited: str
    edited_word: str
    added: str
    """The same change by hand: what is typed at the end (letters overtake arrows while a dialog is being laid out)."""
    quotes: tuple[str, ...]


ZH = Story(
    language="zh",
    told=("我叫沈知夏，在杭州做前端", "我对花生过敏", "我最喜欢手冲咖啡，浅烘的"),
    acknowledged=("你叫沈知夏", "你对花生过敏", "你最喜欢手冲"),
    remembered=("沈知夏", "花生", "手冲"),
    held=("用户叫沈知夏", "用户对花生过敏", "用户最喜欢手冲"),
    who="我叫什么？我对什么过敏？",
    who_words=("沈知夏", "花生"),
    wish="帮我推荐咖啡豆",
    wish_words=("手冲", "浅烘"),
    no_model="语言模型",
    likes_word="手冲",
    edited="用户对花生过敏，对腰果也过敏",
    edited_word="腰果",
    added="，对腰果也过敏",
    quotes=("我叫沈知夏", "我对花生过敏", "手冲咖啡"),
)
EN = Story(
    language="en",
    told=(
        "My name is Nora Finch and I'm a frontend developer in Leeds",
        "I'm allergic to peanuts",
        "My favourite coffee is pour-over, light roast",
    ),
    acknowledged=("Your name is Nora Finch", "You are allergic to peanuts", "Your favourite coffee is pour-over"),
    remembered=("Nora Finch", "peanuts", "pour-over"),
    held=("The user's name is Nora", "The user is allergic to peanuts", "The user's favourite coffee"),
    who="What's my name? What am I allergic to?",
    who_words=("Nora Finch", "peanuts"),
    wish="Recommend some coffee beans",
    wish_words=("pour-over", "light roast"),
    no_model="language model",
    likes_word="pour-over",
    edited="The user is allergic to peanuts and cashews",
    edited_word="cashews",
    added=" and cashews",
    quotes=("Nora Finch", "allergic to peanuts", "pour-over"),
)
STORIES = (ZH, EN)
DAY_1 = "2026-11-28T09:00:00+08:00"
DAY_2 = "2026-11-29T09:00:00+08:00"
DAY_3 = "2026-11-30T09:00:00+08:00"
