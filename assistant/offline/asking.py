"""Reads the sentences of a message: does one ask, does it want something done, which of its words tell."""

from __future__ import annotations

import re
from dataclasses import dataclass

from memory.text import FUNCTION_CHARACTERS, STOP_WORDS, is_cjk, normalise, query_terms, stem
from memory.writing.wording.patterns import lazy

READ_CHARS = 2000
"""A longer message is read at its beginning and its end, so many characters in all."""

_PARTS = lazy(r"(?<=[。！？!?；;\n])|(?<=[.](?=\s))")
_WORD = lazy(r"[a-z0-9'’]+")
_CLAUSES = lazy(r"(?<=[，,])\s*|\s+and\s+(?=(?:what|who|where|when|how|which|do|am|is|are)\b)", re.IGNORECASE)
_SUBJECT = lazy(r"[我你他她它]|[A-Za-z]")
_QUESTION = lazy(
    r"[?？]\s*$|[吗么呢]\s*[。.!！]?$|什么|啥|怎么|为什么|哪|谁|几[个只天号点岁月位次口]|周几|星期几|多少|多久|多大|是不是|有没有|来着\W*$|还剩|干嘛|干啥|^(?:days?|weeks?) (?:left|until|till)\b"
    r"|^(?:and |so |but |ok(?:ay)? |hey |then )?(?:what|who|when|where|which|how|why|do|does|did|is|are|am|can|could"
    r"|would|should|will|was|were|have|has|any)(?:'s|'re|n't)?\b",
    re.IGNORECASE,
)
_REQUEST = lazy(
    r"^(?:请|麻烦|帮|给我|给.{1,8}(?:写|发|列|准备|拟)|替我|教我|推荐|写|翻译|解释|总结|列|讲|告诉我|介绍|分析|比较|建议|来一?[个首段份]|想一?个|设计|做一?[个份张]|拟|起草|整理|润色|查一?下|搜)|^把.{1,40}(?:翻译|译成|改成|改写|总结|润色|整理|写成|做成)|帮我|帮忙|能不能|可不可以|推荐"
    r"|^(?:and |so |ok(?:ay)? |hey,? )?(?:please |can you |could you |would you |i need you to |i want you to |i'd like you to )?"
    r"(?:help|write|draft|translate|explain|summari[sz]e|list|recommend|suggest|give me|tell me|show me|compare|plan|find"
    r"|make|teach|describe|introduce|create|design|prepare|compose|fix|check|proofread|rewrite|look up|search|e-?mail|text|book|order|reserve|send|play|open|turn (?:on|off))\b"
    r"|^(?:please|can you|could you|would you|i need (?:an?|some|help|ideas)|i want (?:an?|some|ideas))\b|\bhelp me\b",
    re.IGNORECASE,
)
_STORES = lazy(
    r"^(?:请|麻烦|帮我|给我|替我|你)*(?:记一?[下住着]|记好|提醒|备忘)"
    r"|(?:记一?[下住着]来?|记好|记牢|提醒(?:一下)?我|别忘了?|别忘记|备忘)(?:一?下|了|哦|哈|啊|吧|好吗|谢谢)*\W*$"
    r"|\b(?:remember|remind me|note (?:down|that|this|it)|keep (?:it |that |this )?in mind|make a note|write (?:it|that|this) down)\b",
    re.IGNORECASE,
)
_TELLS = lazy(
    r"^(?:请|麻烦|你?能不能|你?可以|帮我)?(?:告诉我|说说|提醒我|列出?一?下?我的|讲讲)(?=.*(?:我|你记))"
    r"|^(?:please |can you |could you )?(?:tell me|remind me|show me|list)(?: about)?(?: who| what| where| when| how)?.*\b(?:i|my|me)\b",
    re.IGNORECASE,
)
_ADVICE = lazy(
    r"怎么办|带.{0,2}什么|穿.{0,2}什么|送.{0,6}什么|你觉得|我该.{0,12}吗|你说我|do you think|would you|(?<!身体)(?<!情况)(?<!状况)(?<!最近)(?<!现在)怎么(?!称呼|叫|样了)[^了]|如何|为什么|为啥|该不该|应该|推荐|建议|好不好|什么好|哪.{0,4}好|值得|有什么.{0,3}(?:办法|方法|好玩|区别|好吃)|适合"
    r"|\bshould\b|\bhow (?:can|could|do|to|does|would) (?!i (?:want|like|take))|\bwhy\b|\bbest\b|recommend|suggest|advice|\bworth\b|any (?:ideas|tips|suggestions)|ideas? for",
    re.IGNORECASE,
)
_HOLLOW_ZH = lazy(
    r"星期几|周几|礼拜几|什么时候|什么|几号|几点|几天|几个|几只|多少天|多少|多久|多大|哪天|哪里|哪儿|哪家|哪个|哪些|哪位|哪年|哪|谁|怎么样|怎么|为什么|是不是|有没有|来着|接下来|名字"
    r"|一下|一封|一份|一个|一些|几款|几句|我们|咱们|自己|现在|目前|最近|以前|之前|上次|还有|可以|能不能|应该|知道|记得|告诉|推荐|帮忙|今天|明天|后天|昨天|前天|[下上这本]个?(?:周[一二三四五六日天末]?|星期[一二三四五六日天]?|月)|周[一二三四五六日天末]|星期[一二三四五六日天]|喜欢|讨厌|最爱|偏好"
    r"|[吗呢吧啊呀嘛的了过着是在有我你您咱帮给请想要去来还都说聊打吃喝买用叫住对跟和与到离会能写列做个把被就也又再好]"
)
_HOLLOW_WORDS = """
actually already anymor current currently lately now nowaday recently
last afternoon again ask before best birthday bit call com compar date day describ did dislik doing done draft
email enjoy evening ever explain favorit favourit feel find first friday friend get giv go going good got
great happen happy hat help idea last let letter lik like list little liv live long lot lov mail make many
mention message monday month morning much nam need new next nic number old one people plan prefer really
recall recommend remember sad said saturday say short show still suggest summari summariz sunday talk teach
tell text thing think three thursday time today tomorrow tonight translat tuesday two use used want way
wednesday week weekend work write year yesterday
"""
_HOLLOW_EN = frozenset(_HOLLOW_WORDS.split())


