"""Gathers what the built-in model reads of a turn."""

from __future__ import annotations

from assistant.conversation import Conversation
from assistant.offline.asking import READ_CHARS, excerpt, telling_words
from assistant.offline.facts import TurnFacts
from assistant.offline.phrases import explains_model
from assistant.services import Services
from memory.known import Known
from memory.manager import Heard, MemoryManager
from memory.records import Change, Line, Message, Recall, Role, Source
from memory.text import normalise

MENTIONED = 8
"""So many earlier messages with the words of this one are at hand."""


async def turn_facts(
    services: Services, talk: Conversation, heard: Heard, changes: tuple[Change, ...], recall: Recall, language: str
) -> TurnFacts:
    """The turn with everything that an answer from memory may rest on; the message is the newest of `talk`."""
    memory, on = services.memory, services.options.memory_on
    before = talk.turns[:-1]
    said = await memory.masked(before)
    users = [said[turn.id][:READ_CHARS] for turn in before if turn.role is Role.USER]
    replies = [said[turn.id] for turn in before if turn.role is Role.ASSISTANT]
    recalled = [line.id for line in recall.history if line.source is Source.MEMORY]
    known = await memory.known(recalled) if on else Known()
    return TurnFacts(
        text=heard.message.text,
        language=language,
        now=services.local_now(),
        today=heard.message.day,
        zone=services.clock.zone(),
        changes=changes,
        masked=heard.masked,
        history=tuple(line for line in recall.history if line.source is not Source.KNOWLEDGE),
        documents=tuple(line for line in recall.history if line.source is Source.KNOWLEDGE),
        mentioned=await _mentioned(memory, heard.message) if on else (),
        looked=not any(note.startswith("recall:") for note in recall.degraded),
        memories=known.active,
        waiting=known.waiting,
        past=known.past,
        today_said=await memory.talks.said_on(heard.message.day, before=heard.message.id),
        asked_before=tuple(reversed(users)),
        last_reply=replies[-1] if replies else "",
        kept=await memory.kept_requests.every() if on else (),
        keeps=on and not heard.message.temporary,
        explained=any(explains_model(text) for text in replies),
    )


async def _mentioned(memory: MemoryManager, message: Message) -> tuple[Line, ...]:
    words = telling_words(normalise(excerpt(message.text)))
    said = await memory.talks.holding(words, MENTIONED, before=message.id) if words else ()
    return tuple(
        Line(one.id, Source.MESSAGE, one.text[:READ_CHARS], one.day, 0, item_ids=(one.id,)) for one in said
    )  # fmt: skip
