"""The first weeks of a user: stores of five to twenty lines, messages, and what each may bring into [history].

A store is told as (key, memory, kind, slot) and as turns of talk; a turn that a memory came from carries its key. A case names the
store, the message, the key that must come first ("" where nothing need come), and further keys that may come too.
"""  # fmt: skip

from __future__ import annotations

from dataclasses import dataclass

from memory.records import Kind

FACT, LIKE, EVENT, TASK = Kind.FACT, Kind.PREFERENCE, Kind.EVENT, Kind.TASK


@dataclass(frozen=True, slots=True)
class Tiny:
    """A store: memories by key, and turns of the user's with the key of the memory that came from them ("" none)."""

    memories: dict[str, tuple[str, Kind, str | None]]
    talk: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Case:
    """A message to a store."""

    store: str
    text: str
    first: str = ""
    may: tuple[str, ...] = ()


STORES = {
    "zh5": Tiny(
        {
            "name": ("用户叫陆青", FACT, "name"),
            "city": ("用户住在无锡", FACT, "location"),
            "coffee": ("用户喜欢手冲咖啡，浅烘的", LIKE, "likes"),
            "sister": ("用户的妹妹下个月结婚", EVENT, None),
            "form": ("用户周三之前要交体检表", TASK, "deadline"),
        },
    ),
    "zh12": Tiny(
        {
            "name": ("用户叫陆青", FACT, "name"),
            "job": ("用户是中学物理老师", FACT, "job"),
            "dog": ("用户养了一只柯基，叫元宝", FACT, "pet"),
            "coffee": ("用户每天早上喝一杯手冲咖啡", LIKE, "likes"),
            "books": ("用户喜欢看悬疑小说", LIKE, "likes"),
            "trip": ("用户国庆去了大理，住在洱海边", EVENT, None),
            "app": ("用户在做一个记账小程序", FACT, "project"),
            "swim": ("用户每周六上午去游泳", FACT, "schedule"),
            "phone": ("用户的手机屏幕上周摔碎了", EVENT, None),
            "rent": ("用户的房租每月三千二", FACT, None),
        },
        (
            ("coffee", "我每天早上都要喝一杯手冲咖啡"),
            ("", "今天有点累"),
            ("trip", "国庆去了趟大理，住在洱海边，特别舒服"),
            ("", "外面下雨了"),
            ("app", "我在做一个记账小程序"),
            ("", "晚饭吃了番茄炒蛋"),
            ("phone", "上周把手机屏幕摔碎了，好心疼"),
            ("", "楼下新开了家书店"),
        ),
    ),
    "en5": Tiny(
        {
            "name": ("The user's name is Robin", FACT, "name"),
            "city": ("The user lives in Ghent", FACT, "location"),
            "coffee": ("The user likes pour-over coffee, light roast", LIKE, "likes"),
            "sister": ("The user's sister is getting married next month", EVENT, None),
            "form": ("The user has to hand in the tax form by Wednesday", TASK, "deadline"),
        },
    ),
    "en12": Tiny(
        {
            "name": ("The user's name is Robin", FACT, "name"),
            "job": ("The user is a physics teacher", FACT, "job"),
            "dog": ("The user has a corgi called Biscuit", FACT, "pet"),
            "coffee": ("The user drinks pour-over coffee every morning", LIKE, "likes"),
            "books": ("The user enjoys crime novels", LIKE, "likes"),
            "trip": ("The user spent a week on Crete in October", EVENT, None),
            "app": ("The user is building a budgeting app", FACT, "project"),
            "swim": ("The user goes swimming on Saturday mornings", FACT, "schedule"),
            "phone": ("The user cracked the phone's screen last week", EVENT, None),
            "rent": ("The user pays 1150 euros of rent a month", FACT, None),
        },
        (
            ("coffee", "I drink a pour-over coffee every morning"),
            ("", "a bit tired today"),
            ("trip", "We spent a week on Crete in October, it was lovely"),
            ("", "It's raining outside"),
            ("app", "I'm building a budgeting app"),
            ("", "Dinner was tomato and eggs"),
            ("phone", "I cracked my phone's screen last week, ugh"),
            ("", "A new bookshop opened downstairs"),
        ),
    ),
}  # fmt: skip
"""In [profile], and so never in [history]: name, location, job, pet."""

