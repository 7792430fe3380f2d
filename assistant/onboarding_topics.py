"""What a stranger is asked first (F3), and what counts as an answer to it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from assistant.i18n import language_of
from assistant.offline.asking import is_question, is_request
from assistant.offline.small_talk import small_talk
from memory.records import Kind, Proposal, SourceType
from memory.writing.answers import is_bare, tells

LONGEST_ANSWER = 300
"""Characters; a longer text is no answer to a short question."""


@dataclass(frozen=True, slots=True)
class Topic:
    """One thing asked: its code in the catalogue, the attribute it fills, and how a bare answer is put."""

    code: str
    slot: str
    chinese: str
    english: str
    kind: Kind = Kind.FACT
    near: tuple[str, ...] = ()
    """Attributes that answer it as well."""
    whole: bool = False
    """Is the whole answer kept beside what the rules read in it? Nothing of it may get lost then."""


FIRST: tuple[Topic, ...] = (
    Topic("name", "name", "用户叫{v}", "The user's name is {v}", near=("nickname",)),
    Topic("language", "reply_language", "回答用{v}", "Answer in {v}", Kind.INSTRUCTION, ("language",)),
    Topic("place", "location", "用户在{v}", "The user lives in {v}", near=("hometown",)),
    Topic(
        "job",
        "job",
        "用户的工作是{v}",
        "The user's job is {v}",
        near=("employer", "school", "education", "skill", "hobby", "vehicle", "pet"),
    ),
    Topic("style", "reply_style", "回答要{v}", "Answers should be {v}", Kind.INSTRUCTION),
    Topic("never", "allergy", "绝不能忘：{v}", "Never to be forgotten: {v}", Kind.INSTRUCTION, whole=True),
)
LATER: tuple[Topic, ...] = (
    Topic("project", "project", "用户现在在做{v}", "The user is working on {v}", near=("goal",)),
    Topic("tools", "tool", "用户常用{v}", "The user uses {v}", near=("device",)),
    Topic("team", "relationship", "用户常和{v}一起做事", "The user works with {v}", near=("family",)),
)
"""Asked on another day, one a day."""
TOPICS = {topic.code: topic for topic in (*FIRST, *LATER)}
_SKIP = re.compile(
    r"(?:skip|pass|next|later|no|nope|none|nothing|n/a|no thanks?|rather not(?: say)?|(?:i )?prefer not to(?: say)?"
    r"|跳过|下一个|下一题|先?不(?:说|用|想说|告诉你|方便)(?:了|吧)?|没有?|无|保密|秘密|算了|以后再说)?",
    re.IGNORECASE,
)
_NOTHING = re.compile(
    r"没有?(?:了|过敏)?|无|暂时没有|no|nope|none|nothing(?: special)?|not really|no allerg(?:y|ies)", re.IGNORECASE
)


_ABOUT_REPLIES = re.compile(
    r"答|复|说|讲|话|简|详|短|长|分点|语气|中文|英文|英语|汉语|别|不要|不能|勿|忘|记|过敏"
    r"|\b(?:english|chinese|short|brief|concise|long|detail\w*|bullets?|points?|answers?|repl\w+|tone|formal\w*"
    r"|casual\w*|emojis?|words?|plain|simple|direct|never|don't|do not|remember|forget|allerg\w+)\b",
    re.IGNORECASE,
)
"""In what sounds like a request, these show that it is one about how to answer or what to keep in mind."""

_LANGUAGE = re.compile(
    r"[中英法德日韩俄汉国粤闽葡泰印越意西外]语|[中英法德日韩俄外]文|普通话|白话|方言|双语|都(?:行|可以)|混"
    r"|\b(?:\w{3,}(?:ish|ese|ian)|arabic|both|dutch|french|german|greek|hebrew|hindi|irish|mandarin|either|any|mixed"
    r"|same|thai|urdu|welsh|zh|en)\b",
    re.IGNORECASE,
)


def bare(answer: str) -> str:
    """An answer without the marks around it."""
    return answer.strip().strip("。.!！~～")


def is_skip(answer: str) -> bool:
    """Does an answer mean "next, please"?"""
    return _SKIP.fullmatch(bare(answer)) is not None


def is_answer(topic: Topic, answer: str) -> bool:
    """Is a text an answer to a card, and not a question, a request or a greeting of its own?"""
    if len(answer) > LONGEST_ANSWER or is_question(answer) or small_talk(answer) in {"greet", "who", "help"}:
        return False
    return not is_request(answer) or (topic.kind is Kind.INSTRUCTION and _ABOUT_REPLIES.search(answer) is not None)


def is_nothing(answer: str) -> bool:
    """Does an answer say that there is nothing of what was asked for?"""
    return _NOTHING.fullmatch(bare(answer)) is not None


def is_value(topic: Topic, answer: str) -> bool:
    """Can a text in which no rule read anything be the bare value asked for ("a nurse"), and no remark of its own?

    Taking a remark for a value would invent a memory; a value that is not taken is a message like any other.
    """
    said = bare(answer)
    if topic.code == "language":
        return _LANGUAGE.search(said) is not None
    if topic.kind is Kind.INSTRUCTION and is_request(answer):
        return _ABOUT_REPLIES.search(said) is not None
    wish = topic.kind is Kind.INSTRUCTION and _ABOUT_REPLIES.search(said) is not None
    return is_bare(said) and (wish or not tells(said))


def bare_proposal(topic: Topic, answer: str) -> Proposal:
    """A bare answer ("杭州", "a nurse") as a memory of the topic's attribute."""
    said = bare(answer)
    template = topic.english if language_of(answer) == "en" else topic.chinese
    return Proposal(
        kind=topic.kind,
        content=template.format(v=said),
        quote=answer.strip(),
        slot="other" if topic.whole else topic.slot,
        value=said,
        lifetime="permanent",
        importance=0.9 if topic.whole else 0.7,
        source_type=SourceType.ONBOARDING,
        explicit=True,
    )
