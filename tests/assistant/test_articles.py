"""The articles' journeys: what was told on one day stands in the request of a later one, and not with memory off."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from tests.assistant.engine_case import NOW, opened, say
from tests.scripted_model import ScriptedModel

LEAD_ZH = ["我负责燕鸥项目，留存目标是18%，预算20万", "留存目标改成20%，预算加到50万了"]
LEAD_EN = ["I lead the Tern project. The retention target is 18%. The budget is 200,000.",
           "The retention target is now 20%, and the budget went up to 500,000."]  # fmt: skip
JOURNEYS = [
    ("zh", LEAD_ZH, "这个季度的留存目标和预算是多少？", ["20%", "50万"]),
    ("en", LEAD_EN, "What are the retention target and the budget this quarter?", ["20%", "500,000"]),
    ("zh", ["我对海鲜过敏"], "周末请客户吃饭，帮我想想去哪家", ["海鲜过敏"]),
    ("en", ["I'm allergic to seafood"], "Where should I take a client for dinner?", ["allergic to seafood"]),
    ("zh", ["燕鸥项目只做小程序，不做App"], "燕鸥项目的方案里要写哪些端？", ["只做小程序"]),
    ("en", ["The Tern project is mini-program only, no app."], "Which platforms go into the Tern proposal?", ["mini-program only"]),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told", "asked", "known"), JOURNEYS)
async def test_what_was_told_is_used_days_later_and_only_with_memory_on(
    tmp_path: Path, language: str, told: list[str], asked: str, known: list[str]
) -> None:
    for day, text in enumerate(told):
        async with opened(tmp_path, ScriptedModel(), now=NOW + timedelta(days=day), language=language) as engine:
            await say(engine, text)
    later = NOW + timedelta(days=7)
    for memory_on in (True, False):
        model = ScriptedModel()
        async with opened(tmp_path, model, now=later, language=language, memory_on=memory_on) as engine:
            await say(engine, asked)
        sent = "\n".join(message.content for message in model.sent[0].messages)
        assert [word in sent for word in known] == [memory_on] * len(known), sent
