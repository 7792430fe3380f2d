"""What /today, /day, /profile and /status answer, as Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.day_summary import extractive, talk_only
from assistant.events import Status
from assistant.i18n import text
from assistant.offline.person import spoken
from assistant.services import Services
from memory.days import human_day
from memory.records import Kind, Role
from memory.text import shorten

MOST_SAID = 12
"""Sentences of a day that are listed."""
SAID_CHARS = 80


async def day_report(services: Services, day: str) -> str:
    """A day: its summary, what was learnt on it, what the user said. `day` is an ISO date."""
    memory, language = services.memory, services.language
    said = [message for message in await memory.talks.said_on(day) if message.role is Role.USER]
    active = await memory.active()
    named = human_day(day, memory.today(), language)
    if not said:
        return text("command.day.none", language, day=named)
    summary = await memory.talks.day_summary(day) or extractive(talk_only(said, await memory.onboarding_answers()))
    title = named if named == day else f"{named} · {day}"
    parts = [f"**{title}**", summary] if summary else [f"**{title}**"]
    learnt = [m for m in active if m.day == day]
    parts += _listed("command.day.learnt", [spoken(m.content) for m in learnt], language)
    quotes = [shorten(" ".join(message.text.split()), SAID_CHARS) for message in said]
    parts += _listed("command.day.said", quotes, language)
    return "\n\n".join(parts)


def _listed(code: str, lines: Sequence[str], language: str) -> list[str]:
    if not lines:
        return []
    shown = [f"- {line}" for line in lines[:MOST_SAID]]
    if len(lines) > MOST_SAID:
        shown.append(f"- {text('command.day.more', language, count=len(lines) - MOST_SAID)}")
    return [f"**{text(code, language)}**", "\n".join(shown)]


async def profile_report(services: Services) -> str:
    """What is known about the user, one line an attribute, then the standing instructions; dated."""
    language, today = services.language, services.memory.today()
    held = [memory for memory in await services.memory.active() if memory.in_profile]
    if not held:
        return text("command.profile.none", language)
    ordered = sorted(held, key=lambda memory: memory.kind is Kind.INSTRUCTION)
    return "\n".join(
        f"- {text(f'slot.{memory.slot}', language) if memory.slot else text(f'kind.{memory.kind}', language)}"
        f"{'：' if language == 'zh' else ': '}{spoken(memory.content)} "
        f"({human_day(memory.day, today, language)})"
        for memory in ordered
    )


def status_report(status: Status, language: str) -> str:
    """Model, memory, and what the background costs."""
    lines = (
        text("command.status.model", language, model=status.model),
        text(
            "command.status.memory", language, count=status.memories, index=status.index, embedder=status.embedder
        ),
        text("command.status.window", language, used=status.tokens_used, window=status.window),
        text("command.status.waiting", language, waiting=status.waiting, failed=status.failed),
        text(
            "command.status.background", language, calls=status.background_calls, tokens=status.background_tokens,
            cap=status.background_cap, cost=f"{status.background_cost:.4f}",
        ),
    )  # fmt: skip
    return "\n".join(f"- {line}" for line in lines)
