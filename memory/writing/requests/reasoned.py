"""A standing instruction beside what the user tells of himself: 以后都用中文回答，我在成都 is two memories."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from memory.writing.drafts import Draft
from memory.writing.wording.patterns import caseless
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
_FACTS = frozenset(
    {
        "name", "age", "birthday", "location", "hometown", "job", "employer", "school", "education", "language", "health",
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
        instruction = instructs(asked)
        if instruction is None or instructs(told) is not None:
            continue
        facts = reads(told)
        if facts and all(draft.slot in _FACTS for draft in facts):
            return [instruction, *facts]
    return []


def _parted(sentence: Sentence) -> Iterator[tuple[Sentence, Sentence]]:
    """Each way to take a sentence as an instruction and a statement."""
    origin = sentence.whole.start
    for before, clause in zip(sentence.clauses, sentence.clauses[1:], strict=False):
        left, right = cut(sentence, 0, before.end - origin), cut(sentence, clause.start - origin)
        if left is None or right is None:
            continue
        if _TELLS.match(clause.flat):
            yield left, right
        if _TELLS.match(left.whole.flat) and not _OCCASION.search(before.flat) and not _OCCASION.match(left.whole.flat):
            yield right, left
