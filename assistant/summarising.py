"""The running summary: the oldest turns are folded away by a call of its own that cannot harm the reply (B2)."""

from __future__ import annotations

import json
from collections.abc import Sequence

from assistant.chat_model import ChatMessage, ChatModel, ChatRequest
from assistant.context import PER_MESSAGE, Count
from assistant.day_summary import is_prose
from assistant.i18n import language_of
from assistant.prompts import prompt
from memory.records import Message, Role

MAX_OUTPUT = 500
"""Tokens a running summary may take."""
KEEP_SHARE = 0.5
"""Of the allowed share, how much of the newest talk stays word for word."""


def turns_to_fold(turns: Sequence[Message], texts: Sequence[str], allowed: int, count: Count) -> int:
    """How many of the oldest messages to fold: none while all fit `allowed` tokens, else down to half of it.

    Folds whole exchanges: what stays begins with a user message.
    """
    costs = [count(text) + PER_MESSAGE for text in texts]
    total = sum(costs)
    if total <= allowed:
        return 0
    folded = 0
    while folded < len(costs) - 2 and total > allowed * KEEP_SHARE:
        total -= costs[folded]
        folded += 1
    while folded < len(turns) - 1 and turns[folded].role is not Role.USER:
        folded += 1
    return folded


def build_request(summary: str, turns: Sequence[Message], texts: Sequence[str]) -> ChatRequest:
    """The folding prompt: old summary and the leaving turns, as data."""
    language = language_of(" ".join(texts)) or "en"
    heads = ("旧摘要", "离开窗口的对话") if language == "zh" else ("Old summary", "Turns that leave the window")
    lines = [f"{turn.role}: {json.dumps(text, ensure_ascii=False)}" for turn, text in zip(turns, texts, strict=True)]
    body = f"{heads[0]}:\n{summary or '-'}\n\n{heads[1]}:\n" + "\n".join(lines)
    system = ChatMessage("system", prompt("summary", language))
    return ChatRequest((system, ChatMessage("user", body)), max_tokens=MAX_OUTPUT, temperature=0.0)


async def fold(model: ChatModel, summary: str, turns: Sequence[Message], texts: Sequence[str]) -> str:
    """The new running summary, "" where the answer is none. Raises ModelError; the old one stays valid then."""
    answer = await model.complete(build_request(summary, turns, texts))
    text = answer.text.strip()
    return text if is_prose(text) else ""
