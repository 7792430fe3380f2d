"""Form lines, facts inside a question, moves from one to another, corrected weekdays, wishes of others by a day."""

from __future__ import annotations

from tests.memory.writing.cases.messages import NO, case, e, k

WED = k("schedule", "The user has a dentist appointment on Wednesday 2 December 2026")
CASES = [
    # --- form lines
    case(
        "en",
        "form",
        "Name: Ilse Vogt\nJob: tram driver\nCity: Graz\nAllergies: walnuts\nPhone: n/a",
        e("name", "Ilse Vogt"),
        e("job", "tram driver"),
        e("location", "Graz"),
        e("allergy", "walnuts"),
    ),
    case("en", "form", "Name: Owen. Age: 44.", e("name", "Owen"), e("age", "44")),
    case("en", "form", "Diet: pescatarian", e("diet", "pescatarian", kind="preference")),
    case("en", "form", "My details - name: Lena, job: florist", e("name", "Lena"), e("job", "florist")),
    case(
        "zh",
        "form",
        "姓名：许知远\n现居：苏州\n宠物：一只柯基",
        e("name", "许知远"),
        e("location", "苏州"),
        e("pet", "柯基"),
    ),
    case("en", "form", "Name: Tom\nAge: 7\nWrite a birthday poem for him."),
    case("en", "form", "Subject: invoice\nName: Bob"),
    case("en", "form", "Job: none\nLocation: Room 4\nMeeting: with legal"),
    case("zh", "form", "姓名：张三，职业：侦探。帮我写一篇小说"),
    # --- facts inside a question
    case("en", "question", "As a vegan, what can I order at a steakhouse?", e("diet", "vegan", kind="preference")),
    case("en", "question", "As a night-shift nurse, how do I sleep by day?", e("job", "nurse")),
    case("en", "question", "Being a diabetic, can I eat mangoes?", e("health", "diabetic")),
    case(
        "en", "question", "Given that I live in Tromsø, when is it dark?", e("location", "Tromsø"), forbid=["re:^Given"]
    ),
    case("en", "question", "Any gym you know in Rotterdam, where I live?", e("location", "Rotterdam")),
    case("en", "question", "As a senior lawyer, what would you say to this clause?"),
    case("en", "question", "As a beginner, where should I start?"),
    case("zh", "question", "作为一个程序员，怎么保护颈椎？", e("job", "程序员")),
    case("zh", "question", "住在哈尔滨的我冬天该穿什么？", e("location", "哈尔滨")),
    case("zh", "question", "作为一名老师，你会怎么做？"),
    case("zh", "question", "作为一名资深律师，帮我看下这个合同行吗？"),
    # --- from one to another
    case(
        "en",
        "move",
        "I've left Oracle for Databricks",
        e("employer", "Databricks", replaces="employer"),
        known=[k("employer", "The user works at Oracle")],
    ),
    case(
        "en",
        "move",
        "Left Munich for Vienna last month.",
        e("location", "Vienna", replaces="location"),
        known=[k("location", "The user lives in Munich")],
    ),
    case(
        "en",
        "move",
        "I traded Google for a bakery job",
        e("employer", "bakery", replaces="employer", also=["job"]),
        known=[k("employer", "The user works at Google")],
    ),
    case("en", "move", "I left my notes for Tom"),
    case("en", "move", "I left the party for home"),
    # --- a weekday is one of the week that is corrected
    case(
        "en",
        "correction",
        "Sorry, I meant Thursday.",
        e("schedule", "Thursday 3 Dec", date="2026-12-03", replaces="dentist"),
        known=[WED],
    ),
    case(
        "en",
        "correction",
        "Thursday, not Wednesday",
        e("schedule", "3 Dec", date="2026-12-03", replaces="dentist"),
        known=[WED],
    ),
    case(
        "zh",
        "correction",
        "说错了，周五才对",
        e("schedule", "2026年12月11日", date="2026-12-11", replaces="面试"),
        known=[k("schedule", "用户2026年12月9日要面试")],
    ),
    case(
        "en",
        "correction",
        "My eye exam has been moved from Wednesday to this Friday.",
        e("schedule", "Friday 2026-11-27", date="2026-11-27", replaces="eye exam", kind="event"),
        known=[k("schedule", "The user has an eye exam on Wednesday 2026-11-25")],
    ),
    # --- what others want of the user by a day
    case(
        "en",
        "task",
        "The client needs the mockups by next Tuesday",
        e("deadline", "mockups", date="2026-12-01", kind="task"),
    ),
    case("en", "task", "My boss wants the report by Friday.", e("deadline", "report", date="2026-11-27", kind="task")),
    case(
        "zh",
        "task",
        "客户要求下周二之前给报价",
        e("deadline", "报价", date="2026-12-01", kind="task"),
        forbid=["用户客户"],
    ),
    case("zh", "task", "老板要我周五前交方案", e("deadline", "方案", date="2026-11-27", kind="task")),
    case("zh", "task", "老板要我加班"),
    # --- what only looks like a fact
    case("en", "figure", "I got into an argument with the porter"),
    case("en", "figure", "I've gotten into debt again"),
    case("en", "figure", "I got into bouldering last winter", e("hobby", "bouldering", kind="preference")),
    case("en", "figure", "I'm allergic to small talk"),
    case("en", "figure", "I'm allergic to Mondays"),
    case("en", "figure", "My cache limit is 2k"),
    case("en", "figure", "Pain and love exist."),
    case("zh", "figure", "缓存上限是2000"),
    case("zh", "figure", "公司楼下的奶茶店每天排队"),
    case("zh", "self", "我是做测试的", e("job", "测试的")),
    case("zh", "self", "我是产品", e("job", "产品"), forbid=[NO]),
    # --- further kinds
    case("zh", "others", "我姐沈遥在剧团里拉大提琴。", e("family", "沈遥", "姐"), forbid=["slot:hobby", "slot:job"]),
    case("zh", "others", "家里老二下个月满五岁。", e("family", "五岁"), forbid=["slot:age"]),
    case("zh", "likes", "下班以后最开心的事就是拼模型。", e("hobby", "模型", kind="preference")),
    case("zh", "goal", "给娃报兴趣班，一年封顶八千块。", e("budget", "八千", "兴趣班")),
    case("zh", "mixed", "我是 QA engineer，人在厦门", e("job", r"re:\bQA engineer"), e("location", "厦门")),
    case(
        "en",
        "date",
        "I'm having a wisdom tooth out tomorrow at 9am.",
        e("schedule", "tooth", date="2026-11-26", kind="event"),
    ),
    case(
        "en",
        "date",
        "I'm away from the 20th to the 27th of December.",
        e("schedule", "away", date="2026-12-20", kind="event"),
    ),
    case("en", "likes", "I hate when people are late.", e("dislikes", "late", kind="preference")),
    case("en", "self", "I take the 7:40 train to work.", e("habit", "7:40")),
    case("en", "self", "I'm retired now, used to be a welder.", e("job", "retired"), forbid=["re:an used"]),
    case("en", "self", "Runner, baker, dad of two.", forbid=["slot:location"], optional=[["baker"], ["dad"]]),
    case(
        "en", "instruction", "I always want sources with your claims.", e("reply_style", "sources", kind="instruction")
    ),
    case("en", "remember", "Remember my sister's name is Oona.", e("family", "Oona")),
    case("zh", "self", "记笔记我一直用Obsidian。", e("tool", "记笔记", "Obsidian")),
]
for _number, _case in enumerate(CASES, 1):
    _case["id"] = f"m{_number:03}"
