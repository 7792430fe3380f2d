"""Turns a memory's neutral sentence towards the user: "用户叫…" → "你叫…", "The user likes…" → "You like…"."""

from __future__ import annotations

import re

_IRREGULAR = {
    "is": "are", "isn't": "aren't", "was": "were", "wasn't": "weren't", "has": "have", "hasn't": "haven't",
    "does": "do", "doesn't": "don't", "goes": "go",
}  # fmt: skip
_ADVERBS = frozenset({
    "also", "always", "never", "often", "usually", "currently", "now", "still", "just", "only", "really", "mostly",
    "rarely", "sometimes", "no", "longer", "recently", "already", "regularly",
})  # fmt: skip
_PLURAL_KEPT = frozenset({"was", "had", "will", "would", "can", "could", "must", "should", "may", "might", "did"})


def _plain_verb(verb: str) -> str:
    low = verb.lower()
    if low in _IRREGULAR:
        return _IRREGULAR[low]
    if low in _PLURAL_KEPT or not low.endswith("s") or low.endswith("ss"):
        return verb
    if low.endswith("ies") and len(low) > 4:
        return verb[:-3] + "y"
    if low.endswith(("ches", "shes", "sses", "xes", "zzes", "oes")):
        return verb[:-2]
    return verb[:-1]


def _english(content: str) -> str:
    text = re.sub(r"\b[Tt]he user's\b", "your", content)
    text = re.sub(r"\buser's\b", "your", text)

    def turn(match: re.Match[str]) -> str:
        words = match.group("rest").split(" ")
        index = 0
        while index < len(words) - 1 and words[index].lower().strip(",") in _ADVERBS:
            index += 1
        words[index] = _plain_verb(words[index])
        return "you " + " ".join(words)

    text = re.sub(r"\b[Tt]he user (?P<rest>(?:[\w']+ ?){1,4})", turn, text)
    text = re.sub(r"\b[Tt]he user\b", "you", text)
    text = re.sub(r"\b(?:their|his|her) own\b", "your own", text)
    text = re.sub(r"\b(?:themself|themselves|himself|herself)\b", "yourself", text)
    return text[:1].upper() + text[1:]


def _chinese(content: str) -> str:
    text = content.replace("用户自己", "你自己").replace("用户的", "你的").replace("用户", "你").replace("用戶", "你")
    text = re.sub(r"你的([爸妈])(?!\1)", r"你\1\1", text)
    return re.sub(r"^我", "你", text)


def to_you(content: str) -> str:
    """The sentence said to the user. Text that speaks of nobody is returned as it is."""
    text = content.strip()
    if re.search(r"[一-鿿]", text):
        return _chinese(text)
    return _english(text)


_WRITTEN_DATE = re.compile(
    r"(?:在|于)?\d{4}年\d{1,2}月\d{1,2}日(?:[之以]?前|当天)?|,? ?(?:\b(?:on|by|at|before) )?\b\d{4}-\d{2}-\d{2}\b,?",
    re.IGNORECASE,
)
_SPAN = re.compile(
    r"\d日(?:起|开始|[之以]?后|[到至—–~-])|[到至从自]\d{4}年"
    r"|\b(?:after|since|from|until|till|through|to|and|between) \d{4}-\d{2}-\d{2}\b",
    re.IGNORECASE,
)
"""A date that begins or ends something: without it the sentence breaks."""


def without_date(sentence: str) -> str:
    """Without the date written inside it, to stand beside that date; a sentence that says no more stays as it is."""
    if _SPAN.search(sentence):
        return sentence
    rest = re.sub(r"\b(is|are)$", "", _WRITTEN_DATE.sub("", sentence).strip()).strip()
    whole = len(rest) > 3 and not re.search(r"\b(?:to|on|by|at|from|until|for|of|is|the)$", bare(rest))
    return rest if whole else sentence


def bare(sentence: str) -> str:
    """Without its closing full stop, to stand inside another sentence."""
    return sentence.rstrip("。.！!；; ")


def spoken(content: str) -> str:
    """A memory's sentence said to the user, to stand inside another sentence."""
    return bare(to_you(content))
