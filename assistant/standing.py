"""Rewrites the global summary at a session's end, from the old one and the session (B8)."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.chat_model import ChatMessage, ChatModel, ChatRequest
from assistant.day_summary import is_prose, quoted_talk
from assistant.i18n import language_of
from assistant.prompts import prompt
from memory.records import Message, Role

MAX_OUTPUT = 250
"""Tokens the answer may take."""
_NOTHING = frozenset({"", "-", "—", "–"})


def build_request(old: str, messages: Sequence[Message]) -> ChatRequest:
    """The old summary and a session's talk, as data."""
    language = language_of(" ".join(m.text for m in messages if m.role is Role.USER)) or "en"
    heads = ("旧的现状", "刚结束的对话") if language == "zh" else ("Old note", "The session")
    body = f"{heads[0]}:\n{old or '-'}\n\n{heads[1]}:\n{quoted_talk(messages)}"
    return ChatRequest(
        (ChatMessage("system", prompt("standing", language)), ChatMessage("user", body)),
        max_tokens=MAX_OUTPUT,
        temperature=0.0,
    )


async def rewrite(model: ChatModel, old: str, messages: Sequence[Message]) -> str:
    """The new summary, or the old one where the model has nothing to say. Raises ModelError."""
    answer = await model.complete(build_request(old, messages))
    text = answer.text.strip()
    return old if text in _NOTHING or not is_prose(text) else text
