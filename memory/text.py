"""How text is read for search: one spelling for equal words, index terms, query terms, sentences.

Chinese (and Japanese, Korean) runs become overlapping bigrams, everything else becomes words. The index and
the query go through the same functions, so that 繁體 finds 繁体, ＡＢＣ finds abc and "trips" finds "trip".
Everything here is linear in the length of the text.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from memory.traditional import TO_SIMPLIFIED

_CJK = "\u3005\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff"
_CJK_CHAR = re.compile(f"[{_CJK}]")
_RUN = re.compile(f"[{_CJK}]+|[^\\W_{_CJK}]+(?:['’][^\\W_{_CJK}]+)?[+#]*")
_SENTENCE_END = re.compile(r"[。！？!?；;…]+[”’」』\"')）\]]*|\.+[”’\"')\]]*(?=\s|$)|\n+")
_LONGEST_WORD = 32
_SHORTEST_STEMMED = 4
_SHORTEST_BASE = 3
_ABBREVIATION = re.compile(r"(?:^|\W)(?:mr|mrs|ms|dr|prof|st|vs|etc|e\.g|i\.e|no|[a-z])\.$", re.IGNORECASE)

_STOP_WORDS = """
a an the and or but if so as of at by for from in into on onto to with about over under than then
there here this that these those it its it's i i'm i've i'd i'll me my mine we us our you your yours
he him his she her they them their what what's which who whom whose when where why how is am are was
were be been being do does did done doing have has had having can could will would shall should may
might must not no nor don't doesn't didn't isn't aren't wasn't weren't won't can't couldn't wouldn't
any some just also too very really much many more most such only own same s t d m re ve ll please
tell know let lets let's that's there's he's she's they're we're you're get got both during ever
"""
STOP_WORDS: frozenset[str] = frozenset(_STOP_WORDS.split())
"""English words that say nothing about what is asked; dropped from queries only, never from the index."""

FUNCTION_CHARACTERS: frozenset[str] = frozenset(
    "的了着过地得吗呢吧啊呀哦嗯嘛么哪那这谁啥怎我你您他她它咱们是在有和与跟及或而但就都也还又才只很太最更不没"
    "被把让给对从向到于以为之其些个位请能会可要想该什几多少"
)
"""Chinese characters that mostly carry grammar; a bigram of two of them is dropped from queries only."""


def normalise(text: str) -> str:
    """One spelling for search: NFKC (full-width forms), case-folded, Traditional made Simplified."""
    return unicodedata.normalize("NFKC", text).casefold().translate(TO_SIMPLIFIED)


def is_cjk(text: str) -> bool:
    """Does the text hold at least one Chinese, Japanese or Korean character?"""
    return _CJK_CHAR.search(text) is not None


def stem(word: str) -> str:
    """A light English stem (plural, -ing, -ed, possessive): "trips" and "trip" meet; short words stay.

    Applied to index and query alike, so it need not give a real word; it must only be the same for both.
    """
    return _stem_of_word(word) if len(word) <= _LONGEST_WORD else _stem(word)


def index_terms(text: str) -> list[str]:
    """Terms to index, in order, repeated where repeated: CJK bigrams (a lone character as itself), stems."""
    return list(_terms(normalise(text)))


def query_terms(text: str) -> list[str]:
    """Distinct terms to search for, in order: as `index_terms`, without stop words and grammar bigrams.

    Falls back to everything where a query is made of stop words alone.
    """
    clean = normalise(text)
    telling = dict.fromkeys(_terms(clean, for_query=True))
    return list(telling or dict.fromkeys(_terms(clean)))


def sentences(text: str) -> list[str]:
    """The sentences of a text, Chinese or English, trimmed, in order; "Mr." and "3.5" do not split."""
    found: list[str] = []
    start = 0
    for match in _SENTENCE_END.finditer(text):
        before = text[max(start, match.start() - 6) : match.start() + 1]
        if match.group().startswith(".") and _ABBREVIATION.search(before):
            continue
        found.append(text[start : match.end()])
        start = match.end()
    found.append(text[start:])
    return [sentence.strip() for sentence in found if sentence.strip()]


def shorten(text: str, limit: int) -> str:
    """One line of at most `limit` characters, cut (with "…") at a word or clause end if one is near."""
    line = " ".join(text.split())
    if len(line) <= limit:
        return line
    cut = line[: max(limit - 1, 0)]
    space = max(cut.rfind(" "), cut.rfind("，"), cut.rfind("。"), cut.rfind("；"))
    if space >= len(cut) * 3 // 4:
        cut = cut[: space + 1]
    return cut.rstrip(" ，,、；;") + "…"


def _terms(text: str, for_query: bool = False) -> Iterator[str]:
    for match in _RUN.finditer(text):
        run = match.group()
        if _CJK_CHAR.match(run):
            yield from _bigrams(run, for_query)
        elif not (for_query and run.replace("’", "'") in STOP_WORDS):
            yield stem(run)


def _bigrams(run: str, for_query: bool) -> Iterator[str]:
    if len(run) == 1:
        if not (for_query and run in FUNCTION_CHARACTERS):
            yield run
        return
    for first, second in pairwise(run):
        if not (for_query and first in FUNCTION_CHARACTERS and second in FUNCTION_CHARACTERS):
            yield first + second


def _stem(word: str) -> str:
    word = word.replace("’", "'")
    if word.endswith("'s"):
        word = word[:-2]
    if len(word) < _SHORTEST_STEMMED or not word.isascii() or not word.isalpha():
        return word
    return _drop_final_e(_past(_plural(word)))


_stem_of_word = lru_cache(maxsize=8192)(_stem)
"""A talk repeats its words, and a recall takes the terms of a dozen texts."""


def _plural(word: str) -> str:
    if word.endswith("ies") and len(word) > _SHORTEST_STEMMED:
        return word[:-3] + "y"
    if word.endswith(("sses", "shes", "ches", "xes", "zes")):
        return word[:-2]
    if word.endswith("s") and not word.endswith(("ss", "us", "is")):
        return word[:-1]
    return word


def _past(word: str) -> str:
    if word.endswith("ied") and len(word) > _SHORTEST_STEMMED:
        return word[:-3] + "y"
    for ending in ("ing", "ed"):
        base = word[: -len(ending)]
        if word.endswith(ending) and len(base) >= _SHORTEST_BASE and _has_vowel(base):
            return base[:-1] if base[-1] == base[-2] and base[-1] not in "lsz" else base
    return word


def _drop_final_e(word: str) -> str:
    return word[:-1] if word.endswith("e") and len(word) > _SHORTEST_BASE else word


def _has_vowel(word: str) -> bool:
    return any(char in "aeiouy" for char in word)
