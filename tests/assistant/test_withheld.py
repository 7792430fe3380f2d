"""What the user does not want kept is not kept: neither on disk nor in memory."""

from __future__ import annotations

from pathlib import Path

import pytest

from assistant.events import LearnedNow
from assistant.offline.model import OfflineModel
from memory.records import WITHHELD, ChangeKind
from tests.assistant.engine_case import opened, reply_of, say
from tests.scripted_model import ScriptedModel


@pytest.mark.parametrize(
    ("said", "secret", "answer"),
    [
        ("这话别记，我下个月要去青海湖", "青海湖", "你说了别记"),
        ("Off the record, I'm moving to Reykjavik", "Reykjavik", "you asked me not to keep it"),
    ],
)
async def test_a_message_that_says_so_is_never_written_down(
    tmp_path: Path, said: str, secret: str, answer: str
) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        events = await say(engine, said)
        assert answer in reply_of(events)
        [learned] = [event for event in events if isinstance(event, LearnedNow)]
        assert [(change.kind, change.rule) for change in learned.changes] == [(ChangeKind.REFUSED, WITHHELD)]
        await say(engine, "我叫小林")
        assert [view.memory.value for view in await engine.memories()] == ["小林"]
        assert not (await engine.status()).temporary
    held = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert "我叫小林".encode() in held
    assert secret.encode() not in held


async def test_the_talk_itself_goes_on_with_it(tmp_path: Path) -> None:
    model = ScriptedModel()
    async with opened(tmp_path, model) as engine:
        await say(engine, "off the record, I'm moving to Reykjavik")
        await say(engine, "what should I pack?")
        assert any("Reykjavik" in str(message) for message in model.sent[-1].messages)


@pytest.mark.parametrize(
    ("told", "wish", "secret"),
    [
        ("我对芒果过敏", "这个别记", "芒果"),
        ("昨天在老王家打牌输了三百块", "这个不用记了", "三百块"),
        ("I'm a nurse", "Don't save that.", "nurse"),
    ],
)
async def test_what_was_said_before_is_let_go(tmp_path: Path, told: str, wish: str, secret: str) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        await say(engine, "我叫小林")
        await say(engine, told)
        events = await say(engine, wish)
        [learned] = [event for event in events if isinstance(event, LearnedNow)]
        assert [change.kind for change in learned.changes] == [ChangeKind.FORGOTTEN]
        assert [view.memory.value for view in await engine.memories()] == ["小林"]
        found = await engine.memory.recall_text(secret)
        assert not [line for line in found.history if secret in line.text]
