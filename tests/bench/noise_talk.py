"""A long talk in which twenty facts lie among small talk, questions, tasks, tales of others, jests and quotations."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Key:
    """A fact as it is told once, a question about it in other words, and what the answer must hold."""

    told: str
    question: str
    answer: str


KEYS = (
    Key("我对腰果过敏，吃了会喘。", "给我推荐零食要避开什么坚果？", "腰果"),
    Key("我女儿叫知了，明年三月满六岁。", "我孩子叫什么名字？", "知了"),
    Key("我搬到绍兴了，老城区那边。", "我现在住哪个城市？", "绍兴"),
    Key("我是古籍修复师，在省图书馆工作。", "我是做什么工作的？", "修复"),
    Key("我最喜欢的饮料是冻顶乌龙。", "我爱喝什么茶？", "冻顶乌龙"),
    Key("我们的婚礼定在2027年5月16日。", "我什么时候办婚礼？", "5月16"),
    Key("我的毕业论文写的是江南水网变迁。", "我的论文题目是关于什么的？", "水网"),
    Key("我养了一只三花猫，名叫酥饼。", "我家猫叫什么？", "酥饼"),
    Key("装修预算定在十八万以内。", "我给装修留了多少预算？", "十八万"),
    Key("以后回答我都先列结论再讲理由。", "你该按什么顺序回答我？", "结论"),
    Key("我每周三晚上去学大提琴。", "我周三晚上有什么安排？", "大提琴"),
    Key("我有轻度哮喘，随身带喷雾。", "我的身体有什么毛病？", "哮喘"),
    Key("I'm building a tide-table app called Slackwater.", "What is my side project called?", "Slackwater"),
    Key("My brother Odhran lives in Galway.", "Where does my brother live?", "Galway"),
    Key("I drive an old Citroën Berlingo.", "Which car do I have?", "Berlingo"),
    Key("I do all my notes in Logseq.", "Which app do I keep my notes in?", "Logseq"),
    Key("I can't stand licorice.", "Is there a sweet I dislike?", "icorice"),
    Key("My goal is to swim the Dart 10k next September.", "What swim am I training for?", "Dart"),
    Key("I was born on 4 October 1987.", "When is my birthday?", "October"),
    Key("I speak Catalan at home with my parents.", "What language do I use with my family?", "Catalan"),
)  # fmt: skip

_ZH = (
    "今天{weather}，{mood}。", "{mood}，刚开完{n}个会。", "中午吃了{food}，味道一般。", "昨晚看了部{genre}片，结局没看懂。",
    "帮我写一封关于{topic}的邮件。", "{topic}是什么意思？", "怎么做{food}才好吃？", "{city}有什么好玩的？", "推荐几本讲{topic}的书吧。",
    "帮我翻译这句话：“我在{city}住了{n}年，喜欢{food}。”", "如果我住在{city}，每个月要花多少钱？", "要是我会{skill}就好了。",
    "同事小{sur}说他特别爱吃{food}。", "新闻说{city}又涨价了。", "我朋友的猫昨天跑丢了，找了{n}个小时。", "你觉得{topic}难吗？",
    "哈哈哈哈我是{city}第一懒人", "可能明年去{city}吧，还没想好。", "刚才快递把{food}送错了。", "这段代码为什么报错？\n```\nfor i in range({n}):\n    print(x)\n```",
    "把这段话缩短：{city}的{food}远近闻名，游客排队{n}小时也要尝一口。", "谢谢，这个回答很清楚。", "好的，继续。", "不对，再想想。", "那第{n}步怎么做？",
    "假设我有{n}百万，该怎么投资？", "写一首关于{city}的诗。", "{n}加{m}等于多少？", "邻居家又在装修，吵死了。", "电影里的主角住在{city}，是个{job}。",
    "老板今天又提{topic}了，听得头大。", "地铁上人真多，站了{n}站。", "扮演一个{job}，跟我聊聊{topic}。", "我室友对{food}过敏，笑死。", "下雨天就适合睡觉。",
)  # fmt: skip
_EN = (
    "What a {mood_en} day.", "How do I cook {food_en}?", "Explain {topic_en} in simple terms.", "Just had {food_en} for lunch, it was okay.",
    "Write a short note about {topic_en}.", "My colleague {name} loves {food_en}.", "If I lived in {city_en}, what would rent be?", "Is {city_en} worth a visit?",
    "Maybe I'll try {food_en} some day.", "Translate: \"I live in {city_en} and I have {n} dogs.\"", "Thanks, that helps a lot.", "Hmm, not quite. Try again.",
    "Why does this fail?\n```\nassert {n} == {m}\n```", "I'm so tired I could sleep for {n} days.", "Pretend you are a {job_en} from {city_en}.", "{name} said she hates {food_en}.",
    "The train was {n} minutes late again.", "What's {n} times {m}?", "lol I'm basically made of {food_en}", "Give me three titles for a talk on {topic_en}.",
    "My neighbour's dog barked all night.", "I watched a film about a {job_en} last night.", "Can you shorten this: {city_en} is famous for {food_en}.", "ok, go on",
    "I might go to {city_en}, not sure yet.", "Suppose I had a {job_en} as a friend.", "Ugh, {n} emails before breakfast.", "He lives in {city_en}, I think.",
)  # fmt: skip
_WORDS = {
    "weather": "好热 风很大 下雨了 阴天 有雾", "mood": "好累 有点困 心情不错 烦死了 好无聊 挺开心", "food": "拉面 螺蛳粉 烤鱼 披萨 汉堡 粽子 火锅 煎饼",
    "genre": "悬疑 科幻 爱情 动作 文艺", "topic": "区块链 量子力学 时间管理 光合作用 宋词 通货膨胀 机器学习 咖啡烘焙",
    "city": "成都 青岛 西安 巴黎 东京 拉萨 厦门", "skill": "弹钢琴 滑雪 说法语 编程 画画", "sur": "王 陈 赵 孙 周", "job": "侦探 船长 医生 厨师 宇航员",
    "mood_en": "long strange lovely terrible quiet", "food_en": "ramen pizza tacos curry pancakes falafel", "city_en": "Berlin Kyoto Lima Oslo Porto Dublin",
    "topic_en": "recursion inflation photosynthesis jazz chess marketing", "name": "Tom Priya Lena Marcus Aiko", "job_en": "pirate nurse chef pilot detective",
}  # fmt: skip


def noise(seed: int) -> Iterator[str]:
    """Turns without anything worth keeping, without end; in both languages."""
    chance = random.Random(seed)
    choices = {name: words.split() for name, words in _WORDS.items()}
    while True:
        template = chance.choice(_ZH if chance.random() < 0.6 else _EN)
        values: dict[str, object] = {name: chance.choice(words) for name, words in choices.items()}
        yield template.format(**values, n=chance.randint(2, 9), m=chance.randint(2, 9))


def talk(turns: int, seed: int = 1) -> list[str]:
    """So many turns, the facts spread evenly among the noise."""
    source = noise(seed)
    said = [next(source) for _ in range(turns - len(KEYS))]
    step = max(1, len(said) // len(KEYS))
    for number, key in enumerate(KEYS):
        said.insert(number * (step + 1) + step // 2, key.told)
    return said