_BOTH_ZH = ("zh5", "zh12")
_BOTH_EN = ("en5", "en12")
_SILENT_ZH = (
    "我叫什么？",
    "我叫什么名字？",
    "法国的首都是哪里？",
    "讲个笑话",
    "帮我算一下",
    "给我讲讲黑洞是怎么形成的",
    "今天几号？",
    "怎么修自行车刹车",
    "写一首关于大海的诗",
    "Python 里怎么读文件？",
    "世界上最高的山是哪座？",
    "你会做什么？",
    "推荐一部电影",
    "太阳有多大？",
    "帮我起个英文名",
    "唐朝有多少位皇帝？",
)
_SILENT_EN = (
    "What's my name?",
    "Do you know what I am called?",
    "What is the capital of France?",
    "Tell me a joke",
    "Can you calculate something for me?",
    "Explain how black holes come to be",
    "What day is it today?",
    "How do I fix a bicycle brake?",
    "Write a poem about the sea",
    "How do I read a file in Python?",
    "Which mountain is the highest in the world?",
    "What can you do?",
    "Recommend a film",
    "How big is the sun?",
    "Who painted the Mona Lisa?",
    "How many emperors did Rome have?",
)
SILENT = (
    *(Case(store, text) for store in _BOTH_ZH for text in _SILENT_ZH),
    *(Case(store, text) for store in _BOTH_EN for text in _SILENT_EN),
    *(Case(store, text) for store in ("en5", "en12") for text in ("讲个笑话", "法国的首都是哪里？")),
    *(Case(store, text) for store in ("zh5", "zh12") for text in ("Tell me a joke", "What is the capital of France?")),
)  # fmt: skip
FOUND = (
    Case("zh5", "推荐一款咖啡豆", "coffee"),
    Case("zh5", "我平时爱喝什么？", "coffee"),
    Case("zh5", "我妹妹的婚礼是什么时候？", "sister"),
    Case("zh5", "送什么结婚礼物好", "sister"),
    Case("zh5", "这周我有什么东西要交？", "form", ("sister", "coffee")),
    Case("zh5", "What kind of coffee do I like?", "coffee"),
    Case("zh12", "我早上一般喝什么？", "coffee"),
    Case("zh12", "我喜欢看什么类型的书？", "books"),
    Case("zh12", "推荐几本小说给我", "books"),
    Case("zh12", "我上次旅行去了哪里？", "trip"),
    Case("zh12", "我国庆在哪儿过的？", "trip"),
    Case("zh12", "我周末做什么运动？", "swim"),
    Case("zh12", "我的手机怎么了？", "phone"),
    Case("zh12", "我每个月住房要花多少钱？", "rent"),
    Case("zh12", "我的小程序是做什么的？", "app"),
    Case("zh12", "What do I drink in the morning?", "coffee"),
    Case("en5", "Recommend some coffee beans", "coffee"),
    Case("en5", "What do I like to drink?", "coffee"),
    Case("en5", "When is my sister's wedding?", "sister"),
    Case("en5", "What could I give my sister for her wedding?", "sister"),
    Case("en5", "What do I have to submit this week?", "form", ("sister", "coffee")),
    Case("en5", "我喜欢喝什么咖啡？", "coffee"),
    Case("en12", "What do I drink in the morning?", "coffee"),
    Case("en12", "What kind of books do I read?", "books"),
    Case("en12", "Recommend me a novel", "books"),
    Case("en12", "Which island did I travel to?", "trip"),
    Case("en12", "Which sport do I do at weekends?", "swim"),
    Case("en12", "What happened to my phone?", "phone"),
    Case("en12", "How much do I pay for my flat?", "rent", ("app",)),
    Case("en12", "What is my side project?", "app"),
    Case("en12", "我早上喝什么？", "coffee"),
)  # fmt: skip
