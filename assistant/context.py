"""Builds what is sent to the model: pure functions from records to text, within the token budget.

Order: system text and [profile] first and stable (prompt caches stay warm), the running summary, the window
of earlier turns, then [history] and the newest message in [current] last.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from assistant.chat_model import ChatMessage
from assistant.events import Block
from assistant.prompts import prompt
from memory.records import Line, Message, Role, Source

_BLOCK_MARK = re.compile(r"\[(/?\s*(?:profile|history|current|summary)\s*)\]", re.IGNORECASE)
_TAG_LIKE = re.compile(r"\[([mp]\d+)\]")
_EMPTY = {"zh": "（空：没有相关的记忆）", "en": "(empty: nothing remembered fits)"}
_DOCUMENT = {"zh": "用户添加的资料", "en": "from a document the user added,"}
_PAST_TALK = {"zh": "对话中说过", "en": "said in a talk"}

Count = Callable[[str], int]
PER_MESSAGE = 4
"""Tokens that a chat format adds to each message (role and separators), OpenAI's own figure."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Tokens that each part may take."""

    window: int
    """The whole request."""
    reply: int
    """Kept free for the answer."""
    profile: int
    history: int


@dataclass(frozen=True, slots=True)
class Context:
    """A request ready to send, and what stands in it."""

    messages: tuple[ChatMessage, ...]
    blocks: tuple[Block, ...]
    tokens: int
    """Of the whole request, as counted here."""
    window_ids: tuple[str, ...]
    """Messages that stand in the window."""
    left_out: tuple[Message, ...]
    """Messages of this session that no longer fit, oldest first."""


def escape(text: str) -> str:
    """One line of quoted data: no line breaks, no block marks, no tags, no closing quote."""
    flat = " ".join(text.split())
    flat = _BLOCK_MARK.sub(r"(\1)", flat)
    return _TAG_LIKE.sub(r"(\1)", flat).replace('"', "”")


def guard_marks(text: str) -> str:
    """A message may not forge or close a block: its own [profile]-like marks become (profile)."""
    return _BLOCK_MARK.sub(r"(\1)", text) if "[" in text else text


def render_line(line: Line, language: str) -> str:
    """One memory line: tag, date, kind where it matters, and the quoted text."""
    mark = f"[{line.tag}] " if line.tag else ""
    kind = ", instruction" if line.kind == "instruction" else ""
    talk = f", {_PAST_TALK[language]}" if line.source is Source.MESSAGE else ""
    if line.source is Source.KNOWLEDGE:
        talk = f', {_DOCUMENT[language]} "{escape(line.title)}"'
    return f'- {mark}{line.date}{kind}{talk}: "{escape(line.text)}"'


def render_block(name: str, lines: Sequence[Line], language: str) -> str:
    """A whole block; an empty one says that it is empty."""
    body = "\n".join(render_line(line, language) for line in lines) or _EMPTY[language]
    return f"[{name}]\n{body}\n[/{name}]"


def system_text(profile: Sequence[Line], summary: str, today: str, language: str) -> str:
    """System message: who Jide is, the date, [profile], and the running summary when there is one."""
    parts = [prompt("system", language), f"Today: {today}", render_block("profile", profile, language)]
    if summary:
        parts.append(f"[summary]\n{guard_marks(summary)}\n[/summary]")
    return "\n\n".join(parts)


def last_message(history: Sequence[Line], text: str, language: str) -> str:
    """The newest user turn with what was recalled for it."""
    return f"{render_block('history', history, language)}\n\n[current]\n{guard_marks(text)}\n[/current]"


