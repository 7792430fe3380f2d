"""Messages that live from what was said before: "go on", "and the other one?", "yes", "？"."""

from __future__ import annotations

import re

from assistant.offline.about_user import other_one
from assistant.offline.acknowledging import corrects, unlearnt_correction
from assistant.offline.asking import READ_CHARS, is_question, read_parts, split_parts, telling
from assistant.offline.facts import TurnFacts
from assistant.offline.phrases import say, vary
from assistant.offline.relevance import bullets, fitting, quote, said_about, sentence
from memory.text import normalise, shorten
from memory.writing.wording.patterns import lazy

_LETTERS = lazy(r"[^\W_]")
_GO_ON = lazy(
    r"^(?:(?:好的?|行|嗯+|可以|那|对)[,，。 ]*)*(?:那?就?(?:继续|接着)(?:说|聊|讲|吧|刚才的|上次的)*|往下说|(?:刚才"
    r"|上次|我们|咱们)*(?:聊|说|讲)到(?:哪|什么地方)(?:儿|里)?了?|说下去"
    r"|后来呢|然后呢)(?:吧|呀|啊|上次的|昨天的)*\W*$"
    r"|^(?:(?:yes|yeah|yep|ok(?:ay)?|sure|right|good|please)[,. ]*)*(?:please )?(?:go on|go ahead|continue|carry on"
    r"|keep going|let's (?:go on|continue)|and then|where were we|where did we (?:stop|leave off))\W*(?:please)?\W*$",
    re.IGNORECASE,
)
_OTHER = lazy(
    r"^(?:那|还有)?(?:另外?一?[个只条件位]|别的|其他的|剩下的|还有(?:别的|其他的?)?(?:呢|吗))(?:呢|吗|叫什么)?\W*$"
    r"|^(?:and |what about |how about )*(?:the )?(?:other(?:s| one| ones)?|rest|second one|anything else"
    r"|what else)(?: called)?\W*$",
    re.IGNORECASE,
)
_AND = lazy(
    r"^(?:那|那么|还有)?(?P<zh>(?!你|您|然后|后来|别的|其他).{1,12}?)呢\W*$|^(?:and (?=.*\?)|(?:and )?(?:what"
    r"|how) about )(?P<en>(?!you\b).{2,40}?)\W*$",
    re.IGNORECASE,
)
_AGAIN = lazy(
    r"^(?:请)?(?:你)?(?:再说一[遍次]|重复一[遍下]|再来一遍)|^(?:can you |please "
    r"|could you )?(?:say (?:that|it) again|repeat (?:that|it)|come again|pardon)\b",
    re.IGNORECASE,
)
_UNCLEAR = lazy(
    r"^(?:我)?(?:没听懂|没看懂|没明白|不明白|不懂|听不懂)|^(?:这是|你)?(?:什么意思|说什么呢)"
    r"|^(?:what do you mean|i (?:don't|do not) (?:understand|get it)|huh|what)\W*$",
    re.IGNORECASE,
)
_MURMUR = lazy(
    r"^(?:哦+|噢+|呵呵|额+|呃+|唉+|啊+|嗯?哼|随便|无所谓|都行|h+m+|oh+|ah+|u[hm]+|whatever|meh|well|so"
    r"|i see|really)\W*$",
    re.IGNORECASE,
)
_YES = lazy(
    r"^(?:嗯+|好的?|好[呀啊吧嘞]|行|可以|对|对的|是的?|没错|ok(?:ay)?|yes|yeah|yep|yup|sure|right|correct|exactly"
    r"|fine|good|great|cool"
    r"|alright|got it|知道了|明白了?|收到|了解)\W*$",
    re.IGNORECASE,
)
_NO = lazy(
    r"^(?:不用了?|不要了?|不了|算了|没事了?|不必|没有了?|不|no|nope|nah|no thanks|never ?mind|not now|forget it)\W*$",
    re.IGNORECASE,
)


def follow(facts: TurnFacts) -> str:
    """The reply to a message that says little by itself; "" for any other."""
    clean = normalise(facts.text).strip()
    if not _LETTERS.search(clean):
        return say("hollow_again" if facts.last_reply and re.search(r"[?]", clean) else "hollow", facts.language)
    if len(clean) > 80:
        return ""
    if _GO_ON.search(clean):
        return go_on(facts)
    if _AGAIN.search(clean) and facts.last_reply:
        return facts.last_reply
    if _UNCLEAR.search(clean) and facts.last_reply:
        return say("hollow_again", facts.language)
    if corrects(clean) and not facts.changes:
        return unlearnt_correction(facts)
    if _OTHER.search(clean) and facts.asked_before:
        return _other(facts)
    return _short_word(clean, facts)


def _short_word(clean: str, facts: TurnFacts) -> str:
    """The reply to a yes, a no, a murmur; "" for anything else."""
    if _MURMUR.search(clean):
        return vary("listening", len(facts.today_said), facts.language)
    if _YES.search(clean) and not facts.last_reply:
        return go_on(facts) if facts.history else vary("listening", len(facts.today_said), facts.language)
    if _YES.search(clean):
        return vary("agreed", len(facts.today_said), facts.language)
    return say("declined", facts.language) if _NO.search(clean) else ""


def spelled_out(text: str) -> str:
    """A message with "and my son?", 那我儿子呢 as questions of their own."""
    if len(text) > READ_CHARS:
        return text
    return "".join(_spelled_out(sentence) for sentence in split_parts(text, strip=False))


def _spelled_out(text: str) -> str:
    clean = normalise(text).strip()
    match = _AND.search(clean) if len(clean) <= 60 and not _OTHER.search(clean) else None
    if match is None:
        return text
    if match["zh"]:
        what = match["zh"]
        return f"{what}是什么？" if what.startswith("我") else f"我的{what}是什么？"
    what = match["en"]
    return (
        text
        if re.match(r"(?:what|who|when|where|how|why|do|does|is|are|am|i)\b", what)
        else f"what about my {what.removeprefix('my ')}?"
    )


def go_on(facts: TurnFacts) -> str:
    """What was talked about before, with what memory has on it."""
    topic = next((text for text in facts.asked_before if says_something(normalise(text).strip())), "")
    if topic:
        terms = telling(normalise(topic))
        held = fitting(facts.memories, terms)[:3]
        lines = [sentence(memory, facts) for memory in held]
        lines += [quote(line, facts) for line in said_about(terms, facts, held)[:2] if line.text not in topic]
        head = say("go_on", facts.language, what=shorten(topic, 60))
    else:
        told = [line for line in facts.history if not is_question(line.text)]
        lines = [quote(line, facts) for line in told[:4]]
        head = say("go_on_plain" if lines else "go_on_empty", facts.language)
    tail = say("go_on_turn", facts.language) if lines or topic else ""
    return "\n\n".join(text for text in (head, bullets(lines), tail) if text)


def says_something(clean: str) -> bool:
    """Has a text (in one spelling) a subject of its own, and is no "go on", "yes" or "what?"?"""
    return bool(telling(clean)) and not any(one.search(clean) for one in (_GO_ON, _YES, _NO, _MURMUR, _AGAIN, _UNCLEAR))


def _other(facts: TurnFacts) -> str:
    before = next((part for text in facts.asked_before for part in read_parts(text) if part.asks), None)
    return other_one(facts.last_reply, before, facts) if before else say("which", facts.language)
