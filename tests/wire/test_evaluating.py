"""`jide eval writing --model M` over the wire: each case asks the model once, and its items are held to the words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from assistant.gateway.litellm_model import LitellmModel
from assistant.gateway.options import ModelOptions
from assistant.writing_evaluation import evaluate_with_model
from tests.wire.recorded import Recorded
from tests.wire.replies import Answer
from tests.wire.server import ScriptedServer

pytestmark = pytest.mark.timeout(120)
NOW = "2026-11-25T10:00:00+08:00"


def case(number: str, user: str, *must: str) -> str:
    expect = [{"slot": None, "kind": "fact", "must_contain": [word], "date": None, "replaces": None} for word in must]
    return json.dumps({"id": number, "now": NOW, "user": user, "expect": expect}, ensure_ascii=False)


def scripted(request: Recorded) -> Answer:
    """A model that notices one thing that is there, one of somebody else, and one of nobody."""
    quotes = {"香樟木": "香樟木的味道一闻就心安", "桑树": "老李家门口有桑树"}
    found = [
        {"kind": "preference", "content": f"用户喜欢{word}", "quote": quote, "should_remember": True}
        for word, quote in quotes.items()
        if quote in request.last_user
    ]
    found.append({"kind": "fact", "content": "用户住在火星", "quote": "火星", "should_remember": True})
    return Answer(json.dumps({"memories": found}, ensure_ascii=False))


async def test_rules_and_model_are_measured_together(tmp_path: Path) -> None:
    file = tmp_path / "cases.jsonl"
    lines = (
        case("a", "香樟木的味道一闻就心安", "香樟木"),
        case("b", "同事老李家门口有桑树"),
        case("c", "我叫林知夏", "林知夏"),
    )
    file.write_text("\n".join(lines), encoding="utf-8")
    async with ScriptedServer(default=scripted) as server:
        model = LitellmModel(ModelOptions("openai/scripted", server.base_url))
        report = await evaluate_with_model(file, model, 3)
        assert len(server.requests) == 3
    assert (report["n"], report["recall"], report["cases_passed"], report["failures"]) == (3, 1.0, 1.0, [])
