"""A sentence in its parts, each of which may say something of what is known: 聚会取消了，老蒋住院了."""

from __future__ import annotations

from memory.writing.wording.patterns import caseless
from memory.writing.wording.spans import Sentence, cut

_SUPPOSED = caseless(
    r"如果|要是|假如|假设|万一|除非|要不|听说|以为|好像|希望|但愿|[怕恐]|担心|梦[见到]|会不会|是不是"
    r"|\b(?:if|unless|wish|hope|maybe|perhaps|heard|thought|afraid|worried|dream\w*|imagine|suppose|pretend|in case)\b"
)
"""What comes behind it is not said to be so."""


def parts(sentence: Sentence) -> list[Sentence]:
    """The sentence, and each of its clauses that is said to be so where there are several."""
    whole = sentence.whole
    if len(sentence.clauses) < 2:
        return [sentence]
    supposed = _SUPPOSED.search(whole.flat)
    end = supposed.start() if supposed else len(whole.flat)
    said = [clause for clause in sentence.clauses if clause.start - whole.start < end]
    cuts = (cut(sentence, clause.start - whole.start, clause.end - whole.start) for clause in said)
    return [sentence, *(part for part in cuts if part is not None)]
