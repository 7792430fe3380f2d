"""How well using a memory went: read from what the user says next, never asked (D5). Off the reply's path.

Praise and correction move the outcome score of the memories that stood behind the reply; asking the same again
moves it a little. Recall gives the score a small bounded weight; what falls below the threshold is archived.
"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING

from memory.life.tidying import POOR
from memory.records import ChangeKind, Status
from memory.sqlite.ageing import poor
from memory.text import index_terms, normalise, query_terms
from memory.writing.wording.patterns import lazy

if TYPE_CHECKING:
    from memory.options import LifeOptions, OutcomeOptions
    from memory.sqlite.recall_log import Unjudged
    from memory.sqlite.store import Store

_OPENING = 40
"""Characters in which a message says what it thinks of the reply before."""
_AGAIN = 0.6
"""Share of terms that two messages have in common when they ask the same."""
_NO = lazy(
    r"^(?:不[，,。.！!\s]|不对|不是(?!吗|么)|错了|搞错|弄错|才不|哪有|我没有?(?:说|讲)|早就不|已经不)|你?(?:记|搞|弄|说)错了"
    r"|不是这样|过时了|不准确|没有这回事"
    r"|^(?:no\b(?!\s+(?:problem|worries|need))|nope|wrong|incorrect|not (?:quite|right|true|correct|anymore)"
    r"|that(?:'?s| is) (?:wrong|not|no longer|outdated)|i (?:never|didn'?t) (?:said|say|told|tell))"
    r"|\byou(?:'ve| have)? (?:got|remember(?:ed)?|mixed) .{0,20}\b(?:wrong|up)\b|\bno longer true\b|\bout of date\b"
)
_YES = lazy(
    r"谢谢|多谢|感谢|太好了|太棒|真棒|很棒|不错|很好|完美|对的|没错|正是|就是这个|说得对|记得真|你还记得|帮大忙|有用|厉害|赞"
    r"|\b(?:thanks|thank you|thx|perfect|exactly|great|awesome|brilliant|lovely|well done|spot on|good memory"
    r"|that'?s right|that is right|correct|helpful|you remembered|nice one|just what i)\b"
)


class Verdict(Enum):
    """What a message says about the reply before it."""

    PRAISE = "praise"
    CORRECTION = "correction"
    AGAIN = "again"
    NOTHING = "nothing"


def verdict(text: str, asked_before: str) -> Verdict:
    """What `text` says about the reply to `asked_before`: a no at its beginning weighs more than thanks in it."""
    opening = normalise(text).strip()[:_OPENING]
    if _NO.search(opening):
        return Verdict.CORRECTION
    if _same_question(text, asked_before):
        return Verdict.AGAIN
    return Verdict.PRAISE if _YES.search(opening) else Verdict.NOTHING


def judge(store: Store, outcome: OutcomeOptions, life: LifeOptions) -> int:
    """Read what was said after the last recalls; how many scores moved. Blocking, some milliseconds."""
    moved = 0
    for recall in store.log.unjudged():
        steps = {
            Verdict.PRAISE: outcome.praised,
            Verdict.CORRECTION: -outcome.corrected,
            Verdict.AGAIN: -outcome.asked_again,
            Verdict.NOTHING: 0.0,
        }
        moved += settle_score(store, recall, steps[verdict(recall.next_text, recall.query)], life)
    return moved


def settle_score(store: Store, recall: Unjudged, step: float, life: LifeOptions) -> int:
    """Move the scores of what stood behind one reply, once; how many. What falls too low is archived, undoably."""
    with store.action(by_user=False):
        store.log.set_judged(recall.id)
        moved = store.memories.move_outcome(recall.cited, step) if step else 0
        if step < 0:
            for memory in poor(store.db, life.archive_below_outcome, life.most_per_run):
                archived = replace(memory, status=Status.ARCHIVED)
                store.memories.settle(archived, ChangeKind.ARCHIVED, rule=POOR)
    return moved


def _same_question(text: str, before: str) -> bool:
    telling = set(query_terms(text)) & set(query_terms(before))
    now, then = set(index_terms(text)), set(index_terms(before))
    return bool(telling) and len(now) > 1 and len(now & then) >= _AGAIN * len(now | then)
