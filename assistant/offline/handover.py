"""A request as a prompt that can be copied into any assistant, together with what memory holds on it."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.offline.asking import telling
from assistant.offline.phrases import say
from assistant.offline.relevance import bullets, fitting
from memory.records import Memory
from memory.text import normalise

MOST = 8
"""Memories that go along: instructions first, then those that share words with the request, then the profile."""


def prompt_of(request: str, memories: Sequence[Memory], language: str) -> str:
    """The request and the memories that belong to it, in plain text."""
    near = fitting(memories, telling(normalise(request)))
    profile = [memory for memory in memories if memory.in_profile]
    chosen = list({memory.id: memory for memory in (*near, *profile)}.values())[:MOST]
    asked = f"{say('prompt_ask', language)}\n{request.strip()}"
    if not chosen:
        return asked
    about = bullets(memory.content for memory in chosen)
    return f"{say('prompt_about', language)}\n{about}\n\n{asked}"
