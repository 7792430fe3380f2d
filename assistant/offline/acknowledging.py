"""What was just learnt, changed or forgotten, said back; and corrections, with what they change."""

from __future__ import annotations

import re

from assistant.i18n import rule_text
from assistant.offline.asking import telling
from assistant.offline.facts import TurnFacts
from assistant.offline.person import bare, spoken
from assistant.offline.phrases import say
from assistant.offline.relevance import bullets, fitting, sentence, shown_in
from memory.records import FORGET_UNKNOWN, WITHHELD, Change, ChangeKind, Memory
from memory.text import normalise, shorten
from memory.writing.wording.patterns import lazy

_CORRECTS = lazy(
    r"^(?:不对|不是的?|错了|你?记错|你?说错|搞错|弄错|我说错|不不)[,，。!！ ]?"
    r"|^(?:no|nope|wrong|not quite|actually)\b[,.! ]+(?=\S)|^that(?:'s| is) (?:wrong|not right|incorrect)|^you(?:'ve"
    r"| have)? (?:got|have) (?:that|it) wrong|^i meant\b|^i misspoke",
    re.IGNORECASE,
)
_INSTEAD = lazy(r"[,，、]\s*(?:而?不|没)(?:是|叫|在|用|姓)|[,，]\s*not\b|\binstead of\b", re.IGNORECASE)
_LEAD = lazy(r"^(?:不对|不是的?|错了|不不|no|nope|wrong|actually)[,，。.!！\s]*", re.IGNORECASE)
_ACKNOWLEDGED = {
    ChangeKind.MERGED: "already",
    ChangeKind.CONFIRMED: "already",
    ChangeKind.CANDIDATE: "candidate",
    ChangeKind.FORGOTTEN: "forgot_one",
}


def acknowledge(facts: TurnFacts) -> str:
    """What the message changed."""
    added = [c.memory for c in facts.changes if c.kind in {ChangeKind.ADDED, ChangeKind.RESTORED} and c.memory]
    out = []
    if len(added) == 1:
        out.append(say("learnt_one", facts.language, what=spoken(added[0].content)))
    elif added:
        lines = bullets(spoken(memory.content) for memory in added)
        out.append(say("learnt_many", facts.language, what=lines))
    if added and (corrects(facts.text) or _INSTEAD.search(facts.text)):
        out.append(_beside(added, facts))
    out.extend(_one(change, facts) for change in facts.changes)
    return "\n\n".join(text for text in out if text)


def corrects(text: str) -> bool:
    """Does a message begin as a correction?"""
    return _CORRECTS.search(normalise(text).strip()) is not None


def unlearnt_correction(facts: TurnFacts) -> str:
    """The reply to a correction from which nothing was learnt: what it may be about, and how to put it."""
    shown = [memory for memory in facts.memories if shown_in(facts.last_reply, memory)]
    about = fitting(shown, telling(normalise(facts.text))) or shown
    said = shorten(_LEAD.sub("", facts.text.strip()), 60)
    if not about or not said:
        return say("correct_what", facts.language)
    return say("correct_how", facts.language, said=bare(said), what=bare(sentence(about[0], facts)))


def _beside(added: list[Memory], facts: TurnFacts) -> str:
    """An older memory on the same thing that the correction left standing."""
    fresh = {memory.id for memory in added}
    for memory in added:
        older = [one for one in facts.memories if one.id not in fresh and bool(one.date) == bool(memory.date)]
        near = [one for one in fitting(older, telling(normalise(memory.content))) if one.slot == memory.slot]
        if near:
            plain = spoken(near[0].content)
            return say("beside", facts.language, old=bare(sentence(near[0], facts)), old_plain=plain)
    return ""


def _one(change: Change, facts: TurnFacts) -> str:
    if change.kind is ChangeKind.REFUSED and change.rule == FORGET_UNKNOWN:
        return say("forgot_none", facts.language)
    if change.kind is ChangeKind.REFUSED and change.rule in {"orders", WITHHELD}:
        return say("refused", facts.language, rule=rule_text(change.rule, facts.language))
    if change.memory is None:
        return ""
    what = spoken(change.memory.content)
    if change.kind is ChangeKind.SUPERSEDED:
        old = spoken(change.replaced.content) if change.replaced else ""
        return say("updated", facts.language, what=what, old=old)
    code = _ACKNOWLEDGED.get(change.kind)
    return say(code, facts.language, what=what) if code else ""
