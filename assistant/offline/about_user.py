"""Answers about the user: attributes, likes, what was true before, everything that is held. "" means: not asked."""

from __future__ import annotations

import re
from collections.abc import Sequence

from assistant.language import language_of
from assistant.offline.asking import Part
from assistant.offline.attributes import asks_facet, held_in, holds_facet, same_sort, slot_asked
from assistant.offline.bridges import same_kind
from assistant.offline.facts import TurnFacts
from assistant.offline.person import bare, spoken
from assistant.offline.phrases import say
from assistant.offline.relevance import (
    MOST_ASKED,
    bullets,
    documents_on,
    fitting,
    formed,
    joined,
    nothing_on,
    quote,
    said_about,
    sentence,
    shared,
    shown_in,
    when,
)
from memory.records import Kind, Memory
from memory.writing.dates.resolver import resolve
from memory.writing.wording.patterns import lazy

LISTED = 12
"""Most memories under one heading of the whole list."""
SHOWN = 4
_GROUPS = ("profile", "preference", "instruction", "task", "other")
_DATED = frozenset({Kind.TASK, Kind.EVENT})
_DATED_SLOTS = frozenset({"deadline", "schedule"})
_LIKED_SLOTS = frozenset({"likes", "dislikes", "hobby", "diet", "habit"})
_KNOWN = lazy(
    r"记住了(?:吗|没|么)|记下了?(?:吗|没)|记得(?:我|吗)(?:是谁)?(?:吗)?\W*$|(?:你|还)?都?(?:记得|知道|了解|记住|记了"
    r"|记着|记下)(?:了)?(?:我|关于我)?(?:的|些"
    r"|我)*(?:什么|哪些|多少|啥)|关于我.{0,8}(?:什么|哪些|啥)|我的(?:资料|档案|记忆|信息)"
    r"|what (?:do|did|else do) you (?:know|remember|recall|have)(?: on| about)?(?: me)?(?: so far)?\W*$"
    r"|what have you (?:learned|learnt|remembered|got|stored|saved)"
    r"|do you (?:still )?(?:remember|know) (?:me\b|who i am)|did you (?:remember|get|save|note)(?: all)? (?:that|it"
    r"|this)"
    r"|tell me (?:about myself|what you know|everything you)|what you (?:know|remember) about me",
    re.IGNORECASE,
)
_SOURCE = lazy(
    r"怎么知道|谁告诉你|从哪(?:儿|里)?(?:知道|听)|什么时候告诉(?:过|了)?你|how (?:do|did) you know"
    r"|who told you|where did you (?:hear|get|learn)|when did i tell you",
    re.IGNORECASE,
)
_BEFORE = lazy(
    r"以前|之前|原来|从前|过去|曾经|搬家前|换工作前|\b(?:used? to|before|previous(?:ly)?|formerly|earlier|old (?:job"
    r"|address|city"
    r"|employer|company|place))\b",
    re.IGNORECASE,
)
_LIKES = lazy(
    r"(?:喜欢|爱(?=吃|喝|看|听|玩|好)|最爱|偏好|习惯|讨厌|受不了|口味)"
    r"|\bi\b.{0,14}\b(?:like|love|prefer|enjoy|hate|dislike|can't stand|usually (?:drink|eat))\b"
    r"|\bmy (?:fav(?:ou?)?rite|taste|preferences?)\b",
    re.IGNORECASE,
)
_DISLIKED = lazy(r"讨厌|不喜欢|不爱|受不了|\b(?:hate|dislike|not like|don't like|can't stand)\b", re.IGNORECASE)
_SOUNDS = {
    "location": lazy(r"住|\b(?:liv\w+|based)\b", re.IGNORECASE),
    "employer": lazy(r"上班|工作|任职|\bwork\w*\b", re.IGNORECASE),
    "job": lazy(r"上班|工作|做|是|\b(?:work\w*|(?:be|was) an?)\b", re.IGNORECASE),
}
"""How a bygone fact of an attribute is put."""
_YES_NO = lazy(
    r"吗\W*$|是不是|有没有|对不对|^(?:and |so |but )?(?:do|did|am|is|are|was|were|have|has|can)\b", re.IGNORECASE
)
_YEAR = lazy(r"(?:19|20)\d\d")
_SELF = lazy(
    r"[我咱俺]|^(?:老婆|老公|爸爸?|妈妈?|爷爷|奶奶|岳父|岳母|公公|婆婆|外公|外婆|儿子|女儿)|\b(?:i|i'm|i've|my|me|mine|we|our)\b",
    re.IGNORECASE,
)


def knows_asked(part: Part) -> bool:
    """Does it ask for everything that is held?"""
    return _KNOWN.search(part.clean) is not None


