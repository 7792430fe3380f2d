"""Learning through a model, whole: what a broken or hostile answer does to memory, and what the user sees of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from assistant.chat_model import Cause, ModelError
from memory.records import ChangeKind, SourceType, Status, WaitingKind
from tests.assistant.engine_case import opened, say
from tests.scripted_model import ScriptedModel

GARBAGE = "<<<{{ not json at all"


def items(*found: dict[str, object]) -> str:
    return json.dumps({"memories": found}, ensure_ascii=False)


def liking(content: str = "用户周末常去岛上写生", quote: str = "周末常去岛上写生") -> dict[str, object]:
    return {"kind": "preference", "slot": "hobby", "content": content, "quote": quote, "value": "写生"}


@pytest.mark.parametrize("answers", [[GARBAGE, GARBAGE], [ModelError(Cause.SERVER, "down", "scripted")]])
async def test_what_could_not_be_read_waits_and_is_shown(tmp_path: Path, answers: list[str | ModelError]) -> None:
    model = ScriptedModel(completions=list(answers))
    async with opened(tmp_path, model, extract_every=1) as engine:
        await say(engine, "嗯，岛上的光线真好，周末常去岛上写生")
        waiting = await engine.waiting()
        assert [(one.kind, one.count) for one in waiting if one.kind is WaitingKind.RETRY] == [(WaitingKind.RETRY, 1)]
        assert (await engine.status()).waiting >= 1


async def test_a_model_notices_once_and_is_believed_at_the_third_mention(tmp_path: Path) -> None:
    model = ScriptedModel()
    async with opened(tmp_path, model, extract_every=1) as engine:
        seen = []
        for text in ("上周末又去岛上写生", "岛上写生真舒服", "这个月三次岛上写生"):
            model.completions.append(items(*[liking("用户常去岛上写生", "岛上写生")] * 300))
            await say(engine, text)
            seen += [row.memory for row in await engine.memories() if "写生" in row.memory.content]
        assert [memory.status for memory in seen] == [Status.CANDIDATE, Status.CANDIDATE, Status.ACTIVE]
        assert len({memory.id for memory in seen}) == 1


async def test_rules_and_model_make_one_record_of_the_same_words(tmp_path: Path) -> None:
    found = {"kind": "fact", "slot": "relationship", "content": "用户的妻子是护士", "quote": "我老婆是护士"}
    model = ScriptedModel(completions=[items(found)])
    async with opened(tmp_path, model, extract_every=1) as engine:
        await say(engine, "我老婆是护士")
        assert [row.memory.content for row in await engine.memories()] == ["用户的老婆是护士"]


async def test_what_was_forgotten_is_not_learnt_again_from_old_words(tmp_path: Path) -> None:
    found = {"kind": "fact", "slot": "allergy", "content": "用户对花生过敏", "quote": "对花生过敏", "value": "花生"}
    model = ScriptedModel(completions=[items(found)])
    async with opened(tmp_path, model, extract_every=2) as engine:
        await say(engine, "我对花生过敏")
        [row] = await engine.memories()
        await engine.forget([row.memory.id])
        await say(engine, "好的")
        assert len(model.completed) == 1
        assert await engine.memories() == ()


async def test_what_a_model_makes_up_is_not_kept_and_the_log_says_why(tmp_path: Path) -> None:
    made_up = [liking(f"用户有{number}幅岛上写生", "岛上写生") for number in range(40, 340)]
    model = ScriptedModel(completions=[items(*made_up, liking("用户是画家", "别人的话"))])
    async with opened(tmp_path, model, extract_every=1) as engine:
        await say(engine, "上周末又去岛上写生")
        assert [row.memory.content for row in await engine.memories() if "幅" in row.memory.content] == []
        log = await engine._services.memory.hands.log(50)
        rules = {line.rule for line, _, _ in log if line.kind is ChangeKind.REFUSED}
        assert {"number", "quote"} <= rules


async def test_a_models_conclusion_waits_and_is_less_sure(tmp_path: Path) -> None:
    model = ScriptedModel(completions=[items(liking("用户热爱岛上写生绘画创作", "岛上写生"))])
    async with opened(tmp_path, model, extract_every=1) as engine:
        await say(engine, "上周末又去岛上写生")
        [memory] = [row.memory for row in await engine.memories() if "绘画" in row.memory.content]
        assert (memory.status, memory.source_type) == (Status.CANDIDATE, SourceType.INFERRED)
        assert memory.confidence == 0.6
