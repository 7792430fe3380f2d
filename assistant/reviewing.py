"""Now and then a model looks over what is remembered and proposes what no longer holds (E3)."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.chat_model import ChatMessage, ChatModel, ChatRequest
from assistant.context import escape
from assistant.extraction import BadAnswer
from assistant.i18n import language_of
from assistant.prompts import prompt
from memory.life.review import read_review
from memory.manager import MemoryManager
from memory.records import Memory

MAX_OUTPUT = 600
"""Tokens an answer may take."""
MOST_SHOWN = 40
"""Memories that one review looks at: those that were used the longest ago."""


def build_request(memories: Sequence[Memory], today: str) -> ChatRequest:
    """The memories under small numbers, as data, with the date each was formed."""
    language = language_of(" ".join(memory.content for memory in memories)) or "en"
    heads = ("今天", "记忆") if language == "zh" else ("Today", "Memories")
    lines = [f'{number}. [{memory.day}] "{escape(memory.content)}"' for number, memory in enumerate(memories, 1)]
    body = f"{heads[0]}: {today}\n\n{heads[1]}:\n" + "\n".join(lines)
    return ChatRequest(
        (ChatMessage("system", prompt("review", language)), ChatMessage("user", body)),
        max_tokens=MAX_OUTPUT,
        temperature=0.0,
    )


async def review(memory: MemoryManager, model: ChatModel) -> int:
    """Look over the memories once; how many questions were put. Raises ModelError, BadAnswer: tried again later."""
    shown = await memory.upkeep.to_review(MOST_SHOWN)
    if shown:
        answer = await model.complete(build_request(shown, memory.today()))
        found = read_review(answer.text, shown)
        if found is None:
            raise BadAnswer("no_json")
        return await memory.upkeep.propose(found)
    return await memory.upkeep.propose(())
