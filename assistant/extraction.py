"""What the model learns from new user turns, in the background: one call, one repair try, then the queue."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence

from assistant.chat_model import ChatMessage, ChatModel, ChatRequest
from assistant.context import escape
from assistant.i18n import language_of
from assistant.prompts import prompt
from memory.manager import MemoryManager
from memory.records import SLOTS, Change, Memory, Message
from memory.writing.parsing.extraction import EXTRACTION_SCHEMA
from memory.writing.parsing.parser import parse_items

MAX_OUTPUT = 1200
"""Tokens an extraction may take: five memories are long before that."""


class BadAnswer(Exception):
    """The model's answer could not be read, even after one repair try."""


def _known_lines(known: Sequence[Memory]) -> str:
    lines = [
        f'{number}. ({memory.slot or memory.kind}) "{escape(memory.content)}"' for number, memory in enumerate(known, 1)
    ]
    return "\n".join(lines) or "-"


def _turn_lines(messages: Sequence[Message]) -> str:
    return "\n".join(
        f"[{message.day} {message.zone}] {json.dumps(message.text, ensure_ascii=False)}" for message in messages
    )


def build_request(messages: Sequence[Message], known: Sequence[Memory], language: str, months: int) -> ChatRequest:
    """The extraction prompt: new user turns, related memories under small numbers, the date of each turn."""
    heads = ("已知的记忆", "用户新说的话") if language == "zh" else ("Known memories", "What the user typed")
    system = prompt("extract", language).replace("{slots}", ", ".join(SLOTS)).replace("{months}", str(months))
    body = f"{heads[0]}:\n{_known_lines(known)}\n\n{heads[1]}:\n{_turn_lines(messages)}"
    return ChatRequest(
        (ChatMessage("system", system), ChatMessage("user", body)),
        max_tokens=MAX_OUTPUT,
        temperature=0.0,
        schema=EXTRACTION_SCHEMA,
    )


def _repair(request: ChatRequest, answer: str, language: str) -> ChatRequest:
    note = (
        "上面的回答不是要求的 JSON。只返回 JSON，不要别的。"
        if language == "zh"
        else "That was not the JSON asked for. Return the JSON alone."
    )
    messages = (*request.messages, ChatMessage("assistant", answer[:4000]), ChatMessage("user", note))
    return ChatRequest(messages, request.max_tokens, request.temperature, request.schema)


async def ask(model: ChatModel, messages: Sequence[Message], known: Sequence[Memory], months: int) -> str:
    """The model's answer about these messages; one that cannot be read is asked for once more. Raises ModelError."""
    language = language_of("\n".join(message.text for message in messages)) or "en"
    request = build_request(messages, known, language, months)
    answer = await model.complete(request)
    if (await asyncio.to_thread(parse_items, answer.text)).ok:
        return answer.text
    return (await model.complete(_repair(request, answer.text, language))).text


async def extract(
    memory: MemoryManager, model: ChatModel, messages: Sequence[Message], months: int
) -> tuple[Change, ...]:
    """Learn from user messages through the model what the user would still want to be known in so many months.

    Raises ModelError when the call fails and BadAnswer when the answer cannot be read: both are retried
    later by the queue. What is stored rests on quotes of what the user typed, whatever the model says.
    """
    known = await memory.related("\n".join(message.text for message in messages), limit=20)
    outcome = await memory.chores.take_extraction(await ask(model, messages, known, months), messages, known)
    if not outcome.ok:
        raise BadAnswer(outcome.reason)
    return outcome.changes
