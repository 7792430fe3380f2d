"""Greetings, thanks, moods, questions about Jide itself, and what is out of its sight."""

from __future__ import annotations

import re

from assistant.offline.about_days import next_one
from assistant.offline.facts import TurnFacts
from assistant.offline.phrases import say, vary
from memory.text import normalise, shorten
from memory.writing.wording.patterns import lazy

LONG_ENOUGH = 12
"""Characters from which a message is more than a greeting."""
_ECHOED = 40

_SORTS = tuple(
    (code, lazy(pattern, re.IGNORECASE))
    for code, pattern in (
        ("thanks", r"^(?:好的?|嗯|ok)?[,，]?\s*(?:多谢|谢谢|谢了|感谢|辛苦了|thanks|thank you|thx|cheers|ty\b)"),
        ("night", r"^(?:那)?(?:晚安|睡了|去睡了|good ?night|gn\b|off to bed)"),
        ("bye", r"^(?:那)?(?:再见|拜拜|回头见|明天见|先走了|下次聊|bye|good ?bye|see you|see ya|talk later|gotta go)"),
        ("how", r"^(?:你(?:今天|最近)?(?:好吗|怎么样|还好吗|过得)|最近怎么样|how are you|how's it going"
                r"|how do you do|how have you been"
                r"|what's (?:up|new)|anything new|sup\b)"),
        ("who", r"你是(?:谁|什么|ai|人|机器人)|你叫什么|你是不是(?:人|真人|ai|机器)|介绍.{0,4}你自己|你有名字吗"
                r"|who are you|what are you\b(?! keep"
                r"| hold| wait)|(?:what's|what is) your name|are you (?:an? )?(?:ai|robot|bot|human|real|person"
                r"|chatgpt)|introduce yourself"),
        ("model_help", r"(?:怎么|如何|怎样).{0,6}(?:接|换|连|用|配).{0,6}(?:模型|大模型|ollama|gpt)|(?:connect"
                       r"|change|switch|set ?up"
                       r"|use|add).{0,12}\b(?:model|ollama|llm|gpt)\b"),
        ("privacy", r"(?:数据|记忆|聊天记录|隐私|东西|内容).{0,10}(?:存在?哪|在哪|上传|安全|泄露|发出去|联网)"
                    r"|会不会(?:上传|泄露)|where (?:is|are"
                    r"|do you (?:keep|store|save)).{0,16}(?:data|memor|stored|kept|everything|this|it\b)|\bprivacy\b"
                    r"|is (?:my data|this|it) (?:private|safe|secure)|do you (?:upload|send|share)"),
        ("delete_help", r"(?:怎么|如何|怎样).{0,6}(?:删|忘掉|清除|清空)|how (?:do|can) i (?:delete|remove|erase|clear)"
                        r"|how to (?:delete|erase|make you forget)"),
        ("help", r"你(?:能|会|可以)(?:为我|帮我)?(?:做|干)?(?:什么|啥|些什么|哪些)|你有什么(?:用|功能)|怎么用(?:你"
                 r"|这个|啊|呢|$)|^(?:帮助|使用说明|怎么用)\W*$"
                 r"|what can (?:you|i) do|how (?:do|can) i use (?:you|this)|how does this work|what do you do\b"
                 r"|^help\W*$|what are you (?:good )?for"),
        ("live", r"(?:今天|明天|现在|外面|周末)?.{0,4}天气(?:怎么样|如何|好吗|预报)|(?:会|要)下雨(?:吗|么)|气温|新闻"
                 r"|股价|股票|汇率|油价|房价"
                 r"|[美欧日英]元.{0,10}(?:换|兑|多少|人民币)|人民币.{0,8}[美欧日英]元|比分|路况|堵车吗|几级风"
                 r"|\bweather\b|\bforecast\b|is it (?:raining|going to rain)|will it rain|\bnews\b|\bheadlines\b"
                 r"|stock price|exchange rate|\b(?:dollars?|usd|euros?|eur|pounds?|gbp|yen|yuan)\b.{0,12}\b(?:in|to"
                 r"|into)\b.{0,8}\b(?:dollars?|usd|euros?|eur|pounds?|gbp|yen|yuan)\b|\btraffic\b|who won"),
        ("units", r"\d.{0,4}(?:英里|公里|千米|米|英尺|英寸|厘米|磅|公斤|斤|克|盎司|华氏|摄氏|度|升|加仑|平方米"
                  r"|亩).{0,6}(?:是|等于|换算|合).{0,3}(?:多少|几)"
                  r"|\d\s*(?:miles?|km|kilomet\w+|feet|ft|foot|inch\w*|cm|pounds|lbs?|kg|kilos?|ounces?|oz"
                  r"|fahrenheit|celsius|°[fc]|lit\w+|gallons?|cups?|grams?)\b.{0,8}\b(?:in|to|into|is)\b"
                  r"|how many (?:miles|km|kilomet\w+|feet|inches|cm|pounds|kg|kilos|ounces|grams|lit\w+|cups) (?:is"
                  r"|are|in)\b"),
        ("greet", r"^(?:你好|您好|嗨|哈[喽罗]|hello|早上好|早安|早[啊呀]?(?:$|\W)|上午好|中午好|下午好|晚上好|(?:hi"
                  r"|hello|hey|yo|hiya"
                  r"|good (?:morning|afternoon|evening)|morning)\b)"),
        ("here", r"^(?:在吗|在不在|有人吗|你在吗|are you there|you there|anyone there|can you (?:hear|see|read) me)"),
        ("test", r"^(?:测试|试试|test(?:ing)?)\W*\d*\W*$"),
        ("like", r"你(?:会不会|会|有没有|也)?(?:喜欢|爱|想念|吃|睡|做梦|累|开心|难过).{0,4}吗|你有感情"
                 r"|do you (?:like|love|miss|feel|sleep|eat|dream|get tired|have feelings)\b"),
        ("sorry", r"^(?:对不起|抱歉|不好意思|sorry|my bad|apologies)"),
        ("praise", r"你(?:真|好|太)(?:棒|厉害|聪明|好|贴心|懂我)|(?:good|great) (?:job|bot|work)|well done|you(?:'re"
                   r"| are) (?:great|the best|awesome|amazing|so (?:smart|helpful|kind))|i (?:like|love) you\b"),
        ("blame", r"你(?:真|好|太|怎么这么)(?:笨|蠢|傻|没用|烂|差)|没用的东西|垃圾|废物|you(?:'re"
                  r"| are) (?:so )?(?:stupid|useless|dumb"
                  r"|terrible|bad|no help)|stupid (?:bot|thing)|this (?:sucks|is useless)"),
        ("won", r"升职|涨工资|加薪|(?:考|通)过了|考上|录取|中奖|拿到.{0,6}(?:offer|奖)|赢了|成功了|怀孕了|要结婚了"
                r"|(?:got|landed|won|passed"
                r"|nailed).{0,18}\b(?:promotion|promoted|job|offer|exam|test|interview|prize|award|race|match|game"
                r"|place)\b|\bgot (?:promoted|engaged|accepted)\b|i did it\b|we won\b"),
        ("sick", r"感冒了|发烧|头疼|头痛|肚子疼|胃疼|嗓子疼|不舒服|生病|(?:i'm|i am|feel(?:ing)?|i have an?"
                 r"|i've got an?)\b.{0,8}\b(?:sick"
                 r"|ill|unwell|headache|fever|cold|flu|nauseous|stomach ?ache)\b"),
        ("tired", r"好累|太累|累死|累坏|[有真很]点?累|累啊|累了|疲惫|困死|好困|没睡好|失眠|加班到|\b(?:tired"
                  r"|exhausted|worn out"
                  r"|burn(?:ed|t) out|sleepy"
                  r"|didn't sleep|couldn't sleep|can't sleep|knackered)\b"),
        ("nervous", r"紧张|焦虑|担心|害怕|慌|压力好?大|压力山大|\b(?:nervous|anxious|worried|scared|afraid|stressed"
                    r"|overwhelmed"
                    r"|panicking)\b"),
        ("angry", r"气死|生气|烦死|好烦|烦人|恼火|\b(?:angry|furious|annoyed|fed up|pissed|frustrated)\b"),
        ("low", r"难过|伤心|心情不好|郁闷|孤独|寂寞|不开心|想哭|崩溃|失落|沮丧|分手了|去世了|\b(?:sad|lonely"
                r"|depressed|upset|heartbroken|miserable"
                r"|crying|homesick|feel(?:ing)? (?:down|bad|awful|low|terrible)|broke up|passed away|died)\b"),
        ("bored", r"好?无聊|没事干|闲着|\b(?:bored|boring day|nothing to do)\b"),
        ("good", r"好开心|真开心|开心死|太好了|好高兴|很高兴|太棒了|心情(?:很|不错|好)|真不错|\b(?:so happy"
                 r"|great news|i'm happy"
                 r"|feel(?:ing)? (?:great|good|happy)|awesome|what a (?:great|lovely|good) day|excited|can't wait)\b"),
        ("laugh", r"^(?:哈{2,}|嘿嘿|嘻嘻|笑死|233+|(?:ha){2,}|lol|lmao|hehe)\W*$"),
    )
)  # fmt: skip
META = frozenset({"who", "help", "live", "units", "how", "here", "model_help", "privacy", "delete_help", "like"})
"""Questions to or about Jide: no question about the user, whatever else the words may be."""
FEELINGS = frozenset({"low", "nervous", "angry", "tired", "sick", "won", "good"})
"""Small talk that wants a word of its own beside what was learnt."""
_SHORT_ONLY = frozenset({"greet", "thanks", "bye", "night", "sorry", "how", "here"})
_CLAUSES = lazy(r"[,，.。;；!！?？\n]+\s*")


