"""Messages that live from what was said before them, and messages that are hardly any."""

from __future__ import annotations

from tests.assistant.offline.cases import MODEL, UNKNOWN_EN, UNKNOWN_ZH, Case

LONG_ZH, LONG_EN = "今天下了一整天的雨。" * 20_000, "words without an end " * 10_000

CASES: tuple[Case, ...] = (
    Case("新", "我欠谁钱？", ("小王",), (MODEL,), ("我欠小王200块",)),
    Case("新", "离我妈生日还有几天？", ("154 ?天",), (MODEL, "记住了"), ("我妈的生日是5月1日",)),
    Case("新", "我妈身体怎么样", ("糖尿病",), (MODEL,), ("我妈有糖尿病",)),
    Case("新", "我以前住在哪里？", ("北京",), (MODEL,), ("我以前住在北京", "我现在住在上海")),
    Case("new", "Where did I use to work?", ("Nokia",), (MODEL,), ("I used to work at Nokia", "I work at Ericsson now")),
    Case("新", "婆婆身体还好吗", (UNKNOWN_ZH,), (MODEL, "糖尿病"), ("我妈有糖尿病",)),
    Case("新", "…", ("[一-鿿]{2}",), (MODEL,)),
    Case("新", LONG_ZH, ("200000 字",), (MODEL,)),
    Case("新", "好", ("[一-鿿]{2}",), (MODEL, "记住了")),
    Case("林晓", "再说一遍", ("前端",), (MODEL,), ("我是做什么工作的？",)),
    Case("林晓", "什么意思？", ("哪里|换个说法",), (MODEL,), ("我是做什么工作的？",)),
    Case("林晓", "刚才聊到哪了？", ("成都",), (MODEL,), ("我在想去成都的事", "好的")),
    Case("林晓", "我对花生过敏吗？那虾呢？", ("花生", UNKNOWN_ZH), (MODEL,)),
    Case("林晓", "我住在哪，叫什么？", ("上海", "林晓"), (MODEL,)),
    Case("林晓", "我住在哪？做什么工作？", ("上海", "前端"), (MODEL,)),
    Case("林晓", "我住在哪？怎么做红烧肉？", ("上海", "模型"), ("我怎么做",)),
    Case("林晓", "你怎么知道我叫林晓？", ("11月20日", "我叫林晓"), (MODEL,)),
    Case("林晓", "还有别的吗？", ("没有记",), ("体检", MODEL), ("我什么时候体检？",)),
    Case("林晓", "18:30 到 20:15 是多久", (MODEL,), ("牛奶",), ("提醒我明天买牛奶",)),
    Case("林晓", "别的都不想说", ("[一-鿿]{2}",), (MODEL,)),
    Case("new", "who do I owe money?", ("Tom",), (MODEL,), ("I owe Tom 20 pounds of money",)),
    Case("new", "?", ("[a-z]{4}",), (MODEL,)),
    Case("new", LONG_EN, ("characters",), (MODEL,)),
    Case("new", "how old am I?", ("36", "1990"), (MODEL,), ("My birthday is 3 March 1990",)),
    Case("Nora", "pardon?", ("nurse",), (MODEL,), ("What do I do for a living?",)),
    Case("Nora", "what do you mean?", ("unclear|other words",), (MODEL,), ("What do I do for a living?",)),
    Case("Nora", "yes, go on", ("Lisbon",), (MODEL,), ("I keep thinking about Lisbon",)),
    Case("Nora", "Where do I live and what's my name?", ("Bristol", "Nora"), (MODEL,)),
    Case("Nora", "How do you know my name?", ("20 Nov", "I'm Nora Finch"), (MODEL,)),
    Case("Nora", "Where did I work before?", (f"earlier|{UNKNOWN_EN}",), (MODEL,)),
    Case("Nora", "When is my trip?", ("5 Dec", "Lisbon"), (MODEL,)),
    Case("Marcus", "Where did I work before?", ("Brightwell", "Until"), (MODEL,), ("I changed jobs, I work at Northgate now",)),
    Case("Marcus", "and the other one?", ("no other|which one",), (MODEL,), ("Where do I work?",)),
    Case("Marcus", "do I like phone calls?", ("hate",), ("^yes", UNKNOWN_EN)),
    Case("Marcus", "My name?", ("Marcus",), (MODEL,)),
    Case("陳怡君", "幫我寫一封請假信", ("请假", "陳怡君", MODEL)),
)  # fmt: skip
