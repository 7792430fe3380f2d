"""The summary of one day (F4): by the model where one is there, else drawn from what the user said."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence, Set

from assistant.chat_model import ChatMessage, ChatModel, ChatRequest
from assistant.i18n import language_of
from assistant.offline.asking import is_question, is_request, read_parts, split_parts
from assistant.offline.following import says_something
from assistant.offline.small_talk import small_talk
from assistant.prompts import prompt
from memory.forgetting import BLOT
from memory.records import Message, Role
from memory.text import normalise, query_terms, shorten
from memory.writing.gate import gives_orders

MAX_OUTPUT = 400
"""Tokens a day's summary may take."""
MOST_TALK = 24_000
"""Characters of a day that the model reads; the middle of a longer day is left out."""
TOPICS = 5
TELLING = 4
"""A plain question with no more telling words looks something up ("when is my dentist appointment?")."""
LINE_CHARS = 80
MADE_BY_RULES = "extractive"


def topics(messages: Sequence[Message], limit: int = TOPICS) -> list[tuple[str, str]]:
    """(message id, sentence) of what the user's day was about, in the order it was said.

    Each sentence is weighed by how many of the day's recurring or long words it holds; small talk, questions
    that look something up and what was forgotten are left out, the same topic is taken once.
    """
    said = [(m.id, part) for m in messages if m.role is Role.USER for part in split_parts(m.text)]
    terms = [set(query_terms(part)) for _, part in said]
    counts = Counter(term for held in terms for term in held)
    weighed = [
        (sum(1.0 + 0.5 * min(counts[term] - 1, 3) for term in held), index)
        for index, held in enumerate(terms)
        if _worth_naming(said[index][1], held)
    ]
    chosen: list[int] = []
    for _, index in sorted(weighed, key=lambda pair: (-pair[0], pair[1])):
        if all(len(terms[index] & terms[other]) * 2 <= min(len(terms[index]), len(terms[other])) for other in chosen):
            chosen.append(index)
        if len(chosen) == limit:
            break
    return [(said[index][0], shorten(said[index][1], LINE_CHARS)) for index in sorted(chosen)]


def talk_only(messages: Sequence[Message], answers: Set[str]) -> list[Message]:
    """Messages without the answers to onboarding questions: they say who the user is, not what the day was about."""
    return [message for message in messages if message.id not in answers]


def _worth_naming(sentence: str, terms: set[str]) -> bool:
    if len(terms) < 2 or small_talk(sentence) or BLOT in sentence or not says_something(normalise(sentence).strip()):
        return False
    if is_request(sentence) or not is_question(sentence):
        return True
    return any(part.advice or len(part.terms) > TELLING for part in read_parts(sentence))


def extractive(messages: Sequence[Message]) -> str:
    """A day's summary from the user's own sentences; "" when nothing was worth naming."""
    lines = [text for _, text in topics(messages)]
    if not lines:
        return ""
    joiner = "；" if language_of("".join(lines)) == "zh" else "; "
    return joiner.join(line.rstrip("。.；;！!") for line in lines)


def quoted_talk(messages: Sequence[Message]) -> str:
    """Talk as data for a model, one quoted message a line; the middle of a long one is left out."""
    talk = "\n".join(f"{m.role}: {json.dumps(m.text, ensure_ascii=False)}" for m in messages)
    if len(talk) > MOST_TALK:
        talk = f"{talk[: MOST_TALK // 2]}\n…\n{talk[-MOST_TALK // 2 :]}"
    return talk


def build_request(messages: Sequence[Message]) -> ChatRequest:
    """The day's talk as data for the model."""
    language = language_of(" ".join(m.text for m in messages if m.role is Role.USER)) or "en"
    return ChatRequest(
        (ChatMessage("system", prompt("day", language)), ChatMessage("user", quoted_talk(messages))),
        max_tokens=MAX_OUTPUT,
        temperature=0.0,
    )


async def summarise(messages: Sequence[Message], model: ChatModel | None) -> tuple[str, str]:
    """(summary, who made it). Raises ModelError: the day is then tried again later."""
    if model is None:
        return extractive(messages), MADE_BY_RULES
    answer = await model.complete(build_request(messages))
    text = answer.text.strip()
    return (text, model.name) if is_prose(text) else (extractive(messages), MADE_BY_RULES)


def is_prose(text: str) -> bool:
    """Is a model's answer a text to keep: neither empty, nor JSON, nor orders to whoever reads it later?"""
    return text[:1] not in ("", "{", "[", "`", "<") and not gives_orders(text)
