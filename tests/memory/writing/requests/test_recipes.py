"""Recipes and tasks: how the user does something, and what he has to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from memory.records import Kind
from memory.writing.evaluate import written
from tests.assistant.engine_case import opened, say
from tests.scripted_model import ScriptedModel

NOW = "2026-11-25T10:05:00+08:00"  # a Wednesday


def stored(text: str) -> list[tuple[object, object, object]]:
    return [(item["kind"], item["content"], item["date"]) for item in written({"now": NOW, "user": text})]


@pytest.mark.parametrize(
    ("text", "content"),
    [
        ("记住我泡普洱的步骤：先温壶，再洗茶，最后出汤。", "用户泡普洱的步骤: 先温壶，再洗茶，最后出汤"),
        ("我修图都是先裁剪，然后调白平衡，再加锐化。", "用户修图都是先裁剪，然后调白平衡，再加锐化"),
        ("记一下我的收尾清单：\n1. 关炉子\n2. 擦台面\n3. 倒垃圾\n谢谢", "用户的收尾清单: 1. 关炉子; 2. 擦台面; 3. 倒垃圾"),
        ("Remember how I clean the lens: blow, brush, then wipe.", "How the user cleans the lens: blow, brush, then wipe"),
        ("I always start with the edges, and then fill in the middle of the puzzle.", "The user always starts with the edges, and then fill in the middle of the puzzle"),
    ],
)  # fmt: skip
def test_a_way_of_doing_something_is_a_recipe(text: str, content: str) -> None:
    assert stored(text) == [(Kind.RECIPE, content, None)]


def test_what_stands_beside_a_recipe_is_read_too() -> None:
    found = stored("我叫魏然。\n记住我发版的流程：\n1. 改版本号\n2. 跑测试\n以后都用中文回答")
    assert [kind for kind, _, _ in found] == [Kind.RECIPE, Kind.FACT, Kind.INSTRUCTION]
    assert stored("翻译：\n记住我的步骤：先洗手，再和面") == []


@pytest.mark.parametrize(
    ("text", "content", "date"),
    [
        ("记得周五前还书。", "用户要2026年11月27日前还书", "2026-11-27"),
        ("提醒我后天下午给植物换盆。", "用户要2026年11月27日下午给植物换盆", "2026-11-27"),
        ("下周一交水电费。", "用户要2026年11月30日交水电费", "2026-11-30"),
        ("Remind me to ring the plumber on Friday.", "The user has to ring the plumber on 2026-11-27", "2026-11-27"),
        ("Pick up the dry cleaning tomorrow.", "The user has to pick up the dry cleaning on 2026-11-26", "2026-11-26"),
    ],
)
def test_an_order_to_oneself_is_a_task(text: str, content: str, date: str) -> None:
    assert stored(text) == [(Kind.TASK, content, date)]


@pytest.mark.parametrize(
    "text",
    ["今天买了一束花给妈妈", "帮我订明天的票", "记得我叫什么吗？", "明天提醒你自己", "Send me the summary tomorrow.",
     "Call me tomorrow.", "Book a table?", "昨天交了房租", "别忘了你的身份"],
)  # fmt: skip
def test_no_task(text: str) -> None:
    assert [kind for kind, _, _ in stored(text) if kind is Kind.TASK] == []


async def test_a_recipe_stands_beside_the_request_it_fits(tmp_path: Path) -> None:
    model = ScriptedModel()
    async with opened(tmp_path, model, extract_every=99) as engine:
        await say(engine, "记住我写周报的流程：先列数据，再写结论，最后写风险。")
        await engine.new_session()
        await say(engine, "帮我写这周的周报")
        sent = "\n".join(str(message.content) for message in model.sent[-1].messages)
        assert "先列数据，再写结论" in sent[sent.index("[history]") :]
