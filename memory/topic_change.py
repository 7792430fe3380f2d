"""Does a message begin another topic? Told by its own words, or by a long pause before it."""

from __future__ import annotations

import re

from memory.records import Message
from memory.sittings import SITTING
from memory.text import normalise

_ELSEWHERE = re.compile(
    r"^(?:对了|话说|另外|换个?话题|换个事|(?:说|聊|聊聊)点?别的|不[说聊]这个了?|再说个?别的事?|还有一?件事|题外话|言归正传|顺便[问说]"
    r"|(?:oh,? )?by the way|btw"
    r"|on (?:another|a different) note|(?:to chang|chang)(?:e|ing) the subject|(?:new|different) topic"
    r"|something else|another thing|one more thing|unrelated|off[- ]topic|let'?s talk about something else)"
)


def turns_elsewhere(before: Message, message: Message) -> bool:
    """Does a message leave the topic of the user's message before it?"""
    if before.session_id != message.session_id or message.created_at - before.created_at > SITTING:
        return True
    return _ELSEWHERE.match(normalise(message.text).lstrip(" ,，.。-—")) is not None