def fit_window(turns: Sequence[Message], texts: Sequence[str], room: int, count: Count) -> tuple[list[int], list[int]]:
    """Indexes of the newest turns that fit `room` tokens, and of the older ones that do not; both ascending.

    Whole messages only; an assistant message is never kept without room for the turn it answers being tried.
    """
    kept: list[int] = []
    used = 0
    for index in range(len(turns) - 1, -1, -1):
        cost = count(texts[index]) + PER_MESSAGE
        if used + cost > room:
            break
        used += cost
        kept.append(index)
    kept.reverse()
    while kept and turns[kept[0]].role is not Role.USER:
        kept.pop(0)
    first = kept[0] if kept else len(turns)
    return kept, list(range(first))


def merge_roles(messages: Sequence[ChatMessage]) -> tuple[ChatMessage, ...]:
    """Join neighbours of one role: many chat formats demand that user and assistant alternate."""
    merged: list[ChatMessage] = []
    for message in messages:
        if merged and merged[-1].role == message.role:
            merged[-1] = ChatMessage(message.role, f"{merged[-1].content}\n\n{message.content}")
        else:
            merged.append(message)
    return tuple(merged)


@dataclass(frozen=True, slots=True)
class ContextInput:
    """Everything that one request is made of."""

    text: str
    """The newest user turn, as the model may see it."""
    profile: tuple[Line, ...]
    history: tuple[Line, ...]
    turns: tuple[Message, ...]
    """Earlier messages of this session after the running summary, oldest first."""
    texts: tuple[str, ...]
    """Their texts as they may be sent (forgotten words masked), same length as `turns`."""
    summary: str
    today: str
    language: str
    extra: str = ""
    """Text handed in beside the talk (a pipe): shown to the model as data, never learnt from."""


def assemble(given: ContextInput, budget: Budget, count: Count) -> Context:
    """Build the request. The system text and the newest user turn always stay; older turns go first."""
    system = system_text(given.profile, given.summary, given.today, given.language)
    text = f"{given.text}\n\n<<<\n{given.extra}\n>>>" if given.extra else given.text
    last = last_message(given.history, text, given.language)
    fixed = count(system) + count(last) + 2 * PER_MESSAGE
    room = max(0, budget.window - budget.reply - fixed)
    kept, left = fit_window(given.turns, given.texts, room, count)
    window = [ChatMessage(given.turns[i].role.value, guard_marks(given.texts[i])) for i in kept]
    messages = merge_roles([*window, ChatMessage("user", last)])
    window_tokens = sum(count(message.content) + PER_MESSAGE for message in window)
    blocks = (
        _block("profile", given.profile, budget.profile, given.language, count),
        _block("history", given.history, budget.history, given.language, count),
        _current_block(given, kept, window_tokens, count, budget),
    )
    return Context(
        messages=(ChatMessage("system", system), *messages),
        blocks=blocks,
        tokens=fixed + window_tokens,
        window_ids=tuple(given.turns[i].id for i in kept),
        left_out=tuple(given.turns[i] for i in left),
    )


def _block(name: str, lines: tuple[Line, ...], budget: int, language: str, count: Count) -> Block:
    tokens = sum(count(render_line(line, language)) for line in lines)
    return Block(name, lines, tokens, budget)


def _current_block(given: ContextInput, kept: list[int], window_tokens: int, count: Count, budget: Budget) -> Block:
    own = count(given.text)
    lines = []
    if given.summary:
        tokens = count(given.summary)
        lines.append(Line("summary", Source.SUMMARY, given.summary, given.today, tokens))
    if kept:
        first = given.turns[kept[0]]
        text = f"{len(kept)} × …"
        lines.append(
            Line(
                "window",
                Source.MESSAGE,
                text,
                first.day,
                window_tokens,
                item_ids=tuple(given.turns[i].id for i in kept),
            )
        )
    lines.append(Line("message", Source.MESSAGE, given.text, given.today, own))
    return Block("current", tuple(lines), own + window_tokens, max(0, budget.window - budget.reply))


def as_text(messages: Sequence[ChatMessage]) -> str:
    """The request as one readable text, for /why."""
    return "\n\n".join(f"--- {message.role} ---\n{message.content}" for message in messages)
