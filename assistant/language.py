"""Which language a message is written in, and which the screen speaks."""

from __future__ import annotations

import re
from collections.abc import Mapping

# Patterns are compiled at their first use: the screen's start needs none of them.
_CODE = r"(?as)```.*?(?:```|\Z)|`[^`\n]*`|\w+://[!-~]+|[\w.+-]+@[\w.-]+"
_TOKEN = r"[A-Za-z0-9_'’./\\=<>{}()\[\]#$%^&*+~|:-]+"
_WORD = r"[A-Za-z]+(?:['’-][A-Za-z]+)*[.:)\]]*\Z"
_HAN = r"[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]"
_CHINESE_GLUE = frozenset("的了吗呢吧啊么着过我你他她是在有不没这那怎什把被给帮和就都也要会能想说")
_ENGLISH_GLUE = frozenset({
    "a", "an", "the", "i", "i'm", "i've", "i'll", "you", "your", "my", "me", "we", "our", "it", "it's",
    "is", "are", "was", "were", "be", "been", "do", "does", "did", "don't", "can", "could", "will",
    "would", "should", "have", "has", "had", "what", "which", "who", "where", "when", "why", "how", "to",
    "of", "in", "on", "at", "for", "from", "with", "about", "and", "or", "but", "not", "no", "yes",
    "please", "if", "this", "that", "there",
})  # fmt: skip
_BOTH = frozenset({
    "ok", "okay", "k", "kk", "hi", "hey", "hello", "bye", "yes", "no", "yeah", "lol", "haha", "hahaha",
    "hmm", "hm", "emm", "emmm", "wow", "thx", "thanks", "test",
})  # fmt: skip


def language_of(text: str) -> str | None:
    """Tell "zh" or "en" for what a person wrote; None when it does not tell (digits, code, a mere "ok").

    In mixed text the language of the sentence counts, not that of the names in it: "帮我 review 一下这个 PR"
    is Chinese, "I moved to 杭州 last week" is English. Looks at the first 2 000 characters.
    """
    prose = re.sub(_CODE, " ", text[:2000])
    han = re.findall(_HAN, prose)
    words = [word for token in re.findall(_TOKEN, prose) if (word := _plain_word(token))]
    if not han:
        return "en" if any(word not in _BOTH for word in words) else None
    if not words:
        return "zh"
    chinese = len(han) / 2 + sum(char in _CHINESE_GLUE for char in han)
    english = len(words) / 2 + sum(word in _ENGLISH_GLUE for word in words)
    letters = [char for char in prose if char.isalpha()]
    for end in (letters[0], letters[-1]):  # the sentence around a quotation begins and ends it
        chinese, english = (chinese, english + 1) if end.isascii() else (chinese + 1, english)
    return "zh" if chinese >= english else "en"


def named_language(answer: str) -> str | None:
    """Tell "zh" or "en" for the language that an answer names (中文, English please), None for any other."""
    chinese = re.search(
        r"(?i)中文|[汉漢华華国國][语語]|普通[话話]|[简簡繁][体體]|[粤粵][语語]|广东话|廣東話|\b(?:chinese|mandarin|cantonese)\b",
        answer,
    )
    english = re.search(r"(?i)英[文语語]|\benglish\b", answer)
    return None if bool(chinese) == bool(english) else "zh" if chinese else "en"


def interface_language(setting: str, environ: Mapping[str, str]) -> str:
    """Tell "zh" or "en" for the screen: the setting, or with "auto" what the locale variables say."""
    if setting in ("zh", "en"):
        return setting
    locale = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environ.get(name))), "")
    return "zh" if locale.lower().startswith("zh") else "en"


def _plain_word(token: str) -> str:
    """The token in lower case if it is a word of prose, else "" (a name of code, a path, a number)."""
    token = token.strip(".:()[]")
    if not re.match(_WORD, token) or (token != token.title() and not token.isupper() and token != token.lower()):
        return ""
    return token.lower().replace("’", "'")