@dataclass(frozen=True, slots=True)
class Part:
    """One sentence of a message."""

    text: str
    clean: str
    """In one spelling: lower case, half-width, simplified."""
    asks: bool
    request: bool
    """It wants something done that is not a look into memory."""
    advice: bool
    """It asks for an opinion or a way to do something."""

    @property
    def terms(self) -> list[str]:
        """The words that tell what it is about."""
        return telling(self.clean)


_SHORT = 10
"""Characters of a question that leans on the one before."""


def split_parts(text: str, *, strip: bool = True) -> list[str]:
    """Sentences of a message, trimmed unless not wanted, empty ones left out; a question keeps its mark."""
    return [part.strip() if strip else part for part in _PARTS.split(text) if part and part.strip()]


def is_question(text: str) -> bool:
    """Does a sentence ask something?"""
    return _QUESTION.search(text.strip()) is not None


def is_request(text: str) -> bool:
    """Does a sentence ask for something to be done?"""
    return _REQUEST.search(text.strip()) is not None


def read_parts(text: str) -> list[Part]:
    """Every sentence of a message; one that asks two things, parted by a comma, counts as two.

    我住在哪？做什么工作？: a short question without a subject goes on asking about the one before's.
    """
    parts: list[Part] = []
    for sentence in split_parts(excerpt(text)):
        for piece in _questions(sentence):
            short = (
                len(piece) <= _SHORT
                and parts
                and parts[-1].asks
                and parts[-1].text.startswith("我")
                and not parts[-1].text.startswith("我的")
            )
            goes_on = (
                short and is_question(piece) and is_cjk(piece) and not (_SUBJECT.search(piece) or _ADVICE.search(piece))
            )
            parts.append(_read(f"我{piece}" if goes_on else piece))
    return parts


def excerpt(text: str) -> str:
    """What is read of a message: all of it, or the beginning and the end of a long one."""
    if len(text) <= READ_CHARS:
        return text
    half = READ_CHARS // 2
    return f"{text[:half]}\n{text[-half:]}"


def telling(clean: str) -> list[str]:
    """The words of a text (in one spelling) that tell what it is about, asking and grammar left out."""
    rest = _HOLLOW_ZH.sub(" ", clean) if is_cjk(clean) else clean
    if not rest.strip():
        return []
    own = [term for term in query_terms(rest) if not (term in _HOLLOW_EN or term in STOP_WORDS or term.isdigit())]
    return [term for term in own if not FUNCTION_CHARACTERS.issuperset(term) and term not in "月日号年点"]


def telling_words(clean: str) -> str:
    """The same as they stand in the text, for a search that knows no stems."""
    terms = telling(clean)
    words = [word for word in _WORD.findall(clean) if stem(word) in terms]
    return " ".join([*words, *(term for term in terms if is_cjk(term))])


def _questions(sentence: str) -> list[str]:
    pieces = [piece for piece in _CLAUSES.split(sentence) if piece.strip()]
    if len(pieces) == 1 or not all(is_question(piece.rstrip("，, ")) for piece in pieces):
        return [sentence]
    mine = pieces[0].startswith("我")
    return [f"我{piece}" if mine and not _SUBJECT.search(piece) else piece for piece in pieces]


def _read(text: str) -> Part:
    clean = normalise(text).strip()
    asks_memory = _TELLS.search(clean) is not None
    request = is_request(clean) and not asks_memory and not _STORES.search(clean)
    return Part(text, clean, is_question(clean) or asks_memory, request, _ADVICE.search(clean) is not None)