def about_user(part: Part, facts: TurnFacts) -> str:
    """The answer to a question about the user himself."""
    sources = _SOURCE.search(part.clean) is not None
    if not part.asks or (part.advice and not sources) or _SELF.search(part.clean) is None:
        return ""
    slot, terms = slot_asked(part.clean), part.terms
    if sources:
        return _told_when(part, slot, facts)
    if _BEFORE.search(part.clean) and (told := _before(part, slot, facts)):
        return told
    of_close = slot in ("family", "pet") and asks_facet(part.clean)
    if _YES_NO.search(part.clean) and terms and not of_close:
        return _confirmed(part, slot, facts)
    if _LIKES.search(part.clean) and (not slot or slot == "reply_style"):
        return _likes(part, facts)
    if slot:
        return _slot(part, slot, facts)
    return ""


def unknown_self(part: Part, facts: TurnFacts) -> str:
    """The last word on a question about the user: what shares words with it, or plainly that nothing is held."""
    if not part.asks or part.advice or _SELF.search(part.clean) is None:
        return ""
    held = _by_words(part, facts) or _in_other_words(facts.memories, facts)
    return held or next(iter(documents_on(part.terms, facts, MOST_ASKED)), "") or say("unknown", facts.language)


def _in_other_words(among: Sequence[Memory], facts: TurnFacts) -> str:
    """What recall found by meaning alone, told in another language than the question's; "" for nothing."""
    recalled = {line.id for line in facts.history}
    foreign = [m for m in among if m.id in recalled and language_of(m.content) not in {None, facts.language}]
    return (
        say("unknown_near", facts.language, lines=bullets(sentence(m, facts) for m in foreign[:2])) if foreign else ""
    )


def _told_when(part: Part, slot: str, facts: TurnFacts) -> str:
    """Where a memory comes from: the words it rests on and their day."""
    held = (held_in(slot, part.clean, facts.memories) if slot else []) or fitting(facts.memories, part.terms)
    origin = held[0].origin if held else None
    if not held or origin is None:
        return nothing_on(facts)
    return say("you_said", facts.language, what=bare(origin.text), date=formed(held[0], facts))


def _slot(part: Part, slot: str, facts: TurnFacts) -> str:
    held = held_in(slot, part.clean, facts.memories)
    if slot == "age" and not held and (age := _age(facts)):
        return age
    if held:
        if slot in {"family", "pet"}:
            told = [memory for memory in held if holds_facet(part.clean, memory.content)]
            if not told:
                lines = bullets(sentence(memory, facts) for memory in held[:2])
                return say("unknown_near", facts.language, lines=lines)
            held = told
        narrowed = (fitting(held, part.terms) or held) if len(held) > 1 else held
        return joined([sentence(memory, facts) for memory in narrowed[:SHOWN]], facts.language)
    return _by_words(part, facts) or say("unknown", facts.language)


def _age(facts: TurnFacts) -> str:
    """The age that follows from a birthday with its year, or ""."""
    born = next((memory for memory in facts.memories if memory.slot == "birthday"), None)
    year = _YEAR.search(f"{born.date or ''} {born.content}") if born else None
    span = next(iter(resolve(born.content, facts.now, facts.zone, leaning="past")), None) if born else None
    if born is None or year is None or span is None or not span.first_day:
        return ""
    age = int(facts.today[:4]) - int(year.group()) - (facts.today[4:] < span.first_day[4:])
    return say("age", facts.language, count=age, what=sentence(born, facts))


def _by_words(part: Part, facts: TurnFacts) -> str:
    """Memories and earlier words that share telling words with a question."""
    near = [memory for memory in fitting(facts.memories, part.terms)[:3] if same_sort(part.clean, memory.content)]
    near = near or same_kind(part.clean, [m for m in facts.memories if m.kind in _DATED and m.date])[:3]
    lines = [sentence(memory, facts) for memory in near]
    said = [line for line in said_about(part.terms, facts, near) if same_sort(part.clean, line.text)]
    lines += [quote(line, facts) for line in said[: 3 - len(lines)]]
    return lines[0] if len(lines) == 1 else bullets(lines)


def _confirmed(part: Part, slot: str, facts: TurnFacts) -> str:
    """A yes-or-no question: the memory that says it, what has replaced it, or what is held instead."""
    held = held_in(slot, part.clean, facts.memories) if slot else []
    near = fitting(facts.memories, part.terms)
    if near:
        return say("confirm", facts.language, what=sentence(near[0], facts))
    gone = fitting(facts.past, part.terms)
    current = {memory.id: memory for memory in facts.memories}
    if gone and (new := current.get(gone[0].superseded_by or "")):
        old = _told_before(gone[0], facts)
        return say("no_longer", facts.language, old=old, new=sentence(new, facts))
    said = said_about(part.terms, facts)
    if said:
        return quote(said[0], facts)
    if slot in {"name", "location", "job", "employer", "allergy", "diet", "age", "birthday"} and held:
        return say("unknown_near", facts.language, lines=bullets(sentence(memory, facts) for memory in held[:2]))
    return say("unknown", facts.language)


