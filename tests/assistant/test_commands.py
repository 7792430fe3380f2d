"""Slash commands: both languages, full-width slash, and what is not a command."""

from __future__ import annotations

from pathlib import Path

import pytest

from assistant.command_list import COMMANDS, find_command, nearest, split_command
from assistant.i18n import has_text
from assistant.offline.model import OfflineModel
from tests.assistant.engine_case import opened, say


@pytest.mark.parametrize(
    ("line", "name", "argument"),
    [
        ("/forget my birthday", "forget", "my birthday"),
        ("／忘记 我的生日", "忘记", "我的生日"),
        ("/记住\u3000我爱喝茶", "记住", "我爱喝茶"),
        ("  /HELP ", "help", ""),
        ("/usr/bin/python is broken", "", ""),
        ("/remember a\nb", "", ""),
        ("no command", "", ""),
        ("/", "", ""),
    ],
)
def test_lines_are_read_as_commands(line: str, name: str, argument: str) -> None:
    assert split_command(line) == (name, argument)


def test_every_command_has_a_chinese_twin_and_its_texts() -> None:
    names = [name for spec in COMMANDS for name in (*spec.names, *spec.chinese)]
    assert len(names) == len(set(names))
    for spec in COMMANDS:
        assert spec.chinese and has_text(spec.help)
        assert not spec.argument or has_text(spec.argument)
        assert all(find_command(name) is spec for name in (*spec.names, *spec.chinese))


def test_the_nearest_name_is_offered() -> None:
    assert nearest("memores") == "memories"
    assert nearest("zzzz") == ""


async def test_commands_change_memory(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        remembered = await engine.command("/记住 我的工位在三楼靠窗")
        assert "三楼靠窗" in remembered.text
        assert len(await engine.memories()) == 1
        assert "三楼" in (await engine.command("／回忆 工位")).text
        assert "三楼" in (await engine.command("/forget 工位")).text
        assert await engine.memories() == ()
        assert await engine.undo()
        assert len(await engine.memories()) == 1


async def test_what_cannot_be_done_gets_one_sentence(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel(), language="en") as engine:
        for line, word in (("/memorie", "/memories"), ("/remember", "/remember"), ("/forget unicorns", "unicorns")):
            reply = await engine.command(line)
            assert word in reply.text and "\n" not in reply.text


async def test_a_new_conversation_keeps_memory(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel(), language="en") as engine:
        await say(engine, "I'm allergic to peanuts")
        opening = await engine.new_session()
        assert opening.messages == ()
        assert len(await engine.memories()) == 1
