"""What somebody wrongly held to be true of the user: HR 以为我三十岁, "I was told I had asthma, but it was a mistake"."""

from __future__ import annotations

from memory.writing.drafts import Draft
from memory.writing.wording.patterns import caseless, lazy

_END = lazy(r"[，,。.！!？?；;\n]")
_SENTENCE_END = lazy(r"[。.！!？?；;\n]")
_WRONGLY_HELD = lazy(r"(?<!自)以为|误认为|误会|误当|误诊|还当(?:是|我)|错当")
_HELD = caseless(
    r"\b(?:was|were|been|got) (?:once |first |initially |wrongly |originally )*(?:told|diagnosed)|\b(?:said|thought|believed|assumed|suspected|reckoned|figured)\b"
)
_NOT_SO = caseless(
    r"\bmistake[ns]?\b|\bmisdiagnos\w+|\bfalse (?:alarm|positive)|\bturn(?:ed|s) out (?:that )?(?:I|it|that|they|he|she) (?:don't|didn't|doesn't|isn't|wasn't|am not|was|were)?\b"
    r"|\bturn(?:ed|s) out (?:not|to be (?:wrong|nothing|something else|fine))|\bturn(?:ed|s) out I'm not|\bbut (?:I'm|I am|it's|it is|that's|it) (?:not|isn't|wasn't|never)\b|\bbut (?:I|they|it) (?:don't|didn't|was wrong|were wrong)\b"
)
_MEASURED = caseless(r"\d ?(?:stone|st|kg|kilos?|lbs?|pounds?|km|k|miles?|%|斤|公斤|公里)(?![a-z])")
_AGED = caseless(r"\b(?:i'?m|i am|aged?|old|years?|turn\w*)\b|岁|年纪")


_BORN = caseless(r"\W*born\b")
_NEWBORN = caseless(
    r"\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (?:hours?|days?|weeks?|months?) old\b"
    r"|\b(?:newborn|bab(?:y|ies)|our (?:first|second|third)|little (?:one|girl|boy)|(?:my|our) (?:son|daughter|puppy|kitten|foal|calf))\b"
)
"""16 days old, Tilly. born nov 10: hers, and not the user's."""


def mistaken(text: str, draft: Draft) -> bool:
    """Does a draft rest on words of the text that say themselves that they are not so?"""
    begin = max((match.end() for match in _END.finditer(text, 0, draft.start)), default=0)
    if _WRONGLY_HELD.search(text, begin, draft.end) or (draft.slot == "age" and _of_a_weight(text, draft)):
        return True
    end = match.start() if (match := _SENTENCE_END.search(text, draft.end)) else len(text)
    if draft.slot == "birthday" and _BORN.match(text, draft.start) and _NEWBORN.search(text):
        return True
    held = _HELD.search(text, begin, draft.end)
    return held is not None and _NOT_SO.search(text, held.end(), end) is not None


def _of_a_weight(text: str, draft: Draft) -> bool:
    """Is a bare number that was taken for an age one of what the words before it measure ("14 stone, 16 now")?"""
    return _MEASURED.search(text, 0, draft.start) is not None and _AGED.search(text, draft.start, draft.end) is None
