"""What kind of message it is, told by its words: does it ask, does it speak of the user?"""

from __future__ import annotations

import re

from memory.text import sentences

_ASKING = re.compile(
    r"^(?:what|when|where|who|whom|whose|which|why|how|did|do|does|is|are|was|were|has|have|had|can|could|would|should)\b"
    r"|^(?:in|on|at|for|to|with|from) (?:which|what|whom)\b|[?？]$|[吗呢么]$|^(?:什么|谁|哪|怎么|为什么|几|多少)",
    re.IGNORECASE,
)
_PERSONAL = re.compile(r"[我俺咱]|\b(?:i|i'm|i've|i'd|i'll|my|mine|me|we|our|us)\b", re.IGNORECASE)
_ASIDE = re.compile(
    r"(?:帮|给|告诉|替|教|让|请)我|我(?:想|要)?(?:问|知道)|我们来"
    r"|\b(?:tell|give|show|help|teach|let|remind) (?:me|us)\b|\b(?:how|where) (?:do|can|could) (?:i|we)\b|\bcan i\b",
    re.IGNORECASE,
)
"""Ways of asking that name the asker without speaking of him."""
_FAVOUR = re.compile(r"^((?:can|could|would|will) you\b.*)\bfor (?:me|us)\b", re.IGNORECASE)


def is_question(sentence: str) -> bool:
    """Does a sentence ask, in Chinese or English?"""
    return _ASKING.search(sentence.strip(" \"'“”‘’")) is not None


def states_something(text: str) -> bool:
    """Does it say something besides asking?"""
    return any(not is_question(sentence) for sentence in sentences(text))


def is_personal(text: str) -> bool:
    """Does it speak of the user himself ("my dog", 我的狗), beyond "tell me" and 帮我?"""
    return _PERSONAL.search(_ASIDE.sub(" ", _FAVOUR.sub(r"\1", text.strip()))) is not None