def _likes(part: Part, facts: TurnFacts) -> str:
    """Likes and dislikes: those that share words with the question, or all when it names nothing."""
    liked = [m for m in facts.memories if m.kind is Kind.PREFERENCE or m.slot in _LIKED_SLOTS]
    turned = _DISLIKED.search(part.clean) is not None
    liked = [m for m in liked if (m.slot == "dislikes" or bool(_DISLIKED.search(m.content))) == turned]
    found = fitting(liked, part.terms) if part.terms else liked
    if found:
        lines = [sentence(memory, facts) for memory in found[:SHOWN]]
        return lines[0] if len(lines) == 1 else bullets(lines)
    return _by_words(part, facts) or _in_other_words(liked, facts) or say("unknown", facts.language)


def _before(part: Part, slot: str, facts: TurnFacts) -> str:
    """What was true before, with its dates; or what was told as bygone ("I used to live in Bonn")."""
    gone = held_in(slot, part.clean, facts.past) if slot else fitting(facts.past, part.terms)
    if not gone and not slot and _LIKES.search(part.clean):
        gone = [m for m in facts.past if m.kind is Kind.PREFERENCE or m.slot in _LIKED_SLOTS]
    bygone = [m for m in facts.memories if _BEFORE.search(m.content.casefold()) and _is_of(slot, part, m)]
    if gone or bygone:
        newest = sorted(gone, key=lambda memory: memory.updated_at, reverse=True)
        told = [_told_before(memory, facts) for memory in newest[:3]]
        return joined([*told, *(sentence(memory, facts) for memory in bygone[: 3 - len(told)])], facts.language)
    held = held_in(slot, part.clean, facts.memories) if slot else []
    if not held:
        return ""
    return say("before_none", facts.language, lines=bullets(sentence(memory, facts) for memory in held[:2]))


def _is_of(slot: str, part: Part, memory: Memory) -> bool:
    """Is a bygone fact of what is asked for: the same attribute, how it sounds, or the same words?"""
    sound = _SOUNDS.get(slot)
    if sound is not None and sound.search(memory.content):
        return True
    return (bool(slot) and memory.slot == slot) or bool(fitting([memory], part.terms))


def _told_before(memory: Memory, facts: TurnFacts) -> str:
    ended = when(memory.local_day(memory.updated_at), facts)
    return say(
        "before", facts.language, until=ended, what=spoken(memory.content), date=formed(memory, facts)
    )  # fmt: skip


def group_of(memory: Memory) -> str:
    """Under which heading a memory is listed."""
    if memory.kind is Kind.INSTRUCTION:
        return "instruction"
    if memory.in_profile:
        return "profile"
    if memory.kind is Kind.PREFERENCE or memory.slot in _LIKED_SLOTS:
        return "preference"
    return "task" if memory.kind in _DATED or memory.slot in _DATED_SLOTS else "other"


def everything(part: Part, facts: TurnFacts) -> str:
    """What is held, grouped, with dates; after "did you remember …" only what the question names, if it names any."""
    if not knows_asked(part):
        return ""
    if not facts.memories and not facts.waiting:
        return say("known_none", facts.language)
    groups: dict[str, list[Memory]] = {group: [] for group in _GROUPS}
    for memory in facts.memories:
        groups[group_of(memory)].append(memory)
    groups["waiting"] = list(facts.waiting)
    parts = [_headed(group, held, facts) for group, held in groups.items() if held]
    return "\n\n".join([say("known_head", facts.language), *parts, say("known_foot", facts.language)])


def _headed(group: str, held: Sequence[Memory], facts: TurnFacts) -> str:
    lines = [sentence(memory, facts) for memory in held[:LISTED]]
    if len(held) > LISTED:
        lines.append(say("known_more", facts.language))
    return f"**{say(f'group_{group}', facts.language)}**\n{bullets(lines)}"


def other_one(text: str, part: Part, facts: TurnFacts) -> str:
    """ "And the other one?": what fits the question before it (`part`) and did not stand in the last reply (`text`)."""
    slot = slot_asked(part.clean)
    held = held_in(slot, part.clean, facts.memories) if slot else fitting(facts.memories, part.terms)
    fresh = [memory for memory in held if not shown_in(text, memory)]
    if fresh:
        return joined([sentence(memory, facts) for memory in fresh[:SHOWN]], facts.language)
    said = [line for line in said_about(part.terms, facts, held) if shared(text, part.terms) and line.text not in text]
    return quote(said[0], facts) if said else say("other_none", facts.language)
