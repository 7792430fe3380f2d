"""Which of the user's earlier messages a request to forget means, where no memory was made of them.

忘掉我跟你讲的我弟那个事, "wipe that 38k thing I told you": what was only said can be recalled too, and goes as well.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import timedelta

from memory.records import Message
from memory.text import is_cjk
from memory.writing.chinese.people import RELATION, SURNAMES
from memory.writing.topics import subject_terms
from memory.writing.wording.flat import flatten
from memory.writing.wording.patterns import caseless, lazy

_LEAD = caseless(
    r"^(?:还有|另外|对了|那个?(?=[^件个事])|就|把|关于|有关|算了|哎|唉|[，,\s])*(?:我(?=[前昨今上刚之以那早晚跟和对与讲说提聊告]))?(?:前[几两]?[天日]|昨[天晚日]|今[天早晚日]|上次|上回|上周|刚才|刚刚|之前|以前|那天|早上|晚上)*"
    r"(?:(?:我)?(?:跟|和|对|与)?(?:你|您)?(?:讲|说|提|聊|告诉)(?:过|的|了|到|起)*(?:你|您)?(?:的)?)?"
    r"|^(?:(?:and|also|oh|so|but|ok|please|about|that|the|this|those|my|all|any|everything|what i (?:said|told you) about)\s+)+"
)
_TAIL = caseless(
    r"(?:的)?(?:[那这](?:件|个|回|些|档|桩|点|条|段)?)?(?:事情?|事儿|破事|话题|话|内容|东西|情况)?儿?$"
    r"|(?:\s+(?:thing|stuff|bit|matter|business|story|part|news|one)s?)?(?:,?\s+(?:that )?i (?:just |have |'ve )*(?:told|mentioned|said|talked|spoke|wrote)\b.*)?$"
)
_WHO_IS = lazy(rf"我的?(?:{RELATION})(?=[小老阿{SURNAMES}][一-龥])")
"""Who somebody is that is named: 我男朋友 of 我男朋友老陈."""
_GLUE = lazy(
    r"[的了着过在把被给跟和与同对就都也那这件个事为因去来说讲吗呢吧啊，,、\s]+|我(?![爸妈爹娘哥姐弟妹儿女老爷奶外岳家])|[你他她它您]"
)
_ASKS_TO_FORGET = caseless(
    r"忘[掉了记]|别[记存提]|不要[记存]|删[掉除了]|抹[掉去了]|\b(?:forget|delete|wipe|erase|scrub)\b"
)
_OF_WHAT_WAS_TOLD = caseless(
    r"[说讲聊提](?:的|过|起|到)|告诉|没[说讲提]|忘[掉了]|别[记存]|不要[记存]|记[忆录]|(?<!的)[那这](?:件|个|回)?(?:事|破事)|的(?:事|私事|事情)(?![故件项业务实])"
    r"|\b(?:thing|stuff|matter|told|mentioned|said|memory|forget|don't (?:keep|save|store|remember))\b"
)
_NO_SUCH_WISH = caseless(
    r"^(?:let's|ignore|disregard|oh,? forget)\b|\b(?:keep|leave) (?:me|us)\b|第[一二三四五六七八九十\d]+[段句行章页条个]|[那这][段行句篇]|代码|清单|列表|文档|表格|\b(?:list|paragraph|sentence|line|draft|code|section|function|logging|bugs?|files?|e-?mails?|photos?)\b"
)
"""Let's forget about dessert: nothing told is meant."""
_GAP = 4
"""Characters that may stand between those of a word: 吵架, 吵了一架."""
_ALSO = {"钱": "[钱块元万]"}
"""What a character may stand for: 存钱, 存了六千块."""
_LONG_WORD = 4
_HALF = 0.5
_TALK = timedelta(minutes=30)
"""What is said within this belongs to the same talk."""
_LONG_TEXT = 300
"""Of a longer message only the sentences that say it go."""
_SENTENCE = lazy(r"[^。！？!?\n]+[。！？!?\n]?")


def means_talk(request: str) -> bool:
    """May a request to forget that fits no memory mean what was told in talk?"""
    flat = flatten(request)
    return _OF_WHAT_WAS_TOLD.search(flat) is not None and _NO_SUCH_WISH.search(flat) is None


def says_all(text: str, target: str) -> bool:
    """Does a text say all that is to be forgotten, or is it too little to tell (我前任)?"""
    words = _words(target)
    particular = len(words) > 1 or any(len(word) >= _LONG_WORD and is_cjk(word) for word in words)
    return not particular or _says(text, words)


_OF_ANOTHER_DAY = caseless(
    r"前[几两]?[天日]|昨[天晚日]|上[周次回]|那天|\b(?:last night|yesterday|the other day|last week|days ago)\b"
)


def of_another_day(request: str) -> bool:
    """Does a request to forget speak of what was told on a day before (昨晚, the other day)?"""
    return _OF_ANOTHER_DAY.search(flatten(request)) is not None


def said_of(target: str, said: Sequence[tuple[Message, str]]) -> list[tuple[Message, str]]:
    """The messages that `target` means, each with the words of it that go; [] where none says it.

    `said`: the user's messages, newest first, each with its text as it still stands. The newest that says all of
    it is meant, and those that say it too within half an hour of it.
    """
    words = _words(target)
    if not words:
        return []
    found: list[tuple[Message, str]] = []
    for message, text in said:
        if found and abs(found[0][0].created_at - message.created_at) > _TALK:
            break
        if _says(text, words) and not _ASKS_TO_FORGET.search(text):
            found.append((message, _part(text, words)))
    return found


def _words(target: str) -> list[str]:
    """The telling words of what is to be forgotten."""
    bare = _TAIL.sub("", _LEAD.sub("", flatten(target).strip(" .,，。"))).strip()
    if not any(is_cjk(char) for char in bare):
        return sorted(subject_terms(bare))
    bare = _WHO_IS.sub("", _ASKS_TO_FORGET.split(bare)[0])
    parts = [part for part in _GLUE.split(bare) if part]
    return [part for part in parts if len(part) > 1 or not is_cjk(part)]


def _says(text: str, words: Sequence[str]) -> bool:
    plain = flatten(text).casefold()
    return all(_holds(plain, word.casefold()) for word in words)


def _holds(plain: str, word: str) -> bool:
    if word.isascii():
        return re.search(rf"(?<![a-z0-9]){re.escape(word[:5])}", plain) is not None
    spread = f"[^，。！？]{{0,{_GAP}}}".join(_ALSO.get(char, re.escape(char)) for char in word)
    if re.search(spread, plain):
        return True
    pairs = [word[at : at + 2] for at in range(len(word) - 1)]
    return len(word) >= _LONG_WORD and sum(pair in plain for pair in pairs) >= _HALF * len(pairs)


def _part(text: str, words: Sequence[str]) -> str:
    if len(text) <= _LONG_TEXT:
        return text.strip()
    held = [
        match.group()
        for match in _SENTENCE.finditer(text)
        if any(_holds(flatten(match.group()).casefold(), word.casefold()) for word in words)
    ]
    return max(held, key=len, default=text).strip()
