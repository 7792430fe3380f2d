"""Twenty kinds of facts as people tell them, each with a question, another wording, and what the answer must hold."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Told:
    """One fact."""

    said: str
    asked: str
    otherwise: str
    holds: str


ZH = (
    Told("我叫沈知夏", "我叫什么名字？", "你还记得怎么称呼我吗", "沈知夏"),
    Told("我住在杭州", "我住在哪个城市？", "我平时在哪儿生活", "杭州"),
    Told("我是一名前端工程师", "我的职业是什么？", "我是做什么工作的", "前端"),
    Told("我对虾过敏", "我对什么过敏？", "点餐时哪样东西我碰不得", "虾"),
    Told("我最喜欢的作家是汪曾祺", "我最喜欢的作家是谁？", "我偏爱哪位作家的书", "汪曾祺"),
    Told("我的生日是5月12日", "我的生日是哪天？", "我哪天过生日", "5月12"),
    Told("我女儿叫小满", "我女儿叫什么？", "我家孩子的名字", "小满"),
    Told("我养了一只叫煤球的黑猫", "我的猫叫什么？", "我家的宠物叫啥", "煤球"),
    Told("我不吃香菜", "我不吃什么？", "做菜时别放哪样", "香菜"),
    Told("我在学大提琴", "我在学什么乐器？", "我最近在练哪种琴", "大提琴"),
    Told("我开的是一辆白色的比亚迪", "我开什么车？", "我的座驾是哪个牌子", "比亚迪"),
    Told("我们项目决定用 PostgreSQL", "我们项目用什么数据库？", "项目里的数据存在哪种库", "PostgreSQL"),
    Told("下周五要交论文初稿", "论文初稿什么时候交？", "我的论文还有什么没交", "论文初稿"),
    Told("我妻子是牙科医生", "我妻子做什么工作？", "我太太的职业", "牙科"),
    Told("我晚上十一点半睡觉", "我几点睡觉？", "我一般什么时候休息", "十一点半"),
    Told("我喜欢喝正山小种", "我喜欢喝什么茶？", "给我泡什么茶好", "正山小种"),
    Told("我不喜欢坐飞机", "我不喜欢什么交通工具？", "出门我讨厌乘什么", "飞机"),
    Told("我的目标是年底前跑完一个半马", "我今年的跑步目标是什么？", "我给自己定了什么运动目标", "半马"),
    Told("以后回答请用列表", "回答要用什么格式？", "你该怎么给我排版", "列表"),
    Told("上个月我去青岛看了帆船比赛", "我上个月去哪里看了比赛？", "我在海边看过什么赛事", "青岛"),
)
EN = (
    Told("My name is Nora Finch", "What is my name?", "How should you address me?", "Nora"),
    Told("I live in Bristol", "Which city do I live in?", "Where is my home?", "Bristol"),
    Told("I work as a paramedic", "What is my job?", "What is my profession?", "paramedic"),
    Told("I'm allergic to shellfish", "What am I allergic to?", "Which food is dangerous for me?", "shellfish"),
    Told("My favourite author is Ursula Le Guin", "Who is my favourite author?", "Whose books do I love most?", "Le Guin"),
    Told("My birthday is on 12 May", "When is my birthday?", "On which date do I turn a year older?", "May"),
    Told("My daughter is called Maya", "What is my daughter's name?", "What is my child called?", "Maya"),
    Told("I have a black cat called Soot", "What is my cat called?", "What is the name of my pet?", "Soot"),
    Told("I don't eat coriander", "What do I not eat?", "Which herb should be left out of my food?", "coriander"),
    Told("I'm learning the cello", "Which instrument am I learning?", "What music lessons do I take?", "cello"),
    Told("I drive a white Volvo", "What car do I drive?", "Which make is my vehicle?", "Volvo"),
    Told("We decided to use PostgreSQL for the project", "Which database does the project use?", "Where does our project keep its data?", "PostgreSQL"),
    Told("I have to hand in the thesis draft next Friday", "When is the thesis draft due?", "What do I still have to hand in?", "thesis draft"),
    Told("My wife is a dentist", "What does my wife do?", "What is my wife's profession?", "dentist"),
    Told("I go to bed at half past eleven", "When do I go to bed?", "At what time do I go to sleep?", "half past eleven"),
    Told("I like smoky black tea", "Which tea do I like?", "What hot drink would I enjoy?", "tea"),
    Told("I hate flying", "What do I hate?", "How do I dislike to travel?", "flying"),
    Told("My goal is to run a half marathon by the end of the year", "What is my running goal?", "Which target did I set for my sport?", "half marathon"),
    Told("Please always answer in bullet points", "In what form should you answer?", "How do I want replies laid out?", "bullet points"),
    Told("Last month I went to Cork for the sailing race", "Where did I go last month?", "Where did I watch boats compete?", "Cork"),
)  # fmt: skip
FACTS = {"zh": ZH, "en": EN}