def small_talk(text: str) -> str:
    """Code of the small talk a message is, or ""."""
    clean = normalise(text).strip()
    for code, pattern in _SORTS:
        if pattern.search(clean) and not (code in _SHORT_ONLY and len(clean) > LONG_ENOUGH * 2):
            return code
    return ""


def chat(code: str, text: str, facts: TurnFacts) -> str:
    """What is said to small talk of that code."""
    if code == "greet":
        return _hello(facts)
    if code == "low" and (told := _what_happened(text)):
        return say("low_said", facts.language, what=told)
    return vary(code, len(facts.today_said), facts.language)


def _hello(facts: TurnFacts) -> str:
    gap = "" if facts.language == "zh" else " "
    name = next((m.value for m in facts.memories if m.slot in {"nickname", "name"} and m.value), "")
    if not name:
        return f"{say('greet', facts.language)}{gap}{say('greet_who', facts.language)}"
    hello = say("greet_name", facts.language, name=name.split()[0] if facts.language == "en" else name)
    following = "" if facts.today_said else next_one("greet_next", facts)
    return f"{hello}{gap}{following or say('greet_more', facts.language)}"


def _what_happened(text: str) -> str:
    """The clause beside the feeling ("I had a fight with Sam"), or ""."""
    clauses = [clause.strip() for clause in _CLAUSES.split(text) if clause.strip()]
    low = dict(_SORTS)["low"]
    told = [clause for clause in clauses if not low.search(normalise(clause)) and len(clause) <= _ECHOED]
    return shorten(told[0], _ECHOED) if len(clauses) > 1 and told else ""
