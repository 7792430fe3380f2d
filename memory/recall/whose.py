"""Whose matter it is: what is remembered of others is no answer where the user asks about himself.

"What is my pet called?" means his own, however near his cousin's cat food lies. Words still find it: who asks for
"my camping tent" finds the sister that borrowed it.
"""

from __future__ import annotations

from collections.abc import Mapping

from memory.recall.candidates import Candidate
from memory.recall.reading import Reading
from memory.recall.weights import Weights
from memory.writing.chinese import people as zh_people
from memory.writing.english import words as en_words
from memory.writing.wording.lexicon import words
from memory.writing.wording.patterns import lazy

_HEAD_ZH, _HEAD_EN = "用户的", "The user's "
_PEOPLE_ZH = zh_people.CLOSE | zh_people.KIN | zh_people.AROUND
_LONGEST_ZH = max(map(len, _PEOPLE_ZH))
_PEOPLE_EN = en_words.CLOSE | en_words.KIN | en_words.AROUND
_SOMEBODY_ZH = lazy(rf"{zh_people.RELATION}|[他她谁]|家[人里]|亲戚|朋友")
_SOMEBODY_EN = _PEOPLE_EN | words("""
    he him his she her hers they them their who whose family relatives people everyone anyone someone
""")


def names_somebody(text: str) -> bool:
    """Does a message speak of anyone besides the user?"""
    heard = text.lower().replace("'s", "").split()
    return any(word.strip('.,;:?!"()') in _SOMEBODY_EN for word in heard) or _SOMEBODY_ZH.search(text) is not None


def of_another(content: str) -> bool:
    """Does a memory begin with somebody around the user, as those of others do?"""
    if content.startswith(_HEAD_ZH):
        rest = content[len(_HEAD_ZH) : len(_HEAD_ZH) + _LONGEST_ZH]
        return any(rest[:end] in _PEOPLE_ZH for end in range(1, len(rest) + 1))
    if content.startswith(_HEAD_EN):
        heads = content[len(_HEAD_EN) :].lower().replace("'s", "").split(maxsplit=2)[:2]
        return any(head in _PEOPLE_EN for head in heads)
    return False


def own_first(
    meaning: Mapping[str, float], pool: Mapping[str, Candidate], reading: Reading, width: float, weights: Weights
) -> dict[str, float]:
    """The cosines, less for others' memories where the user asks about himself alone."""
    if not _of_himself(reading):
        return dict(meaning)
    less = weights.others * width
    return {key: score - less if _others(pool[key]) else score for key, score in meaning.items()}


def own_words(
    words: Mapping[str, float], pool: Mapping[str, Candidate], reading: Reading, weights: Weights
) -> dict[str, float]:
    """The same for full text: a share of the score."""
    if not _of_himself(reading):
        return dict(words)
    return {key: score * (1.0 - weights.others_words) if _others(pool[key]) else score for key, score in words.items()}


def _of_himself(reading: Reading) -> bool:
    return reading.personal and not reading.names and not names_somebody(reading.text)


def _others(one: Candidate) -> bool:
    return one.memory is not None and of_another(one.memory.content)
