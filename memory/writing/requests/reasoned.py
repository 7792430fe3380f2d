"""A standing instruction beside what the user tells of himself: 以后都用中文回答，我在成都 is two memories."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from memory.records import Kind
from memory.writing.chinese.person import third_person, user_word
from memory.writing.drafts import Draft
from memory.writing.wording.marks import ZH_FOR_NOW
from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.spans import Sentence, cut

_TELLS = caseless(
    r"^(?:因为|毕竟|反正|而且|另外|还有|对了|\s)*(?:我|咱|俺)(?!想|要|问|让|叫|发|说|每次|看|听|觉得|喜欢|讨厌)"
    r"|^(?:(?:because|since|as|and|also|btw|by the way)\s+)*(?:I'm|I am|I've|I live|I work|I moved|I have|my \w+ (?:is|are|speaks?))\b"
)
_MAY_ASK = caseless(
    r"以后|今后|往后|从此|从今|从现在|每次|每当|一律|永远|总是|始终|再|默认|凡是|只要|任何|无论|回答|回复|长期|当我|叫我|喊我|一直"
    r"|\b(?:now on|always|never|whenever|every|each|default|future|forward|ever|don't|do not|stop|no|call me|answers?|repl\w+|explain|when|for good|notice)\b"
)
"""A sentence without any of these holds no instruction."""
_OCCASION = caseless(
    r"^(?:当|每|凡|如果|要是|只要|一旦|when|whenever|if|every|each|any ?time|unless)|(?:时候?|的话|以后|之后|每次)$"
)
_CALLED = lazy(r"^(?:你|请|以后|就|平时|大家都?|可以|直接)*(?:叫|喊|称呼|管)我")
_MANNER = lazy(
    r"^(?:你|请|也|还有|然后|另外|跟我|和我|对我)*(?:(?:别|不要|不用|不必|少|免了|省掉|省了|去掉)[^，。]{0,6}?(?:敬语|您|客套|客气|寒暄|啰嗦|废话|表情|emoji|说教|鸡汤|套话|道歉|官腔|文绉绉|长篇|绕弯|绕圈|恭维|夸我|吹捧|哄我|哥|姐|先生|女士|老师|总)(?:子|大论|了|的|话|来|去|就行|就好)*"
    r"|(?:说话|说|讲话?|聊天|回答|回复|回我|答我|语气|口气|用语)[^，。]{0,6}?(?:简短|简洁|直接|随意|随便|轻松|正式|严肃|温柔|直白|干脆|利索|短|慢|口语|幽默|详细)(?:一?点儿?|一?些|就行|就好|的)*|(?:有话|有事)?直(?:接)?说(?:重点|结论|就行|就好)|[讲说](?:人话|大白话|重点))$"
)
"""How he wants to be spoken to, beside what he wants to be called: that holds for good."""
_FACTS = frozenset(
    {
        "name", "nickname", "age", "birthday", "location", "hometown", "job", "employer", "school", "education", "language", "health",
        "allergy", "diet", "family", "relationship", "pet", "goal", "project", "device", "vehicle", "timezone", "habit",
    }
)  # fmt: skip

Instructs = Callable[[Sentence], Draft | None]
Reads = Callable[[Sentence], list[Draft]]


def beside_facts(sentence: Sentence, instructs: Instructs, reads: Reads) -> list[Draft]:
    """The instruction of a sentence and the facts told before or behind it; [] where it holds not both."""
    if not _MAY_ASK.search(sentence.whole.flat):
        return []
    for asked, told in _parted(sentence):
        instruction = instructs(asked) or _manner(asked, told)
        if instruction is None or instructs(told) is not None:
            continue
        facts = reads(told)
        if facts and all(draft.slot in _FACTS for draft in facts):
            return [instruction, *facts]
    return []


def _manner(asked: Sentence, told: Sentence) -> Draft | None:
    """叫我老蒋就成，说话别啰嗦: beside what he wants to be called, how he wants to be spoken to is no order for once."""
    whole = asked.whole
    if not (_CALLED.match(told.whole.flat) and _MANNER.match(whole.flat)) or ZH_FOR_NOW.search(whole.flat):
        return None
    content = third_person(whole, user=user_word(whole.shown))
    return Draft("reply_style", content, whole.start, whole.end, kind=Kind.INSTRUCTION, lifetime="long")


def _parted(sentence: Sentence) -> Iterator[tuple[Sentence, Sentence]]:
    """Each way to take a sentence as an instruction and a statement."""
    origin = sentence.whole.start
    for before, clause in zip(sentence.clauses, sentence.clauses[1:], strict=False):
        left, right = cut(sentence, 0, before.end - origin), cut(sentence, clause.start - origin)
        if left is None or right is None:
            continue
        if _TELLS.match(clause.flat):
            yield left, right
        if _CALLED.match(left.whole.flat):
            yield right, left
        if _CALLED.match(clause.flat):
            yield left, right
        if _TELLS.match(left.whole.flat) and not _OCCASION.search(before.flat) and not _OCCASION.match(left.whole.flat):
            yield right, left
