"""The writer with a model, measured: what the rules and a model's extraction make of each case together."""

from __future__ import annotations

import asyncio
from pathlib import Path

from assistant.chat_model import ChatModel
from assistant.extraction import ask
from memory.writing.evaluate import Report, known_of, message_of, read_cases, report, written
from memory.writing.scoring import Item, Row, score_case


async def evaluate_with_model(path: Path, model: ChatModel, months: int) -> Report:
    """As `memory.writing.evaluate.evaluate_writing`, one call a case. Raises ModelError."""
    return report([await _scored(case, model, months) for case in read_cases(path)])


async def _scored(case: Item, model: ChatModel, months: int) -> Row:
    answer = await ask(model, [message_of(case)], known_of(case), months)
    return await asyncio.to_thread(lambda: score_case(case, written(case, answer)))
