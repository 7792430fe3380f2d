"""What a person tells of himself, each in Chinese and English, with questions in other words in both languages.

Every second fact is held out: its questions are counted, and no word list or weight was made from their misses.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fact:
    """One memory in both languages, and ways of asking for it."""

    zh: str
    en: str
    asked_zh: tuple[str, ...]
    asked_en: tuple[str, ...]


EVERYDAY = (
    # family
    Fact("用户的妻子在海关上班", "The user's wife works at the customs office", ("我爱人在哪个单位？", "我太太是做什么的？"),
         ("Where is my spouse employed?", "What does my better half do for a living?")),
    Fact("用户的丈夫是地铁司机", "The user's husband is a subway driver", ("我老公的职业是什么？", "我先生靠什么吃饭？"),
         ("What is my partner's occupation?", "How does my spouse earn a living?")),
    Fact("用户有一对双胞胎儿子", "The user has twin boys", ("我家里有几个孩子？", "我的小孩是男是女？"),
         ("How many children do I have?", "Are my kids girls?")),
    Fact("用户的女儿在墨尔本念大学", "The user's daughter attends university in Melbourne", ("我孩子在哪里上学？", "我闺女现在人在哪座城市？"),
         ("Where is my child studying?", "In which city is my kid's college?")),
    Fact("用户的外婆住在养老院", "The user's grandmother lives in a nursing home", ("我姥姥现在住哪儿？", "家里哪位长辈不在自己家住？"),
         ("Where does my granny live?", "Which elderly relative of mine is in care?")),
    Fact("用户的父亲退休前是电工", "The user's father was an electrician before he retired", ("我爸以前干什么活？", "我老爸从前的工种是什么？"),
         ("What was my dad's trade?", "What did my old man do for work?")),
    Fact("用户的岳母下个月来住两周", "The user's mother-in-law is coming to stay for two weeks", ("哪个亲戚要来我家小住？", "我丈母娘什么时候过来？"),
         ("Which relative will visit us?", "Who is going to be our house guest?")),
    Fact("用户的弟弟在部队服役", "The user's younger brother serves in the army", ("我家谁在当兵？", "我老弟现在做什么？"),
         ("Which sibling of mine is a soldier?", "Who in my family is in the military?")),
    Fact("用户和伴侣是在一次读书会上认识的", "The user met their partner at a book club", ("我跟对象是怎么相识的？", "我和另一半第一次见面在什么场合？"),
         ("How did I get to know my other half?", "On what occasion did I first see my spouse?")),
    Fact("用户的孩子害怕打雷", "The user's child is afraid of thunder", ("我家小朋友怕什么？", "什么会吓到我的宝宝？"),
         ("What scares my kid?", "Of what is my little one frightened?")),
    # job
    Fact("用户在一家面包房做学徒", "The user is an apprentice at a bakery", ("我的工作是什么？", "我在哪儿上班？"),
         ("What is my job?", "Where do I work?")),
    Fact("用户的上司姓贺，管得很细", "The user's boss is called Hague and is a micromanager", ("我的领导叫什么？", "我老板是什么风格？"),
         ("What is my manager's name?", "Who do I report to?")),
    Fact("用户每月十五号发工资", "The user gets paid on the fifteenth of each month", ("我哪天领薪水？", "我的收入什么时候到账？"),
         ("When does my salary arrive?", "What day is payday for me?")),
    Fact("用户的公司在滨江，坐地铁四十分钟", "The user takes the tram to the office, forty minutes each way", ("我通勤要多久？", "我每天怎么去单位？"),
         ("How long is my commute?", "How do I travel to work?")),
    Fact("用户去年从银行辞职创业", "The user quit a bank last year to found a start-up", ("我之前的东家是哪种机构？", "我为什么离职？"),
         ("What kind of employer did I leave?", "Why did I resign?")),
    Fact("用户的同事廖姐负责报销", "A colleague named Leonie handles expense claims for the user", ("我找谁报账？", "谁管我单位的费用单据？"),
         ("Which coworker do I ask about reimbursements?", "Who deals with my receipts at work?")),
    # health
    Fact("用户对花粉过敏，春天出门戴口罩", "The user has hay fever and wears a mask in spring", ("我有什么过敏？", "我一到开春身体会有什么毛病？"),
         ("What allergy do I suffer from?", "What bothers my nose when flowers bloom?")),
    Fact("用户每天早上吃降压药", "The user takes blood pressure tablets every morning", ("我在服用什么药物？", "我早晨要吃哪种药？"),
         ("What medication am I on?", "Which pills do I swallow after waking up?")),
    Fact("用户左耳听力不好", "The user is hard of hearing in the left ear", ("跟我说话该站在哪一侧？", "我身体哪里不太灵？"),
         ("Which side of me should people talk to?", "What disability do I have?")),
    Fact("用户的近视六百度", "The user is very short-sighted, minus six dioptres", ("我的视力怎么样？", "我的眼睛度数多少？"),
         ("How good is my eyesight?", "What strength are my glasses?")),
    Fact("用户三年前做过阑尾手术", "The user had the appendix removed three years ago", ("我开过什么刀？", "我住院是因为什么？"),
         ("What operation have I had?", "Why was I in hospital back then?")),
    Fact("用户容易偏头痛，闻到香水会犯", "The user gets migraines, set off by perfume", ("什么会让我头疼？", "我有什么老毛病？"),
         ("What triggers my headaches?", "Which smell makes me ill?")),
    Fact("用户晚上失眠，靠听雨声入睡", "The user has insomnia and falls asleep to the sound of rain", ("我睡不着的时候怎么办？", "什么能帮我睡觉？"),
         ("What helps me when I can't sleep?", "How do I doze off at night?")),
    # food
    Fact("用户吃素已经八年", "The user has been a vegetarian for eight years", ("我能吃肉吗？", "请我吃饭要注意什么？"),
         ("Do I eat meat?", "What diet do I follow?")),
    Fact("用户乳糖不耐受，喝燕麦奶", "The user is lactose intolerant and drinks oat milk", ("我能喝牛奶吗？", "哪种食物我的肠胃受不了？"),
         ("Can I have dairy?", "Which food does my stomach not tolerate?")),
    Fact("用户最爱吃酸汤鱼", "The user's favourite dish is sour fish soup", ("我最喜欢的菜是什么？", "我馋哪一口？"),
         ("Which meal do I love most?", "What would I order in a restaurant?")),
    Fact("用户早餐通常吃燕麦粥配蓝莓", "The user usually has porridge with blueberries for breakfast", ("我早饭一般吃什么？", "我早上的第一顿是什么？"),
         ("What is my first meal of the day?", "What do I eat in the morning?")),
    Fact("用户不喝酒，聚会上喝苏打水", "The user does not drink alcohol and has soda at parties", ("聚餐时我喝什么？", "我能来点啤酒吗？"),
         ("Would I like a beer?", "Which beverage should you offer me at a celebration?")),
    Fact("用户很能吃辣，最喜欢重庆火锅", "The user loves very spicy food, above all Chongqing hotpot", ("我的口味怎么样？", "我怕不怕辣椒？"),
         ("What flavours do I like?", "Can I handle chili?")),
    Fact("用户只喝手冲咖啡，不加糖", "The user only drinks filter coffee without sugar", ("我提神喝什么？", "我的热饮怎么调？"),
         ("What hot drink do I prefer?", "How do I take my caffeine?")),
    # home
    Fact("用户租的房子明年二月到期", "The user's flat lease ends in February", ("我的租约什么时候结束？", "我什么时候得搬家？"),
         ("When does my apartment contract run out?", "When do I have to move out of my place?")),
    Fact("用户住在六楼，没有电梯", "The user lives on the sixth floor without a lift", ("我家在几层？", "回家要爬楼梯吗？"),
         ("Is there an elevator where I live?", "How high up is my home?")),
    Fact("用户家的无线网密码贴在冰箱上", "The user's wifi password is stuck on the fridge", ("我家上网的口令在哪里能找到？", "客人想连网，该看哪儿？"),
         ("Where can guests find how to get online at my house?", "Where is my internet passcode?")),
    Fact("用户的房东姓申屠，每季度来收租", "The user's landlord is Mr Shentu, who collects rent each quarter", ("我的房子是向谁租的？", "谁来我家收钱？"),
         ("Who owns the place I rent?", "To whom do I pay for my apartment?")),
    Fact("用户的邻居半夜弹吉他", "The user's neighbour plays the guitar at midnight", ("夜里谁吵我？", "隔壁的人有什么扰民的习惯？"),
         ("Who makes noise next door to me?", "What instrument is heard through my wall?")),
    Fact("用户家阳台上种了薄荷和番茄", "The user grows mint and tomatoes on the balcony", ("我在家里种了什么植物？", "我的小菜园里有什么？"),
         ("Which plants do I keep at home?", "What is in my little garden?")),
    # pets
    Fact("用户养了一只柯基，叫豆包", "The user has a corgi called Dumpling", ("我的狗叫什么？", "我家宠物是什么品种？"),
         ("What is my dog's name?", "Which pet do I own?")),
    Fact("用户的猫有糖尿病，一天打两针", "The user's cat is diabetic and needs two injections a day", ("我的宠物得了什么病？", "我家毛孩子要怎么治？"),
         ("What illness does my pet have?", "How is my kitty treated?")),
    Fact("用户的乌龟已经十二岁了", "The user's tortoise is twelve years old", ("我养的动物几岁了？", "家里那只小家伙多大年纪？"),
         ("How old is my pet?", "What age is the animal I keep?")),
    # plans
    Fact("用户打算秋天去新疆自驾", "The user plans a road trip through Patagonia in autumn", ("我下次旅行去哪里？", "我今年想开车去哪儿玩？"),
         ("Where do I want to travel next?", "What is my next vacation?")),
    Fact("用户准备明年考驾照", "The user wants to get a driving licence next year", ("我想学会什么？", "我计划拿什么证？"),
         ("What test do I intend to pass?", "Will I be able to drive soon?")),
    Fact("用户想在五十岁前跑一次全程马拉松", "The user's goal is to run a full marathon before turning fifty", ("我的运动目标是什么？", "我有什么人生愿望？"),
         ("What athletic ambition do I have?", "What is on my bucket list?")),
    Fact("用户和女友明年六月结婚", "The user is getting married next June", ("我的婚礼在什么时候？", "我哪个月办喜事？"),
         ("When is my wedding?", "In which month will I tie the knot?")),
    Fact("用户打算把旧车换成电动车", "The user intends to replace the old car with an electric one", ("我想买什么交通工具？", "我下一辆车是什么类型？"),
         ("What vehicle am I going to purchase?", "What kind of automobile comes next for me?")),
    # money
    Fact("用户每个月存三千块", "The user saves three hundred pounds a month", ("我一个月攒多少钱？", "我的储蓄计划是什么？"),
         ("How much money do I put aside monthly?", "What is my savings plan?")),
    Fact("用户还欠表哥两万块", "The user still owes a cousin two thousand dollars", ("我借了谁的钱？", "我有什么债没还？"),
         ("What debts do I have?", "To whom must I pay back a loan?")),
    Fact("用户买了指数基金做养老投资", "The user puts money into index funds for old age", ("我怎么理财？", "我的退休金靠什么？"),
         ("How do I invest?", "How am I preparing for retirement?")),
    Fact("用户的健身房年卡八百块", "The user pays eight hundred a year for the gym", ("我的健身会员多少钱？", "我锻炼花多少费用？"),
         ("What does my fitness membership cost?", "How expensive is my workout place?")),
    # study
    Fact("用户本科读的是海洋生物", "The user's degree is in marine biology", ("我大学学的什么专业？", "我的学历背景是什么？"),
         ("What did I major in?", "What subject did I study at university?")),
    Fact("用户正在自学芬兰语", "The user is teaching themselves Finnish", ("我在学哪门外语？", "我最近在练哪种语言？"),
         ("Which foreign language am I learning?", "What am I studying by myself?")),
    Fact("用户周末上摄影课", "The user takes a photography class at weekends", ("我报了什么班？", "我周六周日在学什么？"),
         ("Which course have I enrolled in?", "What lessons do I attend on Saturdays?")),
    Fact("用户的导师是研究冰川的秦教授", "The user's supervisor is Professor Quill, who studies glaciers", ("带我做研究的老师是谁？", "谁指导我的论文？"),
         ("Who advises my thesis?", "Who is my academic mentor?")),
    # belongings
    Fact("用户骑一辆绿色的折叠自行车", "The user rides a green folding bicycle", ("我的单车是什么颜色？", "我有什么代步工具？"),
         ("What colour is my bike?", "What do I get around on?")),
    Fact("用户的备用钥匙放在花盆底下", "The user keeps the spare key under a flowerpot", ("忘带门匙了去哪里找？", "我把另一把门钥匙藏哪儿了？"),
         ("Where do I hide something to unlock my door?", "I'm locked out, where should I look?")),
    Fact("用户用的是一台十年的老相机", "The user takes pictures with a ten-year-old Pentax", ("我用什么拍照？", "我的摄影器材是什么？"),
         ("What do I shoot photos with?", "Which camera do I own?")),
    Fact("用户的手机是折叠屏的", "The user's phone has a folding screen", ("我用哪种电话？", "我的移动设备有什么特点？"),
         ("What is special about my mobile?", "Which handset do I carry?")),
    Fact("用户的护照丢过一次", "The user once lost a passport abroad", ("我在国外弄丢过什么证件？", "我补办过什么？"),
         ("Which travel document of mine went missing?", "What did I have to have reissued?")),
    # habits
    Fact("用户早上六点起床跑步", "The user gets up at six to go running", ("我早晨几点醒？", "我每天做什么锻炼？"),
         ("At what hour do I wake up?", "What exercise do I do daily?")),
    Fact("用户睡前看纸质书", "The user reads paper books before going to sleep", ("我晚上上床前做什么？", "我有什么睡前习惯？"),
         ("What is my bedtime routine?", "What do I do last thing at night?")),
    Fact("用户每周日给父母打电话", "The user phones the parents every Sunday", ("我多久跟爸妈联系一次？", "我哪天要打给家里？"),
         ("How often do I call mum and dad?", "On which day do I talk to my family?")),
    Fact("用户周五晚上跟朋友下围棋", "The user plays go with friends on Friday nights", ("我一般什么时候玩棋？", "周末前一晚我有什么消遣？"),
         ("What board game do I enjoy?", "What is my regular pastime with pals?")),
    Fact("用户一紧张就咬指甲", "The user bites fingernails when nervous", ("我焦虑时会做什么？", "我有什么坏习惯？"),
         ("What do I do when I am anxious?", "What bad habit do I have?")),
    Fact("用户从不熬夜，十点半前关灯", "The user never stays up late and turns the light off by half past ten", ("我几点睡觉？", "我的作息怎么样？"),
         ("What time is my bedtime?", "When do I go to sleep?")),
)  # fmt: skip
