"""Reads what a message asks about the user's own life: which attribute, which day, which list."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

_PARTS = re.compile(r"(?<=[。！？!?；;\n])|(?<=[.](?=\s))")

_ME_ZH = r"(?:我|咱|俺|本人)"

ATTRIBUTES: tuple[tuple[str, str], ...] = (
    ("name", rf"{_ME_ZH}(?:叫|是)(?:什么|啥)(?:名字)?|{_ME_ZH}的?名字|怎么称呼{_ME_ZH}|{_ME_ZH}是谁|what(?:'s| is) my (?:full |first )?name|who am i|my name\?"),
    ("nickname", rf"{_ME_ZH}的?(?:昵称|外号|小名)|my nickname"),
    ("allergy", rf"{_ME_ZH}.{{0,6}}过敏|过敏.{{0,4}}(?:什么|啥)|allerg"),
    ("health", rf"{_ME_ZH}.{{0,6}}(?:病|身体|健康|吃什么药)|my (?:health|condition|illness|medication)"),
    ("diet", rf"{_ME_ZH}.{{0,6}}(?:忌口|不能吃|不吃什么|吃素)|my diet|what (?:can't|don't) i eat|am i (?:vegan|vegetarian)"),
    ("location", rf"{_ME_ZH}.{{0,4}}(?:住在?|在)(?:哪|什么地方|哪个城市)|{_ME_ZH}(?:的城市|现在在哪)|where (?:do|am) i (?:live|living|based|from now)|where i live|which city (?:do|am) i|what city"),
    ("hometown", rf"{_ME_ZH}.{{0,4}}(?:老家|家乡|哪里人|哪儿人)|where (?:am|do) i (?:come )?from|my hometown"),
    ("job", rf"{_ME_ZH}.{{0,6}}(?:做什么(?:工作|的)?|职业|干什么的|工作是|是做|什么工作)|what (?:do i do|is my job|'s my job)|my (?:job|profession|occupation)|what do i work"),
    ("employer", rf"{_ME_ZH}.{{0,4}}(?:在哪(?:家|个)?(?:公司|上班|工作)|公司叫|哪家公司)|where do i work|who do i work for|my (?:employer|company)"),
    ("age", rf"{_ME_ZH}.{{0,4}}(?:多大|几岁|年龄|多少岁)|how old am i|my age"),
    ("birthday", rf"{_ME_ZH}.{{0,4}}(?:生日|哪天生|什么时候出生)|my birthday|when was i born"),
    ("school", rf"{_ME_ZH}.{{0,4}}(?:学校|哪上学|哪个大学)|my (?:school|university|college)|where (?:do|did) i study"),
    ("language", rf"{_ME_ZH}.{{0,4}}(?:会说|说什么语言|母语)|(?:what|which) languages? (?:do|can) i"),
    ("pet", rf"{_ME_ZH}.{{0,6}}(?:宠物|猫|狗).{{0,6}}(?:叫|什么|几)|my (?:pet|cat|dog)(?:'s name)?"),
    ("family", rf"{_ME_ZH}.{{0,4}}(?:老婆|妻子|老公|丈夫|女儿|儿子|孩子|爸|妈|家人|弟弟|妹妹|哥哥|姐姐).{{0,8}}(?:叫|什么|几|谁|哪)|my (?:wife|husband|partner|son|daughter|kids?|children|mother|father|mom|dad|family|sister|brother)"),
    ("hobby", rf"{_ME_ZH}.{{0,4}}(?:爱好|兴趣)|my hobb|what do i do for fun"),
    ("project", rf"{_ME_ZH}.{{0,6}}(?:项目|在做什么)|my (?:current )?project|what am i working on"),
    ("goal", rf"{_ME_ZH}.{{0,4}}目标|my goal"),
    ("deadline", r"(?:截止|deadline|due date)"),
    ("budget", r"(?:预算|budget)"),
    ("tool", rf"{_ME_ZH}.{{0,4}}用什么(?:工具|软件|编辑器|语言)|what (?:tools?|editor|software) do i use"),
    ("reply_style", r"(?:你|怎么).{0,6}(?:回答我|回复我)|how (?:do|did) i (?:want|like) (?:you to answer|answers|replies)"),
)  # fmt: skip
"""(slot, pattern): a question that matches asks for that attribute."""

_COMPILED = tuple((slot, re.compile(pattern, re.IGNORECASE)) for slot, pattern in ATTRIBUTES)
_LIKES = re.compile(
    rf"{_ME_ZH}.{{0,10}}(?:喜欢|爱|偏好|习惯|讨厌|不喜欢).{{0,8}}(?:什么|啥|哪|吗|谁|怎样|怎么)|(?:what|which|who|how).{{0,24}}\bi\b.{{0,14}}(?:like|love|prefer|enjoy|hate|dislike|drink|eat)"
    r"|my fav(?:ou?)?rite|do i (?:like|love|prefer|hate|enjoy)",
    re.IGNORECASE,
)
_KNOWN = re.compile(
    r"(?:你|还)?(?:记得|知道|了解)(?:我)?(?:的)?(?:什么|哪些|多少)|关于我.{0,6}(?:什么|哪些)|你都?记(?:了|得|住了?)(?:些|我)?(?:什么|哪些)|记住了吗|你记得我吗|我的(?:资料|档案|记忆)"
    r"|what (?:do|did) you (?:know|remember|recall)|what have you (?:learned|learnt|remembered)|do you remember me|did you (?:remember|get) (?:that|it)|tell me (?:about myself|what you know)",
    re.IGNORECASE,
)
_LAST_TIME = re.compile(
    r"上(?:一)?次.{0,16}(?:什么时候|哪天|何时|多久)|(?:什么时候|哪天).{0,6}(?:说过|提过|聊过|讲过)|when did i last|when (?:was|did) (?:i|the last time)|last time i",
    re.IGNORECASE,
)
_SAID = re.compile(
    r"我.{0,8}(?:说过|提过|讲过|聊过|告诉过你|说的).{0,20}(?:什么|啥|哪|吗|谁|多少|几)|我(?:昨天|前天|上周|刚才|之前|以前).{0,6}(?:说|提|讲|聊).{0,16}(?:什么|啥|哪|吗|谁|多少|几)|(?:我们|咱们?)(?:昨天|前天|上周|之前)?.{0,4}(?:聊|谈)(?:了|过).{0,4}(?:什么|哪些|啥)"
    r"|what did (?:i|we) (?:say|tell|talk|mention|discuss)|did i (?:say|tell|mention)|what (?:was|were) (?:it|that|we)",
    re.IGNORECASE,
)
_TASKS = re.compile(
    r"(?:我|有).{0,6}(?:待办|要做|没做|没完成|计划|安排|日程|要办)|(?:今天|明天|后天|这周|本周|下周|周末|这个月|下个月).{0,6}(?:有什么|要做|要干|安排|做什么|事)|还有什么事"
    r"|(?:my|any|the|what).{0,12}(?:to-?dos?|tasks?|plans?|agenda|schedule|appointments?)\b|what(?:'s| is| do i have).{0,12}(?:coming up|on my|left|planned|tomorrow|next week|today)|what (?:do|should) i (?:have|need) to do",
    re.IGNORECASE,
)
_COUNTDOWN = re.compile(
    r"(?:还有|离).{0,12}(?:几天|多少天|多久)|how (?:many days|long) (?:until|till|to|before)", re.IGNORECASE
)
_TODAY = re.compile(
    r"(?:今天|刚才)(?:我们|咱们|我)?(?:都)?(?:聊|说|谈)(?:了|过)?(?:些)?(?:什么|啥|哪些)|what (?:did|have) we (?:talk|discuss|cover).{0,10}today|today's talk",
    re.IGNORECASE,
)
_DATE = re.compile(
    r"今天(?:是)?(?:几号|星期几|周几|什么日子|几月几)|现在几点|几点了|what(?:'s| is) (?:the )?(?:date|time|day)|what day is it|what time is it",
    re.IGNORECASE,
)
_QUESTION = re.compile(
    r"[?？]\s*$|吗\s*[。.!！]?$|呢\s*[。.!！]?$|什么|怎么|为什么|哪|谁|几|多少|是不是|^(?:what|who|when|where|which|how|why|do|does|did|is|are|am|can|could|would|should|will)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Part:
    """One sentence of a message and what it asks. `topic` is empty for what asks nothing of memory."""

    text: str
    topic: str
    """"slot", "likes", "known", "last_time", "said", "tasks", "countdown", "today", "date", "question", "" ."""
    slot: str = ""


_TOPICS: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("date", _DATE),
    ("today", _TODAY),
    ("countdown", _COUNTDOWN),
    ("last_time", _LAST_TIME),
    ("known", _KNOWN),
    ("said", _SAID),
    ("likes", _LIKES),
)


def split_parts(text: str) -> list[str]:
    """Sentences of a message, trimmed, empty ones left out; a question keeps its mark."""
    return [part.strip() for part in _PARTS.split(text) if part and part.strip()]


def is_question(text: str) -> bool:
    """Does a sentence ask something?"""
    return _QUESTION.search(text.strip()) is not None


def read_part(text: str) -> Part:
    """What one sentence asks."""
    if not is_question(text) and not _KNOWN.search(text) and not _TASKS.search(text):
        return Part(text, "")
    for topic, pattern in _TOPICS:
        if pattern.search(text):
            return Part(text, topic)
    for slot, compiled in _COMPILED:
        if compiled.search(text):
            return Part(text, "slot", slot)
    if _TASKS.search(text):
        return Part(text, "tasks")
    return Part(text, "question" if is_question(text) else "")


def read_parts(text: str) -> Sequence[Part]:
    """Every sentence of a message with what it asks."""
    return [read_part(part) for part in split_parts(text)]


_SMALL_TALK: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("thanks", re.compile(r"^(?:多谢|谢谢|谢了|感谢|thanks|thank you|thx|cheers)", re.IGNORECASE)),
    ("bye", re.compile(r"^(?:再见|拜拜|晚安|回头见|明天见|bye|good ?bye|good night|see you|see ya)", re.IGNORECASE)),
    ("who", re.compile(r"你是谁|你叫什么|你是什么|who are you|what are you\b|what's your name|what is your name", re.IGNORECASE)),
    ("help", re.compile(r"你(?:能|会|可以)(?:做|干)?(?:什么|啥|些什么)|怎么用你|^帮助$|what can you do|how do i use (?:you|this)|^help\W*$", re.IGNORECASE)),
    ("greet", re.compile(r"^(?:你好|您好|嗨|哈[喽罗]|早上好|早安|早啊|下午好|晚上好|在吗|(?:hi|hello|hey|yo|good (?:morning|afternoon|evening))\b)", re.IGNORECASE)),
    ("mood_low", re.compile(r"(?:难过|伤心|好累|太累|累死|心情不好|郁闷|烦死|压力好?大|孤独|失眠|不开心|想哭|焦虑|崩溃)|\b(?:sad|tired|exhausted|lonely|depressed|stressed|anxious|upset|overwhelmed|feel(?:ing)? (?:down|bad|awful|low))\b", re.IGNORECASE)),
    ("mood_good", re.compile(r"(?:好开心|真开心|太好了|好高兴|很高兴|太棒了|哈哈)|\b(?:so happy|great news|i'm happy|feel(?:ing)? (?:great|good)|awesome)\b", re.IGNORECASE)),
)  # fmt: skip
LONG_ENOUGH = 12
"""Characters from which a message is more than a greeting."""


def small_talk(text: str) -> str:
    """Code of the small talk a message is, or ""."""
    stripped = text.strip()
    for code, pattern in _SMALL_TALK:
        if pattern.search(stripped):
            if code in {"greet", "thanks", "bye"} and len(stripped) > LONG_ENOUGH * 2:
                continue
            return code
    return ""


_REQUEST = re.compile(
    r"^(?:请|麻烦|帮|给我|替我|教我|推荐|写|翻译|解释|总结|列|讲|告诉我|介绍|分析|比较|建议|来一?[个首段份])|帮我|帮忙|能不能|可不可以|推荐"
    r"|^(?:please|can you|could you|would you|help|write|draft|translate|explain|summari[sz]e|list|recommend|suggest|give me|tell me|show me|compare|plan|find|make|teach|describe|recommend)\b",
    re.IGNORECASE,
)


def is_request(text: str) -> bool:
    """Does a sentence ask for something to be done?"""
    return _REQUEST.search(text.strip()) is not None
