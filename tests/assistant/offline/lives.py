"""Scripted lives: what a user told on earlier days, before the prompt that is tested."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

NOW = datetime.fromisoformat("2026-11-28T09:00:00+08:00")
"""A Saturday morning; every prompt is said then."""


@dataclass(frozen=True, slots=True)
class Life:
    """What was said, by day."""

    language: str
    """Of the interface."""
    days: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """(moment, messages said then)."""


LIVES: dict[str, Life] = {
    "新": Life("zh"),
    "new": Life("en"),
    "林晓": Life(
        "zh",
        (
            (
                "2026-11-20T20:00:00+08:00",
                ("我叫林晓，住在杭州，是前端工程师", "我对花生过敏", "我喜欢手冲咖啡，浅烘的", "我女儿叫小满"),
            ),
            (
                "2026-11-25T21:00:00+08:00",
                (
                    "我搬到上海了",
                    "下周六我要去成都旅游",
                    "记住：12月2日下午三点体检",
                    "我在做一个记账小程序",
                    "小程序12月15日截止",
                    "以后回答简洁一点",
                    "昨天和老王去打了羽毛球，输了两局",
                ),
            ),
        ),
    ),
    "陳怡君": Life(
        "zh",
        (
            (
                "2026-11-24T20:00:00+08:00",
                ("我叫陳怡君，住在台北", "我是國中老師", "我養了一隻貓，叫麻糬", "我喜歡喝烏龍茶"),
            ),
        ),
    ),
    "Nora": Life(
        "en",
        (
            (
                "2026-11-20T20:00:00+08:00",
                (
                    "I'm Nora Finch, I live in Leeds and work as a nurse",
                    "I'm allergic to penicillin",
                    "I love light roast pour-over coffee",
                    "My son is called Theo",
                ),
            ),
            (
                "2026-11-25T21:00:00+08:00",
                (
                    "I moved to Bristol",
                    "I'm going to Lisbon on 5 December",
                    "Remember: dentist on 2 December at 3 pm",
                    "I'm working on a garden planner app",
                    "The app is due on 15 December",
                    "Please keep answers short from now on",
                    "Went climbing with Sam yesterday, my arms are done",
                ),
            ),
        ),
    ),
    "Marcus": Life(
        "en",
        (
            (
                "2026-11-24T20:00:00+08:00",
                (
                    "I'm Marcus, a data analyst at Brightwell",
                    "I'm vegetarian",
                    "I have two cats, Pixel and Ada",
                    "My budget for the kitchen is 8000 pounds",
                    "I hate phone calls",
                ),
            ),
        ),
    ),
}
"""By the name of who lives it."""
