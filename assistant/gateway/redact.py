"""Takes keys, and the user's own words, out of technical text before it may be logged."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

MASK = "[…]"
KEY_RUN = 4
"""Shared runs of this many characters count as a part of a key: providers show its first and last characters."""
WHOLE_RUN = 8
"""The same for keys that were not sent: parts of them appear by coincidence only."""
WORDS_RUN = 12
"""The same for the messages that were sent: long enough that a stock phrase of an error stays readable."""
CJK_RUN = 4
"""The same for Chinese, Japanese and Korean, where four characters are a clause."""
MAX_DETAIL = 400

_SECRET_NAME = re.compile(r"KEY|TOKEN|SECRET|PASSW|CREDENTIAL", re.IGNORECASE)
_LOOKS_SECRET = re.compile(
    r"""
    (?P<lead>(?:\bBearer\s+|\b(?:api[-_
    ]?key|apikey|key|token|secret|password|authorization)\b["'\s:=]+(?:is\s+)?))
        [^\s"',;}&]*[\d*•…][^\s"',;}&]*           # named as one, and not a plain word
    | \S*(?:\*{2,}|•{2,})\S*                        # masked by the provider: what is left is still a part
    | \b(?:(?:sk|pk|rk|gsk|xai|hf|ghp)[-_]|AIza|ya29|eyJ)[-_A-Za-z0-9.]{6,}
    | (?<=://)[^/\s@]+@                             # user:password@host
    | \b(?=[A-Za-z0-9+/_-]*\d)(?=[A-Za-z0-9+/_-]*[A-Za-z])[A-Za-z0-9+_-]{24,}={0,2}
    """,
    re.VERBOSE | re.IGNORECASE,
)
_CJK = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+")


def secrets_in(environ: Mapping[str, str]) -> list[str]:
    """The values of all variables whose names say that they hold a secret."""
    return [value for name, value in environ.items() if _SECRET_NAME.search(name) and len(value) >= WHOLE_RUN]


def redact(text: str, keys: Iterable[str] = (), secrets: Iterable[str] = (), private: Iterable[str] = ()) -> str:
    """The text on one line, cut to 400 characters, safe for a log.

    Neither any part of the `keys` that were sent is left in it, nor a longer part of other `secrets`, nor a
    longer quote from the `private` texts.
    """
    for sources, run in ((keys, KEY_RUN), (secrets, WHOLE_RUN)):
        for source in sources:
            text = _mask_shared(text, source, run)
    for words in private:
        text = _mask_shared(text, words, WORDS_RUN)
        for run in _CJK.findall(words):
            text = _mask_shared(text, run, CJK_RUN)
    text = _LOOKS_SECRET.sub(lambda found: (found["lead"] or "") + MASK, text)
    text = " ".join(text.split())
    return text if len(text) <= MAX_DETAIL else text[: MAX_DETAIL - 1] + "…"


def _mask_shared(text: str, source: str, run: int) -> str:
    """Mask every run of at least `run` characters that `text` shares with `source`."""
    if len(source) < run:
        return text
    grams = {source[at : at + run] for at in range(len(source) - run + 1)}
    hit = bytearray(len(text))
    for at in range(len(text) - run + 1):
        if text[at : at + run] in grams:
            hit[at : at + run] = b"\x01" * run
    kept: list[str] = []
    for at, character in enumerate(text):
        if not hit[at]:
            kept.append(character)
        elif not at or not hit[at - 1]:
            kept.append(MASK)
    return "".join(kept)
