"""Bare answers: the assistant asked for an attribute, the user says no more than its value ("杭州", "a nurse").

The assistant's words are no source here either: they only say which attribute the user's own words fill.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from memory.writing.chinese.person import user_word
from memory.writing.chinese.places import PLACE, marked
from memory.writing.drafts import Draft
from memory.writing.english.person import PAST, third_person
from memory.writing.wording.patterns import Lazy, caseless, lazy
from memory.writing.wording.spans import Clause, Sentence


@dataclass(frozen=True, slots=True)
class _Question:
    slot: str
    asked: Lazy
    answer: Lazy
    chinese: str
    english: str


def _question(slot: str, asked: str, answer: str, chinese: str, english: str) -> _Question:
    flags = re.IGNORECASE
    return _Question(slot, lazy(asked, flags), lazy(rf"^(?:{answer})$", flags), chinese, english)


_WORDS = r"[\w' -]{2,40}"
_HAN_OR_WORDS = rf"[一-龥A-Za-z]{{1,12}}|{_WORDS}"
_QUESTIONS: tuple[_Question, ...] = (
    _question(
        "name",
        r"你(?:的)?(?:叫什么|名字|怎么称呼)|怎么称呼你|称呼你|what(?:'s| is) your name|(?:should|may|can"
        r"|do) i call you|who am i talking to",
        r"[一-龥]{2,4}|[A-Za-z][\w'-]{1,20}(?: [A-Z][\w'-]{1,20}){0,2}",
        "叫{v}",
        "'s name is {v}",
    ),
    _question(
        "location",
        r"你(?:现在)?(?:住在?哪|在哪(?:个城市|座城市|里|儿)?|的城市)|where (?:do you live|are you (?:based"
        r"|living))|which city (?:do you|are you)",
        rf"(?:在|住在)?(?:{PLACE}|[一-龥]{{2,6}})|(?:in )?[A-Z][\w' -]{{2,30}}(?:, [A-Z][\w ]{{2,20}})?",
        "住在{v}",
        " lives in {v}",
    ),
    _question(
        "job",
        r"你(?:是)?(?:做什么工作|做什么的|的(?:职业|工作)是)|从事什么|what do you do(?: for (?:a living"
        r"|work))?(?!,? [a-z])|what(?:'s| is) your (?:job|occupation)",
        rf"(?:是|做)?(?:[一-龥A-Za-z]{{2,14}})|(?:an? |the )?{_WORDS}",
        "的工作是{v}",
        "'s job is {v}",
    ),
    _question(
        "age",
        r"你(?:今年)?(?:多大|几岁|的年龄)|how old are you|(?:what(?:'s| is) )?your age",
        r"(?:\d{1,2}|[一二三四五六七八九十]{1,3})(?:岁|了| years? old)*",
        "{v}",
        " is {v}",
    ),
    _question(
        "birthday",
        r"你(?:的)?生日|when(?:'s| is) your birthday|when were you born",
        r"(?=.*(?:\d|月|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)).{3,24}",
        "的生日是{v}",
        "'s birthday is {v}",
    ),
    _question(
        "allergy",
        r"过敏|allerg(?:y|ies|ic)",
        r"(?:对)?(?!没|无|不|有|是|好|嗯|no|yes|none|not)[一-龥A-Za-z]{1,8}(?:过敏)?|(?!no\b|none|not\b"
        r"|yes)[\w' -]{3,24}",
        "对{v}过敏",
        " is allergic to {v}",
    ),
    _question(
        "hobby",
        r"你(?:有什么|的)(?:爱好|兴趣)|平时喜欢(?:做|干)什么|what are your hobbies|what do you do (?:for fun|in your (?:free|spare) time)|what do you (?:like"
        r"|enjoy) (?:doing|to do)",
        r"(?!没|无|不|好|嗯)[一-龥A-Za-z、]{2,16}|(?!no\b|none|not\b|nothing)[\w', -]{3,40}",
        "的爱好是{v}",
        "'s hobby is {v}",
    ),
)
_ASKS = lazy(r"[?？]\s*$")
_LAST_SENTENCE = lazy(r"[^。！？!?\n.]*[?？]\s*$")
_FILLER = caseless(
    r"^(?:是|叫|住在|做|对|我|in |it's |it is |i'm |i am )+|(?:过敏|了|啊|呀|哦|吧|的| allerg(?:y|ies))+$"
)
_AT = caseless(r"^在")
_STATEMENT = caseless(
    r"我|咱|俺|本人|他|她|最近|今天|昨天|明天|刚|已经|正在|打算|想|觉得|了(?:[，。！]|$)|[，。！？!?;；]\s*\S"
    r"|\b(?:i|i'(?:ve|m|d|ll)|my|me|we|we'(?:ve|re|ll)|our|you|it's|it is|that's|there's|he|she|they|this|today"
    r"|yesterday|tomorrow|just|already|because|but|is|are|was|were|been|has|have|had|hurts?|feels?)\b"
    r"|\s\w+(?:s|ed) (?:the|an?|to|me|us|it|that|his|her|their)\b|\b(?:by|on|next|last|until) \w+day\b"
)
_FIRST_PLACE = lazy(
    rf"^(?:在|住在?)*{PLACE}$|^(?:[Ii]n )?(?!(?:Well|Yes|Yeah|Yep|No|Nope|Ok|Okay|Oh|Um|Hm+|Hi|Hey|Sorry|Thanks|Sure|Nice|Good|Ha"
    r"|I|My|We|It|Not|Just|Now)\b|\w+ly\b)[A-Z][\w'’-]+(?: [A-Z][\w'’-]+){0,2}$"
)
_I = caseless(r"^i (?:mostly |mainly |usually |currently )?")
_DOES = caseless(
    rf"^i (?:mostly |mainly |usually |currently )?(?!(?:{'|'.join(sorted(PAST))}|am|have|has|like|love|want|need|think"
    r"|know|hate|feel|hope|guess|mean|just|don't|do not|wish|prefer|enjoy|live|agree|see|understand|remember|forget"
    r"|believe|suppose|wonder|plan|[a-z]+ed)\b)[a-z]+ (?!(?:not|it|that|this|you|them|so)\b)[\w' -]+$|^i (?:farm|fish|freelance|temp|cook|drive)$"
)
_MOST_WORDS = 8
_MOST_HAN = 20
_HAN = lazy(r"[\u3400-\u9fff]")
_NO_ANSWER = caseless(
    r"^(?:好(?:的|啊|呀)?|嗯+|行|可以|不(?:用|了|要|告诉你|想说)?|没有?|跳过|算了|谢谢|是的?|对|随便|你猜|(?:改天|回头|以后|下次)(?:再[说聊讲]|吧)*|[去吃喝等看]一?[趟下个会].*|秘密|ok"
    r"|okay|yes|no|nope|yeah|sure|skip|later|thanks|none|nothing|maybe|pass|never mind|why|what|hi|hello|你好)$"
)


_REMARK = caseless(
    r"谢谢|对不起|抱歉|不好意思|说错|打错|取消|搞定|\b(?:sorry|oops|whoops|thanks|actually|cancel\w*|done|(?:can|wo|does|did|is|are|was)n['’]?t|cannot)\b"
)
"""These show a remark, whatever was asked."""
_DOES_SO = caseless(
    r"今晚|今早|明早|昨晚|(?:周|星期|礼拜)[一二三四五六日天末]|[这下上]周|(?<![卖做小])[吃喝](?!货)|怕|很|太(?!原|仓|湖)|真(?!空)|累|烦|饿|困(?!难)"
    r"|[吗呢吧嘛]$|\b(?:can|will|would|should|wants?|needs?|likes?|loves?|hates?|got|gets|has|plays?|not|never|again|forget|remember)\b"
)
"""These show a sentence of its own."""
_PLAIN = frozenset({"name", "location", "job", "allergy"})
"""Attributes whose value names something, and tells nothing."""


def tells(text: str) -> bool:
    """Does a text tell something, where a name, a place or a trade was asked for ("糖糖怕黑")?"""
    return _DOES_SO.search(text) is not None


def is_bare(text: str) -> bool:
    """Can a text be no more than a value ("a nurse on nights"), and not a statement of its own ("my knees hurt")?"""
    if any(form.search(text) for form in (_STATEMENT, _NO_ANSWER, _REMARK)):
        return False
    return len(text.split()) <= _MOST_WORDS and len(_HAN.findall(text)) <= _MOST_HAN


def answered(sentence: Sentence, question: str | None) -> Draft | None:
    """The attribute that a bare answer fills; None where nothing was asked for, or the words are no such answer."""
    if not question or not _ASKS.search(question) or sentence.asks:
        return None
    asked = _LAST_SENTENCE.search(question.strip())
    whole = sentence.whole
    if asked is None or _NO_ANSWER.match(whole.flat):
        return None
    row = _asked(asked.group())
    if row is None or _REMARK.search(whole.flat) or (row.slot in _PLAIN and tells(whole.flat)):
        return None
    filled = _filled(row, whole) if row.answer.match(marked(whole.flat)) else None
    return _work(whole) if filled is None and row.slot == "job" else filled


def place_first(sentence: Sentence, question: str | None) -> Draft | None:
    """The place with which an answer begins that goes on to tell more ("Leeds, I moved here in March")."""
    row = _asked(question or "")
    head = sentence.clauses[0]
    if row is None or row.slot != "location" or len(sentence.clauses) == 1:
        return None
    return _filled(row, head) if _FIRST_PLACE.match(marked(head.flat)) else None


def _asked(question: str) -> _Question | None:
    return next((row for row in _QUESTIONS if row.asked.search(question)), None)


def _work(whole: Clause) -> Draft | None:
    """What one says one does, in a sentence ("I do people's taxes")."""
    if not _DOES.match(whole.flat) or len(whole.flat.split()) > _MOST_WORDS:
        return None
    return Draft("job", third_person(whole), whole.start, whole.end, value=_I.sub("", whole.shown).strip(" .!"))


def _filled(row: _Question, whole: Clause) -> Draft | None:
    value = _FILLER.sub("", whole.shown).strip() if whole.chinese else _FILLER.sub("", whole.shown).strip(" .")
    value = _AT.sub("", value) if row.slot == "location" else value
    if not value or not is_bare(value):
        return None
    content = (
        user_word(whole.shown) + row.chinese.format(v=value)
        if whole.chinese
        else "The user" + row.english.format(v=value)
    )
    return Draft(row.slot, content, whole.start, whole.end, value=value)
